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

namespace tripletalk::sqlite {
class ConfinedFiles;
}

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
///          number REAL, instant REAL)
///     term_hash(hash, id), PRIMARY KEY (hash, id) WITHOUT ROWID: a hash of the whole term (see
///          termkey.h), the way from a term to its id; `find` takes it. No index has the texts.
///     quad(s, p, o, g), PRIMARY KEY (s, p, o, g) WITHOUT ROWID,
///          with indexes (p, o, s, g) and (o, s, p, g), and (g, s, p, o) if any graph has a name
///     prefix(prefix, namespace)
///     counts(triples, duplicates, terms, graphs, merged), one row; without it the build never
///          ended. merged: triples if each counts once, whatever graphs it stands in
///
/// Ids grow in the order in which the terms first occurred (subject, predicate, object, graph), so
/// that what a file says in one place lies in one place; they may have gaps. Quads in the order of
/// their subjects thus read the terms nearly in the order of their ids.
///
/// kind: 0 IRI, 1 blank, 2 literal. datatype and language: '' where absent. number: the finite
/// value of a numeric or boolean literal with a valid lexical form, else NULL. instant: seconds
/// since 1970 UTC at which a date, dateTime, gYearMonth or gYear begins, else NULL.
///
/// One object belongs to one thread; open as many as there are threads. The file is never changed
/// after its build.
class TripleStore {
  public:
    /// `files` are those of the same path, and live longer.
    static Result<TripleStore> open(const std::filesystem::path& path,
                                    const sqlite::ConfinedFiles* files = nullptr);

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
    /// False if no triple stands in two graphs; true where the store is too old to tell.
    [[nodiscard]] bool repeatsTriples() const;

    /// The connection itself, for set-oriented work in SQL.
    [[nodiscard]] const sqlite::Database& database() const { return *m_database; }

  private:
    explicit TripleStore(std::unique_ptr<sqlite::Database> database)
        : m_database(std::move(database)) {}
    std::unique_ptr<sqlite::Database> m_database;
    mutable std::optional<sqlite::Statement> m_termById, m_idsByHash;  ///< prepared once
};

/// Builds graph.db in one go: the caller's thread hands batches of quads to one of the builder's,
/// which numbers the terms and writes new ones; `finish` sorts on a second thread and writes the
/// rows in order. Not safe against a crash by itself: the importer builds in a sibling folder. What
/// does not fit in memory waits in nameless files beside `path`, which a killed process leaves
/// behind neither.
///
/// Memory: while reading, the terms known so far (their text and 16 + about 14 bytes each, up to
/// `cacheBytes`), at most 128 MB of quads (16 bytes each) and hashes of terms (16 bytes) and 40 MB
/// of buffers and pages; in `finish` at most 340 MB, not the terms. It does not depend on the
/// number of triples. Where the terms outgrow `cacheBytes`, some are numbered twice and united in
/// `finish`, which takes 4 bytes a term more.
///
/// Limits: four billion terms. Errors: Io, DiskFull, Limit, Cancelled; those of the other thread
/// come with a later `add`, or with `finish`.
class TripleStoreBuilder {
  public:
    /// Replaces what is at `path`. `cacheBytes` is what known terms may take in memory.
    static Result<TripleStoreBuilder> create(const std::filesystem::path& path,
                                             std::size_t cacheBytes = std::size_t{288} << 20);
    TripleStoreBuilder(TripleStoreBuilder&&) noexcept;
    ~TripleStoreBuilder();

    Result<void> add(const rdf::Quad& quad);

    /// The first to name a prefix decides.
    Result<void> addPrefix(std::string_view prefix, std::string_view iri);

    /// Sorts, drops duplicates, writes indexes and their statistics.
    Result<Counts> finish(const ProgressSink& progress, const CancelToken& cancel);

  private:
    struct Private;
    explicit TripleStoreBuilder(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::graph
