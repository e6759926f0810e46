// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/documents.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "knowledge/buildfolder.h"
#include "knowledge/passagefiles.h"
#include "passages/documentreader.h"

#include <algorithm>
#include <map>
#include <set>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;

namespace {

std::string nameOf(const Source& source) { return fs::path(source.path).filename().string(); }

/// A text may have been imported as a graph.
bool isDocument(const Source& source) {
    return source.triples == 0 && passages::isDocument(source.path);
}

/// The files read, so that nothing is built if one of them cannot be.
struct Added {
    std::vector<Source> sources;
    std::vector<retrieval::Passage> units;
    std::set<std::string> names;
};

Result<Added> readAll(const std::vector<fs::path>& files, const CancelToken& cancel) {
    Added added;
    for (const fs::path& file : files) {
        if (!passages::isDocument(file))
            return Error{ErrorKind::Input,
                         say("Sentence", "\"%1\" is not a document (.txt, .md or .html).")
                             .arg(file.string())};
        if (!added.names.insert(file.filename().string()).second)
            return Error{
                ErrorKind::Usage,
                say("Sentence", "Two documents are called \"%1\".").arg(file.filename().string())};
        auto units = passages::readDocument(file);
        if (!units) return units.error();
        auto hash = sha256OfFile(file, cancel);
        if (!hash) return hash.error();
        std::error_code ignored;
        added.sources.push_back({fs::absolute(file).string(), *hash,
                                 static_cast<std::int64_t>(fs::file_size(file, ignored)), 0, true});
        std::ranges::move(*units, std::back_inserter(added.units));
    }
    return added;
}

Result<std::set<std::string>> namesToRemove(const Manifest& manifest,
                                            const DocumentChange& change) {
    std::set<std::string> known;
    for (const Source& source : manifest.sources)
        if (isDocument(source)) known.insert(nameOf(source));
    for (const std::string& name : change.remove)
        if (!known.contains(name))
            return Error{ErrorKind::NotFound,
                         say("Sentence", "The knowledge base has no document \"%1\".").arg(name)};
    return std::set<std::string>(change.remove.begin(), change.remove.end());
}

Result<std::int64_t> writeUnits(const KnowledgeBase& base, const fs::path& folder,
                                const std::set<std::string>& gone,
                                const std::vector<retrieval::Passage>& units,
                                const ProgressSink& progress, const CancelToken& cancel) {
    return writePassages(folder, [&](const PassageSink& add) -> Result<void> {
        auto old = retrieval::PassageStore::open(base.folder() / "passages.db");
        if (!old) return old.error();
        Progress state{"passages", 0, base.manifest().passages, "passages"};
        Result<void> done;
        auto read = old->each([&](const retrieval::Passage& passage) {
            if (cancel.cancelled()) done = cancel.error();
            const bool document = passage.kind == retrieval::PassageKind::Document;
            if (done.ok() && !(document && gone.contains(passage.source))) done = add(passage);
            if (progress && ++state.done % 1024 == 0) progress(state);
            return done.ok();
        });
        if (!read) return read;
        for (const auto& unit : units)
            if (done.ok()) done = add(unit);
        state.done = state.total;
        if (progress && done) progress(state);
        return done;
    });
}

}  // namespace

Result<std::vector<Document>> documentsOf(const KnowledgeBase& base) {
    std::map<std::string, std::int64_t> units;
    auto counted = eachUnit(base.folder(), [&](const retrieval::Passage& unit) -> Result<void> {
        ++units[unit.source];
        return {};
    });
    if (!counted) return counted.error();
    std::vector<Document> documents;
    for (const Source& source : base.manifest().sources)
        if (isDocument(source))
            documents.push_back(
                {nameOf(source), source.path, source.bytes, units[nameOf(source)], source.added});
    return documents;
}

Result<KnowledgeBase> changeDocuments(const fs::path& folder, const DocumentChange& change,
                                      const EmbedderSource& embedders, const ProgressSink& progress,
                                      const CancelToken& cancel) {
    if (change.add.empty() && change.remove.empty())
        return Error{ErrorKind::Usage,
                     say("Sentence", "There is no document to add or to remove.")};
    if (auto there = KnowledgeBase::open(folder); !there) return there.error();
    auto build = BuildFolder::create(folder);
    if (!build) return build.error();
    auto base = KnowledgeBase::open(folder);
    if (!base) return base.error();
    Manifest manifest = base->manifest();
    auto gone = namesToRemove(manifest, change);
    if (!gone) return gone.error();
    auto added = readAll(change.add, cancel);
    if (!added) return added.error();
    gone->insert(added->names.begin(), added->names.end());

    if (auto taken = takeOver(folder, build->path(), {"passages.db", "dense"}); !taken)
        return taken.error();
    auto count = writeUnits(*base, build->path(), *gone, added->units, progress, cancel);
    if (!count) return count.error();
    manifest.passages = *count;
    for (EmbedderInfo& info : manifest.embedders) {
        auto embedder = embedders(info.name);
        if (!embedder) return embedder.error();
        auto written = writeDenseIndex(build->path(), **embedder, progress, cancel);
        if (!written) return written.error();
        info = *std::move(written);
    }
    std::erase_if(manifest.sources, [&](const Source& source) {
        return isDocument(source) && gone->contains(nameOf(source));
    });
    std::ranges::move(added->sources, std::back_inserter(manifest.sources));
    ++manifest.generation;
    auto written =
        writeFileAtomically(build->path() / "manifest.json", jsonText(toJson(manifest), 1));
    if (!written) return written.error();
    if (cancel.cancelled()) return cancel.error();
    if (auto committed = build->commit(); !committed) return committed.error();
    return KnowledgeBase::open(folder);
}

}  // namespace tripletalk::knowledge
