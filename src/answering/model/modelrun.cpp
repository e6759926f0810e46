// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/modelrun.h"

#include "answering/answer/resultparts.h"
#include "answering/answer/toldresult.h"
#include "answering/prompt/prompttext.h"
#include "base/text.h"

#include <algorithm>
#include <future>
#include <optional>
#include <utility>

namespace tripletalk::answering {

namespace {

/// Where a query has rows, so many passages about other things are shown beside it.
constexpr int otherPassages = 1;

std::string normalised(const std::string& query) {
    std::string text = text::collapseWhitespace(query);
    while (text.ends_with(';') || text.ends_with(' ')) text.pop_back();
    return text;
}

bool sendsBack(const std::vector<checks::Finding>& findings) {
    return std::ranges::any_of(findings, &checks::Finding::sendBack);
}

/// What a source's rows are, whatever their order; things of the same name are different.
std::string rowsOf(const Source& source) {
    std::vector<std::string> rows;
    for (const auto& row : source.rows) {
        std::string line;
        for (const Cell& cell : row) line += (cell.iri.empty() ? cell.text : cell.iri) + "\x1f";
        rows.push_back(std::move(line));
    }
    std::ranges::sort(rows);
    return text::join(rows, "\x1e");
}

}  // namespace

ModelRun::ModelRun(RunState& state, Method& method)
    : m_state(state),
      m_method(method),
      m_writer(state.caller, state.prompts, state.numbers, state.base()) {}

void ModelRun::run() {
    const auto done = answer();
    if (!done)
        m_state.log.trace().fail(m_state.cancel.cancelled() ? m_state.cancel.error()
                                                            : done.error());
}

Result<void> ModelRun::answer() {
    if (auto opened = m_method.open(); !opened) return opened;
    for (m_state.round = 1;; ++m_state.round) {
        m_state.last = m_state.round >= m_state.numbers.rounds || m_method.mustEnd();
        if (m_state.cancel.cancelled()) return m_state.cancel.error();
        const auto decision = gather();
        if (!decision) return decision.error();
        if (!m_state.last) {
            const auto goesOn = m_method.mustGoOn(*decision);
            if (!goesOn) return goesOn.error();
            if (*goesOn || m_sentBack) continue;
        }
        auto own = m_method.conclusion(*decision);
        if (!own) return own.error();
        if (*own) {
            if ((*own)->answered()) chooseResult((*own)->verdict.results);
            end(**own);
            return {};
        }
        auto verdict = judge(m_state.last);
        if (!verdict) return verdict.error();
        if (m_state.last || verdict->kind != VerdictKind::LookFurther) {
            conclude(*std::move(verdict));
            return {};
        }
        m_state.lookFor = verdict->why;
    }
}

Result<Decision> ModelRun::gather() {
    m_sentBack = false;
    auto decision = decide();
    if (!decision) return decision;
    m_state.lookFor.clear();
    adopt(*decision, m_state.round, m_state.understood, m_state.log.trace());
    if (auto completed = m_method.complete(*decision); !completed) return completed.error();
    if (auto called = callTools(*decision); !called) return called.error();
    const bool isMended = m_sentBack && !m_state.last;
    if (isMended) return decision;
    const Decision further{.calls = m_method.otherwise()};
    if (further.calls.empty()) return decision;
    if (auto called = callTools(further); !called) return called.error();
    return decision;
}

Result<Decision> ModelRun::decide() {
    auto request = m_method.request();
    if (!request) return request.error();
    if (m_state.isNative())
        request->tools = m_state.tools.specs();
    else
        request->jsonSchema = decisionSchema(m_state.tools.specs());
    if (m_state.round > 1 || m_state.numbers.candidates <= 1 || !m_state.tools.query())
        return parsed(*request);
    // Several replies to one prompt differ only where the model is unsure.
    request->temperature = std::max(m_state.numbers.temperature, m_method.candidateTemperature());
    std::vector<std::future<Result<Decision>>> pending;
    for (int i = 0; i < m_state.numbers.candidates; ++i)
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
    // The candidates were run by the vote.
    const auto isRun = [this](const llm::ToolCall& call) {
        return call.name == m_state.tools.query()->spec().name;
    };
    std::erase_if(first.calls, isRun);
    std::erase_if(first.said.toolCalls, isRun);
    return first;
}

Result<Decision> ModelRun::parsed(const llm::ChatRequest& request) {
    bool again = false;
    return m_state.caller.askFor("gather", m_state.round, request, m_state.cancel,
                                 [&](const llm::ChatReply& reply) {
                                     return m_method.read(reply, std::exchange(again, true));
                                 });
}

Result<void> ModelRun::vote(const std::vector<Decision>& decisions) {
    Tool& tool = *m_state.tools.query();
    // Results are doubted, and chosen among, by the question that stands alone.
    if (const auto& first = decisions.front().understood; !first.empty())
        m_state.understood = first;
    std::vector<std::vector<int>> results;      // sources with the same rows, one a candidate
    std::map<std::string, std::size_t> places;  // rows -> place in these
    for (const Decision& decision : decisions) {
        const llm::ToolCall* call = decision.call(tool.spec().name);
        if (!call) continue;
        const auto n = runQuery(tool, askedBy(tool.spec(), call->arguments));
        if (!n) return n.error();
        const Source& source = m_state.log.at(*n);
        if (source.error || source.rows.empty()) continue;
        const auto [place, isNew] = places.emplace(rowsOf(source), results.size());
        if (isNew) results.emplace_back();
        results[place->second].push_back(*n);
    }
    if (results.empty()) return {};
    const auto chosen = m_method.choose(results);
    if (!chosen) return chosen.error();
    const std::vector<int>& best = results[*chosen];
    m_state.preferred = best.front();
    chooseResult({{.source = m_state.preferred}});
    m_sentBack = false;
    const std::string note = std::to_string(best.size()) + " of " +
                             std::to_string(decisions.size()) +
                             " candidate queries gave these rows.";
    m_state.log.addFindings(m_state.preferred,
                            {{.kind = "vote", .forModel = note, .forPerson = note}}, true);
    return {};
}

Result<void> ModelRun::callTools(const Decision& decision) {
    Told told;
    std::vector<std::pair<const llm::ToolCall*, SourceLog::Pending>> beside;
    std::set<const Tool*> busy;
    for (const llm::ToolCall& call : decision.calls)
        if (Tool* tool = m_state.tools.find(call.name);
            tool && tool->runsBeside() && (busy.insert(tool).second || tool->runsBesideItself()))
            beside.emplace_back(
                &call, m_state.log.begin(*tool, call.arguments, m_state.round, m_state.cancel));
    for (const llm::ToolCall& call : decision.calls)
        if (Tool* tool = m_state.tools.find(call.name); tool && !tool->runsBeside())
            if (auto called = callTool(*tool, call, told); !called) return called;
    for (auto& [call, pending] : beside)
        if (auto ended = endBeside(*call, std::move(pending), told); !ended) return ended;
    // The others are called once at a time.
    for (const llm::ToolCall& call : decision.calls) {
        if (told.contains(&call)) continue;
        Tool* tool = m_state.tools.find(call.name);
        if (!tool) told[&call].text = noTool(call.name);
        if (!tool) continue;
        if (auto called = callTool(*tool, call, told); !called) return called;
    }
    remember(decision, told);
    return {};
}

Result<void> ModelRun::callTool(Tool& tool, const llm::ToolCall& call, Told& told) {
    if (tool.isQuery() && !onlyArgument(tool.spec()).empty()) {
        const auto n = runQuery(tool, askedBy(tool.spec(), call.arguments));
        if (!n) return n.error();
        told[&call].numbers = {*n};
        return {};
    }
    return keep(m_state.log.call(tool, call.arguments, m_state.round, m_state.cancel), told[&call]);
}

Result<void> ModelRun::endBeside(const llm::ToolCall& call, SourceLog::Pending pending,
                                 Told& told) {
    // What comes before it may read what the call reads: it has to be over.
    pending.found.wait();
    auto first = m_method.before(call);
    if (!first) return first.error();
    if (!first->sources.empty()) {
        const Tool& tool = *m_state.tools.find(call.name);
        (void)m_state.log.call(call.name, askedBy(tool.spec(), call.arguments), m_state.round,
                               [&] { return *std::move(first); });
    }
    return keep(m_state.log.end(std::move(pending)), told[&call]);
}

/// A tool that fails (an embedder that is away) is told to the model; another may still answer.
Result<void> ModelRun::keep(Result<SourceLog::Returned> returned, SourceLog::Returned& told) const {
    if (returned)
        told = *std::move(returned);
    else if (m_state.cancel.cancelled() || m_state.tools.size() == 1)
        return returned.error();
    else
        told.text = "The tool failed: " + returned.error().toText();
    return {};
}

void ModelRun::remember(const Decision& decision, const Told& told) {
    if (!m_state.keepsDialogue) return;
    m_state.dialogue.push_back(decision.said);
    const std::size_t room = promptRoom(m_state.numbers, 0) / 4;
    const auto textOf = [&](const std::string& id) {
        std::string text;
        for (const auto& [call, found] : told) {
            if (call->id == id) text += m_method.told(found, room);
        }
        return text.empty() ? "Nothing was found." : text;
    };
    using Role = llm::Message::Role;
    for (const llm::ToolCall& call : decision.said.toolCalls) {
        const bool isKnown = m_state.tools.find(call.name) != nullptr;
        m_state.dialogue.push_back(
            {Role::Tool, isKnown ? textOf(call.id) : noTool(call.name), {}, call.id});
    }
    if (decision.said.toolCalls.empty() && !told.empty())
        m_state.dialogue.push_back({Role::User, textOf({})});
}

std::string ModelRun::noTool(const std::string& name) const {
    std::vector<std::string> names;
    for (const llm::ToolSpec& tool : m_state.tools.specs()) names.push_back(tool.name);
    return "There is no tool \"" + text::elide(name, 80) +
           "\". There are: " + text::join(names, ", ") + ".";
}

Result<int> ModelRun::runQuery(Tool& tool, const std::string& query) {
    const std::string written = normalised(query);
    if (const auto ran = m_ran.find(written); ran != m_ran.end()) {
        // A model that stands by a doubted query may be right; a failed one it must change.
        m_sentBack = m_state.log.at(ran->second).error.has_value();
        if (m_sentBack)
            m_state.lookFor = "This query failed before, as [" + std::to_string(ran->second) +
                              "]. Write a different one.";
        return ran->second;
    }
    const auto prepared = m_method.prepare(query);
    if (!prepared) return prepared.error();
    const auto n = asked(tool, prepared->query, query);
    if (!n) return n;
    m_ran[written] = *n;
    m_state.log.addFindings(*n, prepared->mended, !m_state.numbers.valuesStay);
    m_sentBack = m_state.log.at(*n).error.has_value() ||
                 (m_state.log.at(*n).rows.empty() && sendsBack(prepared->mended));
    if (m_state.log.at(*n).error) return n;
    // The table is there before the answer is written.
    chooseResult({{.source = *n}});
    const auto findings = m_method.check(*n);
    if (!findings) return findings.error();
    m_sentBack = m_sentBack || sendsBack(*findings);
    if (auto mended = mend(tool, *n, *findings); !mended) return mended.error();
    return n;
}

Result<int> ModelRun::asked(Tool& tool, const std::string& query, std::string written) {
    const auto returned =
        m_state.log.call(tool, {{onlyArgument(tool.spec()), query}}, m_state.round, m_state.cancel);
    if (!returned) return returned.error();
    const int n = returned->numbers.front();
    m_state.log.at(n).written = std::move(written);
    return n;
}

/// A check that knows the better query itself (what ties is listed) needs no model. That query is
/// made of the repaired one: what the model is shown of it stays as it wrote it.
Result<void> ModelRun::mend(Tool& tool, int source, const std::vector<checks::Finding>& findings) {
    for (const checks::Finding& finding : findings) {
        if (finding.query.empty() || finding.sendBack) continue;
        const auto better = asked(tool, finding.query, m_state.log.at(source).written);
        if (!better) return better.error();
        if (m_state.log.at(*better).error) continue;
        m_state.log.addFindings(*better, {finding}, !m_state.numbers.valuesStay);
        m_replaced.insert(source);
        chooseResult({{.source = *better}});
    }
    return {};
}

Result<Verdict> ModelRun::judge(bool last, const std::string& correction) {
    return m_writer.judge({m_state.understood, m_state.question.text, usableSources(),
                           m_state.round, last, correction},
                          m_state.log.all(), m_state.cancel);
}

std::vector<int> ModelRun::usableSources() const {
    const bool hasRows = m_result.source > 0 && !m_result.rows.empty();
    std::set<std::string> inResult;
    for (const auto& row : m_result.rows)
        for (const Cell& cell : row) inResult.insert(cell.iri);
    std::vector<int> numbers;
    int others = 0;  // passages about other things than the query's
    for (const Source& source : m_state.log.all()) {
        const bool outvoted =
            m_state.preferred > 0 && source.isQuery() && source.n != m_state.preferred;
        const bool beside = hasRows && source.kind == "passage" && !inResult.contains(source.iri);
        const bool replaced = m_replaced.contains(source.n);
        if (source.error || outvoted || replaced || (beside && ++others > otherPassages)) continue;
        numbers.push_back(source.n);
    }
    return numbers;
}

void ModelRun::chooseResult(const std::vector<ResultPart>& parts) {
    m_result = resultOfParts(m_state.log.all(), parts, m_method.entities());
    m_state.log.trace().emit(ResultChosen{told(m_result, m_state.log.all())});
}

void ModelRun::conclude(Verdict verdict) {
    const auto conclusion =
        concluded(std::move(verdict), m_state.question.text + " " + m_state.understood,
                  m_state.log.all(), m_state.bestQuery(),
                  [this](const std::string& correction) { return judge(true, correction); });
    if (conclusion.answered()) chooseResult(conclusion.verdict.results);
    end(conclusion);
}

void ModelRun::end(const Conclusion& conclusion) {
    if (!conclusion.answered()) m_result = {};
    if (m_result.source > 0)
        if (auto read = m_method.reading(m_result.source); !read.is_null())
            m_state.log.trace().emit(ReadingTold{std::move(read)});
    finish(m_state.log.trace(), conclusion, m_result, m_method.meanings(m_result));
}

}  // namespace tripletalk::answering
