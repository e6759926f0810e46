// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/gatherprompt.h"

#include "answering/prompt/prompttext.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

using nlohmann::json;
using retrieval::LinkKind;

namespace {
constexpr std::size_t instructionTokens = 700;
constexpr std::size_t linkTokens = 700;

std::size_t describedShare(std::size_t room) { return room * 2 / 5; }
}  // namespace

Result<void> GatherPrompt::open(GatherHints hints) {
    const auto& base = *m_question.base;
    m_hints = std::move(hints);
    m_schema = m_numbers.valuesStay ? withoutValues(base.schema()) : base.schema();
    const auto links = tellingLinks(m_question.text, m_hints.links);
    const auto& wording = language::Wording::forText(m_question.text, base.manifest().language);
    const SchemaNeeds needs = needsOf(m_schema, links, m_hints.queries,
                                      tablesSpokenOf(m_schema, m_question.text, links, wording));
    if (m_numbers.valuesStay) {
        m_hints.otherWords.clear();  // a value may be what a word was understood by
        std::erase_if(m_hints.links, [](const retrieval::ValueLink& link) {
            return link.entry.kind == LinkKind::Entity || link.entry.kind == LinkKind::Value;
        });
    }
    // Without SQL, tables and columns mean nothing.
    if (!m_tools.sql)
        std::erase_if(m_hints.links, [](const retrieval::ValueLink& link) {
            return link.entry.kind != LinkKind::Entity;
        });
    const std::size_t whole = promptRoom(m_numbers, instructionTokens);
    if (m_tools.sql) m_view = viewSchema(m_schema, needs, whole * 11 / 20);
    auto system = m_prompts.render(
        "gather-system",
        {{"base", asData(base.manifest().name)},
         {"sql", m_tools.sql},
         {"passages", m_tools.passages},
         {"both", m_tools.sql && m_tools.passages && m_numbers.required == Required::Both},
         {"schema", asData(m_view.unchanging)},
         {"partial", m_view.partial},
         {"glossary", asData(base.curation().glossary)},
         {"house_rules", asData(base.curation().houseRules)}});
    if (!system) return system.error();
    m_system = std::move(*system);
    return {};
}

json GatherPrompt::history(const knowledge::QueryConnection& tables, std::size_t tokens) const {
    if (m_numbers.valuesStay) {
        json questions = json::array();
        // What it was understood as may name things as the base does: it was perhaps read offline.
        for (const Turn& turn : m_question.history)
            questions.push_back({{"question", asData(turn.question)}, {"understood", ""}});
        return questions;
    }
    return historyJson(m_question.history, tokens, tables);
}

Result<std::string> GatherPrompt::userText(const GatherTask& task,
                                           const std::vector<Source>& sources,
                                           const knowledge::QueryConnection& tables,
                                           std::size_t room) const {
    const json turns = history(tables, room / 4);
    const bool first = task.round == 1;
    const std::string described =
        task.described.empty() ? std::string()
                               : describeTables(m_schema, task.described, describedShare(room));
    const std::size_t linksRoom = std::min(linkTokens, room / 4);
    return m_prompts.render(
        "gather-user",
        {{"has_history", !turns.empty()},
         {"history", turns},
         {"question", m_question.text},
         {"meaning", first || task.understood == m_question.text ? "" : task.understood},
         {"tables", asData(m_view.chosen)},
         {"described", asData(described)},
         {"examples", first ? m_hints.examples : std::string()},
         {"links", linksText(m_question.text, m_hints.links, linksRoom) +
                       otherWordsText(m_hints.otherWords)},
         {"sources", m_numbers.valuesStay ? shapesText(sources) : sourcesText(sources, room / 2)},
         {"round", std::to_string(task.round)},
         {"rounds", std::to_string(m_numbers.rounds)},
         {"missing", task.missing},
         {"look_for", task.lookFor}});
}

std::size_t GatherPrompt::room() const {
    return promptRoom(m_numbers,
                      text::estimatedTokens(m_system) + text::estimatedTokens(m_view.chosen));
}

std::size_t GatherPrompt::describedTokens() const { return describedShare(room()); }

Result<std::vector<llm::Message>> GatherPrompt::messages(
    const GatherTask& task, const std::vector<Source>& sources,
    const knowledge::QueryConnection& tables) const {
    Result<std::string> user = std::string();
    for (std::size_t share = room();; share /= 2) {
        user = userText(task, sources, tables, share);
        if (!user) return user.error();
        const std::size_t taken =
            text::estimatedTokens(*user) - text::estimatedTokens(m_view.chosen);
        if (taken <= room() || share < 100) break;
    }
    return std::vector<llm::Message>{{llm::Message::Role::System, m_system},
                                     {llm::Message::Role::User, *std::move(user)}};
}

}  // namespace tripletalk::answering
