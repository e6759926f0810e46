// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The parts of a reading that calculate: superlatives, aggregates, counts, groups.
#include "answering/offline/readingbuilder.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using induction::Column;
using induction::ColumnRole;
using retrieval::LinkKind;

namespace {

constexpr double fullWord = 0.4;  ///< a column that is called "total" or "order total"

Function functionOf(const std::string& op) {
    if (op == "sum") return Function::Sum;
    if (op == "max") return Function::Maximum;
    if (op == "min") return Function::Minimum;
    return op == "median" ? Function::Median : Function::Average;
}

}  // namespace

void ReadingBuilder::readOrders() {
    const bool hasThan = cue(CueKind::Than) != none;
    for (Index i = 0; i < m_items.size() && !m_reading.order; ++i) {
        if (m_items[i].used || !m_items[i].cue) continue;
        const Cue& cue = *m_items[i].cue;
        const bool compares =
            cue.degree == 1 && !hasThan && (cue.most || (m_askCue != none && m_asked == none));
        const bool orders = (cue.kind == CueKind::Adjective || cue.kind == CueKind::Most) &&
                            (cue.degree == 2 || compares);
        const bool isFirst = cue.kind == CueKind::First && pick(m_asked, [](const Candidate& one) {
                                 return one.kind == LinkKind::Table;
                             });
        if (orders || isFirst || cue.kind == CueKind::Top) readOrder(i);
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
    // "the smallest by area"
    for (Index i = item + 1; i < m_items.size() && said.generic; ++i)
        if (const Candidate* column =
                isCue(i, CueKind::Group) ? pick(after(i), numeric) : nullptr) {
            found.column = *column;
            found.of = after(i);
            return found;
        }
    // "most spacious", "costs the least", "founded first": another word says what is ordered.
    Index by = item;
    if (said.kind == CueKind::Most || said.kind == CueKind::First) {
        if (isCue(next, CueKind::Adjective) && m_items[next].cue->degree == 0)
            found.of = next;
        else if (isCue(before(item), CueKind::Verb))
            found.of = before(item);
        if (found.of != none) {
            by = found.of;
            found.descending = said.up == m_items[by].cue->up;
        }
    }
    found.column = byCue(by, true);
    if (auto inverse = byAttributes(m_items[by].cue->inverse, true);
        inverse && (!found.column || fit(*inverse) > fit(*found.column))) {
        found.column = inverse;
        found.descending = !found.descending;
    }
    return found;
}

void ReadingBuilder::readLimit(Index item, Order& order) {
    // "The three cheapest houses", "las tres casas más baratas"
    const bool behind = pick(before(item), [](const Candidate& one) {
                            return one.kind == LinkKind::Table;
                        }) != nullptr;
    for (const Index i : {before(item), after(item), behind ? before(before(item)) : none})
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
            m_reading.group = Selected{group->ref, group->score};
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
        if (ordered.of != none && isCue(before(ordered.of), CueKind::Group))
            use(before(ordered.of), 1);
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
        m_reading.measure = Selected{*order.column, order.score};
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
                column = byCue(at, true);
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
                m_reading.measure = Selected{column->ref, column->score};
            }
            use(i, 1);
            use(at, column->score);
            break;
        }
    }
    for (Index i = 0; i < m_items.size(); ++i)
        if (isCue(i, CueKind::Aggregate) && !m_items[i].used &&
            m_reading.function == Function::None && !m_reading.order)
            readNamedTotal(i);
    for (Index i = 0; i < m_items.size(); ++i)
        if (isCue(i, CueKind::Count) && !m_items[i].used && m_reading.function == Function::None)
            readCount(i);
}

void ReadingBuilder::readNamedTotal(Index item) {
    // "The average order total": a column that is called as a function is.
    for (Index i = item; i < m_items.size() && i <= item + 2; ++i) {
        if (!isCue(i, CueKind::Aggregate) ||
            (i == item && after(item) != none && isCue(after(item), CueKind::Aggregate)))
            continue;
        const auto column = byAttributes({words(i)}, true);
        if (!column || column->score < fullWord) continue;
        m_reading.function = functionOf(m_items[item].cue->op);
        m_reading.measure = Selected{column->ref, column->score};
        use(item, 1);
        use(i, column->score);
        return;
    }
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
    // "The total number of credits"
    const Index total = before(item);
    if (isCue(total, CueKind::Aggregate) && isNumeric(*of)) {
        use(total, 1);
        m_reading.function = functionOf(m_items[total].cue->op);
        m_reading.measure = Selected{of->ref, of->score};
        return;
    }
    if (column && column->role == ColumnRole::Literal && column->type != "TEXT") {
        for (const ColumnRef& ref : siblings(of->ref)) m_reading.select.push_back({ref, of->score});
        return;
    }
    m_reading.function = Function::CountDistinct;
    m_reading.measure = Selected{column ? of->ref : m_graph.key(of->ref.table), of->score};
    if (column) hint(of->ref);
}

void ReadingBuilder::readPeople() {
    // "How many people work in …" counts the rows that the verb names, where no column says how
    // many.
    if (!isCue(0, CueKind::Hint) || m_items[0].cue->op != "count" || m_items[0].used ||
        !m_reading.select.empty() || m_reading.function != Function::None)
        return;
    for (Index i = 0; i < m_items.size(); ++i) {
        if (i > 0 && (!isCue(i, CueKind::Verb) || !m_items[i].used)) continue;
        // Of the question words the last one names what is counted ("people").
        const auto named = m_sentence.names.tables(
            i == 0 ? std::vector{m_sentence.tokens[m_items[0].last - 1].text}
                   : m_items[i].cue->attributes);
        if (std::ranges::none_of(
                named, [&](const NameMatch& one) { return one.ref.table == m_reading.target; }))
            continue;
        use(0, 1);
        m_reading.function = Function::Count;
        m_reading.entityAsked = false;
        readGroup();
        return;
    }
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
        m_reading.group =
            Selected{by->kind == LinkKind::Table ? m_graph.key(by->ref.table) : by->ref, by->score};
        if (by->kind == LinkKind::Column) hint(by->ref);
        use(i, 1);
        use(next, by->score);
        return;
    }
}

}  // namespace tripletalk::answering::offline
