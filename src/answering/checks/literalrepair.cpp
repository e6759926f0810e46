// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/literalrepair.h"

#include "base/editdistance.h"
#include "base/text.h"
#include "retrieval/tokens.h"
#include "sqlite/database.h"

#include <algorithm>
#include <cctype>

namespace tripletalk::answering::checks {

using induction::ColumnRole;
using induction::Table;
using induction::TableKind;
using retrieval::LinkKind;
using retrieval::ValueEntry;
using retrieval::ValueLink;
using sqlite::quoteText;

namespace {

constexpr std::size_t mostTexts = 12;  ///< of one query
constexpr int looked = 30;             ///< entries of the index, of all columns together
constexpr std::size_t shownValues = 5;
constexpr std::int64_t mostSamples = 12;  ///< with no more values a column's samples are all
constexpr std::size_t shownBytes = 100;
constexpr double sureScore = 0.75;
constexpr double sureLead = 0.1;

std::string shown(const std::string& value) {
    return text::elide(text::collapseWhitespace(value), shownBytes);
}

/// All numbers in a text, in order: "X3 20d" is not "X5 20d" however near the two are.
std::vector<std::string> numbersIn(const std::string& text) {
    std::vector<std::string> numbers;
    for (const auto& token : retrieval::tokens(text))
        if (token.text.front() >= '0' && token.text.front() <= '9') numbers.push_back(token.text);
    std::ranges::sort(numbers);
    return numbers;
}

/// Whether two words are the same but for one slip. A word alone may only have it inside: first
/// letters and endings tell names apart (Gambia, Zambia; Niger, Nigeria).
bool isSlip(const std::string& a, const std::string& b, bool alone) {
    const auto wide = retrieval::decode(a);
    const auto other = retrieval::decode(b);
    const std::size_t least = alone ? 5 : 3;
    return wide.size() >= least && other.size() >= least && wide.front() == other.front() &&
           (!alone || wide.back() == other.back()) && editDistance(wide, other, 1) <= 1;
}

/// Whether each word of the text is one of the name's, but for slips.
bool isSpeltSo(const std::string& text, const std::string& name) {
    const auto words = retrieval::tokens(name);
    const auto isIn = [&](const retrieval::Token& token) {
        return std::ranges::find(words, token.text, &retrieval::Token::text) != words.end();
    };
    const auto given = retrieval::tokens(text);
    const bool alone = std::ranges::none_of(
        given, [&](const retrieval::Token& token) { return !token.stop && isIn(token); });
    return std::ranges::all_of(given, [&](const retrieval::Token& token) {
        return token.stop || isIn(token) ||
               std::ranges::any_of(words, [&](const retrieval::Token& word) {
                   return isSlip(token.text, word.text, alone);
               });
    });
}

/// What a column holds of an entry of the index, or nothing if it is of another column.
std::optional<NearValue> asValue(const Ground& ground, const ColumnUse& use,
                                 const ValueLink& link) {
    const ValueEntry& entry = link.entry;
    const Table* of = ground.schema.table(entry.table);
    if (!of) return std::nullopt;
    const bool guessed = link.how == "typo" || link.how == "prefix" || link.how == "shortened" ||
                         link.how == "initials";
    if (entry.kind == LinkKind::Value) {
        if (!sameRows(*of, *use.table) || entry.column != use.column->name) return std::nullopt;
        return NearValue{entry.text, {}, link.score, guessed};
    }
    if (entry.kind != LinkKind::Entity) return std::nullopt;
    const auto& target = use.column->target.empty() ? use.column->references : use.column->target;
    const Table* meant = use.is(ColumnRole::ForeignKey) ? ground.schema.table(target) : use.table;
    if (!meant || (meant->kind != TableKind::Entities && !sameRows(*of, *meant)))
        return std::nullopt;
    if (use.is(ColumnRole::Label)) return NearValue{entry.label, {}, link.score, guessed};
    if (use.is(ColumnRole::Key) || use.is(ColumnRole::ForeignKey))
        return NearValue{entry.key, entry.label, link.score, guessed};
    return std::nullopt;
}

/// The value in the spelling that the functions around the column give it.
std::string spelt(const SqlQuery& query, Span lhs, std::string value) {
    for (std::size_t i = lhs.last; i-- > lhs.first;) {
        if (query.key(i) == "lower") value = text::toLower(value);
        if (query.key(i) == "upper") value = text::toUpper(value);
        if (query.key(i) == "fold") value = text::fold(value);
    }
    return value;
}

/// The condition that a column has a word. Numbers and letters alone have to stand alone: "h" is in
/// every other name.
std::string hasWord(const std::string& lhs, const std::string& word) {
    const auto all = [&](auto is) {
        return std::ranges::all_of(word, [&](unsigned char c) { return is(c) != 0; });
    };
    const bool isNumber = all([](int c) { return std::isdigit(c); });
    const bool isShort = word.size() <= 2 && all([](int c) { return c < 128 && std::isalpha(c); });
    if (!isNumber && !isShort) return "FOLD(" + lhs + ") LIKE " + quoteText("%" + word + "%");
    const std::string other = isNumber ? "[^0-9]" : "[^a-z]";
    return "FOLD(" + lhs + ") REGEXP " +
           quoteText("(^|" + other + ")" + word + "(" + other + "|$)");
}

Finding finding(const char* kind, const ColumnUse& column, const std::string& before) {
    Finding made;
    made.kind = kind;
    made.data = {{"table", column.table->name}, {"column", column.column->name}, {"text", before}};
    return made;
}

Finding repairedFinding(const ColumnUse& column, const std::string& before,
                        const std::string& after, const std::string& name = {}) {
    Finding made = finding("repaired", column, before);
    made.data = {{"table", column.table->name},
                 {"column", column.column->name},
                 {"before", before},
                 {"after", after}};
    made.forModel = "The query compared " + column.name() + " with " + quoteText(shown(before)) +
                    ", which matches nothing; it was run with the value below instead.";
    made.values = {shown(after) + (name.empty() ? "" : " (" + shown(name) + ")")};
    made.forPerson =
        "“" + shown(before) + "” was read as “" + shown(name.empty() ? after : name) + "”.";
    return made;
}

}  // namespace

struct LiteralRepair::Work {
    SqlQuery query;
    ColumnFinder columns;
    Probe probe;
    std::vector<std::pair<Span, std::string>> changes = {};
    std::vector<Finding> findings = {};

    Work(SqlQuery given, const Ground& ground, const CancelToken& cancel)
        : query(std::move(given)), columns(query, ground.schema), probe(ground.sandbox, cancel) {}

    /// Whether some row of the column's table has it. The alias is kept: the condition may name it.
    [[nodiscard]] std::optional<bool> matches(const ColumnUse& column,
                                              const std::string& condition) const {
        return probe.any("SELECT 1 FROM " + sqlite::quoteIdentifier(column.table->name) + " AS " +
                         sqlite::quoteIdentifier(column.alias) + " WHERE " + condition +
                         " LIMIT 1");
    }
};

std::vector<NearValue> LiteralRepair::nearest(const ColumnUse& column,
                                              const std::string& text) const {
    std::vector<NearValue> values;
    const auto links = m_ground.values.nearest(text, looked);
    if (!links) return values;
    for (const ValueLink& link : *links) {
        auto value = asValue(m_ground, column, link);
        if (value && std::ranges::find(values, value->value, &NearValue::value) == values.end())
            values.push_back(std::move(*value));
    }
    return values;
}

std::vector<std::string> LiteralRepair::nearestLines(const ColumnUse& column,
                                                     const std::string& text) const {
    std::vector<std::string> lines;
    for (const NearValue& near : nearest(column, text)) {
        if (lines.size() == shownValues) break;
        if (near.value == text) continue;
        lines.push_back(column.name() + " = " + quoteText(shown(near.value)) +
                        (near.shown.empty() ? "" : " (" + shown(near.shown) + ")"));
    }
    if (lines.empty() && column.column->distinct <= mostSamples)
        for (const std::string& value : column.column->samples)
            lines.push_back(column.name() + " = " + quoteText(shown(value)));
    const auto links = m_ground.values.nearest(text, looked);
    if (!links) return lines;
    std::size_t elsewhere = 0;
    for (const ValueLink& link : *links) {
        const ValueEntry& entry = link.entry;
        if (asValue(m_ground, column, link) || link.score < 0.6 || elsewhere == 3) continue;
        std::string line;
        if (entry.kind == LinkKind::Entity)
            line = entry.table + " with key " + quoteText(shown(entry.key)) + " (" +
                   shown(entry.label) + ")";
        if (entry.kind == LinkKind::Value)
            line = entry.table + "." + entry.column + " = " + quoteText(shown(entry.text));
        if (line.empty() || std::ranges::find(lines, line) != lines.end()) continue;
        lines.push_back(std::move(line));
        ++elsewhere;
    }
    return lines;
}

/// The same entity by another of its names: its label where the key stands, its key or IRI where
/// the label does.
std::vector<NearValue> LiteralRepair::namesake(const ColumnUse& column,
                                               const std::string& text) const {
    const bool isKey = column.is(ColumnRole::Key) || column.is(ColumnRole::ForeignKey);
    if (!isKey && !column.is(ColumnRole::Label)) return {};
    auto entity = m_ground.entities.byIri(text);
    if (entity && !*entity && !isKey) entity = m_ground.entities.byKey(text);
    if (!entity || !*entity) return {};
    return {{isKey ? (*entity)->key : (*entity)->label, isKey ? (*entity)->label : "", 1.0}};
}

const NearValue* LiteralRepair::sure(const std::vector<NearValue>& near,
                                     const std::string& text) const {
    if (near.empty() || near.front().score < sureScore) return nullptr;
    if (near.size() > 1 && near[1].score > near.front().score - sureLead) return nullptr;
    const std::string& name = near.front().shown.empty() ? near.front().value : near.front().shown;
    if (numbersIn(name) != numbersIn(text)) return nullptr;
    if (near.front().guessed && !isSpeltSo(text, name)) return nullptr;
    // What is called so elsewhere, and better, is what was meant, in the wrong column.
    const auto links = m_ground.values.nearest(text, 1);
    const bool isBeaten =
        links && !links->empty() && links->front().score > near.front().score + sureLead;
    return isBeaten ? nullptr : &near.front();
}

void LiteralRepair::mendPattern(Work& work, const TextComparison& comparison,
                                const ColumnUse& column) const {
    const std::string pattern = work.query.textValue(comparison.literal);
    std::string bare = pattern;
    std::ranges::replace(bare, '%', ' ');
    std::ranges::replace(bare, '_', ' ');
    bare = text::collapseWhitespace(bare);
    const std::string lhs = work.query.text(comparison.lhs);
    const Span whole{comparison.lhs.first, comparison.literal + 1};
    const auto words = retrieval::tokens(bare);
    if (words.empty() || comparison.negated) return;

    std::vector<std::string> parts;
    for (const auto& word : words) parts.push_back(hasWord(lhs, word.text));
    std::vector<std::string> tries = {"FOLD(" + lhs + ") LIKE " + quoteText(text::fold(pattern))};
    if (words.size() > 1) tries.push_back("(" + text::join(parts, " AND ") + ")");
    for (const std::string& condition : tries) {
        if (!work.matches(column, condition).value_or(false)) continue;
        work.changes.emplace_back(whole, condition);
        Finding made = repairedFinding(column, pattern, condition);
        made.values.clear();
        made.forModel = "The query compared " + column.name() + " with the pattern " +
                        quoteText(shown(pattern)) + ", which matches nothing; it was run with " +
                        condition + " instead.";
        made.forPerson = "“" + shown(bare) + "” was looked for by its words, in any order.";
        work.findings.push_back(std::move(made));
        return;
    }
    const auto near = nearest(column, bare);
    const NearValue* best = sure(near, bare);
    if (best && work.matches(column, lhs + " = " +
                                         quoteText(spelt(work.query, comparison.lhs, best->value)))
                    .value_or(false)) {
        const std::string value = spelt(work.query, comparison.lhs, best->value);
        work.changes.emplace_back(whole, lhs + " = " + quoteText(value));
        work.findings.push_back(repairedFinding(column, pattern, value, best->shown));
        return;
    }
    Finding made = finding("unknown_value", column, bare);
    made.sendBack = true;
    made.forModel = "No " + column.name() + " is like " + quoteText(shown(pattern)) + ".";
    made.values = nearestLines(column, bare);
    if (!made.values.empty()) made.forModel += " The nearest real values:";
    made.forPerson = "Nothing is called “" + shown(bare) + "”.";
    work.findings.push_back(std::move(made));
}

void LiteralRepair::mend(Work& work, const TextComparison& comparison) const {
    const auto column = work.columns.find(comparison.select, comparison.core, comparison.lhs);
    if (!column || column->column->type != "TEXT") return;
    const std::string text = work.query.textValue(comparison.literal);
    const std::string lhs = work.query.text(comparison.lhs);
    const bool isPattern = comparison.op == "like";
    const auto op = isPattern ? " LIKE " : " = ";
    if (text.empty() || text::fold(text) == "null" ||
        work.matches(*column, lhs + op + quoteText(text)).value_or(true))
        return;
    if (isPattern && text.find_first_of("%_") != std::string::npos)
        return mendPattern(work, comparison, *column);

    const auto named = namesake(*column, text);
    const auto near = named.empty() ? nearest(*column, text) : named;
    if (const NearValue* best = named.empty() ? sure(near, text) : &named.front()) {
        const std::string value = spelt(work.query, comparison.lhs, best->value);
        if (work.matches(*column, lhs + " = " + quoteText(value)).value_or(false)) {
            work.changes.emplace_back(Span{comparison.literal, comparison.literal + 1},
                                      quoteText(value));
            work.findings.push_back(repairedFinding(*column, text, value, best->shown));
            return;
        }
    }
    Finding made = finding("unknown_value", *column, text);
    made.sendBack = !comparison.negated;
    made.forModel = "No row has " + column->name() + " = " + quoteText(shown(text)) + ".";
    made.values = nearestLines(*column, text);
    if (!made.values.empty()) made.forModel += " The nearest real values:";
    made.forPerson = "Nothing is called “" + shown(text) + "”.";
    work.findings.push_back(std::move(made));
}

Repaired LiteralRepair::repair(const std::string& sql, const CancelToken& cancel) const {
    Repaired repaired{sql};
    auto query = SqlQuery::read(sql);
    // What SQLite would refuse is better explained by its own error.
    if (!query || query->comparisons().empty() || !m_ground.sandbox.check(sql)) return repaired;
    Work work(std::move(*query), m_ground, cancel);
    std::size_t texts = 0;
    for (const TextComparison& comparison : work.query.comparisons())
        if (++texts <= mostTexts) mend(work, comparison);
    repaired.findings = std::move(work.findings);
    if (work.changes.empty()) return repaired;
    std::string mended = work.query.with(work.changes);
    if (m_ground.sandbox.check(mended)) {
        repaired.sql = std::move(mended);
    } else {
        std::erase_if(repaired.findings, [](const Finding& f) { return f.kind == "repaired"; });
    }
    return repaired;
}

}  // namespace tripletalk::answering::checks
