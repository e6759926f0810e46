// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/serialiser.h"

#include "rdf/iri.h"
#include "sparql/parser/expressionwriter.h"

namespace tripletalk::sparql {

namespace {

/// Writes patterns and queries, each line with the indent that its depth has.
class QueryWriter : public ExpressionWriter {
  public:
    explicit QueryWriter(const Prefixes& prefixes) : ExpressionWriter(prefixes) {}

    std::string whole(const Query& query);
    [[nodiscard]] std::string triple(const TriplePattern& triple) const;

  private:
    std::string query(const Query& query);
    std::string head(const Query& query);
    std::string modifiers(const Query& query);
    std::string group(const GroupPattern& group) override;
    std::string triples(const std::vector<TriplePattern>& triples);
    std::string constructTemplate(const Query& query);
    std::string values(const Values& values);
    std::string projection(const Projection& projection);
    [[nodiscard]] std::string row(const std::vector<std::optional<rdf::Term>>& row) const;
    [[nodiscard]] std::string newLine() const { return "\n" + std::string(2U * m_depth, ' '); }

    std::string element(const Triples& part) { return triples(part.patterns); }
    std::string element(const NestedGroup& part) { return group(*part.group); }
    std::string element(const Optional& part) { return "OPTIONAL " + group(*part.group); }
    std::string element(const MinusPattern& part) { return "MINUS " + group(*part.group); }
    std::string element(const Union& part);
    std::string element(const GraphPattern& part) {
        return "GRAPH " + node(part.graph) + " " + group(*part.group);
    }
    std::string element(const Service& part) {
        return (part.silent ? "SERVICE SILENT " : "SERVICE ") + node(part.endpoint) + " " +
               group(*part.group);
    }
    std::string element(const Filter& part);
    std::string element(const Bind& part) {
        return "BIND (" + expression(part.expression) + " AS ?" + part.variable.name + ")";
    }
    std::string element(const Values& part) { return values(part); }
    std::string element(const SubSelect& part) { return query(*part.query); }

    unsigned m_depth = 0;
};

std::string QueryWriter::triple(const TriplePattern& triple) const {
    return node(triple.subject) + " " + predicate(triple.predicate) + " " + node(triple.object);
}

/// A subject once for its run of triples, and a predicate for its run.
std::string QueryWriter::triples(const std::vector<TriplePattern>& triples) {
    std::string text;
    const TriplePattern* before = nullptr;
    for (const TriplePattern& next : triples) {
        const bool isSameSubject = before && before->subject == next.subject;
        if (isSameSubject && before->predicate == next.predicate)
            text += ", " + node(next.object);
        else if (isSameSubject)
            text += " ;" + newLine() + "  " + predicate(next.predicate) + " " + node(next.object);
        else
            text += (before ? " ." + newLine() : "") + triple(next);
        before = &next;
    }
    return before ? text + " ." : text;
}

std::string QueryWriter::group(const GroupPattern& group) {
    if (group.elements.empty()) return "{ }";
    std::string text = "{";
    ++m_depth;
    for (const PatternElement& part : group.elements)
        text += newLine() + std::visit([this](const auto& one) { return element(one); }, part);
    --m_depth;
    return text + newLine() + "}";
}

std::string QueryWriter::element(const Union& part) {
    std::string text;
    for (const GroupPattern& one : part.groups)
        text += (text.empty() ? "" : " UNION ") + group(one);
    return text;
}

std::string QueryWriter::element(const Filter& part) {
    const auto* call = std::get_if<Call>(&part.condition.value);
    const std::string condition = expression(part.condition);
    return call && call->pattern ? "FILTER " + condition : "FILTER (" + condition + ")";
}

std::string QueryWriter::row(const std::vector<std::optional<rdf::Term>>& row) const {
    std::string text;
    for (const auto& cell : row) text += (text.empty() ? "" : " ") + (cell ? term(*cell) : "UNDEF");
    return text;
}

std::string QueryWriter::values(const Values& values) {
    if (values.variables.size() == 1) {
        std::string text = "VALUES ?" + values.variables.front().name + " {";
        for (const auto& cells : values.rows) text += " " + row(cells);
        return text + " }";
    }
    std::string text;
    for (const Variable& variable : values.variables)
        text += (text.empty() ? "?" : " ?") + variable.name;
    text = "VALUES (" + text + ") {";
    for (const auto& cells : values.rows) text += newLine() + "  (" + row(cells) + ")";
    return text + (values.rows.empty() ? " }" : newLine() + "}");
}

std::string QueryWriter::projection(const Projection& projection) {
    if (!projection.expression) return "?" + projection.variable->name;
    const std::string name = projection.variable ? " AS ?" + projection.variable->name : "";
    return "(" + expression(*projection.expression) + name + ")";
}

std::string QueryWriter::constructTemplate(const Query& query) {
    if (query.construct.empty()) return "{ }";
    return group({{Triples{query.construct}}});
}

std::string QueryWriter::head(const Query& query) {
    std::string text;
    switch (query.form) {
        case QueryForm::Ask:
            return "ASK";
        case QueryForm::Construct:
            return "CONSTRUCT " + constructTemplate(query);
        case QueryForm::Describe:
            text = query.star ? "DESCRIBE *" : "DESCRIBE";
            for (const Node& one : query.describe) text += " " + node(one);
            return text;
        case QueryForm::Select:
            text = query.star ? "SELECT *" : "SELECT";
            if (query.distinct) text.insert(6, " DISTINCT");
            if (query.reduced) text.insert(6, " REDUCED");
            for (const Projection& column : query.projection) text += " " + projection(column);
    }
    return text;
}

std::string QueryWriter::query(const Query& query) {
    std::string text = head(query);
    for (const std::string& graph : query.from) text += newLine() + "FROM " + iri(graph);
    for (const std::string& graph : query.fromNamed) text += newLine() + "FROM NAMED " + iri(graph);
    if (query.form != QueryForm::Describe || !query.where.elements.empty())
        text += newLine() + "WHERE " + group(query.where);
    return text + modifiers(query);
}

std::string QueryWriter::modifiers(const Query& query) {
    std::string text;
    if (!query.groupBy.empty()) text += newLine() + "GROUP BY";
    for (const Projection& key : query.groupBy) text += " " + projection(key);
    if (!query.having.empty()) text += newLine() + "HAVING";
    for (const Expression& condition : query.having) text += " (" + expression(condition) + ")";
    if (!query.orderBy.empty()) text += newLine() + "ORDER BY";
    for (const OrderCondition& key : query.orderBy) {
        const bool isPlain =
            !key.descending && std::holds_alternative<Variable>(key.expression.value);
        const std::string what = expression(key.expression);
        text += isPlain ? " " + what : (key.descending ? " DESC(" : " (") + what + ")";
    }
    if (query.limit) text += newLine() + "LIMIT " + std::to_string(*query.limit);
    if (query.offset) text += newLine() + "OFFSET " + std::to_string(*query.offset);
    if (query.values) text += newLine() + values(*query.values);
    return text;
}

std::string QueryWriter::whole(const Query& query) {
    std::string text;
    if (rdf::hasScheme(query.base)) text += "BASE <" + query.base + ">\n";
    for (const auto& [prefix, space] : query.prefixes)
        text += "PREFIX " + prefix + ": <" + space + ">\n";
    return text + this->query(query) + "\n";
}

}  // namespace

std::string toText(const Query& query) { return QueryWriter(query.prefixes).whole(query); }

std::string toText(const Expression& expression, const Prefixes& prefixes) {
    return QueryWriter(prefixes).expression(expression);
}

std::string toText(const Path& path, const Prefixes& prefixes) {
    return QueryWriter(prefixes).path(path);
}

std::string toText(const TriplePattern& triple, const Prefixes& prefixes) {
    return QueryWriter(prefixes).triple(triple);
}

std::string toText(const rdf::Term& term, const Prefixes& prefixes) {
    return QueryWriter(prefixes).term(term);
}

}  // namespace tripletalk::sparql
