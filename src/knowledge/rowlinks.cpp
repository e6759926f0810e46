// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/rowlinks.h"

#include "base/ascii.h"
#include "base/text.h"
#include "retrieval/tokens.h"

#include <algorithm>
#include <set>

namespace tripletalk::knowledge {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using retrieval::LinkKind;
using retrieval::ValueEntry;
using retrieval::ValueLink;
using sqlite::quoteIdentifier;

namespace {

constexpr double tieTolerance = 0.03;   ///< as the value index has it
constexpr double withoutContext = 0.9;  ///< for candidates whose row lacks words of the text
constexpr std::size_t longestDetail = 80;
constexpr std::size_t mostPairs = 8;           ///< looked for in a text
constexpr std::int64_t mostRowsRead = 20'000;  ///< labels have an index, other columns do not

bool isData(const ValueLink& link) {
    return link.entry.kind == LinkKind::Entity || link.entry.kind == LinkKind::Value;
}

using ascii::hasDigit;

/// The links of each mention that are as good as its best one, where there are several entities.
std::vector<std::vector<ValueLink*>> equalOnes(std::vector<ValueLink>& links) {
    std::map<std::pair<std::size_t, std::size_t>, std::vector<ValueLink*>> mentions;
    for (ValueLink& link : links)
        if (isData(link)) mentions[{link.begin, link.end}].push_back(&link);
    std::vector<std::vector<ValueLink*>> found;
    for (auto& [place, all] : mentions) {
        double best = 0;
        for (const ValueLink* link : all) best = std::max(best, link->score);
        std::erase_if(all,
                      [&](const ValueLink* link) { return link->score < best - tieTolerance; });
        if (all.size() > 1) found.push_back(std::move(all));
    }
    return found;
}

/// The content words of a text outside one stretch.
std::set<std::string> wordsOutside(std::string_view text, std::size_t begin, std::size_t end) {
    std::set<std::string> words;
    for (const auto& token : retrieval::tokens(text))
        if (!token.stop && token.text.size() > 1 && (token.end <= begin || token.begin >= end))
            words.insert(token.text);
    return words;
}

bool onlyFunctionWords(std::string_view text) {
    return std::ranges::all_of(retrieval::tokens(text), &retrieval::Token::stop);
}

}  // namespace

Result<void> RowLinks::settle(std::string_view text, std::vector<ValueLink>& links) {
    if (auto done = addPairs(text, links); !done) return done;
    for (const Group& equal : equalOnes(links)) {
        auto rows = rowsOf(equal);
        if (!rows) return rows.error();
        if (auto done = prefer(text, equal, *rows); !done) return done;
        tellApart(equal, *rows);
    }
    std::ranges::stable_sort(links, [](const ValueLink& a, const ValueLink& b) {
        if (a.begin != b.begin) return a.begin < b.begin;
        if (a.end != b.end) return a.end > b.end;
        return a.score > b.score;
    });
    return {};
}

Result<void> RowLinks::addPairs(std::string_view text, Links& links) {
    Links added;
    std::set<std::string> pairs;  // many entities may have one label
    for (const ValueLink& a : links) {
        for (const ValueLink& b : links) {
            const bool inOrder = isData(a) && isData(b) && a.end <= b.begin;
            if (!inOrder || a.entry.table != b.entry.table || a.entry.column == b.entry.column ||
                !(hasDigit(a.entry.text) || hasDigit(b.entry.text)) ||
                !onlyFunctionWords(text.substr(a.end, b.begin - a.end)))
                continue;
            const std::string pair = a.entry.table + '\n' + a.entry.column + '\n' + a.entry.text +
                                     '\n' + b.entry.column + '\n' + b.entry.text;
            if (pairs.size() == mostPairs || !pairs.insert(pair).second) continue;
            if (auto done = addPair(a, b, added); !done) return done;
        }
    }
    for (ValueLink& link : added) links.push_back(std::move(link));
    return {};
}

/// Adds the entity of the only row that has both.
Result<void> RowLinks::addPair(const ValueLink& a, const ValueLink& b, Links& added) {
    const Table* table = m_schema.table(a.entry.table);
    if (!table || !table->key()) return {};
    const bool byLabel = a.entry.kind == LinkKind::Entity || b.entry.kind == LinkKind::Entity;
    if (!byLabel && table->rows > mostRowsRead) return {};
    auto columns = columnsOf(*table);
    if (!columns) return columns.error();
    std::string where;
    for (const ValueLink* link : {&a, &b}) {
        const Column* label = table->labelColumn();
        const bool isEntity = link->entry.kind == LinkKind::Entity;
        if (isEntity && (!label || link->entry.text != link->entry.label)) return {};
        const std::string name = isEntity ? label->name : link->entry.column;
        if (std::ranges::none_of(**columns, [&](const Column* c) { return c->name == name; }))
            return {};
        where += (where.empty() ? "" : " AND t.") + quoteIdentifier(name) + " = ?";
    }
    Links found;
    auto read = m_database.each(
        "SELECT e.key, e.iri, e.label FROM " + quoteIdentifier(table->name) +
            " t JOIN entity e ON e.key = t." + quoteIdentifier(table->key()->name) + " WHERE t." +
            where + " LIMIT 2",
        [&](const sqlite::Statement& row) {
            const auto weight = [](const ValueLink& link) {
                return static_cast<double>(link.end - link.begin);
            };
            const double score =
                (a.score * weight(a) + b.score * weight(b)) / (weight(a) + weight(b));
            ValueEntry entry{LinkKind::Entity,
                             std::string(row.text(2)),
                             table->name,
                             {},
                             std::string(row.text(0)),
                             std::string(row.text(1)),
                             std::string(row.text(2))};
            found.push_back({a.begin, b.end, std::move(entry), score, "row"});
        },
        a.entry.text, b.entry.text);
    if (!read) return read;
    if (found.size() == 1) added.push_back(std::move(found.front()));
    return {};
}

Result<const std::vector<const Column*>*> RowLinks::columnsOf(const Table& table) {
    const auto [known, isNew] = m_columns.try_emplace(table.name);
    if (!isNew) return &known->second;
    std::set<std::string> names;
    auto read = m_database.each(
        "SELECT name FROM pragma_table_info(?)",
        [&](const sqlite::Statement& row) { names.emplace(row.text(0)); }, table.name);
    if (!read) return read.error();
    for (const Column& column : table.columns)
        if (!column.hidden && column.role != ColumnRole::Key && names.contains(column.name))
            known->second.push_back(&column);
    return &known->second;
}

Result<sqlite::Statement*> RowLinks::rowQuery(const Table& table,
                                              const std::vector<const Column*>& columns) {
    if (const auto known = m_rowQueries.find(table.name); known != m_rowQueries.end())
        return &known->second;
    std::string list;
    for (const Column* column : columns) {
        const std::string name = "t." + quoteIdentifier(column->name);
        list += list.empty() ? "" : ", ";
        list += column->role == ColumnRole::ForeignKey
                    ? "coalesce((SELECT e.label FROM entity e WHERE e.key = " + name + "), " +
                          name + ")"
                    : name;
    }
    auto query = m_database.prepare("SELECT " + list + " FROM " + quoteIdentifier(table.name) +
                                    " t WHERE t." + quoteIdentifier(table.key()->name) + " = ?");
    if (!query) return query.error();
    return &m_rowQueries.emplace(table.name, std::move(*query)).first->second;
}

Result<RowLinks::Row> RowLinks::rowOf(const ValueEntry& entry) {
    Row row;
    const Table* table = m_schema.table(entry.table);
    if (entry.kind != LinkKind::Entity || !table || !table->key()) return row;
    auto columns = columnsOf(*table);
    if (!columns) return columns.error();
    if ((*columns)->empty()) return row;
    auto query = rowQuery(*table, **columns);
    if (!query) return query.error();
    sqlite::Statement& cells = **query;
    cells.bind(1, entry.key);
    auto found = cells.step();
    if (!found) return found.error();
    for (std::size_t i = 0; *found && i < (*columns)->size(); ++i)
        row.push_back({(**columns)[i], std::string(cells.text(static_cast<int>(i)))});
    cells.reset();
    return row;
}

Result<std::vector<RowLinks::Row>> RowLinks::rowsOf(const Group& group) {
    std::vector<Row> rows;
    for (const ValueLink* link : group) {
        auto row = rowOf(link->entry);
        if (!row) return row.error();
        rows.push_back(std::move(*row));
    }
    return rows;
}

Result<void> RowLinks::prefer(std::string_view text, const Group& equal,
                              const std::vector<Row>& rows) {
    const auto words = wordsOutside(text, equal.front()->begin, equal.front()->end);
    std::vector<std::size_t> counts;
    for (const Row& row : rows) {
        std::set<std::string> shared;
        for (const Cell& cell : row)
            for (const auto& token : retrieval::tokens(cell.text))
                if (words.contains(token.text)) shared.insert(token.text);
        counts.push_back(shared.size());
    }
    const std::size_t most = *std::ranges::max_element(counts);
    if (most == 0) return {};
    for (std::size_t i = 0; i < equal.size(); ++i) {
        if (equal[i]->entry.kind != LinkKind::Entity) continue;
        if (counts[i] == most)
            equal[i]->how = "row";
        else
            equal[i]->score *= withoutContext;
    }
    return {};
}

void RowLinks::tellApart(const Group& equal, const std::vector<Row>& rows) const {
    std::map<const Column*, std::set<std::string>> texts;
    for (const Row& row : rows)
        for (const Cell& cell : row)
            if (!cell.text.empty() && cell.column->role != ColumnRole::Label)
                texts[cell.column].insert(cell.text);
    for (std::size_t i = 0; i < equal.size(); ++i) {
        const ValueEntry& entry = equal[i]->entry;
        const Table* table = m_schema.table(entry.table);
        std::string& detail = equal[i]->detail;
        detail = table && !table->label.empty() ? table->label : entry.table;
        if (entry.kind == LinkKind::Value) {
            const Column* column = table ? table->column(entry.column) : nullptr;
            detail += ", " + (column && !column->label.empty() ? column->label : entry.column);
            continue;
        }
        const Cell* telling = nullptr;
        for (const Cell& cell : rows[i])
            if (texts.contains(cell.column) && !cell.text.empty() &&
                (!telling || texts[cell.column].size() > texts[telling->column].size()))
                telling = &cell;
        if (telling)
            detail += ", " + telling->column->label + " " +
                      text::elide(text::collapseWhitespace(telling->text), longestDetail);
    }
}

}  // namespace tripletalk::knowledge
