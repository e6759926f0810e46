// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/interpreter.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::offline {

using induction::TableKind;

namespace {

constexpr std::size_t rememberedTurns = 8;
constexpr std::size_t rememberedEntities = 200;

/// The entities of a result, in its order; those that this base does not know are left out.
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

}  // namespace

Result<std::unique_ptr<Interpreter>> Interpreter::open(const knowledge::KnowledgeBase& base,
                                                       const Wording& wording) {
    auto values = base.openValues();
    if (!values) return values.error();
    return std::unique_ptr<Interpreter>(
        new Interpreter(base.schema(), *std::move(values), wording));
}

std::vector<std::string> Interpreter::targets(const std::vector<Item>& items,
                                              const Context& context) const {
    std::set<std::string> tables;
    const auto addWithLinks = [&](const std::string& name) {
        const induction::Table* table = m_graph.schema().table(name);
        if (!table) return;
        if (table->kind == TableKind::Entity) tables.insert(name);
        // A link or values table asks about what it links.
        else
            for (const auto& column : table->columns)
                if (const auto* other = m_graph.schema().table(column.references);
                    other && other->kind == TableKind::Entity)
                    tables.insert(other->name);
    };
    for (const Item& item : items) {
        for (const Candidate& candidate : item.candidates) addWithLinks(candidate.ref.table);
        if (!item.cue) continue;
        for (const auto* attributes : {&item.cue->attributes, &item.cue->inverse})
            for (const NameMatch& match : m_names.columns(*attributes))
                addWithLinks(match.ref.table);
    }
    if (context.previous) addWithLinks(context.previous->target);
    for (const EntityRef& entity : context.results) addWithLinks(entity.table);
    if (context.previous)
        for (const EntityRef& entity : context.previous->entities) addWithLinks(entity.table);
    return {tables.begin(), tables.end()};
}

Result<Interpretation> Interpreter::interpret(const std::string& question,
                                              const Context& context) const {
    const std::vector<Token> tokens = m_wording.tokens(question);
    const Linker linker(m_values, m_names, m_graph, m_wording);
    const auto items = linker.items(question, tokens);
    if (!items) return items.error();
    const Sentence sentence{m_graph, m_names, m_wording, tokens, *items, context};
    std::vector<std::pair<Reading, bool>> found;
    for (const std::string& target : targets(*items, context)) {
        ReadingBuilder builder(sentence, target);
        Reading reading = builder.build();
        found.emplace_back(std::move(reading), builder.usedContext());
    }
    std::ranges::stable_sort(found, std::greater(),
                             [](const auto& one) { return one.first.score; });
    Interpretation interpretation;
    interpretation.fromContext = !found.empty() && found.front().second;
    for (auto& [reading, fromContext] : found)
        interpretation.readings.push_back(std::move(reading));
    return interpretation;
}

Result<Interpretation> Interpreter::interpret(const Question& question,
                                              const knowledge::EntityLookup& entities) {
    Context context;
    Reading previous;
    const std::size_t skipped =
        question.history.size() > rememberedTurns ? question.history.size() - rememberedTurns : 0;
    for (std::size_t i = skipped; i < question.history.size(); ++i) {
        const Turn& turn = question.history[i];
        auto earlier = interpret(turn.question, context);
        if (!earlier) return earlier.error();
        if (!earlier->readings.empty()) previous = std::move(earlier->readings.front());
        context.previous = &previous;
        context.recent.insert(context.recent.begin(), context.results.begin(),
                              context.results.end());
        context.recent.insert(context.recent.begin(), previous.entities.begin(),
                              previous.entities.end());
        context.results = entitiesOf(turn.result, entities);
    }
    return interpret(question.text, context);
}

}  // namespace tripletalk::answering::offline
