// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/editor/completion.h"

#include "base/text.h"
#include "sparql/editor/writingplace.h"
#include "sparql/parser/functiontable.h"
#include "sparql/parser/lexer.h"

#include <algorithm>
#include <set>
#include <span>

namespace tripletalk::sparql {

namespace {

using CompletionKind = Completion::Kind;
using PlaceKind = WritingPlace::Kind;

constexpr std::string_view startWords[] = {"SELECT",    "PREFIX",   "ASK",
                                           "CONSTRUCT", "DESCRIBE", "BASE"};
constexpr std::string_view columnWords[] = {"DISTINCT", "WHERE", "FROM", "FROM NAMED", "REDUCED"};
constexpr std::string_view groupWords[] = {
    "OPTIONAL", "FILTER", "FILTER NOT EXISTS", "BIND",  "UNION",  "VALUES",
    "MINUS",    "SELECT", "FILTER EXISTS",     "GRAPH", "SERVICE"};
constexpr std::string_view expressionWords[] = {"AS",         "IN",     "NOT IN",   "DISTINCT",
                                                "NOT EXISTS", "EXISTS", "SEPARATOR"};
constexpr std::string_view modifierSuggestions[] = {"GROUP BY", "ORDER BY", "LIMIT",  "HAVING",
                                                    "DESC",     "OFFSET",   "VALUES", "ASC"};

/// What the query itself names, wherever it does.
struct Named {
    std::vector<std::string> variables;
    Prefixes prefixes;
};

/// The word that is being written is not one that the query has.
Named namedIn(std::string_view query, std::size_t cursor) {
    Named named;
    std::set<std::string> known;
    Lexer lexer(query);
    Token before;
    for (Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next()) {
        const bool isBegun = token.begin < cursor && cursor <= token.end;
        if (token.kind == Token::Kind::Variable && !isBegun && known.insert(token.value).second)
            named.variables.push_back(token.value);
        if (token.kind == Token::Kind::Iri && before.kind == Token::Kind::PrefixedName &&
            before.value.empty() && before.begin < token.begin)
            named.prefixes.emplace_back(before.prefix, token.value);
        before = std::move(token);
    }
    return named;
}

class Collector {
  public:
    Collector(std::string_view begun, std::size_t most)
        : m_begun(text::toLower(begun)), m_most(most) {}

    void add(CompletionKind kind, std::string text, std::string detail = {}) {
        const bool isName = kind == CompletionKind::Class || kind == CompletionKind::Property;
        const std::string key = text::toLower(text);
        const std::string label = isName ? text::toLower(detail) : "";
        const auto colon = key.rfind(isName ? ':' : '?');
        const std::string_view bare =
            std::string_view(key).substr(colon == std::string::npos ? 0 : colon + 1);
        const bool begins = key.starts_with(m_begun) || bare.starts_with(m_begun) ||
                            (isName && label.starts_with(m_begun));
        const bool has = m_begun.size() > 1 && (key.find(m_begun) != std::string::npos ||
                                                label.find(m_begun) != std::string::npos);
        if ((!begins && !has) || !m_known.insert(text).second) return;
        (begins ? m_first : m_later).push_back({kind, std::move(text), std::move(detail)});
    }
    void addWords(std::span<const std::string_view> words) {
        for (const std::string_view word : words) add(CompletionKind::Keyword, std::string(word));
    }
    void addVariables(const std::vector<std::string>& names) {
        for (const std::string& name : names) add(CompletionKind::Variable, "?" + name);
    }
    void addFunctions() {
        for (const FunctionEntry& entry : functionTable())
            add(CompletionKind::Function, std::string(entry.name) + (entry.most == 0 ? "()" : "("));
    }
    void addNames(CompletionKind kind, const std::vector<NamedIri>& names,
                  const Prefixes& prefixes) {
        for (const NamedIri& name : names)
            add(kind, toText(rdf::Term::iri(name.iri), prefixes), name.label);
    }
    void addPrefixes(const Prefixes& prefixes) {
        for (const auto& [prefix, space] : prefixes)
            add(CompletionKind::Prefix, prefix + ":", space);
    }
    std::vector<Completion> take() {
        std::ranges::move(m_later, std::back_inserter(m_first));
        if (m_first.size() > m_most) m_first.resize(m_most);
        return std::move(m_first);
    }

  private:
    std::string m_begun;
    std::size_t m_most;
    std::set<std::string> m_known;
    std::vector<Completion> m_first;
    std::vector<Completion> m_later;
};

/// Those behind PREFIX that are not declared yet.
void addDeclarations(Collector& collector, const Prefixes& known, const Prefixes& declared) {
    for (const auto& [prefix, space] : known)
        if (std::ranges::find(declared, prefix, &Prefixes::value_type::first) == declared.end())
            collector.add(CompletionKind::Prefix, prefix + ": <" + space + ">");
}

}  // namespace

Completions completeSparql(const Vocabulary& vocabulary, std::string_view query, std::size_t cursor,
                           std::size_t most) {
    cursor = std::min(cursor, query.size());
    const WritingPlace place = writingPlaceAt(query, cursor);
    const Named named = namedIn(query, cursor);
    Prefixes prefixes = named.prefixes;
    for (const auto& known : vocabulary.prefixes)
        if (std::ranges::find(prefixes, known.first, &Prefixes::value_type::first) ==
            prefixes.end())
            prefixes.push_back(known);
    Collector collector(query.substr(place.begin, cursor - place.begin), most);
    switch (place.kind) {
        case PlaceKind::Nothing:
            break;
        case PlaceKind::Start:
            collector.addWords(startWords);
            break;
        case PlaceKind::Prefix:
            addDeclarations(collector, vocabulary.prefixes, named.prefixes);
            break;
        case PlaceKind::Columns:
            collector.addVariables(named.variables);
            collector.addWords(columnWords);
            break;
        case PlaceKind::Subject:
            collector.addVariables(named.variables);
            collector.addWords(groupWords);
            collector.addPrefixes(prefixes);
            break;
        case PlaceKind::Property:
            collector.addNames(CompletionKind::Property, vocabulary.properties, prefixes);
            collector.add(CompletionKind::Keyword, "a");
            collector.addVariables(named.variables);
            collector.addPrefixes(prefixes);
            break;
        case PlaceKind::Class:
            collector.addNames(CompletionKind::Class, vocabulary.classes, prefixes);
            collector.addVariables(named.variables);
            collector.addPrefixes(prefixes);
            break;
        case PlaceKind::Object:
        case PlaceKind::Graph:
            collector.addVariables(named.variables);
            collector.addPrefixes(prefixes);
            break;
        case PlaceKind::Behind:
            collector.addWords(groupWords);
            break;
        case PlaceKind::Expression:
            collector.addVariables(named.variables);
            collector.addFunctions();
            collector.addWords(expressionWords);
            collector.addPrefixes(prefixes);
            break;
        case PlaceKind::Modifiers:
            collector.addWords(modifierSuggestions);
            collector.addVariables(named.variables);
            collector.addFunctions();
            break;
    }
    return {place.begin, collector.take()};
}

}  // namespace tripletalk::sparql
