// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/triplesparser.h"

#include "rdf/vocabulary.h"

namespace tripletalk::sparql {

namespace {

using TokenKind = Token::Kind;

Node rdfTerm(std::string_view name) {
    return rdf::Term::iri("http://www.w3.org/1999/02/22-rdf-syntax-ns#" + std::string(name));
}

Path combined(Path::Kind kind, std::vector<Path> parts) {
    if (parts.size() == 1) return std::move(parts.front());
    return {kind, {}, std::move(parts)};
}

}  // namespace

int TriplesParser::beginPattern() {
    const int before = m_pattern;
    m_pattern = ++m_lastPattern;
    return before;
}

bool TriplesParser::atTriples() {
    return atVariable() || atIri() || atLiteral() || at("(") || at("[") ||
           peek().kind == TokenKind::BlankLabel;
}

std::vector<TriplePattern> TriplesParser::triples(Place place) {
    m_place = place;
    m_triples.clear();
    do sameSubject();
    while (accept(".") && atTriples());
    return std::move(m_triples);
}

void TriplesParser::add(Node subject, Predicate predicate, Node object) {
    m_triples.push_back({std::move(subject), std::move(predicate), std::move(object)});
}

void TriplesParser::sameSubject() {
    const bool isAbbreviation = (at("(") && !peek(1).is(")")) || (at("[") && !peek(1).is("]"));
    const Node subject = object();
    if (isAbbreviation && !atVerb()) return;
    properties(subject);
}

bool TriplesParser::atType() { return peek().kind == TokenKind::Word && written(peek()) == "a"; }

bool TriplesParser::atVerb() {
    return atVariable() || atIri() || atType() ||
           (m_place == Place::Pattern && (at("^") || at("!") || at("(")));
}

void TriplesParser::properties(const Node& subject) {
    objects(subject, verb());
    while (accept(";"))
        if (atVerb()) objects(subject, verb());
}

void TriplesParser::objects(const Node& subject, const Predicate& predicate) {
    do {
        Node value = object();
        add(subject, predicate, std::move(value));
    } while (accept(","));
}

TriplesParser::Predicate TriplesParser::verb() {
    if (atVariable()) return Node{Variable{take().value}};
    if (!atVerb())
        fail(m_place == Place::Pattern
                 ? say("Sentence", "a property (an IRI, a variable, \"a\" or a path)")
                 : say("Sentence", "a property (an IRI, a variable or \"a\")"));
    if (m_place == Place::Template)
        return Node{rdf::Term::iri(iriOrType(say("Sentence", "a property")))};
    Path whole = path();
    if (whole.kind == Path::Kind::Iri) return Node{rdf::Term::iri(std::move(whole.iri))};
    return whole;
}

Node TriplesParser::object() {
    if (at("(")) return collection();
    if (at("[")) return propertyList();
    return variableOrTerm(say("Sentence", "a variable, an IRI, a literal, \"[\" or \"(\""));
}

Node TriplesParser::variableOrIri(const Sentence& expected) {
    if (atVariable()) return Variable{take().value};
    return rdf::Term::iri(iri(expected));
}

Node TriplesParser::variableOrTerm(const Sentence& expected) {
    if (atVariable()) return Variable{take().value};
    if (peek().kind == TokenKind::BlankLabel) return labelled();
    return term(expected);
}

Node TriplesParser::labelled() {
    const Token token = take();
    if (m_place == Place::Pattern) {
        const auto [known, isNew] = m_labels.emplace(token.value, m_pattern);
        if (!isNew && known->second != m_pattern)
            failAt(token, say("Sentence",
                              "The blank node _:%1 stands in two parts of the pattern that braces "
                              "or another element separate; use a variable instead.")
                              .arg(token.value));
    }
    return Variable{"_:" + token.value};
}

Node TriplesParser::fresh() {
    if (m_freshLabel.empty()) m_freshLabel = freshLabel();
    return Variable{"_:" + m_freshLabel + std::to_string(++m_lastFresh)};
}

Node TriplesParser::collection() {
    const Nesting nesting(*this);
    expect("(", say("Sentence", "%1 before the members of a list"));
    if (accept(")")) return rdfTerm("nil");
    const Node head = fresh();
    Node cell = head;
    for (;;) {
        Node member = object();
        add(cell, rdfTerm("first"), std::move(member));
        if (accept(")")) break;
        Node next = fresh();
        add(std::move(cell), rdfTerm("rest"), next);
        cell = std::move(next);
    }
    add(std::move(cell), rdfTerm("rest"), rdfTerm("nil"));
    return head;
}

Node TriplesParser::propertyList() {
    const Nesting nesting(*this);
    expect("[", say("Sentence", "%1 before the properties of a blank node"));
    Node subject = fresh();
    if (accept("]")) return subject;
    properties(subject);
    expect("]", say("Sentence", "%1 or \";\" behind the properties of a blank node"));
    return subject;
}

std::string TriplesParser::iriOrType(const Sentence& expected) {
    if (!atType()) return iri(expected);
    take();
    return std::string(rdf::vocabulary::rdfType);
}

Path TriplesParser::path() {
    std::vector<Path> parts;
    do parts.push_back(sequence());
    while (accept("|"));
    return combined(Path::Kind::Alternative, std::move(parts));
}

Path TriplesParser::sequence() {
    std::vector<Path> parts;
    do parts.push_back(step());
    while (accept("/"));
    return combined(Path::Kind::Sequence, std::move(parts));
}

Path TriplesParser::step() {
    if (!accept("^")) return element();
    return {Path::Kind::Inverse, {}, {element()}};
}

Path TriplesParser::element() {
    Path inner;
    if (at("(")) {
        const Nesting nesting(*this);
        take();
        inner = path();
        expect(")", say("Sentence", "%1 or \"/\" or \"|\" in a path"));
    } else if (accept("!")) {
        inner = negatedSet();
    } else {
        inner.iri = iriOrType(say("Sentence", "a property, \"^\", \"!\" or \"(\" in a path"));
    }
    if (atSignedNumber()) return inner;  // "+1" is the object
    if (accept("*")) return {Path::Kind::ZeroOrMore, {}, {std::move(inner)}};
    if (accept("+")) return {Path::Kind::OneOrMore, {}, {std::move(inner)}};
    if (accept("?")) return {Path::Kind::ZeroOrOne, {}, {std::move(inner)}};
    return inner;
}

Path TriplesParser::negatedSet() {
    Path set{Path::Kind::NegatedSet};
    if (!accept("(")) {
        set.parts.push_back(negated());
        return set;
    }
    if (accept(")")) return set;
    do set.parts.push_back(negated());
    while (accept("|"));
    expect(")", say("Sentence", "%1 or \"|\" behind \"!(\""));
    return set;
}

Path TriplesParser::negated() {
    const bool isInverse = accept("^");
    Path one{Path::Kind::Iri, iriOrType(say("Sentence", "a property or \"^\" behind \"!\""))};
    if (!isInverse) return one;
    return {Path::Kind::Inverse, {}, {std::move(one)}};
}

}  // namespace tripletalk::sparql
