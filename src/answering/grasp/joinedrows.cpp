// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/joinedrows.h"

#include "base/text.h"
#include "sparql/parser/serialiser.h"

#include <algorithm>
#include <map>
#include <set>

namespace tripletalk::answering::grasp {

namespace {

using sparql::Binding;

Result<std::size_t> columnOf(const JoinSide& side, const char* which) {
    const auto& variables = side.answer.variables;
    const auto found = std::ranges::find(variables, side.on);
    if (found != variables.end()) return static_cast<std::size_t>(found - variables.begin());
    return Error{ErrorKind::Usage,
                 Sentence::verbatim("The " + std::string(which) + " query has no variable ?" +
                                    side.on + "; it has " + text::join(variables, ", ") + ".")};
}

/// Empty for what can be compared with nothing.
std::string keyOf(const Binding& cell, JoinBy by) {
    if (!cell || cell->isBlank()) return {};
    if (by == JoinBy::Label) return cell->isIri() ? std::string() : text::fold(cell->lexical);
    return cell->isIri() ? cell->lexical : std::string();
}

/// As VALUES takes it: blank nodes are of their query alone.
std::string written(const Binding& cell) {
    return cell && !cell->isBlank() ? sparql::toText(*cell, sparql::Prefixes()) : "UNDEF";
}

}  // namespace

Result<JoinedRows> joinedRows(const JoinSide& first, const JoinSide& second, JoinBy by) {
    const auto left = columnOf(first, "first");
    if (!left) return left.error();
    const auto right = columnOf(second, "second");
    if (!right) return right.error();
    std::map<std::string, std::set<std::string>> keys;  // -> terms of the second, as written
    for (const auto& row : second.answer.rows)
        if (const std::string key = keyOf(row[*right], by); !key.empty())
            keys[key].insert(written(row[*right]));

    JoinedRows joined;
    std::vector<std::size_t> columns;
    std::string head = "?" + second.on;
    for (std::size_t i = 0; i < first.answer.variables.size(); ++i) {
        // By IRI both sides have the same one; it is there once if both call it the same.
        if (by == JoinBy::Iri && i == *left && first.on == second.on) continue;
        std::string name = first.answer.variables[i];
        while (std::ranges::count(second.answer.variables, name) > 0) name += "_1";
        head += " ?" + name;
        columns.push_back(i);
        joined.variables.push_back(std::move(name));
    }
    std::string values;
    std::set<std::string> met;
    for (const auto& row : first.answer.rows) {
        const std::string key = keyOf(row[*left], by);
        met.insert(key);
        const auto matching = keys.find(key);
        if (matching == keys.end()) {
            ++joined.lonelyFirst;
            continue;
        }
        for (const std::string& term : matching->second) {
            joined.truncated = joined.matches == mostMatches;
            if (joined.truncated) break;
            ++joined.matches;
            values += "(" + term;
            for (const std::size_t column : columns) values += " " + written(row[column]);
            values += ")\n";
        }
    }
    joined.lonelySecond =
        static_cast<std::size_t>(std::ranges::count_if(second.answer.rows, [&](const auto& row) {
            const std::string key = keyOf(row[*right], by);
            return key.empty() || !met.contains(key);
        }));
    joined.variables.insert(joined.variables.end(), second.answer.variables.begin(),
                            second.answer.variables.end());
    joined.pattern = "VALUES (" + head + ") {\n" + values + "}\n{ " + second.query + " }";
    return joined;
}

}  // namespace tripletalk::answering::grasp
