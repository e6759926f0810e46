// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What a person may choose instead of the parts of a reading.
#include "answering/offline/readingbuilder.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using retrieval::LinkKind;

namespace {

constexpr std::size_t mostChoices = 6;

/// Adds a choice unless it is there already; the best come first.
void offer(std::vector<Choice>& choices, Choice choice) {
    const bool known = std::ranges::any_of(choices, [&](const Choice& one) {
        return one.column == choice.column && one.value == choice.value;
    });
    if (known) return;
    choices.push_back(std::move(choice));
    std::ranges::stable_sort(choices, std::greater(), &Choice::score);
    if (choices.size() > mostChoices) choices.pop_back();
}

}  // namespace

std::string ReadingBuilder::words(Index item) const {
    std::vector<std::string> said;
    for (std::size_t at = m_items[item].first; at < m_items[item].last; ++at)
        said.push_back(m_sentence.tokens[at].text);
    return text::join(said, " ");
}

void ReadingBuilder::offerColumns(const ColumnRef& ref, bool numeric, Origin& origin) const {
    const auto add = [&](const ColumnRef& other, double score) {
        if (other == ref || other.column.empty()) return;
        const Candidate candidate{LinkKind::Column, other, "", "", "", score};
        if (numeric && !isNumeric(candidate)) return;
        const induction::Column* column = m_graph.column(other);
        std::string detail = nameOf({other.table, ""}, m_graph);
        if (column && !column->unit.empty()) detail += ", " + column->unit;
        offer(origin.alternatives, {other, "", "", detail, score});
    };
    for (Index i = 0; i < m_items.size(); ++i) {
        if (!m_items[i].used) continue;
        std::vector<std::pair<ColumnRef, double>> named;
        for (const Candidate& one : m_items[i].candidates)
            if (one.kind == LinkKind::Column || one.kind == LinkKind::Table)
                named.emplace_back(
                    one.kind == LinkKind::Table ? m_graph.key(one.ref.table) : one.ref, one.score);
        if (m_items[i].cue)
            for (const auto* attributes : {&m_items[i].cue->attributes, &m_items[i].cue->inverse})
                for (const NameMatch& match : m_sentence.names.columns(*attributes))
                    named.emplace_back(match.ref, match.score);
        if (std::ranges::none_of(named, [&](const auto& one) { return one.first == ref; }))
            continue;
        if (!origin.mention.empty()) origin.mention += " … ";
        origin.mention += words(i);
        for (const auto& [other, score] : named) add(other, score);
    }
}

void ReadingBuilder::offerValues(Filter& filter) const {
    for (Index i = 0; i < m_items.size(); ++i) {
        const auto isChosen = [&](const Candidate& one) {
            return one.ref == filter.column &&
                   std::ranges::find(filter.values, one.value) != filter.values.end();
        };
        if (!m_items[i].used || std::ranges::none_of(m_items[i].candidates, isChosen)) continue;
        // Of a condition put together from several mentions each alternative would lose the others.
        if (!filter.origin.mention.empty()) {
            filter.origin.mention += " … " + words(i);
            filter.origin.alternatives.clear();
            return;
        }
        filter.origin.mention = words(i);
        for (const Candidate& one : m_items[i].candidates) {
            const bool isThing = one.kind == LinkKind::Entity || one.kind == LinkKind::Value;
            // One of several equal candidates is a choice, too.
            if (!isThing || (isChosen(one) && filter.values.size() == 1)) continue;
            std::string detail = one.kind == LinkKind::Entity
                                     ? nameOf({one.ref.table, ""}, m_graph) + ", " + one.value
                                     : nameOf(one.ref, m_graph);
            offer(filter.origin.alternatives,
                  {one.ref, one.value, one.kind == LinkKind::Entity ? one.label : one.value,
                   std::move(detail), one.score});
        }
    }
}

void ReadingBuilder::offerChoices() {
    for (Selected& one : m_reading.select) offerColumns(one.column, false, one.origin);
    if (m_reading.measure)
        offerColumns(
            m_reading.measure->column,
            m_reading.function != Function::Count && m_reading.function != Function::CountDistinct,
            m_reading.measure->origin);
    if (m_reading.group) offerColumns(m_reading.group->column, false, m_reading.group->origin);
    if (m_reading.order && m_reading.order->column)
        offerColumns(*m_reading.order->column, true, m_reading.order->origin);
    for (Filter& filter : m_reading.filters) {
        if (filter.numeric || filter.op == "known")
            offerColumns(filter.column, filter.numeric, filter.origin);
        else
            offerValues(filter);
    }
}

}  // namespace tripletalk::answering::offline
