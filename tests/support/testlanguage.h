// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/languages/sqlconnection.h"

#include <algorithm>

namespace tripletalk::tests {

/// A language of queries that exists in tests alone: a query is "all TABLE", and returns the labels
/// of the table's rows.
class ListingLanguage : public knowledge::QueryLanguage {
  public:
    ListingLanguage()
        : QueryLanguage({.name = "listing",
                         .title = "Listing",
                         .icon = "list",
                         .invitation = say("Sentence", "Have a table listed"),
                         .asking = say("Sentence", "Listing"),
                         .asked = say("Sentence", "Listed"),
                         .savedIn = "saved_listing",
                         .beginnings = {"all "},
                         .opener = ':'}) {}

    [[nodiscard]] Result<std::unique_ptr<knowledge::QueryConnection>> open(
        const knowledge::KnowledgeBase& base) const override {
        auto tables = knowledge::SqlConnection::open(base);
        if (!tables) return tables.error();
        return std::unique_ptr<knowledge::QueryConnection>(new Connection(*std::move(tables)));
    }
    /// The word "all" alone.
    [[nodiscard]] std::vector<knowledge::QuerySpan> spans(std::string_view query) const override {
        if (!query.starts_with("all")) return {};
        return {{knowledge::QuerySpan::Kind::Keyword, 0, 3}};
    }
    /// The table.
    [[nodiscard]] std::optional<knowledge::QueryPlace> errorPlace(std::string_view query,
                                                                  const Error&) const override {
        if (!query.starts_with("all ")) return std::nullopt;
        return knowledge::QueryPlace{4, query.size()};
    }
    [[nodiscard]] std::shared_ptr<const knowledge::QueryCompleter> completer(
        const knowledge::KnowledgeBase&) const override {
        return std::make_shared<Completer>();
    }

  private:
    struct Completer : knowledge::QueryCompleter {
        [[nodiscard]] knowledge::QueryCompletions complete(std::string_view,
                                                           std::size_t) const override {
            return {0, {{"keyword", "all "}}};
        }
    };
    class Connection : public knowledge::QueryConnection {
      public:
        explicit Connection(std::unique_ptr<knowledge::SqlConnection> tables)
            : m_tables(std::move(tables)) {}
        Result<knowledge::QueryResult> run(const std::string& query, Links links,
                                           const CancelToken& cancel) override {
            if (!query.starts_with("all "))
                return Error{ErrorKind::Syntax,
                             Sentence::verbatim("A listing begins with \"all\".")};
            return m_tables->run(sqlOf(query), links, cancel);
        }
        Result<void> check(const std::string& query) override {
            return m_tables->check(sqlOf(query));
        }
        Result<std::string> outdated(const std::string& query) override {
            return m_tables->outdated(sqlOf(query));
        }
        [[nodiscard]] Result<std::string> mention(const std::string& iri) const override {
            return iri;
        }

      private:
        static std::string sqlOf(const std::string& query) {
            return "SELECT label FROM " + query.substr(std::min<std::size_t>(4, query.size()));
        }
        std::unique_ptr<knowledge::SqlConnection> m_tables;
    };
};

}  // namespace tripletalk::tests
