// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/looprun.h"

#include "answering/answer/resultparts.h"
#include "answering/checks/literalrepair.h"
#include "answering/checks/querycheck.h"
#include "answering/explanation/meanings.h"
#include "answering/offline/prosewriter.h"
#include "answering/prompt/exampletext.h"
#include "answering/prompt/prompttext.h"
#include "answering/tools/namedthings.h"
#include "answering/tools/ranking.h"
#include "base/text.h"

#include <algorithm>
#include <future>
#include <utility>

namespace tripletalk::answering {

using nlohmann::json;

namespace {
constexpr double candidateTemperature = 0.7;
constexpr int rerankedPerShown = 3;
constexpr int linksPerMention = 3;
/// Where a query has rows, so many passages about other things are shown beside it.
constexpr int otherPassages = 1;
/// Things that a text names outright: so many are quoted or looked up.
constexpr std::size_t quotedEntities = 3;

std::string normalised(const std::string& sql) {
    std::string text = text::collapseWhitespace(sql);
    while (text.ends_with(';') || text.ends_with(' ')) text.pop_back();
    return text;
}

bool sendsBack(const std::vector<checks::Finding>& findings) {
    return std::any_of(findings.begin(), findings.end(),
                       [](const checks::Finding& finding) { return finding.sendBack; });
}
}  // namespace

LoopRun::LoopRun(LoopStrategy::Tools tools, llm::ChatModel& model, const Prompts& prompts,
                 const ModelNumbers& numbers, const Question& question, Trace& trace,
                 const CancelToken& cancel)
    : m_tools(tools),
      m_caller(model, trace),
      m_prompts(prompts),
      m_numbers(numbers),
      m_question(question),
      m_trace(trace),
      m_cancel(cancel),
      m_prompt(prompts, numbers, tools, question),
      m_writer(m_caller, prompts, numbers, question.bases.front()),
      m_understood(question.text) {}

Result<void> LoopRun::open(std::shared_ptr<llm::Embedder> embedder) {
    const auto& base = m_question.bases.front();
    auto evidence = Evidence::open(base, std::move(embedder), m_trace);
    if (!evidence) return evidence.error();
    m_evidence.emplace(std::move(*evidence));
    auto values = base.openValues();
    if (!values) return values.error();
    m_values.emplace(std::move(*values));
    m_ground.emplace(
        checks::Ground{m_evidence->sandbox(), base.schema(), m_evidence->entities(), *m_values});
    auto links = m_values->link(m_question.text, {.perMention = linksPerMention});
    if (!links) return links.error();
    m_links = std::move(*links);
    Result<std::string> examples = std::string();
    if (m_tools.sql && !m_numbers.valuesStay)
        examples = examplesText(base, knowledge::sqlLanguage(), m_question.text, m_cancel);
    if (!examples) return examples.error();
    return m_prompt.open(m_links, *std::move(examples));
}

Result<void> LoopRun::run(std::shared_ptr<llm::Embedder> embedder) {
    if (auto opened = open(std::move(embedder)); !opened) return opened;
    for (m_task.round = 1;; ++m_task.round) {
        const bool last = m_task.round >= m_numbers.rounds;
        if (m_cancel.cancelled()) return m_cancel.error();
        if (auto gathered = gather(last); !gathered) return gathered;
        if (!last && mustGoOn()) continue;
        if (m_numbers.valuesStay) {
            answerFromTemplate();
            return {};
        }
        auto verdict = judge(last);
        if (!verdict) return verdict.error();
        if (last || verdict->kind != VerdictKind::LookFurther) return conclude(*std::move(verdict));
        m_task.lookFor = verdict->why;
    }
}

Result<void> LoopRun::gather(bool last) {
    m_sentBack = false;
    m_task.missing = m_task.round > 1 ? missingTool() : std::string();
    m_insisted = m_insisted || !m_task.missing.empty();
    auto decision = decide();
    if (!decision) return decision.error();
    m_task.lookFor.clear();
    m_task.described = decision->describe;
    adopt(*decision, m_task.round, m_understood, m_trace);
    if (m_numbers.required == Required::Both && (last || decision->describe.empty()))
        if (auto filled = fillMissing(*decision); !filled) return filled;
    return useTools(*decision);
}

/// A tool that must be used is used without a further call where it is clear what for.
Result<void> LoopRun::fillMissing(Decision& decision) {
    if (m_tools.passages && !m_usedSearch && decision.search.empty())
        decision.search = m_understood;
    // A query of ours would show the model a key where values must stay.
    const bool hasQuery = m_usedSql || !decision.query.empty();
    if (!m_tools.sql || hasQuery || m_numbers.valuesStay) return {};
    const auto things = namedThings(*m_values, m_understood, quotedEntities);
    if (!things) return things.error();
    decision.query = rowsOf(m_question.bases.front().schema(), *things);
    return {};
}

Result<Decision> LoopRun::decide() {
    auto request = m_prompt.request(m_task, *m_evidence);
    if (!request) return request.error();
    if (m_task.round > 1 || m_numbers.candidates <= 1 || !m_tools.sql) return parsed(*request);
    // Several replies to one prompt differ only where the model is unsure.
    request->temperature = std::max(m_numbers.temperature, candidateTemperature);
    std::vector<std::future<Result<Decision>>> pending;
    for (int i = 0; i < m_numbers.candidates; ++i)
        pending.push_back(
            std::async(std::launch::async, [this, &request] { return parsed(*request); }));
    std::vector<Decision> decisions;
    std::optional<Error> failed;
    for (auto& one : pending) {
        auto decision = one.get();
        if (decision)
            decisions.push_back(*std::move(decision));
        else
            failed = decision.error();
    }
    if (decisions.empty()) return *failed;
    if (auto voted = vote(decisions); !voted) return voted.error();
    Decision first = decisions.front();
    first.query.clear();  // the candidates were run by the vote
    return first;
}

Result<Decision> LoopRun::parsed(const llm::ChatRequest& request) {
    bool again = false;
    const auto read = [&](const llm::ChatReply& reply) -> Result<Decision> {
        auto decision = decisionOf(reply);
        // A model that cannot keep to the form can still judge passages about the question.
        if (!decision && std::exchange(again, true) && m_tools.passages)
            return Decision{.why = decision.error().message.text(), .search = m_understood};
        return decision;
    };
    return m_caller.askFor("gather", m_task.round, request, m_cancel, read);
}

Result<void> LoopRun::vote(const std::vector<Decision>& decisions) {
    std::map<std::string, std::vector<int>> groups;  // rows -> sources, one a candidate
    for (const Decision& decision : decisions) {
        if (decision.query.empty()) continue;
        if (auto done = runSql(decision.query); !done) return done;
        const int n = m_ran[normalised(decision.query)];
        const Source& source = m_evidence->source(n);
        if (source.error || source.rows.empty()) continue;
        std::vector<std::string> rows;
        for (const auto& row : source.rows) {
            std::string line;
            for (const Cell& cell : row) line += cell.text + "\x1f";
            rows.push_back(std::move(line));
        }
        std::sort(rows.begin(), rows.end());
        groups[text::join(rows, "\x1e")].push_back(n);
    }
    const auto best = std::max_element(groups.begin(), groups.end(), [](auto& a, auto& b) {
        return a.second.size() < b.second.size();
    });
    if (best == groups.end()) return {};
    m_preferred = best->second.front();
    m_sentBack = false;
    const std::string note = std::to_string(best->second.size()) + " of " +
                             std::to_string(decisions.size()) +
                             " candidate queries gave these rows.";
    m_evidence->addFindings(m_preferred, {{.kind = "vote", .forModel = note, .forPerson = note}},
                            true);
    return {};
}

std::string LoopRun::missingTool() const {
    // A model that leaves it out although it was told has nothing to ask by it.
    if (m_numbers.required == Required::None || m_insisted) return {};
    const bool either = m_numbers.required == Required::Either;
    if (either && (m_usedSql || m_usedSearch)) return {};
    if (m_tools.sql && !m_usedSql) return "sql";
    return m_tools.passages && !m_usedSearch ? "search" : "";
}

bool LoopRun::mustGoOn() const {
    const bool onlyAskedForTables = !m_task.described.empty() && m_evidence->sources().empty();
    return m_sentBack || onlyAskedForTables || !missingTool().empty();
}

Result<void> LoopRun::useTools(const Decision& decision) {
    std::optional<PendingSearch> search;
    if (m_tools.passages && !decision.search.empty()) {
        retrieval::SearchOptions options;
        options.k = m_numbers.rerank ? m_numbers.topK * rerankedPerShown : m_numbers.topK;
        search = m_evidence->beginSearch(decision.search, options, m_task.round, m_cancel);
    }
    if (m_tools.sql && !decision.query.empty())
        if (auto done = runSql(decision.query); !done) return done;
    if (!search) return {};
    m_usedSearch = true;
    // What is named outright comes first, however the search would rank it. The search reads the
    // same passages: it has to be over.
    search->hits.wait();
    if (auto quoted = quoteNamed(decision.search); !quoted) return quoted;
    ChooseHits choose;
    if (m_numbers.rerank)
        choose = [this](const std::vector<retrieval::Hit>& hits) {
            return rankPassages({m_understood, m_task.round}, hits, m_caller, m_prompts, m_numbers,
                                m_cancel);
        };
    auto found = m_evidence->endSearch(*std::move(search), choose);
    // A search that fails (an embedder that is away) is told to the trace; SQL may still answer.
    if (!found && (m_cancel.cancelled() || !m_tools.sql)) return found.error();
    return {};
}

Result<void> LoopRun::runSql(const std::string& sql) {
    m_usedSql = true;
    const std::string written = normalised(sql);
    if (const auto ran = m_ran.find(written); ran != m_ran.end()) {
        // A model that stands by a doubted query may be right; a failed one it must change.
        m_sentBack = m_evidence->source(ran->second).error.has_value();
        if (m_sentBack)
            m_task.lookFor = "This query failed before, as [" + std::to_string(ran->second) +
                             "]. Write a different one.";
        return {};
    }
    const checks::Repaired repaired = checks::LiteralRepair(*m_ground).repair(sql, m_cancel);
    auto n = m_evidence->sql(repaired.sql, m_task.round, m_cancel, sql);
    if (!n) return n.error();
    m_ran[written] = *n;
    m_evidence->addFindings(*n, repaired.findings, !m_numbers.valuesStay);
    m_sentBack = m_evidence->source(*n).error.has_value() ||
                 (m_evidence->source(*n).rows.empty() && sendsBack(repaired.findings));
    if (m_evidence->source(*n).error) return {};
    // The table is there before the answer is written.
    chooseResult({{.source = *n}});
    return check(*n);
}

Result<void> LoopRun::check(int n) {
    const auto links = m_values->link(m_understood, {.perMention = linksPerMention});
    if (!links) return links.error();
    const auto findings =
        checks::QueryCheck(*m_ground).check(m_evidence->source(n), m_understood, *links, m_cancel);
    m_evidence->addFindings(n, findings, !m_numbers.valuesStay);
    m_sentBack = m_sentBack || sendsBack(findings);
    for (const checks::Finding& finding : findings) {
        if (finding.query.empty() || finding.sendBack) continue;
        // The check knows the better query itself: what ties is listed without asking again.
        // It is made of the repaired query: what the model is shown of it stays as it wrote it.
        const std::string written = m_evidence->source(n).written;
        auto better = m_evidence->sql(finding.query, m_task.round, m_cancel, written);
        if (!better) return better.error();
        if (m_evidence->source(*better).error) continue;
        m_evidence->addFindings(*better, {finding}, !m_numbers.valuesStay);
        m_replaced.insert(n);
        chooseResult({{.source = *better}});
    }
    return {};
}

Result<void> LoopRun::quoteNamed(const std::string& text) {
    const auto things = namedThings(*m_values, text, quotedEntities);
    if (!things) return things.error();
    std::vector<retrieval::Passage> passages;
    for (const retrieval::ValueEntry& thing : *things) {
        auto own = m_evidence->passages().passagesOf(thing.iri);
        if (!own) return own.error();
        for (retrieval::Passage& passage : *own)
            if (passages.size() < quotedEntities) passages.push_back(std::move(passage));
    }
    if (!passages.empty()) m_evidence->quote(passages, text, m_task.round);
    return {};
}

Result<Verdict> LoopRun::judge(bool last, const std::string& correction) {
    return m_writer.judge(
        {m_understood, m_question.text, usableSources(), m_task.round, last, correction},
        m_evidence->sources(), m_cancel);
}

int LoopRun::bestQuery() const {
    return m_preferred > 0 ? m_preferred : lastGoodQuery(m_evidence->sources());
}

std::vector<int> LoopRun::usableSources() const {
    const bool hasRows = m_result.source > 0 && !m_result.rows.empty();
    std::set<std::string> inResult;
    for (const auto& row : m_result.rows)
        for (const Cell& cell : row) inResult.insert(cell.iri);
    std::vector<int> numbers;
    int others = 0;  // passages about other things than the query's
    for (const Source& source : m_evidence->sources()) {
        const bool outvoted = m_preferred > 0 && source.isQuery() && source.n != m_preferred;
        const bool beside = hasRows && source.kind == "passage" && !inResult.contains(source.iri);
        const bool replaced = m_replaced.contains(source.n);
        if (source.error || outvoted || replaced || (beside && ++others > otherPassages)) continue;
        numbers.push_back(source.n);
    }
    return numbers;
}

void LoopRun::chooseResult(const std::vector<ResultPart>& parts) {
    m_result = resultOfParts(m_evidence->sources(), parts, &m_evidence->entities());
    m_trace.emit(ResultChosen{told(m_result, m_evidence->sources())});
}

Result<void> LoopRun::conclude(Verdict verdict) {
    const auto conclusion = concluded(
        std::move(verdict), m_question.text + " " + m_understood, m_evidence->sources(),
        bestQuery(), [this](const std::string& correction) { return judge(true, correction); });
    if (conclusion.answered()) chooseResult(conclusion.verdict.results);
    end(conclusion);
    return {};
}

void LoopRun::answerFromTemplate() {
    const int n = bestQuery();
    if (n == 0)
        return end({.verdict = {.kind = VerdictKind::NotInBase},
                    .parts = {notePart(
                        "No query over the knowledge base could be made for this question.")}});
    chooseResult({{.source = n}});
    const auto& base = m_question.bases.front();
    const SchemaGraph graph(base.schema());
    const auto& wording = language::Wording::forText(m_question.text, base.manifest().language);
    end({.parts = {offline::ProseWriter(graph, wording).write(m_understood, m_result)}});
}

void LoopRun::end(const Conclusion& conclusion) {
    if (!conclusion.answered()) m_result = {};
    const std::string query =
        m_result.source > 0 ? m_evidence->source(m_result.source).query : std::string();
    finish(m_trace, conclusion, m_result, otherMeanings(m_question.text, m_links, query, m_result));
}

}  // namespace tripletalk::answering
