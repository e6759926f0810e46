// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/graphmethod.h"

#include "answering/prompt/prompttext.h"
#include "answering/tools/graphlinks.h"
#include "base/text.h"
#include "knowledge/graphsummary.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

constexpr std::size_t sparqlInstructionTokens = 900;
constexpr std::size_t sparqlLinkTokens = 700;

}  // namespace

Result<void> GraphMethod::open() {
    const auto& base = m_run.base();
    const std::string& question = m_run.question.text;
    if (auto opened = openSparql(); !opened) return opened;
    auto links = graphLinks(base, m_sparql->graph(), question, m_run.cancel);
    if (!links) return links.error();
    m_links = *std::move(links);
    auto summary = knowledge::graphSummary(base, m_sparql->graph(), m_run.cancel);
    if (!summary) return summary.error();
    m_view = viewGraph(*summary, m_sparql->graph().prefixes(), question, m_links,
                       promptRoom(m_run.numbers, sparqlInstructionTokens) * 11 / 20);
    auto system = m_run.prompts.render("sparql-system",
                                       {{"base", asData(base.manifest().name)},
                                        {"vocabulary", asData(m_view.unchanging)},
                                        {"partial", !m_view.chosen.empty()},
                                        {"glossary", asData(base.curation().glossary)},
                                        {"house_rules", asData(base.curation().houseRules)}});
    if (!system) return system.error();
    m_system = *std::move(system);
    return {};
}

Result<std::string> GraphMethod::userText(std::size_t room) const {
    const auto turns = historyJson(m_run.question.history, room / 4, m_sparql->connection());
    const auto& prefixes = m_sparql->graph().prefixes();
    const std::string& question = m_run.question.text;
    return m_run.prompts.render(
        "sparql-user", {{"has_history", !turns.empty()},
                        {"history", turns},
                        {"question", question},
                        {"classes", asData(m_view.chosen)},
                        {"examples", m_examples},
                        {"links", asData(graphLinksText(question, m_links, prefixes,
                                                        std::min(sparqlLinkTokens, room / 4)))},
                        {"sources", sourcesText(m_run.log.all(), room / 2)},
                        {"look_for", m_run.lookFor},
                        {"round", std::to_string(m_run.round)},
                        {"rounds", std::to_string(m_run.numbers.rounds)}});
}

Result<llm::ChatRequest> GraphMethod::request() {
    const std::size_t room = promptRoom(m_run.numbers, text::estimatedTokens(m_system) +
                                                           text::estimatedTokens(m_view.chosen) +
                                                           text::estimatedTokens(m_examples));
    auto user = userText(room);
    if (!user) return user.error();
    return m_run.request(
        {{llm::Message::Role::System, m_system}, {llm::Message::Role::User, *std::move(user)}});
}

}  // namespace tripletalk::answering
