// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/graphvectors.h"
#include "answering/rewrite/relationwords.h"
#include "cypher/cypherengine.h"
#include "cypher/editor/querysketch.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::answering {

/// A query with other relations in it.
struct RepairedQuery {
    std::string query = {};
    std::vector<std::pair<std::string, std::string>> changes = {};  ///< before and after
    double score = 1;                                               ///< 0 to 1
};

/// Writes a Cypher query anew with relations that its things have (METHODS 3.2, relation
/// replacement): from the things and classes that it names on, step by step, each relationship
/// becomes one of the best three that are there, either way round, and each property one that the
/// node's things have. All of a query's relations are repaired, and what is there stays. One
/// thread.
class RelationRepair {
  public:
    /// What is given must outlive it.
    RelationRepair(cypher::CypherEngine& engine, RelationWords& words, GraphVectors& vectors,
                   std::string question)
        : m_engine(engine), m_words(words), m_vectors(vectors), m_question(std::move(question)) {}

    /// At most `most`, the best first; none of them is the query itself. Errors: Cancelled; those
    /// of the vectors.
    Result<std::vector<RepairedQuery>> of(const cypher::QuerySketch& sketch, std::size_t most,
                                          const CancelToken& cancel);

    /// Names of relations that the graph does not have, each once.
    [[nodiscard]] std::vector<std::string> unknownIn(const cypher::QuerySketch& sketch) const;

  private:
    using Role = cypher::CypherEngine::Role;
    struct Choice {
        std::string name;
        cypher::Direction direction = cypher::Direction::Both;
        double score = 0;
    };
    /// How far the choices for a query have come.
    struct Branch {
        std::map<std::size_t, std::string> reached = {};  ///< node -> the clauses that find it
        cypher::QuerySketch::Changes changes = {};
        std::vector<std::pair<std::string, std::string>> told = {};
        double score = 1;
    };
    struct Turn {
        std::size_t number = 0;
        std::size_t from = 0;  ///< the node that is reached before
        bool isStep = true;    ///< or a property
    };

    [[nodiscard]] Branch begin(const cypher::QuerySketch& sketch) const;
    [[nodiscard]] static std::vector<Turn> turnsOf(const cypher::QuerySketch& sketch,
                                                   const Branch& begun);
    Result<void> take(const cypher::QuerySketch& sketch, const std::vector<Turn>& turns,
                      std::size_t at, const Branch& branch, std::vector<Branch>& ends,
                      const CancelToken& cancel);
    void choose(const cypher::QuerySketch& sketch, const Turn& turn, const Choice& choice,
                Branch& branch) const;
    Result<std::vector<Choice>> choices(const cypher::QuerySketch& sketch, const Turn& turn,
                                        const Branch& branch, const CancelToken& cancel);
    Result<std::vector<Choice>> there(const Turn& turn, const Branch& branch,
                                      const CancelToken& cancel);
    Result<void> rank(const std::string& written, Role role, std::vector<Choice>& choices,
                      const CancelToken& cancel);

    cypher::CypherEngine& m_engine;
    RelationWords& m_words;
    GraphVectors& m_vectors;
    std::string m_question;
};

}  // namespace tripletalk::answering
