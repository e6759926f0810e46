// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/knowledgebase.h"
#include "retrieval/valueindex.h"
#include "sparql/sparqlsource.h"

#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// What a question's words may stand for in a graph: by the base's index of names and values, or,
/// as none is made of a remote base, by asking its endpoint (`source`) which things bear them.
Result<std::vector<retrieval::ValueLink>> graphLinks(const knowledge::KnowledgeBase& base,
                                                     sparql::SparqlSource& source,
                                                     std::string_view question,
                                                     const CancelToken& cancel);

}  // namespace tripletalk::answering
