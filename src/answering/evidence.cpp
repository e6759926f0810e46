// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/evidence.h"

#include "answering/checks/precision.h"
#include "base/text.h"

#include <algorithm>
#include <numeric>

namespace tripletalk::answering {

using induction::ColumnRole;

namespace {

/// A key or foreign key names an entity outright; a label names one if it alone bears it.
bool isReference(const induction::Column& column) {
    return column.role == ColumnRole::Key || column.role == ColumnRole::ForeignKey;
}

bool isNumeric(const Cell& cell) { return cell.datatype == "integer" || cell.datatype == "number"; }

std::string kindByShape(const AnswerResult& result) {
    if (result.rows.empty()) return "none";
    if (result.columns.size() != 1) return "table";
    if (result.rows.size() != 1) return "list";
    const Cell& cell = result.rows.front().front();
    if (cell.datatype == "null") return "none";
    return isNumeric(cell) && cell.iri.empty() ? "number" : "text";
}

}  // namespace

Result<Evidence> Evidence::open(const knowledge::KnowledgeBase& base,
                                std::shared_ptr<llm::Embedder> embedder, Trace& trace) {
    Evidence evidence(base, trace);
    // An answer's table is kept whole, however long; a model is shown its first rows.
    auto sandbox = base.openSandbox({.rows = 50'000, .bytes = 32U << 20U});
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
    const double start = m_trace->elapsedMs();
    const std::int64_t call = called("sql", query, round);
    Source source;
    source.n = static_cast<int>(m_sources.size()) + 1;
    source.kind = "sql";
    source.query = query;
    source.written = written.empty() ? query : written;
    auto rows = m_sandbox->query(query, cancel);
    if (!rows && rows.error().kind == ErrorKind::Cancelled) return rows.error();
    if (rows)
        readRows(*rows, source);
    else
        source.error = rows.error();
    const int number = source.n;
    m_sources.push_back(std::move(source));
    returned(call, "sql", round, start, {number}, m_sources.back().error);
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
    PendingSearch search{text, round, called("search", text, round), m_trace->elapsedMs(), {}};
    search.hits =
        std::async(std::launch::async, [searcher = m_searcher.get(), text, options, &cancel] {
            return searcher->search(text, options, cancel);
        });
    return search;
}

Result<std::vector<int>> Evidence::endSearch(PendingSearch search, const ChooseHits& choose) {
    auto hits = search.hits.get();
    if (!hits) {
        returned(search.call, "search", search.round, search.start, {}, hits.error());
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
    returned(search.call, "search", search.round, search.start, numbers, {});
    return numbers;
}

void Evidence::addFindings(int number, const std::vector<checks::Finding>& findings,
                           bool withValues) {
    if (findings.empty()) return;
    Source& known = m_sources.at(static_cast<std::size_t>(number - 1));
    nlohmann::json told = nlohmann::json::array();
    for (const checks::Finding& finding : findings) {
        if (!finding.forPerson.empty()) known.notes.push_back(finding.forPerson);
        known.promptNotes.push_back(withValues ? checks::promptText(finding) : finding.forModel);
        told.push_back(checks::toJson(finding));
    }
    m_trace->emit("checked",
                  {{"source", number}, {"notes", known.notes}, {"findings", std::move(told)}});
}

std::vector<int> Evidence::quote(const std::vector<retrieval::Passage>& passages,
                                 const std::string& query, int round) {
    const double start = m_trace->elapsedMs();
    const std::int64_t call = called("search", query, round);
    std::vector<int> numbers;
    for (const retrieval::Passage& passage : passages)
        numbers.push_back(addPassage(passage, 1.0, query));
    returned(call, "search", round, start, numbers, {});
    return numbers;
}

AnswerResult Evidence::resultOf(int number, const std::vector<std::string>& columns) const {
    const Source& from = source(number);
    std::vector<std::size_t> chosen;
    for (const std::string& name : columns) {
        const auto at = std::ranges::find(from.columns, name, &ResultColumn::name);
        if (at != from.columns.end())
            chosen.push_back(static_cast<std::size_t>(at - from.columns.begin()));
    }
    if (chosen.empty())
        for (std::size_t i = 0; i < from.columns.size(); ++i) chosen.push_back(i);

    AnswerResult result;
    result.source = number;
    result.complete = !from.truncated;
    for (const std::size_t i : chosen) result.columns.push_back(from.columns[i]);
    for (const auto& row : from.rows) {
        std::vector<Cell> cells;
        for (const std::size_t i : chosen) cells.push_back(row[i]);
        result.rows.push_back(std::move(cells));
    }
    result.kind = kindByShape(result);
    return result;
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
    const auto [known, isNew] =
        m_passageNumbers.try_emplace(passage.id, static_cast<int>(m_sources.size()) + 1);
    if (!isNew) return known->second;
    Source source;
    source.n = known->second;
    source.kind = passage.kind == retrieval::PassageKind::Document ? "document" : "passage";
    source.query = query;
    source.title = passage.title;
    if (!passage.heading.empty() && passage.heading != passage.title)
        source.title += " › " + passage.heading;
    source.text = passage.text;
    source.iri = passage.iri;
    source.score = score;
    m_sources.push_back(std::move(source));
    return known->second;
}

std::int64_t Evidence::called(const char* tool, const std::string& query, int round) {
    const std::int64_t call = m_trace->nextCall();
    m_trace->emit("tool_called",
                  {{"call", call}, {"tool", tool}, {"round", round}, {"query", query}});
    return call;
}

void Evidence::returned(std::int64_t call, const char* tool, int round, double start,
                        const std::vector<int>& numbers, const std::optional<Error>& error) {
    nlohmann::json found = nlohmann::json::array();
    for (const int n : numbers) found.push_back(toJson(source(n)));
    nlohmann::json event = {{"call", call},       {"tool", tool},
                            {"round", round},     {"ms", m_trace->elapsedMs() - start},
                            {"numbers", numbers}, {"sources", std::move(found)}};
    if (error) event["error"] = toJson(*error);
    m_trace->emit("tool_returned", std::move(event));
}

}  // namespace tripletalk::answering
