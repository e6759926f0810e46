// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "graph/triplestore.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tripletalk::passages {

struct Fact {
    graph::TermId predicate = 0, object = 0;
    bool operator==(const Fact&) const = default;
};

/// The facts of one predicate in which a thing is the object.
struct Incoming {
    std::vector<graph::TermId> subjects;  ///< the first ones
    std::int64_t count = 0;               ///< of all
};

/// Every subject of the graph, in order of their numbers, with all its facts and those about it,
/// from the union of all graphs: two readings of the whole graph side by side, each in the order of
/// an index, instead of one or two queries a subject. Memory: the facts of one subject. One thread.
class FactStream {
  public:
    /// `mostSubjects`: of one predicate in Incoming. Errors: those of the store.
    static Result<FactStream> open(const graph::TripleStore& store, std::size_t mostSubjects);

    /// Moves on to the next subject; false behind the last one.
    Result<bool> next();
    [[nodiscard]] graph::TermId subject() const { return m_subject; }
    /// By predicate, then by object; each once.
    [[nodiscard]] const std::vector<Fact>& facts() const { return m_facts; }
    [[nodiscard]] std::int64_t quadsRead() const { return m_quads; }

    /// Reads what is said about the subject; to be called once, or not at all where that does not
    /// matter.
    Result<void> readIncoming();
    [[nodiscard]] const std::map<graph::TermId, Incoming>& incoming() const { return m_incoming; }
    /// True if some other node refers to the subject.
    [[nodiscard]] bool isOwned() const { return m_owned; }

  private:
    FactStream(sqlite::Statement forward, sqlite::Statement backward, std::size_t mostSubjects)
        : m_forward(std::move(forward)),
          m_backward(std::move(backward)),
          m_mostSubjects(mostSubjects) {}

    sqlite::Statement m_forward, m_backward;  ///< each stands on a row not used yet, or at its end
    std::size_t m_mostSubjects;
    bool m_forwardMore = false, m_backwardMore = false;
    graph::TermId m_subject = 0;
    std::vector<Fact> m_facts;
    std::map<graph::TermId, Incoming> m_incoming;
    std::int64_t m_quads = 0;
    bool m_owned = false;
};

}  // namespace tripletalk::passages
