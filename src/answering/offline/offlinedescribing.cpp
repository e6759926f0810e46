// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What passages say of what was asked for.
#include "answering/offline/dialogue.h"
#include "answering/offline/offlinerun.h"
#include "answering/offline/prosewriter.h"

#include <algorithm>

namespace tripletalk::answering::offline {

namespace {

constexpr std::size_t describedEntities = 5;
constexpr std::size_t fewestWords = 25;  ///< a shorter description is none

void addText(AnswerParts& parts, std::string text) {
    if (!text.empty()) parts.push_back(textPart(std::move(text)));
}

}  // namespace

Describer::Which OfflineRun::quotable() const {
    return !m_part.reading.about ||
                   (m_part.leavesOut && m_part.alternatives.front().features.contains("skip.name"))
               ? Describer::Which::Telling
               : Describer::Which::All;
}

/// What is told of a thing answers "what does it include", not what its unknown attribute is.
bool OfflineRun::isOfThing(const std::vector<std::string>& wanted) const {
    if (wanted.size() > 1) return false;
    const language::Wording& wording = m_interpreter->wording();
    return wanted.empty() ||
           std::ranges::none_of(wording.tokens(wanted.front()), [&](const language::Token& token) {
               return wording.isNoun(token);
           });
}

Result<void> OfflineRun::describe() {
    const Reading& reading = m_part.reading;
    // Where the tables do not tell, a guess at a word's meaning is no reason to leave the word out.
    std::vector<std::string> wanted = reading.unplaced;
    if (!m_part.hasResult)
        wanted.insert(wanted.end(), reading.guessed.begin(), reading.guessed.end());
    if (m_part.asksNoFact) {
        auto text =
            m_describer->topics(m_clause, {}, reading.entities,
                                wanted.empty() ? std::vector<std::string>{m_clause} : wanted, false,
                                Describer::Which::Documents, wordsLeft());
        if (!text) return text.error();
        addText(m_part.prose, *std::move(text));
        return {};
    }
    const auto entities = m_part.hasResult ? entitiesOf(m_part.result, m_tools->sql.entities())
                                           : std::vector<EntityRef>();
    const bool comparison = reading.contrast && m_part.hasResult;
    if (comparison || m_part.failed() || wordsLeft() < fewestWords) return {};
    // What was asked for by name is told first, then what else is known.
    if (reading.about && reading.select.size() > 1 && m_part.hasResult) {
        auto text = m_describer->entities(reading.entities, wanted, wordsLeft());
        if (!text) return text.error();
        addText(m_part.prose, *std::move(text));
        return {};
    }
    const bool fewFound = !entities.empty() && entities.size() <= describedEntities;
    // What was found is described, where that says more than its name.
    if (fewFound && (reading.about || reading.unique || (reading.open && !reading.order))) {
        auto text = m_describer->entities(entities, wanted, wordsLeft());
        if (!text) return text.error();
        if (reading.about) m_part.prose.clear();
        addText(m_part.prose, *std::move(text));
        return {};
    }
    if (m_part.hasResult && reading.about && m_part.prose.empty())
        m_part.prose = {ProseWriter(m_interpreter->graph(), m_interpreter->wording())
                            .write(reading, m_part.result)};
    if (m_part.hasResult && wanted.empty()) return {};
    // Everything was placed and nothing found: no passage will say more.
    if (!m_part.hasResult && !m_part.query.empty() && wanted.empty() && !reading.about) {
        m_part.isNone = reading.entityAsked;
        if (m_part.isNone)
            m_part.prose = {ProseWriter(m_interpreter->graph(), m_interpreter->wording())
                                .write(reading, m_part.result)};
        return {};
    }
    Result<std::string> text = std::string();
    if (reading.about && wanted.empty() && !reading.entities.empty())
        text = m_describer->entities(reading.entities, {}, wordsLeft());
    else
        text = m_describer->topics(
            m_clause, reading.about && reading.entityAsked ? reading.target : std::string(),
            reading.assumed ? std::vector<EntityRef>() : reading.entities,
            wanted.empty() && !m_part.hasResult ? std::vector<std::string>{m_clause} : wanted,
            !m_part.hasResult, quotable(), wordsLeft());
    if (!text) return text.error();
    if (m_part.leavesOut) {
        addText(m_part.prose, *std::move(text));
        return {};
    }
    if (text->empty() && m_part.prose.empty() && reading.about && isOfThing(wanted) &&
        !reading.assumed)
        text = m_describer->entities(reading.entities, wanted, wordsLeft());
    if (!text) return text.error();
    addText(m_part.prose, *std::move(text));
    return {};
}

}  // namespace tripletalk::answering::offline
