// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/strategies/descriptor.h"
#include "answering/trace.h"
#include "base/cancel.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "sparql/sparqlsource.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// A thing that is described ("the cheapest car of the Nova series"), and what says that it is it.
struct DescribedThing {
    std::string iri = {};
    std::string label = {};
    Source source = {};  ///< the query that found it, with a note how the words were read
};

/// The one thing that a model finds for a description by querying the graph (the strategy
/// "sparql"); nothing where it finds none or several. What the model is asked is told to `trace` as
/// part of understanding the question. Errors: Cancelled.
Result<std::optional<DescribedThing>> describedThing(const std::string& words,
                                                     const knowledge::KnowledgeBase& base,
                                                     const StrategyParts& parts, Trace& trace,
                                                     const CancelToken& cancel);

/// The names of a thing's classes; those that the graph cannot say are left out.
std::vector<std::string> classNamesOf(const std::string& thing, sparql::SparqlSource& source,
                                      const std::string& language, const CancelToken& cancel);

}  // namespace tripletalk::answering
