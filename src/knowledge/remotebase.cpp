// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/remotebase.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "knowledge/baseid.h"
#include "knowledge/buildfolder.h"
#include "knowledge/knowledgebase.h"
#include "net/loopback.h"
#include "rdf/wellknownprefixes.h"
#include "sparql/endpoint/endpoint.h"

namespace tripletalk::knowledge {

namespace {

Result<void> requireTriples(sparql::SparqlSource& endpoint, const CancelToken& cancel) {
    const auto answer =
        endpoint.query("ASK { ?s ?p ?o }", {.time = std::chrono::seconds(30)}, cancel);
    if (!answer) return answer.error();
    if (answer->truth) return {};
    return Error{ErrorKind::Input,
                 say("Sentence", "The endpoint answers, but its graph has no triples.")};
}

/// A base keeps its id when it is made anew. What was imported is not thrown away for a manifest.
Result<void> takeOver(const std::filesystem::path& folder, bool replace, Manifest& manifest) {
    std::error_code failed;
    if (!std::filesystem::exists(folder, failed)) return {};
    if (!replace)
        return Error{ErrorKind::Usage,
                     say("Sentence", "There is something at \"%1\" already.").arg(folder.string())};
    const auto before = KnowledgeBase::open(folder);
    if (!before) return before.error();
    if (!before->isRemote())
        return Error{ErrorKind::Usage,
                     say("Sentence", "\"%1\" was imported; an endpoint needs a base of its own.")
                         .arg(before->manifest().name)};
    manifest.id = before->manifest().id;
    manifest.generation = before->manifest().generation + 1;
    return {};
}

}  // namespace

Result<Manifest> makeRemoteBase(const std::filesystem::path& folder, const RemoteOptions& options,
                                std::shared_ptr<net::Client> client, const CancelToken& cancel) {
    auto endpoint = sparql::Endpoint::create(
        {.url = options.url, .authorization = options.authorization}, std::move(client));
    if (!endpoint) return endpoint.error();
    Manifest manifest;
    manifest.id = newBaseId();
    if (auto taken = takeOver(folder, options.replace, manifest); !taken) return taken.error();
    if (auto asked = requireTriples(**endpoint, cancel); !asked) return asked.error();
    manifest.name = options.name.empty() ? net::hostIn(options.url) : options.name;
    manifest.created = timeOfCreation();
    manifest.language = options.language;
    manifest.privacy = options.privacy;
    manifest.prefixes = options.prefixes;
    const auto& known = rdf::wellKnownPrefixes();
    manifest.prefixes.insert(known.begin(), known.end());
    manifest.remote = Remote{options.url, !options.authorization.empty()};
    auto build = BuildFolder::create(folder);
    if (!build) return build.error();
    for (const auto& [name, content] : {std::pair("manifest.json", jsonText(toJson(manifest), 1)),
                                        std::pair("report.json", std::string("{}"))})
        if (auto written = writeFileAtomically(build->path() / name, content); !written)
            return written.error();
    if (auto copied = copyLasting(folder, build->path()); !copied) return copied.error();
    if (auto done = build->commit(); !done) return done.error();
    return manifest;
}

}  // namespace tripletalk::knowledge
