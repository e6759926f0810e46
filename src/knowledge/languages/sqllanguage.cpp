// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/rename.h"
#include "knowledge/languages/sqlcompletion.h"
#include "knowledge/languages/sqlconnection.h"
#include "sqlite/database.h"
#include "sqlite/sqlerrorplace.h"
#include "sqlite/sqltext.h"

namespace tripletalk::knowledge {

namespace {

std::optional<QuerySpan::Kind> colourOf(const sqlite::SqlToken& piece) {
    using enum sqlite::SqlToken::Kind;
    switch (piece.kind) {
        case Word:
            if (sqlite::isKeyword(piece.text)) return QuerySpan::Kind::Keyword;
            break;
        case Text:
            return QuerySpan::Kind::Text;
        case Number:
            return QuerySpan::Kind::Number;
        case Comment:
            return QuerySpan::Kind::Comment;
        case Name:
        case Symbol:
            break;
    }
    return std::nullopt;
}

class SqlCompleter : public QueryCompleter {
  public:
    explicit SqlCompleter(KnowledgeBase base) : m_base(std::move(base)) {}
    [[nodiscard]] QueryCompletions complete(std::string_view query,
                                            std::size_t cursor) const override {
        return completeSql(m_base.schema(), query, cursor);
    }

  private:
    KnowledgeBase m_base;
};

class SqlLanguage : public QueryLanguage {
  public:
    SqlLanguage()
        : QueryLanguage({.name = "sql",
                         .title = "SQL",
                         .icon = "table",
                         .invitation = say("Sentence", "Ask the database in SQL"),
                         .asking = say("Sentence", "Asking the database"),
                         .asked = say("Sentence", "Asked the database"),
                         .savedIn = "saved",
                         .beginnings = {"select ", "with "},
                         .tables = true}) {}

    [[nodiscard]] Result<std::unique_ptr<QueryConnection>> open(
        const KnowledgeBase& base) const override {
        auto connection = SqlConnection::open(base);
        if (!connection) return connection.error();
        return std::unique_ptr<QueryConnection>(*std::move(connection));
    }

    [[nodiscard]] std::vector<QuerySpan> spans(std::string_view query) const override {
        std::vector<QuerySpan> spans;
        for (const sqlite::SqlToken& piece : sqlite::piecesOf(query)) {
            const auto begin = static_cast<std::size_t>(piece.text.data() - query.data());
            if (const auto colour = colourOf(piece))
                spans.push_back({*colour, begin, begin + piece.text.size()});
        }
        return spans;
    }

    [[nodiscard]] std::optional<QueryPlace> errorPlace(std::string_view query,
                                                       const Error& error) const override {
        const auto place = sqlite::errorPlace(query, error);
        if (!place) return std::nullopt;
        return QueryPlace{place->begin, place->end};
    }

    [[nodiscard]] std::vector<QueryName> names(const KnowledgeBase& base) const override {
        return sqlNames(base.schema());
    }

    [[nodiscard]] std::shared_ptr<const QueryCompleter> completer(
        const KnowledgeBase& base) const override {
        return std::make_shared<SqlCompleter>(base);
    }

    [[nodiscard]] Result<std::string> renamed(
        const std::string& query,
        const std::vector<curation::TableRename>& renames) const override {
        if (!curation::changes(renames)) return query;
        return curation::rewriteNames(query, renames);
    }
};

}  // namespace

const QueryLanguage& sqlLanguage() {
    static const SqlLanguage language;
    return language;
}

}  // namespace tripletalk::knowledge
