// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/sparqlsource.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sparql {

/// IRI → its name for people, for those that have one written: the best label predicate
/// (naming::labelPredicates), then the language that suits best. Asks by queries of at most 100
/// IRIs, so that it works wherever a graph lies. Errors: those of the source.
Result<std::map<std::string, std::string>> labelsOf(SparqlSource& source,
                                                    const std::vector<std::string>& iris,
                                                    std::string_view language,
                                                    const QueryLimits& limits,
                                                    const CancelToken& cancel);

/// "<iri>" as a query writes it; empty for what could not stand in a query.
std::string iriInQuery(std::string_view iri);

}  // namespace tripletalk::sparql
