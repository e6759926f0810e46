// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/searchedplace.h"

#include "sparql/parser/scope.h"

#include <algorithm>
#include <optional>
#include <string>

namespace tripletalk::answering::grasp {

namespace {

using sparql::GroupPattern;
using sparql::Node;
using sparql::Variable;

bool isSearched(const Node& node) {
    const auto* variable = std::get_if<Variable>(&node);
    return variable && variable->name == searchedVariable;
}

std::optional<Place> placeIn(const GroupPattern& group);

std::optional<Place> placeIn(const sparql::Triples& triples) {
    for (const sparql::TriplePattern& triple : triples.patterns) {
        if (isSearched(triple.subject)) return Place::Subject;
        const auto* property = std::get_if<Node>(&triple.predicate);
        if (property && isSearched(*property)) return Place::Property;
        if (isSearched(triple.object)) return Place::Object;
    }
    return std::nullopt;
}
std::optional<Place> placeIn(const sparql::NestedGroup& part) { return placeIn(*part.group); }
std::optional<Place> placeIn(const sparql::Optional& part) { return placeIn(*part.group); }
std::optional<Place> placeIn(const sparql::GraphPattern& part) { return placeIn(*part.group); }
std::optional<Place> placeIn(const sparql::Union& part) {
    for (const GroupPattern& group : part.groups)
        if (const auto place = placeIn(group)) return place;
    return std::nullopt;
}
template <typename Other>
std::optional<Place> placeIn(const Other& /*binds nothing by a triple of its own*/) {
    return std::nullopt;
}

std::optional<Place> placeIn(const GroupPattern& group) {
    for (const sparql::PatternElement& element : group.elements)
        if (const auto place = std::visit([](const auto& part) { return placeIn(part); }, element))
            return place;
    return std::nullopt;
}

Error refused(const char* why) { return {ErrorKind::Usage, Sentence::verbatim(why)}; }

}  // namespace

Result<Place> searchedPlace(const sparql::Query& query) {
    if (query.form != sparql::QueryForm::Select)
        return refused("The query must be a SELECT with the variable ?search.");
    if (const auto place = placeIn(query.where)) return *place;
    sparql::VisibleVariables visible;
    visible.add(query.where);
    if (visible.contains(std::string(searchedVariable)))
        return refused(
            "?search stands in no triple pattern of the query itself: write it where "
            "the thing that is searched stands, outside of sub-selects.");
    return refused(
        "The query has no variable ?search in its WHERE part: write ?search where the "
        "thing that is searched stands.");
}

sparql::Query valuesOfSearched(sparql::Query query, std::size_t most) {
    const Variable searched{std::string(searchedVariable)};
    const bool isGrouped = std::ranges::any_of(
        query.groupBy, [&](const sparql::Projection& one) { return one.variable == searched; });
    if (!isGrouped) {
        query.groupBy.clear();
        query.having.clear();
    }
    query.form = sparql::QueryForm::Select;
    query.star = false;
    query.distinct = true;
    query.reduced = false;
    query.projection = {{std::nullopt, searched}};
    query.orderBy.clear();
    query.limit = most;
    query.offset.reset();
    return query;
}

sparql::Query oneTriple(Place place, const Node& first, const Node& second) {
    const Node searched = Variable{std::string(searchedVariable)};
    sparql::TriplePattern triple;
    switch (place) {
        case Place::Subject:
            triple = {searched, first, second};
            break;
        case Place::Property:
            triple = {first, searched, second};
            break;
        case Place::Object:
            triple = {first, second, searched};
            break;
    }
    sparql::Query query;
    query.where.elements = {sparql::Triples{{std::move(triple)}}};
    return query;
}

}  // namespace tripletalk::answering::grasp
