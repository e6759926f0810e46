// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/termparser.h"

#include "base/editdistance.h"
#include "base/text.h"
#include "rdf/iri.h"
#include "rdf/termcheck.h"
#include "rdf/vocabulary.h"
#include "rdf/wellknownprefixes.h"

#include <algorithm>
#include <charconv>

namespace tripletalk::sparql {

namespace {

using TokenKind = Token::Kind;
using Prefixes = std::vector<std::pair<std::string, std::string>>;

std::string xsd(std::string_view name) {
    return std::string(rdf::vocabulary::xsd) + std::string(name);
}

Prefixes::iterator entryOf(Prefixes& prefixes, const std::string& prefix) {
    return std::ranges::find(prefixes, prefix, &Prefixes::value_type::first);
}

std::u32string folded(std::string_view name) {
    std::u32string key;
    for (const char c : name) key += static_cast<unsigned char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
    return key;
}

}  // namespace

TermParser::TermParser(std::string_view text, const ParseOptions& options)
    : TokenStream(text), m_base(options.base), m_known(options.prefixes) {}

void TermParser::prologue() {
    for (;;) {
        if (acceptWord("PREFIX")) {
            declarePrefix();
        } else if (acceptWord("BASE")) {
            if (peek().kind != TokenKind::Iri)
                fail(say("Sentence", "an IRI between \"<\" and \">\" behind BASE"));
            m_base = resolved(take());
        } else {
            return;
        }
    }
}

void TermParser::declarePrefix() {
    const Token name = peek();
    if (name.kind != TokenKind::PrefixedName || !name.value.empty() || written(name).back() != ':')
        fail(say("Sentence", "a prefix such as \"ex:\" behind PREFIX"));
    take();
    if (peek().kind != TokenKind::Iri)
        fail(say("Sentence", "the IRI that \"%1:\" stands for, between \"<\" and \">\"")
                 .arg(name.prefix));
    std::string names = resolved(take());
    const auto known = entryOf(m_declared, name.prefix);
    if (known == m_declared.end())
        m_declared.emplace_back(name.prefix, std::move(names));
    else
        known->second = std::move(names);
}

Prefixes TermParser::takePrefixes() {
    std::ranges::move(m_used, std::back_inserter(m_declared));
    return std::move(m_declared);
}

std::string TermParser::resolved(const Token& iri) const {
    return rdf::resolveIri(m_base, iri.value);
}

std::string TermParser::expanded(const Token& name) {
    for (Prefixes* prefixes : {&m_declared, &m_used})
        if (const auto entry = entryOf(*prefixes, name.prefix); entry != prefixes->end())
            return entry->second + name.value;
    if (const auto entry = entryOf(m_known, name.prefix); entry != m_known.end()) {
        m_used.push_back(*entry);
        return entry->second + name.value;
    }
    std::vector<std::string> names;
    for (const Prefixes* prefixes : {&m_declared, &m_known})
        for (const auto& [prefix, space] : *prefixes) names.push_back(prefix + ":");
    const auto& usual = rdf::wellKnownPrefixes();
    const auto meant = std::ranges::find(usual, name.prefix, &Prefixes::value_type::first);
    const std::string space = meant == usual.end() ? "…" : meant->second;
    failAt(name,
           withSuggestion(say("Sentence",
                              "The prefix \"%1:\" is not declared; begin the query with PREFIX %2.")
                              .arg(name.prefix, name.prefix + ": <" + space + ">"),
                          name.prefix + ":", names));
}

Sentence TermParser::withSuggestion(Sentence problem, std::string_view written,
                                    const std::vector<std::string>& names) {
    const std::u32string key = folded(written);
    const int limit = key.size() > 4 ? 2 : 1;
    int least = limit + 1;
    const std::string* nearest = nullptr;
    for (const std::string& name : names) {
        const int distance = editDistance(key, folded(name), limit);
        if (distance < least) least = distance, nearest = &name;
    }
    if (!nearest) return problem;
    return Sentence::joined(
        {std::move(problem), say("Sentence", "Did you mean \"%1\"?").arg(*nearest)}, " ");
}

bool TermParser::atIri() {
    return peek().kind == TokenKind::Iri || peek().kind == TokenKind::PrefixedName;
}

bool TermParser::atLiteral() {
    const Token& token = peek();
    return token.kind == TokenKind::String || token.isNumber() || token.isWord("TRUE") ||
           token.isWord("FALSE") || atSignedNumber();
}

std::string TermParser::iri(const Sentence& expected) {
    if (!atIri()) fail(expected);
    const Token token = take();
    return token.kind == TokenKind::Iri ? resolved(token) : expanded(token);
}

Variable TermParser::variable(const Sentence& expected) {
    if (!atVariable()) fail(expected);
    return {take().value};
}

rdf::Term TermParser::number(const std::string& sign) {
    const Token token = take();
    const std::string_view type = token.kind == TokenKind::Integer   ? "integer"
                                  : token.kind == TokenKind::Decimal ? "decimal"
                                                                     : "double";
    return rdf::Term::literal(sign + token.value, xsd(type));
}

rdf::Term TermParser::literal() {
    if (at("+") || at("-")) return number(take().value);
    if (peek().isNumber()) return number("");
    if (peek().kind == TokenKind::Word)
        return rdf::Term::literal(take().isWord("TRUE") ? "true" : "false", xsd("boolean"));
    std::string lexical = take().value;
    if (peek().kind == TokenKind::Language)
        return rdf::Term::literal(std::move(lexical), {}, take().value);
    if (!accept("^^")) return rdf::Term::literal(std::move(lexical));
    std::string type = iri(say("Sentence", "a datatype behind \"^^\""));
    if (rdf::isXsdString(type)) type.clear();
    return rdf::Term::literal(std::move(lexical), std::move(type));
}

rdf::Term TermParser::term(const Sentence& expected) {
    if (atLiteral()) return literal();
    return rdf::Term::iri(iri(expected));
}

std::uint64_t TermParser::count(const Sentence& expected) {
    if (peek().kind != TokenKind::Integer) fail(expected);
    const Token token = take();
    std::uint64_t value = 0;
    const char* last = token.value.data() + token.value.size();
    if (std::from_chars(token.value.data(), last, value).ec != std::errc())
        failAt(token, say("Sentence", "The number %1 is too large.").arg(token.value));
    return value;
}

}  // namespace tripletalk::sparql
