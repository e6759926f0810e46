// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/graphprompt.h"

#include "answering/prompt/exampletext.h"
#include "answering/prompt/prompttext.h"
#include "answering/tools/graphlinks.h"
#include "base/text.h"
#include "knowledge/graphsummary.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

constexpr std::size_t graphInstructionTokens = 900;
constexpr std::size_t graphLinkTokens = 700;

}  // namespace

Result<void> GraphPrompt::open(sparql::SparqlSource& graph, GraphNotation notation,
                               const knowledge::QueryLanguage& language) {
    const auto& base = m_run.base();
    const std::string& question = m_run.question.text;
    m_notation = std::move(notation);
    auto examples = examplesText(base, language, question, m_run.cancel);
    if (!examples) return examples.error();
    m_examples = *std::move(examples);
    auto links = graphLinks(base, graph, question, m_run.cancel);
    if (!links) return links.error();
    m_links = *std::move(links);
    const auto summary = knowledge::graphSummary(base, graph, m_run.cancel);
    if (!summary) return summary.error();
    m_view = viewGraph(*summary, m_notation, question, m_links,
                       promptRoom(m_run.numbers, graphInstructionTokens) * 11 / 20);
    auto system =
        m_run.prompts.render(m_name, {{"base", asData(base.manifest().name)},
                                      {"vocabulary", asData(m_view.unchanging)},
                                      {"partial", !m_view.chosen.empty()},
                                      {"glossary", asData(base.curation().glossary)},
                                      {"house_rules", asData(base.curation().houseRules)}});
    if (!system) return system.error();
    m_system = *std::move(system);
    return {};
}

Result<std::string> GraphPrompt::userText(const knowledge::QueryConnection& connection,
                                          std::size_t room) const {
    const auto turns = historyJson(m_run.question.history, room / 4, connection);
    const std::string& question = m_run.question.text;
    return m_run.prompts.render(
        "graph-user", {{"has_history", !turns.empty()},
                       {"history", turns},
                       {"question", question},
                       {"classes", asData(m_view.chosen)},
                       {"examples", m_examples},
                       {"links", asData(graphLinksText(question, m_links, m_notation,
                                                       std::min(graphLinkTokens, room / 4)))},
                       {"sources", sourcesText(m_run.log.all(), room / 2)},
                       {"look_for", m_run.lookFor},
                       {"round", std::to_string(m_run.round)},
                       {"rounds", std::to_string(m_run.numbers.rounds)}});
}

Result<llm::ChatRequest> GraphPrompt::request(const knowledge::QueryConnection& connection) const {
    const std::size_t room = promptRoom(m_run.numbers, text::estimatedTokens(m_system) +
                                                           text::estimatedTokens(m_view.chosen) +
                                                           text::estimatedTokens(m_examples));
    auto user = userText(connection, room);
    if (!user) return user.error();
    return m_run.request(
        {{llm::Message::Role::System, m_system}, {llm::Message::Role::User, *std::move(user)}});
}

}  // namespace tripletalk::answering
