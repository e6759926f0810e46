// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/graphsummary.h"

#include "base/file.h"
#include "base/jsontext.h"

#include <nlohmann/json.hpp>

namespace tripletalk::knowledge {

using nlohmann::json;
using sparql::ClassSummary;
using sparql::GraphSummary;
using sparql::PropertySummary;

namespace {

/// Things of a class that are looked at where the graph is here: nearly all of most classes.
constexpr std::size_t thingsHere = 20'000;

json jsonOf(const std::vector<rdf::Term>& terms) {
    json all = json::array();
    for (const rdf::Term& term : terms)
        all.push_back({static_cast<int>(term.kind), term.lexical, term.datatype, term.language});
    return all;
}

json jsonOf(const std::vector<PropertySummary>& properties) {
    json all = json::array();
    for (const PropertySummary& one : properties)
        all.push_back({one.iri, one.label, one.uses, one.share, jsonOf(one.samples),
                       jsonOf(one.values), one.valueClass});
    return all;
}

json jsonOf(const GraphSummary& summary) {
    json classes = json::array();
    for (const ClassSummary& one : summary.classes)
        classes.push_back({one.iri, one.label, one.instances, jsonOf(one.properties)});
    return {{"classes", std::move(classes)},
            {"others", jsonOf(summary.others)},
            {"complete", summary.complete}};
}

std::vector<rdf::Term> termsFrom(const json& all) {
    std::vector<rdf::Term> terms;
    for (const json& term : all)
        terms.push_back({term.at(0).get<rdf::TermKind>(), term.at(1), term.at(2), term.at(3)});
    return terms;
}

std::vector<PropertySummary> propertiesFrom(const json& all) {
    std::vector<PropertySummary> properties;
    for (const json& one : all)
        properties.push_back({one.at(0), one.at(1), one.at(2), one.at(3), termsFrom(one.at(4)),
                              termsFrom(one.at(5)), one.at(6)});
    return properties;
}

GraphSummary summaryFrom(const json& kept) {
    GraphSummary summary{.others = propertiesFrom(kept.at("others")),
                         .complete = kept.at("complete")};
    for (const json& one : kept.at("classes"))
        summary.classes.push_back({one.at(0), one.at(1), one.at(2), propertiesFrom(one.at(3))});
    return summary;
}

/// Which state of a base a summary is of.
json versionOf(const KnowledgeBase& base) {
    const Manifest& manifest = base.manifest();
    return {3, manifest.id, manifest.generation, manifest.language,
            manifest.remote ? manifest.remote->url : std::string()};
}

std::optional<GraphSummary> keptIn(const std::filesystem::path& file, const json& version) {
    const auto content = readFile(file);
    if (!content) return {};
    const json kept = parsedJson(*content);
    if (!kept.is_object() || kept.value("version", json()) != version) return {};
    try {
        return summaryFrom(kept);
    } catch (const json::exception&) {
        return {};  // damaged: it is made anew
    }
}

}  // namespace

Result<GraphSummary> graphSummary(const KnowledgeBase& base, sparql::SparqlSource& source,
                                  const CancelToken& cancel) {
    const std::filesystem::path file = base.folder() / "graph-summary.json";
    const json version = versionOf(base);
    if (auto kept = keptIn(file, version)) return *std::move(kept);
    sparql::SummaryOptions options{.language = base.manifest().language};
    if (!base.isRemote()) options.things = thingsHere;
    auto summary = sparql::summarise(source, options, cancel);
    if (!summary) return summary;
    json written = jsonOf(*summary);
    written["version"] = version;
    // In a folder that cannot be written it is made each time.
    static_cast<void>(writeFileAtomically(file, jsonText(written)).ok());
    return summary;
}

}  // namespace tripletalk::knowledge
