// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/cleaningchoices.h"

#include <algorithm>
#include <utility>

namespace tripletalk::curation {

using induction::CleaningChoice;
using induction::CleaningChoices;
using CleaningKey = CleaningChoices::key_type;

namespace {

/// Where the literals of a predicate stand: in a column of the class's own table if there is one,
/// else in a table of several values. A class that shares another's table by now keeps its name.
std::pair<TableId, ColumnId> placeOf(const std::vector<TableIds>& all, const CleaningKey& key) {
    const auto& [owner, predicate] = key;
    for (const bool own : {true, false})
        for (const TableIds& table : all) {
            if (ownerOf(table.id) != owner || table.id.predicate.empty() != own) continue;
            for (const ColumnId& column : table.columns)
                if (column.predicate == predicate && column.role.empty() && !column.inverse)
                    return {table.id, column};
        }
    const bool isIri = owner.find(':') != std::string::npos;
    return {TableId{.classIri = isIri ? owner : "", .untyped = isIri ? "" : owner},
            ColumnId{.predicate = predicate}};
}

template <typename Entry, typename Id>
Entry& entryOf(std::vector<Entry>& all, const Id& id) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Entry& each) { return each.id == id; });
    if (found != all.end()) return *found;
    all.push_back({.id = id});
    return all.back();
}

void forget(Curation& curation, const CleaningKey& key) {
    for (TableCuration& table : curation.tables) {
        if (ownerOf(table.id) != key.first) continue;
        for (ColumnCuration& column : table.columns) {
            if (column.id.predicate != key.second) continue;
            column.cleaningOff.clear();
            column.cleaningOn.clear();
        }
        std::erase_if(table.columns, [](const ColumnCuration& column) {
            return column == ColumnCuration{.id = column.id};
        });
    }
    std::erase_if(curation.tables, [](const TableCuration& table) {
        return table == TableCuration{.id = table.id};
    });
}

}  // namespace

CleaningChoices choicesOf(const Curation& curation) {
    CleaningChoices choices;
    for (const TableCuration& table : curation.tables)
        for (const ColumnCuration& column : table.columns) {
            const CleaningChoice chosen{column.cleaningOff, column.cleaningOn, column.type};
            if (chosen == CleaningChoice()) continue;
            CleaningChoice& choice = choices[{ownerOf(table.id), column.id.predicate}];
            if (!chosen.type.empty()) choice.type = chosen.type;
            choice.off.insert(chosen.off.begin(), chosen.off.end());
            choice.on.insert(chosen.on.begin(), chosen.on.end());
        }
    return choices;
}

induction::TableChoices tableChoicesOf(const Curation& curation) {
    induction::TableChoices choices{curation.merges, curation.apart, {}};
    for (const TableCuration& table : curation.tables)
        for (const ColumnCuration& column : table.columns)
            if (column.list) choices.lists[{ownerOf(table.id), column.id.predicate}] = *column.list;
    return choices;
}

void setCleaning(Curation& curation, const induction::Schema& induced,
                 const CleaningChoices& choices) {
    if (choices.empty()) return;
    const auto all = identify(induced);
    for (const auto& [key, choice] : choices) {
        forget(curation, key);
        if (choice == CleaningChoice()) continue;
        const auto [table, place] = placeOf(all, key);
        ColumnCuration& column = entryOf(entryOf(curation.tables, table).columns, place);
        column.cleaningOff = choice.off;
        column.cleaningOn = choice.on;
        if (!choice.type.empty()) column.type = choice.type;
    }
}

}  // namespace tripletalk::curation
