// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/termfunctions.h"

#include "rdf/iri.h"
#include "rdf/termcheck.h"
#include "rdf/vocabulary.h"

namespace tripletalk::sparql {

namespace {

std::string randomUuid(Environment& environment) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < 32; ++i) {
        if (i == 8 || i == 12 || i == 16 || i == 20) text += '-';
        std::size_t digit = environment.random() & 15U;
        if (i == 12) digit = 4;                  // version: random
        if (i == 16) digit = (digit & 3U) | 8U;  // variant of RFC 4122
        text += hex[digit];
    }
    return text;
}

}  // namespace

Value str(Environment& environment, Arguments arguments) {
    const Value& term = *arguments[0];
    if (term.kind == Kind::Blank) return Environment::error();
    if (term.hasText) return environment.string(term.text);
    std::string& text = environment.terms.text();
    appendText(term, text);
    return environment.string(text);
}

Value lang(Environment& environment, Arguments arguments) {
    if (!arguments[0]->isLiteral()) return Environment::error();
    return environment.string(arguments[0]->language);
}

Value datatype(Environment& environment, Arguments arguments) {
    static const std::string string = std::string(rdf::vocabulary::xsd) + "string";
    const Value& literal = *arguments[0];
    if (!literal.isLiteral()) return Environment::error();
    if (literal.kind == Kind::LangString) return environment.iri(rdf::vocabulary::rdfLangString);
    return environment.iri(literal.kind == Kind::String ? string : literal.datatype->iri);
}

Value makeIri(Environment& environment, Arguments arguments) {
    const Value& from = *arguments[0];
    if (from.kind == Kind::Iri) return from;
    if (from.kind != Kind::String) return Environment::error();
    std::string& text = environment.terms.text();
    text = rdf::resolveIri(environment.base, from.text);
    return rdf::checkIri(text) ? Environment::error() : environment.iri(text);
}

Value makeBlank(Environment& environment, Arguments arguments) {
    if (arguments.empty()) return environment.blank(environment.terms.newBlank());
    if (arguments[0]->kind != Kind::String) return Environment::error();
    return environment.blank(environment.blankOf(arguments[0]->text));
}

Value strLang(Environment& environment, Arguments arguments) {
    if (arguments[0]->kind != Kind::String || arguments[1]->kind != Kind::String)
        return Environment::error();
    std::string& tag = environment.terms.text();
    tag = arguments[1]->text;
    if (rdf::checkLanguage(tag)) return Environment::error();
    return environment.string(arguments[0]->text, tag);
}

Value strDt(Environment& environment, Arguments arguments) {
    const Value& type = *arguments[1];
    if (arguments[0]->kind != Kind::String || type.kind != Kind::Iri) return Environment::error();
    if (rdf::isXsdString(type.text)) return *arguments[0];
    if (type.text == rdf::vocabulary::rdfLangString) return Environment::error();
    return environment.literal(arguments[0]->text, type.text);
}

Value uuid(Environment& environment, Arguments) {
    std::string& text = environment.terms.text();
    text = "urn:uuid:" + randomUuid(environment);
    return environment.iri(text);
}

Value strUuid(Environment& environment, Arguments) {
    std::string& text = environment.terms.text();
    text = randomUuid(environment);
    return environment.string(text);
}

Value sameTerm(Environment& environment, Arguments arguments) {
    return environment.truth(isSameTerm(*arguments[0], *arguments[1]));
}

Value isIri(Environment& environment, Arguments arguments) {
    return environment.truth(arguments[0]->kind == Kind::Iri);
}

Value isBlank(Environment& environment, Arguments arguments) {
    return environment.truth(arguments[0]->kind == Kind::Blank);
}

Value isLiteral(Environment& environment, Arguments arguments) {
    return environment.truth(arguments[0]->isLiteral());
}

}  // namespace tripletalk::sparql
