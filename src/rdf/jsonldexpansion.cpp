// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonldexpansion.h"

#include "rdf/jsonldkeyword.h"
#include "rdf/jsonldnode.h"

namespace tripletalk::rdf {

namespace {

using nlohmann::json;
using Names = ContextProcessor::Names;

/// Step 7: whether the context of a node's type ends here, since another node begins.
bool returnsToPrevious(const ActiveContext& active, const json& element) {
    for (const auto& [key, _] : element.items())
        if (active.means(key, "@value") || (element.size() == 1 && active.means(key, "@id")))
            return false;
    return true;
}

}  // namespace

void appendAll(json& array, json&& values) {
    if (values.is_array())
        for (json& value : values) array.push_back(std::move(value));
    else
        array.push_back(std::move(values));
}

json asArray(json&& value) {
    if (value.is_array()) return std::move(value);
    json array = json::array();
    array.push_back(std::move(value));
    return array;
}

json JsonLdExpansion::expand(ContextPtr active, const std::string* property, const json& element,
                             bool fromMap) {
    if (m_diagnosis.failed() || element.is_null()) return nullptr;
    if (element.is_object()) return expandObject(std::move(active), property, element, fromMap);
    if (!element.is_array()) {
        if (!property || *property == "@graph") return nullptr;
        const TermDefinition* term = active->find(*property);
        if (term && term->context)
            active = m_contexts.scoped(active, *term, ContextProcessor::Within::Property);
        return expandValue(*active, *property, element);
    }
    const TermDefinition* term = property ? active->find(*property) : nullptr;
    const bool isList = term && term->has(InList);
    json all = json::array();
    for (const json& each : element) {
        json expanded = expand(active, property, each, fromMap);
        if (isList && expanded.is_array())
            all.push_back(json{{"@list", std::move(expanded)}});
        else if (!expanded.is_null())
            appendAll(all, std::move(expanded));
    }
    return all;
}

json JsonLdExpansion::expandObject(ContextPtr active, const std::string* property,
                                   const json& element, bool fromMap) {
    const TermDefinition* term = property ? active->find(*property) : nullptr;
    const ContextPtr outer = active;  // which `term` is of
    if (active->previous && !fromMap && returnsToPrevious(*active, element))
        active = active->previous;
    if (term && term->context)
        active = m_contexts.scoped(active, *term, ContextProcessor::Within::Property);
    JsonLdNode node(m_contexts, *this, m_diagnosis, std::move(active), property);
    node.read(element);
    return m_diagnosis.failed() ? json() : node.finished();
}

JsonLdExpansion::Header JsonLdExpansion::expandHeader(const json& object) {
    JsonLdNode node(m_contexts, *this, m_diagnosis, m_contexts.initial(), nullptr);
    node.read(object);
    return {node.members(), node.active()};
}

json JsonLdExpansion::expandValue(const ActiveContext& active, const std::string& property,
                                  const json& value) {
    const TermDefinition* term = active.find(property);
    const std::string* text = value.get_ptr<const std::string*>();
    const std::string_view type = term ? std::string_view(term->type) : std::string_view();
    if (text && (type == "@id" || type == "@vocab")) {
        const auto names = type == "@id" ? Names::Relative : Names::TermsOrRelative;
        const auto iri = m_contexts.expandIri(active, *text, names);
        if (!iri) leftOut(*text);
        return json{{"@id", iri ? json(*iri) : json()}};
    }
    json made{{"@value", value}};
    if (!type.empty() && type != "@id" && type != "@vocab" && type != "@none") {
        m_contexts.spendText(type.size());
        made["@type"] = type;
    } else if (text) {
        const auto& language = term && term->language ? *term->language : active.language;
        const auto& direction = term && term->direction ? *term->direction : active.direction;
        m_contexts.spendText(language.size());
        if (!language.empty()) made["@language"] = language;
        if (!direction.empty()) made["@direction"] = direction;
    }
    return made;
}

void JsonLdExpansion::leftOut(std::string_view name) {
    const std::string text(name);
    m_diagnosis.tell({{say("Sentence", "a name that stands for nothing"),
                       "\"" + text + "\" is no IRI" +
                           (hasKeywordForm(text) ? ", but has the form of a keyword."
                                                 : ": the context says that it is to be ignored.")},
                      text,
                      JsonLdFinding::Kind::LeftOut});
}

}  // namespace tripletalk::rdf
