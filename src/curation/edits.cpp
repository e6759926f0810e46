// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/edits.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::curation {

using induction::Column;
using induction::Schema;
using induction::Table;
using Field = Decision::Field;

namespace {

template <typename Entries, typename Id>
auto placeIn(Entries& entries, const Id& id) {
    return std::find_if(entries.begin(), entries.end(),
                        [&](const auto& entry) { return entry.id == id; });
}

class Listing {
  public:
    Listing(const Schema& induced, const Curation& curation)
        : m_induced(induced), m_ids(identify(induced)), m_curation(curation) {}

    std::vector<Decision> run() {
        for (const TableCuration& table : m_curation.tables) addTable(table);
        for (const NamedView& view : m_curation.views)
            m_found.push_back({.field = Field::View,
                               .table = view.name,
                               .after = view.select,
                               .item = view.name});
        for (const induction::ClassMerge& merge : m_curation.merges) {
            const std::string written = toText(merge);
            m_found.push_back(
                {.field = Field::Merge,
                 .after = written,
                 .known = std::ranges::all_of(
                     merge.classes, [&](const std::string& name) { return hasClass(name); }),
                 .item = written});
        }
        for (const std::string& name : m_curation.apart)
            m_found.push_back(
                {.field = Field::Apart, .after = name, .known = hasClass(name), .item = name});
        text(Field::Glossary, m_curation.glossary);
        text(Field::HouseRules, m_curation.houseRules);
        return std::move(m_found);
    }

  private:
    [[nodiscard]] bool hasClass(const std::string& name) const {
        return std::ranges::any_of(m_induced.tables, [&](const Table& table) {
            return std::ranges::count(table.classes, name) > 0 ||
                   std::ranges::count(table.inlined, name) > 0;
        });
    }

    void text(Field field, const std::string& after) {
        if (!after.empty()) m_found.push_back({.field = field, .after = after});
    }

    void add(Field field, const std::string& before, const std::string& after,
             const std::string& item = {}) {
        if (after.empty()) return;
        Decision decision = m_place;
        decision.field = field;
        decision.before = before;
        decision.after = after;
        decision.item = item;
        m_found.push_back(std::move(decision));
    }

    template <typename Curated, typename Thing>
    void describe(const Curated& curated, const Thing* induced) {
        add(Field::Name, induced ? induced->name : "", curated.name);
        add(Field::Label, induced ? induced->label : "", curated.label);
        add(Field::Comment, induced ? induced->comment : "", curated.comment);
        add(Field::Synonyms, "", text::join(curated.synonyms, ", "));
        if (curated.hidden)
            add(Field::Hidden, induced && induced->hidden ? "yes" : "no",
                *curated.hidden ? "yes" : "no");
    }

    void addTable(const TableCuration& curated) {
        const auto ids = placeIn(m_ids, curated.id);
        const bool known = ids != m_ids.end();
        const Table* table =
            known ? &m_induced.tables[static_cast<std::size_t>(ids - m_ids.begin())] : nullptr;
        m_place = {.table = known ? table->name : toText(curated.id),
                   .known = known,
                   .tableId = curated.id};
        describe(curated, table);
        for (const ComputedColumn& computed : curated.computed)
            add(Field::Computed, "", computed.name + " = " + computed.expression, computed.name);
        for (const ColumnCuration& column : curated.columns) {
            const Column* found = nullptr;
            if (known) {
                const auto at = std::find(ids->columns.begin(), ids->columns.end(), column.id);
                if (at != ids->columns.end())
                    found = &table->columns[static_cast<std::size_t>(at - ids->columns.begin())];
            }
            addColumn(column, found);
        }
    }

    void addColumn(const ColumnCuration& curated, const Column* column) {
        const Decision place = m_place;
        m_place.column = column ? column->name : toText(curated.id);
        // Another type may have joined the column that it was said of.
        m_place.known = place.known && (column || changesValues(curated));
        m_place.columnId = curated.id;
        describe(curated, column);
        add(Field::Type, column ? column->type : "", curated.type);
        if (curated.list) add(Field::List, "", *curated.list ? "yes" : "no");
        for (const std::string& rule : curated.cleaningOff)
            add(Field::CleaningOff, rule, "no " + rule, rule);
        for (const std::string& rule : curated.cleaningOn) add(Field::CleaningOn, "", rule, rule);
        for (const ValueCuration& value : curated.values)
            add(Field::Value, value.value, text::join(value.synonyms, ", "), value.value);
        m_place = place;
    }

    const Schema& m_induced;
    std::vector<TableIds> m_ids;
    const Curation& m_curation;
    Decision m_place;
    std::vector<Decision> m_found;
};

template <typename Curated>
void clearCommon(Curated& curated, Field field) {
    if (field == Field::Name) curated.name.clear();
    if (field == Field::Label) curated.label.clear();
    if (field == Field::Comment) curated.comment.clear();
    if (field == Field::Synonyms) curated.synonyms.clear();
    if (field == Field::Hidden) curated.hidden.reset();
}

void clear(ColumnCuration& curated, const Decision& decision) {
    clearCommon(curated, decision.field);
    if (decision.field == Field::Type) curated.type.clear();
    if (decision.field == Field::List) curated.list.reset();
    if (decision.field == Field::CleaningOff) curated.cleaningOff.erase(decision.item);
    if (decision.field == Field::CleaningOn) curated.cleaningOn.erase(decision.item);
    if (decision.field == Field::Value)
        std::erase_if(curated.values,
                      [&](const ValueCuration& value) { return value.value == decision.item; });
}

}  // namespace

TableCuration& tableIn(Curation& curation, const TableId& id) {
    const auto found = placeIn(curation.tables, id);
    return found != curation.tables.end() ? *found
                                          : curation.tables.emplace_back(TableCuration{id});
}

ColumnCuration& columnIn(TableCuration& table, const ColumnId& id) {
    const auto found = placeIn(table.columns, id);
    return found != table.columns.end() ? *found : table.columns.emplace_back(ColumnCuration{id});
}

void prune(Curation& curation) {
    for (TableCuration& table : curation.tables)
        std::erase_if(table.columns, [](const ColumnCuration& column) {
            return column == ColumnCuration{column.id};
        });
    std::erase_if(curation.tables,
                  [](const TableCuration& table) { return table == TableCuration{table.id}; });
}

namespace {
/// A class has one place.
void takeOut(Curation& curation, const std::vector<std::string>& classes) {
    for (const std::string& name : classes) {
        curation.apart.erase(name);
        for (induction::ClassMerge& merge : curation.merges) std::erase(merge.classes, name);
    }
    std::erase_if(curation.merges,
                  [](const induction::ClassMerge& merge) { return merge.classes.size() < 2; });
}
}  // namespace

void mergeClasses(Curation& curation, induction::ClassMerge merge) {
    takeOut(curation, merge.classes);
    if (merge.classes.size() > 1) curation.merges.push_back(std::move(merge));
}

void setApart(Curation& curation, const std::vector<std::string>& classes) {
    takeOut(curation, classes);
    curation.apart.insert(classes.begin(), classes.end());
}

void setList(Curation& curation, const TableId& table, const std::string& predicate,
             std::optional<bool> list) {
    const TableId owner{.classIri = table.classIri, .untyped = table.untyped};
    columnIn(tableIn(curation, owner), {.predicate = predicate}).list = list;
    prune(curation);
}

std::optional<bool> listOf(const Curation& curation, const TableId& table,
                           const std::string& predicate) {
    const auto lists = tableChoicesOf(curation).lists;
    const auto found = lists.find({ownerOf(table), predicate});
    return found == lists.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Decision> decisions(const Schema& induced, const Curation& curation) {
    return Listing(induced, curation).run();
}

void takeBack(Curation& curation, const Decision& decision) {
    switch (decision.field) {
        case Field::Glossary:
            curation.glossary.clear();
            return;
        case Field::HouseRules:
            curation.houseRules.clear();
            return;
        case Field::View:
            std::erase_if(curation.views,
                          [&](const NamedView& view) { return view.name == decision.item; });
            return;
        case Field::Merge:
            std::erase_if(curation.merges, [&](const induction::ClassMerge& merge) {
                return toText(merge) == decision.item;
            });
            return;
        case Field::Apart:
            curation.apart.erase(decision.item);
            return;
        default:
            break;
    }
    TableCuration& table = tableIn(curation, decision.tableId);
    if (decision.columnId != ColumnId() || !decision.column.empty())
        clear(columnIn(table, decision.columnId), decision);
    else if (decision.field == Field::Computed)
        std::erase_if(table.computed, [&](const ComputedColumn& computed) {
            return computed.name == decision.item;
        });
    else
        clearCommon(table, decision.field);
    prune(curation);
}

}  // namespace tripletalk::curation
