// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/cyphertool.h"
#include "cypher/editor/querysketch.h"
#include "knowledge/knowledgebase.h"
#include "lookup/graphindex.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// A thing that a name of a query may mean.
struct ThingCandidate {
    std::string iri = {};
    std::string label = {};
    std::vector<std::string> infos = {};  ///< what it is
};

/// What a name of a query stands for in the graph.
struct NameMeaning {
    enum class Kind : unsigned char {
        AsWritten,     ///< one thing bears it, or it is a value that things have
        Things,        ///< one of the candidates is meant; at least one
        Value,         ///< `value` is how the graph writes it
        Relationship,  ///< the property is a relationship: the query asks in a wrong form
        Nothing,
    };
    Kind kind = Kind::Nothing;
    std::vector<ThingCandidate> candidates = {};
    std::string value = {};
};

/// Finds what the names of a Cypher query may mean (METHODS 3.2, entity replacement): the things
/// that share the mention's surface form, which is the name without what is in brackets behind it,
/// whatever case, accents and width; else those in whose names it stands; else those it is a slip
/// of the pen of. What is looked up for one name is of no weight for another. One thread.
class ThingCandidates {
  public:
    /// `index`: nothing where the graph has none. What is given must outlive it.
    ThingCandidates(const knowledge::KnowledgeBase& base, CypherTool& cypher,
                    std::optional<lookup::GraphIndex> index)
        : m_base(base), m_cypher(cypher), m_index(std::move(index)) {}

    /// Of a name of the sketch, by its number. Errors: Cancelled.
    Result<NameMeaning> of(const cypher::QuerySketch& sketch, std::size_t name,
                           const CancelToken& cancel);

  private:
    Result<std::vector<std::string>> bearing(const cypher::QuerySketch::Node& node,
                                             const cypher::QuerySketch::Name& name,
                                             const CancelToken& cancel);
    [[nodiscard]] std::vector<ThingCandidate> byName(const std::string& text) const;
    Result<NameMeaning> bySlip(const std::string& text, const std::string& property,
                               const CancelToken& cancel);
    Result<void> keepLabelled(std::vector<ThingCandidate>& candidates,
                              const std::vector<std::string>& labels, const CancelToken& cancel);
    [[nodiscard]] ThingCandidate candidate(const std::string& iri) const;
    Result<std::vector<std::string>> ask(const std::string& query, const CancelToken& cancel);

    const knowledge::KnowledgeBase& m_base;
    CypherTool& m_cypher;
    std::optional<lookup::GraphIndex> m_index;
};

}  // namespace tripletalk::answering
