// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/ids.h"

#include "base/text.h"

#include <algorithm>
#include <map>

namespace tripletalk::curation {

using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;
using induction::TableKind;

namespace {

std::string roleOf(const Column& column) {
    switch (column.role) {
        case ColumnRole::Key:
            return "key";
        case ColumnRole::Label:
            return "label";
        case ColumnRole::Type:
            return "type";
        case ColumnRole::Undescribed:
            return "undescribed";
        case ColumnRole::ForeignKey:
            return column.predicate.empty() ? "owner" : "";
        case ColumnRole::Literal:
            return "";
    }
    return "";
}

/// The table whose entities a link or values table belongs to.
const Table* ownerOf(const Schema& schema, const Table& table) {
    for (const Column& column : table.columns)
        if (column.role == ColumnRole::ForeignKey && column.predicate.empty())
            return schema.table(column.references);
    return nullptr;
}

TableId idOf(const Schema& schema, const Table& table) {
    if (table.kind == TableKind::Entities || table.kind == TableKind::Side)
        return {.fixed = table.name};
    TableId id{.classIri = table.classIri, .predicate = table.predicate};
    const Table* described = &table;
    if (table.kind == TableKind::Link || table.kind == TableKind::Values) {
        const Table* owner = ownerOf(schema, table);
        if (owner && id.classIri.empty()) {
            id.classIri = owner->classIri;
            described = owner;
        }
    }
    if (id.classIri.empty()) id.untyped = described->label;
    return id;
}

/// What distinguishes the names of columns that are otherwise the same: "depth_min" and "depth_max"
/// give "min" and "max".
std::vector<std::string> partsOf(const std::vector<std::string>& names) {
    std::size_t common = names.front().size();
    for (const std::string& name : names) {
        const auto [here, there] =
            std::mismatch(names.front().begin(), names.front().end(), name.begin(), name.end());
        common = std::min(common, static_cast<std::size_t>(here - names.front().begin()));
    }
    // "_min" and "_max" share an m: parts begin at a border of words.
    const bool whole = std::all_of(names.begin(), names.end(), [&](const std::string& name) {
        return name.size() == common || name[common] == '_';
    });
    if (!whole) {
        const auto border = names.front().rfind('_', common == 0 ? 0 : common - 1);
        common = border == std::string::npos ? 0 : border;
    }
    std::vector<std::string> parts;
    for (const std::string& name : names) {
        std::string part = name.substr(common);
        parts.push_back(part.starts_with('_') ? part.substr(1) : part);
    }
    return parts;
}

std::vector<ColumnId> columnsOf(const Table& table) {
    std::vector<ColumnId> ids(table.columns.size());
    if (table.kind == TableKind::Entities || table.kind == TableKind::Side) return ids;
    std::map<ColumnId, std::vector<std::size_t>> same;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const Column& column = table.columns[i];
        const Column* via = column.of.empty() ? nullptr : table.column(column.of);
        ids[i] = {.predicate = column.predicate,
                  .role = roleOf(column),
                  .via = via ? via->predicate : std::string(),
                  .inverse = column.inverse};
        same[ids[i]].push_back(i);
    }
    for (const auto& [id, columns] : same) {
        if (columns.size() < 2) continue;
        std::vector<std::string> names;
        for (const std::size_t i : columns) names.push_back(table.columns[i].name);
        const auto parts = partsOf(names);
        for (std::size_t i = 0; i < columns.size(); ++i) ids[columns[i]].part = parts[i];
    }
    return ids;
}

}  // namespace

std::vector<TableIds> identify(const Schema& schema) {
    std::vector<TableIds> ids;
    std::map<TableId, bool> viewOf;  ///< identities that a view has
    for (const Table& table : schema.tables) {
        ids.push_back({idOf(schema, table), columnsOf(table)});
        if (table.kind == TableKind::View) viewOf[ids.back().id] = true;
    }
    std::map<TableId, int> seen;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const Table& table = schema.tables[i];
        if (table.kind == TableKind::Entity && viewOf.contains(ids[i].id))
            ids[i].id.part = "direct";
        if (const int count = ++seen[ids[i].id]; count > 1) {
            const std::string number = std::to_string(count);
            ids[i].id.part += (ids[i].id.part.empty() ? "" : " ") + number;
        }
    }
    return ids;
}

const std::string& ownerOf(const TableId& id) {
    return id.classIri.empty() ? id.untyped : id.classIri;
}

std::string toText(const TableId& id) {
    std::vector<std::string> parts;
    if (!id.fixed.empty()) parts.push_back("table \"" + id.fixed + "\"");
    if (!id.classIri.empty()) parts.push_back("class <" + id.classIri + ">");
    if (!id.untyped.empty()) parts.push_back("things without a class \"" + id.untyped + "\"");
    if (!id.predicate.empty()) parts.push_back("predicate <" + id.predicate + ">");
    if (!id.part.empty()) parts.push_back("part " + id.part);
    return text::join(parts, ", ");
}

std::string toText(const ColumnId& id) {
    std::vector<std::string> parts;
    if (!id.predicate.empty()) parts.push_back("predicate <" + id.predicate + ">");
    if (!id.role.empty()) parts.push_back(id.role);
    if (!id.via.empty()) parts.push_back("via <" + id.via + ">");
    if (!id.part.empty()) parts.push_back(id.part);
    if (id.inverse) parts.emplace_back("inverse");
    return text::join(parts, ", ");
}

}  // namespace tripletalk::curation
