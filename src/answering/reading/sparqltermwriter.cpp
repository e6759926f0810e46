// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/sparqltermwriter.h"

#include "answering/reading/readingcontext.h"
#include "answering/reading/sparqlexpressions.h"
#include "answering/reading/termpaths.h"
#include "answering/schema/oneplace.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering::reading {

namespace {

std::string joined(const PatternLines& lines) {
    // The same pattern twice says nothing more.
    PatternLines once;
    for (const std::string& line : lines)
        if (std::ranges::find(once, line) == once.end()) once.push_back(line);
    return text::join(once, "\n  ");
}

bool isPlain(const Measure& one) { return one.function == Function::None && one.place.column; }

/// The predicates by which things of a table lead to others, and whether against their direction.
std::set<std::pair<std::string, bool>> linksFrom(const induction::Table& own,
                                                 const induction::Schema& schema) {
    using induction::ColumnRole;
    std::set<std::pair<std::string, bool>> links;
    const auto add = [&links](const induction::Column& column, bool isInverse) {
        if (!column.predicate.empty()) links.insert({column.predicate, isInverse});
    };
    for (const induction::Table& table : schema.tables) {
        if (table.kind != induction::TableKind::Link && &table != &own) continue;
        for (const induction::Column& from : table.columns) {
            const bool isOwn =
                &table == &own ? from.role == ColumnRole::Key
                               : from.role == ColumnRole::ForeignKey && from.references == own.name;
            if (!isOwn) continue;
            for (const induction::Column& to : table.columns) {
                if (to.name == from.name || to.role != ColumnRole::ForeignKey) continue;
                add(to, to.inverse);
                if (from.role == ColumnRole::ForeignKey) add(from, !from.inverse);
            }
        }
    }
    return links;
}

}  // namespace

SparqlTermWriter::SparqlTermWriter(const Term& term, const SchemaGraph& graph, const IrisOf& iris,
                                   const GraphPlaces::Names& names, const std::string& head)
    : m_term(term),
      m_graph(graph),
      m_iris(iris),
      m_places(term, graph, iris, names,
               head.empty() && term.head ? GraphPlaces::fresh(term.head->name, *names) : head) {}

SparqlTermWriter::SparqlTermWriter(const Term& term, const SchemaGraph& graph, const IrisOf& iris)
    : SparqlTermWriter(term, graph, iris, std::make_shared<std::set<std::string>>(), {}) {}

std::string SparqlTermWriter::fresh(const std::string& name) const {
    return GraphPlaces::fresh(name, *m_places.names());
}

GraphValue SparqlTermWriter::at(const Place& place) {
    Place told = place;
    if (place.table && place.column)
        if (const auto* shown = shownBeside(*place.table, *place.column)) told.column = shown;
    if (auto value = m_places.at(told)) return *std::move(value);
    m_failed = true;
    return {};
}

void SparqlTermWriter::require(const PatternLines& lines) {
    m_required.insert(m_required.end(), lines.begin(), lines.end());
}

std::string SparqlTermWriter::anyOf(const Condition& condition, const std::string& left,
                                    const GraphValue& of) {
    std::vector<std::string> all;
    for (const Operand& one : condition.values) {
        const auto value = m_places.constant(one, of);
        m_failed = m_failed || !value;
        all.push_back(value.value_or(""));
    }
    const bool isOut = condition.op == Op::Different;
    if (all.size() == 1) return left + (isOut ? " != " : " = ") + all.front();
    return left + (isOut ? " NOT IN (" : " IN (") + text::join(all, ", ") + ")";
}

std::string SparqlTermWriter::comparison(const Condition& condition, const std::string& left,
                                         const GraphValue& of) {
    if (condition.op == Op::Known) return {};
    if (condition.op == Op::Like) {
        const auto test = likeTest(condition.values.front().text, left);
        m_failed = m_failed || !test;
        return test.value_or("");
    }
    const Operand& first = condition.values.front();
    const bool isCounted = condition.of.function != Function::None;
    const bool isText = !isCounted && !of.isThing() && of.column &&
                        of.column->role != induction::ColumnRole::Type &&
                        (first.isDate || !first.isNumber);
    std::string compared = isText ? "STR(" + left + ")" : left;
    if (first.isDate)
        compared = "SUBSTR(" + compared + ", 1, " + std::to_string(first.text.size()) + ")";
    // Dates that are written otherwise have no order as texts, nor do numbers in texts.
    if (first.isDate && of.column && !of.column->form.date.empty()) m_failed = true;
    if (isCounted) return left + symbol(condition.op, " != ") + text::formatNumber(first.number);
    if (condition.op == Op::Equal || condition.op == Op::Different)
        return anyOf(condition, compared, of);
    const auto bound = [&](const Operand& operand) {
        const auto value = m_places.constant(operand, of);
        m_failed = m_failed || !value;
        return value.value_or("");
    };
    if (condition.op == Op::Between)
        return compared + " >= " + bound(first) + " && " + compared +
               " <= " + bound(condition.values.back());
    return compared + symbol(condition.op, " != ") + bound(first);
}

/// One condition on what is bound in this group.
void SparqlTermWriter::holds(const Condition& condition) {
    const GraphValue value = at(condition.of.place);
    require(value.lines);
    if (condition.than) {
        const std::string other = condition.op == Op::Equal ? value.variable : fresh("compared");
        require({subquery(*condition.than, {other})});
        if (condition.op != Op::Equal)
            m_filters.push_back("FILTER(" + value.variable + symbol(condition.op, " != ") + other +
                                ")");
        return;
    }
    const std::string test = comparison(condition, value.variable, value);
    if (!test.empty()) m_filters.push_back("FILTER(" + test + ")");
}

/// What must be there for these conditions to hold of one thing elsewhere.
std::string SparqlTermWriter::group(const std::vector<Condition>& conditions) {
    const Term inner = ofSameHead(m_term);
    SparqlTermWriter writer(inner, m_graph, m_iris, m_places.names(), m_places.head());
    for (const Condition& one : conditions) writer.holds(one);
    m_failed = m_failed || writer.m_failed;
    PatternLines lines = writer.m_required;
    lines.insert(lines.end(), writer.m_filters.begin(), writer.m_filters.end());
    if (lines.empty()) m_failed = true;  // the thing itself, which is always there
    return "{ " + text::replaceAll(joined(lines), "\n  ", " ") + " }";
}

/// So many of what is linked to a thing of the head.
void SparqlTermWriter::filterCounted(const Condition& condition) {
    Term counted = ofSameHead(m_term);
    counted.groups = {{m_term.head, nullptr}};
    Condition plain = condition;
    plain.negated = false;
    counted.where = {plain};
    SparqlTermWriter writer(counted, m_graph, m_iris, m_places.names(), m_places.head());
    const std::string inner = "{ " + writer.written({}) + " }";
    m_failed = m_failed || writer.m_failed;
    if (condition.negated)
        m_filters.push_back("MINUS " + inner);
    else
        require({inner});
}

bool SparqlTermWriter::isJoined(const Place& place) const {
    const auto path = pathTo(place, m_term, m_graph, hintOf(m_term, m_graph));
    return path && (path->empty() || std::ranges::find(m_joined, *path) != m_joined.end());
}

void SparqlTermWriter::filter() {
    std::vector<Conditions> elsewhere;
    std::vector<std::string> any;
    for (const Condition& condition : m_term.where) {
        Condition plain = condition;
        plain.negated = false;
        if (condition.of.function != Function::None) {
            if (m_term.any) m_failed = true;
            if (m_term.groups.empty()) filterCounted(condition);
        } else if (m_term.any) {
            any.push_back((condition.negated ? "NOT EXISTS " : "EXISTS ") + group({plain}));
        } else if (condition.negated) {
            m_filters.push_back("FILTER NOT EXISTS " + group({plain}));
        } else if (isJoined(condition.of.place)) {
            holds(condition);
        } else {
            addToARow(condition, elsewhere);
        }
    }
    for (const auto& part : elsewhere) m_filters.push_back("FILTER EXISTS " + group(part));
    if (!any.empty()) m_filters.push_back("FILTER(" + text::join(any, " || ") + ")");
}

/// Binds a measure; what need not be there is optional.
std::string SparqlTermWriter::tell(const Measure& measure, bool isRequired) {
    const GraphValue value = at(measure.place);
    if (measure.function == Function::None && value.column &&
        value.column->role == induction::ColumnRole::Type)
        m_failed = true;  // the database tells the most specific class alone
    const auto path = pathTo(measure.place, m_term, m_graph, hintOf(m_term, m_graph));
    for (std::size_t steps = 1; path && steps <= path->size(); ++steps)
        m_joined.emplace_back(path->begin(), path->begin() + static_cast<std::ptrdiff_t>(steps));
    if (isRequired)
        require(value.lines);
    else if (!value.lines.empty())
        m_optional.push_back("OPTIONAL { " + text::replaceAll(joined(value.lines), "\n  ", " ") +
                             " }");
    return value.variable;
}

/// A column beside groups and what is computed of them, of any row of theirs.
bool SparqlTermWriter::isBeside(const Measure& told) const {
    return m_term.aggregates() && told.function == Function::None &&
           std::ranges::find(m_term.groups, told.place) == m_term.groups.end();
}

/// Whether rows without what is told are left out; what is computed alone says nothing of them.
bool SparqlTermWriter::isRequired(const Measure& told, bool isOnlyPlain, bool isAlone) const {
    if (m_term.any) return false;
    if (told.function == Function::None) return isOnlyPlain || !told.place.column;
    return isAlone && m_term.groups.empty() && told.function != Function::Count;
}

std::string SparqlTermWriter::subquery(const Term& term, const Variables& as) {
    if (!term.head) {
        m_failed = true;
        return {};
    }
    SparqlTermWriter writer(term, m_graph, m_iris, m_places.names(), fresh(term.head->name));
    const std::string inner = writer.written(as);
    m_failed = m_failed || writer.m_failed;
    return "{ " + inner + " }";
}

/// Keeps the rows whose measure is the greatest or least, all that tie.
void SparqlTermWriter::keepBest(const std::string& by) {
    const Order& order = *m_term.order;
    const std::string best = fresh("best");
    const Function extreme = order.descending ? Function::Maximum : Function::Minimum;
    Term inner = m_term;
    inner.order.reset();
    inner.thingsAsked = false;
    if (order.by.function == Function::None) {
        inner.asked = {{extreme, order.by.place}};
        inner.groups.clear();
        require({subquery(inner, {best})});
        m_filters.push_back("FILTER(" + by + " = " + best + ")");
        return;
    }
    inner.asked = {order.by};
    if (inner.groups.empty()) inner.groups = {{m_term.head, nullptr}};
    Variables columns;
    while (columns.size() < inner.groups.size()) columns.push_back(fresh("group"));
    const std::string each = columns.emplace_back(fresh("each"));
    require({"{ SELECT (" + computed(extreme, each, false) + " AS " + best + ") WHERE { " +
             subquery(inner, columns) + " } }"});
    m_groups.push_back(best);
    m_havings.push_back(by + " = " + best);
}

std::string SparqlTermWriter::having() {
    for (const Condition& condition : m_term.where) {
        if (condition.of.function == Function::None || m_term.groups.empty()) continue;
        const GraphValue value = at(condition.of.place);
        const std::string left = computed(condition.of.function, tell(condition.of, false), true);
        std::string test;
        if (condition.than) {
            const std::string other = fresh("compared");
            require({subquery(*condition.than, {other})});
            m_groups.push_back(other);
            test = left + symbol(condition.op, " != ") + other;
        } else {
            test = comparison(condition, left, value);
        }
        m_havings.push_back((condition.negated ? "!(" : "(") + test + ")");
    }
    return m_havings.empty() ? "" : "\nHAVING(" + text::join(m_havings, " && ") + ")";
}

/// A column of the result.
std::string SparqlTermWriter::selected(const Measure& measure, bool isNeeded, const Variables& as) {
    const std::string variable = tell(measure, isNeeded);
    if (isPlain(measure) && &measure != m_deciding) m_known.push_back("BOUND(" + variable + ")");
    std::string value = computed(measure.function, variable, !isNeeded);
    if (m_term.wish == Wish::Difference) value = "(MAX(" + value + ") - MIN(" + value + "))";
    if (isBeside(measure)) value = "SAMPLE(" + value + ")";
    if (m_selected.size() < as.size()) return "(" + value + " AS " + as[m_selected.size()] + ")";
    return value == variable ? value : "(" + value + " AS " + fresh(resultName(measure)) + ")";
}

std::string SparqlTermWriter::select(const Variables& as) {
    const auto measures = toldBy(m_term);
    const auto plain = std::ranges::count_if(measures, isPlain);
    const bool isRanked = m_term.order && m_term.order->limit > 0;
    if (const auto head = m_places.headPattern())
        require(head->lines);
    else
        m_failed = true;
    for (const Measure& one : measures)
        m_selected.push_back(selected(one, isRequired(one, plain == 1, measures.size() == 1), as));
    if (m_deciding) m_selected.push_back(selected(*m_deciding, !m_deciding->isComputed(), as));
    if (plain > 1 && !m_term.any)
        m_filters.push_back("FILTER(" + text::join(m_known, " || ") + ")");
    for (const Place& one : m_term.groups) m_groups.push_back(at(one).variable);
    std::string by;
    if (m_term.order) {
        const Measure& measure = m_term.order->by;
        by = computed(measure.function, tell(measure, isRanked && !measure.isComputed()), true);
        if (m_groups.empty() && measure.isComputed() && !m_term.aggregates())
            m_groups.push_back(m_places.head());
        if (m_term.order->limit == 1) keepBest(by);
    }
    filter();
    const std::string kept = having();
    PatternLines lines = m_required;
    lines.insert(lines.end(), m_optional.begin(), m_optional.end());
    lines.insert(lines.end(), m_filters.begin(), m_filters.end());
    const std::string pattern = "{\n  " + joined(lines) + "\n}";
    if (m_term.truth) return "ASK " + pattern;
    std::string query = "SELECT " + std::string(m_term.aggregates() ? "" : "DISTINCT ") +
                        text::join(m_selected, " ") + " WHERE " + pattern;
    if (!m_groups.empty()) query += "\nGROUP BY " + text::join(m_groups, " ");
    query += kept;
    if (!m_term.order || m_term.order->limit == 1) return query;
    query += "\nORDER BY " + std::string(m_term.order->descending ? "DESC(" : "ASC(") + by + ")";
    return query + (isRanked ? "\nLIMIT " + std::to_string(m_term.order->limit) : "");
}

/// The rows that both find, or those of the first one alone.
std::string SparqlTermWriter::combined(const Variables& as) {
    Term first = m_term;
    first.operation = SetOperation::None;
    first.other = nullptr;
    Variables same = as;
    const auto told = toldBy(first);
    while (same.size() < told.size()) same.push_back(fresh(resultName(told[same.size()])));
    const std::string left = subquery(first, same);
    const std::string right = subquery(*m_term.other, same);
    return "SELECT DISTINCT " + text::join(same, " ") + " WHERE {\n  " + left +
           (m_term.operation == SetOperation::Intersection ? "\n  " : "\n  MINUS ") + right + "\n}";
}

std::string SparqlTermWriter::written(const Variables& as) {
    if (m_failed) return {};
    if (m_term.wish == Wish::Unique) return unique(as);
    return m_term.operation != SetOperation::None && m_term.other ? combined(as) : select(as);
}

/// What the thing links to and no other of its class does, over all its links.
std::string SparqlTermWriter::unique(const Variables& as) {
    const auto things = entitiesOf(m_term);
    const auto thing = things.empty() ? std::nullopt : m_iris.thing(things.front().key);
    const induction::Table* own = thing ? m_graph.schema().table(things.front().table) : nullptr;
    if (!own || !as.empty()) m_failed = true;
    if (m_failed) return {};
    const std::string other = fresh("other");
    Term ofKind;
    ofKind.head = own;
    const auto kind = GraphPlaces(ofKind, m_graph, m_iris, m_places.names(), other).headPattern();
    std::vector<std::string> links;
    for (const auto& [predicate, isInverse] : linksFrom(*own, m_graph.schema())) {
        const auto link = [&, &iri = predicate, inverse = isInverse](const std::string& from) {
            return inverse ? "?only <" + iri + "> " + from : from + " <" + iri + "> ?only";
        };
        links.push_back("{ " + link("<" + *thing + ">") + " . FILTER NOT EXISTS { " +
                        (kind ? joined(kind->lines) + " " : "") + link(other) + " . FILTER(" +
                        other + " != <" + *thing + ">) } }");
    }
    m_failed = m_failed || links.empty();
    return "SELECT DISTINCT ?only WHERE {\n  " + text::join(links, "\n  UNION ") + "\n}";
}

std::optional<std::string> SparqlTermWriter::write(bool isTold) {
    if (!m_term.head) return std::nullopt;
    m_deciding = isTold ? m_term.deciding() : nullptr;
    std::string query = written({});
    if (m_failed) return std::nullopt;
    for (const auto& [prefix, iri] : {std::pair{"rdfs", "http://www.w3.org/2000/01/rdf-schema#"},
                                      std::pair{"xsd", "http://www.w3.org/2001/XMLSchema#"}})
        if (query.find(std::string(prefix) + ":") != std::string::npos)
            query = "PREFIX " + std::string(prefix) + ": <" + iri + ">\n" + query;
    return query;
}

}  // namespace tripletalk::answering::reading
