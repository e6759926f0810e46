// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The questions that set things side by side: comparisons, what one thing has alone, and clauses
// whose answers are one row together.
#include "answering/offline/offlinerun.h"
#include "answering/offline/prosewriter.h"

namespace tripletalk::answering::offline {

namespace {
constexpr std::size_t columnsASide = 12;
}  // namespace

Result<void> OfflineRun::compare(const Reading& reading) {
    const SchemaGraph& graph = m_interpreter->graph();
    Reading side;
    side.target = reading.entities.front().table;
    side.entityAsked = true;
    side.hints = reading.hints;
    Filter both;
    both.column = graph.key(side.target);
    for (const EntityRef& entity : reading.entities)
        if (entity.table == side.target) both.values.push_back(entity.key);
    side.filters.push_back(both);
    side.either = reading.either;
    for (const Filter& filter : reading.filters)
        if (side.either && filter.column.table == side.target && !(filter.column == both.column))
            side.filters.push_back(filter);
    side.select = reading.select;
    if (side.select.empty())
        for (const induction::Column& column : graph.schema().table(side.target)->columns)
            if (column.role == induction::ColumnRole::Literal && side.select.size() < columnsASide)
                side.select.push_back({{side.target, column.name}});
    const auto query = m_asked->write(side, graph);
    if (!query) return {};
    const auto source = asked(*query, 1);
    if (!source) return source.error();
    m_part.result = resultOf(m_tools->log.at(*source));
    m_part.hasResult = m_part.result.kind != "none";
    if (m_part.hasResult)
        m_part.prose = {ProseWriter(graph, m_interpreter->wording()).compare(m_part.result)};
    return {};
}

Result<void> OfflineRun::findUnique(const Reading& reading) {
    for (const AskedQuery& query : m_asked->writeUnique(reading, m_interpreter->graph())) {
        const auto source = asked(query, 1);
        if (!source) return source.error();
        const AnswerResult part = resultOf(m_tools->log.at(*source));
        if (m_tools->log.at(*source).error || part.rows.empty()) continue;
        if (m_part.hasResult) {
            m_part.result.rows.insert(m_part.result.rows.end(), part.rows.begin(), part.rows.end());
            m_part.result.kind = "list";
            m_part.result.complete = false;  // several queries: no single source holds it
        } else {
            m_part.result = part;
            m_part.hasResult = true;
        }
    }
    return {};
}

Result<void> OfflineRun::combine(std::vector<Part>& parts) {
    // Answers of one row each are one row together, found by one query where that can be.
    std::vector<std::string> queries;
    std::vector<AnswerResult> results;
    for (const Part& part : parts)
        if (part.hasResult && part.result.rows.size() == 1 && !part.query.empty()) {
            queries.push_back(part.query);
            results.push_back(part.result);
        }
    if (queries.size() < 2 || queries.size() != parts.size()) return {};
    const auto query = m_asked->together(queries);
    if (!query) {
        parts.front().result = joined(std::move(results));
        parts.front().result.complete = false;  // no single source holds it
        return {};
    }
    const auto source = asked(*query, 1);
    if (!source) return source.error();
    if (!m_tools->log.at(*source).error) parts.front().result = resultOf(m_tools->log.at(*source));
    return {};
}

}  // namespace tripletalk::answering::offline
