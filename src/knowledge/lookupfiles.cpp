// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/lookupfiles.h"

#include "base/file.h"
#include "knowledge/buildfolder.h"
#include "knowledge/knowledgebase.h"
#include "llm/builtinembedder.h"
#include "lookup/graphindex.h"
#include "lookup/namevectors.h"
#include "lookup/storeindex.h"

#include <mutex>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;

namespace {

Result<lookup::GraphIndex> openCurrent(const fs::path& base, const std::string& stamp) {
    auto index = lookup::GraphIndex::open(base / lookupFolder);
    if (index && index->madeOf() != stamp)
        return Error{ErrorKind::Version, say("Sentence", "The search index is not of this graph."),
                     base.string()};
    return index;
}

}  // namespace

std::string lookupStamp(const std::string& language, const curation::Curation& curation) {
    const curation::HiddenFacts hidden = curation::hiddenFacts(curation);
    std::string all = language;
    for (const auto* iris : {&hidden.predicates, &hidden.classes}) {
        all += '\n';
        for (const std::string& iri : *iris) all += iri + '\n';
    }
    return sha256(all);
}

Result<void> writeLookup(const fs::path& index, const graph::TripleStore& store,
                         const std::string& language, const curation::Curation& curation,
                         llm::Embedder* embedder, const ProgressSink& progress,
                         const CancelToken& cancel) {
    const curation::HiddenFacts hidden = curation::hiddenFacts(curation);
    std::error_code failed;
    fs::create_directory(index, failed);
    if (failed)
        return Error{ErrorKind::Io,
                     say("Sentence", "The folder \"%1\" cannot be made.").arg(index.string()),
                     failed.message()};
    llm::BuiltinEmbedder builtin;
    auto made = lookup::indexStore(store, index,
                                   {.language = language,
                                    .hiddenPredicates = hidden.predicates,
                                    .hiddenClasses = hidden.classes,
                                    .madeOf = lookupStamp(language, curation),
                                    .embedder = &builtin},
                                   progress, cancel);
    if (!made || !embedder || embedder->name() == builtin.name()) return made;
    return lookup::addVectors(index, lookup::ItemKind::Property, *embedder, progress, cancel);
}

Result<lookup::GraphIndex> KnowledgeBase::lookup(const ProgressSink& progress,
                                                 const CancelToken& cancel) const {
    if (isRemote()) {
        auto index = lookup::GraphIndex::open(m_folder / lookupFolder);
        if (index || index.error().kind != ErrorKind::NotFound) return index;
        return Error{ErrorKind::NotFound,
                     say("Sentence",
                         "The graph of \"%1\" has no search index yet: it is fetched among the "
                         "knowledge bases, or by \"tripletalk-cli index\".")
                         .arg(m_manifest->name)};
    }
    const std::string stamp = lookupStamp(m_manifest->language, curation());
    if (auto index = openCurrent(m_folder, stamp)) return index;
    // Of an earlier version, or damaged: one thread makes it anew, the others wait for it.
    static std::mutex making;
    const std::lock_guard lock(making);
    if (auto index = openCurrent(m_folder, stamp)) return index;
    auto build = BuildFolder::createWithin(m_folder, lookupFolder);
    if (!build) return build.error();
    auto store = openGraph();
    if (!store) return store.error();
    auto written = writeLookup(build->path(), *store, m_manifest->language, curation(), nullptr,
                               progress, cancel);
    if (!written) return written.error();
    if (auto committed = build->commit(); !committed) return committed.error();
    return openCurrent(m_folder, stamp);
}

}  // namespace tripletalk::knowledge
