// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/graphmethod.h"

namespace tripletalk::answering {

Result<void> GraphMethod::open() {
    if (auto opened = openSparql(); !opened) return opened;
    sparql::SparqlSource& graph = m_sparql->graph();
    return m_prompt.open(graph, sparqlNotation(graph.prefixes()), knowledge::sparqlLanguage());
}

}  // namespace tripletalk::answering
