// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "serving/idlepool.h"
#include "serving/web/replies.h"
#include "sparql/sparqlsource.h"

#include <string>

namespace tripletalk::serving {

/// SPARQL 1.1 Protocol (W3C, 2013), its query operation: by GET, by a posted form and by a posted
/// query, over the dataset that the request names, if it names one. Without a query the service is
/// described (SPARQL 1.1 Service Description). Nothing is cut in silence: an answer that is too
/// large is an error. Any thread.
class SparqlProtocol {
  public:
    void answer(const Exchange& exchange, const knowledge::KnowledgeBase& base);

  private:
    IdlePool<sparql::SparqlSource> m_sources;
};

}  // namespace tripletalk::serving
