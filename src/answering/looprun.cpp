// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/looprun.h"

#include "answering/citations.h"
#include "answering/prompttext.h"
#include "base/text.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering {

using nlohmann::json;

LoopRun::LoopRun(LoopStrategy::Tools tools, llm::ChatModel& model, const Prompts& prompts,
                 ModelNumbers numbers, const Question& question, Trace& trace,
                 const CancelToken& cancel)
    : m_tools(tools),
      m_caller(model, trace),
      m_prompts(prompts),
      m_numbers(numbers),
      m_question(question),
      m_trace(trace),
      m_cancel(cancel) {}

Result<void> LoopRun::run(std::shared_ptr<llm::Embedder> embedder) {
    const auto& base = m_question.bases.front();
    auto evidence = Evidence::open(base, std::move(embedder), m_trace);
    if (!evidence) return evidence.error();
    m_evidence.emplace(std::move(*evidence));
    auto values = base.openValues();
    if (!values) return values.error();
    m_values.emplace(std::move(*values));
    auto links = m_values->link(m_question.text, {.perMention = 3});
    if (!links) return links.error();
    m_links = std::move(*links);

    const std::size_t schemaTokens = static_cast<std::size_t>(m_numbers.contextTokens) / 2;
    auto system = m_prompts.render("gather-system",
                                   {{"base", base.manifest().name},
                                    {"sql", m_tools.sql},
                                    {"passages", m_tools.passages},
                                    {"both", m_tools.sql && m_tools.passages},
                                    {"schema", schemaText(base.schema(), m_links, schemaTokens)},
                                    {"glossary", asData(base.curation().glossary)},
                                    {"house_rules", asData(base.curation().houseRules)}});
    if (!system) return system.error();
    m_systemPrompt = std::move(*system);
    m_decision.understood = m_question.text;

    if (auto gathered = gather(); !gathered) return gathered;
    chooseResult();
    return writeAnswer();
}

Result<void> LoopRun::gather() {
    // One decision more than rounds of tools: the last one can only say whether the evidence
    // suffices.
    for (int round = 1; round <= m_numbers.rounds + 1; ++round) {
        if (m_cancel.cancelled()) return m_cancel.error();
        auto decision = decide(round);
        if (!decision) return decision.error();
        if (decision->understood.empty()) decision->understood = m_decision.understood;
        if (round == 1 || decision->understood != m_decision.understood)
            m_trace.emit("understood", {{"text", decision->understood}});
        m_decision = std::move(*decision);
        m_trace.emit("decision",
                     {{"round", round}, {"enough", m_decision.enough}, {"why", m_decision.why}});

        const bool wantsTools = !m_decision.sql.empty() || !m_decision.search.empty();
        const bool settled = m_decision.enough || !wantsTools;
        if (round > m_numbers.rounds || (settled && missingTool().empty())) return {};
        if (settled && m_tools.passages && !m_usedSearch) {
            // The stand-alone question is the search text that a further model call would give; it
            // is not worth that call.
            if (auto searched = runSearch(m_decision.understood, round); !searched) return searched;
            if (missingTool().empty()) return {};
            continue;
        }
        if (auto used = useTools(m_decision, round); !used) return used;
    }
    return {};
}

Result<Decision> LoopRun::decide(int round) {
    auto prompt = gatherPrompt(round);
    if (!prompt) return prompt.error();
    llm::ChatRequest request;
    request.messages = {{llm::Message::Role::System, m_systemPrompt},
                        {llm::Message::Role::User, *prompt}};
    request.jsonSchema = decisionSchema(m_tools.sql, m_tools.passages);
    request.temperature = m_numbers.temperature;
    request.contextTokens = m_numbers.contextTokens;
    for (int attempt = 1;; ++attempt) {
        auto reply = m_caller.ask("gather", round, request, m_cancel);
        if (!reply) return reply.error();
        auto decision = decisionOf(*reply);
        if (decision || attempt == 2) return decision;
        // Shown its own words and what was expected, a model mostly mends it.
        request.messages.push_back(
            {llm::Message::Role::Assistant, text::elide(reply->content, 2000)});
        request.messages.push_back({llm::Message::Role::User, decision.error().message});
    }
}

Result<std::string> LoopRun::gatherPrompt(int round) const {
    const auto budget = static_cast<std::size_t>(m_numbers.contextTokens);
    const std::size_t taken =
        text::estimatedTokens(m_systemPrompt) + 1500;  // the reply and the frame of the prompt
    const std::size_t room = budget > taken + 1000 ? budget - taken : 1000;
    const json history = historyJson(m_question.history, room / 3, [this](const std::string& iri) {
        const auto entity = m_evidence->entities().byIri(iri);
        return entity && *entity ? (*entity)->key : std::string();
    });
    const std::string missing = round > 1 ? missingTool() : std::string();
    return m_prompts.render("gather-user",
                            {{"has_history", !history.empty()},
                             {"history", history},
                             {"question", m_question.text},
                             {"links", linksText(m_question.text, m_links)},
                             {"sources", sourcesText(m_evidence->sources(), room / 2) + m_notes},
                             {"round", std::to_string(std::min(round, m_numbers.rounds))},
                             {"rounds", std::to_string(m_numbers.rounds)},
                             {"missing", missing},
                             {"last", round > m_numbers.rounds}});
}

std::string LoopRun::missingTool() const {
    if (m_tools.sql && !m_usedSql) return "sql";
    return m_tools.passages && !m_usedSearch ? "search" : "";
}

Result<void> LoopRun::useTools(const Decision& decision, int round) {
    m_notes.clear();
    if (m_tools.sql && !decision.sql.empty())
        if (auto done = runSql(decision.sql, round); !done) return done;
    if (m_tools.passages && !decision.search.empty())
        if (auto done = runSearch(decision.search, round); !done) return done;
    return {};
}

Result<void> LoopRun::runSql(const std::string& sql, int round) {
    auto n = m_evidence->sql(sql, round, m_cancel);
    if (!n) return n.error();
    m_usedSql = true;
    const Source& source = m_evidence->source(*n);
    if (source.error || !source.rows.empty()) return {};
    const auto nearest = nearestValues(sql);
    m_notes = "Source [" + std::to_string(*n) + "] has no row. ";
    m_notes += nearest.empty()
                   ? "If its conditions are right, none is the answer; else relax them.\n"
                   : "Values of the data that are near to what it compares with:\n<data>\n" +
                         asData(text::join(nearest, "\n")) + "\n</data>\n";
    return {};
}

std::vector<std::string> LoopRun::nearestValues(const std::string& sql) const {
    std::vector<std::string> lines;
    std::size_t at = 0;
    while ((at = sql.find('\'', at)) != std::string::npos && lines.size() < 12) {
        const auto end = sql.find('\'', at + 1);
        if (end == std::string::npos) break;
        const std::string literal = text::replaceAll(sql.substr(at + 1, end - at - 1), "%", " ");
        at = end + 1;
        if (text::words(literal).empty()) continue;
        auto nearest = m_values->nearest(literal, 3);
        if (nearest) lines.push_back(std::string(text::trim(linksText(literal, *nearest))));
    }
    return lines;
}

Result<void> LoopRun::runSearch(const std::string& text, int round) {
    retrieval::SearchOptions options;
    options.k = m_numbers.topK;
    auto found = m_evidence->search(text, options, round, m_cancel);
    m_usedSearch = true;
    // A search that fails (an embedder that is away) is told to the trace; SQL may still answer.
    if (!found && (m_cancel.cancelled() || !m_tools.sql)) return found.error();
    return {};
}

int LoopRun::lastGoodQuery() const {
    const auto& sources = m_evidence->sources();
    const auto good = std::find_if(sources.rbegin(), sources.rend(),
                                   [](const Source& s) { return s.kind == "sql" && !s.error; });
    return good == sources.rend() ? 0 : good->n;
}

AnswerResult LoopRun::resultOfPassage(int n) const {
    const std::string text = text::fold(m_evidence->source(n).text);
    AnswerResult result;
    result.source = n;
    result.columns = {{"value"}};
    for (const std::string& value : m_decision.resultValues)
        if (text.find(text::fold(value)) != std::string::npos) result.rows.push_back({{value}});
    result.kind = result.rows.empty() ? "none" : result.rows.size() == 1 ? "text" : "list";
    return result;
}

void LoopRun::chooseResult() {
    int n = m_decision.resultSource;
    const auto count = static_cast<int>(m_evidence->sources().size());
    const bool known = n >= 1 && n <= count && !m_evidence->source(n).error;
    if (!known)
        n = m_decision.enough
                ? 0
                : lastGoodQuery();  // rounds ran out: the last query that ran is the best there is
    if (n != 0) {
        const bool isQuery = m_evidence->source(n).kind == "sql";
        m_result = isQuery ? m_evidence->resultOf(n, m_decision.resultColumns) : resultOfPassage(n);
    }
    m_trace.emit("result_chosen", {{"source", m_result.source},
                                   {"columns", m_decision.resultColumns},
                                   {"result", toJson(m_result)}});
}

std::vector<int> LoopRun::sourcesForAnswer() const {
    std::set<std::string> inResult;
    for (const auto& row : m_result.rows)
        for (const Cell& cell : row) inResult.insert(cell.iri);
    const bool fromQuery = m_result.source > 0 && m_evidence->source(m_result.source).kind == "sql";
    std::vector<int> numbers;
    for (const Source& source : m_evidence->sources()) {
        const bool beside = fromQuery && source.kind != "sql" && !inResult.contains(source.iri);
        if (!source.error && !beside) numbers.push_back(source.n);
    }
    return numbers;
}

Result<void> LoopRun::writeAnswer() {
    auto system =
        m_prompts.render("answer-system", {{"base", m_question.bases.front().manifest().name}});
    if (!system) return system.error();
    const auto room = static_cast<std::size_t>(m_numbers.contextTokens) * 2 / 3;
    const std::vector<int> usable = sourcesForAnswer();
    if (usable.empty()) {
        finish("The knowledge base gave no evidence for this question.", true);
        return {};
    }
    json variables{{"question", m_decision.understood},
                   {"sources", sourcesText(m_evidence->sources(), room, usable)}};
    variables["result"] = m_result.source > 0 ? std::to_string(m_result.source) : std::string();
    auto user = m_prompts.render("answer-user", variables);
    if (!user) return user.error();

    llm::ChatRequest request;
    request.messages = {{llm::Message::Role::System, *system}, {llm::Message::Role::User, *user}};
    request.temperature = m_numbers.temperature;
    request.contextTokens = m_numbers.contextTokens;
    AnswerStream stream(
        [this](std::string_view piece) { m_trace.delta("answer_delta", 0, piece); });
    auto reply = m_caller.ask("answer", 0, request, m_cancel,
                              [&](std::string_view piece) { stream.add(piece); });
    if (!reply) return reply.error();
    if (text::trim(reply->content).empty())
        return Error{ErrorKind::Model, "The model gave an empty answer.", "purpose: answer"};
    const WrittenAnswer written = writtenAnswer(reply->content, m_evidence->sources());
    finish(written.text, written.notFound);
    return {};
}

void LoopRun::finish(std::string text, bool notFound) {
    if (notFound) m_result = {};
    const auto cited = citationsIn(text);
    m_trace.emit("answer_finished", {{"status", notFound ? "not_found" : "answered"},
                                     {"answer", std::move(text)},
                                     {"result", toJson(m_result)},
                                     {"citations", cited}});
}

}  // namespace tripletalk::answering
