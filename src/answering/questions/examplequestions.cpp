// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/questions/examplequestions.h"

#include "answering/questions/schemawords.h"

#include <algorithm>
#include <vector>

namespace tripletalk::answering {

using induction::Column;
using induction::Schema;
using induction::Table;
using induction::TableKind;

namespace {

constexpr std::size_t longestName = 40;

/// Things with many facts are what a graph is about.
std::vector<const Table*> mainTables(const Schema& schema) {
    std::vector<const Table*> tables;
    for (const Table& table : schema.tables)
        if (table.kind == TableKind::Entity && !table.hidden && table.rows > 1)
            tables.push_back(&table);
    std::ranges::stable_sort(tables, std::greater(), [](const Table* table) {
        return table->columns.size() * static_cast<std::size_t>(table->rows);
    });
    return tables;
}

const Column* category(const Table& table) {
    for (const auto& fits : {isCategory, isLink})
        for (const Column& column : table.columns)
            if (fits(table, column)) return &column;
    return nullptr;
}

const Column* wellNamed(const Table& table) {
    const Column* label = table.labelColumn();
    const bool usable =
        label && !label->samples.empty() && label->samples.front().size() <= longestName;
    return usable ? label : nullptr;
}

ExampleQuestion extreme(const Table& table, const Column& column) {
    reading::Term term;
    term.head = &table;
    term.order = {.by = {.place = {&table, &column}}, .descending = true, .limit = 1};
    return {say("Question", "Which %1 has the highest %2?").arg(nameOf(table), nameOf(column)),
            std::move(term)};
}

reading::Term countOf(const Table& table) {
    reading::Term term;
    term.head = &table;
    term.asked = {{reading::Function::Count, {.table = &table}}};
    return term;
}

ExampleQuestion countByGroups(const Schema& schema, const Table& table, const Column& column) {
    reading::Term term = countOf(table);
    term.groups = {{&table, &column}};
    return {say("Question", "How many %1 are there per %2?")
                .arg(pluralOf(table), groupName(schema, column)),
            std::move(term)};
}

}  // namespace

std::vector<ExampleQuestion> exampleQuestions(const Schema& schema) {
    const std::vector<const Table*> tables = mainTables(schema);
    std::vector<ExampleQuestion> questions;
    const auto first = [&](auto&& find, auto&& ask) {
        for (const Table* table : tables)
            if (const Column* column = find(*table)) {
                questions.push_back(ask(*table, *column));
                return;
            }
    };
    first(measureOf, extreme);
    first(category, [&](const Table& table, const Column& column) {
        return countByGroups(schema, table, column);
    });
    first(wellNamed, [](const Table&, const Column& label) -> ExampleQuestion {
        return {say("Question", "What do we know about %1?").arg(label.samples.front())};
    });
    if (!tables.empty()) {
        const Table& counted = *tables[tables.size() > 1 ? 1 : 0];
        questions.push_back(
            {say("Question", "How many %1 are there?").arg(pluralOf(counted)), countOf(counted)});
    }
    return questions;
}

}  // namespace tripletalk::answering
