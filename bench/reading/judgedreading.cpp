// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "reading/judgedreading.h"

#include "base/file.h"
#include "base/text.h"
#include "reading/goldjudge.h"
#include "reading/queryshapes.h"

#include <algorithm>
#include <chrono>
#include <set>

namespace tripletalk::bench {

using answering::reading::QuestionReader;
using answering::reading::ScoredReading;
using knowledge::QueryConnection;
using knowledge::QueryResult;
using language::Wording;
using nlohmann::json;

namespace {

constexpr std::chrono::milliseconds timeForQuery{2000};
constexpr std::size_t mostRows = 10'000;  ///< no gold is longer, and entities are looked up by row
constexpr std::size_t shownGold = 5;
constexpr std::size_t shownRows = 3;
constexpr std::size_t shownBytes = 200;  ///< of a cell

/// Each value as it is written, without its kind.
json firstGold(const json& gold) {
    json rows = json::array();
    for (std::size_t i = 0; i < std::min(gold.size(), shownGold); ++i) {
        json cells = json::array();
        for (const json& cell : gold[i].is_array() ? gold[i] : json::array({gold[i]}))
            cells.push_back(cell.empty() ? json() : cell.front());
        rows.push_back(std::move(cells));
    }
    return rows;
}

json firstRows(const QueryResult& result) {
    json rows = json::array();
    for (std::size_t i = 0; i < std::min(result.rows.size(), shownRows); ++i) {
        json cells = json::array();
        for (const auto& cell : result.rows[i]) cells.push_back(text::elide(cell.text, shownBytes));
        rows.push_back(std::move(cells));
    }
    return rows;
}

/// The same for results with the same set of rows.
std::string hashOf(const QueryResult& result) {
    std::set<std::string> rows;
    for (const auto& row : result.rows) {
        std::string line;
        for (const auto& cell : row) line += cell.text + '\x1f';
        rows.insert(std::move(line));
    }
    std::string all;
    for (const std::string& line : rows) all += line + '\x1e';
    return sha256(all).substr(0, 12);
}

Result<QueryResult> run(knowledge::SqlConnection& tables, const std::string& query) {
    const auto cancel = CancelToken::withDeadline(CancelToken(), timeForQuery);
    auto plain = tables.run(query, QueryConnection::Links::None, cancel);
    if (!plain) return plain;
    if (plain->rows.size() > mostRows) {
        plain->rows.resize(mostRows);
        plain->truncated = true;
        return plain;
    }
    return tables.run(query, QueryConnection::Links::Found, cancel);
}

json toldOf(const ScoredReading& derivation) {
    return {{"score", derivation.score},
            {"features", derivation.features},
            {"query", derivation.query},
            {"open", derivation.open},
            {"content", false},
            {"strict", false},
            {"rows", 0},
            {"hash", ""},
            {"first", json::array()}};
}

}  // namespace

Result<JudgedReading> JudgedReading::open(const std::string& graph,
                                          const std::filesystem::path& folder) {
    auto base = knowledge::KnowledgeBase::open(folder);
    if (!base) return base.error();
    auto tables = knowledge::SqlConnection::open(*base);
    if (!tables) return tables.error();
    return JudgedReading(graph, *std::move(base), *std::move(tables));
}

Result<const QuestionReader*> JudgedReading::readerFor(const std::string& question) {
    const Wording& wording = Wording::forText(question, m_base.manifest().language);
    auto& known = m_readers[wording.language()];
    if (!known) {
        auto reader = QuestionReader::open(m_base, wording);
        if (!reader) return reader.error();
        known = *std::move(reader);
    }
    return known.get();
}

std::vector<JudgedReading::Found> JudgedReading::found(const QuestionReader& reader,
                                                       const std::vector<ScoredReading>& readings) {
    std::vector<Found> all;
    for (const ScoredReading& one : readings) {
        all.push_back({one, run(*m_tables, one.query)});
        if (const auto& result = all.back().result) {
            const bool single = result->rows.size() == 1 && result->rows.front().size() == 1;
            const std::string only = single ? result->rows.front().front().text : std::string();
            reader.weigh(all.back().reading,
                         {result->rows.size(), single && only.empty(), only == "0"});
        }
    }
    std::ranges::stable_sort(all, std::greater(),
                             [](const Found& one) { return one.reading.score; });
    return all;
}

Result<JudgedReading::Judged> JudgedReading::judge(const GoldQuestion& asked, std::size_t most) {
    const std::string& question = asked.question.question;
    const auto reader = readerFor(question);
    if (!reader) return reader.error();
    const auto begin = std::chrono::steady_clock::now();
    const auto derivations = (*reader)->read(question, most);
    const std::chrono::duration<double, std::milli> spent =
        std::chrono::steady_clock::now() - begin;
    Judged judged{{.shapes = shapesOf(asked.sql), .milliseconds = spent.count()}};
    ReadingOutcome& outcome = judged.outcome;
    judged.told = {{"graph", m_graph},
                   {"question", question},
                   {"sql", asked.sql},
                   {"shapes", outcome.shapes},
                   {"gold", firstGold(asked.gold)},
                   {"gold_rows", asked.gold.size()},
                   {"milliseconds", outcome.milliseconds},
                   {"candidates", json::array()}};
    if (!derivations) {
        outcome.error = true;
        judged.told["error"] = derivations.error().toText();
        return judged;
    }
    GoldJudge judge(asked.question);
    for (const auto& [derivation, result] : found(**reader, *derivations)) {
        json& told = judged.told["candidates"].emplace_back(toldOf(derivation));
        const std::size_t at = outcome.candidates++;
        if (!result) {
            ++outcome.failed;
            told["error"] = result.error().toText();
            continue;
        }
        const bool content = judge.byContent(*result), strict = judge.strictly(*result);
        if (content && !outcome.content) outcome.content = at;
        if (strict && !outcome.strict) outcome.strict = at;
        told.update({{"content", content},
                     {"strict", strict},
                     {"rows", result->rows.size()},
                     {"hash", hashOf(*result)},
                     {"first", firstRows(*result)}});
    }
    return judged;
}

}  // namespace tripletalk::bench
