// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/schemaview.h"

#include "answering/schema/schemagraph.h"
#include "base/text.h"
#include "induction/budget.h"

#include <algorithm>
#include <map>

namespace tripletalk::answering {

using induction::Schema;
using induction::Table;
using induction::TableKind;
using retrieval::LinkKind;
using retrieval::ValueLink;
using text::estimatedTokens;

namespace {

constexpr std::size_t mostLinkedTables = 10;
constexpr std::size_t joinedTables = 5;

bool isShown(const Table& table) { return !table.hidden && table.kind != TableKind::Side; }

double weightOf(LinkKind kind) {
    switch (kind) {
        case LinkKind::Entity:
        case LinkKind::Table:
            return 3;
        case LinkKind::Value:
            return 2.5;
        case LinkKind::Column:
            return 1.5;
    }
    return 0;
}

/// Tables that the links speak of, best first.
std::vector<std::string> linkedTables(const Schema& schema, const std::vector<ValueLink>& links) {
    std::map<std::string, double> scores;
    for (const ValueLink& link : links)
        if (const Table* table = schema.table(link.entry.table); table && isShown(*table))
            scores[table->name] =
                std::max(scores[table->name], weightOf(link.entry.kind) * link.score) + 0.01;
    std::vector<std::pair<double, std::string>> ordered;
    for (const auto& [name, score] : scores) ordered.emplace_back(-score, name);
    std::sort(ordered.begin(), ordered.end());
    if (ordered.size() > mostLinkedTables) ordered.resize(mostLinkedTables);
    std::vector<std::string> names;
    for (auto& [score, name] : ordered) names.push_back(std::move(name));
    return names;
}

void addOnce(std::vector<std::string>& names, const std::string& name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

/// Adds the tables on the ways between the first few.
void addJoins(const Schema& schema, std::vector<std::string>& names) {
    const SchemaGraph graph(schema);
    const auto ends = std::min(names.size(), joinedTables);
    for (std::size_t i = 0; i < ends; ++i)
        for (std::size_t j = i + 1; j < ends; ++j)
            if (const auto path = graph.path(names[i], names[j], {}))
                for (const Join& join : *path) {
                    addOnce(names, join.from.table);
                    addOnce(names, join.to.table);
                }
}

std::vector<std::string> tablesByUse(const Schema& schema) {
    std::vector<const Table*> tables;
    for (const Table& table : schema.tables)
        if (isShown(table)) tables.push_back(&table);
    std::stable_sort(tables.begin(), tables.end(),
                     [](const Table* a, const Table* b) { return a->rows > b->rows; });
    std::vector<std::string> names;
    for (const Table* table : tables) names.push_back(table->name);
    return names;
}

/// The DDL of these tables alone; hidden ones stay in reach for references.
std::string ddlOf(Schema schema, const std::vector<std::string>& names, std::size_t tokens) {
    for (Table& table : schema.tables)
        table.hidden =
            table.hidden || std::find(names.begin(), names.end(), table.name) == names.end();
    return induction::renderWithin(std::move(schema), tokens).ddl;
}

/// As many of the tables, in their order, as fit.
std::string fittingDdl(const Schema& schema, const std::vector<std::string>& names,
                       std::size_t tokens) {
    std::string fitting;
    std::vector<std::string> chosen;
    for (const std::string& name : names) {
        chosen.push_back(name);
        std::string ddl = ddlOf(schema, chosen, tokens);
        if (estimatedTokens(ddl) <= tokens) {
            fitting = std::move(ddl);
            continue;
        }
        chosen.pop_back();
        if (estimatedTokens(fitting) * 10 > tokens * 9) break;
    }
    return fitting;
}

std::string namesOfAll(const Schema& schema, std::size_t tokens) {
    std::string list;
    std::size_t left = 0;
    for (const std::string& name : tablesByUse(schema)) {
        const std::string entry = (list.empty() ? "" : ", ") + name + " (" +
                                  std::to_string(schema.table(name)->rows) + ")";
        if (left > 0 || estimatedTokens(list + entry) > tokens)
            ++left;
        else
            list += entry;
    }
    if (left > 0) list += ", and " + std::to_string(left) + " smaller ones";
    return list;
}

/// Whether more was left out than comments, samples and side tables.
bool lacksSubstance(const Schema& schema, const induction::FittedDdl& fitted) {
    return std::any_of(fitted.leftOut.begin(), fitted.leftOut.end(), [&](const std::string& what) {
        constexpr std::string_view mark = "table: ";
        const Table* table =
            what.starts_with(mark) ? schema.table(what.substr(mark.size())) : nullptr;
        return table ? isShown(*table) : what.starts_with("column");
    });
}

}  // namespace

SchemaView viewSchema(const Schema& schema, const std::vector<ValueLink>& links, std::size_t room) {
    std::string whole = induction::renderDdl(schema);
    const std::size_t size = estimatedTokens(whole);
    if (size <= std::min(room, induction::readableTokens)) return {std::move(whole)};
    // Comments are worth their room up to a point, tables and columns always.
    const std::size_t bare =
        estimatedTokens(induction::renderDdl(schema, {.comments = false, .sideTables = false}));
    const std::size_t tokens =
        bare < induction::readableTokens ? std::min(room, induction::readableTokens) : room;
    if (size <= tokens) return {std::move(whole)};
    // Far too large: the names decide, and pruning bit by bit would only cost time.
    if (bare <= tokens)
        if (auto fitted = induction::renderWithin(schema, tokens);
            fitted.tokens <= tokens && !lacksSubstance(schema, fitted))
            return {std::move(fitted.ddl)};
    SchemaView view{namesOfAll(schema, tokens / 3)};
    std::vector<std::string> names = linkedTables(schema, links);
    addJoins(schema, names);
    if (schema.table("entity")) addOnce(names, "entity");
    const std::size_t linked = names.size();
    for (const std::string& name : tablesByUse(schema)) {
        if (names.size() > linked + joinedTables) break;
        addOnce(names, name);
    }
    view.chosen = fittingDdl(schema, names, tokens - estimatedTokens(view.unchanging));
    return view;
}

std::string describeTables(const Schema& schema, const std::vector<std::string>& names,
                           std::size_t tokens) {
    std::vector<std::string> found;
    std::vector<std::string> unknown;
    for (const std::string& asked : names) {
        const std::string word = text::fold(asked);
        const auto has = [&](const std::string& name) {
            return !word.empty() && text::fold(name).find(word) != std::string::npos;
        };
        const std::size_t before = found.size();
        if (const Table* exact = schema.table(asked); exact && !exact->hidden) {
            addOnce(found, asked);
            continue;
        }
        for (const Table& table : schema.tables) {
            if (!isShown(table)) continue;
            const bool named = has(table.name) || has(table.label) ||
                               std::any_of(table.columns.begin(), table.columns.end(),
                                           [&](const induction::Column& column) {
                                               return has(column.name) || has(column.label);
                                           });
            if (named) addOnce(found, table.name);
        }
        if (found.size() == before) unknown.push_back(text::elide(asked, 60));
    }
    std::string described = found.empty() ? std::string() : fittingDdl(schema, found, tokens);
    if (!unknown.empty())
        described += "-- No table or column is called: " + text::join(unknown, ", ") + "\n";
    return described;
}

Schema withoutValues(Schema schema) {
    for (Table& table : schema.tables)
        for (induction::Column& column : table.columns) column.samples.clear();
    return schema;
}

}  // namespace tripletalk::answering
