// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "rdf/term.h"
#include "sparql/sparqlsource.h"

#include <map>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// The names of a graph's terms for people. One thread.
class TermNames {
  public:
    /// Asks the source for the labels of all IRIs of these facts, in this language if there are
    /// any; without an answer the local names stand for them. Errors: Cancelled.
    static Result<TermNames> of(const std::vector<sparql::Triple>& facts,
                                sparql::SparqlSource& source, const std::string& language,
                                const sparql::QueryLimits& limits, const CancelToken& cancel);

    /// Never empty: an IRI without a label is its local name in words, a literal its text, a blank
    /// node says what it is.
    [[nodiscard]] std::string of(const rdf::Term& term) const;
    /// As the words of a sentence: "is a", "has name", or the predicate's name.
    [[nodiscard]] std::string ofPredicate(const std::string& iri) const;
    /// The label that is written in the graph, or empty.
    [[nodiscard]] std::string written(const std::string& iri) const;

  private:
    std::map<std::string, std::string> m_labels;
};

}  // namespace tripletalk::answering
