// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/evidence.h"

#include "answering/checks/precision.h"
#include "base/text.h"
#include "knowledge/answerlimits.h"

#include <algorithm>
#include <numeric>

namespace tripletalk::answering {

using induction::ColumnRole;

namespace {

/// A key or foreign key names an entity outright; a label names one if it alone bears it.
bool isReference(const induction::Column& column) {
    return column.role == ColumnRole::Key || column.role == ColumnRole::ForeignKey;
}

}  // namespace

Result<Evidence> Evidence::open(const knowledge::KnowledgeBase& base,
                                std::shared_ptr<llm::Embedder> embedder, Trace& trace) {
    Evidence evidence(base, trace);
    auto sandbox = base.openSandbox(knowledge::tableAnswerLimits);
    if (!sandbox) return sandbox.error();
    evidence.m_sandbox = std::make_unique<sqlite::Sandbox>(*std::move(sandbox));
    auto searcher = base.openSearcher(std::move(embedder));
    if (!searcher) return searcher.error();
    evidence.m_searcher = std::make_unique<retrieval::Searcher>(*std::move(searcher));
    auto entities = knowledge::EntityLookup::open(base);
    if (!entities) return entities.error();
    evidence.m_entities = std::make_unique<knowledge::EntityLookup>(*std::move(entities));
    return evidence;
}

Result<int> Evidence::sql(const std::string& query, int round, const CancelToken& cancel,
                          const std::string& written) {
    const auto call = m_log.begin("sql", query, round);
    Source source;
    source.kind = "sql";
    source.query = query;
    source.written = written.empty() ? query : written;
    auto rows = m_sandbox->query(query, cancel);
    if (!rows && rows.error().kind == ErrorKind::Cancelled) return rows.error();
    if (rows)
        readRows(*rows, source);
    else
        source.error = rows.error();
    const int number = m_log.add(std::move(source));
    m_log.end(call, {number}, m_log.at(number).error);
    return number;
}

Result<std::vector<int>> Evidence::search(const std::string& text,
                                          const retrieval::SearchOptions& options, int round,
                                          const CancelToken& cancel) {
    return endSearch(beginSearch(text, options, round, cancel));
}

PendingSearch Evidence::beginSearch(const std::string& text,
                                    const retrieval::SearchOptions& options, int round,
                                    const CancelToken& cancel) {
    PendingSearch search{text, m_log.begin("search", text, round), {}};
    search.hits =
        std::async(std::launch::async, [searcher = m_searcher.get(), text, options, &cancel] {
            return searcher->search(text, options, cancel);
        });
    return search;
}

Result<std::vector<int>> Evidence::endSearch(PendingSearch search, const ChooseHits& choose) {
    auto hits = search.hits.get();
    if (!hits) {
        m_log.end(search.call, {}, hits.error());
        return hits.error();
    }
    std::vector<std::size_t> places(hits->size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    if (choose) {
        auto chosen = choose(*hits);
        if (!chosen) return chosen.error();
        places = std::move(*chosen);
    }
    std::vector<int> numbers;
    for (const std::size_t place : places)
        numbers.push_back(addPassage((*hits)[place].passage, (*hits)[place].score, search.text));
    m_log.end(search.call, numbers);
    return numbers;
}

void Evidence::addFindings(int number, const std::vector<checks::Finding>& findings,
                           bool withValues) {
    if (findings.empty()) return;
    Source& known = m_log.at(number);
    for (const checks::Finding& finding : findings) {
        if (!finding.forPerson.empty()) known.notes.push_back(finding.forPerson);
        known.promptNotes.push_back(withValues ? checks::promptText(finding) : finding.forModel);
    }
    m_log.trace().emit(Checked{number, known.notes, findings});
}

std::vector<int> Evidence::quote(const std::vector<retrieval::Passage>& passages,
                                 const std::string& query, int round) {
    const auto call = m_log.begin("search", query, round);
    std::vector<int> numbers;
    for (const retrieval::Passage& passage : passages)
        numbers.push_back(addPassage(passage, 1.0, query));
    m_log.end(call, numbers);
    return numbers;
}

void Evidence::readRows(const sqlite::QueryResult& rows, Source& source) const {
    source.truncated = rows.truncated;
    std::vector<const induction::Column*> origins;
    for (const sqlite::ResultColumn& column : rows.columns) {
        const induction::Table* table = m_base.schema().table(column.originTable);
        origins.push_back(table ? table->column(column.originColumn) : nullptr);
        source.columns.push_back({column.name, false, origins.back() ? origins.back()->unit : ""});
    }
    // A computed number has more digits than anybody measured.
    const auto decimals = checks::decimalsOf(source.query, rows.columns.size(), m_base.schema());
    for (const auto& row : rows.rows) {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells.push_back(cell(row[i], rows.columns[i].originTable, origins[i]));
            const auto* number = std::get_if<double>(&row[i]);
            if (number && rows.columns[i].originColumn.empty() && decimals[i])
                cells.back().text = checks::shownNumber(*number, *decimals[i]);
            if (!cells.back().iri.empty()) source.columns[i].entity = true;
        }
        source.rows.push_back(std::move(cells));
    }
}

Cell Evidence::cell(const sqlite::Value& value, const std::string& table,
                    const induction::Column* column) const {
    Cell cell{sqlite::toText(value)};
    if (std::holds_alternative<std::monostate>(value)) cell.datatype = "null";
    if (std::holds_alternative<std::int64_t>(value)) cell.datatype = "integer";
    if (const double* number = std::get_if<double>(&value)) {
        cell.datatype = "number";
        cell.text = text::formatNumber(*number);
    }
    if (!column || cell.datatype == "null") return cell;
    // A failed look-up leaves the value as it stands: the row is still true.
    if (isReference(*column)) {
        if (const auto entity = m_entities->byKey(cell.text); entity && *entity) {
            cell.iri = (*entity)->iri;
            cell.text = (*entity)->label;
            cell.datatype = "text";
        }
    } else if (column->role == ColumnRole::Label) {
        if (const auto entity = m_entities->byLabel(table, cell.text); entity && *entity)
            cell.iri = (*entity)->iri;
    } else if (column->role == ColumnRole::Undescribed &&
               cell.text.find("://") != std::string::npos) {
        cell.iri = cell.text;
    }
    return cell;
}

int Evidence::addPassage(const retrieval::Passage& passage, double score,
                         const std::string& query) {
    const auto [known, isNew] = m_passageNumbers.try_emplace(passage.id, m_log.count() + 1);
    if (!isNew) return known->second;
    Source source;
    source.kind = passage.kind == retrieval::PassageKind::Document ? "document" : "passage";
    source.query = query;
    source.title = passage.title;
    if (!passage.heading.empty() && passage.heading != passage.title)
        source.title += " › " + passage.heading;
    source.text = passage.text;
    source.iri = passage.iri;
    source.score = score;
    return m_log.add(std::move(source));
}

}  // namespace tripletalk::answering
