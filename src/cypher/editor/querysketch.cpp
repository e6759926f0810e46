// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/editor/querysketch.h"

#include "base/text.h"
#include "cypher/parser/cypherparser.h"
#include "cypher/parser/cypherwords.h"

#include <algorithm>
#include <utility>

namespace tripletalk::cypher {

namespace {

const std::string* textOf(const ExpressionPointer& expression) {
    return expression && expression->kind == ExpressionKind::Literal ? expression->value.text()
                                                                     : nullptr;
}

/// n.name, or the same in one case; null for anything else.
const Expression* propertyIn(const Expression& expression) {
    const bool folds = expression.kind == ExpressionKind::Call && expression.parts.size() == 1 &&
                       (expression.name == "tolower" || expression.name == "toupper");
    const Expression& inner = folds ? *expression.parts[0] : expression;
    const bool isProperty =
        inner.kind == ExpressionKind::Property && inner.parts[0]->kind == ExpressionKind::Variable;
    return isProperty ? &inner : nullptr;
}

/// n in elementId(n); empty for anything else.
std::string identified(const Expression& expression) {
    const bool is = expression.kind == ExpressionKind::Call && expression.name == "elementid" &&
                    expression.parts.size() == 1 &&
                    expression.parts[0]->kind == ExpressionKind::Variable;
    return is ? expression.parts[0]->name : std::string();
}

std::string lengthOf(const RelationshipPattern& pattern) {
    if (!pattern.variableLength) return {};
    return "*" + std::to_string(pattern.least) + ".." +
           (pattern.most ? std::to_string(*pattern.most) : "");
}

}  // namespace

/// Walks through a query and notes what it names.
class Sketcher {
  public:
    explicit Sketcher(QuerySketch& sketch) : m_sketch(sketch) {}

    void read(const Query& query, bool isInner = false) {
        for (const SingleQuery& part : query.parts) {
            if (!isInner) m_byVariable.clear();
            for (const Clause& clause : part.clauses) read(clause);
        }
    }

  private:
    static constexpr std::size_t nowhere = noSlot;

    void read(const Clause& clause) {
        const std::size_t outer = std::exchange(m_condition, nowhere);
        if (clause.kind == Clause::Kind::Match) {
            m_condition = m_sketch.m_conditions.size();
            const bool has = clause.where != nullptr;
            m_sketch.m_conditions.push_back(
                {has ? QuerySketch::Stretch{clause.where->begin, clause.where->end}
                     : QuerySketch::Stretch{clause.patternsEnd, clause.patternsEnd}});
        }
        for (const Pattern& pattern : clause.patterns) read(pattern);
        read(clause.where);
        m_condition = outer;
        read(clause.unwound);
        for (const ProjectionItem& item : clause.items) read(item.expression);
        for (const OrderItem& item : clause.order) read(item.expression);
    }

    void read(const Pattern& pattern) {
        std::size_t before = 0;
        for (std::size_t i = 0; i < pattern.nodes.size(); ++i) {
            const std::size_t node = read(pattern.nodes[i]);
            if (i > 0) read(pattern.relationships[i - 1], before, node, pattern.nodes[i].begin);
            before = node;
        }
    }

    std::size_t nodeOf(const std::string& variable) {
        const auto [known, isNew] = m_byVariable.emplace(variable, m_sketch.m_nodes.size());
        if (isNew) m_sketch.m_nodes.push_back({variable});
        return known->second;
    }

    std::size_t read(const NodePattern& pattern) {
        std::size_t node = m_sketch.m_nodes.size();
        if (pattern.variable.empty())
            m_sketch.m_nodes.emplace_back();
        else
            node = nodeOf(pattern.variable);
        auto& labels = m_sketch.m_nodes[node].labels;
        labels.insert(labels.end(), pattern.labels.begin(), pattern.labels.end());
        if (!pattern.properties || pattern.properties->kind != ExpressionKind::Map) return node;
        const std::size_t written = m_sketch.m_written.size();
        m_sketch.m_written.push_back(
            {{pattern.begin, pattern.end}, pattern.variable, pattern.labels, {}, m_condition});
        const Expression& map = *pattern.properties;
        for (std::size_t i = 0; i < map.names.size(); ++i) {
            const Expression& value = *map.parts[i];
            const QuerySketch::Stretch place{value.begin, value.end};
            m_sketch.m_written[written].entries.emplace_back(map.names[i], place);
            if (const std::string* text = textOf(map.parts[i]); text && m_condition != nowhere) {
                m_sketch.m_names.push_back({node, map.names[i], *text});
                m_sketch.m_namePlaces.push_back({place, place, written});
            }
        }
        return node;
    }

    void read(const RelationshipPattern& pattern, std::size_t from, std::size_t to,
              std::size_t end) {
        m_sketch.m_steps.push_back(
            {from, to, pattern.types, pattern.direction, pattern.variableLength});
        std::string detail = lengthOf(pattern);
        if (pattern.properties)
            detail +=
                " " + m_sketch.m_query.substr(pattern.properties->begin,
                                              pattern.properties->end - pattern.properties->begin);
        m_sketch.m_stepPlaces.push_back({{pattern.begin, end}, pattern.variable, detail});
    }

    void read(const ExpressionPointer& pointer) {
        if (!pointer) return;
        const Expression& expression = *pointer;
        if (expression.kind == ExpressionKind::Equal && readEquation(expression)) return;
        if (const Expression* property = propertyIn(expression); property == &expression) {
            m_sketch.m_properties.push_back({nodeOf(property->parts[0]->name), property->name});
            m_sketch.m_propertyPlaces.push_back({property->begin, property->end});
        }
        const std::size_t outer = std::exchange(m_condition, nowhere);
        for (const Pattern& pattern : expression.patterns) read(pattern);
        m_condition = outer;
        if (expression.query) read(*expression.query, true);
        for (const ExpressionPointer& part : expression.parts) read(part);
    }

    /// n.name = 'X' and elementId(n) = 'X', either way round.
    bool readEquation(const Expression& equation) {
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            const std::string* text = textOf(equation.parts[1 - side]);
            if (!text) continue;
            const Expression& other = *equation.parts[side];
            if (const std::string variable = identified(other); !variable.empty()) {
                m_sketch.m_nodes[nodeOf(variable)].iri = *text;
                return true;
            }
            const Expression* property = propertyIn(other);
            if (!property) continue;
            const std::string& variable = property->parts[0]->name;
            const Expression& said = *equation.parts[1 - side];
            m_sketch.m_names.push_back({nodeOf(variable), property->name, *text});
            m_sketch.m_namePlaces.push_back(
                {{equation.begin, equation.end}, {said.begin, said.end}, std::nullopt, variable});
            return true;
        }
        return false;
    }

    QuerySketch& m_sketch;
    std::map<std::string, std::size_t> m_byVariable;
    std::size_t m_condition = nowhere;
};

Result<QuerySketch> QuerySketch::of(std::string query) {
    QuerySketch sketch;
    sketch.m_query = std::move(query);
    try {
        Sketcher(sketch).read(CypherParser(sketch.m_query).parse());
    } catch (const Mistake& mistake) {
        return errorOf(mistake, sketch.m_query);
    }
    return sketch;
}

/// Changes of a query's text, made from its end to its beginning, so that no place moves before its
/// turn.
class QuerySketch::Edits {
  public:
    void add(Stretch place, std::string text) { m_edits.push_back({place, std::move(text)}); }

    /// Of what stands at one place, what inserts comes first in the text.
    std::string made(std::string query) {
        std::ranges::stable_sort(m_edits, [](const Edit& a, const Edit& b) {
            return std::pair(a.place.begin, a.place.end) > std::pair(b.place.begin, b.place.end);
        });
        for (const Edit& edit : m_edits)
            query.replace(edit.place.begin, edit.place.end - edit.place.begin, edit.text);
        return query;
    }

  private:
    std::vector<Edit> m_edits;
};

namespace {

std::string identity(const std::string& variable, const std::string& iri) {
    return "elementId(" + writtenName(variable) + ") = " + writtenText(iri);
}

std::string stepText(const std::string& variable, const std::string& type,
                     const std::string& detail, Direction direction) {
    return (direction == Direction::Left ? "<-[" : "-[") +
           (variable.empty() ? variable : writtenName(variable)) + ":" + writtenName(type) +
           detail + (direction == Direction::Right ? "]->" : "]-");
}

}  // namespace

std::string QuerySketch::textAt(Stretch value, const Changes& changes) const {
    for (const auto& [name, text] : changes.texts)
        if (m_namePlaces[name].text.begin == value.begin) return writtenText(text);
    return m_query.substr(value.begin, value.end - value.begin);
}

std::string QuerySketch::with(const Changes& changes) const {
    Edits edits;
    std::map<std::size_t, std::vector<std::string>> conditions;
    std::map<std::size_t, std::map<std::size_t, std::string>> dropped;  // pattern, value -> IRI
    for (const auto& [name, iri] : changes.things) {
        const NamePlace& place = m_namePlaces[name];
        if (place.written)
            dropped[*place.written].emplace(place.place.begin, iri);
        else
            edits.add(place.place, identity(place.variable, iri));
    }
    for (const auto& [number, values] : dropped) {
        const Written& written = m_written[number];
        std::string variable = written.variable;
        if (variable.empty()) variable = "thing" + std::to_string(number + 1);
        std::string text = "(" + writtenName(variable);
        for (const std::string& label : written.labels) text += ":" + writtenName(label);
        std::vector<std::string> rest;
        for (const auto& [key, value] : written.entries)
            if (!values.contains(value.begin))
                rest.push_back(writtenName(key) + ": " + textAt(value, changes));
        if (!rest.empty()) text += " {" + text::join(rest, ", ") + "}";
        edits.add(written.place, text + ")");
        for (const auto& [value, iri] : values)
            conditions[written.condition].push_back(identity(variable, iri));
    }
    for (const auto& [number, texts] : conditions) {
        const Stretch where = m_conditions[number].where;
        const std::string all = text::join(texts, " AND ");
        if (where.begin == where.end) {
            edits.add(where, " WHERE " + all);
        } else {
            edits.add({where.begin, where.begin}, all + " AND (");
            edits.add({where.end, where.end}, ")");
        }
    }
    for (const auto& [name, text] : changes.texts)
        if (const auto& written = m_namePlaces[name].written;
            !written || !dropped.contains(*written))
            edits.add(m_namePlaces[name].text, writtenText(text));
    for (const auto& [number, step] : changes.steps) {
        const StepPlace& place = m_stepPlaces[number];
        edits.add(place.place, stepText(place.variable, step.type, place.detail, step.direction));
    }
    for (const auto& [number, name] : changes.properties)
        edits.add(
            m_propertyPlaces[number],
            writtenName(m_nodes[m_properties[number].node].variable) + "." + writtenName(name));
    return edits.made(m_query);
}

}  // namespace tripletalk::cypher
