// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/endpointindex.h"

#include "lookup/endpointlists.h"
#include "lookup/endpointthings.h"
#include "lookup/fetchstate.h"
#include "lookup/indexfolder.h"
#include "lookup/itemindexbuilder.h"
#include "lookup/itemtext.h"
#include "lookup/namevectors.h"
#include "lookup/wordindex.h"

#include <charconv>
#include <chrono>
#include <functional>
#include <unordered_map>

namespace tripletalk::lookup {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostLinked = 1'000'000;  // things whose labels stand in infos of others

/// The number of triples; below 0 where the endpoint does not say.
Result<std::int64_t> triplesOf(sparql::SparqlSource& source, const CancelToken& cancel) {
    const auto answer = source.query("SELECT (COUNT(*) AS ?n) WHERE { ?s ?p ?o }",
                                     {.time = std::chrono::seconds(60)}, cancel);
    if (!answer) {
        const ErrorKind kind = answer.error().kind;
        const bool cannot =
            kind == ErrorKind::Timeout || kind == ErrorKind::Limit || kind == ErrorKind::Server;
        if (cannot && !cancel.cancelled()) return std::int64_t{-1};
        return answer.error();
    }
    std::int64_t count = -1;
    if (!answer->rows.empty() && !answer->rows[0].empty() && answer->rows[0][0]) {
        const std::string& text = answer->rows[0][0]->lexical;
        std::from_chars(text.data(), text.data() + text.size(), count);
    }
    return count;
}

void forget(const fs::path& folder) {
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    // Not what it stands in: that may have been deleted meanwhile.
    fs::create_directory(folder, ignored);
}

/// What was fetched whole becomes what an update compares with.
void becomeEarlier(const fs::path& folder) {
    std::error_code ignored;
    for (const FetchStep step : {FetchStep::PropertyThings, FetchStep::EntityThings})
        fs::rename(FetchState::recordsFile(folder, step), EndpointThings::earlierFile(folder, step),
                   ignored);
}

void dropEarlier(const fs::path& folder) {
    std::error_code ignored;
    for (const FetchStep step : {FetchStep::PropertyThings, FetchStep::EntityThings})
        fs::remove(EndpointThings::earlierFile(folder, step), ignored);
}

/// Calls `take` with each thing that was fetched of one kind.
Result<void> eachThing(const fs::path& folder, const FetchState& state, ItemKind kind,
                       const std::function<Result<void>(Item)>& take) {
    const FetchStep step =
        kind == ItemKind::Property ? FetchStep::PropertyThings : FetchStep::EntityThings;
    auto reader = RecordReader::open(FetchState::recordsFile(folder, step),
                                     state.bytes.at(static_cast<std::size_t>(step)));
    if (!reader) return reader.error();
    for (std::string_view record;;) {
        auto more = reader->next(record);
        if (!more) return more.error();
        if (!*more) return {};
        if (auto taken = take(readItem(record)); !taken) return taken;
    }
}

/// IRI -> label of what infos link to.
using Linked = std::unordered_map<std::string, std::string>;

Result<Linked> linkedThings(const fs::path& folder, const FetchState& state) {
    Linked linked;
    for (const ItemKind kind : {ItemKind::Property, ItemKind::Entity}) {
        auto read = eachThing(folder, state, kind, [&](const Item& item) -> Result<void> {
            for (const std::string& info : item.infos)
                if (const auto mark = info.find(linkMark);
                    mark != std::string::npos && linked.size() < mostLinked)
                    linked.try_emplace(info.substr(mark + 1));
            return {};
        });
        if (!read) return read.error();
    }
    for (const ItemKind kind : {ItemKind::Property, ItemKind::Entity}) {
        auto read = eachThing(folder, state, kind, [&](Item item) -> Result<void> {
            const auto known = linked.find(item.iri);
            if (known != linked.end() && !item.label.empty()) known->second = std::move(item.label);
            return {};
        });
        if (!read) return read.error();
    }
    return linked;
}

Result<void> countThings(const fs::path& folder, const FetchState& state, FetchReport& report) {
    for (const ItemKind kind : {ItemKind::Entity, ItemKind::Property}) {
        std::uint64_t& count = kind == ItemKind::Entity ? report.entities : report.properties;
        auto counted = eachThing(folder, state, kind, [&](const Item&) -> Result<void> {
            ++count;
            return {};
        });
        if (!counted) return counted;
    }
    return {};
}

void resolveLinks(Item& item, const Linked& linked) {
    for (std::string& info : item.infos) {
        const auto mark = info.find(linkMark);
        if (mark == std::string::npos) continue;
        const std::string iri = info.substr(mark + 1);
        const auto known = linked.find(iri);
        const bool isNamed = known != linked.end() && !known->second.empty();
        info.replace(mark, std::string::npos, isNamed ? known->second : namesOfIri(iri).front());
    }
}

/// One try: what stands in `folder` is gone on with.
Result<FetchReport> fetchInto(sparql::SparqlSource& source, const fs::path& folder,
                              const FetchOptions& options, const ProgressSink& progress,
                              const CancelToken& cancel) {
    FetchState state = FetchState::read(folder);
    const std::string of = options.of + "\n" + options.language;
    FetchReport report;
    auto triples = triplesOf(source, cancel);
    if (!triples) return triples.error();
    const bool same = *triples >= 0 && *triples == state.triples;
    if (options.anew || state.of != of) {
        forget(folder);
        state = {};
    } else if (state.step == FetchStep::Done) {
        report.unchanged = same;
        if (!same) {
            becomeEarlier(folder);
            state = {};
        }
    } else if (*triples == state.triples) {
        report.resumed = true;
    } else {
        state = {};  // earlier things, if an update broke off, are still right
    }
    if (!report.resumed && !report.unchanged) {
        state.of = of;
        state.triples = *triples;
        if (auto written = state.write(folder); !written) return written.error();
    }
    EndpointLists lists(source, folder, state, progress, cancel);
    EndpointThings things(source, folder, state, options.language, progress, cancel);
    while (state.step != FetchStep::Done) {
        auto fetched = state.step < FetchStep::PropertyThings ? lists.fetch() : things.fetch();
        if (!fetched) return fetched.error();
        state.step = static_cast<FetchStep>(static_cast<unsigned char>(state.step) + 1);
        state.last.clear();
        state.offset = 0;
        if (auto written = state.write(folder); !written) return written.error();
    }
    dropEarlier(folder);
    report.asked = things.asked();
    report.skipped = lists.skipped() + things.skipped();
    if (auto counted = countThings(folder, state, report); !counted) return counted.error();
    return report;
}

}  // namespace

Result<FetchReport> fetchEndpoint(sparql::SparqlSource& source, const fs::path& folder,
                                  const FetchOptions& options, const ProgressSink& progress,
                                  const CancelToken& cancel) {
    auto report = fetchInto(source, folder, options, progress, cancel);
    // What was fetched is damaged (the computer went down while it was written): all anew.
    if (report || report.error().kind != ErrorKind::Input || options.anew) return report;
    FetchOptions anew = options;
    anew.anew = true;
    return fetchInto(source, folder, anew, progress, cancel);
}

Result<void> indexFetched(const fs::path& folder, const fs::path& index, llm::Embedder* embedder,
                          const ProgressSink& progress, const CancelToken& cancel) {
    const FetchState state = FetchState::read(folder);
    if (state.step != FetchStep::Done)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "The names of the graph were not fetched to the end."),
                     folder.string()};
    auto linked = linkedThings(folder, state);
    if (!linked) return linked.error();
    for (const ItemKind kind : {ItemKind::Property, ItemKind::Entity}) {
        ItemIndexBuilder builder(IndexFolder::itemsFile(index, kind));
        auto added = eachThing(folder, state, kind, [&](Item item) {
            resolveLinks(item, *linked);
            return builder.add(std::move(item));
        });
        if (!added) return added;
        if (auto rows = builder.finish(progress, cancel); !rows) return rows.error();
    }
    if (auto written = IndexFolder{state.of}.write(index); !written) return written;
    if (!embedder) return {};
    return addVectors(index, ItemKind::Property, *embedder, progress, cancel);
}

}  // namespace tripletalk::lookup
