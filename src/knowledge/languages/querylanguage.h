// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "base/sentence.h"
#include "knowledge/languages/queryresult.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::curation {
struct TableRename;
}

/// The languages in which a base is asked. Whoever runs, keeps, shows or colours queries does it
/// through `QueryLanguage`; which languages there are, `queryLanguages` alone says. A further one
/// is one file that implements it, and one line there.
namespace tripletalk::knowledge {

class KnowledgeBase;
class QueryLanguage;

/// A stretch of a query that a view shows in a colour of its own, in bytes.
struct QuerySpan {
    enum class Kind : unsigned char { Keyword, Variable, Text, Number, Comment };
    Kind kind = Kind::Keyword;
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// A stretch of a query, in bytes.
struct QueryPlace {
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct QueryCompletion {
    std::string kind;         ///< "table", "column", "class", "function", "keyword" …
    std::string text;         ///< as it is to be written
    std::string detail = {};  ///< what it belongs to or is called
};

struct QueryCompletions {
    std::size_t begin = 0;  ///< where the word begins that a completion replaces, in bytes
    std::vector<QueryCompletion> list = {};
};

/// Something that queries name, and what belongs to it: a table with its columns.
struct QueryName {
    std::string text;         ///< as it is to be written
    std::string detail = {};  ///< a number of rows, a type
    std::vector<QueryName> parts = {};
};

/// Knows what may be written in a query. Any thread.
class QueryCompleter {
  public:
    virtual ~QueryCompleter() = default;
    /// At byte `cursor` of a query that may be unfinished; the likeliest first.
    [[nodiscard]] virtual QueryCompletions complete(std::string_view query,
                                                    std::size_t cursor) const = 0;
};

/// A part of how a query is run, as a text for people.
struct QueryPlanPart {
    Sentence title;
    std::string text;
    std::string language = {};  ///< of that text, where it is itself a query
};

/// A base, opened to be asked in one language; sees one state of it. Blocks. One thread.
class QueryConnection {
  public:
    virtual ~QueryConnection() = default;

    enum class Links : unsigned char {
        None,   ///< cells as the query returns them
        Found,  ///< entities under their labels with their IRIs, where they can be told
    };
    /// Within the limits of knowledge/answerlimits.h. Errors: those of the query, Cancelled.
    virtual Result<QueryResult> run(const std::string& query, Links links,
                                    const CancelToken& cancel) = 0;
    /// How the query would be run; nothing is asked. Errors: those of the query, Usage (it is not
    /// told).
    virtual Result<std::vector<QueryPlanPart>> explain(const std::string& query);
    /// Whether the query is one; nothing is asked.
    virtual Result<void> check(const std::string& query) = 0;
    /// Why a query that is kept does not fit the base any more; empty if it does.
    virtual Result<std::string> outdated(const std::string& query) = 0;
    /// What a query writes for the entity of this IRI; empty where there is none.
    [[nodiscard]] virtual Result<std::string> mention(const std::string& iri) const = 0;
};

/// A language in which a base is asked. There is one object of each, which lives as long as the
/// program: the same language is the same object. Any thread.
class QueryLanguage {
  public:
    struct Description {
        std::string_view name;   ///< "sql": in files, in traces and on the command line
        std::string_view title;  ///< for people, whatever theirs: "SQL"
        std::string_view icon;   ///< of what it asks
        Sentence invitation;     ///< "Ask the database in SQL"
        Sentence asking;         ///< "Asking the database"
        Sentence asked;          ///< "Asked the database"
        /// The table of examples.db with the queries that were saved by name.
        std::string_view savedIn;
        /// The words with which a query begins, in lower case.
        std::vector<std::string_view> beginnings;
        char opener = '.';      ///< behind it completion comes by itself
        bool tables = false;    ///< asks the induced database, in the names of its schema
        bool explains = false;  ///< how a query is run can be told
    };

    virtual ~QueryLanguage() = default;
    QueryLanguage(const QueryLanguage&) = delete;
    QueryLanguage& operator=(const QueryLanguage&) = delete;

    [[nodiscard]] const Description& description() const { return m_description; }
    [[nodiscard]] std::string name() const { return std::string(m_description.name); }
    [[nodiscard]] std::string title() const { return std::string(m_description.title); }

    /// Errors: Usage if such a base cannot be asked in it, and those of opening it.
    [[nodiscard]] virtual Result<std::unique_ptr<QueryConnection>> open(
        const KnowledgeBase& base) const = 0;

    /// In their order, not overlapping. The text may be unfinished.
    [[nodiscard]] virtual std::vector<QuerySpan> spans(std::string_view query) const = 0;
    /// The words of a query that an error of running it is about, if it can be told.
    [[nodiscard]] virtual std::optional<QueryPlace> errorPlace(std::string_view query,
                                                               const Error& error) const = 0;

    /// What a view beside a query lists; empty where the names are too many to be told.
    [[nodiscard]] virtual std::vector<QueryName> names(const KnowledgeBase& base) const;

    /// Completes from what is at hand.
    [[nodiscard]] virtual std::shared_ptr<const QueryCompleter> completer(
        const KnowledgeBase& base) const = 0;
    /// Completes from what has to be read first, which takes time. Null: there is no such thing.
    [[nodiscard]] virtual Result<std::shared_ptr<const QueryCompleter>> readCompleter(
        const KnowledgeBase& base, const CancelToken& cancel) const;

    /// A query that is kept, where tables and columns got new names. Errors: Syntax if it does not
    /// fit them.
    [[nodiscard]] virtual Result<std::string> renamed(
        const std::string& query, const std::vector<curation::TableRename>& renames) const;

  protected:
    explicit QueryLanguage(Description description) : m_description(std::move(description)) {}

  private:
    Description m_description;
};

/// All there are, in the order in which they are offered.
const std::vector<const QueryLanguage*>& queryLanguages();

/// Null if none bears the name.
const QueryLanguage* findQueryLanguage(std::string_view name);
/// Errors: Usage, naming it, if none does.
Result<const QueryLanguage*> queryLanguage(std::string_view name);

/// Of the induced database. Where files of earlier versions name no language they mean this one.
const QueryLanguage& sqlLanguage();
/// Of the graph, here or at an endpoint.
const QueryLanguage& sparqlLanguage();
/// Of the graph here.
const QueryLanguage& cypherLanguage();

/// A language that is there as long as this object: for tests. Nobody else may use languages while
/// it comes or goes.
class AddedQueryLanguage {
  public:
    explicit AddedQueryLanguage(const QueryLanguage& language);
    ~AddedQueryLanguage();
    AddedQueryLanguage(const AddedQueryLanguage&) = delete;
    AddedQueryLanguage& operator=(const AddedQueryLanguage&) = delete;

  private:
    const QueryLanguage* m_language;
};

}  // namespace tripletalk::knowledge
