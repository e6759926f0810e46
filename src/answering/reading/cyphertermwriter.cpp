// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/cyphertermwriter.h"

#include "answering/reading/cypherexpressions.h"
#include "answering/reading/termpaths.h"
#include "answering/schema/oneplace.h"
#include "base/text.h"
#include "cypher/parser/cypherwords.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using induction::ColumnRole;

namespace {

void addOnce(std::vector<std::string>& all, const std::string& one) {
    if (std::ranges::find(all, one) == all.end()) all.push_back(one);
}

}  // namespace

CypherTermWriter::CypherTermWriter(const Term& term, const SchemaGraph& graph, const IrisOf& iris,
                                   const GraphPlaces::Names& names, const std::string& head)
    : m_term(term),
      m_graph(graph),
      m_iris(iris),
      m_places(term, graph, iris, names,
               head.empty() && term.head ? GraphPlaces::fresh(term.head->name, *names) : head) {
    const auto is = term.head ? m_places.headPattern() : std::nullopt;
    m_failed = !is;
    if (is) m_headNode = node(is->variable, is->steps);
}

CypherTermWriter::CypherTermWriter(const Term& term, const SchemaGraph& graph, const IrisOf& iris)
    : CypherTermWriter(term, graph, iris, std::make_shared<std::set<std::string>>(), {}) {}

/// One that nothing has.
std::string CypherTermWriter::newName(const std::string& name) const {
    return variableOf(GraphPlaces::fresh(name, *m_places.names()));
}

std::string CypherTermWriter::node(const std::string& variable,
                                   const std::vector<GraphStep>& steps) const {
    std::string made = "(" + variableOf(variable);
    for (const GraphStep& step : steps)
        if (step.kind == GraphStep::Kind::Class && step.subject == variable)
            made += ":" + cypherName(step.iri, step.kind, m_graph.schema());
    return made + ")";
}

CypherTermWriter::Value CypherTermWriter::at(const Place& place) {
    Place told = place;
    if (place.table && place.column)
        if (const auto* shown = shownBeside(*place.table, *place.column)) told.column = shown;
    auto found = m_places.at(told);
    if (!found || (found->column && !isAsInGraph(*found->column))) {
        m_failed = true;
        return {};
    }
    Value value{{}, variableOf(found->variable), *std::move(found)};
    for (const GraphStep& step : value.graph.steps) {
        if (step.kind == GraphStep::Kind::Link)
            addOnce(value.paths, node(step.subject, value.graph.steps) +
                                     "-[:" + cypherName(step.iri, step.kind, m_graph.schema()) +
                                     "]->" + node(step.object, value.graph.steps));
        else if (step.kind == GraphStep::Kind::Literal && step.object == value.graph.variable)
            value.expression =
                variableOf(step.subject) + "." + cypherName(step.iri, step.kind, m_graph.schema());
        else if (step.kind != GraphStep::Kind::Class)
            m_failed = true;
    }
    return value;
}

std::string CypherTermWriter::constant(const Operand& operand, const Value& of) {
    const auto found = m_places.constant(operand, of.graph);
    m_failed = m_failed || !found;
    if (!found) return {};
    // SPARQL's texts and numbers are Cypher's; its IRIs are compared as texts.
    return of.graph.isThing() ? cypher::writtenText(found->substr(1, found->size() - 2)) : *found;
}

std::string CypherTermWriter::comparison(const Condition& condition, std::string left,
                                         const Value& of) {
    const bool isThing = of.graph.isThing();
    if (condition.op == Op::Known) return isThing ? "" : left + " IS NOT NULL";
    const Operand& first = condition.values.front();
    if (condition.of.function != Function::None)
        return left + symbol(condition.op, " <> ") + text::formatNumber(first.number);
    if (condition.op == Op::Like) {
        const auto test = cypherLikeTest(first.text, left);
        m_failed = m_failed || !test;
        return test.value_or("");
    }
    if (isThing) left = "elementId(" + left + ")";
    if (first.isDate)
        left = "substring(toString(" + left + "), 0, " + std::to_string(first.text.size()) + ")";
    if (condition.op == Op::Between)
        return left + " >= " + constant(first, of) + " AND " + left +
               " <= " + constant(condition.values.back(), of);
    if (condition.values.size() == 1)
        return left + symbol(condition.op, " <> ") + constant(first, of);
    Lines all;
    for (const Operand& one : condition.values) all.push_back(constant(one, of));
    const std::string among = left + " IN [" + text::join(all, ", ") + "]";
    return condition.op == Op::Different ? "NOT " + among : among;
}

/// The name of another term's one value, found before.
std::string CypherTermWriter::compared(const Condition& condition) {
    const Term& other = *condition.than;
    const bool isOne = other.head && other.asked.size() == 1 && other.asked[0].isComputed() &&
                       other.groups.empty() && !other.order && !other.truth;
    if (!isOne || condition.op == Op::Equal) {
        m_failed = true;
        return {};
    }
    CypherTermWriter writer(other, m_graph, m_iris, m_places.names(),
                            GraphPlaces::fresh(other.head->name, *m_places.names()));
    writer.tellAll();
    writer.filter();
    m_failed = m_failed || writer.m_failed || writer.m_told.size() != 1;
    if (m_failed) return {};
    const std::string name = newName("compared");
    m_before.insert(m_before.end(), writer.m_before.begin(), writer.m_before.end());
    Lines kept = writer.m_carried;
    kept.insert(kept.end(), m_carried.begin(), m_carried.end());
    kept.push_back(writer.m_told.front().expression + " AS " + name);
    m_before.push_back(writer.matched({}) + "\nWITH " + text::join(kept, ", "));
    m_carried.push_back(name);
    return name;
}

bool CypherTermWriter::isJoined(const Place& place) const {
    const auto path = pathTo(place, m_term, m_graph, hintOf(m_term, m_graph));
    return path && (path->empty() || std::ranges::find(m_joined, *path) != m_joined.end());
}

/// One condition on what is matched.
void CypherTermWriter::holds(const Condition& condition) {
    const Value value = at(condition.of.place);
    for (const std::string& path : value.paths) addOnce(m_required, path);
    const std::string test =
        condition.than ? value.expression + symbol(condition.op, " <> ") + compared(condition)
                       : comparison(condition, value.expression, value);
    if (!test.empty()) addOnce(m_tests, test);
}

/// What must be there for these conditions to hold of one thing elsewhere.
std::string CypherTermWriter::exists(const std::vector<Condition>& conditions) {
    const Term inner = ofSameHead(m_term);
    CypherTermWriter writer(inner, m_graph, m_iris, m_places.names(), m_places.head());
    for (const Condition& one : conditions) writer.holds(one);
    m_failed = m_failed || writer.m_failed || !writer.m_before.empty();
    Lines paths = writer.m_required;
    if (paths.empty()) paths.push_back("(" + variableOf(m_places.head()) + ")");
    std::string made = "EXISTS { MATCH " + text::join(paths, " MATCH ");
    if (!writer.m_tests.empty()) made += " WHERE " + text::join(writer.m_tests, " AND ");
    return made + " }";
}

/// So many of what is linked to a thing of the head, one step away.
std::string CypherTermWriter::counted(const Condition& condition) {
    const Term inner = ofSameHead(m_term);
    CypherTermWriter writer(inner, m_graph, m_iris, m_places.names(), m_places.head());
    const Value value = writer.at(condition.of.place);
    if (writer.m_failed || condition.of.function != Function::Count || value.paths.size() != 1 ||
        condition.than || condition.op == Op::Known || !value.graph.isThing())
        m_failed = true;
    if (m_failed) return {};
    return comparison(condition, "size([" + value.paths.front() + " | " + value.expression + "])",
                      value);
}

void CypherTermWriter::filter() {
    std::vector<Conditions> elsewhere;
    Lines any;
    for (const Condition& condition : m_term.where) {
        Condition plain = condition;
        plain.negated = false;
        const std::string sign = condition.negated ? "NOT " : "";
        if (condition.of.function != Function::None) {
            if (m_term.any) m_failed = true;
            if (m_term.groups.empty()) m_tests.push_back(sign + "(" + counted(plain) + ")");
        } else if (m_term.any) {
            any.push_back(sign + exists({plain}));
        } else if (condition.negated) {
            m_tests.push_back(sign + exists({plain}));
        } else if (isJoined(condition.of.place)) {
            holds(condition);
        } else {
            addToARow(condition, elsewhere);
        }
    }
    for (const auto& part : elsewhere) m_tests.push_back(exists(part));
    if (!any.empty()) m_tests.push_back("(" + text::join(any, " OR ") + ")");
}

CypherTermWriter::Item CypherTermWriter::tell(const Measure& measure, bool isRequired) {
    const Value value = at(measure.place);
    const auto path = pathTo(measure.place, m_term, m_graph, hintOf(m_term, m_graph));
    for (std::size_t steps = 1; path && steps <= path->size(); ++steps)
        m_joined.emplace_back(path->begin(), path->begin() + static_cast<std::ptrdiff_t>(steps));
    for (const std::string& one : value.paths) addOnce(isRequired ? m_required : m_optional, one);
    if (isRequired && value.graph.column && !value.graph.isThing())
        addOnce(m_tests, value.expression + " IS NOT NULL");
    return {cypherOf(measure.function, value.expression), {}, measure.isComputed()};
}

void CypherTermWriter::tellAll() {
    const auto measures = toldBy(m_term);
    const auto plain = std::ranges::count_if(measures, [](const Measure& one) {
        return one.function == Function::None && one.place.column;
    });
    for (const Measure& one : measures) {
        const bool isPlain = one.function == Function::None;
        const bool isNeeded =
            !m_term.any && (isPlain ? plain == 1 || !one.place.column
                                    : measures.size() == 1 && m_term.groups.empty() &&
                                          one.function != Function::Count);
        Item item = tell(one, isNeeded);
        if (isPlain && one.place.column) m_known.push_back(item.expression + " IS NOT NULL");
        if (isPlain && m_term.aggregates() &&
            std::ranges::find(m_term.groups, one.place) == m_term.groups.end()) {
            item.expression = "head(collect(" + item.expression + "))";
            item.isComputed = true;
        }
        if (m_term.wish == Wish::Difference)
            item.expression = "max(" + item.expression + ") - min(" + item.expression + ")";
        item.name = quotedName(resultName(one));
        if (std::ranges::find(m_told, item.name, &Item::name) != m_told.end())
            item.name = newName(resultName(one));
        m_places.names()->insert("?" + resultName(one));
        m_told.push_back(std::move(item));
    }
    if (plain < 2 || m_term.any) m_known.clear();
}

/// What is matched, with one test more.
std::string CypherTermWriter::matched(const std::string& further) const {
    std::string made = "MATCH " + m_headNode;
    for (const std::string& path : m_required) made += "\nMATCH " + path;
    Lines tests = m_tests;
    if (!further.empty()) tests.push_back(further);
    if (!tests.empty()) made += "\nWHERE " + text::join(tests, " AND ");
    bool hasOptional = false;
    for (const std::string& path : m_optional) {
        if (std::ranges::find(m_required, path) != m_required.end()) continue;
        made += "\nOPTIONAL MATCH " + path;
        hasOptional = true;
    }
    if (m_known.empty()) return made;
    const std::string known = "(" + text::join(m_known, " OR ") + ")";
    if (hasOptional) return made + "\nWITH * WHERE " + known;
    return made + (tests.empty() ? "\nWHERE " : " AND ") + known;
}

std::string CypherTermWriter::having() {
    Lines tests;
    for (const Condition& condition : m_term.where) {
        if (condition.of.function == Function::None || m_term.groups.empty()) continue;
        const Value value = at(condition.of.place);
        Item item = tell(condition.of, false);
        item.name = newName("having");
        const std::string test =
            condition.than ? item.name + symbol(condition.op, " <> ") + compared(condition)
                           : comparison(condition, item.name, value);
        m_havings.push_back(std::move(item));
        tests.push_back((condition.negated ? "NOT (" : "(") + test + ")");
    }
    return text::join(tests, " AND ");
}

/// Of groups what is computed of each.
std::string CypherTermWriter::grouped() {
    const std::string kept = having();
    std::vector<Item> stage = m_told;
    if (m_by && std::ranges::find(stage, m_by->expression, &Item::expression) == stage.end())
        stage.push_back(*m_by);
    stage.insert(stage.end(), m_havings.begin(), m_havings.end());
    for (const Place& place : m_term.groups) {
        const std::string key = at(place).expression;
        if (std::ranges::find(stage, key, &Item::expression) == stage.end())
            stage.push_back({key, newName("group")});
    }
    Lines computed;
    for (const Item& one : stage) computed.push_back(one.expression + " AS " + one.name);
    computed.insert(computed.end(), m_carried.begin(), m_carried.end());
    filter();
    std::string made = matched({}) + "\nWITH " + text::join(computed, ", ");
    if (!kept.empty()) made += "\nWHERE " + kept;
    return m_by && m_term.order->limit == 1 ? made + bestOf(stage) : made;
}

/// Of groups those that tie for the greatest or least.
std::string CypherTermWriter::bestOf(const std::vector<Item>& stage) const {
    const auto by = std::ranges::find(stage, m_by->expression, &Item::expression);
    const std::string all = newName("rows"), row = newName("row"), best = newName("best");
    Lines names, back;
    for (const Item& one : stage) {
        back.push_back(row + "[" + std::to_string(names.size()) + "] AS " + one.name);
        names.push_back(one.name);
    }
    return "\nWITH collect([" + text::join(names, ", ") + "]) AS " + all + ", " +
           (m_term.order->descending ? "max(" : "min(") + by->name + ") AS " + best + "\nUNWIND " +
           all + " AS " + row + "\nWITH " + text::join(back, ", ") + ", " + best + "\nWHERE " +
           by->name + " = " + best;
}

void CypherTermWriter::order() {
    if (!m_term.order) return;
    const Measure& measure = m_term.order->by;
    m_by = tell(measure, m_term.order->limit > 0 && !measure.isComputed());
    // Things have an order by their names, which the database alone has; groups by what is theirs.
    const bool isOfGroup = std::ranges::find(m_term.groups, measure.place) != m_term.groups.end();
    if (!measure.isComputed() && (measure.place.isThing() || !measure.place.column ||
                                  measure.place.column->role == ColumnRole::ForeignKey ||
                                  (m_term.aggregates() && !isOfGroup)))
        m_failed = true;
    const auto told = std::ranges::find(m_told, m_by->expression, &Item::expression);
    if (told != m_told.end())
        m_by = *told;
    else
        m_by->name = newName("rank");
}

/// Of what is matched those that tie for the greatest or least.
std::string CypherTermWriter::onlyBest() const {
    Lines kept = m_carried;
    const std::string best = newName("best");
    kept.push_back((m_term.order->descending ? "max(" : "min(") + m_by->expression + ") AS " +
                   best);
    return "\nWITH " + text::join(kept, ", ") + "\n" + matched(m_by->expression + " = " + best);
}

std::string CypherTermWriter::written() {
    if (m_term.operation != SetOperation::None || m_term.wish == Wish::Unique) m_failed = true;
    if (m_failed) return {};
    tellAll();
    order();
    const bool isGrouped =
        !m_term.groups.empty() || m_term.aggregates() || (m_by && m_by->isComputed);
    Lines returned;
    for (const Item& one : m_told)
        returned.push_back(isGrouped ? one.name : one.expression + " AS " + one.name);
    std::string made;
    const bool isBest = m_by && m_term.order->limit == 1;
    if (isGrouped) {
        if (isBest && !m_by->isComputed) m_failed = true;
        made = grouped();
    } else {
        filter();
        made = matched({});
        if (isBest) made += onlyBest();
    }
    if (m_term.truth) return made + "\nRETURN count(*) > 0 AS answer";
    const bool isTold = !m_by || isBest || std::ranges::find(m_told, *m_by) != m_told.end();
    if (!isGrouped && !isTold) {
        // What has no order of its own any more once it is told.
        made += "\nWITH DISTINCT " + text::join(returned, ", ") + ", " + m_by->expression + " AS " +
                m_by->name;
        returned.clear();
        for (const Item& one : m_told) returned.push_back(one.name);
    }
    made += "\nRETURN " + std::string(isGrouped || !isTold ? "" : "DISTINCT ") +
            text::join(returned, ", ");
    if (!m_by || isBest) return made;
    made += "\nORDER BY " + m_by->name + (m_term.order->descending ? " DESC" : "");
    return made + (m_term.order->limit > 0 ? " LIMIT " + std::to_string(m_term.order->limit) : "");
}

std::optional<std::string> CypherTermWriter::write() {
    if (!m_term.head) return std::nullopt;
    std::string query = written();
    if (m_failed) return std::nullopt;
    for (auto before = m_before.rbegin(); before != m_before.rend(); ++before)
        query = *before + "\n" + query;
    return query;
}

}  // namespace tripletalk::answering::reading
