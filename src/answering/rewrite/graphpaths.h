// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/relationpath.h"
#include "base/cancel.h"
#include "base/result.h"
#include "sparql/sparqlsource.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// A fact as it lies on a path: `inverse` if the path runs from its object to its subject.
struct PathFact {
    sparql::Triple triple;
    bool inverse = false;
    friend bool operator==(const PathFact&, const PathFact&) = default;
};

/// Asks a graph, here or at an endpoint, where paths lead. What the graph cannot say in time counts
/// as not there. One thread.
class GraphPaths {
  public:
    /// The source must outlive it.
    explicit GraphPaths(sparql::SparqlSource& source);

    /// Which of these paths lead somewhere from a thing (an IRI) other than back to it, in their
    /// order. Errors: Cancelled; those of a source that answers nothing at all (Network, Server).
    Result<std::vector<bool>> exist(const std::string& thing,
                                    const std::vector<RelationPath>& paths,
                                    const CancelToken& cancel);

    /// The steps that go on from where a path leads (from the thing itself where it is empty). Of
    /// many ends the first 100 are looked at, and of these what is no literal. Names, types and
    /// what RDF says of itself are no steps. Errors as above.
    Result<std::vector<PathStep>> stepsFrom(const std::string& thing, const RelationPath& path,
                                            const CancelToken& cancel);

    /// The first `most` ways along a path, each the facts on it, in the order of the graph. Errors
    /// as above.
    Result<std::vector<std::vector<PathFact>>> walks(const std::string& thing,
                                                     const RelationPath& path, std::size_t most,
                                                     const CancelToken& cancel);

    /// Where a path leads: a query for all ends, each once, as ?answer.
    [[nodiscard]] static std::string query(const std::string& thing, const RelationPath& path);

  private:
    Result<sparql::QueryAnswer> ask(const std::string& query, std::size_t rows,
                                    const CancelToken& cancel);

    sparql::SparqlSource& m_source;
    std::map<std::string, bool> m_known;  ///< thing and path -> leads somewhere
};

}  // namespace tripletalk::answering
