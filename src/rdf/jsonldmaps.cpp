// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "rdf/jsonldnode.h"

#include <algorithm>

/// Properties of a node, whose values may stand in maps (JSON-LD 1.1 API, section 5.1.2, steps
/// 13.4.13 and 13.5 to 13.14).
namespace tripletalk::rdf {

namespace {

using nlohmann::json;
using Names = ContextProcessor::Names;

bool isValueOrList(const json& value) {
    return value.is_object() && (value.contains("@value") || value.contains("@list"));
}

bool isGraph(const json& value) {
    if (!value.is_object() || !value.contains("@graph")) return false;
    for (const auto& [key, _] : value.items())
        if (key != "@graph" && key != "@id" && key != "@index") return false;
    return true;
}

json graphOf(json&& nodes) { return json{{"@graph", asArray(std::move(nodes))}}; }

}  // namespace

void JsonLdNode::readReverse(const json& value) {
    if (!value.is_object())
        return m_diagnosis.fail("invalid @reverse value", "@reverse holds properties.", "@reverse");
    const std::string keyword = "@reverse";
    json properties = m_expansion.expand(m_active, &keyword, value);
    if (!properties.is_object()) return;
    for (auto& [iri, values] : properties.items()) {
        if (iri != keyword) {
            addReverse(iri, std::move(values));
            continue;
        }
        for (auto& [twice, nodes] : values.items())  // back again
            add(m_result, twice, std::move(nodes));
    }
}

void JsonLdNode::addReverse(const std::string& iri, json&& values) {
    json all = asArray(std::move(values));
    if (std::ranges::any_of(all, isValueOrList))
        return m_diagnosis.fail("invalid reverse property value",
                                "What points back to a node is a node itself.", iri);
    json& reverse = m_result["@reverse"];
    if (reverse.is_null()) reverse = json::object();
    add(reverse, iri, std::move(all));
}

void JsonLdNode::readProperty(const std::string& key, const std::string& iri, const json& value) {
    const ContextPtr within = m_active;  // which `term` is of
    const TermDefinition* term = within->find(key);
    json values = expanded(key, term, value);
    if (values.is_null()) return;
    const bool isList = values.is_object() && values.contains("@list");
    if (term && term->has(InList) && !isList) values = json{{"@list", asArray(std::move(values))}};
    if (term && term->has(InGraph) && !term->has(ById) && !term->has(ByIndex)) {
        values = asArray(std::move(values));
        for (json& each : values) each = graphOf(std::move(each));
    }
    if (term && term->isReverse)
        addReverse(iri, std::move(values));
    else
        add(m_result, iri, std::move(values));
}

json JsonLdNode::expanded(const std::string& key, const TermDefinition* term, const json& value) {
    if (term && term->type == "@json") return json{{"@value", value}, {"@type", "@json"}};
    if (term && value.is_object()) {
        if (term->has(ByLanguage)) return ofLanguageMap(*term, value);
        if (term->has(ByIndex | ByType | ById)) return ofMap(key, *term, value);
    }
    return m_expansion.expand(m_active, &key, value);
}

json JsonLdNode::ofLanguageMap(const TermDefinition& term, const json& map) {
    const std::string& direction = term.direction ? *term.direction : m_active->direction;
    json all = json::array();
    for (const auto& [language, texts] : map.items()) {
        const bool isTagged = m_contexts.expandIri(*m_active, language, Names::Terms) != "@none";
        for (const json& text : texts.is_array() ? texts : json::array({texts})) {
            if (text.is_null()) continue;
            if (!text.is_string()) {
                m_diagnosis.fail("invalid language map value",
                                 "What stands by its language is a text.", language);
                return nullptr;
            }
            m_contexts.spendText(language.size());
            json value{{"@value", text}};
            if (isTagged) value["@language"] = text::toLower(language);
            if (!direction.empty()) value["@direction"] = direction;
            all.push_back(std::move(value));
        }
    }
    return all;
}

json JsonLdNode::ofMap(const std::string& key, const TermDefinition& term, const json& map) {
    json all = json::array();
    for (const auto& [index, values] : map.items()) {
        ContextPtr active = m_active;
        if (term.has(ByType)) {
            const ContextPtr outer = m_active->previous ? m_active->previous : m_active;
            if (const TermDefinition* type = outer->find(index); type && type->context)
                active = m_contexts.scoped(outer, *type, ContextProcessor::Within::Type);
        }
        json items = m_expansion.expand(active, &key, values, true);
        if (m_diagnosis.failed()) return nullptr;
        if (items.is_null()) continue;
        items = asArray(std::move(items));
        for (json& item : items) {
            if (term.has(InGraph) && !isGraph(item)) item = graphOf(std::move(item));
            placeByIndex(term, index, item);
            all.push_back(std::move(item));
        }
    }
    return all;
}

/// Step 13.8.3.7: what the key of the map says of one of its values.
void JsonLdNode::placeByIndex(const TermDefinition& term, const std::string& index, json& item) {
    if (!item.is_object() || !m_contexts.spendText(index.size())) return;
    const auto iri = m_contexts.expandIri(*m_active, index, Names::Terms);
    if (iri == "@none") return;
    if (term.has(ByIndex) && !term.index.empty() && term.index != "@index") {
        json first = m_expansion.expandValue(*m_active, term.index, index);
        const auto property = m_contexts.expandIri(*m_active, term.index, Names::Terms);
        json values = asArray(std::move(first));
        if (const auto own = item.find(property.value_or("")); own != item.end())
            appendAll(values, std::move(*own));
        item[property.value_or("")] = std::move(values);
        if (item.contains("@value"))
            m_diagnosis.fail("invalid value object", "A value cannot have a property.", index);
    } else if (term.has(ByIndex)) {
        if (!item.contains("@index")) item["@index"] = index;
    } else if (term.has(ById)) {
        if (item.contains("@id")) return;
        const auto id = m_contexts.expandIri(*m_active, index, Names::Relative);
        if (!id) m_expansion.leftOut(index);
        item["@id"] = id ? json(*id) : json();
    } else if (iri) {
        json types = json::array({*iri});
        if (const auto own = item.find("@type"); own != item.end())
            appendAll(types, std::move(*own));
        item["@type"] = std::move(types);
    } else {
        m_expansion.leftOut(index);
    }
}

}  // namespace tripletalk::rdf
