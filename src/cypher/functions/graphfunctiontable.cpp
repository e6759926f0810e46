// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/failure.h"
#include "cypher/functions/cypherfunctions.h"

#include <algorithm>

namespace tripletalk::cypher {

namespace {

using Arguments = std::span<const Value>;
using Role = GraphNames::Role;

const RelationshipRef& linkOf(const Value& value, const char* function) {
    const auto* link = value.as<RelationshipRef>();
    if (!link) wrongType(function, value);
    return *link;
}

const PathRef& pathOf(const Value& value, const char* function) {
    if (!value.path()) wrongType(function, value);
    return *value.path();
}

Value labels(FunctionContext& context, Arguments a) { return labelsOf(context, a[0]); }
Value type(FunctionContext& context, Arguments a) {
    return context.names.nameOf(linkOf(a[0], "type").type, Role::Type);
}
Value startNode(FunctionContext&, Arguments a) { return NodeRef{linkOf(a[0], "startNode").start}; }
Value endNode(FunctionContext&, Arguments a) { return NodeRef{linkOf(a[0], "endNode").end}; }

/// A node's number in the store. A link has none, so that its three are mixed.
Value id(FunctionContext&, Arguments a) {
    if (const auto* node = a[0].as<NodeRef>()) return node->id;
    const RelationshipRef& link = linkOf(a[0], "id");
    std::uint64_t mixed = 0;
    for (const graph::TermId part : {link.start, link.type, link.end})
        mixed = (mixed ^ static_cast<std::uint64_t>(part)) * 0x9E3779B97F4A7C15U;
    return static_cast<std::int64_t>(mixed >> 1U);
}

std::string iriOf(FunctionContext& context, graph::TermId id) {
    const rdf::Term& term = context.graph.term(id);
    return term.isBlank() ? "_:" + term.lexical : term.lexical;
}

/// The IRI of a node; of a link those of its triple.
Value elementId(FunctionContext& context, Arguments a) {
    if (const auto* node = a[0].as<NodeRef>()) return iriOf(context, node->id);
    const RelationshipRef& link = linkOf(a[0], "elementId");
    return iriOf(context, link.start) + " " + iriOf(context, link.type) + " " +
           iriOf(context, link.end);
}

Value nodes(FunctionContext&, Arguments a) {
    std::vector<Value> items;
    for (const graph::TermId node : pathOf(a[0], "nodes").nodes) items.emplace_back(NodeRef{node});
    return items;
}
Value relationships(FunctionContext&, Arguments a) {
    const auto& links = pathOf(a[0], "relationships").relationships;
    return std::vector<Value>(links.begin(), links.end());
}
Value length(FunctionContext&, Arguments a) { return pathOf(a[0], "length").relationships.size(); }

Value properties(FunctionContext& context, Arguments a) {
    if (a[0].map()) return a[0];
    if (a[0].is<RelationshipRef>()) return Map();
    const auto* node = a[0].as<NodeRef>();
    if (!node) wrongType("properties", a[0]);
    Map map;
    for (auto& [property, value] : context.graph.properties(node->id))
        map[context.names.nameOf(property, Role::Property)] = std::move(value);
    return map;
}
Value keys(FunctionContext& context, Arguments a) {
    const Value all = properties(context, a);
    std::vector<Value> names;
    for (const auto& [name, value] : *all.map()) names.emplace_back(name);
    return names;
}
Value exists(FunctionContext&, Arguments a) { return !a[0].isNull(); }

constexpr CypherFunction graphTable[] = {
    {"labels", 1, 1, labels, false, "labels"},
    {"type", 1, 1, type, false, "type"},
    {"startnode", 1, 1, startNode, false, "startNode"},
    {"endnode", 1, 1, endNode, false, "endNode"},
    {"id", 1, 1, id, false, "id"},
    {"elementid", 1, 1, elementId, false, "elementId"},
    {"nodes", 1, 1, nodes, false, "nodes"},
    {"relationships", 1, 1, relationships, false, "relationships"},
    {"rels", 1, 1, relationships, false, "rels"},
    {"length", 1, 1, length, false, "length"},
    {"properties", 1, 1, properties, false, "properties"},
    {"keys", 1, 1, keys, false, "keys"},
    {"exists", 1, 1, exists, true, "exists"},
};

}  // namespace

std::span<const CypherFunction> graphFunctions() { return graphTable; }

Value labelsOf(FunctionContext& context, const Value& of) {
    const auto* node = of.as<NodeRef>();
    if (!node) wrongType("labels", of);
    std::vector<Value> labels;
    for (const graph::TermId type : context.names.withSuperclasses(context.graph.typesOf(node->id)))
        labels.emplace_back(context.names.nameOf(type, Role::Label));
    return labels;
}

bool hasLabel(FunctionContext& context, const NodeRef& node, const std::string& label) {
    const auto type = context.names.find(label, Role::Label);
    return type && context.graph.hasType(node.id, context.names.withSubclasses(*type));
}

Value propertyOf(FunctionContext& context, const Value& of, const std::string& name) {
    if (of.isNull() || of.is<RelationshipRef>()) return {};  // links have no properties
    if (const auto* node = of.as<NodeRef>()) {
        const auto property = context.names.find(name, Role::Property);
        return property ? context.graph.property(node->id, *property) : Value();
    }
    if (const Map* map = of.map()) {
        const auto found = map->find(name);
        return found == map->end() ? Value() : found->second;
    }
    if (auto component = componentOf(of, name)) return *component;
    wrongType("." + name, of);
}

namespace {

std::string quoted(const std::string& text) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') out += '\\';
        out += c;
    }
    return out + "'";
}

template <typename Items, typename Show>
std::string joined(const Items& items, Show show) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : ", ") + show(item);
    return text;
}

std::string pathText(FunctionContext& context, const PathRef& path) {
    std::string text = shownText(context, NodeRef{path.nodes[0]});
    for (std::size_t i = 0; i < path.relationships.size(); ++i) {
        const RelationshipRef& link = path.relationships[i];
        const bool forwards = link.start == path.nodes[i];
        text += (forwards ? "-" : "<-") + shownText(context, link) + (forwards ? "->" : "-") +
                shownText(context, NodeRef{path.nodes[i + 1]});
    }
    return text;
}

std::string innerText(FunctionContext& context, const Value& value) {
    return value.text() ? quoted(*value.text()) : shownText(context, value);
}

}  // namespace

std::string shownText(FunctionContext& context, const Value& value) {
    if (value.isNull()) return "null";
    if (const auto* text = value.text()) return *text;
    if (const auto* truth = value.as<bool>()) return *truth ? "true" : "false";
    if (const auto* integer = value.as<std::int64_t>()) return std::to_string(*integer);
    if (const auto* number = value.as<double>()) return floatText(*number);
    if (const auto* node = value.as<NodeRef>())
        return "(" + localNameOf(iriOf(context, node->id)) + ")";
    if (const auto* link = value.as<RelationshipRef>())
        return "[:" + context.names.nameOf(link->type, Role::Type) + "]";
    if (const PathRef* path = value.path()) return "<" + pathText(context, *path) + ">";
    if (const List* list = value.list())
        return "[" +
               joined(list->items, [&](const Value& item) { return innerText(context, item); }) +
               "]";
    if (const Map* map = value.map())
        return "{" +
               joined(*map,
                      [&](const auto& entry) {
                          return entry.first + ": " + innerText(context, entry.second);
                      }) +
               "}";
    if (const auto* date = value.as<Date>()) return toText(*date);
    if (const auto* time = value.as<LocalTime>()) return toText(*time);
    if (const auto* time = value.as<ZonedTime>()) return toText(*time);
    if (const auto* moment = value.as<LocalDateTime>()) return toText(*moment);
    if (const auto* moment = value.as<ZonedDateTime>()) return toText(*moment);
    return toText(*value.as<Duration>());
}

}  // namespace tripletalk::cypher
