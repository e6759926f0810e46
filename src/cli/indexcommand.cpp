// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"
#include "cli/endpointoptions.h"
#include "knowledge/remotelookup.h"

#include <algorithm>

namespace tripletalk::cli {

namespace {

using lookup::ItemKind;
using nlohmann::json;

json toJson(const lookup::GraphIndex& index, const std::vector<lookup::Hit>& hits, ItemKind kind) {
    json found = json::array();
    for (const lookup::Hit& hit : hits) {
        const lookup::Item item = index.item(kind, hit.row);
        found.push_back({{"row", hit.row},
                         {"score", hit.score},
                         {"iri", item.iri},
                         {"label", item.label},
                         {"synonyms", item.synonyms},
                         {"infos", item.infos},
                         {"popularity", item.score}});
    }
    return found;
}

void print(const Context& context, const json& found) {
    for (const json& item : found) {
        context.out << item.at("score").get<double>() << "  " << item.at("label").get<std::string>()
                    << "  <" << item.at("iri").get<std::string>() << ">\n";
        for (const json& info : item.at("infos"))
            context.out << "    " << info.get<std::string>() << "\n";
    }
}

Result<lookup::FetchReport> madeOf(const Context& context, const Options& options,
                                   const knowledge::KnowledgeBase& base) {
    if (base.isRemote() && !options.has("find"))
        return knowledge::indexRemote(base, options.has("anew"), context.progress(),
                                      context.cancel);
    return lookup::FetchReport{};
}

int runIndex(Context& context, const Options& options) {
    const auto base = baseFrom(context, options);
    if (!base) return context.fail(base.error());
    const auto most = options.number("k", 10, 1, 10'000);
    if (!most) return context.fail(most.error());
    auto report = madeOf(context, options, *base);
    if (!report) return context.fail(report.error());
    auto index = base->lookup(context.progress(), context.cancel);
    if (!index) return context.fail(index.error());
    const auto hits = [&](ItemKind kind) {
        const auto k = static_cast<std::size_t>(*most);
        return toJson(*index, index->byWords(kind, options.get("find"), k), kind);
    };
    const json entities = hits(ItemKind::Entity);
    const json properties = hits(ItemKind::Property);
    if (context.json) {
        context.print({{"entities", index->count(ItemKind::Entity)},
                       {"properties", index->count(ItemKind::Property)},
                       {"asked", report->asked},
                       {"skipped", report->skipped},
                       {"resumed", report->resumed},
                       {"unchanged", report->unchanged},
                       {"found", {{"entities", entities}, {"properties", properties}}}});
        return Done;
    }
    if (report->unchanged)
        context.out << "The graph has as many triples as before: nothing was fetched.\n";
    context.out << index->count(ItemKind::Entity) << " entities, "
                << index->count(ItemKind::Property) << " properties\n";
    print(context, entities);
    print(context, properties);
    return Done;
}

}  // namespace

Command indexCommand() {
    return {"index",
            "",
            "Make or ask the search index of a graph.",
            {{"kb", "DIR", "the knowledge base", true},
             {"find", "TEXT", "entities and properties with these words in their names"},
             {"k", "N", "of each, at most (10)"},
             {"anew", "", "of an endpoint: forget what was fetched before"},
             authorizationOption()},
            runIndex};
}

}  // namespace tripletalk::cli
