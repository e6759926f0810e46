// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The parts of a reading that compare: with numbers and units, years, and other entities.
#include "answering/offline/readingbuilder.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using induction::Column;
using induction::ColumnRole;
using retrieval::LinkKind;

namespace {

constexpr double guessScore = 0.5;  ///< score of a column found by its unit alone
bool isTextColumn(const Column* column) { return column && column->type == "TEXT"; }

/// A column of dates, or of years alone.
bool tellsTime(const Column& column) {
    return column.type == "TEXT" ||
           (column.unit.empty() && !column.samples.empty() &&
            std::ranges::all_of(column.samples, [](const std::string& sample) {
                return sample.size() == 4 && (sample.front() == '1' || sample.front() == '2');
            }));
}

}  // namespace

void ReadingBuilder::readComparisons() {
    for (Index i = 0; i < m_items.size(); ++i)
        if (m_items[i].number && !m_items[i].used) readComparison(i);
    for (Index i = 0; i < m_items.size(); ++i)
        if (isCue(i, CueKind::Than) && !m_items[i].used) readThan(i);
    for (Index i = 0; i < m_items.size(); ++i)
        if (isCue(i, CueKind::Compare) && !m_items[i].used) readCompared(i);
}

bool ReadingBuilder::fitsUnit(const Candidate& candidate, const Token& number,
                              double& factor) const {
    factor = 1;
    const Column* column = m_graph.column(candidate.ref);
    if (!column || number.unit.empty() || column->unit.empty()) return true;
    const auto said = m_sentence.wording.unit(number.unit);
    const auto own = m_sentence.wording.unit(column->unit);
    if (!said || !own) return true;
    if (said->base != own->base) return false;
    factor = said->factor / own->factor;
    return true;
}

std::optional<Candidate> ReadingBuilder::comparedColumn(Index number, Index op,
                                                        const Token& token) {
    double factor = 1;
    const Test fits = [&](const Candidate& one) {
        return isNumeric(one) && fitsUnit(one, token, factor);
    };
    const Index start = op == none ? number : std::min(op, number);
    // "cheaper than 500", "costs less than 500", "price under 500", "more than 5 doors", then the
    // unit alone.
    for (Index i = start; i != none && i + 3 > start; i = before(i)) {
        if (m_items[i].used) break;
        const bool says = isCue(i, CueKind::Adjective) || isCue(i, CueKind::Verb);
        if (says && !(m_items[i].cue->generic && before(i) != none && pick(before(i), fits)))
            if (auto column = byCue(i, true); column && fits(*column)) {
                use(i, column->score);
                return column;
            }
        if (const Candidate* column = pick(i, fits)) {
            use(i, column->score);
            return *column;
        }
    }
    Index next = after(number);
    // The unit's own word may stand between ("5 kg of weight").
    if (next == none && number + 1 < m_items.size() && !token.unit.empty() &&
        gap(number, number + 1) <= 1)
        next = number + 1;
    if (next != none && isCue(next, CueKind::Compare)) next = after(next);
    if (next != none && !m_items[next].used) {
        if (const Candidate* column = pick(next, fits)) {
            use(next, column->score);
            return *column;
        }
        if (isCue(next, CueKind::Adjective))
            if (auto column = byCue(next, true); column && fits(*column)) {
                use(next, column->score);
                return column;
            }
    }
    // An adjective that no column answers to is not about any number.
    if (op != none && isCue(op, CueKind::Adjective) && !m_items[op].cue->generic &&
        token.unit.empty())
        return {};
    return guessedColumn(token);
}

std::optional<Candidate> ReadingBuilder::guessedColumn(const Token& number) const {
    std::optional<Candidate> found;
    for (const induction::Table& table : m_graph.schema().tables) {
        if (m_graph.distance(m_reading.target, table.name) > 1) continue;
        for (const Column& column : table.columns) {
            const Candidate guess{LinkKind::Column, {table.name, column.name}, "", "", "",
                                  guessScore};
            if (!isNumeric(guess) || (found && fit(guess) <= fit(*found))) continue;
            double factor = 1;
            const bool sameUnit = !number.unit.empty() && !column.unit.empty() &&
                                  fitsUnit(guess, number, factor) &&
                                  m_sentence.wording.unit(column.unit);
            if (sameUnit || (!number.date.empty() && tellsTime(column))) found = guess;
        }
    }
    return found;
}

void ReadingBuilder::readComparison(Index number) {
    const Token& token = m_sentence.tokens[m_items[number].first];
    Filter filter;
    filter.numeric = true;
    Index op = before(number);
    Index upTo = none;
    const Index behind = after(number);
    if (op != none && isCue(op, CueKind::Compare))
        filter.op = m_items[op].cue->op;
    else if (op != none && isCue(op, CueKind::Than) && before(op) != none &&
             m_items[before(op)].cue && m_items[before(op)].cue->degree == 1) {
        const Index adjective = before(op);
        filter.op = m_items[adjective].cue->up ? ">" : "<";
        use(op, 1);
        op = adjective;
    } else if (behind != none && isCue(behind, CueKind::Compare)) {
        op = behind;
        filter.op = m_items[op].cue->op;
    } else if (op != none && isCue(op, CueKind::Adjective) && m_items[op].cue->degree == 2) {
        return;  // "the three cheapest": a limit
    } else {
        op = none;
    }
    if (filter.op == "between" || filter.op == ">=") {
        // A unit's word or "and" may stand between the two numbers; "from 3 to 5" has but a
        // function word there.
        const int words = filter.op == "between" ? 2 : 0;
        for (Index i = number + 1; i < m_items.size() && gap(number, i) <= words; ++i)
            if (m_items[i].number && upTo == none) upTo = i;
        filter.op = upTo == none ? ">=" : "between";
    }
    if (behind != none && (isCue(behind, CueKind::Adjective) && m_items[behind].cue->degree == 2))
        return;
    if (op != none && isCue(op, CueKind::Top)) return;
    if (readCounted(number, op, filter)) return;
    const Token& last = upTo == none ? token : m_sentence.tokens[m_items[upTo].first];
    const auto column = comparedColumn(number, op, token.unit.empty() ? last : token);
    if (!column) return;
    double factor = 1;
    fitsUnit(*column, last.unit.empty() ? token : last, factor);
    filter.column = column->ref;
    hint(column->via);
    filter.score = column->score;
    filter.number = *token.number * factor;
    if (upTo != none) filter.upTo = *last.number * factor;
    if (isTextColumn(m_graph.column(column->ref))) {
        filter.date = token.date;
        filter.dateUpTo = last.date;
        if (filter.date.empty() || filter.dateUpTo.empty()) return;
    }
    if (op != none && isCue(op, CueKind::Adjective) && m_items[op].cue->degree == 1) {
        const auto inverse = byAttributes(m_items[op].cue->inverse, true);
        if (inverse && inverse->ref == column->ref) filter.op = filter.op == ">" ? "<" : ">";
    }
    use(number, column->score);
    if (op != none) use(op, 1);
    if (upTo != none) use(upTo, 1);
    m_reading.filters.push_back(std::move(filter));
}

bool ReadingBuilder::readCounted(Index number, Index op, Filter& filter) {
    // "with more than three actors", "fewer than seven different parts": linked rows are counted.
    const Token& token = m_sentence.tokens[m_items[number].first];
    const bool compares = op != none && (isCue(op, CueKind::Compare) || m_items[op].cue->generic ||
                                         isCue(op, CueKind::Most));
    if (!compares || !token.unit.empty() || filter.op == "between") return false;
    const Index next =
        number + 1 < m_items.size() && gap(number, number + 1) <= 1 ? number + 1 : none;
    const Candidate* counted = pick(next, {});
    if (!counted || m_items[next].used) return false;
    const Column* column = m_graph.column(counted->ref);
    const bool isLink =
        counted->kind == LinkKind::Column && column && column->role == ColumnRole::ForeignKey;
    if (!isLink && (counted->kind != LinkKind::Table || counted->ref.table == m_reading.target))
        return false;
    filter.column = isLink ? counted->ref : m_graph.key(counted->ref.table);
    filter.counted = true;
    filter.number = *token.number;
    filter.score = counted->score;
    use(number, counted->score);
    use(op, 1);
    use(next, counted->score);
    m_reading.filters.push_back(std::move(filter));
    return true;
}

void ReadingBuilder::readThan(Index than) {
    // "How much heavier is X than Y": X stands between.
    Index adjective = than;
    while (adjective != none && !(m_items[adjective].cue && m_items[adjective].cue->degree == 1))
        adjective = adjective == 0 ? none : adjective - 1;
    const Index thing = after(than);
    const Candidate* entity =
        pick(thing, [](const Candidate& one) { return one.kind == LinkKind::Entity; });
    if (adjective == none || !entity) return;
    const Cue& cue = *m_items[adjective].cue;
    std::optional<Candidate> column = byCue(adjective, true);
    // "How much heavier is X than Y" asks how far they lie apart.
    if (column && m_askCue == none && (isCue(0, CueKind::Hint) || isCue(0, CueKind::Degree))) {
        use(adjective, column->score);
        use(than, 1);
        addSelected(*column);
        m_reading.difference = true;
        return;
    }
    bool up = cue.up;
    if (auto inverse = byAttributes(cue.inverse, true);
        inverse && (!column || fit(*inverse) > fit(*column))) {
        column = inverse;
        up = !up;
    }
    // "A higher rating than …", "rated higher than …"
    for (const Index beside : {after(adjective), before(adjective)})
        if (const Candidate* said =
                pick(beside, [&](const Candidate& one) { return isNumeric(one); });
            said && (!column || cue.generic || cue.kind == CueKind::Most)) {
            column = *said;
            use(beside, said->score);
            break;
        }
    if (!column || !(m_graph.covers(column->ref.table, entity->ref.table) ||
                     m_graph.covers(entity->ref.table, column->ref.table)))
        return;
    Filter filter;
    filter.column = column->ref;
    filter.numeric = true;
    filter.op = up ? ">" : "<";
    filter.score = std::min(column->score, entity->score);
    filter.than = EntityRef{entity->ref.table, entity->value, entity->iri, entity->label};
    use(adjective, column->score);
    use(than, 1);
    use(thing, entity->score);
    m_reading.filters.push_back(std::move(filter));
}

void ReadingBuilder::readCompared(Index op) {
    // "Who earns more than X?", "with a salary above that of X"
    const Index thing = after(op);
    const Candidate* entity =
        pick(thing, [](const Candidate& one) { return one.kind == LinkKind::Entity; });
    const std::string& sign = m_items[op].cue->op;
    if (!entity || (sign != "<" && sign != ">")) return;
    const Index said = before(op);
    std::optional<Candidate> column;
    if (isCue(said, CueKind::Verb))
        column = byCue(said, true);
    else if (const Candidate* named =
                 pick(said, [&](const Candidate& one) { return isNumeric(one); }))
        column = *named;
    if (!column || !(m_graph.covers(column->ref.table, entity->ref.table) ||
                     m_graph.covers(entity->ref.table, column->ref.table)))
        return;
    Filter filter;
    filter.column = column->ref;
    filter.numeric = true;
    filter.op = sign;
    filter.score = std::min(column->score, entity->score);
    filter.than = EntityRef{entity->ref.table, entity->value, entity->iri, entity->label};
    use(said, column->score);
    use(op, 1);
    use(thing, entity->score);
    m_reading.filters.push_back(std::move(filter));
    m_reading.entityAsked = m_reading.entityAsked || (m_askCue != none && m_asked == none);
}

}  // namespace tripletalk::answering::offline
