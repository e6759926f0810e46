// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The parts of a reading that name things: entities, values, tables and columns.
#include "answering/offline/readingbuilder.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using induction::Column;
using induction::ColumnRole;
using retrieval::LinkKind;

namespace {
constexpr double equalScores = 0.02;
constexpr std::size_t equalCandidates = 3;
constexpr double clearlyLikelier = 0.2;
constexpr double halfNamed = 0.75;
}  // namespace

void ReadingBuilder::readMentions() {
    for (Index i = 0; i < m_items.size(); ++i) {
        if (m_items[i].used || m_items[i].candidates.empty()) continue;
        if (pick(i, {})->kind == LinkKind::Entity)
            readEntity(i);
        else if (pick(i, {})->kind == LinkKind::Value)
            readValue(i);
    }
    for (Index i = 0; i < m_items.size(); ++i) {
        if (m_items[i].used || m_items[i].candidates.empty()) continue;
        if (const Candidate* kind = kindWord(i))
            use(i, kind->score);
        else if (pick(i, {})->kind == LinkKind::Table)
            readTable(i);
        else
            readColumn(i);
    }
}

const Candidate* ReadingBuilder::kindWord(Index item) const {
    if (item == m_asked) return nullptr;
    for (const Index beside : {item - 1, item + 1}) {
        if (beside >= m_items.size() || gap(std::min(item, beside), std::max(item, beside)) > 0)
            continue;
        const Candidate* entity = pick(beside, {});
        if (!entity || entity->kind != LinkKind::Entity) continue;
        // Stop words between belong to a phrase of its own ("the package of X").
        if (m_items[std::min(item, beside)].last != m_items[std::max(item, beside)].first) continue;
        const auto saysKind = [&](const Candidate& one) {
            const Column* column = m_graph.column(one.ref);
            return one.kind == LinkKind::Table
                       ? m_graph.covers(one.ref.table, entity->ref.table)
                       : one.kind == LinkKind::Column && column && !linksItself(one.ref) &&
                             column->references == entity->ref.table;
        };
        if (const Candidate* kind = pick(item, saysKind)) return kind;
    }
    return nullptr;
}

bool ReadingBuilder::isNegated(Index item) const {
    for (Index i = before(item); i != none; i = before(i)) {
        if (isCue(i, CueKind::Negation)) return true;
        // What links may stand between ("do not supply any", "do not border").
        const Candidate* link = m_items[i].cue ? nullptr : pick(i, {});
        const Column* column = link ? m_graph.column(link->ref) : nullptr;
        if (!m_items[i].cue && !(column && column->role == ColumnRole::ForeignKey)) return false;
    }
    return false;
}

void ReadingBuilder::readEntity(Index item) {
    const Candidate& best = *pick(item, {});
    Filter filter;
    filter.column = best.ref;
    filter.score = best.score;
    filter.negated = isNegated(item);
    for (const Candidate& one : m_items[item].candidates) {
        const bool same = one.kind == LinkKind::Entity && one.ref == best.ref &&
                          one.score >= best.score - equalScores;
        if (!same || filter.values.size() >= equalCandidates) continue;
        filter.values.push_back(one.value);
        filter.shown.push_back(one.label);
        if (!filter.negated)
            m_reading.entities.push_back({one.ref.table, one.value, one.iri, one.label});
    }
    use(item, best.score);
    // A link from the table asked about back to itself ("compatible with X") is walked if the
    // question speaks of it.
    if (best.ref.table == m_reading.target && m_asked != none)
        filter.leave =
            std::ranges::any_of(m_reading.hints,
                                [&](const ColumnRef& ref) {
                                    const Column* column = m_graph.column(ref);
                                    return column && column->references == m_reading.target;
                                }) &&
            pick(m_asked, [&](const Candidate& one) {
                return one.ref.table == m_reading.target && one.ref.column.empty();
            });
    // Two entities of one table are alternatives where a row can be only one of them.
    for (Filter& other : m_reading.filters)
        if (other.column == filter.column && other.negated == filter.negated &&
            (filter.column.table == m_reading.target || cue(CueKind::Or) != none)) {
            other.values.insert(other.values.end(), filter.values.begin(), filter.values.end());
            other.shown.insert(other.shown.end(), filter.shown.begin(), filter.shown.end());
            return;
        }
    m_reading.filters.push_back(std::move(filter));
}

void ReadingBuilder::readValue(Index item) {
    const Candidate& best = *pick(item, {});
    Filter filter;
    filter.column = best.ref;
    filter.score = best.score;
    filter.negated = isNegated(item);
    filter.values = {best.value};
    filter.shown = {best.value};
    use(item, best.score);
    for (Filter& other : m_reading.filters)
        if (other.column == filter.column && other.negated == filter.negated && !other.numeric) {
            other.values.push_back(best.value);
            other.shown.push_back(best.value);
            return;
        }
    m_reading.filters.push_back(std::move(filter));
}

void ReadingBuilder::readTable(Index item) {
    const Candidate& best = *pick(item, {});
    use(item, best.score);
    if (best.ref.table != m_reading.target) m_reading.via.push_back(best.ref.table);
    if (best.ref.table == m_reading.target) {
        m_reading.entityAsked = m_reading.entityAsked || item == m_asked;
        return;
    }
    if (item != m_asked && isNegated(item)) {
        Filter missing;
        missing.column = m_graph.key(best.ref.table);
        missing.op = "known";
        missing.negated = true;
        m_reading.filters.push_back(std::move(missing));
        return;
    }
    if (item != m_asked && isHad(item)) {
        Filter known;
        known.column = m_graph.key(best.ref.table);
        known.op = "known";
        m_reading.filters.push_back(std::move(known));
        return;
    }
    const bool isType = std::ranges::any_of(
        m_reading.filters, [&](const Filter& one) { return one.column.table == best.ref.table; });
    const bool measured = m_reading.function != Function::None || m_reading.order;
    if (isType || (measured && item != m_asked)) return;
    if (item == m_asked || m_asked == none)
        m_reading.select.push_back({m_graph.key(best.ref.table), best.score});
}

bool ReadingBuilder::readOwnLink(Index item, const Candidate& link) {
    // A link from the table asked about to itself: which end is asked for?
    const induction::Table* table = m_graph.schema().table(link.ref.table);
    if (!table->holdsEntities() || !linksItself(link.ref) || link.ref.table != m_reading.target)
        return false;
    const auto known = std::ranges::find_if(m_reading.filters, [&](const Filter& one) {
        return one.column == m_graph.key(m_reading.target) && !one.negated;
    });
    const Candidate* asked = pick(m_asked, {});
    const bool asksRows = m_askCue != none && (!asked || asked->kind == LinkKind::Table);
    if (known == m_reading.filters.end() || !asksRows) return false;
    Index subject = 0;
    while (subject < m_items.size() && !isCue(subject, CueKind::Pronoun)) {
        const Candidate* entity = pick(subject, {});
        if (entity && entity->kind == LinkKind::Entity) break;
        ++subject;
    }
    bool does = false;
    for (std::size_t at = 0; subject < m_items.size() && at < m_items[subject].first; ++at)
        does = does || m_sentence.wording.isAuxiliary(m_sentence.tokens[at].folded);
    // "Whom does X supervise": X is their supervisor. "Which part does X replace": X replaces it.
    bool agent = false;
    for (const Token& token : m_sentence.wording.tokens(nameOf(link.ref, m_graph)))
        agent = agent || (link.score < 1 && m_sentence.wording.isAgent(token.folded));
    const bool before = subject < item;
    known->leave = false;
    if (before ? does && agent : !agent) {
        known->column = link.ref;
        m_reading.entityAsked = true;
    } else {
        m_reading.entityAsked = false;
        addSelected(link);
    }
    return true;
}

void ReadingBuilder::readColumn(Index item) {
    const Candidate& best = *pick(item, {});
    const Column* column = m_graph.column(best.ref);
    use(item, best.score);
    // A link to the table asked about, asked for, names its rows.
    if (item == m_asked && column->references == m_reading.target &&
        m_graph.schema().table(best.ref.table)->kind == induction::TableKind::Link &&
        std::ranges::none_of(m_reading.filters, [&](const Filter& one) {
            return one.column == m_graph.key(m_reading.target);
        })) {
        m_reading.entityAsked = true;
        return;
    }
    const bool deniesThing = std::ranges::any_of(m_reading.filters, [&](const Filter& one) {
        return one.negated && column->role == ColumnRole::ForeignKey &&
               m_graph.leadsTo(*column, one.column.table);
    });
    if (deniesThing) return;  // "does not sail X": other things may be sailed
    if (isNegated(item)) {
        Filter missing;
        missing.column = best.ref;
        missing.op = "known";
        missing.negated = true;
        m_reading.filters.push_back(std::move(missing));
        return;
    }
    const bool isLink = column->role == ColumnRole::ForeignKey;
    if (item != m_asked && readOwnLink(item, best)) return;
    // A link that only leads from what is named to what is asked for.
    if (isLink && item != m_asked && !linksItself(best.ref) &&
        m_graph.leadsTo(*column, m_reading.target) &&
        std::ranges::any_of(m_reading.filters, [&](const Filter& one) {
            return one.column == m_graph.key(m_reading.target) && !one.negated;
        }))
        return;
    if (item != m_asked && isHad(item)) {
        Filter known;
        known.column = best.ref;
        known.op = "known";
        m_reading.filters.push_back(std::move(known));
        return;
    }
    const bool saysFilter = std::ranges::any_of(m_reading.filters, [&](const Filter& one) {
        return one.column == best.ref || (isLink && one.column == m_graph.key(column->references));
    });
    const bool targetAsked =
        m_asked != none && pick(m_asked, [&](const Candidate& one) {
            return one.kind == LinkKind::Table && one.ref.table == m_reading.target;
        });
    // Of "which suppliers sell X" the verb is no column asked for; nor is it of "which cars have a
    // price under 5".
    const bool ownEnd = isLink && column->references != m_reading.target;
    const bool asksElse = m_asked != none || m_reading.entityAsked;
    if (saysFilter && (ownEnd || (item != m_asked && asksElse))) return;
    if (isLink && (targetAsked || m_reading.function != Function::None || m_reading.order) &&
        item != m_asked)
        return;
    if (isLink && item != m_asked && m_askCue != none && !m_items[m_askCue].cue->generic &&
        m_asked == none)
        return;
    // Another word of the column that is ordered by already ("more pages in its booklet").
    if (m_reading.order && m_reading.order->column == best.ref && best.score < halfNamed) return;
    addSelected(best);
    if (m_reading.select.size() != 1) return;
    for (const Candidate& other : m_items[item].candidates)
        if (other.kind == LinkKind::Column && other.ref.table == best.ref.table &&
            !(other.ref == best.ref) && other.score > best.score - clearlyLikelier)
            m_reading.alternatives.push_back(other.ref);
}

bool ReadingBuilder::isHad(Index item) const {
    // "Which of them have an allergy": the column is known; no value of it is said.
    if (m_askCue == none || m_items[m_askCue].cue->generic || m_reading.order) return false;
    const bool last = item + 1 == m_items.size() || gap(item, item + 1) > 0 ||
                      m_items[item].last != m_items[item + 1].first;
    if (!last) return false;
    std::size_t at = m_items[item].first;
    while (at > 0 && m_sentence.tokens[at - 1].article) --at;
    return at > 0 && m_sentence.wording.isHaving(m_sentence.tokens[at - 1].folded);
}

void ReadingBuilder::dropPathColumns() {
    // Of "the depth of the harbour of X" the harbour is but the way to its depth.
    const auto leadsToAnother = [&](const Selected& one) {
        const Column* column = m_graph.column(one.column);
        const bool isKey = column && column->role == ColumnRole::Key;
        const std::string table = isKey    ? one.column.table
                                  : column ? column->references
                                           : std::string();
        if (table.empty() || table == m_reading.target) return false;
        const Candidate* asked = m_asked == none ? nullptr : pick(m_asked, {});
        if (asked && (asked->ref == one.column || asked->ref == ColumnRef{table, ""})) return false;
        return std::ranges::any_of(m_reading.select, [&](const Selected& other) {
            return other.column.table == table && !(other.column == one.column);
        });
    };
    std::vector<Selected> kept;
    for (const Selected& one : m_reading.select)
        if (!leadsToAnother(one)) kept.push_back(one);
    m_reading.select = std::move(kept);
}

void ReadingBuilder::settleAsked() {
    if (m_reading.about && !m_reading.order && m_reading.function == Function::None &&
        m_reading.select.empty())
        return;
    dropPathColumns();
    const bool nothing = m_reading.select.empty() && m_reading.function == Function::None;
    // "Which country has the highest average price": the values of a column are compared.
    if (m_reading.order && m_reading.order->function != Function::None &&
        m_reading.select.size() == 1 && !m_reading.entityAsked && m_asked != none) {
        m_reading.group = m_reading.select.front();
        m_reading.select.clear();
    }
    const bool value = m_askCue != none && m_items[m_askCue].cue->generic;
    if (nothing && (m_reading.order || !m_reading.filters.empty()))
        m_reading.entityAsked =
            m_reading.entityAsked || m_reading.order || !value || m_asked != none;
    if (!m_reading.yesNo) {
        const bool asks =
            m_askCue == none && cue(CueKind::YesNo) == 0 && cue(CueKind::FollowUp) == none;
        m_reading.yesNo = asks && !m_reading.filters.empty() && nothing && !m_reading.order;
    }
    // A bare "X" is a wish to know about X.
    const bool onlyKeys = std::ranges::all_of(m_reading.filters, [&](const Filter& one) {
        return one.column == m_graph.key(m_reading.target) && !one.negated;
    });
    if (nothing && !m_reading.order && onlyKeys && !m_reading.entities.empty() && m_asked == none) {
        m_reading.about = true;
        m_reading.entityAsked = false;
        m_reading.yesNo = false;
    }
}

}  // namespace tripletalk::answering::offline
