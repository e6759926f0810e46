// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/graphathand.h"
#include "answering/grasp/seeniris.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::grasp {

/// What is given of the triples to be listed; not all three.
struct ListedTriples {
    std::optional<rdf::Term> subject = {};
    std::optional<rdf::Term> property = {};
    std::optional<rdf::Term> object = {};
};

/// Triples with subject, property and object in their places.
using TripleRows = std::vector<std::vector<rdf::Term>>;

/// Orders triples so that the first ones show how different they are: popular properties and things
/// first, and each property and thing that was not seen before it goes on with one that was.
/// `propertyRank` and `entityRank` give ranks by popularity, 0 first.
TripleRows diverse(TripleRows triples,
                   const std::function<std::uint32_t(const std::string&)>& propertyRank,
                   const std::function<std::uint32_t(const std::string&)>& entityRank);

/// The triples of a graph that have what is given, as a table: how many, and ten that differ. Of
/// more than 65,536 further properties have rows of their own looked up, or, of one property that
/// has few objects or subjects there, further ones of these. Errors: Cancelled, and
/// those of the graph.
Result<std::string> listed(GraphAtHand& graph, const ListedTriples& given, SeenIris& seen,
                           const CancelToken& cancel);

}  // namespace tripletalk::answering::grasp
