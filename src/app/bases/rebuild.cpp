// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/rebuild.h"

#include "base/jsontext.h"
#include "knowledge/importfiles.h"
#include "workspace/privacygate.h"

#include <utility>
#include <vector>

namespace tripletalk::app {

using knowledge::KnowledgeBase;
using workspace::PrivacyGate;

namespace {

/// Documents that were added by themselves come over on their own.
std::vector<std::filesystem::path> importedFiles(const knowledge::Manifest& manifest) {
    std::vector<std::filesystem::path> files;
    for (const auto& source : manifest.sources)
        if (!source.added) files.emplace_back(source.path);
    return files;
}

/// As the base was imported the last time.
knowledge::ImportOptions optionsOf(const KnowledgeBase& base) {
    knowledge::ImportOptions options;
    options.replace = true;
    options.name = base.manifest().name;
    options.language = base.manifest().language;
    const auto report = base.report();
    if (!report) return options;
    const auto reading = memberOr(*report, "reading", nlohmann::json::object());
    const auto said = [&](const char* name) { return memberOr(reading, name, std::string()); };
    if (const auto chosen = rdf::onErrorFromString(said("on_error")))
        options.onError = *chosen;
    else if (!elementsOf(*report, "skipped").empty())  // of an older program
        options.onError = rdf::OnError::Skip;
    options.base = said("base");
    if (const auto format = said("format"); !format.empty())
        options.format = rdf::formatNamed(format);
    return options;
}

}  // namespace

Result<std::optional<knowledge::ImportChanges>> rebuildFromSources(
    const std::filesystem::path& folder, const EmbedderServers& servers,
    const ProgressSink& progress, const CancelToken& cancel) {
    const auto base = KnowledgeBase::open(folder);
    if (!base) return base.error();
    auto options = optionsOf(*base);
    if (!base->manifest().embedders.empty()) {
        const auto gate = PrivacyGate::of({*base}, servers.access, servers.client);
        if (!gate) return gate.error();
        auto embedder = gate->embedder(base->manifest().embedders.front().name);
        if (!embedder) return embedder.error();
        options.embedder = std::move(*embedder);
    }
    auto report =
        knowledge::importFiles(importedFiles(base->manifest()), folder, options, progress, cancel);
    if (!report) return report.error();
    return std::move(report->changes);
}

Result<KnowledgeBase> rebuildWithDocuments(const std::filesystem::path& folder,
                                           const knowledge::DocumentChange& change,
                                           const EmbedderServers& servers,
                                           const ProgressSink& progress,
                                           const CancelToken& cancel) {
    const auto base = KnowledgeBase::open(folder);
    if (!base) return base.error();
    const auto gate = PrivacyGate::of({*base}, servers.access, servers.client);
    if (!gate) return gate.error();
    return knowledge::changeDocuments(
        folder, change, [&](const std::string& name) { return gate->embedder(name); }, progress,
        cancel);
}

}  // namespace tripletalk::app
