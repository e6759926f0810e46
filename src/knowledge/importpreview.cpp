// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/importpreview.h"

#include "curation/curation.h"
#include "knowledge/curator.h"
#include "knowledge/entityfacts.h"
#include "naming/labels.h"
#include "rdf/vocabulary.h"
#include "retrieval/passagestore.h"

namespace tripletalk::knowledge {

namespace fs = std::filesystem;
using graph::TermId;
using graph::TripleStore;

namespace {

constexpr int mostUsedTerms = 500;
constexpr std::size_t mostSamplePassages = 3;

Result<std::vector<UsedTerm>> usedTerms(const TripleStore& store, naming::Labels& labels,
                                        const std::string& query, TermId parameter) {
    std::vector<std::pair<TermId, std::int64_t>> counts;
    const auto read = [&](sqlite::Statement& row) {
        counts.emplace_back(row.integer(0), row.integer(1));
    };
    const auto done = parameter > 0 ? store.database().each(query, read, parameter)
                                    : store.database().each(query, read);
    if (!done) return done.error();
    std::vector<UsedTerm> used;
    for (const auto& [id, count] : counts) {
        const auto term = store.term(id);
        if (!term) return term.error();
        used.push_back(
            {term->isBlank() ? "_:" + term->lexical : term->lexical, labels.label(id), count});
    }
    return used;
}

Result<void> lookAtTerms(ImportPreview& preview) {
    auto store = preview.base.openGraph();
    if (!store) return store.error();
    naming::Labels labels(*store, preview.base.manifest().language);
    const std::string order = " ORDER BY 2 DESC, 1 LIMIT " + std::to_string(mostUsedTerms);
    auto predicates =
        usedTerms(*store, labels, "SELECT p, count(*) FROM quad GROUP BY p" + order, 0);
    if (!predicates) return predicates.error();
    preview.predicates = *std::move(predicates);
    const auto typeId = store->findIri(rdf::vocabulary::rdfType);
    if (!typeId) return typeId.error();
    if (*typeId) {
        auto types = usedTerms(
            *store, labels, "SELECT o, count(DISTINCT s) FROM quad WHERE p = ?1 GROUP BY o" + order,
            **typeId);
        if (!types) return types.error();
        preview.types = *std::move(types);
    }
    return store->database().each(
        "SELECT language, count(*) FROM term WHERE language <> '' GROUP BY 1 ORDER BY 2 DESC, 1",
        [&](sqlite::Statement& row) {
            preview.languages.emplace_back(row.text(0), row.integer(1));
        });
}

/// Number `n` of what a query counts and lists, counted round; nothing of nothing.
Result<std::optional<TermId>> pick(const sqlite::Database& database, const std::string& from,
                                   TermId p, TermId o, std::int64_t n) {
    const auto count = database.integer("SELECT count(*) FROM " + from, p, o);
    if (!count) return count.error();
    if (*count == 0) return std::optional<TermId>();
    const auto id = database.integer("SELECT s FROM " + from + " LIMIT 1 OFFSET ?3", p, o,
                                     std::int64_t{n % *count});
    if (!id) return id.error();
    return std::optional<TermId>(*id);
}

Result<std::optional<TermId>> pickSubject(const TripleStore& store, const std::string& classIri,
                                          std::int64_t n) {
    if (classIri.empty())
        return pick(store.database(),
                    "(SELECT DISTINCT s FROM quad JOIN term ON id = s AND kind = ?1 WHERE ?2 = 0)",
                    0, 0, n);
    const auto type = store.findIri(rdf::vocabulary::rdfType);
    if (!type) return type.error();
    const auto wanted = store.findIri(classIri);
    if (!wanted) return wanted.error();
    if (!*type || !*wanted) return std::optional<TermId>();
    return pick(store.database(), "(SELECT DISTINCT s FROM quad WHERE p = ?1 AND o = ?2)", **type,
                **wanted, n);
}

Result<std::string> passageOf(const KnowledgeBase& base, const std::string& iri) {
    auto store = retrieval::PassageStore::open(base.folder() / "passages.db");
    if (!store) return store.error();
    const auto passages = store->passagesOf(iri);
    if (!passages) return passages.error();
    std::string text;
    for (std::size_t i = 0; i < std::min(mostSamplePassages, passages->size()); ++i)
        text += (text.empty() ? "" : "\n\n") + (*passages)[i].text;
    return text;
}

}  // namespace

Result<ImportPreview> previewImport(const std::vector<fs::path>& sources, const fs::path& folder,
                                    const PreviewOptions& options, const ProgressSink& progress,
                                    const CancelToken& cancel) {
    ImportOptions wanted{.language = options.language,
                         .replace = true,
                         .onError = rdf::OnError::Skip,
                         .base = options.base,
                         .mostTriples = options.mostTriples};
    if (!options.replaced.empty()) {
        const auto kept = keptCuration(options.replaced);
        if (!kept) return kept.error();
        wanted.cleaning = curation::choicesOf(kept->curation);
        wanted.tables = curation::tableChoicesOf(kept->curation);
    }
    auto report = importFiles(sources, folder / "preview.kb", wanted, progress, cancel);
    if (!report) return report.error();
    auto base = KnowledgeBase::open(folder / "preview.kb");
    if (!base) return base.error();
    ImportPreview preview{.base = *std::move(base), .report = *std::move(report)};
    preview.prefixes = preview.base.manifest().prefixes;
    if (auto looked = lookAtTerms(preview); !looked) return looked.error();
    return preview;
}

Result<std::optional<SampleEntity>> sampleEntity(const KnowledgeBase& base,
                                                 const std::string& classIri, std::int64_t n) {
    auto store = base.openGraph();
    if (!store) return store.error();
    const auto picked = pickSubject(*store, classIri, n);
    if (!picked) return picked.error();
    if (!*picked) return std::optional<SampleEntity>();
    auto facts = EntityFacts::open(base);
    if (!facts) return facts.error();
    auto entity = facts->value(**picked);
    if (!entity) return entity.error();
    auto turtle = facts->turtle(**picked);
    if (!turtle) return turtle.error();
    auto passage = passageOf(base, entity->name);
    if (!passage) return passage.error();
    return std::optional(SampleEntity{std::move(entity->name), std::move(entity->text),
                                      std::move(turtle->text), *std::move(passage)});
}

}  // namespace tripletalk::knowledge
