// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "graph/triplestore.h"
#include "rdf/term.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::induction {

/// What induction knows of each term of the graph while it runs, by the term's number: its kind,
/// the class it is filed under, and its name (the key of an entity, a readable name of what
/// entities link to without its being described). Memory: 13 bytes a term, and about 25 a name.
class Entities {
  public:
    static constexpr int undescribed = -1;  ///< no subject of data
    static constexpr int vocabulary = -2;   ///< a class, a property, or what only describes them
    static constexpr int unfiled = -3;      ///< a subject of data without a class yet

    static Result<Entities> read(const graph::TripleStore& store, const CancelToken& cancel);

    [[nodiscard]] rdf::TermKind kind(graph::TermId id) const {
        return static_cast<rdf::TermKind>(m_kinds[static_cast<std::size_t>(id)]);
    }
    [[nodiscard]] int classOf(graph::TermId id) const {
        return m_classes[static_cast<std::size_t>(id)];
    }
    [[nodiscard]] bool isDescribed(graph::TermId id) const { return classOf(id) >= 0; }
    void file(graph::TermId id, int entityClass) {
        m_classes[static_cast<std::size_t>(id)] = entityClass;
    }

    [[nodiscard]] std::string_view name(graph::TermId id) const;  ///< empty if it has none
    void setName(graph::TermId id, std::string_view name);

    /// Numbers of terms run from 1 to this one.
    [[nodiscard]] graph::TermId last() const {
        return static_cast<graph::TermId>(m_kinds.size()) - 1;
    }

  private:
    std::vector<std::uint8_t> m_kinds;
    std::vector<std::int32_t> m_classes;
    std::vector<std::uint64_t> m_names;  ///< where a name begins in m_text; 0: none
    std::string m_text = std::string(1, '\0');
};

}  // namespace tripletalk::induction
