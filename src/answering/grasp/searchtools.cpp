// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/searchtools.h"

#include "answering/grasp/constants.h"
#include "answering/grasp/placesearch.h"
#include "sparql/parser/parser.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tripletalk::answering::grasp {

namespace {

constexpr std::array<std::pair<const char*, Place>, 3> places{
    {{"subject", Place::Subject}, {"property", Place::Property}, {"object", Place::Object}}};

const char* nameOf(Place place) {
    return std::ranges::find(places, place, &std::pair<const char*, Place>::second)->first;
}

const std::string queryMeaning = "words of its name or of what it means";

}  // namespace

Result<Found> SearchingTool::search(const Arguments& given, Place place,
                                    const std::vector<Constraint>& constraints,
                                    const CancelToken& cancel) {
    GraphAtHand& graph = given.graph();
    PlaceSearch search(graph, m_seen, place, given.text("query"), cancel);
    if (constraints.empty()) {
        auto text = search.everywhere();
        if (!text) return text.error();
        return Found{{}, *std::move(text)};
    }
    // What is neither searched nor given is any.
    std::vector<sparql::Node> nodes;
    for (const auto& [name, other] : places) {
        if (other == place) continue;
        const auto constraint = std::ranges::find(constraints, other, &Constraint::place);
        if (constraint == constraints.end()) {
            nodes.emplace_back(sparql::Variable{name});
            continue;
        }
        auto term =
            constantOf(constraint->written,
                       other == Place::Object ? ConstantKind::IriOrLiteral : ConstantKind::Iri,
                       m_graphs.prefixesFor(graph));
        if (!term) return Found{{}, std::string(name) + ": " + term.error().message.text()};
        nodes.emplace_back(*std::move(term));
    }
    auto text = search.among(oneTriple(place, nodes.at(0), nodes.at(1)));
    if (!text) return text.error();
    return Found{{}, *std::move(text)};
}

SearchAllTool SearchAllTool::entities(const Graphs& graphs, SeenIris& seen) {
    return {graphs, seen, "search_entity",
            "Searches the index of a graph for entities: things and classes, by the words of their "
            "names; beginnings of words are enough. For example query = \"ada lovelace\".",
            Place::Subject};
}

SearchAllTool SearchAllTool::properties(const Graphs& graphs, SeenIris& seen) {
    return {graphs, seen, "search_property",
            "Searches the index of a graph for properties, by what they mean and by the words of "
            "their names. For example query = \"place of birth\".",
            Place::Property};
}

Result<Found> SearchAllTool::act(const Arguments& given, const CancelToken& cancel) {
    return search(given, m_place, {}, cancel);
}

SearchBesideTool::SearchBesideTool(const Graphs& graphs, SeenIris& seen, std::string name,
                                   std::string description, Argument constant, Place place,
                                   Place constantPlace)
    : SearchingTool(graphs, seen, std::move(name), std::move(description),
                    {constant, {"query", queryMeaning}}),
      m_constant(std::move(constant.name)),
      m_place(place),
      m_constantPlace(constantPlace) {}

SearchBesideTool SearchBesideTool::propertiesOf(const Graphs& graphs, SeenIris& seen) {
    return {graphs,
            seen,
            "search_property_of_entity",
            "Searches the properties that an entity has (as subject), by what they mean and by the "
            "words of their names. For example entity = \"ex:ada\", query = \"born\".",
            {"entity", "IRI of the entity"},
            Place::Property,
            Place::Subject};
}

SearchBesideTool SearchBesideTool::objectsOf(const Graphs& graphs, SeenIris& seen) {
    return {graphs,
            seen,
            "search_object_of_property",
            "Searches what a property leads to, things and literals, by the words of their names. "
            "For example property = \"ex:bornIn\", query = \"london\".",
            {"property", "IRI of the property"},
            Place::Object,
            Place::Property};
}

Result<Found> SearchBesideTool::act(const Arguments& given, const CancelToken& cancel) {
    return search(given, m_place, {{m_constantPlace, given.text(m_constant.c_str())}}, cancel);
}

SearchConstrainedTool::SearchConstrainedTool(const Graphs& graphs, SeenIris& seen)
    : SearchingTool(
          graphs, seen, "search_constrained",
          "Searches what may stand at a place of a triple, by the words of its name or by what it "
          "means. Up to two constraints fix the other places, and only what the graph has beside "
          "them is found; without constraints the whole index is searched. For example position = "
          "\"property\", query = \"born\", constraints = {\"subject\": \"ex:ada\"}.",
          {{"position",
            "what is searched",
            true,
            {{"type", "string"}, {"enum", {"subject", "property", "object"}}}},
           {"query", queryMeaning},
           {"constraints",
            "IRIs at the other places, at the object also a literal; may be left out",
            false,
            {{"type", "object"},
             {"properties",
              {{"subject", {{"type", "string"}}},
               {"property", {{"type", "string"}}},
               {"object", {{"type", "string"}}}}},
             {"additionalProperties", false}}}}) {}

Result<Found> SearchConstrainedTool::act(const Arguments& given, const CancelToken& cancel) {
    const std::string position = given.text("position");
    const auto searched =
        std::ranges::find_if(places, [&](const auto& one) { return position == one.first; });
    if (searched == places.end())
        return Found{{}, "\"position\" must be subject, property or object."};
    const Arguments constants(given.object("constraints"), nullptr);
    std::vector<Constraint> constraints;
    for (const auto& [name, place] : places)
        if (std::string written = constants.text(name); !written.empty())
            constraints.push_back({place, std::move(written)});
    if (constraints.size() > 2)
        return Found{{}, "Give at most two constraints: one place is searched."};
    if (std::ranges::any_of(constraints,
                            [&](const auto& one) { return one.place == searched->second; }))
        return Found{{},
                     std::string("The ") + nameOf(searched->second) +
                         " is what is searched and cannot be a constraint too."};
    return search(given, searched->second, constraints, cancel);
}

SearchAutocompleteTool::SearchAutocompleteTool(const Graphs& graphs, SeenIris& seen)
    : SearchingTool(
          graphs, seen, "search_autocomplete",
          "Searches what may stand at the place of the variable ?search in a SELECT query, by the "
          "words of its name or by what it means; only what the query finds there is looked "
          "through. For example sparql = \"SELECT * WHERE { ex:ada ?search ?o }\", query = "
          "\"born\".",
          {{"sparql", "a SELECT query with ?search in a triple of its WHERE part"},
           {"query", queryMeaning}}) {}

Result<Found> SearchAutocompleteTool::act(const Arguments& given, const CancelToken& cancel) {
    const auto query =
        sparql::parse(given.text("sparql"), {.prefixes = m_graphs.prefixesFor(given.graph())});
    if (!query) return Found{{}, "The query cannot be read: " + query.error().toText()};
    const auto place = searchedPlace(*query);
    if (!place) return Found{{}, place.error().message.text()};
    auto text =
        PlaceSearch(given.graph(), m_seen, *place, given.text("query"), cancel).among(*query);
    if (!text) return text.error();
    return Found{{}, *std::move(text)};
}

}  // namespace tripletalk::answering::grasp
