// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonldnode.h"

#include "base/text.h"
#include "rdf/iri.h"
#include "rdf/jsonldkeyword.h"

#include <algorithm>

namespace tripletalk::rdf {

namespace {

using nlohmann::json;
using Names = ContextProcessor::Names;

bool isScalar(const json& value) { return !value.is_object() && !value.is_array(); }

bool isNode(const json& value) {
    return value.is_object() && !value.contains("@value") && !value.contains("@list") &&
           !value.contains("@set");
}

bool hasOnly(const json& object, std::initializer_list<std::string_view> names) {
    for (const auto& [key, _] : object.items())
        if (std::ranges::find(names, key) == names.end()) return false;
    return true;
}

}  // namespace

void JsonLdNode::add(json& object, const std::string& key, json&& values) {
    json& all = object[key];
    if (!all.is_array()) all = all.is_null() ? json::array() : asArray(std::move(all));
    appendAll(all, std::move(values));
}

void JsonLdNode::leftOut(const std::string& key) {
    if (const TermDefinition* term = m_active->find(key); term && !term->iri)
        return m_diagnosis.tell({{say("Sentence", "a key that the context ignores"),
                                  "The context says that \"" + key + "\" stands for nothing."},
                                 key,
                                 JsonLdFinding::Kind::LeftOut});
    m_diagnosis.tell({{say("Sentence", "a key that the context does not define"),
                       "\"" + key + "\" is no IRI, and the context does not say which it means."},
                      key,
                      JsonLdFinding::Kind::LeftOut});
}

void JsonLdNode::read(const json& element) {
    if (const auto context = element.find("@context"); context != element.end())
        m_active = m_contexts.ofNode(m_active, *context);
    m_outerTypes = m_active;
    enterTypes(element);
    readMembers(element);
}

/// Steps 11 and 12.
void JsonLdNode::enterTypes(const json& element) {
    const json* first = nullptr;
    for (const auto& [key, value] : element.items()) {
        if (!m_outerTypes->means(key, "@type")) continue;
        if (!first) first = &value;
        std::vector<std::string> types;
        for (const json& type : value.is_array() ? value : json::array({value}))
            if (type.is_string()) types.push_back(type.get<std::string>());
        std::ranges::sort(types);
        for (const std::string& type : types)
            if (const TermDefinition* term = m_outerTypes->find(type); term && term->context)
                m_active = m_contexts.scoped(m_active, *term, ContextProcessor::Within::Type);
    }
    if (first && first->is_array() && !first->empty()) first = &first->back();
    m_isJson = first && first->is_string() &&
               m_contexts.expandIri(*m_active, first->get_ref<const std::string&>(),
                                    Names::Terms) == "@json";
}

/// Steps 13 and 14.
void JsonLdNode::readMembers(const json& element) {
    std::vector<std::string> nests;
    for (const auto& [key, value] : element.items()) {
        if (m_diagnosis.failed()) return;
        if (key == "@context") continue;
        const auto iri = m_contexts.expandIri(*m_active, key, Names::Terms);
        if (iri == "@nest")
            nests.push_back(key);
        else if (iri && isJsonLdKeyword(*iri))
            readKeyword(*iri, value);
        else if (iri && iri->find(':') != std::string::npos)
            readProperty(key, *iri, value);
        else
            leftOut(key);
    }
    for (const std::string& key : nests) readNested(key, element[key]);
}

void JsonLdNode::readNested(const std::string& key, const json& value) {
    const ContextPtr outer = m_active;
    if (const TermDefinition* term = m_active->find(key); term && term->context)
        m_active = m_contexts.scoped(m_active, *term, ContextProcessor::Within::Property);
    if (value.is_array())
        for (const json& each : value) readNest(key, each);
    else
        readNest(key, value);
    m_active = outer;
}

void JsonLdNode::readNest(const std::string& key, const json& nest) {
    bool isGood = nest.is_object();
    if (isGood)
        for (const auto& [name, _] : nest.items())
            isGood = isGood && !m_active->means(name, "@value");
    if (!isGood)
        m_diagnosis.fail("invalid @nest value", "\"" + key + "\" holds no members.", key);
    else
        readMembers(nest);
}

/// Step 13.4.
void JsonLdNode::readKeyword(const std::string& keyword, const json& value) {
    if (m_property && *m_property == "@reverse")
        return m_diagnosis.fail("invalid reverse property map",
                                "@reverse holds properties, and no keyword.", keyword);
    if (m_result.contains(keyword) && keyword != "@included" && keyword != "@type")
        return m_diagnosis.fail("colliding keywords", "A node says " + keyword + " twice.",
                                keyword);
    if (keyword == "@id") {
        readId(value);
    } else if (keyword == "@type") {
        readType(value);
    } else if (keyword == "@graph") {
        json nodes = m_expansion.expand(m_active, &keyword, value);
        m_result[keyword] = nodes.is_null() ? json::array() : asArray(std::move(nodes));
    } else if (keyword == "@included") {
        readIncluded(value);
    } else if (keyword == "@value") {
        readValue(value);
    } else if (keyword == "@language" || keyword == "@direction") {
        keyword == "@language" ? readLanguage(value) : readDirection(value);
    } else if (keyword == "@index") {
        if (!value.is_string())
            return m_diagnosis.fail("invalid @index value", "@index is a text.", keyword);
        m_result[keyword] = value;
    } else if (keyword == "@list") {
        if (!m_property || *m_property == "@graph") return;  // a list of nobody
        json items = m_expansion.expand(m_active, m_property, value);
        m_result[keyword] = items.is_null() ? json::array() : asArray(std::move(items));
    } else if (keyword == "@set") {
        m_result[keyword] = m_expansion.expand(m_active, m_property, value);
    } else if (keyword == "@reverse") {
        readReverse(value);
    }
}

void JsonLdNode::readId(const json& value) {
    if (!value.is_string()) return m_diagnosis.fail("invalid @id value", "@id is an IRI.", "@id");
    const auto iri =
        m_contexts.expandIri(*m_active, value.get_ref<const std::string&>(), Names::Relative);
    if (!iri) m_expansion.leftOut(value.get_ref<const std::string&>());
    m_result["@id"] = iri ? json(*iri) : json();
}

void JsonLdNode::readType(const json& value) {
    json types = json::array();
    for (const json& type : value.is_array() ? value : json::array({value})) {
        if (!type.is_string())
            return m_diagnosis.fail("invalid type value", "@type is an IRI, or several.", "@type");
        const auto iri = m_contexts.expandIri(*m_outerTypes, type.get_ref<const std::string&>(),
                                              Names::TermsOrRelative);
        if (iri)
            types.push_back(*iri);
        else
            m_expansion.leftOut(type.get_ref<const std::string&>());
    }
    if (m_result.contains("@type"))
        add(m_result, "@type", std::move(types));
    else if (value.is_array() || types.empty())
        m_result["@type"] = std::move(types);
    else
        m_result["@type"] = std::move(types.front());
}

/// The name given to what stands inside keeps lone nodes and values, so that they can be judged.
void JsonLdNode::readIncluded(const json& value) {
    const std::string keyword = "@included";
    json nodes = asArray(m_expansion.expand(m_active, &keyword, value));
    if (!std::ranges::all_of(nodes, isNode))
        return m_diagnosis.fail("invalid @included value", "@included holds nodes.", keyword);
    add(m_result, keyword, std::move(nodes));
}

void JsonLdNode::readValue(const json& value) {
    if (!m_isJson && !isScalar(value))
        return m_diagnosis.fail("invalid value object value",
                                "@value is a text, a number, true, false or null.", "@value");
    m_result["@value"] = value;
}

void JsonLdNode::readLanguage(const json& value) {
    if (!value.is_string())
        return m_diagnosis.fail("invalid language-tagged string", "@language is a language tag.",
                                "@language");
    m_result["@language"] = text::toLower(value.get_ref<const std::string&>());
}

void JsonLdNode::readDirection(const json& value) {
    if (value != "ltr" && value != "rtl")
        return m_diagnosis.fail("invalid base direction", "@direction is \"ltr\" or \"rtl\".",
                                "@direction");
    m_result["@direction"] = value;
}

/// Step 15: a value object, whose text has one kind of qualification.
bool JsonLdNode::isGoodValue() {
    const auto refuse = [&](std::string_view code, std::string message) {
        m_diagnosis.fail(code, std::move(message), "@value");
        return false;
    };
    const json& value = m_result["@value"];
    const auto type = m_result.find("@type");
    const bool isTagged = m_result.contains("@language");
    if (!hasOnly(m_result, {"@value", "@type", "@language", "@direction", "@index"}) ||
        (type != m_result.end() && (isTagged || m_result.contains("@direction"))))
        return refuse("invalid value object", "A value has other members than a value can have.");
    if (type != m_result.end() && *type == "@json") return true;
    if (value.is_null()) return true;
    if (!isScalar(value))  // @json was its type in the context of another of its types
        return refuse("invalid value object value",
                      "@value is a text, a number, true, false or null.");
    if (isTagged && !value.is_string())
        return refuse("invalid language-tagged value", "What is no text has a language.");
    if (type != m_result.end() &&
        (!type->is_string() || !hasScheme(type->get_ref<const std::string&>())))
        return refuse("invalid typed value", "The @type of a value is no IRI.");
    return true;
}

json JsonLdNode::finished() {
    const auto value = m_result.find("@value");
    const auto type = m_result.find("@type");
    const bool isList = m_result.contains("@list");
    if (value != m_result.end()) {
        if (!isGoodValue()) return nullptr;
        const bool isJson = type != m_result.end() && *type == "@json";
        if (value->is_null() && !isJson) return nullptr;
    } else if (isList || m_result.contains("@set")) {
        if (!hasOnly(m_result, {isList ? "@list" : "@set", "@index"})) {
            m_diagnosis.fail("invalid set or list object",
                             "A list or set has other members than itself.",
                             isList ? "@list" : "@set");
            return nullptr;
        }
        if (!isList) return std::move(m_result["@set"]);
    } else if (type != m_result.end() && !type->is_array()) {
        *type = asArray(std::move(*type));
    }
    const bool isAlone = m_result.size() == 1;
    if (isAlone && m_result.contains("@language")) return nullptr;
    if (!m_property || *m_property == "@graph") {
        const bool saysNothing = m_result.empty() || value != m_result.end() || isList ||
                                 (isAlone && m_result.contains("@id"));
        if (saysNothing) return nullptr;
    }
    return std::move(m_result);
}

}  // namespace tripletalk::rdf
