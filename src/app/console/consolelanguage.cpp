// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/console/consolelanguage.h"

#include "app/window/qttext.h"
#include "knowledge/graphsummary.h"
#include "knowledge/sqlcompletion.h"
#include "sqlite/sqlerrorplace.h"
#include "sparql/editor/graphvocabulary.h"
#include "sparql/editor/highlight.h"

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using knowledge::KnowledgeBase;
using Stretch = std::optional<std::pair<std::size_t, std::size_t>>;

namespace {

QString nameOfKind(knowledge::Completion::Kind kind) {
    using Kind = knowledge::Completion::Kind;
    switch (kind) {
        case Kind::Table:
            return u"table"_s;
        case Kind::Column:
            return u"column"_s;
        case Kind::Alias:
            return u"alias"_s;
        case Kind::Function:
            return u"function"_s;
        case Kind::Keyword:
            break;
    }
    return u"keyword"_s;
}

QString nameOfKind(sparql::Completion::Kind kind) {
    using Kind = sparql::Completion::Kind;
    switch (kind) {
        case Kind::Class:
            return u"class"_s;
        case Kind::Property:
            return u"property"_s;
        case Kind::Variable:
            return u"variable"_s;
        case Kind::Prefix:
            return u"prefix"_s;
        case Kind::Function:
            return u"function"_s;
        case Kind::Keyword:
            break;
    }
    return u"keyword"_s;
}

template <typename Found>
ConsoleCompletions asCompletions(const Found& found) {
    ConsoleCompletions completions{found.begin};
    for (const auto& one : found.list)
        completions.list << QVariantMap{{u"text"_s, qs(one.text)},
                                        {u"detail"_s, qs(one.detail)},
                                        {u"kind"_s, nameOfKind(one.kind)}};
    return completions;
}

Stretch sqlErrorPlace(std::string_view query, const Error& error) {
    const auto place = sqlite::errorPlace(query, error);
    return place ? Stretch({place->begin, place->end}) : std::nullopt;
}

ConsoleCompletions completeSql(const KnowledgeBase& base, const sparql::Vocabulary&,
                               std::string_view query, std::size_t cursor) {
    return asCompletions(knowledge::completeSql(base.schema(), query, cursor));
}

/// What is missing at the end is missed by the last word.
Stretch sparqlErrorPlace(std::string_view query, const Error& error) {
    if (!error.place || error.place->line < 1) return std::nullopt;
    const auto place = sparql::wordAt(query, error.place->line, error.place->column);
    if (place.first < place.second) return place;
    Stretch last;
    for (const sparql::Span& word : sparql::spansOf(query))
        if (word.end <= place.first) last = {word.begin, word.end};
    return last;
}

Result<sparql::Vocabulary> wordsOfGraph(const KnowledgeBase& base, const CancelToken& cancel) {
    auto graph = base.openSparql();
    if (!graph) return graph.error();
    auto summary = knowledge::graphSummary(base, **graph, cancel);
    if (!summary) return summary.error();
    return sparql::vocabularyOf(*summary, (*graph)->prefixes());
}

ConsoleCompletions completeSparql(const KnowledgeBase&, const sparql::Vocabulary& words,
                                  std::string_view query, std::size_t cursor) {
    return asCompletions(sparql::completeSparql(words, query, cursor));
}

Result<sparql::Explanation> explainSparql(const KnowledgeBase& base, std::string_view query) {
    auto graph = base.openSparql();
    return graph ? (*graph)->explain(query) : graph.error();
}

}  // namespace

const ConsoleLanguage& sqlInConsole() {
    static const ConsoleLanguage language{.errorPlace = sqlErrorPlace, .complete = completeSql};
    return language;
}

const ConsoleLanguage& sparqlInConsole() {
    static const ConsoleLanguage language{.id = knowledge::QueryLanguage::Sparql,
                                          .opener = '?',
                                          .errorPlace = sparqlErrorPlace,
                                          .words = wordsOfGraph,
                                          .complete = completeSparql,
                                          .explain = explainSparql};
    return language;
}

}  // namespace tripletalk::app
