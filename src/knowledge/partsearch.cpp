// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/partsearch.h"

#include "base/text.h"
#include "knowledge/languages/sqlconnection.h"
#include "sqlite/database.h"

#include <algorithm>

namespace tripletalk::knowledge {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using induction::TableKind;
using Kind = FoundPart::Kind;
using Holds = FoundPart::Holds;

namespace {

/// Of what is found the half at least is left to values.
constexpr std::size_t columnsShare = 2;

template <typename Named>
std::string nameForPeople(const Named& one) {
    return text::replaceAll(one.label.empty() ? one.name : one.label, "_", " ");
}

/// The ends of a range have one label.
std::string nameIn(const Table& table, const Column& column) {
    const auto same = std::ranges::count(table.columns, column.label, &Column::label);
    return same > 1 ? text::collapseWhitespace(text::replaceAll(column.name, "_", " "))
                    : nameForPeople(column);
}

/// Of which table a column is, and to which it leads.
std::string placeOf(const Table& table, const Column& column, const induction::Schema& schema) {
    const Table* to = schema.table(column.references);
    return nameForPeople(table) + (to ? " → " + nameForPeople(*to) : "");
}

Holds holdsOf(const Column& column) {
    if (column.role == ColumnRole::ForeignKey) return Holds::Link;
    if (column.holdsTruth()) return Holds::Truth;
    if (column.type != "TEXT") return Holds::Number;
    return column.form.date.empty() && !column.datatype.ends_with("#date") &&
                   !column.datatype.ends_with("#dateTime")
               ? Holds::Text
               : Holds::Date;
}

bool beginsAWord(const std::string& name, std::string_view begun) {
    const std::string folded = text::fold(name);
    if (folded.starts_with(begun)) return true;
    const auto words = text::words(folded);
    return std::ranges::any_of(words, [&](const text::Word& word) {
        return std::string_view(folded).substr(word.begin).starts_with(begun);
    });
}

/// The condition that a text stands in what a column shows: of a link what the thing is called.
std::string holding(const std::string& column, const Table* linked, std::string_view written) {
    const auto stands = [&](const std::string& name) {
        return "instr(fold(" + name + "), fold(" + sqlite::quoteText(written) + ")) > 0";
    };
    if (!linked) return stands(column);
    const Column* label = linked->labelColumn();
    return column + " IN (SELECT " + sqlite::quoteIdentifier(linked->key()->name) + " FROM " +
           sqlite::quoteIdentifier(linked->name) + " WHERE " +
           stands(sqlite::quoteIdentifier(label ? label->name : linked->key()->name)) + ")";
}

}  // namespace

PartSearch::PartSearch(KnowledgeBase base, retrieval::ValueIndex values)
    : m_base(std::move(base)), m_values(std::move(values)) {
    for (const Table& table : m_base.schema().tables) {
        if (table.hidden || !table.holdsEntities()) continue;
        for (const Column& column : table.columns)
            if (!column.hidden && column.role != ColumnRole::Key)
                m_columns.push_back({Kind::Column,
                                     table.name,
                                     column.name,
                                     {},
                                     nameIn(table, column),
                                     placeOf(table, column, m_base.schema()),
                                     holdsOf(column),
                                     column.unit});
    }
}

Result<PartSearch> PartSearch::open(const KnowledgeBase& base) {
    auto values = base.openValues();
    if (!values) return values.error();
    return PartSearch(base, *std::move(values));
}

void PartSearch::addColumns(std::string_view written, const std::string& table,
                            std::vector<FoundPart>& found) const {
    const std::string begun = text::fold(written);
    const Table* own = m_base.schema().table(table);
    // A link is also looked for by what it leads to.
    const auto leads = [&](const FoundPart& one) {
        const Table* from = m_base.schema().table(one.table);
        const Table* to = m_base.schema().table(from->column(one.column)->references);
        return to && beginsAWord(nameForPeople(*to), begun);
    };
    const auto linked = [&](const FoundPart& one) {
        return own && std::ranges::find(own->columns, one.table, &Column::references) !=
                          own->columns.end();
    };
    for (const bool ofOwn : {true, false})
        for (const FoundPart& one : m_columns)
            if ((one.table == table) == ofOwn &&
                (begun.empty() ? ofOwn || linked(one) : beginsAWord(one.text, begun) || leads(one)))
                found.push_back(one);
}

Result<void> PartSearch::addValues(std::string_view written, std::size_t most,
                                   std::vector<FoundPart>& found) const {
    const auto links = m_values.nearest(written, static_cast<int>(2 * most));
    if (!links) return links.error();
    for (const retrieval::ValueLink& link : *links) {
        const retrieval::ValueEntry& entry = link.entry;
        const Table* table = m_base.schema().table(entry.table);
        if (!table || table->hidden) continue;
        const bool isThing = entry.kind == retrieval::LinkKind::Entity;
        const Column* column = isThing ? table->key() : table->column(entry.column);
        if (!column || (!isThing && (column->hidden || entry.kind != retrieval::LinkKind::Value)))
            continue;
        const std::string& shown = entry.label.empty() ? entry.text : entry.label;
        FoundPart one{isThing ? Kind::Thing : Kind::Value,
                      table->name,
                      column->name,
                      isThing ? entry.key : entry.text,
                      shown,
                      isThing ? nameForPeople(*table)
                              : nameForPeople(*column) + ", " + nameForPeople(*table)};
        if (std::ranges::find(found, one) == found.end()) found.push_back(std::move(one));
        if (found.size() >= most) break;
    }
    return {};
}

Result<std::vector<FoundPart>> PartSearch::find(std::string_view written, const std::string& table,
                                                std::size_t most) const {
    const std::string_view begun = text::trim(written);
    std::vector<FoundPart> found;
    addColumns(begun, table, found);
    if (begun.empty()) {
        if (found.size() > most) found.resize(most);
        return found;
    }
    found.resize(std::min(found.size(), most / columnsShare));
    if (auto done = addValues(begun, most, found); !done) return done.error();
    return found;
}

std::vector<FoundPart> PartSearch::classes(std::string_view written, std::size_t most) const {
    const std::string begun = text::fold(text::trim(written));
    std::vector<FoundPart> found;
    for (const Table& table : m_base.schema().tables)
        if (found.size() < most && !table.hidden && table.kind == TableKind::Entity &&
            !begun.empty() && beginsAWord(nameForPeople(table), begun))
            found.push_back({Kind::Class, table.name, {}, {}, nameForPeople(table)});
    return found;
}

Result<void> PartSearch::addCommonest(const FoundPart& column, std::string_view written,
                                      std::size_t most, std::vector<FoundPart>& found) const {
    const Table& table = *m_base.schema().table(column.table);
    const Column& own = *table.column(column.column);
    const Table* linked = m_base.schema().table(own.references);
    const bool isLink = column.holds == Holds::Link;
    if (isLink && (!linked || !linked->holdsEntities() || !linked->key())) return {};
    auto tables = SqlConnection::open(m_base);
    if (!tables) return tables.error();
    // A computed text is a key as it is stored, where the column shows the thing's label.
    const std::string name = sqlite::quoteIdentifier(own.name);
    const auto counted = (*tables)->run(
        "SELECT " + name + ", " + name + " || '' FROM " + sqlite::quoteIdentifier(table.name) +
            " WHERE " + name + " IS NOT NULL" +
            (written.empty() ? "" : " AND " + holding(name, isLink ? linked : nullptr, written)) +
            " GROUP BY " + name + " ORDER BY COUNT(*) DESC, 2 LIMIT " + std::to_string(most),
        QueryConnection::Links::Found, {});
    if (!counted) return counted.error();
    for (const auto& row : counted->rows)
        found.push_back({isLink ? Kind::Thing : Kind::Value, isLink ? linked->name : table.name,
                         isLink ? linked->key()->name : own.name, row[1].text, row[0].text,
                         isLink ? nameForPeople(*linked) : column.text});
    return {};
}

Result<std::vector<FoundPart>> PartSearch::ofColumn(const std::string& table,
                                                    const std::string& column,
                                                    std::string_view written,
                                                    std::size_t most) const {
    const auto own = std::ranges::find_if(m_columns, [&](const FoundPart& one) {
        return one.table == table && one.column == column;
    });
    if (own == m_columns.end()) return std::vector<FoundPart>();
    std::vector<FoundPart> found{*own};
    if (own->holds == Holds::Text || own->holds == Holds::Link)
        if (auto done = addCommonest(*own, text::trim(written), most, found); !done)
            return done.error();
    return found;
}

}  // namespace tripletalk::knowledge
