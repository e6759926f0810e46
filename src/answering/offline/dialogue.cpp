// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/dialogue.h"

#include "answering/offline/clauses.h"
#include "answering/reading/termjson.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using reading::EntityRef;

namespace {
constexpr std::size_t rememberedTurns = 8;
}  // namespace

std::vector<EntityRef> entitiesOf(const AnswerResult& result,
                                  const knowledge::EntityLookup& lookup) {
    std::vector<EntityRef> found;
    for (const auto& row : result.rows)
        for (const Cell& cell : row) {
            if (cell.iri.empty() || found.size() >= reading::Context::remembered) continue;
            const auto entity = lookup.byIri(cell.iri);
            if (!entity || !*entity) continue;
            EntityRef ref{(*entity)->table, (*entity)->key, (*entity)->iri, (*entity)->label};
            if (std::ranges::find(found, ref) == found.end()) found.push_back(std::move(ref));
        }
    return found;
}

Result<void> Dialogue::replay(const std::vector<Turn>& history, const CancelToken& cancel) {
    const std::size_t skipped =
        history.size() > rememberedTurns ? history.size() - rememberedTurns : 0;
    const reading::QuestionReader& reader = m_readings.reader();
    for (std::size_t i = skipped; i < history.size(); ++i) {
        if (!history[i].reading.is_null())
            if (const auto told = reading::readingFromJson(history[i].reading, reader.graph())) {
                add(told->term, history[i].result);
                continue;
            }
        for (const std::string& clause : clausesOf(history[i].question, reader.wording())) {
            const auto earlier = m_readings.find(clause, m_context, cancel);
            if (!earlier) return earlier.error();
            if (!earlier->empty()) add(earlier->front().term, history[i].result);
        }
    }
    return {};
}

void Dialogue::add(const reading::Term& term, const AnswerResult& result) {
    m_context.add(term, reading::namedIn(term, m_readings.tables()),
                  entitiesOf(result, m_readings.tables().entities()));
}

}  // namespace tripletalk::answering::offline
