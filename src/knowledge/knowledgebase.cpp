// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/knowledgebase.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "curation/ledger.h"
#include "knowledge/rowlinks.h"
#include "language/language.h"
#include "sparql/endpoint/endpoint.h"
#include "sparql/engine.h"

#include <algorithm>

namespace tripletalk::knowledge {

using nlohmann::json;

namespace {

/// A file of the base that is to be one object.
Result<json> readJson(const std::filesystem::path& path) {
    auto content = readFile(path);
    if (!content) return content.error();
    auto parsed = parsedJson(*content);
    if (!parsed.is_object())
        return Error{ErrorKind::Syntax, say("Sentence", "A file of the knowledge base is damaged."),
                     path.filename().string(), Place{path.string()}};
    return parsed;
}

}  // namespace

Result<KnowledgeBase> KnowledgeBase::open(const std::filesystem::path& folder) {
    std::error_code failed;
    if (!std::filesystem::exists(folder / "manifest.json", failed))
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no knowledge base at \"%1\".").arg(folder.string())};
    // An import may swap the folder between two of its files: then they are read again.
    constexpr int tries = 3;
    for (int i = 1;; ++i) {
        auto before = readFile(folder / "manifest.json");
        auto base = read(folder);
        auto after = readFile(folder / "manifest.json");
        if (i == tries || (before && after && *before == *after)) return base;
    }
}

Result<KnowledgeBase> KnowledgeBase::read(const std::filesystem::path& folder) {
    auto manifestJson = readJson(folder / "manifest.json");
    if (!manifestJson) return manifestJson.error();
    auto manifest = manifestFromJson(*manifestJson);
    if (!manifest) return manifest.error();
    if (manifest->remote) {
        KnowledgeBase base;
        base.m_folder = folder;
        base.m_manifest = std::make_shared<const Manifest>(*std::move(manifest));
        base.m_curated = std::make_shared<const Curated>();
        return base;
    }
    auto schemaJson = readJson(folder / "schema.json");
    if (!schemaJson) return schemaJson.error();
    auto schema = induction::schemaFromJson(*schemaJson);
    if (!schema) return schema.error();
    auto database = sqlite::Database::open(folder / "database.db", sqlite::OpenMode::ReadOnly);
    if (!database) return database.error();
    auto ledger = curation::readLedger(*database);
    if (!ledger) return ledger.error();
    manifest->generation = std::max(manifest->generation, ledger->generation);

    Curated curated{std::move(*schema), std::move(ledger->curation), {}};
    curated.effective = curation::apply(curated.induced, curated.curation);
    KnowledgeBase base;
    base.m_folder = folder;
    base.m_manifest = std::make_shared<const Manifest>(std::move(*manifest));
    if (!curated.effective.views.empty()) {
        auto sandbox = sqlite::Sandbox::open(folder / "database.db", {}, curated.effective.views);
        if (!sandbox) return sandbox.error();
        curation::addViews(curated.effective, *sandbox);
    }
    base.m_curated = std::make_shared<const Curated>(std::move(curated));
    return base;
}

Result<KnowledgeBase> KnowledgeBase::current() const {
    auto manifestJson = readJson(m_folder / "manifest.json");
    if (!manifestJson) return manifestJson.error();
    auto manifest = manifestFromJson(*manifestJson);
    if (!manifest) return manifest.error();
    if (manifest->remote) {
        if (manifest->generation == m_manifest->generation) return *this;
        auto base = open(m_folder);
        return base ? base->reachedBy(m_client, m_authorization) : base;
    }
    auto database = openDatabase();
    if (!database) return database.error();
    auto ledger = curation::readLedger(*database);
    if (!ledger) return ledger.error();
    const bool same = std::max(manifest->generation, ledger->generation) == m_manifest->generation;
    return same ? *this : open(m_folder);
}

Result<void> KnowledgeBase::requireDerived() const {
    if (!isRemote()) return {};
    return Error{ErrorKind::Usage, say("Sentence",
                                       "\"%1\" is an endpoint elsewhere: it has no tables and "
                                       "passages here and can be asked by SPARQL only.")
                                       .arg(m_manifest->name)};
}

KnowledgeBase KnowledgeBase::reachedBy(std::shared_ptr<net::Client> client,
                                       std::string authorization) const {
    KnowledgeBase base = *this;
    base.m_client = std::move(client);
    base.m_authorization = std::move(authorization);
    return base;
}

Result<graph::TripleStore> KnowledgeBase::openGraph() const {
    if (const auto derived = requireDerived(); !derived) return derived.error();
    return graph::TripleStore::open(m_folder / "graph.db");
}

Result<std::unique_ptr<sparql::SparqlSource>> KnowledgeBase::openSparql() const {
    using Opened = std::unique_ptr<sparql::SparqlSource>;
    if (!isRemote()) {
        const auto hidden = curation::hiddenFacts(curation()).predicates;
        // People and models ask of what is known, in whatever graph it stands.
        auto engine = sparql::Engine::open(
            m_folder / "graph.db",
            {.withheld = {hidden.begin(), hidden.end()}, .mergesGraphs = true});
        return engine ? Result<Opened>(*std::move(engine)) : engine.error();
    }
    if (!m_client)
        return Error{ErrorKind::Usage,
                     say("Sentence", "\"%1\" is an endpoint elsewhere and is not asked here.")
                         .arg(m_manifest->name)};
    const auto& prefixes = m_manifest->prefixes;
    auto endpoint = sparql::Endpoint::create({.url = m_manifest->remote->url,
                                              .authorization = m_authorization,
                                              .prefixes = {prefixes.begin(), prefixes.end()}},
                                             m_client);
    return endpoint ? Result<Opened>(*std::move(endpoint)) : endpoint.error();
}

Result<sqlite::Sandbox> KnowledgeBase::openSandbox(const sqlite::SandboxLimits& limits) const {
    if (const auto derived = requireDerived(); !derived) return derived.error();
    const auto hidden = curation::hiddenFacts(curation()).predicates;
    std::vector<sqlite::TempView> views;
    std::vector<sqlite::Withheld> withheld = effective().withheld;
    // Tables that hold facts of every predicate show those that are not hidden.
    for (const char* name : {"other_fact", "other_language", "exact_fact"}) {
        if (hidden.empty() || !schema().table(name)) continue;
        std::vector<std::string> quoted;
        for (const std::string& predicate : hidden) quoted.push_back(sqlite::quoteText(predicate));
        views.push_back({name, std::string("SELECT * FROM main.") + name +
                                   " WHERE predicate NOT IN (" + text::join(quoted, ", ") + ")"});
        withheld.push_back({name, {}, true});
    }
    views.insert(views.end(), effective().views.begin(), effective().views.end());
    return sqlite::Sandbox::open(m_folder / "database.db", limits, views, withheld);
}

Result<sqlite::Database> KnowledgeBase::openDatabase() const {
    if (const auto derived = requireDerived(); !derived) return derived.error();
    return sqlite::Database::open(m_folder / "database.db", sqlite::OpenMode::ReadOnly);
}

Result<retrieval::ValueIndex> KnowledgeBase::openValues() const {
    auto database = openDatabase();
    if (!database) return database.error();
    auto rows = std::make_shared<RowLinks>(std::move(*database), schema());
    retrieval::ValueOverlay overlay;
    overlay.settle = [rows](std::string_view text, std::vector<retrieval::ValueLink>& links) {
        return rows->settle(text, links);
    };
    if (!curation().empty()) {
        const curation::EntryNames names(effective());
        overlay.adapt = [names](retrieval::ValueEntry& entry) { return names.adapt(entry); };
        for (const auto& synonym : effective().also)
            overlay.words.emplace_back(synonym.word, synonym.meant);
    }
    return retrieval::ValueIndex::open(m_folder / "values.db", overlay);
}

Result<retrieval::Searcher> KnowledgeBase::openSearcher(
    std::shared_ptr<llm::Embedder> embedder) const {
    if (const auto derived = requireDerived(); !derived) return derived.error();
    auto passages = retrieval::PassageStore::open(m_folder / "passages.db");
    if (!passages) return passages.error();
    if (embedder) {
        for (const EmbedderInfo& info : m_manifest->embedders) {
            if (info.name != embedder->name()) continue;
            auto dense = retrieval::DenseIndex::open(m_folder / info.file);
            if (!dense) return dense.error();
            std::string prompt = info.prompted ? embedder->prompts().query : std::string();
            return retrieval::Searcher(std::move(*passages), std::move(*dense), std::move(embedder),
                                       std::move(prompt),
                                       language::languageOf(m_manifest->language).tag());
        }
    }
    return retrieval::Searcher(std::move(*passages), std::nullopt, nullptr);
}

Result<json> KnowledgeBase::report() const { return readJson(m_folder / "report.json"); }

Result<EntityLookup> EntityLookup::open(const KnowledgeBase& base) {
    auto database = base.openDatabase();
    if (!database) return database.error();
    return EntityLookup(std::make_unique<sqlite::Database>(std::move(*database)));
}

namespace {
constexpr std::string_view selectEntity =
    R"(SELECT key, iri, label, class, "table" FROM entity WHERE )";

Entity entityOf(const sqlite::Statement& row) {
    const auto text = [&](int column) { return std::string(row.text(column)); };
    return {text(0), text(1), text(2), text(3), text(4)};
}
}  // namespace

Result<std::optional<Entity>> EntityLookup::byKey(std::string_view key) const {
    std::optional<Entity> found;
    const auto done = m_database->each(
        std::string(selectEntity) + "key = ?",
        [&](sqlite::Statement& row) {
            found = entityOf(row);
            return false;
        },
        key);
    if (!done) return done.error();
    return found;
}

Result<std::optional<Entity>> EntityLookup::byIri(std::string_view iri) const {
    std::optional<Entity> found;
    const auto done = m_database->each(
        std::string(selectEntity) + "iri = ?",
        [&](sqlite::Statement& row) {
            found = entityOf(row);
            return false;
        },
        iri);
    if (!done) return done.error();
    return found;
}

Result<std::optional<Entity>> EntityLookup::byLabel(std::string_view table,
                                                    std::string_view label) const {
    std::optional<Entity> found;
    int count = 0;
    const auto take = [&](sqlite::Statement& row) {
        found = entityOf(row);
        ++count;
    };
    const std::string select = std::string(selectEntity) + "label = ?";
    const auto done =
        table.empty() ? m_database->each(select + " LIMIT 2", take, label)
                      : m_database->each(select + " AND \"table\" = ? LIMIT 2", take, label, table);
    if (!done) return done.error();
    return count == 1 ? found : std::nullopt;
}

}  // namespace tripletalk::knowledge
