// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/baseiris.h"
#include "knowledge/languages/sparqlconnection.h"

#include <cstddef>
#include <iosfwd>
#include <memory>

namespace tripletalk::bench {

/// Asks readings of one base in SPARQL as well, and counts how many find what their SQL finds.
class SameInGraph {
  public:
    static Result<SameInGraph> open(const knowledge::KnowledgeBase& base);

    /// `shown`: where a difference is told, if anywhere.
    void compare(const answering::reading::Term& term, const knowledge::QueryResult& rows,
                 std::ostream* shown);

    struct Counts {
        std::size_t asked = 0;
        std::size_t unwritten = 0;  ///< the graph has no counterpart of some part
        std::size_t failed = 0;
        std::size_t differ = 0;
        void operator+=(const Counts& other);
    };
    [[nodiscard]] const Counts& counts() const { return m_counts; }

  private:
    SameInGraph(knowledge::KnowledgeBase base, knowledge::EntityLookup things,
                std::unique_ptr<knowledge::SparqlConnection> graph);
    [[nodiscard]] std::vector<std::string> shownRows(const knowledge::QueryResult& result) const;

    std::unique_ptr<const knowledge::KnowledgeBase> m_base;
    answering::SchemaGraph m_links;
    knowledge::EntityLookup m_things;
    std::unique_ptr<answering::reading::BaseIris> m_names;
    std::unique_ptr<knowledge::SparqlConnection> m_graph;
    Counts m_counts;
};

}  // namespace tripletalk::bench
