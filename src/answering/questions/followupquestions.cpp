// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/questions/followupquestions.h"

#include "answering/questions/schemawords.h"

#include <algorithm>

namespace tripletalk::answering {

using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;

namespace {

constexpr std::size_t mostColumns = 2;

/// What a result lists: the first column of entities, with the table that they are in.
struct ListedThings {
    const Table* table = nullptr;
    std::size_t column = 0;
};

ListedThings listedThings(const AnswerResult& result, const Schema& schema) {
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
    const auto at = std::ranges::find(answer.sources, answer.result.source, &Source::n);
    return at == answer.sources.end() ? std::string() : at->query;
}

/// Whether the answer is about this column already.
bool isAnswered(const Column& column, const std::string& query) {
    return query.find("\"" + column.name + "\"") != std::string::npos ||
           query.find("." + column.name) != std::string::npos;
}

std::vector<Sentence> ofMany(const Schema& schema, const Table& table, const std::string& query) {
    std::vector<Sentence> questions;
    if (const Column* measure = measureOf(table); measure && !isAnswered(*measure, query))
        questions.push_back(
            say("Question", "Which of them has the highest %1?").arg(nameOf(*measure)));
    for (const Column& column : table.columns)
        if ((isCategory(table, column) || isLink(table, column)) && !isAnswered(column, query)) {
            questions.push_back(say("Question", "How many of them are there per %1?")
                                    .arg(groupName(schema, column)));
            break;
        }
    return questions;
}

std::vector<Sentence> ofOne(const Table& table, const std::string& label,
                            const std::string& query) {
    std::vector<Sentence> questions;
    std::size_t columns = 0;
    for (const Column& column : table.columns) {
        if (columns == mostColumns) break;
        const bool telling =
            isMeasure(table, column) || isCategory(table, column) || isLink(table, column);
        if (!telling || isAnswered(column, query)) continue;
        questions.push_back(say("Question", "What is the %1 of %2?").arg(nameOf(column), label));
        ++columns;
    }
    questions.push_back(say("Question", "What do we know about %1?").arg(label));
    return questions;
}

}  // namespace

std::vector<Sentence> followUps(const Answer& answer, const Schema& schema) {
    const AnswerResult& result = answer.result;
    if (answer.status != AnswerStatus::Answered || result.rows.empty()) return {};
    const ListedThings found = listedThings(result, schema);
    if (!found.table) return {};
    const std::string query = queryOf(answer);
    if (result.rows.size() > 1) return ofMany(schema, *found.table, query);
    return ofOne(*found.table, result.rows.front()[found.column].text, query);
}

}  // namespace tripletalk::answering
