// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/autokgqamethod.h"

#include "answering/autokgqa/subgraphfinder.h"
#include "answering/model/replymembers.h"
#include "answering/prompt/exampletext.h"
#include "answering/prompt/prompttext.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

/// More of a graph is not read better.
constexpr std::size_t mostGraphTokens = 5000;
constexpr std::size_t choiceTokens = 400;  // of its instructions

}  // namespace

Result<void> AutoKgqaMethod::open() {
    const auto& base = m_run.base();
    if (auto opened = openSparql(); !opened) return opened;
    auto examples =
        examplesText(base, knowledge::sparqlLanguage(), m_run.question.text, m_run.cancel);
    if (!examples) return examples.error();
    m_examples = *std::move(examples);
    GraphVectors vectors(base, m_embedder);
    auto graph =
        SubgraphFinder(base, m_sparql->graph(), vectors).find(m_run.question, m_run.cancel);
    if (!graph) return graph.error();
    m_graph = *std::move(graph);
    m_run.log.trace().emit(answering::told(m_graph));
    auto system = m_run.prompts.render("autokgqa-system",
                                       {{"base", asData(base.manifest().name)},
                                        {"glossary", asData(base.curation().glossary)},
                                        {"house_rules", asData(base.curation().houseRules)}});
    if (!system) return system.error();
    m_system = *std::move(system);
    return {};
}

Result<std::string> AutoKgqaMethod::userText(std::size_t room) const {
    const auto turns = historyJson(m_run.question.history, room / 6, m_sparql->connection());
    const std::size_t graphRoom = std::min(mostGraphTokens, room / 2);
    return m_run.prompts.render(
        "autokgqa-user",
        {{"has_history", !turns.empty()},
         {"history", turns},
         {"question", m_run.question.text},
         {"graph", asData(turtleOf(m_graph, m_sparql->graph().prefixes(), graphRoom))},
         {"examples", m_examples},
         {"sources", sourcesText(m_run.log.all(), room / 4)},
         {"look_for", m_run.lookFor}});
}

Result<llm::ChatRequest> AutoKgqaMethod::request() {
    const std::size_t taken = text::estimatedTokens(m_system) + text::estimatedTokens(m_examples);
    auto user = userText(promptRoom(m_run.numbers, taken));
    if (!user) return user.error();
    return m_run.request(
        {{llm::Message::Role::System, m_system}, {llm::Message::Role::User, *std::move(user)}});
}

Result<std::size_t> AutoKgqaMethod::choose(const std::vector<std::vector<int>>& results) {
    if (results.size() < 2) return std::size_t{0};
    std::vector<int> numbers;
    for (const auto& sources : results) numbers.push_back(sources.front());
    const std::size_t room = promptRoom(m_run.numbers, choiceTokens);
    auto prompt = m_run.prompts.render(
        "autokgqa-choice", {{"question", m_run.understood},
                            {"graph", asData(turtleOf(m_graph, m_sparql->graph().prefixes(),
                                                      std::min(mostGraphTokens, room / 2)))},
                            {"sources", sourcesText(m_run.log.all(), room / 3, numbers)}});
    if (!prompt) return prompt.error();
    auto request = m_run.request({{llm::Message::Role::User, *std::move(prompt)}});
    request.jsonSchema =
        objectSchema({{"why", {{"type", "string"}}}, {"number", {{"type", "integer"}}}});
    const auto number = m_run.caller.askFor(
        "result", m_run.round, std::move(request), m_run.cancel,
        [&](const llm::ChatReply& reply) { return chosenNumber(reply, numbers); });
    // A model that cannot say which leaves it to the majority.
    if (!number)
        return number.error().kind == ErrorKind::Model ? Method::choose(results)
                                                       : Result<std::size_t>(number.error());
    return static_cast<std::size_t>(std::ranges::find(numbers, *number) - numbers.begin());
}

Result<std::optional<Conclusion>> AutoKgqaMethod::conclusion(const Decision&) {
    const auto& sources = m_run.log.all();
    const bool ran = std::ranges::any_of(sources, [](const Source& one) { return !one.error; });
    if (ran) return std::optional<Conclusion>();
    std::string why = sources.empty()
                          ? "The model wrote no query for this question."
                          : "None of the queries that the model wrote for this question could be "
                            "run: " +
                                sources.back().error->message.text();
    return std::optional(Conclusion{.verdict = {.kind = VerdictKind::NotInBase, .why = why},
                                    .parts = {notePart(why + " So there is no answer.")}});
}

}  // namespace tripletalk::answering
