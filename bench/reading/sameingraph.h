// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/baseiris.h"
#include "knowledge/languages/querylanguage.h"

#include <cstddef>
#include <iosfwd>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::bench {

/// Asks readings of one base in SPARQL and Cypher as well, and counts how many find what their SQL
/// finds.
class SameInGraph {
  public:
    static Result<SameInGraph> open(const knowledge::KnowledgeBase& base);

    /// `shown`: where a difference is told, if anywhere.
    void compare(const answering::reading::Term& term, const knowledge::QueryResult& rows,
                 std::ostream* shown);

    struct Counts {
        std::size_t asked = 0;
        std::size_t unwritten = 0;  ///< the language or the graph cannot say some part
        std::size_t failed = 0;
        std::size_t differ = 0;
        void operator+=(const Counts& other);
    };
    using ByLanguage = std::map<std::string, Counts>;
    [[nodiscard]] const ByLanguage& counts() const { return m_counts; }

  private:
    using Connection = std::unique_ptr<knowledge::QueryConnection>;
    SameInGraph(knowledge::KnowledgeBase base, knowledge::EntityLookup things, Connection sparql,
                Connection cypher);
    void compare(const std::string& language, knowledge::QueryConnection& graph,
                 const std::optional<std::string>& query, const std::string& sql,
                 const std::vector<std::string>& rows, std::ostream* shown);
    [[nodiscard]] std::vector<std::string> shownRows(const knowledge::QueryResult& result) const;

    std::unique_ptr<const knowledge::KnowledgeBase> m_base;
    answering::SchemaGraph m_links;
    knowledge::EntityLookup m_things;
    std::unique_ptr<answering::reading::BaseIris> m_names;
    Connection m_sparql;
    Connection m_cypher;
    ByLanguage m_counts;
};

}  // namespace tripletalk::bench
