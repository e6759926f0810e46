// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/evidence.h"
#include "answering/reading/readingcontext.h"

#include <vector>

namespace tripletalk::answering::reading {

/// Finds what words stand for that were said or found before: "it", "these", "that harbour", "the
/// latter", "the red one". Each candidate is evidence of a value; which of them is meant, the
/// reader decides. Borrows its arguments.
class References {
  public:
    References(const Context& context, const SchemaGraph& graph, const language::Wording& wording)
        : m_context(context), m_graph(graph), m_wording(wording) {}

    /// Adds to the evidence of the question.
    void add(const std::vector<language::Token>& tokens, std::vector<Evidence>& all) const;

  private:
    void mean(const std::vector<EntityRef>& things, Words words, const char* how,
              std::vector<Evidence>& out) const;
    void set(Words words, std::vector<Evidence>& out) const;
    void one(const Evidence& cue, std::vector<Evidence>& out) const;
    void several(const Evidence& cue, std::vector<Evidence>& out) const;
    void ofKind(const Evidence& cue, const Evidence& kind, std::vector<Evidence>& out) const;
    void oneOfTwo(const Evidence& cue, std::vector<Evidence>& out) const;
    void picked(const Evidence& cue, const std::vector<language::Token>& tokens,
                std::vector<Evidence>& out) const;

    const Context& m_context;
    const SchemaGraph& m_graph;
    const language::Wording& m_wording;
};

}  // namespace tripletalk::answering::reading
