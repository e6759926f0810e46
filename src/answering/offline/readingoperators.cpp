// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The parts of a reading that calculate: comparisons, superlatives, aggregates, counts, groups.
#include "answering/offline/readingbuilder.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::answering::offline {

using induction::Column;
using induction::ColumnRole;
using retrieval::LinkKind;

namespace {

constexpr double guessScore = 0.5;  ///< score of a column found by its unit alone
constexpr int firstYear = 1000;
constexpr int lastYear = 2999;

Function functionOf(const std::string& op) {
    if (op == "sum") return Function::Sum;
    if (op == "max") return Function::Maximum;
    if (op == "min") return Function::Minimum;
    return op == "median" ? Function::Median : Function::Average;
}

bool isTextColumn(const Column* column) { return column && column->type == "TEXT"; }

}  // namespace

void ReadingBuilder::readComparisons() {
    for (Index i = 0; i < m_items.size(); ++i)
        if (m_items[i].number && !m_items[i].used) readComparison(i);
    for (Index i = 0; i < m_items.size(); ++i)
        if (isCue(i, CueKind::Than) && !m_items[i].used) readThan(i);
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

std::optional<Candidate> ReadingBuilder::comparedColumn(Index number, Index op) {
    const Token& token = m_sentence.tokens[m_items[number].first];
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
            if (auto column = byAttributes(m_items[i].cue->attributes, true);
                column && fits(*column)) {
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
            if (auto column = byAttributes(m_items[next].cue->attributes, true);
                column && fits(*column)) {
                use(next, column->score);
                return column;
            }
    }
    // An adjective that no column answers to is not about the first column of that unit.
    if (op != none && isCue(op, CueKind::Adjective) && !m_items[op].cue->generic) return {};
    return guessedColumn(token);
}

std::optional<Candidate> ReadingBuilder::guessedColumn(const Token& number) const {
    const bool isYear = number.unit.empty() && number.number >= firstYear &&
                        number.number <= lastYear && number.number == std::floor(*number.number);
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
            if (sameUnit || (isYear && isTextColumn(&column))) found = guess;
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
    if (filter.op == "between") {
        // A unit's word or "and" may stand between the two numbers.
        for (Index i = number + 1; i < m_items.size() && gap(number, i) <= 2; ++i)
            if (m_items[i].number) upTo = i;
        if (upTo == none) filter.op = ">=";
    }
    if (behind != none && (isCue(behind, CueKind::Adjective) && m_items[behind].cue->degree == 2))
        return;
    if (op != none && isCue(op, CueKind::Top)) return;
    const auto column = comparedColumn(number, op);
    if (!column) return;
    double factor = 1;
    const Token& last = upTo == none ? token : m_sentence.tokens[m_items[upTo].first];
    fitsUnit(*column, last.unit.empty() ? token : last, factor);
    filter.column = column->ref;
    hint(column->via);
    filter.score = column->score;
    filter.number = *token.number * factor;
    if (upTo != none) filter.upTo = *last.number * factor;
    filter.year = isTextColumn(m_graph.column(column->ref));
    if (op != none && isCue(op, CueKind::Adjective) && m_items[op].cue->degree == 1) {
        const auto inverse = byAttributes(m_items[op].cue->inverse, true);
        if (inverse && inverse->ref == column->ref) filter.op = filter.op == ">" ? "<" : ">";
    }
    use(number, column->score);
    if (op != none) use(op, 1);
    if (upTo != none) use(upTo, 1);
    m_reading.filters.push_back(std::move(filter));
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
    std::optional<Candidate> column = byAttributes(cue.attributes, true);
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
    if (const Candidate* said =
            pick(before(adjective), [&](const Candidate& one) { return isNumeric(one); });
        said && !column)
        column = *said;
    if (!column || column->ref.table != entity->ref.table) return;
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

void ReadingBuilder::readOrders() {
    const bool hasThan = cue(CueKind::Than) != none;
    for (Index i = 0; i < m_items.size() && !m_reading.order; ++i) {
        if (m_items[i].used || !m_items[i].cue) continue;
        const Cue& cue = *m_items[i].cue;
        const bool compares = cue.degree == 1 && !hasThan && m_askCue != none && m_asked == none;
        const bool orders = (cue.kind == CueKind::Adjective || cue.kind == CueKind::Most) &&
                            (cue.degree == 2 || compares);
        if (orders || cue.kind == CueKind::Top) readOrder(i);
    }
}

ReadingBuilder::Ordered ReadingBuilder::orderedColumn(Index item, Index next) const {
    const Cue& said = *m_items[item].cue;
    const Test numeric = [&](const Candidate& one) { return isNumeric(one); };
    Ordered found{{}, none, said.up};
    // "highest price", "charges the quickest": the column stands beside the superlative.
    for (const Index i : {next, before(item)}) {
        const Candidate* column = i == none || m_items[i].used ? nullptr : pick(i, numeric);
        if (!column) continue;
        found.column = *column;
        found.of = i;
        const auto turned = m_sentence.names.columns(said.inverse);
        if (std::ranges::any_of(turned,
                                [&](const NameMatch& one) { return one.ref == column->ref; }))
            found.descending = !found.descending;
        return found;
    }
    // "most spacious", "costs the least": another word says what is ordered.
    const Cue* by = &said;
    if (said.kind == CueKind::Most) {
        if (isCue(next, CueKind::Adjective) && m_items[next].cue->degree == 0)
            found.of = next;
        else if (isCue(before(item), CueKind::Verb))
            found.of = before(item);
        if (found.of == none) return found;
        by = m_items[found.of].cue;
        found.descending = said.up == by->up;
    }
    found.column = byAttributes(by->attributes, true);
    if (auto inverse = byAttributes(by->inverse, true);
        inverse && (!found.column || fit(*inverse) > fit(*found.column))) {
        found.column = inverse;
        found.descending = !found.descending;
    }
    return found;
}

void ReadingBuilder::readLimit(Index item, Order& order) {
    for (const Index i : {before(item), after(item)})
        if (i != none && m_items[i].number && !m_items[i].used) {
            order.limit =
                std::max(1, static_cast<int>(*m_sentence.tokens[m_items[i].first].number));
            use(i, 1);
        }
}

void ReadingBuilder::readOrder(Index item) {
    const Cue& said = *m_items[item].cue;
    Order order;
    order.descending = said.up;
    readLimit(item, order);
    Index next = item + 1 < m_items.size() && gap(item, item + 1) == 0 ? item + 1 : none;
    while (next != none && (m_items[next].used || m_items[next].number)) next = after(next);
    // "the lowest average price"
    const Index function = isCue(next, CueKind::Aggregate) ? next : none;
    if (function != none) next = after(function);
    const Ordered ordered = orderedColumn(item, next);
    const Candidate* counted =
        said.kind == CueKind::Most && (ordered.of == none || ordered.of != next)
            ? pick(next,
                   [&](const Candidate& one) {
                       const Column* column = m_graph.column(one.ref);
                       return one.kind == LinkKind::Table ||
                              (one.kind == LinkKind::Column && column &&
                               column->role == ColumnRole::ForeignKey);
                   })
            : nullptr;
    if (counted) {
        if (counted->kind == LinkKind::Table && counted->ref.table == m_reading.target &&
            m_asked == none)
            return;
        const Column* link = m_graph.column(counted->ref);
        // "Which country has the most suppliers": a column of what is counted is asked for.
        const Candidate* group =
            counted->kind == LinkKind::Table && counted->ref.table == m_reading.target
                ? pick(m_asked, [](const Candidate& one) { return one.kind == LinkKind::Column; })
                : nullptr;
        if (group) {
            m_reading.group = group->ref;
            use(m_asked, group->score);
        }
        order.countOf = link ? link->references : counted->ref.table;
        if (link) hint(counted->ref);
        use(next, counted->score);
    } else if (ordered.column) {
        order.descending = ordered.descending;
        // Of a range the end that the superlative speaks of: the highest of the maxima, the lowest
        // of the minima.
        hint(ordered.column->via);
        const auto ends = siblings(ordered.column->ref);
        order.column = order.descending ? ends.back() : ends.front();
        if (function != none) {
            order.function = functionOf(m_items[function].cue->op);
            use(function, 1);
        }
        use(ordered.of, ordered.column->score);
    } else {
        return;
    }
    order.score = counted ? counted->score : ordered.column->score;
    use(item, order.score);
    // "What is the highest price?" asks for the value, not for its bearer.
    if (!counted && order.limit == 1 && m_askCue != none && m_items[m_askCue].cue->generic &&
        ordered.of != none && ordered.of == next && m_asked == next) {
        m_reading.function = order.descending ? Function::Maximum : Function::Minimum;
        m_reading.measure = order.column;
        return;
    }
    m_reading.order = order;
}

void ReadingBuilder::readFunctions() {
    const Test numeric = [&](const Candidate& one) { return isNumeric(one); };
    for (Index i = 0; i < m_items.size(); ++i) {
        if (!isCue(i, CueKind::Aggregate) || m_items[i].used) continue;
        for (const Index at : {after(i), before(i)}) {
            if (at == none || m_items[at].used) continue;
            std::optional<Candidate> column;
            if (const Candidate* named = pick(at, numeric))
                column = *named;
            else if (isCue(at, CueKind::Verb))
                column = byAttributes(m_items[at].cue->attributes, true);
            if (!column) continue;
            hint(column->via);
            const Function function = functionOf(m_items[i].cue->op);
            // "Which plant has the highest average price": the superlative came first and is of the
            // function.
            if (m_reading.order && m_reading.order->column &&
                siblings(*m_reading.order->column).front() == siblings(column->ref).front()) {
                m_reading.order->function = function;
            } else {
                m_reading.function = function;
                m_reading.measure = column->ref;
            }
            use(i, 1);
            use(at, column->score);
            break;
        }
    }
    for (Index i = 0; i < m_items.size(); ++i)
        if (isCue(i, CueKind::Count) && !m_items[i].used && m_reading.function == Function::None)
            readCount(i);
}

void ReadingBuilder::readCount(Index item) {
    const Index next = item == m_askCue && m_asked != none ? m_asked : after(item);
    const Candidate* of = pick(next, [](const Candidate& one) {
        return one.kind == LinkKind::Table || one.kind == LinkKind::Column;
    });
    // "How many months of warranty": what is counted is not in the tables.
    const bool counts = m_items[item].last == m_sentence.tokens.size() ||
                        m_sentence.tokens[m_items[item].last].stop || m_asked != none;
    const bool narrowed = !of && pick(after(item), {}) !=
                                     nullptr;  // "how many ketches": a value stands for its bearers
    if (!of && !counts && !narrowed) return;
    use(item, 1);
    const Candidate* table = pick(next, [&](const Candidate& one) {
        return one.kind == LinkKind::Table && one.ref.table == m_reading.target;
    });
    if (table && table->score >= 0.8 * of->score) of = table;
    if (!of || of == table) {
        m_reading.function = Function::Count;
        if (of) use(next, of->score);
        return;
    }
    use(next, of->score);
    const Column* column = m_graph.column(of->ref);
    if (column && column->role == ColumnRole::Literal && column->type != "TEXT") {
        for (const ColumnRef& ref : siblings(of->ref)) m_reading.select.push_back({ref, of->score});
        return;
    }
    m_reading.function = Function::CountDistinct;
    m_reading.measure = column ? of->ref : m_graph.key(of->ref.table);
    if (column) hint(of->ref);
}

void ReadingBuilder::readGroup() {
    if (m_reading.function == Function::None) return;
    for (Index i = 0; i < m_items.size(); ++i) {
        if (!isCue(i, CueKind::Group) || m_items[i].used) continue;
        const Index next = after(i);
        const Candidate* by =
            next == none || m_items[next].used ? nullptr : pick(next, [](const Candidate& one) {
                return one.kind == LinkKind::Table || one.kind == LinkKind::Column;
            });
        if (!by) continue;
        m_reading.group = by->kind == LinkKind::Table ? m_graph.key(by->ref.table) : by->ref;
        if (by->kind == LinkKind::Column) hint(by->ref);
        use(i, 1);
        use(next, by->score);
        return;
    }
}

}  // namespace tripletalk::answering::offline
