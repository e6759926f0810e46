// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/schemaview.h"

#include "base/text.h"
#include "induction/budget.h"

#include <algorithm>
#include <functional>

namespace tripletalk::answering {

using induction::Schema;
using induction::Table;
using text::estimatedTokens;

namespace {

/// A schema of so many tokens is shown whole: choosing would save little, and cost a round where
/// the choice is wrong.
constexpr std::size_t fewTokens = 450;
/// The tables for one question; more of them hide those that it needs.
constexpr std::size_t chosenTokens = 900;
/// Up to so many there is room for tables beside those.
constexpr std::size_t besideTokens = 500;
/// Where nothing is known to be needed.
constexpr std::size_t largestTables = 3;

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
std::string fittingDdl(const std::vector<std::string>& names, std::size_t tokens,
                       const std::function<std::string(const std::vector<std::string>&)>& render) {
    std::string fitting;
    std::vector<std::string> chosen;
    for (const std::string& name : names) {
        chosen.push_back(name);
        std::string ddl = render(chosen);
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

}  // namespace

SchemaView viewSchema(const Schema& schema, const SchemaNeeds& needs, std::size_t tokens) {
    std::string all = induction::renderDdl(schema);
    if (estimatedTokens(all) <= std::min(tokens, fewTokens)) return {std::move(all)};
    SchemaView view{.unchanging = namesOfAll(schema, tokens / 3), .partial = true};
    std::vector<std::string> names = needs.tables;
    if (names.empty()) names = tablesByUse(schema);
    if (needs.tables.empty() && names.size() > largestTables) names.resize(largestTables);
    const std::size_t room =
        std::min(tokens - std::min(tokens, estimatedTokens(view.unchanging)), chosenTokens);
    const auto whole = [&](const Table& table, const induction::Column& column) {
        return needs.tells(table, column);
    };
    const auto render = [&](const std::vector<std::string>& chosen) {
        return induction::renderDdl(schema, {.only = chosen, .whole = whole});
    };
    view.chosen = fittingDdl(names, room, render);
    names.insert(names.end(), needs.beside.begin(), needs.beside.end());
    if (estimatedTokens(view.chosen) < besideTokens)
        view.chosen = fittingDdl(names, std::min(room, besideTokens), render);
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
    std::string described =
        found.empty() ? std::string() : fittingDdl(found, tokens, [&](const auto& chosen) {
            return ddlOf(schema, chosen, tokens);
        });
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
