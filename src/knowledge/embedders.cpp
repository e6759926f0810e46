// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/embedders.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "knowledge/buildfolder.h"
#include "knowledge/lookupfiles.h"
#include "knowledge/passagefiles.h"
#include "llm/builtinembedder.h"
#include "lookup/graphindex.h"
#include "lookup/namevectors.h"

#include <algorithm>
#include <functional>

namespace tripletalk::knowledge {

using lookup::ItemKind;
namespace fs = std::filesystem;

namespace {

/// Changes the manifest's embedders in a copy of the base, and the files they name with it.
using Change = std::function<Result<void>(const fs::path& folder, Manifest& manifest)>;

Result<KnowledgeBase> changed(const fs::path& folder, const Change& change,
                              const CancelToken& cancel) {
    if (auto there = KnowledgeBase::open(folder); !there) return there.error();
    auto build = BuildFolder::create(folder);
    if (!build) return build.error();
    const auto base = KnowledgeBase::open(folder);
    if (!base) return base.error();
    Manifest manifest = base->manifest();
    if (auto taken = takeOver(folder, build->path(), {}); !taken) return taken.error();
    if (auto done = change(build->path(), manifest); !done) return done.error();
    ++manifest.generation;
    auto written =
        writeFileAtomically(build->path() / "manifest.json", jsonText(toJson(manifest), 1));
    if (!written) return written.error();
    if (cancel.cancelled()) return cancel.error();
    if (auto committed = build->commit(); !committed) return committed.error();
    return KnowledgeBase::open(folder);
}

}  // namespace

Result<KnowledgeBase> addEmbedder(const fs::path& folder, llm::Embedder& embedder,
                                  const ProgressSink& progress, const CancelToken& cancel) {
    return changed(
        folder,
        [&](const fs::path& copy, Manifest& manifest) -> Result<void> {
            const auto known =
                std::ranges::find(manifest.embedders, embedder.name(), &EmbedderInfo::name);
            if (known != manifest.embedders.end())
                return Error{ErrorKind::Usage,
                             say("Sentence", "The knowledge base has this index already.")};
            auto info = writeDenseIndex(copy, embedder, progress, cancel);
            if (!info) return info.error();
            // A base without a search index gets that when it is asked for.
            if (auto added = lookup::addVectors(copy / lookupFolder, ItemKind::Property, embedder,
                                                progress, cancel);
                !added && lookup::GraphIndex::open(copy / lookupFolder))
                return added;
            manifest.embedders.push_back(*std::move(info));
            return {};
        },
        cancel);
}

Result<KnowledgeBase> removeEmbedder(const fs::path& folder, const std::string& name) {
    return changed(
        folder,
        [&](const fs::path& copy, Manifest& manifest) -> Result<void> {
            const auto known = std::ranges::find(manifest.embedders, name, &EmbedderInfo::name);
            if (known == manifest.embedders.end())
                return Error{ErrorKind::NotFound,
                             say("Sentence", "The knowledge base has no such index.")};
            // The built-in one's vectors stay in the search index: it can always be asked.
            if (name != llm::BuiltinEmbedder().name())
                (void)lookup::removeVectors(copy / lookupFolder, ItemKind::Property, name);
            std::error_code failed;
            fs::remove(copy / known->file, failed);
            if (failed)
                return Error{ErrorKind::Io, say("Sentence", "The index cannot be removed."),
                             failed.message()};
            manifest.embedders.erase(known);
            return {};
        },
        CancelToken());
}

}  // namespace tripletalk::knowledge
