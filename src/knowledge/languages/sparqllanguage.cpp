// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/graphsummary.h"
#include "knowledge/languages/sparqlconnection.h"
#include "sparql/editor/completion.h"
#include "sparql/editor/graphvocabulary.h"
#include "sparql/editor/highlight.h"

namespace tripletalk::knowledge {

namespace {

std::optional<QuerySpan::Kind> colourOf(sparql::Span::Kind kind) {
    using enum sparql::Span::Kind;
    switch (kind) {
        case Keyword:
        case Function:
            return QuerySpan::Kind::Keyword;
        case Variable:
            return QuerySpan::Kind::Variable;
        case String:
            return QuerySpan::Kind::Text;
        case Number:
            return QuerySpan::Kind::Number;
        case Comment:
            return QuerySpan::Kind::Comment;
        case Name:
        case Other:
            break;
    }
    return std::nullopt;
}

std::string nameOf(sparql::Completion::Kind kind) {
    using enum sparql::Completion::Kind;
    switch (kind) {
        case Class:
            return "class";
        case Property:
            return "property";
        case Variable:
            return "variable";
        case Prefix:
            return "prefix";
        case Function:
            return "function";
        case Keyword:
            break;
    }
    return "keyword";
}

class SparqlCompleter : public QueryCompleter {
  public:
    explicit SparqlCompleter(sparql::Vocabulary vocabulary = {})
        : m_vocabulary(std::move(vocabulary)) {}
    [[nodiscard]] QueryCompletions complete(std::string_view query,
                                            std::size_t cursor) const override {
        auto found = sparql::completeSparql(m_vocabulary, query, cursor);
        QueryCompletions completions{found.begin};
        for (auto& one : found.list)
            completions.list.push_back(
                {nameOf(one.kind), std::move(one.text), std::move(one.detail)});
        return completions;
    }

  private:
    sparql::Vocabulary m_vocabulary;
};

class SparqlLanguage : public QueryLanguage {
  public:
    SparqlLanguage()
        : QueryLanguage({.name = "sparql",
                         .title = "SPARQL",
                         .icon = "table",
                         .invitation = say("Sentence", "Ask the graph in SPARQL"),
                         .asking = say("Sentence", "Asking the graph"),
                         .asked = say("Sentence", "Asked the graph"),
                         .savedIn = "saved_sparql",
                         .beginnings = {"select ", "ask", "prefix "},
                         .opener = '?',
                         .explains = true}) {}

    [[nodiscard]] Result<std::unique_ptr<QueryConnection>> open(
        const KnowledgeBase& base) const override {
        auto connection = SparqlConnection::open(base);
        if (!connection) return connection.error();
        return std::unique_ptr<QueryConnection>(*std::move(connection));
    }

    [[nodiscard]] std::vector<QuerySpan> spans(std::string_view query) const override {
        std::vector<QuerySpan> spans;
        for (const sparql::Span& span : sparql::spansOf(query))
            if (const auto colour = colourOf(span.kind))
                spans.push_back({*colour, span.begin, span.end});
        return spans;
    }

    /// What is missing at the end is missed by the last word.
    [[nodiscard]] std::optional<QueryPlace> errorPlace(std::string_view query,
                                                       const Error& error) const override {
        if (!error.place || error.place->line < 1) return std::nullopt;
        const auto [begin, end] = sparql::wordAt(query, error.place->line, error.place->column);
        if (begin < end) return QueryPlace{begin, end};
        std::optional<QueryPlace> last;
        for (const sparql::Span& word : sparql::spansOf(query))
            if (word.end <= begin) last = QueryPlace{word.begin, word.end};
        return last;
    }

    [[nodiscard]] std::shared_ptr<const QueryCompleter> completer(
        const KnowledgeBase&) const override {
        return std::make_shared<SparqlCompleter>();
    }
    [[nodiscard]] Result<std::shared_ptr<const QueryCompleter>> readCompleter(
        const KnowledgeBase& base, const CancelToken& cancel) const override {
        auto graph = base.openSparql();
        if (!graph) return graph.error();
        auto summary = graphSummary(base, **graph, cancel);
        if (!summary) return summary.error();
        return std::shared_ptr<const QueryCompleter>(std::make_shared<SparqlCompleter>(
            sparql::vocabularyOf(*summary, (*graph)->prefixes())));
    }
};

}  // namespace

const QueryLanguage& sparqlLanguage() {
    static const SparqlLanguage language;
    return language;
}

}  // namespace tripletalk::knowledge
