// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/schema.h"

#include "base/sentencejson.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tripletalk::induction {

namespace {

using nlohmann::json;

constexpr int currentVersion = 2;

constexpr std::array<std::pair<ColumnRole, const char*>, 6> roleNames{
    {{ColumnRole::Key, "key"},
     {ColumnRole::Label, "label"},
     {ColumnRole::Type, "type"},
     {ColumnRole::Literal, "literal"},
     {ColumnRole::ForeignKey, "foreign_key"},
     {ColumnRole::Undescribed, "undescribed"}}};

constexpr std::array<std::pair<TableKind, const char*>, 6> kindNames{
    {{TableKind::Entity, "entity"},
     {TableKind::Link, "link"},
     {TableKind::Values, "values"},
     {TableKind::Side, "side"},
     {TableKind::Entities, "entities"},
     {TableKind::View, "view"}}};

template <typename Names, typename Key>
const char* nameOf(const Names& names, Key key) {
    return std::find_if(names.begin(), names.end(),
                        [&](const auto& entry) { return entry.first == key; })
        ->second;
}

template <typename Names>
auto keyOf(const Names& names, const std::string& name) {
    for (const auto& [key, text] : names)
        if (name == text) return key;
    throw std::invalid_argument("unknown name: " + name);
}

json toJson(const WrittenForm& form) {
    return {{"before", form.before},
            {"between", form.between},
            {"after", form.after},
            {"decimal", std::string(1, form.decimal)},
            {"thousands", form.thousands == 0 ? std::string() : std::string(1, form.thousands)},
            {"decimals", form.decimals},
            {"boolean", form.boolean},
            {"date", form.date}};
}

WrittenForm formFrom(const json& from) {
    WrittenForm form;
    form.before = from.at("before");
    form.between = from.at("between");
    form.after = from.at("after");
    form.decimal = from.at("decimal").get_ref<const std::string&>().at(0);
    const auto& thousands = from.at("thousands").get_ref<const std::string&>();
    form.thousands = thousands.empty() ? char(0) : thousands.front();
    form.decimals = from.at("decimals");
    form.boolean = from.at("boolean");
    form.date = from.value("date", "");
    if (!form.date.empty() && form.date.size() != 5) throw std::invalid_argument("no date form");
    return form;
}

json toJson(const Column& column) {
    json object = {{"name", column.name},
                   {"type", column.type},
                   {"role", nameOf(roleNames, column.role)},
                   {"predicate", column.predicate},
                   {"label", column.label},
                   {"comment", column.comment},
                   {"unit", column.unit},
                   {"references", column.references},
                   {"target", column.target},
                   {"of", column.of},
                   {"hidden", column.hidden},
                   {"datatype", column.datatype},
                   {"language", column.language},
                   {"exceptions", column.exceptions},
                   {"copy", column.copy},
                   {"shows_names", column.showsNames},
                   {"form", column.form == WrittenForm{} ? json() : toJson(column.form)},
                   {"inverse", column.inverse},
                   {"not_null", column.notNull},
                   {"unique", column.unique},
                   {"nulls", column.nulls},
                   {"distinct", column.distinct},
                   {"facts", column.facts},
                   {"samples", column.samples}};
    putSentence(object, "rule", column.rule);
    return object;
}

json toJson(const Table& table) {
    json columns = json::array();
    for (const Column& column : table.columns) columns.push_back(toJson(column));
    return {{"name", table.name},           {"kind", nameOf(kindNames, table.kind)},
            {"class", table.classIri},      {"label", table.label},
            {"comment", table.comment},     {"predicate", table.predicate},
            {"select", table.select},       {"from", table.from},
            {"classes", table.classes},     {"inlined", table.inlined},
            {"hidden", table.hidden},       {"rows", table.rows},
            {"columns", std::move(columns)}};
}

Column columnFrom(const json& from) {
    Column column;
    column.name = from.at("name");
    column.type = from.at("type");
    column.role = keyOf(roleNames, from.at("role"));
    column.predicate = from.at("predicate");
    column.label = from.at("label");
    column.comment = from.at("comment");
    column.unit = from.at("unit");
    column.rule = sentenceAt(from, "rule");
    column.references = from.at("references");
    column.target = from.at("target");
    column.of = from.at("of");
    column.hidden = from.at("hidden");
    column.datatype = from.at("datatype");
    column.language = from.at("language");
    column.exceptions = from.at("exceptions");
    column.copy = from.at("copy");
    column.showsNames = from.value("shows_names", false);
    if (!from.at("form").is_null()) column.form = formFrom(from.at("form"));
    column.inverse = from.at("inverse");
    column.notNull = from.at("not_null");
    column.unique = from.at("unique");
    column.nulls = from.at("nulls");
    column.distinct = from.at("distinct");
    column.facts = from.at("facts").get<std::vector<std::string>>();
    column.samples = from.at("samples").get<std::vector<std::string>>();
    return column;
}

Table tableFrom(const json& from) {
    Table table;
    table.name = from.at("name");
    table.kind = keyOf(kindNames, from.at("kind"));
    table.classIri = from.at("class");
    table.label = from.at("label");
    table.comment = from.at("comment");
    table.predicate = from.at("predicate");
    table.select = from.at("select");
    table.from = from.at("from").get<std::vector<std::string>>();
    table.classes = from.value("classes", std::vector<std::string>());  // older bases have none
    table.inlined = from.value("inlined", std::vector<std::string>());
    table.hidden = from.at("hidden");
    table.rows = from.at("rows");
    for (const json& column : from.at("columns")) table.columns.push_back(columnFrom(column));
    return table;
}

const Column* withRole(const Table& table, ColumnRole role) {
    const auto found = std::find_if(table.columns.begin(), table.columns.end(),
                                    [&](const Column& column) { return column.role == role; });
    return found == table.columns.end() ? nullptr : &*found;
}

}  // namespace

const Column* Table::column(const std::string& wanted) const {
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [&](const Column& column) { return column.name == wanted; });
    return found == columns.end() ? nullptr : &*found;
}
const Column* Table::key() const { return withRole(*this, ColumnRole::Key); }
const Column* Table::labelColumn() const { return withRole(*this, ColumnRole::Label); }

const Table* Schema::table(const std::string& wanted) const {
    const auto found = std::find_if(tables.begin(), tables.end(),
                                    [&](const Table& table) { return table.name == wanted; });
    return found == tables.end() ? nullptr : &*found;
}

json toJson(const Schema& schema) {
    json tables = json::array();
    for (const Table& table : schema.tables) tables.push_back(toJson(table));
    return {{"version", schema.version}, {"graph", schema.graph}, {"tables", std::move(tables)}};
}

Result<Schema> schemaFromJson(const json& from) {
    try {
        Schema schema;
        schema.version = from.at("version");
        if (schema.version != currentVersion)
            return Error{
                ErrorKind::Version,
                say("Sentence", "The schema was written by another version of the program."),
                "version " + std::to_string(schema.version)};
        schema.graph = from.at("graph");
        for (const json& table : from.at("tables")) schema.tables.push_back(tableFrom(table));
        return schema;
    } catch (const std::exception& problem) {
        return Error{ErrorKind::Syntax, say("Sentence", "The schema file cannot be understood."),
                     problem.what()};
    }
}

}  // namespace tripletalk::induction
