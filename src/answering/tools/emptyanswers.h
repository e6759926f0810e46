// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "sparql/sparqlsource.h"

#include <string>
#include <vector>

/// Why a query may find nothing: told to the model that wrote it.
namespace tripletalk::answering {

/// Those of some IRIs that do not occur in the graph; rdf:type, and all behind the twelfth, are not
/// looked for. Errors: those of the source.
Result<std::vector<std::string>> irisNotIn(sparql::SparqlSource& graph,
                                           const std::vector<std::string>& iris,
                                           const CancelToken& cancel);

/// Of a query without solutions: which of its IRIs the graph does not have, and whether its FILTERs
/// leave nothing. Empty if neither is so. Errors: Cancelled.
Result<std::string> whyNothingIsFound(sparql::SparqlSource& graph, const std::string& query,
                                      const CancelToken& cancel);

}  // namespace tripletalk::answering
