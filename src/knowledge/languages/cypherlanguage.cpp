// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/editor/cypherediting.h"
#include "knowledge/languages/cypherconnection.h"

namespace tripletalk::knowledge {

namespace {

QuerySpan::Kind colourOf(cypher::CypherSpan::Kind kind) {
    using enum cypher::CypherSpan::Kind;
    switch (kind) {
        case Keyword:
            return QuerySpan::Kind::Keyword;
        case Variable:
            return QuerySpan::Kind::Variable;
        case Text:
            return QuerySpan::Kind::Text;
        case Number:
            return QuerySpan::Kind::Number;
        case Comment:
            break;
    }
    return QuerySpan::Kind::Comment;
}

std::string nameOf(cypher::CypherCompletion::Kind kind) {
    using enum cypher::CypherCompletion::Kind;
    switch (kind) {
        case Label:
            return "class";
        case Type:
        case Property:
            return "property";
        case Variable:
            return "variable";
        case Function:
            return "function";
        case Keyword:
            break;
    }
    return "keyword";
}

class CypherCompleter : public QueryCompleter {
  public:
    explicit CypherCompleter(cypher::CypherEngine::Names names = {}) : m_names(std::move(names)) {}
    [[nodiscard]] QueryCompletions complete(std::string_view query,
                                            std::size_t cursor) const override {
        auto found = cypher::completeCypher(m_names, query, cursor);
        QueryCompletions completions{found.begin};
        for (auto& one : found.list)
            completions.list.push_back({nameOf(one.kind), std::move(one.text)});
        return completions;
    }

  private:
    cypher::CypherEngine::Names m_names;
};

class CypherLanguage : public QueryLanguage {
  public:
    CypherLanguage()
        : QueryLanguage({.name = "cypher",
                         .title = "Cypher",
                         .icon = "table",
                         .invitation = say("Sentence", "Ask the graph in Cypher"),
                         .asking = say("Sentence", "Asking the graph"),
                         .asked = say("Sentence", "Asked the graph"),
                         .savedIn = "saved_cypher",
                         .beginnings = {"match ", "optional match ", "unwind "},
                         .opener = ':',
                         .explains = true}) {}

    [[nodiscard]] Result<std::unique_ptr<QueryConnection>> open(
        const KnowledgeBase& base) const override {
        auto connection = CypherConnection::open(base);
        if (!connection) return connection.error();
        return std::unique_ptr<QueryConnection>(*std::move(connection));
    }

    [[nodiscard]] std::vector<QuerySpan> spans(std::string_view query) const override {
        std::vector<QuerySpan> spans;
        for (const cypher::CypherSpan& span : cypher::spansOf(query))
            spans.push_back({colourOf(span.kind), span.begin, span.end});
        return spans;
    }

    /// What is missing at the end is missed by the last word.
    [[nodiscard]] std::optional<QueryPlace> errorPlace(std::string_view query,
                                                       const Error& error) const override {
        if (!error.place || error.place->line < 1) return std::nullopt;
        const auto [begin, end] = cypher::wordAt(query, error.place->line, error.place->column);
        if (begin < end) return QueryPlace{begin, end};
        std::optional<QueryPlace> last;
        for (const cypher::CypherSpan& word : cypher::spansOf(query))
            if (word.end <= begin) last = QueryPlace{word.begin, word.end};
        return last;
    }

    [[nodiscard]] std::shared_ptr<const QueryCompleter> completer(
        const KnowledgeBase&) const override {
        return std::make_shared<CypherCompleter>();
    }
    [[nodiscard]] Result<std::shared_ptr<const QueryCompleter>> readCompleter(
        const KnowledgeBase& base, const CancelToken&) const override {
        auto engine = openCypher(base);
        if (!engine) return engine.error();
        auto names = (*engine)->names();
        if (!names) return names.error();
        return std::shared_ptr<const QueryCompleter>(
            std::make_shared<CypherCompleter>(*std::move(names)));
    }
};

}  // namespace

const QueryLanguage& cypherLanguage() {
    static const CypherLanguage language;
    return language;
}

}  // namespace tripletalk::knowledge
