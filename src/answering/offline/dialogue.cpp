// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/dialogue.h"

#include "answering/offline/readingjson.h"
#include "answering/reading/termjson.h"

#include <algorithm>

namespace tripletalk::answering::offline {

namespace {
constexpr std::size_t rememberedTurns = 8;
constexpr std::size_t rememberedEntities = 200;
}  // namespace

std::vector<EntityRef> entitiesOf(const AnswerResult& result,
                                  const knowledge::EntityLookup& lookup) {
    std::vector<EntityRef> found;
    for (const auto& row : result.rows)
        for (const Cell& cell : row) {
            if (cell.iri.empty() || found.size() >= rememberedEntities) continue;
            const auto entity = lookup.byIri(cell.iri);
            if (!entity || !*entity) continue;
            EntityRef ref{(*entity)->table, (*entity)->key, (*entity)->iri, (*entity)->label};
            if (std::ranges::find(found, ref) == found.end()) found.push_back(std::move(ref));
        }
    return found;
}

Result<void> Dialogue::replay(const std::vector<Turn>& history) {
    const std::size_t skipped =
        history.size() > rememberedTurns ? history.size() - rememberedTurns : 0;
    for (std::size_t i = skipped; i < history.size(); ++i) {
        // One in the reader's form says what the interpreter has no words for.
        if (!history[i].reading.is_null() && !reading::isTold(history[i].reading)) {
            if (auto changed = readingFromJson(history[i].reading, m_interpreter.graph()))
                add(*changed, history[i].result);
            continue;
        }
        for (const std::string& clause : m_interpreter.clauses(history[i].question)) {
            auto earlier = m_interpreter.interpret(clause, m_context);
            if (!earlier) return earlier.error();
            add(earlier->readings.empty() ? m_previous : earlier->readings.front(),
                history[i].result);
        }
    }
    return {};
}

void Dialogue::add(const Reading& reading, const AnswerResult& result) {
    m_previous = reading;
    m_context.previous = &m_previous;
    m_context.recent.insert(m_context.recent.begin(), m_context.results.begin(),
                            m_context.results.end());
    m_context.recent.insert(m_context.recent.begin(), reading.entities.begin(),
                            reading.entities.end());
    m_context.results = entitiesOf(result, m_entities);
}

}  // namespace tripletalk::answering::offline
