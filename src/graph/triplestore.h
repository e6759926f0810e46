// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "rdf/term.h"
#include "sqlite/database.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tripletalk::graph {

/// A term's number in graph.db, shared by schema, passages and values. 0 stands for the default
/// graph.
using TermId = std::int64_t;

struct QuadIds {
    TermId s = 0, p = 0, o = 0, g = 0;
};

struct Counts {
    std::int64_t triples = 0;     ///< stored, in all graphs
    std::int64_t duplicates = 0;  ///< read again and not stored again
    std::int64_t terms = 0;
    std::int64_t graphs = 0;
};

/// graph.db: the dictionary-encoded quads, read side. Tables, open to SQL on the same file:
///
///     term(id INTEGER PRIMARY KEY, kind INTEGER, lexical TEXT, datatype TEXT, language TEXT,
///          number REAL, instant REAL), with an index (lexical)
///     quad(s, p, o, g), PRIMARY KEY (s, p, o, g) WITHOUT ROWID,
///          with indexes (p, o, s, g), (o, s, p, g) and (g)
///     prefix(prefix, namespace)
///     counts(triples, duplicates, terms, graphs), one row; without it the build never ended
///
/// kind: 0 IRI, 1 blank, 2 literal. datatype and language: '' where absent. number: the finite
/// value of a numeric or boolean literal with a valid lexical form, else NULL. instant: seconds
/// since 1970 UTC at which a date, dateTime, gYearMonth or gYear begins, else NULL.
///
/// One object belongs to one thread; open as many as there are threads. The file is never changed
/// after its build.
class TripleStore {
  public:
    static Result<TripleStore> open(const std::filesystem::path& path);

    Result<rdf::Term> term(TermId id) const;
    Result<std::optional<TermId>> find(const rdf::Term& term) const;
    Result<std::optional<TermId>> findIri(std::string_view iri) const;

    struct Pattern {
        std::optional<TermId> s, p, o, g;
    };
    /// Calls `row` for each matching quad until it returns false.
    Result<void> match(const Pattern& pattern,
                       const std::function<bool(const QuadIds&)>& row) const;

    Result<Counts> counts() const;

    /// The connection itself, for set-oriented work in SQL.
    [[nodiscard]] const sqlite::Database& database() const { return *m_database; }

  private:
    explicit TripleStore(std::unique_ptr<sqlite::Database> database)
        : m_database(std::move(database)) {}
    std::unique_ptr<sqlite::Database> m_database;
};

/// Builds graph.db in one go. Memory stays bounded whatever the number of terms. Not safe against a
/// crash by itself: the importer builds in a sibling folder.
class TripleStoreBuilder {
  public:
    /// Replaces what is at `path`. `cacheBytes` is about what known terms may take in memory.
    static Result<TripleStoreBuilder> create(const std::filesystem::path& path,
                                             std::size_t cacheBytes = std::size_t{192} << 20);
    TripleStoreBuilder(TripleStoreBuilder&&) noexcept;
    ~TripleStoreBuilder();

    Result<void> add(const rdf::Quad& quad);
    Result<void> addPrefix(std::string_view prefix, std::string_view iri);

    /// Sorts, drops duplicates, builds indexes, gathers statistics (ANALYZE).
    Result<Counts> finish(const ProgressSink& progress, const CancelToken& cancel);

  private:
    struct Private;
    explicit TripleStoreBuilder(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::graph
