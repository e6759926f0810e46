// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/unioqa/belief.h"

#include "answering/unioqa/cypherlists.h"
#include "base/text.h"
#include "cypher/parser/cypherwords.h"
#include "naming/labels.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::answering {

using cypher::CypherEngine;
using cypher::QuerySketch;

namespace {

// Fitted by bench/belief/fit.py (docs/answering.md).
constexpr double ofNothing = -2.12;
constexpr double ofThings = 1.40;
constexpr double ofRelations = 2.18;
constexpr double ofAgreement = 3.93;
/// Where there is nothing to agree with.
constexpr double agreementUnknown = 0.5;
constexpr double leastSaid = 0.3;
constexpr std::size_t comparedRows = 10;

/// Of a relation that the question does not say, where it says none that the things have.
constexpr double unsaid = 0.5;

double shareOf(std::size_t part, std::size_t all) {
    return static_cast<double>(part) / static_cast<double>(all);
}

bool isSaid(RelationWords& words, const AskedWords& asked, const std::string& relation) {
    return !naming::mayBeLabelPredicate(relation) && words.said(asked, relation) >= leastSaid;
}

/// IRIs of what leads on from a thing, or to it, and of its properties.
Result<std::vector<std::string>> relationsOf(CypherEngine& engine, const std::string& thing,
                                             const CancelToken& cancel) {
    using Role = CypherEngine::Role;
    const std::string node = "MATCH (n) WHERE elementId(n) = " + cypher::writtenText(thing);
    std::vector<std::string> iris;
    for (const auto& [rest, role] :
         {std::pair(" MATCH (n)-[r]-() RETURN DISTINCT type(r)", Role::Type),
          std::pair(" UNWIND keys(n) AS name RETURN name", Role::Property)}) {
        const auto names = firstTexts(engine, node + rest, cancel);
        if (!names) return names.error();
        for (const std::string& name : *names)
            if (const auto iri = engine.iriOf(name, role)) iris.push_back(*iri);
    }
    return iris;
}

}  // namespace

double belief(const QuerySigns& signs) {
    if (!signs.found) return 0;
    const double sum = ofNothing + ofThings * signs.things + ofRelations * signs.relations +
                       ofAgreement * (signs.agreed.value_or(agreementUnknown) - agreementUnknown);
    return 1 / (1 + std::exp(-sum));
}

Result<QuerySigns> signsOf(const QuerySketch& sketch, CypherEngine& engine,
                           std::string_view question, PathFinder& finder,
                           const CancelToken& cancel) {
    std::size_t things = 0;
    std::size_t named = 0;
    for (const QuerySketch::Name& name : sketch.names()) {
        ++things;
        if (placeOfName(name.text, question)) ++named;
    }
    bool isOtherSaid = false;
    const AskedWords asked = finder.words().asked(question, {});
    for (const QuerySketch::Node& node : sketch.nodes()) {
        if (node.iri.empty()) continue;
        ++things;
        if (finder.linker().findNames(question, node.iri)) ++named;
        const auto relations = relationsOf(engine, node.iri, cancel);
        if (!relations) return relations.error();
        isOtherSaid = isOtherSaid || std::ranges::any_of(*relations, [&](const std::string& iri) {
                          return isSaid(finder.words(), asked, iri);
                      });
    }
    double relations = 0;
    double said = 0;
    const auto look = [&](const std::string& name, CypherEngine::Role role) {
        const auto iri = engine.iriOf(name, role);
        if (iri && naming::mayBeLabelPredicate(*iri)) return;
        ++relations;
        if (iri && isSaid(finder.words(), asked, *iri))
            ++said;
        else if (!isOtherSaid)
            said += unsaid;
    };
    for (const QuerySketch::Step& step : sketch.steps())
        for (const std::string& type : step.types) look(type, CypherEngine::Role::Type);
    for (const QuerySketch::Property& one : sketch.properties())
        look(one.name, CypherEngine::Role::Property);
    return QuerySigns{.things = things == 0 ? 1 : shareOf(named, things),
                      .relations = relations == 0 ? 1 : said / relations};
}

bool isNothing(const Source& source) {
    if (source.rows.size() > 1) return false;
    return std::ranges::all_of(source.rows, [](const auto& row) {
        return std::ranges::all_of(row, [](const Cell& cell) {
            return cell.text.empty() || cell.text == "0" || cell.text == "false";
        });
    });
}

std::optional<double> agreement(const Source& query, const std::string& onPath) {
    if (onPath.empty()) return std::nullopt;
    const std::string all = text::fold(onPath);
    std::size_t texts = 0;
    std::size_t found = 0;
    for (std::size_t i = 0; i < std::min(query.rows.size(), comparedRows); ++i)
        for (const Cell& cell : query.rows[i]) {
            if (cell.text.empty() || cell.datatype != "text") continue;
            ++texts;
            if (all.find(text::fold(cell.text)) != std::string::npos) ++found;
        }
    if (texts == 0) return std::nullopt;
    return shareOf(found, texts);
}

}  // namespace tripletalk::answering
