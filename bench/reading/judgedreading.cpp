// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "reading/judgedreading.h"

#include "answering/offline/triedreadings.h"
#include "answering/reading/trust.h"
#include "base/text.h"
#include "reading/goldjudge.h"
#include "reading/queryshapes.h"

#include <algorithm>
#include <chrono>

namespace tripletalk::bench {

using answering::reading::EntityRef;
using answering::reading::QuestionReader;
using answering::reading::ScoredReading;
using answering::reading::Term;
using answering::reading::Wish;
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

bool holds(const QueryResult& result, const std::string& iri) {
    return std::ranges::any_of(result.rows, [&](const auto& row) {
        return std::ranges::any_of(row,
                                   [&](const knowledge::Cell& cell) { return cell.iri == iri; });
    });
}

/// Whether the rows themselves tell all facts of an abstract question.
bool tellsFacts(const QueryResult& result, const evaluation::Question& question) {
    const auto tells = [&](const std::string& fact) {
        return std::ranges::any_of(result.rows, [&](const auto& row) {
            return std::ranges::any_of(row, [&](const knowledge::Cell& cell) {
                return text::fold(cell.text).find(text::fold(fact)) != std::string::npos;
            });
        });
    };
    return !question.facts.empty() &&
           std::ranges::all_of(question.facts, [&](const evaluation::Statement& fact) {
               return std::ranges::any_of(fact.text, tells);
           });
}

bool isNamedWell(const ScoredReading& reading) {
    return !reading.features.contains("value|partly") && !reading.features.contains("value|mostly");
}

/// Whether a described thing is one that the facts of an abstract question are about; where but a
/// word of its name is said, all of these must be described.
bool speaksOf(const ScoredReading& reading, const QueryResult& result,
              const evaluation::Question& question) {
    const auto isHeld = [&](const evaluation::Statement& fact) {
        return holds(result, fact.source);
    };
    return isNamedWell(reading) ? std::ranges::any_of(question.facts, isHeld)
                                : std::ranges::all_of(question.facts, isHeld);
}

json toldOf(const ScoredReading& derivation) {
    json others = json::array();
    for (const answering::reading::OtherWord& one : derivation.others)
        others.push_back({one.said, one.understood, one.how});
    return {{"score", derivation.score},
            {"features", derivation.features},
            {"query", derivation.query},
            {"open", derivation.open},
            {"others", std::move(others)},
            {"content", false},
            {"strict", false},
            {"head_rows", derivation.term.head ? derivation.term.head->rows : 0},
            {"rows", 0},
            {"gaps", false},
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

void JudgedReading::goOn(const Term& term, const GoldQuestion& asked) {
    m_context.add(term, answering::reading::namedIn(term, *m_tables), thingsOf(asked));
}

std::vector<EntityRef> JudgedReading::thingsOf(const GoldQuestion& asked) const {
    std::vector<EntityRef> things;
    for (const auto& row : asked.question.gold)
        for (const evaluation::GoldCell& cell : row) {
            if (cell.kind != evaluation::GoldCell::Kind::Entity) continue;
            const auto known = m_tables->entities().byIri(cell.text);
            if (known && *known)
                things.push_back({(*known)->table, (*known)->key, (*known)->iri, (*known)->label});
        }
    return things;
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
        all.back().at = all.size() - 1;
        if (const auto& result = all.back().result) {
            all.back().findings = answering::reading::findingsOf(*result);
            reader.weigh(all.back().reading, all.back().findings);
        }
    }
    std::ranges::stable_sort(all, std::greater(),
                             [](const Found& one) { return one.reading.score; });
    return all;
}

/// As the offline strategy does it: of the likeliest that it tries.
void JudgedReading::trust(const std::vector<Found>& candidates, const json& told,
                          ReadingOutcome& outcome) {
    std::vector<ScoredReading> readings;
    std::vector<answering::reading::Findings> findings;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (candidates[i].at >= answering::offline::TriedReadings::tries) continue;
        if (readings.empty()) outcome.trustedRight = told[i].value("content", false);
        readings.push_back(candidates[i].reading);
        findings.push_back(candidates[i].findings);
    }
    const auto& known = answering::reading::Trust::fitted();
    outcome.trust = known.of(readings, findings);
    if (!readings.empty()) outcome.least = known.told(readings.front());
}

Result<void> JudgedReading::compareWithGraph(std::ostream* shown) {
    auto opened = SameInGraph::open(m_base);
    if (!opened) return opened.error();
    m_inGraph = *std::move(opened);
    m_shown = shown;
    return {};
}

Result<JudgedReading::Judged> JudgedReading::judge(const GoldQuestion& asked, std::size_t most) {
    const std::string& question = asked.question.question;
    const auto reader = readerFor(question);
    if (!reader) return reader.error();
    if (asked.question.turn <= 1 || asked.question.conversation != m_conversation) m_context = {};
    m_conversation = asked.question.conversation;
    const auto begin = std::chrono::steady_clock::now();
    const auto derivations = (*reader)->read(question, m_context, most);
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
    const bool describes = asked.question.type == evaluation::QuestionType::Abstract;
    GoldJudge judge(asked.question);
    const std::vector<Found> candidates = found(**reader, *derivations);
    if (m_inGraph && !candidates.empty() && candidates.front().result)
        m_inGraph->compare(candidates.front().reading.term, *candidates.front().result, m_shown);
    const auto isTold = [](const Term& term) {
        return term.wish != Wish::Rows && !term.where.empty();
    };
    // One that leaves more words out speaks of the right thing by chance.
    std::size_t open = mostRows;
    for (const Found& one : candidates)
        if (isTold(one.reading.term)) open = std::min(open, one.reading.open.size());
    const bool anySpeaks = std::ranges::any_of(candidates, [&](const Found& one) {
        return isTold(one.reading.term) && one.reading.open.size() <= open && one.result &&
               speaksOf(one.reading, *one.result, asked.question);
    });
    // No more columns are told than need be.
    std::size_t columns = mostRows;
    if (describes)
        for (const Found& one : candidates)
            if (one.result && tellsFacts(*one.result, asked.question))
                columns = std::min(columns, one.result->columns.size());
    for (const auto& [derivation, result, findings, rank] : candidates) {
        json& line = judged.told["candidates"].emplace_back(toldOf(derivation));
        line["rank"] = rank;
        const std::size_t at = outcome.candidates++;
        if (!result) {
            ++outcome.failed;
            line["error"] = result.error().toText();
            continue;
        }
        // How a description must read is another question: here it has to be one of the right
        // things.
        const bool told =
            tellsFacts(*result, asked.question) ||
            (isTold(derivation.term) && (speaksOf(derivation, *result, asked.question) ||
                                         (!anySpeaks && isNamedWell(derivation))));
        const bool content = describes ? told : judge.byContent(*result);
        const bool strict =
            describes ? told && result->columns.size() <= columns : judge.strictly(*result);
        if (content && !outcome.content) outcome.content = at;
        if (strict && !outcome.strict) outcome.strict = at;
        line.update({{"content", content},
                     {"strict", strict},
                     {"rows", findings.rows},
                     {"gaps", findings.gaps || findings.blank},
                     {"hash", findings.hash},
                     {"first", firstRows(*result)}});
    }
    trust(candidates, judged.told["candidates"], outcome);
    judged.told["trust"] = outcome.trust;
    if (!candidates.empty()) goOn(candidates[outcome.content.value_or(0)].reading.term, asked);
    return judged;
}

}  // namespace tripletalk::bench
