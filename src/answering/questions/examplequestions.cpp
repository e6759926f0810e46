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

constexpr std::size_t mostQuestions = 4;
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

}  // namespace

std::vector<Sentence> exampleQuestions(const Schema& schema) {
    const std::vector<const Table*> tables = mainTables(schema);
    std::vector<Sentence> questions;
    const auto first = [&](auto&& find, auto&& ask) {
        for (const Table* table : tables)
            if (const Column* column = find(*table)) {
                questions.push_back(ask(*table, *column));
                return;
            }
    };
    first(measureOf, [](const Table& table, const Column& column) {
        return say("Question", "Which %1 has the highest %2?").arg(nameOf(table), nameOf(column));
    });
    first(category, [&](const Table& table, const Column& column) {
        return say("Question", "How many %1 are there per %2?")
            .arg(pluralOf(table), groupName(schema, column));
    });
    first(wellNamed, [](const Table&, const Column& column) {
        return say("Question", "What do we know about %1?").arg(column.samples.front());
    });
    if (!tables.empty())
        questions.push_back(say("Question", "How many %1 are there?")
                                .arg(pluralOf(*tables[tables.size() > 1 ? 1 : 0])));
    if (questions.size() > mostQuestions) questions.resize(mostQuestions);
    return questions;
}

}  // namespace tripletalk::answering
