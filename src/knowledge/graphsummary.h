// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/knowledgebase.h"
#include "sparql/editor/summary.h"
#include "sparql/sparqlsource.h"

namespace tripletalk::knowledge {

/// sparql::summarise of a base, asked of `source` (its openSparql) once for each version of the
/// base and then kept in its folder; of a remote base until it is connected anew. May be called
/// from several threads and processes.
Result<sparql::GraphSummary> graphSummary(const KnowledgeBase& base, sparql::SparqlSource& source,
                                          const CancelToken& cancel);

}  // namespace tripletalk::knowledge
