// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/graphplaces.h"

#include "answering/reading/termpaths.h"
#include "base/text.h"

#include <algorithm>
#include <cctype>

namespace tripletalk::answering::reading {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using induction::TableKind;

namespace {

std::string iriRef(const std::string& iri) { return "<" + iri + ">"; }

std::string quoted(const std::string& text) {
    std::string made = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') made += '\\';
        made += letter == '\n' ? "\\n" : letter == '\r' ? "\\r" : std::string(1, letter);
    }
    return made + "\"";
}

/// As a regular expression that means the text itself.
std::string escaped(const std::string& text) {
    std::string made;
    for (const char letter : text) {
        if (std::string_view("\\^$.|?*+()[]{}-").find(letter) != std::string_view::npos)
            made += '\\';
        made += letter;
    }
    return made;
}

bool isNumeric(const Column& column) {
    static const std::set<std::string> numeric = {
        "integer",        "decimal", "double", "float",   "int",         "long",
        "short",          "byte",    "gYear",  "boolean", "unsignedInt", "nonNegativeInteger",
        "positiveInteger"};
    const std::string xsd = "http://www.w3.org/2001/XMLSchema#";
    return column.datatype.starts_with(xsd) && numeric.contains(column.datatype.substr(xsd.size()));
}

constexpr char clockMark = ':';

/// What "1:05 h" is in minutes, "3:45 min" in seconds.
std::string spanIn(const std::string& text) {
    const auto number = [](const std::string& part) {
        return "xsd:decimal(REPLACE(" + part + ", \"[^0-9]\", \"\"))";
    };
    return "(" + number("STRBEFORE(" + text + ", \":\")") + " * 60 + " +
           number("STRAFTER(" + text + ", \":\")") + ")";
}

/// The number in a text such as "1.234,5 kg", or in the wanted end of "100 - 150 km"; 1 or 0 for
/// the two words of a column that says yes or no.
std::string numberIn(const Column& column, const std::string& raw) {
    const induction::WrittenForm& form = column.form;
    std::string text = "STR(" + raw + ")";
    if (form.boolean)
        return "IF(" + text + " = " + quoted(form.before.empty() ? "true" : form.before) +
               ", 1, 0)";
    if (form.thousands == clockMark) return spanIn(text);
    if (!form.between.empty()) {
        const std::string between = quoted(form.between);
        const char* end = column.copy ? "STRAFTER(" : "STRBEFORE(";
        text = "IF(CONTAINS(" + text + ", " + between + "), " + end + text + ", " + between +
               "), " + text + ")";
    }
    if (form.thousands != 0)
        text = "REPLACE(" + text + ", " + quoted(escaped({form.thousands})) + ", \"\")";
    if (form.decimal != '.')
        text = "REPLACE(" + text + ", " + quoted(escaped({form.decimal})) + ", \".\")";
    return "xsd:decimal(REPLACE(" + text + ", \"[^0-9.-]\", \"\"))";
}

/// What a link leads to that has no row, where another column has those that have one.
bool isLeftOver(const Table& table, const Column& column) {
    return column.role == ColumnRole::Undescribed &&
           std::ranges::any_of(table.columns, [&](const Column& other) {
               return &other != &column && other.predicate == column.predicate &&
                      other.of == column.of && other.inverse == column.inverse;
           });
}

/// Whether numberIn() finds what the cell has.
bool isReadable(const Column& column) {
    const induction::WrittenForm& form = column.form;
    const bool isConverted = !column.unit.empty() && form.after.empty() && form.before.empty() &&
                             !column.rule.source().starts_with("number written as text");
    const bool isExact = form.thousands != clockMark && !form.boolean;
    return (isExact || !column.exceptions) && !isConverted;
}

}  // namespace

bool GraphValue::isThing() const {
    return !column || column->role == ColumnRole::Key || column->role == ColumnRole::ForeignKey;
}

GraphPlaces::GraphPlaces(const Term& term, const SchemaGraph& graph, const IrisOf& iris,
                         Names names, std::string head)
    : m_term(term),
      m_graph(graph),
      m_iris(iris),
      m_hint(hintOf(term, graph)),
      m_names(std::move(names)),
      m_head(std::move(head)) {}

std::string GraphPlaces::fresh(const std::string& name, std::set<std::string>& names) {
    std::string plain;
    for (const char letter : name)
        plain += std::isalnum(static_cast<unsigned char>(letter)) ? letter : '_';
    if (plain.empty()) plain = "value";
    std::string made = "?" + plain;
    for (int number = 2; !names.insert(made).second; ++number)
        made = "?" + plain + std::to_string(number);
    return made;
}

/// False where no class says what a row of the table is.
bool GraphPlaces::addClass(const std::string& variable, const std::string& name,
                           GraphValue& value) const {
    const Table* table = m_graph.schema().table(name);
    if (!table || table->classIri.empty()) return false;
    // Sub-classes share the table.
    const bool hasOthers = table->kind == TableKind::View || table->classes.size() > 1;
    value.lines.push_back(variable + (hasOthers ? " a/rdfs:subClassOf* " : " a ") +
                          iriRef(table->classIri) + " .");
    value.steps.push_back({GraphStep::Kind::Class, variable, table->classIri});
    return true;
}

std::optional<GraphValue> GraphPlaces::headPattern() {
    GraphValue value;
    value.variable = m_head;
    if (!addClass(m_head, m_term.head->name, value)) return std::nullopt;
    return value;
}

std::string GraphPlaces::linked(const std::string& subject, const std::string& predicate,
                                bool inverse, const std::string& name, GraphStep::Kind kind,
                                GraphValue& value) {
    // Several tables' things may lead to one by the same predicate.
    std::string& variable = m_objects[subject + (inverse ? " ^" + name + " " : " ") + predicate];
    if (variable.empty()) variable = fresh(name, *m_names);
    const std::string& from = inverse ? variable : subject;
    const std::string& to = inverse ? subject : variable;
    value.lines.push_back(from + " " + iriRef(predicate) + " " + to + " .");
    value.steps.push_back({kind, from, predicate, to});
    return variable;
}

std::string GraphPlaces::object(const std::string& subject, const Column& column,
                                const std::string& name, GraphStep::Kind kind, GraphValue& value) {
    return linked(subject, column.predicate, column.inverse, name, kind, value);
}

std::optional<std::string> GraphPlaces::across(const Row& row, const Column& to,
                                               GraphValue& value) {
    const Column& from = *row.cameBy;
    const std::string name = to.references.empty() ? to.name : to.references;
    const auto kind =
        to.role == ColumnRole::ForeignKey ? GraphStep::Kind::Link : GraphStep::Kind::Literal;
    if (from.predicate.empty() && !to.predicate.empty())
        return object(row.node, to, name, kind, value);
    if (to.predicate.empty() && !from.predicate.empty())
        return linked(row.node, from.predicate, !from.inverse, name, kind, value);
    return std::nullopt;
}

bool GraphPlaces::step(Row& row, const Join& join, GraphValue& value) {
    const Column* from = m_graph.column(join.from);
    const Column* to = m_graph.column(join.to);
    const Table* table = m_graph.schema().table(join.to.table);
    if (!from || !to || !table) return false;
    constexpr auto link = GraphStep::Kind::Link;
    const bool isEntered = table->kind == TableKind::Link || table->kind == TableKind::Values;
    if (isEntered) {
        if (row.link || from->role != ColumnRole::Key) return false;
        row.link = table;
        row.cameBy = to;
        return true;
    }
    if (row.link) {
        const auto end = across(row, *from, value);
        if (!end || to->role != ColumnRole::Key) return false;
        row = {*end};
    } else if (from->role == ColumnRole::ForeignKey && to->role == ColumnRole::Key &&
               !from->predicate.empty()) {
        row.node = object(row.node, *from, table->name, link, value);
    } else if (from->role == ColumnRole::Key && to->role == ColumnRole::ForeignKey &&
               !to->predicate.empty() && to->of.empty()) {
        row.node = linked(row.node, to->predicate, !to->inverse, table->name, link, value);
    } else if (from->role == ColumnRole::Literal && to->role == ColumnRole::Literal) {
        const auto shared = sharedText(row.node, *from, *to, table->name, value);
        if (!shared) return false;
        row.node = *shared;
    } else if (from->role != ColumnRole::Key || to->role != ColumnRole::Key) {
        return false;  // of two keys one is of a view of the other's table
    }
    addClass(row.node, table->name, value);
    return true;
}

/// What has the same text or number as the subject (SchemaGraph::linkAlike).
std::optional<std::string> GraphPlaces::sharedText(const std::string& subject, const Column& from,
                                                   const Column& to, const std::string& name,
                                                   GraphValue& value) {
    const auto isAsWritten = [](const Column& column) {
        return !column.predicate.empty() && column.of.empty() &&
               (column.type == "TEXT" || isNumeric(column));
    };
    if (!isAsWritten(from) || !isAsWritten(to) || from.datatype != to.datatype) return std::nullopt;
    constexpr auto kind = GraphStep::Kind::Computed;
    const std::string text = object(subject, from, from.name, kind, value);
    return linked(text, to.predicate, true, name, kind, value);
}

std::optional<GraphValue> GraphPlaces::at(const Place& place) {
    const auto path = pathTo(place, m_term, m_graph, m_hint);
    if (!path) return std::nullopt;
    GraphValue value;
    Row row{m_head};
    for (const Join& join : *path)
        if (!step(row, join, value)) return std::nullopt;
    if (!cell(row, place, value)) return std::nullopt;
    return value;
}

/// Binds the value's variable; false where the graph has no such place.
bool GraphPlaces::cell(const Row& row, const Place& place, GraphValue& value) {
    const bool isRow = !place.column || place.column->role == ColumnRole::Key;
    if (isRow && !row.link) {
        value.variable = row.node;
        return true;
    }
    if (isRow) return otherEnd(row, value);
    const Column& column = *place.column;
    value.column = &column;
    if (row.link) {
        value.variable = row.node;
        if (&column == row.cameBy) return true;
        const auto end = across(row, column, value);
        const bool isAsWritten = column.type == "TEXT" || isNumeric(column);
        value.variable = end.value_or("");
        return end && (isAsWritten || number(*end, column, value));
    }
    if (column.predicate.empty() || isLeftOver(*place.table, column)) return false;
    std::string node = row.node;
    if (!column.of.empty()) {
        const Column* holder = place.table->column(column.of);
        if (!holder || holder->predicate.empty()) return false;
        node = object(node, *holder, holder->name, GraphStep::Kind::Link, value);
    }
    if (column.role == ColumnRole::Undescribed) {
        value.variable = object(node, column, column.name, GraphStep::Kind::Link, value);
        return true;
    }
    if (column.role != ColumnRole::ForeignKey) return literal(node, column, value);
    const std::string& leadsTo = column.target.empty() ? column.references : column.target;
    value.variable = object(node, column, column.name, GraphStep::Kind::Link, value);
    addClass(value.variable, leadsTo, value);
    return true;
}

/// A row between things is there where what it leads to is.
bool GraphPlaces::otherEnd(const Row& row, GraphValue& value) {
    for (const Column& column : row.link->columns) {
        if (&column == row.cameBy) continue;
        const auto end = across(row, column, value);
        if (!end) continue;
        value.variable = *end;
        value.column = &column;
        return true;
    }
    return false;
}

bool GraphPlaces::literal(const std::string& node, const Column& column, GraphValue& value) {
    constexpr auto kind = GraphStep::Kind::Literal;
    if (column.type == "TEXT" || isNumeric(column)) {
        value.variable = object(node, column, column.name, kind, value);
        if (column.role == ColumnRole::Label && !column.language.empty()) {
            value.lines.push_back("FILTER(LANG(" + value.variable + ") IN (" +
                                  quoted(column.language) + ", \"\"))");
            value.steps.push_back({});
        }
        return true;
    }
    return isReadable(column) &&
           number(object(node, column, column.name + "_text", kind, value), column, value);
}

/// Binds the number in a text that is bound; false where no expression finds it.
bool GraphPlaces::number(const std::string& raw, const Column& column, GraphValue& value) {
    if (!isReadable(column)) return false;
    std::string& variable = m_objects[raw + (column.copy ? " greater" : " number")];
    if (variable.empty()) variable = fresh(column.name, *m_names);
    value.variable = variable;
    value.lines.push_back("BIND(" + numberIn(column, raw) + " AS " + variable + ")");
    value.steps.push_back({});
    return true;
}

std::optional<std::string> GraphPlaces::constant(const Operand& operand,
                                                 const GraphValue& of) const {
    // Its names are the base's own.
    if (of.column && of.column->role == ColumnRole::Undescribed) return std::nullopt;
    if (of.isThing() || of.column->role == ColumnRole::Type) {
        const auto iri = of.isThing() ? m_iris.thing(operand.text) : m_iris.kind(operand.text);
        return iri ? std::optional(iriRef(*iri)) : std::nullopt;
    }
    if (operand.isDate || !operand.isNumber) return quoted(operand.text);
    if (of.column->type == "TEXT") return std::nullopt;
    if (of.column->datatype.ends_with("#boolean")) return operand.number != 0 ? "true" : "false";
    return text::formatNumber(operand.number);
}

}  // namespace tripletalk::answering::reading
