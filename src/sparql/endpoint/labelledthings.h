// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/sparqlsource.h"

#include <map>
#include <string>
#include <string_view>

namespace tripletalk::sparql {

/// Column → label → IRI of the thing that bears it.
using LabelledThings = std::map<std::string, std::map<rdf::Term, std::string>>;

/// Whose labels the columns of an answer hold, where its query (`?thing rdfs:label ?name`) says so
/// and the things themselves are no column. Only labels that are one thing's alone are told, among
/// those that have what the query demands of the thing by constants (its class, say). Asked by
/// queries of at most 100 labels, for the first 500 labels of a column alone. Errors: those of the
/// source.
Result<LabelledThings> thingsLabelledIn(SparqlSource& source, std::string_view query,
                                        const QueryAnswer& answer, QueryLimits limits,
                                        const CancelToken& cancel);

}  // namespace tripletalk::sparql
