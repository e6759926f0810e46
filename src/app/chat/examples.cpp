// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/examples.h"

#include "app/chat/questionwords.h"
#include "app/window/qttext.h"

#include <algorithm>
#include <vector>

namespace tripletalk::app {

using induction::Column;
using induction::Schema;
using induction::Table;
using induction::TableKind;

namespace {

constexpr qsizetype wanted = 4;
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

const Column* described(const Table& table) {
    const Column* label = table.labelColumn();
    const bool usable =
        label && !label->samples.empty() && label->samples.front().size() <= longestName;
    return usable ? label : nullptr;
}

}  // namespace

QStringList exampleQuestions(const Schema& schema) {
    const std::vector<const Table*> tables = mainTables(schema);
    QStringList questions;
    const auto first = [&](auto&& find, auto&& ask) {
        for (const Table* table : tables)
            if (const Column* column = find(*table)) {
                questions << ask(nameOf(*table), *column);
                return;
            }
    };
    first(measureOf, [](const QString& noun, const Column& column) {
        return madeQuestion(QT_TRANSLATE_NOOP("Question", "Which %1 has the highest %2?"), noun,
                            nameOf(column));
    });
    first(category, [&](const QString& noun, const Column& column) {
        return madeQuestion(QT_TRANSLATE_NOOP("Question", "How many %1 are there per %2?"),
                            plural(noun), groupName(schema, column));
    });
    first(described, [](const QString&, const Column& column) {
        return madeQuestion(QT_TRANSLATE_NOOP("Question", "What do we know about %1?"),
                            qs(column.samples.front()));
    });
    if (!tables.empty())
        questions << madeQuestion(QT_TRANSLATE_NOOP("Question", "How many %1 are there?"),
                                  plural(nameOf(*tables[tables.size() > 1 ? 1 : 0])));
    return questions.mid(0, wanted);
}

}  // namespace tripletalk::app
