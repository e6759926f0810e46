// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/termofreading.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using induction::ColumnRole;
using induction::Table;
using reading::Condition;
using reading::Measure;
using reading::Op;
using reading::Operand;
using reading::Place;
using reading::Term;

namespace {

using Computed = reading::Function;

std::optional<Computed> computedBy(Function function) {
    switch (function) {
        case Function::None:
            return Computed::None;
        case Function::Count:
        case Function::CountDistinct:
            return Computed::Count;
        case Function::Sum:
            return Computed::Sum;
        case Function::Average:
            return Computed::Average;
        case Function::Minimum:
            return Computed::Minimum;
        case Function::Maximum:
            return Computed::Maximum;
        case Function::Median:
            break;
    }
    return std::nullopt;
}

Op opOf(const std::string& sign) {
    if (sign == "<") return Op::Less;
    if (sign == "<=") return Op::AtMost;
    if (sign == ">") return Op::More;
    if (sign == ">=") return Op::AtLeast;
    if (sign == "between") return Op::Between;
    return sign == "known" ? Op::Known : Op::Equal;
}

Operand numberOperand(double value) { return {.number = value, .isNumber = true}; }
Operand dateOperand(const std::string& text) {
    return {.text = text, .isDate = true, .shown = text};
}

class Conversion {
  public:
    Conversion(const Reading& reading, const SchemaGraph& graph)
        : m_reading(reading), m_graph(graph) {}

    std::optional<Term> run() {
        m_term.head = tableOf(m_reading.target);
        if (!m_term.head || m_graph.key(m_reading.target).column.empty()) return std::nullopt;
        addHints();
        if (m_reading.unique && !m_reading.entities.empty()) return uniqueTerm();
        for (const Filter& filter : m_reading.filters) addCondition(filter);
        m_term.any = m_reading.either && m_term.where.size() > 1;
        addAsked();
        return m_failed ? std::nullopt : std::optional(std::move(m_term));
    }

  private:
    [[nodiscard]] const Table* tableOf(const std::string& name) const {
        return m_graph.schema().table(name);
    }
    [[nodiscard]] Place place(const ColumnRef& ref) {
        const Table* table = tableOf(ref.table);
        const induction::Column* column = table ? table->column(ref.column) : nullptr;
        if (!table || (!column && !ref.column.empty())) m_failed = true;
        return {.table = table, .column = column};
    }
    [[nodiscard]] Computed computed(Function function) {
        const auto known = computedBy(function);
        m_failed = m_failed || !known;
        return known.value_or(Computed::None);
    }

    /// Both steps through a link table are walked along the link that was named.
    void addHints() {
        for (const ColumnRef& hint : m_reading.hints) {
            const Place named = place(hint);
            if (!named) continue;
            m_term.links.push_back(named);
            if (named.table->holdsEntities()) continue;
            for (const induction::Column& column : named.table->columns)
                if (column.role == ColumnRole::ForeignKey && &column != named.column)
                    m_term.links.push_back({.table = named.table, .column = &column});
        }
        for (const std::string& name : m_reading.via)
            if (const Table* table = tableOf(name)) m_term.via.push_back(table);
    }

    [[nodiscard]] std::optional<Term> uniqueTerm() {
        const EntityRef& entity = m_reading.entities.front();
        m_term.head = tableOf(entity.table);
        if (!m_term.head) return std::nullopt;
        m_term.wish = reading::Wish::Unique;
        m_term.where = {isEntity(entity)};
        return m_term;
    }

    [[nodiscard]] Condition isEntity(const EntityRef& entity) {
        Condition is{.of = {Computed::None, {.table = tableOf(entity.table)}}, .op = Op::Equal};
        is.values = {{.text = entity.key, .shown = entity.label}};
        return is;
    }

    void addCondition(const Filter& filter) {
        const Place of = place(filter.column);
        if (m_failed) return;
        // A link to the target itself is walked otherwise than to any other table.
        const bool isLinkHere = filter.op == "known" && of.column && of.table != m_term.head &&
                                of.column->role == ColumnRole::ForeignKey &&
                                m_graph.covers(of.column->references, m_reading.target);
        if (filter.leave || isLinkHere) {
            m_failed = true;
            return;
        }
        Condition condition{.of = {filter.counted ? Computed::Count : Computed::None, of},
                            .op = opOf(filter.op)};
        condition.negated = filter.negated;
        if (filter.than)
            condition.than = valueOf(*filter.than, of);
        else if (condition.op != Op::Known)
            condition.values = operandsOf(filter);
        m_term.where.push_back(std::move(condition));
    }

    [[nodiscard]] std::shared_ptr<const Term> valueOf(const EntityRef& entity, const Place& of) {
        auto term = std::make_shared<Term>();
        term->head = of.table;
        term->asked = {{Computed::Maximum, of}};
        term->where = {isEntity({.table = of.table->name,
                                 .key = entity.key,
                                 .iri = entity.iri,
                                 .label = entity.label})};
        return term;
    }

    static std::vector<Operand> operandsOf(const Filter& filter) {
        const bool isBetween = filter.op == "between";
        if (!filter.date.empty())
            return isBetween ? std::vector{dateOperand(filter.date), dateOperand(filter.dateUpTo)}
                             : std::vector{dateOperand(filter.date)};
        if (isBetween) return {numberOperand(filter.number), numberOperand(filter.upTo)};
        if (filter.counted || filter.numeric) return {numberOperand(filter.number)};
        std::vector<Operand> values;
        for (std::size_t i = 0; i < filter.values.size(); ++i)
            values.push_back(
                {.text = filter.values[i],
                 .shown = i < filter.shown.size() ? filter.shown[i] : filter.values[i]});
        return values;
    }

    void addAsked() {
        m_term.truth = m_reading.yesNo && m_reading.select.empty();
        for (const Selected& one : m_reading.select)
            m_term.asked.push_back({Computed::None, place(one.column)});
        if (m_term.truth) {
            m_term.asked.clear();
            return;
        }
        if (m_reading.difference && m_reading.select.size() == 1) {
            m_term.wish = reading::Wish::Difference;
            return;
        }
        if (m_reading.order) return addOrder(*m_reading.order);
        if (m_reading.function != Function::None) return addFunction();
        m_term.thingsAsked = m_reading.entityAsked;
        m_failed = m_failed || (!m_reading.entityAsked && m_term.asked.empty());
    }

    void addOrder(const Order& order) {
        reading::Order by{.by = {}, .descending = order.descending, .limit = order.limit};
        if (m_reading.group) m_term.groups = {place(m_reading.group->column)};
        if (!order.column) {
            by.by = {Computed::Count,
                     m_reading.group ? Place{.table = m_term.head} : countedAt(order.countOf)};
            m_failed = m_failed || !by.by.place;
        } else {
            // The first of all rows is the first of the thing's own.
            const bool isOfRows = order.column->table == m_reading.target || order.limit == 1;
            const Function function = order.function != Function::None ? order.function
                                      : isOfRows                       ? Function::None
                                      : order.descending               ? Function::Maximum
                                                                       : Function::Minimum;
            by.by = {computed(function), place(*order.column)};
        }
        // Which of a thing's several rows is told is nowhere said.
        const bool isOfGroups = !m_reading.group && by.by.isComputed();
        m_failed =
            m_failed || (isOfGroups && std::ranges::any_of(m_term.asked, [&](const Measure& one) {
                             return one.place.table != m_term.head;
                         }));
        m_term.thingsAsked = !m_reading.group && m_reading.entityAsked;
        if (m_reading.group) m_term.asked.clear();
        m_term.order = by;
    }

    /// Rows that a named link leads to are counted on the link itself: its target may be a view.
    [[nodiscard]] Place countedAt(const std::string& table) {
        for (const ColumnRef& link : m_reading.hints) {
            const Place named = place(link);
            if (!named.column || named.table->holdsEntities()) continue;
            const std::string& references = named.column->references;
            if ((m_graph.covers(table, references) || m_graph.covers(references, table)) &&
                m_graph.distance(m_reading.target, link.table) == 1)
                return named;
        }
        return {.table = tableOf(table)};
    }

    void addFunction() {
        const bool isCount = m_reading.function == Function::Count || !m_reading.measure;
        const Measure measure{computed(m_reading.function), isCount
                                                                ? Place{.table = m_term.head}
                                                                : place(m_reading.measure->column)};
        m_term.asked = {measure};
        if (!m_reading.group) return;
        m_term.groups = {place(m_reading.group->column)};
        m_term.order = reading::Order{.by = measure, .descending = true};
    }

    const Reading& m_reading;
    const SchemaGraph& m_graph;
    Term m_term;
    bool m_failed = false;
};

}  // namespace

std::optional<Term> termOf(const Reading& reading, const SchemaGraph& graph) {
    return Conversion(reading, graph).run();
}

}  // namespace tripletalk::answering::offline
