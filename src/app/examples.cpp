// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/examples.h"

#include "app/text.h"

#include <algorithm>
#include <vector>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;
using induction::TableKind;

namespace {

constexpr qsizetype wanted = 4;

QString readable(const std::string& label, const std::string& name) {
    return qs(label.empty() ? name : label).replace(u'_', u' ').trimmed().toLower();
}

QString plural(const QString& noun) {
    if (noun.endsWith(u's') || noun.endsWith(u'x') || noun.endsWith(u"ch"_s)) return noun + u"es"_s;
    if (noun.size() > 1 && noun.endsWith(u'y') &&
        !QStringView(u"aeiou").contains(noun[noun.size() - 2]))
        return noun.chopped(1) + u"ies"_s;
    return noun + u's';
}

bool isFull(const Table& table, const Column& column) {
    return table.rows > 0 && column.nulls * 4 < table.rows;
}

/// A measure: numbers that differ, not an identifier or a year-like text.
const Column* measure(const Table& table) {
    const auto at = std::ranges::find_if(table.columns, [&](const Column& column) {
        return column.role == ColumnRole::Literal && column.type != "TEXT" && column.distinct > 2 &&
               isFull(table, column);
    });
    return at == table.columns.end() ? nullptr : &*at;
}

/// A column whose few values sort the rows into groups.
const Column* category(const Table& table) {
    const auto at = std::ranges::find_if(table.columns, [&](const Column& column) {
        return column.role == ColumnRole::Literal && column.type == "TEXT" &&
               column.distinct >= 2 && column.distinct <= 12 && !column.samples.empty() &&
               column.samples.front().size() <= 30 && isFull(table, column);
    });
    return at == table.columns.end() ? nullptr : &*at;
}

const Column* described(const Table& table) {
    const Column* label = table.labelColumn();
    return label && !label->samples.empty() && label->samples.front().size() <= 40 ? label
                                                                                   : nullptr;
}

}  // namespace

QStringList exampleQuestions(const Schema& schema) {
    std::vector<const Table*> tables;
    for (const Table& table : schema.tables)
        if (table.kind == TableKind::Entity && !table.hidden && table.rows > 1)
            tables.push_back(&table);
    std::ranges::stable_sort(tables, [](const Table* a, const Table* b) {
        return a->columns.size() * static_cast<std::size_t>(a->rows) >
               b->columns.size() * static_cast<std::size_t>(b->rows);
    });
    QStringList questions;
    const auto first = [&](auto&& find, auto&& ask) {
        for (const Table* table : tables)
            if (const Column* column = find(*table)) {
                questions << ask(readable(table->label, table->name), *column);
                return;
            }
    };
    first(measure, [](const QString& noun, const Column& column) {
        return QStringLiteral("Which %1 has the highest %2?")
            .arg(noun, readable(column.label, column.name));
    });
    first(category, [](const QString& noun, const Column& column) {
        return QStringLiteral("Which %1 have %2 %3?")
            .arg(plural(noun), readable(column.label, column.name), qs(column.samples.front()));
    });
    first(described, [](const QString&, const Column& column) {
        return QStringLiteral("What do we know about %1?").arg(qs(column.samples.front()));
    });
    if (!tables.empty()) {
        const Table& table = *tables[tables.size() > 1 ? 1 : 0];
        questions << QStringLiteral("How many %1 are there?")
                         .arg(plural(readable(table.label, table.name)));
    }
    return questions.mid(0, wanted);
}

}  // namespace tripletalk::app
