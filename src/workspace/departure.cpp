// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/departure.h"

#include "llm/modelendpoint.h"
#include "net/loopback.h"

#include <algorithm>

namespace tripletalk::workspace {

using answering::Basis;
using answering::Knob;
using answering::Shown;
using answering::StrategyDescriptor;
using knowledge::Privacy;

namespace {

/// The host, unless it is this computer.
std::string outside(const std::string& host) {
    return net::isThisComputer(host) ? std::string() : host;
}

/// What a strategy shows: of one that there is not, everything.
EnumSet<Shown> shownBy(const StrategyDescriptor* strategy) {
    if (!strategy) return {Shown::Schema, Shown::Rows, Shown::Passages};
    return strategy->shows;
}

/// What a base can be asked in.
bool has(const knowledge::Manifest& base, Basis basis) {
    switch (basis) {
        case Basis::Tables:
            return !base.remote && base.tables > 0;
        case Basis::Passages:
            return !base.remote && base.passages > 0;
        case Basis::Graph:
        case Basis::Cypher:
            return !base.remote;
        case Basis::Sparql:
            return true;
        case Basis::Excerpt:
            return base.remote && !base.remote->excerpt.empty();
    }
    return false;
}

}  // namespace

std::string hostOf(const std::string& spec, const llm::Access& access) {
    const auto asked = llm::ModelSpec::of(spec);
    if (!asked) return {};
    if (asked->provider == llm::Provider::Ollama)
        return outside(net::hostIn(llm::ollamaUrl(access.ollamaHost)));
    return outside(net::hostIn(llm::accessTo(asked->server, access).openAiBaseUrl));
}

Misfit misfitOf(const std::string& strategy, const knowledge::Manifest& base) {
    const StrategyDescriptor* known = answering::findStrategy(strategy);
    if (!known) return Misfit::Unknown;
    const EnumSet<Basis>& from = known->answersFrom;
    const bool asksEndpoints = from.contains(Basis::Sparql) || from.contains(Basis::Excerpt);
    if (base.remote && !asksEndpoints) return Misfit::Remote;
    if (base.privacy == Privacy::Schema && !known->valuesCanStay) return Misfit::ValuesStay;
    for (const Basis basis : answering::allBases)
        if (from.contains(basis) && has(base, basis)) return Misfit::None;
    if (base.remote) return Misfit::NoExcerpt;
    return from.contains(Basis::Tables) ? Misfit::NoTables : Misfit::NoPassages;
}

const StrategyDescriptor& usualStrategy(const knowledge::Manifest* base) {
    const auto& all = answering::strategies();
    const auto fitting = std::ranges::find_if(all, [&](const StrategyDescriptor& one) {
        return one.offered && one.asksModel && (!base || misfitOf(one.name, *base) == Misfit::None);
    });
    return fitting == all.end() ? all.front() : *fitting;
}

std::vector<Departure> departuresOf(const Configuration& configuration, const llm::Access& access,
                                    const knowledge::Manifest& base) {
    std::vector<Departure> departures;
    const bool valuesStay = base.privacy == Privacy::Schema;
    const StrategyDescriptor* strategy = answering::findStrategy(configuration.strategy);
    const EnumSet<Shown> shown = shownBy(strategy);
    const std::string host =
        asksModel(configuration) ? hostOf(configuration.model, access) : std::string();
    if (!host.empty())
        departures.push_back({.base = base.id,
                              .baseName = base.name,
                              .host = host,
                              .schema = shown.contains(Shown::Schema),
                              .rows = shown.contains(Shown::Rows) && !valuesStay,
                              .passages = shown.contains(Shown::Passages) && !valuesStay,
                              .forbidden = base.privacy == Privacy::Local});
    const std::string embedder = hostOf(configuration.embedder, access);
    const bool searches = !strategy || strategy->knobs.contains(Knob::Embedder);
    const bool hasIndex = std::ranges::find(base.embedders, configuration.embedder,
                                            &knowledge::EmbedderInfo::name) != base.embedders.end();
    if (!embedder.empty() && embedder != host && searches && hasIndex)
        departures.push_back({.base = base.id,
                              .baseName = base.name,
                              .host = embedder,
                              .forbidden = base.privacy != Privacy::Any});
    const std::string endpoint =
        base.remote ? outside(net::hostIn(base.remote->url)) : std::string();
    if (!endpoint.empty())
        departures.push_back({.base = base.id,
                              .baseName = base.name,
                              .host = endpoint,
                              .question = false,
                              .queries = true});
    return departures;
}

}  // namespace tripletalk::workspace
