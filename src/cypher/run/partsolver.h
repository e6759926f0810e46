// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/plan/solvedpart.h"
#include "cypher/querystate.h"
#include "sparql/openstore.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace tripletalk::cypher {

/// Asks the store for parts of patterns by SPARQL's algebra and SQL, on a connection of its own:
/// one query at a time may run there, beside those that walk. Throws Failure.
class PartSolver {
  public:
    PartSolver(std::filesystem::path graphDb, sparql::OpenStore::Options options)
        : m_path(std::move(graphDb)), m_options(std::move(options)) {}

    /// Each solution as wide as the columns of the part; false ends, and is returned.
    bool solve(const SolvedPart& part, QueryState& state,
               const std::function<bool(const std::vector<graph::TermId>&)>& take);
    /// The algebra and the SQL of a part, for people.
    std::string explain(const SolvedPart& part, QueryState& state);

  private:
    sparql::OpenStore& opened();
    std::filesystem::path m_path;
    sparql::OpenStore::Options m_options;
    std::unique_ptr<sparql::OpenStore> m_opened;
};

}  // namespace tripletalk::cypher
