// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/departure.h"

#include "llm/modelendpoint.h"
#include "net/loopback.h"

#include <algorithm>

namespace tripletalk::workspace {

using knowledge::Privacy;

namespace {

/// The host, unless it is this computer.
std::string outside(const std::string& host) {
    return net::isThisComputer(host) ? std::string() : host;
}

bool asksTables(const std::string& strategy) {
    return strategy == "sql+passages" || strategy == "sql" || strategy == "sparql" ||
           strategy == "control";
}

bool asksPassages(const std::string& strategy) {
    return strategy == "sql+passages" || strategy == "passages";
}

}  // namespace

std::string hostOf(const std::string& spec, const llm::Access& access) {
    const std::string address = spec.starts_with("openai:")   ? access.openAiBaseUrl
                                : spec.starts_with("ollama:") ? llm::ollamaUrl(access.ollamaHost)
                                                              : std::string();
    return outside(net::hostIn(address));
}

Misfit misfitOf(const std::string& strategy, const knowledge::Manifest& base) {
    if (base.remote && strategy != "sparql") return Misfit::Remote;
    if (base.privacy == Privacy::Schema && showsValues(strategy)) return Misfit::ValuesStay;
    if ((strategy == "sql" || strategy == "control") && base.tables == 0) return Misfit::NoTables;
    if (strategy == "passages" && base.passages == 0) return Misfit::NoPassages;
    if (strategy == "sql+passages" && base.tables == 0 && base.passages == 0)
        return Misfit::NoTables;
    return Misfit::None;
}

std::vector<Departure> departuresOf(const Configuration& configuration, const llm::Access& access,
                                    const knowledge::Manifest& base) {
    std::vector<Departure> departures;
    const bool valuesStay = base.privacy == Privacy::Schema;
    const std::string host =
        configuration.strategy == "offline" ? std::string() : hostOf(configuration.model, access);
    if (!host.empty())
        departures.push_back({.host = host,
                              .schema = asksTables(configuration.strategy),
                              .rows = asksTables(configuration.strategy) && !valuesStay,
                              .passages = asksPassages(configuration.strategy) && !valuesStay,
                              .forbidden = base.privacy == Privacy::Local});
    const std::string embedder = hostOf(configuration.embedder, access);
    const bool searches = std::ranges::find(base.embedders, configuration.embedder,
                                            &knowledge::EmbedderInfo::name) != base.embedders.end();
    if (!embedder.empty() && embedder != host && searches)
        departures.push_back({.host = embedder, .forbidden = base.privacy != Privacy::Any});
    const std::string endpoint =
        base.remote ? outside(net::hostIn(base.remote->url)) : std::string();
    if (!endpoint.empty())
        departures.push_back({.host = endpoint, .question = false, .queries = true});
    return departures;
}

}  // namespace tripletalk::workspace
