// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/remotelookup.h"

#include "knowledge/buildfolder.h"
#include "knowledge/lookupfiles.h"
#include "llm/builtinembedder.h"
#include "sparql/sparqlsource.h"

namespace tripletalk::knowledge {

namespace {
constexpr const char* fetchedFolder = "fetched";
}

Result<lookup::FetchReport> indexRemote(const KnowledgeBase& base, bool anew,
                                        const ProgressSink& progress, const CancelToken& cancel) {
    if (!base.isRemote())
        return Error{ErrorKind::Usage,
                     say("Sentence", "\"%1\" is no endpoint elsewhere.").arg(base.manifest().name)};
    auto build = BuildFolder::createWithin(base.folder(), lookupFolder);
    if (!build) return build.error();
    auto source = base.openSparql();
    if (!source) return source.error();
    const auto fetched = base.folder() / fetchedFolder;
    auto report = lookup::fetchEndpoint(
        **source, fetched,
        {.of = base.manifest().remote->url, .language = base.manifest().language, .anew = anew},
        progress, cancel);
    if (!report) return report;
    if (report->unchanged && lookup::GraphIndex::open(base.folder() / lookupFolder)) return report;
    llm::BuiltinEmbedder embedder;
    auto made = lookup::indexFetched(fetched, build->path(), &embedder, progress, cancel);
    if (!made) return made.error();
    if (auto committed = build->commit(); !committed) return committed.error();
    return report;
}

}  // namespace tripletalk::knowledge
