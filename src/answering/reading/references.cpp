// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/references.h"

#include <algorithm>
#include <iterator>

namespace tripletalk::answering::reading {

using language::CueKind;
using language::Token;

namespace {

constexpr double leastKind = 0.85;  ///< how well "that harbour" names the table

Operand operandOf(const EntityRef& entity) {
    Operand operand{entity.key};
    operand.shown = entity.label;
    return operand;
}

}  // namespace

void References::mean(const std::vector<EntityRef>& things, Words words, const char* how,
                      std::vector<Evidence>& out) const {
    if (things.empty()) return;
    const induction::Table* table = m_graph.schema().table(things.front().table);
    if (!table) return;
    Evidence meant{words.first, words.last, EvidenceKind::Value, {table, nullptr}};
    meant.value = operandOf(things.front());
    for (std::size_t i = 1; i < things.size(); ++i)
        if (things[i].table == things.front().table) meant.others.push_back(operandOf(things[i]));
    meant.how = how;
    out.push_back(std::move(meant));
}

void References::one(const Evidence& cue, std::vector<Evidence>& out) const {
    const Words words{cue.first, cue.last};
    if (m_context.results.size() == 1) mean(m_context.results, words, "it.result", out);
    if (!m_context.spoken.empty()) mean({m_context.spoken.back()}, words, "it.spoken", out);
    if (!m_context.recent.empty()) mean({m_context.recent.front()}, words, "it.recent", out);
}

void References::set(Words words, std::vector<Evidence>& out) const {
    // "How many cars are red? – Which of these …": all that were counted.
    const Term& previous = *m_context.previous;
    if (previous.where.empty() || !previous.head) return;
    Term things;
    things.head = previous.head;
    things.where = previous.where;
    things.any = previous.any;
    things.via = previous.via;
    Evidence meant{words.first, words.last, EvidenceKind::Value, {previous.head, nullptr}};
    meant.set = std::make_shared<Term>(std::move(things));
    meant.how = "these.set";
    out.push_back(std::move(meant));
}

void References::several(const Evidence& cue, std::vector<Evidence>& out) const {
    const Words words{cue.first, cue.last};
    if (m_context.results.size() < 2 || m_context.results.size() >= Context::remembered)
        set(words, out);
    // Of what was counted none was named: all of it is meant.
    const auto& asked = m_context.previous->asked;
    if (m_context.results.empty() && m_context.previous->where.size() > 1 && asked.size() == 1 &&
        asked.front().function == Function::Count)
        return;
    if (m_context.results.size() > 1) mean(m_context.results, words, "these.results", out);
    if (m_context.spoken.size() > 1) mean(m_context.spoken, words, "these.spoken", out);
    if (m_context.results.size() == 1) mean(m_context.results, words, "these.result", out);
    if (!m_context.recent.empty() && m_context.results.empty())
        mean({m_context.recent.front()}, words, "these.recent", out);
}

void References::ofKind(const Evidence& cue, const Evidence& kind,
                        std::vector<Evidence>& out) const {
    const Words words{cue.first, kind.last};
    if (kind.place.column) {
        // "this series", where the cars of a series were asked for.
        if (!m_context.previous) return;
        for (const Condition& condition : m_context.previous->where)
            if (condition.of.place == kind.place && condition.op == Op::Equal &&
                !condition.values.empty()) {
                Evidence meant{words.first, words.last, EvidenceKind::Value, kind.place};
                meant.value = condition.values.front();
                meant.others.assign(std::next(condition.values.begin()), condition.values.end());
                meant.how = "it.column";
                out.push_back(std::move(meant));
            }
        return;
    }
    const auto ofTable = [&](const std::vector<EntityRef>& from) {
        std::vector<EntityRef> fitting;
        std::ranges::copy_if(from, std::back_inserter(fitting), [&](const EntityRef& entity) {
            return m_graph.covers(kind.place.table->name, entity.table) ||
                   m_graph.covers(entity.table, kind.place.table->name);
        });
        return fitting;
    };
    for (const auto* from : {&m_context.results, &m_context.spoken, &m_context.recent}) {
        auto fitting = ofTable(*from);
        if (fitting.empty()) continue;
        if (cue.cue->kind == CueKind::Pronoun || from == &m_context.recent) fitting.resize(1);
        mean(fitting, words, "it.kind", out);
        return;
    }
}

void References::oneOfTwo(const Evidence& cue, std::vector<Evidence>& out) const {
    for (const auto* from : {&m_context.spoken, &m_context.results, &m_context.recent})
        if (from->size() > 1) {
            mean({cue.cue->up ? from->front() : (*from)[1]}, {cue.first, cue.last}, "it.oftwo",
                 out);
            return;
        }
}

void References::picked(const Evidence& cue, const std::vector<Token>& tokens,
                        std::vector<Evidence>& out) const {
    // "The ceramic one": those of the things found before that bear the word.
    if (cue.first == 0 || tokens[cue.first - 1].stop) return;
    const std::string& word = tokens[cue.first - 1].stem;
    std::vector<EntityRef> meant;
    std::ranges::copy_if(
        m_context.results, std::back_inserter(meant), [&](const EntityRef& entity) {
            return std::ranges::any_of(m_wording.tokens(entity.label),
                                       [&](const Token& token) { return token.stem == word; });
        });
    if (meant.size() < m_context.results.size())
        mean(meant, {cue.first - 1, cue.last}, "it.picked", out);
}

void References::add(const std::vector<Token>& tokens, std::vector<Evidence>& all) const {
    if (!m_context.previous) return;
    std::vector<Evidence> found;
    for (const Evidence& cue : all) {
        if (!cue.cue) continue;
        const CueKind kind = cue.cue->kind;
        if (kind == CueKind::OneOfTwo) oneOfTwo(cue, found);
        if (kind == CueKind::Pick) picked(cue, tokens, found);
        if (kind == CueKind::Set) several(cue, found);
        if (kind == CueKind::Pronoun) one(cue, found);
        if (kind != CueKind::Pronoun && kind != CueKind::Set) continue;
        for (const Evidence& name : all)
            if (name.first == cue.last && name.quality >= leastKind &&
                (name.kind == EvidenceKind::Class || name.kind == EvidenceKind::Property))
                ofKind(cue, name, found);
    }
    std::ranges::move(found, std::back_inserter(all));
}

}  // namespace tripletalk::answering::reading
