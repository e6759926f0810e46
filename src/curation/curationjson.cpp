// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/curation.h"

namespace tripletalk::curation {

using nlohmann::json;

namespace {

void put(json& into, const char* name, const std::string& value) {
    if (!value.empty()) into[name] = value;
}
void put(json& into, const char* name, const std::vector<std::string>& values) {
    if (!values.empty()) into[name] = values;
}
void put(json& into, const char* name, const std::optional<bool>& flag) {
    if (flag) into[name] = *flag;
}

json toJson(const TableId& id) {
    json written = json::object();
    put(written, "class", id.classIri);
    put(written, "untyped", id.untyped);
    put(written, "predicate", id.predicate);
    put(written, "table", id.fixed);
    put(written, "part", id.part);
    return written;
}

json toJson(const ColumnId& id) {
    json written = json::object();
    put(written, "predicate", id.predicate);
    put(written, "role", id.role);
    put(written, "via", id.via);
    put(written, "part", id.part);
    if (id.inverse) written["inverse"] = true;
    return written;
}

/// What tables, columns and views have in common.
template <typename Described>
void describe(json& into, const Described& thing) {
    put(into, "name", thing.name);
    put(into, "label", thing.label);
    put(into, "comment", thing.comment);
    put(into, "synonyms", thing.synonyms);
}

json toJson(const ColumnCuration& column) {
    json written{{"column", toJson(column.id)}};
    describe(written, column);
    put(written, "hidden", column.hidden);
    put(written, "type", column.type);
    put(written, "list", column.list);
    if (!column.cleaningOff.empty()) written["cleaning_off"] = column.cleaningOff;
    if (!column.cleaningOn.empty()) written["cleaning_on"] = column.cleaningOn;
    for (const ValueCuration& value : column.values)
        written["values"].push_back({{"value", value.value}, {"synonyms", value.synonyms}});
    return written;
}

json toJson(const TableCuration& table) {
    json written{{"table", toJson(table.id)}};
    describe(written, table);
    put(written, "hidden", table.hidden);
    for (const ColumnCuration& column : table.columns) written["columns"].push_back(toJson(column));
    for (const ComputedColumn& column : table.computed) {
        json entry{{"expression", column.expression}, {"type", column.type}};
        describe(entry, column);
        put(entry, "unit", column.unit);
        written["computed"].push_back(std::move(entry));
    }
    return written;
}

json toJson(const NamedView& view) {
    json written{{"select", view.select}};
    describe(written, view);
    for (const ViewColumn& column : view.columns) {
        json entry{{"name", column.name}};
        put(entry, "type", column.type);
        put(entry, "unit", column.unit);
        put(entry, "comment", column.comment);
        written["columns"].push_back(std::move(entry));
    }
    return written;
}

}  // namespace

std::string toText(const induction::ClassMerge& merge) {
    std::string written;
    for (const std::string& name : merge.classes)
        written += (written.empty() ? "<" : ", <") + name + ">";
    return written + (merge.label.empty() ? "" : " as " + merge.label);
}

bool changesValues(const ColumnCuration& column) {
    return !column.type.empty() || column.list || !column.cleaningOff.empty() ||
           !column.cleaningOn.empty();
}

HiddenFacts hiddenFacts(const Curation& curation) {
    HiddenFacts hidden;
    for (const TableCuration& table : curation.tables) {
        if (table.hidden.value_or(false) && !table.id.predicate.empty())
            hidden.predicates.insert(table.id.predicate);
        else if (table.hidden.value_or(false) && !table.id.classIri.empty())
            hidden.classes.insert(table.id.classIri);
        for (const ColumnCuration& column : table.columns)
            if (column.hidden.value_or(false) && !column.id.predicate.empty())
                hidden.predicates.insert(column.id.predicate);
    }
    return hidden;
}

json toJson(const Curation& curation) {
    json written{{"format", formatName}, {"version", formatVersion}, {"tables", json::array()}};
    for (const TableCuration& table : curation.tables) written["tables"].push_back(toJson(table));
    for (const NamedView& view : curation.views) written["views"].push_back(toJson(view));
    put(written, "glossary", curation.glossary);
    put(written, "house_rules", curation.houseRules);
    for (const induction::ClassMerge& merge : curation.merges) {
        json entry{{"classes", merge.classes}};
        put(entry, "label", merge.label);
        written["together"].push_back(std::move(entry));
    }
    if (!curation.apart.empty()) written["apart"] = curation.apart;
    return written;
}

}  // namespace tripletalk::curation
