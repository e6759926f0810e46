// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "curation/effective.h"
#include "graph/triplestore.h"
#include "induction/schema.h"
#include "knowledge/manifest.h"
#include "llm/embedder.h"
#include "lookup/graphindex.h"
#include "retrieval/searcher.h"
#include "retrieval/valueindex.h"
#include "sqlite/sandbox.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace tripletalk::net {
class Client;
}
namespace tripletalk::sparql {
class SparqlSource;
}

namespace tripletalk::knowledge {

/// What the table `entity` holds of one described entity.
struct Entity {
    std::string key;
    std::string iri;
    std::string label;
    std::string classLabel;
    std::string table;
};

/// One graph with everything derived from it, a folder on disk, opened as one thing. Immutable and
/// cheap to copy; every open…() makes a connection of its own for the calling thread. Of a remote
/// base only `openSparql` opens anything: the others say why not (Usage), and its schema is empty.
class KnowledgeBase {
  public:
    /// Errors: NotFound (no such folder or not a knowledge base), Version, Syntax, Io.
    static Result<KnowledgeBase> open(const std::filesystem::path& folder);

    /// The same base as it is now: itself, or opened anew if it was curated or imported since.
    Result<KnowledgeBase> current() const;

    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }
    [[nodiscard]] const Manifest& manifest() const { return *m_manifest; }
    /// The schema that people and models see: as induced, with the curation on it.
    [[nodiscard]] const induction::Schema& schema() const { return m_curated->effective.schema; }
    [[nodiscard]] const curation::Effective& effective() const { return m_curated->effective; }
    [[nodiscard]] const curation::Curation& curation() const { return m_curated->curation; }
    [[nodiscard]] const induction::Schema& induced() const { return m_curated->induced; }

    /// A graph that is asked where it is: no tables, passages or values are here.
    [[nodiscard]] bool isRemote() const { return m_manifest->remote.has_value(); }

    /// Errors: Usage if it is remote.
    [[nodiscard]] Result<void> requireDerived() const;

    /// The same base with the way to its endpoint, if it is remote; `authorization` is a secret.
    [[nodiscard]] KnowledgeBase reachedBy(std::shared_ptr<net::Client> client,
                                          std::string authorization = {}) const;

    /// The part of a remote base's graph that was fetched from its endpoint (remoteexcerpt.h), as a
    /// base of its own: its schema, values and passages. Errors: NotFound (none was), those of
    /// open.
    [[nodiscard]] Result<KnowledgeBase> excerpt() const;

    Result<graph::TripleStore> openGraph() const;
    /// Answers SPARQL over the graph as it was imported, without the predicates that the curation
    /// hides; or asks the endpoint of a remote base, which must be `reachedBy` a client.
    Result<std::unique_ptr<sparql::SparqlSource>> openSparql() const;
    /// With the curation's computed columns and named views, and without what it hides.
    Result<sqlite::Sandbox> openSandbox(const sqlite::SandboxLimits& limits = {}) const;
    Result<sqlite::Database> openDatabase()
        const;  ///< the induced database, read-only, for SQL of our own
    Result<retrieval::ValueIndex> openValues() const;

    /// With `embedder` null, or none of the base's indexes made by it, the search is lexical alone.
    Result<retrieval::Searcher> openSearcher(std::shared_ptr<llm::Embedder> embedder) const;

    /// The search index of its graph. Of a graph here it is made anew where there is none, or one
    /// of an earlier version, of another curation or damaged: then it takes as long as
    /// lookup::indexStore (progress: stage "lookup"). Errors: NotFound (a remote base has none
    /// yet), Version and Input (it has one that cannot be used), Locked, Io, DiskFull, Cancelled.
    Result<lookup::GraphIndex> lookup(const ProgressSink& progress = {},
                                      const CancelToken& cancel = {}) const;

    /// report.json as written by the importer.
    Result<nlohmann::json> report() const;

  private:
    struct Curated {
        induction::Schema induced;
        curation::Curation curation = {};
        curation::Effective effective = {};
    };
    KnowledgeBase() = default;
    static Result<KnowledgeBase> read(const std::filesystem::path& folder);
    std::filesystem::path m_folder;
    std::shared_ptr<const Manifest> m_manifest;
    std::shared_ptr<const Curated> m_curated;
    std::shared_ptr<net::Client> m_client;  ///< to a remote base's endpoint
    std::string m_authorization;
};

/// Looks up entities in the induced database's table `entity`; prepared once, one thread.
class EntityLookup {
  public:
    static Result<EntityLookup> open(const KnowledgeBase& base);
    Result<std::optional<Entity>> byKey(std::string_view key) const;
    Result<std::optional<Entity>> byIri(std::string_view iri) const;
    /// The entity of `table` (empty: of any) that alone bears this label, if exactly one does.
    Result<std::optional<Entity>> byLabel(std::string_view table, std::string_view label) const;

  private:
    explicit EntityLookup(std::unique_ptr<sqlite::Database> database)
        : m_database(std::move(database)) {}
    std::unique_ptr<sqlite::Database> m_database;
};

}  // namespace tripletalk::knowledge
