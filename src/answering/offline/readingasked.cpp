// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What a question asks for: by name, by its question word, or by its verb.
#include "answering/offline/readingbuilder.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using induction::Column;
using induction::ColumnRole;
using retrieval::LinkKind;

namespace {
constexpr double clearlyBetter = 0.2;
constexpr double resembling = 0.85;
constexpr double fullyNamed = 0.9;
constexpr double weakAttribute = 0.6;  ///< "when", "where": the column was not named
}  // namespace

void ReadingBuilder::findAsked() {
    for (Index i = 0; i < m_items.size() && m_askCue == none; ++i)
        if (isCue(i, CueKind::Which) || isCue(i, CueKind::Count)) m_askCue = i;
    if (m_askCue == none) return;
    const auto isTable = [](const Candidate& one) { return one.kind == LinkKind::Table; };
    const auto isName = [&](const Candidate& one) {
        return isTable(one) || one.kind == LinkKind::Column;
    };
    // "Are there suppliers that …? Which ones?"
    if (m_askCue > 0 &&
        std::none_of(m_items.begin() + static_cast<std::ptrdiff_t>(m_askCue) + 1, m_items.end(),
                     [](const Item& item) { return !item.candidates.empty() || item.number; })) {
        for (Index i = 0; i < m_askCue && m_asked == none; ++i)
            if (pick(i, isTable)) m_asked = i;
        return;
    }
    for (Index i = m_askCue + 1; i < m_items.size(); ++i) {
        // What narrows the thing asked for may stand before it ("which electric cars"); a verb ends
        // it.
        if (gap(i - 1, i) > 1) return;
        for (std::size_t at = m_items[i - 1].last; at < m_items[i].first; ++at)
            if (m_sentence.tokens[at].stop && !m_sentence.tokens[at].article) return;
        // "Which of those is eligible …": those are asked for.
        if (isCue(i - 1, CueKind::Set) && !pick(i, isTable)) return;
        if (const Candidate* name = pick(i, isName)) {
            // A verb that only resembles a name ("supplies") is what the thing asked for does.
            // "Which has more pages": the column decides, it is not asked for.
            const bool decides = name->kind == LinkKind::Column &&
                                 !m_items[m_askCue].cue->generic && m_items[i - 1].cue &&
                                 m_items[i - 1].cue->degree > 0;
            // "The highest rated film": the film is asked for.
            const bool ordered = name->kind == LinkKind::Column && m_items[i - 1].cue &&
                                 (m_items[i - 1].cue->degree == 2 ||
                                  m_items[i - 1].cue->kind == CueKind::Aggregate) &&
                                 pick(after(i), isTable);
            if (ordered) continue;
            if (!decides &&
                (name->kind == LinkKind::Table || name->score > resembling || m_askCue + 1 == i))
                m_asked = i;
            return;
        }
        if (m_items[i].cue && m_items[i].cue->kind != CueKind::Adjective &&
            m_items[i].cue->kind != CueKind::Most && m_items[i].cue->kind != CueKind::Set &&
            !isCue(i, CueKind::Pronoun))
            return;
    }
}

void ReadingBuilder::collectHints() {
    // Columns that say how things are linked help to place everything else: they are read first.
    for (Index i = 0; i < m_items.size(); ++i)
        if (!m_items[i].candidates.empty())
            if (const Candidate* best = pick(i, {}); best->kind == LinkKind::Column) {
                const Column* column = m_graph.column(best->ref);
                const bool saysKind = kindWord(i) && column->references == m_reading.target &&
                                      m_graph.distance(m_reading.target, best->ref.table) > 0 &&
                                      !linksItself(best->ref);
                if (!saysKind) hint(best->ref);
            }
}

bool ReadingBuilder::linksItself(const ColumnRef& ref) const {
    const induction::Table* table = m_graph.schema().table(ref.table);
    const Column* column = m_graph.column(ref);
    if (!table || !column || column->role != ColumnRole::ForeignKey) return false;
    if (table->holdsEntities()) return m_graph.covers(column->references, ref.table);
    return std::ranges::all_of(table->columns, [&](const Column& one) {
        return one.role != ColumnRole::ForeignKey || one.references == column->references;
    });
}

void ReadingBuilder::readAttributes() {
    for (Index i = 0; i < m_items.size(); ++i) {
        if (m_items[i].used || !m_items[i].cue) continue;
        const Cue& said = *m_items[i].cue;
        const bool degree = said.kind == CueKind::Adjective && said.degree == 0 && i > 0 &&
                            isCue(i - 1, CueKind::Degree) && gap(i - 1, i) == 0;
        if (said.kind == CueKind::Verb) {
            readVerb(i);
        } else if (degree) {
            auto column = byCue(i, true);
            if (auto inverse = byAttributes(said.inverse, true);
                inverse && (!column || fit(*inverse) > fit(*column)))
                column = inverse;
            if (!column) continue;
            use(i, column->score);
            addSelected(*column);
        }
    }
}

void ReadingBuilder::readVerb(Index item) {
    const std::vector<std::string>& attributes = m_items[item].cue->attributes;
    const bool calculates = m_reading.function != Function::None || m_reading.order;
    if (const auto column = byCue(item, false)) {
        const Column* own = m_graph.column(column->ref);
        const bool isLink = own && own->role == ColumnRole::ForeignKey;
        if (isLink) hint(column->ref);
        if (isLink || !calculates) use(item, column->score);
        // "Who was born in …", "which cost …" ask for those that it is told of.
        const bool tells = m_askCue != none && !m_items[m_askCue].cue->generic &&
                           !isCue(m_askCue, CueKind::Count) && !isLink && own &&
                           (own->type != "TEXT" || isNumeric(*column) || saysValueOf(column->ref));
        if (tells && m_asked == none) m_reading.entityAsked = true;
        const bool asked = m_asked == none && !calculates && !tells &&
                           !(isLink && (m_askCue == none || leadsHome(column->ref)));
        if (asked) {
            addSelected(*column);
            addAlternatives(attributes);
        }
        return;
    }
    // "Who works in …": the verb names the table asked for.
    for (const NameMatch& match : m_sentence.names.tables(attributes)) {
        if (match.ref.table != m_reading.target) continue;
        use(item, match.score);
        m_reading.entityAsked = m_askCue != none && m_asked == none && !calculates;
        return;
    }
}

bool ReadingBuilder::saysValueOf(const ColumnRef& ref) const {
    const auto attribute = [&](const Candidate& one) {
        if (one.kind != LinkKind::Value || one.ref.table != ref.table) return false;
        const auto stems = [&](const ColumnRef& column) {
            std::vector<std::string> all;
            for (const Token& token : m_sentence.wording.tokens(nameOf(column, m_graph)))
                if (!m_sentence.wording.isGeneric(token.stem)) all.push_back(token.stem);
            return all;
        };
        const auto own = stems(ref);
        return std::ranges::any_of(stems(one.ref), [&](const std::string& stem) {
            return std::ranges::find(own, stem) != own.end();
        });
    };
    for (Index i = 0; i < m_items.size(); ++i)
        if (pick(i, attribute)) return true;
    return false;
}

bool ReadingBuilder::leadsHome(const ColumnRef& ref) const {
    // A link to what the question already names is not asked for.
    const Column* column = m_graph.column(ref);
    for (Index i = 0; i < m_items.size() && column; ++i)
        if (const Candidate* entity = pick(i, {});
            entity && entity->kind == LinkKind::Entity && !linksItself(ref) &&
            m_graph.covers(column->references, entity->ref.table))
            return true;
    return false;
}

void ReadingBuilder::addAlternatives(const std::vector<std::string>& attributes) {
    if (m_reading.select.size() != 1) return;
    for (const NameMatch& match : m_sentence.names.columns(attributes))
        if (match.ref.table == m_reading.select.front().column.table &&
            !(match.ref == m_reading.select.front().column))
            m_reading.alternatives.push_back(match.ref);
}

void ReadingBuilder::addSelected(const Candidate& column) {
    hint(column.via);
    for (const ColumnRef& ref : siblings(column.ref)) {
        const bool known = std::ranges::any_of(
            m_reading.select, [&](const Selected& one) { return one.column == ref; });
        if (!known) m_reading.select.push_back({ref, column.score});
    }
}

ReadingBuilder::Index ReadingBuilder::askedHint() const {
    if (m_sentence.wording.asksInPlace()) return cue(CueKind::Hint);
    // Inside a sentence "when" and "where" join clauses.
    if (isCue(0, CueKind::Hint)) return 0;
    return isCue(0, CueKind::FollowUp) && isCue(1, CueKind::Hint) ? 1 : none;
}

void ReadingBuilder::readHint() {
    if (!m_reading.select.empty() || m_reading.function != Function::None || m_reading.order ||
        m_asked != none)
        return;
    const Index item = askedHint();
    if (item == none) return;
    const auto hinted =
        byAttributes(m_items[item].cue->attributes, m_items[item].cue->op == "count");
    if (!hinted || m_graph.distance(m_reading.target, hinted->ref.table) > 1) return;
    // What is far from the thing that is named says nothing of it.
    for (Index i = 0; i < m_items.size(); ++i)
        if (const Candidate* thing = pick(i, {});
            thing && thing->kind == LinkKind::Entity &&
            m_graph.distance(thing->ref.table, hinted->ref.table) > 1)
            return;
    // A column named outright is better than a hint; one half named only supports it.
    const auto fitting = m_sentence.names.columns(m_items[item].cue->attributes);
    std::vector<Index> supports;
    for (Index i = 0; i < m_items.size(); ++i) {
        const Candidate* named = m_items[i].used ? nullptr : pick(i, [](const Candidate& one) {
            return one.kind == LinkKind::Column;
        });
        if (!named || pick(i, {})->kind != LinkKind::Column) continue;
        const bool fits = std::ranges::any_of(
            fitting, [&](const NameMatch& one) { return one.ref == named->ref; });
        if (fits || named->score > fullyNamed || named->score > hinted->score + clearlyBetter)
            return;
        supports.push_back(i);
    }
    for (const Index i : supports) use(i, weakAttribute);
    for (const ColumnRef& ref : siblings(hinted->ref))
        m_reading.select.push_back({ref, weakAttribute * hinted->score});
    addAlternatives(m_items[item].cue->attributes);
    m_gained += weakAttribute * hinted->score;
}

}  // namespace tripletalk::answering::offline
