// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/followups.h"

#include "app/chat/questionwords.h"
#include "app/window/qttext.h"

#include <algorithm>

namespace tripletalk::app {

using answering::Answer;
using answering::AnswerResult;
using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;

namespace {

constexpr std::size_t mostColumns = 2;

/// What a result lists: the first column of entities, with the table that they are in.
struct Listed {
    const Table* table = nullptr;
    std::size_t column = 0;
};

Listed listed(const AnswerResult& result, const Schema& schema) {
    for (std::size_t at = 0; at < result.columns.size(); ++at) {
        if (!result.columns[at].entity) continue;
        for (const Table& table : schema.tables)
            for (const Column& column : table.columns)
                if (column.role == ColumnRole::Key && column.name == result.columns[at].name &&
                    !table.hidden)
                    return {&table, at};
    }
    return {};
}

std::string queryOf(const Answer& answer) {
    const auto at = std::ranges::find(answer.sources, answer.result.source, &answering::Source::n);
    return at == answer.sources.end() ? std::string() : at->query;
}

/// Whether the answer is about this column already.
bool isTold(const Column& column, const std::string& query) {
    return query.find("\"" + column.name + "\"") != std::string::npos ||
           query.find("." + column.name) != std::string::npos;
}

QStringList ofMany(const Schema& schema, const Table& table, const std::string& query) {
    QStringList questions;
    if (const Column* measure = measureOf(table); measure && !isTold(*measure, query))
        questions << madeQuestion(
            QT_TRANSLATE_NOOP("Question", "Which of them has the highest %1?"), nameOf(*measure));
    for (const Column& column : table.columns)
        if ((isCategory(table, column) || isLink(table, column)) && !isTold(column, query)) {
            questions << madeQuestion(
                QT_TRANSLATE_NOOP("Question", "How many of them are there per %1?"),
                groupName(schema, column));
            break;
        }
    return questions;
}

QStringList ofOne(const Table& table, const QString& label, const std::string& query) {
    QStringList questions;
    std::size_t columns = 0;
    for (const Column& column : table.columns) {
        if (columns == mostColumns) break;
        const bool telling =
            isMeasure(table, column) || isCategory(table, column) || isLink(table, column);
        if (!telling || isTold(column, query)) continue;
        questions << madeQuestion(QT_TRANSLATE_NOOP("Question", "What is the %1 of %2?"),
                                  nameOf(column), label);
        ++columns;
    }
    questions << madeQuestion(QT_TRANSLATE_NOOP("Question", "What do we know about %1?"), label);
    return questions;
}

}  // namespace

QStringList followUps(const Answer& answer, const Schema& schema) {
    const AnswerResult& result = answer.result;
    if (answer.status != answering::AnswerStatus::Answered || result.rows.empty()) return {};
    const Listed found = listed(result, schema);
    if (!found.table) return {};
    const std::string query = queryOf(answer);
    if (result.rows.size() > 1) return ofMany(schema, *found.table, query);
    return ofOne(*found.table, qs(result.rows.front()[found.column].text), query);
}

}  // namespace tripletalk::app
