// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/answercomparison.h"

#include "base/text.h"
#include "rdf/termtext.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

namespace tripletalk::sparql {

namespace {

using Row = std::vector<Binding>;
using Rows = std::vector<Row>;
using Names = std::map<std::string, std::string>;

constexpr int mostSteps = 200'000;  // of looking for blank nodes that stand for each other

bool isInexact(const std::string& datatype) {
    const std::string xsd(rdf::vocabulary::xsd);
    return datatype == xsd + "decimal" || datatype == xsd + "double" || datatype == xsd + "float";
}

/// A cell without the labels of blank nodes, of which `colours` tells what is known.
std::string keyOf(const Binding& cell, const Names& colours, bool byValue) {
    if (!cell) return "unbound";
    if (cell->isBlank()) {
        const auto colour = colours.find(cell->lexical);
        return "_:" + (colour == colours.end() ? "" : colour->second);
    }
    double value = 0;
    if (byValue && isInexact(cell->datatype) && text::parseNumber(cell->lexical, value)) {
        char digits[40];
        std::snprintf(digits, sizeof digits, "%.12g", value);
        return std::string(digits) + "^^" + cell->datatype;
    }
    return rdf::toText(*cell);
}

std::string keyOf(const Row& row, const Names& colours, bool byValue) {
    std::string all;
    for (const Binding& cell : row) all += keyOf(cell, colours, byValue) + "\t";
    return all;
}

/// What is said about each blank node, what is said about those that are named with it, and so on.
Names coloursOf(const Rows& rows, bool byValue) {
    Names colours;
    for (int round = 0; round < 5; ++round) {
        std::map<std::string, std::vector<std::string>> said;
        for (const Row& row : rows)
            for (std::size_t i = 0; i < row.size(); ++i)
                if (row[i] && row[i]->isBlank())
                    said[row[i]->lexical].push_back(std::to_string(i) + " " +
                                                    keyOf(row, colours, byValue));
        Names next;
        for (auto& [label, texts] : said) {
            std::ranges::sort(texts);
            next[label] = std::to_string(std::hash<std::string>{}(text::join(texts, "\n")));
        }
        colours = std::move(next);
    }
    return colours;
}

std::vector<std::string> keysOf(const Rows& rows, bool byValue) {
    const Names colours = coloursOf(rows, byValue);
    std::vector<std::string> keys;
    for (const Row& row : rows) keys.push_back(keyOf(row, colours, byValue));
    return keys;
}

/// Looks for blank nodes of one side that stand for those of the other, one to one, so that the
/// rows are the same.
class BlankPairs {
  public:
    BlankPairs(const Rows& actual, const std::vector<std::string>& actualKeys, const Rows& expected,
               const std::vector<std::string>& expectedKeys)
        : m_actual(actual), m_used(actual.size()) {
        for (std::size_t i = 0; i < actual.size(); ++i) m_byKey[actualKeys[i]].push_back(i);
        for (std::size_t i = 0; i < expected.size(); ++i)
            if (hasBlank(expected[i])) m_left.push_back({&expected[i], &m_byKey[expectedKeys[i]]});
    }

    bool exist() { return match(0); }

  private:
    struct Choice {
        const Row* row;
        const std::vector<std::size_t>* candidates;
    };

    static bool hasBlank(const Row& row) {
        return std::ranges::any_of(row,
                                   [](const Binding& cell) { return cell && cell->isBlank(); });
    }

    bool match(std::size_t next) {
        if (next == m_left.size()) return true;
        for (const std::size_t candidate : *m_left[next].candidates) {
            if (m_used[candidate] || ++m_steps > mostSteps) continue;
            const Names there = m_there;
            const Names back = m_back;
            m_used[candidate] = true;
            if (pair(*m_left[next].row, m_actual[candidate]) && match(next + 1)) return true;
            m_used[candidate] = false;
            m_there = there;
            m_back = back;
        }
        return false;
    }

    bool pair(const Row& expected, const Row& actual) {
        for (std::size_t i = 0; i < expected.size(); ++i) {
            if (!expected[i] || !expected[i]->isBlank()) continue;
            const std::string& a = expected[i]->lexical;
            const std::string& b = actual[i]->lexical;
            if (m_there.emplace(a, b).first->second != b) return false;
            if (m_back.emplace(b, a).first->second != a) return false;
        }
        return true;
    }

    const Rows& m_actual;
    std::map<std::string, std::vector<std::size_t>> m_byKey;
    std::vector<Choice> m_left;
    std::vector<bool> m_used;
    Names m_there;
    Names m_back;
    int m_steps = 0;
};

std::map<std::string, int> counted(const std::vector<std::string>& keys) {
    std::map<std::string, int> counts;
    for (const std::string& key : keys) ++counts[key];
    return counts;
}

std::string differenceOfCounts(const std::vector<std::string>& actual,
                               const std::vector<std::string>& expected, bool lax) {
    auto are = counted(actual);
    for (const auto& [key, should] : counted(expected)) {
        const int is = are[key];
        if (lax ? is < 1 || is > should : is != should)
            return std::to_string(is) + " times instead of " + std::to_string(should) + ": " + key;
        are.erase(key);
    }
    for (const auto& [key, is] : are)
        if (is > 0) return "not expected: " + key;
    return "";
}

/// The rows with only some columns.
Rows project(const Rows& rows, const std::vector<std::size_t>& columns) {
    Rows all;
    for (const Row& row : rows) {
        Row some;
        for (const std::size_t column : columns) some.push_back(row[column]);
        all.push_back(std::move(some));
    }
    return all;
}

std::string differenceOfOrder(const QueryAnswer& actual, const QueryAnswer& expected,
                              const Comparison& comparison) {
    std::vector<std::size_t> columns;
    for (const std::string& name : comparison.orderedBy) {
        const auto place = std::ranges::find(expected.variables, name);
        if (place == expected.variables.end()) break;
        columns.push_back(static_cast<std::size_t>(place - expected.variables.begin()));
    }
    if (columns.empty()) return "";
    const auto are = project(actual.rows, columns);
    const auto should = project(expected.rows, columns);
    for (std::size_t i = 0; i < are.size(); ++i) {
        const std::string is = keyOf(are[i], {}, comparison.byValue);
        const std::string key = keyOf(should[i], {}, comparison.byValue);
        if (is != key)
            return "place " + std::to_string(i + 1) + " has " + is + " instead of " + key;
    }
    return "";
}

std::string differenceOfRows(const Rows& actual, const Rows& expected,
                             const Comparison& comparison) {
    const auto are = keysOf(actual, comparison.byValue);
    const auto should = keysOf(expected, comparison.byValue);
    if (std::string found = differenceOfCounts(are, should, comparison.lax); !found.empty())
        return found;
    if (!comparison.lax && !BlankPairs(actual, are, expected, should).exist())
        return "blank nodes that do not stand for each other";
    return "";
}

Rows rowsOf(const std::vector<Triple>& triples) {
    Rows rows;
    for (const Triple& triple : triples)
        rows.push_back({triple.subject, triple.predicate, triple.object});
    return rows;
}

/// The answer with its columns in the order of `variables`, which are the same in any order.
QueryAnswer reordered(const QueryAnswer& answer, const std::vector<std::string>& variables) {
    std::vector<std::size_t> columns;
    for (const std::string& name : variables)
        columns.push_back(static_cast<std::size_t>(std::ranges::find(answer.variables, name) -
                                                   answer.variables.begin()));
    QueryAnswer sorted = answer;
    sorted.variables = variables;
    sorted.rows = project(answer.rows, columns);
    return sorted;
}

}  // namespace

std::string differenceOf(const QueryAnswer& actual, const QueryAnswer& expected,
                         const Comparison& comparison) {
    const bool triples = expected.form == QueryForm::Construct;
    if (actual.form != expected.form && !(triples && actual.form == QueryForm::Describe))
        return "another form of answer";
    if (expected.form == QueryForm::Ask)
        return actual.truth == expected.truth ? "" : "the opposite truth";
    if (triples)
        return differenceOfRows(rowsOf(actual.triples), rowsOf(expected.triples), comparison);
    using Set = std::set<std::string>;
    if (Set(actual.variables.begin(), actual.variables.end()) !=
        Set(expected.variables.begin(), expected.variables.end()))
        return "the variables " + text::join(actual.variables, " ") + " instead of " +
               text::join(expected.variables, " ");
    const QueryAnswer sorted = reordered(actual, expected.variables);
    if (std::string found = differenceOfRows(sorted.rows, expected.rows, comparison);
        !found.empty())
        return found;
    return comparison.ordered ? differenceOfOrder(sorted, expected, comparison) : "";
}

}  // namespace tripletalk::sparql
