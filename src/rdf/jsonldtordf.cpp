// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonldtordf.h"

#include "base/ascii.h"
#include "base/escaping.h"
#include "rdf/canonicaljson.h"
#include "rdf/iri.h"
#include "rdf/jsonldkeyword.h"
#include "rdf/jsonnumber.h"
#include "rdf/termcheck.h"
#include "rdf/vocabulary.h"

namespace tripletalk::rdf {

namespace {

using nlohmann::json;

std::string xsdType(std::string_view name) { return std::string(vocabulary::xsd).append(name); }

/// Null where there is no such text.
const std::string* textOf(const json& object, std::string_view name) {
    const auto at = object.find(name);
    return at == object.end() ? nullptr : at->get_ptr<const std::string*>();
}

Term numberOf(const json& number, const std::string& type) {
    const bool isDouble = !isJsonInteger(number) || type == xsdType("double");
    std::string datatype = !type.empty() ? type : xsdType(isDouble ? "double" : "integer");
    return Term::literal(isDouble ? doubleText(number) : integerText(number), std::move(datatype));
}

}  // namespace

void JsonLdToRdf::add(const json& nodes, const Term& graph) {
    if (nodes.is_object()) addNode(nodes, graph);
    if (!nodes.is_array()) return;
    for (const json& node : nodes) add(node, graph);
}

void JsonLdToRdf::leaveOut(const json& nodes) {
    if (nodes.is_object())
        m_diagnosis.tell({{say("Sentence", "a node in a graph whose name is no good"),
                           "It falls with its graph, which no triple can name."},
                          {},
                          JsonLdFinding::Kind::LeftOut});
    if (!nodes.is_array()) return;
    for (const json& node : nodes) leaveOut(node);
}

std::optional<Term> JsonLdToRdf::addNode(const json& node, const Term& graph) {
    auto name = nameOf(node);
    for (const auto& [key, values] : node.items()) addMember(name, key, values, graph);
    return name;
}

std::optional<Term> JsonLdToRdf::nameOf(const json& node) {
    const auto id = node.find("@id");
    if (id == node.end()) return freshBlank();
    const std::string* name = id->get_ptr<const std::string*>();
    return name ? resource(*name) : std::nullopt;
}

void JsonLdToRdf::addMember(const std::optional<Term>& subject, const std::string& key,
                            const json& values, const Term& graph) {
    if (key == "@id" || key == "@index") return;
    if (key == "@type") {
        for (const json& type : values)
            give(subject, Term::iri(std::string(vocabulary::rdfType)),
                 resource(type.get_ref<const std::string&>()), graph);
    } else if (key == "@graph") {
        if (subject)
            add(values, *subject);
        else
            leaveOut(values);
    } else if (key == "@included") {
        add(values, graph);
    } else if (key == "@reverse") {
        addReverse(subject, values, graph);
    } else if (!isJsonLdKeyword(key)) {  // @language and the like say nothing of a node
        const auto predicate = property(key);
        for (const json& value : values) give(subject, predicate, object(value, graph), graph);
    }
}

void JsonLdToRdf::addReverse(const std::optional<Term>& target, const json& properties,
                             const Term& graph) {
    for (const auto& [key, nodes] : properties.items()) {
        const auto predicate = property(key);
        for (const json& node : nodes) give(addNode(node, graph), predicate, target, graph);
    }
}

/// Section 7.3.
std::optional<Term> JsonLdToRdf::object(const json& value, const Term& graph) {
    if (value.contains("@value")) return literal(value);
    if (const auto items = value.find("@list"); items != value.end()) return list(*items, graph);
    return addNode(value, graph);
}

/// Section 7.4.
Term JsonLdToRdf::list(const json& items, const Term& graph) {
    const std::string rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
    std::optional<Term> first, last;
    for (const json& item : items) {
        const Term cell = freshBlank();
        if (last) give(last, Term::iri(std::string(vocabulary::rdfRest)), cell, graph);
        give(cell, Term::iri(std::string(vocabulary::rdfFirst)), object(item, graph), graph);
        if (!first) first = cell;
        last = cell;
    }
    const Term nil = Term::iri(rdf + "nil");
    if (last) give(last, Term::iri(std::string(vocabulary::rdfRest)), nil, graph);
    return first.value_or(nil);
}

std::optional<Term> JsonLdToRdf::literal(const json& element) {
    const json& value = element["@value"];
    const std::string* written = textOf(element, "@type");
    if (written && *written == "@json")
        return Term::literal(canonicalJson(value),
                             "http://www.w3.org/1999/02/22-rdf-syntax-ns#JSON");
    std::string type = written ? *written : "";
    if (!type.empty() && !acceptIri(type)) return std::nullopt;
    if (value.is_boolean())
        return Term::literal(value.get<bool>() ? "true" : "false",
                             type.empty() ? xsdType("boolean") : type);
    if (value.is_number()) return numberOf(value, type);
    Term term = Term::literal(value.get<std::string>(), isXsdString(type) ? "" : type);
    const std::string* language = textOf(element, "@language");
    if (!language) return term;
    term.language = *language;
    if (auto fault = checkLanguage(term.language)) {
        m_diagnosis.tell({*std::move(fault), *language});
        return std::nullopt;
    }
    return term;
}

std::optional<Term> JsonLdToRdf::resource(const std::string& name) {
    if (isBlankName(name)) return Term::blank(labelOf(std::string_view(name).substr(2)));
    std::string iri = name;
    if (!acceptIri(iri)) return std::nullopt;
    return Term::iri(std::move(iri));
}

std::optional<Term> JsonLdToRdf::property(const std::string& name) {
    if (!isBlankName(name)) return resource(name);
    m_diagnosis.tell({{say("Sentence", "a blank node as a property"),
                       "\"" + name + "\" is a blank node, and RDF has none as properties."},
                      name,
                      JsonLdFinding::Kind::LeftOut});
    return std::nullopt;
}

bool JsonLdToRdf::acceptIri(std::string& iri) {
    auto fault = checkIri(iri);
    if (!fault) return true;
    if (m_options.onError == OnError::Repair)
        if (std::string repaired = repairedIri(iri); !checkIri(repaired)) {
            m_diagnosis.tell({{say("Sentence", "invalid IRI, repaired by percent-encoding"),
                               "<" + iri + "> is read as <" + repaired + ">"},
                              iri,
                              JsonLdFinding::Kind::Repaired});
            iri = std::move(repaired);
            return true;
        }
    m_diagnosis.tell({*std::move(fault), iri});
    return false;
}

std::string JsonLdToRdf::labelOf(std::string_view written) const {
    std::string label = m_options.blankPrefix;
    label += m_document > 1 ? "d" + std::to_string(m_document) + "_" : "n";
    for (const char c : written)
        if (ascii::isLetterOrDigit(static_cast<unsigned char>(c)) || c == '_' || c == '-')
            label += c;
        else
            label += '.' + text::hexadecimal(std::string_view(&c, 1));
    return label;
}

Term JsonLdToRdf::freshBlank() {
    return Term::blank(m_options.blankPrefix + 'b' + std::to_string(++m_unnamed));
}

void JsonLdToRdf::give(const std::optional<Term>& subject, const std::optional<Term>& predicate,
                       const std::optional<Term>& object, const Term& graph) {
    if (!subject || !predicate || !object) return;
    m_quad.subject = *subject;
    m_quad.predicate = *predicate;
    m_quad.object = *object;
    m_quad.graph = graph;
    m_sink(m_quad);
}

}  // namespace tripletalk::rdf
