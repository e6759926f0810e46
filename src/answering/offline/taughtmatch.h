// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/schemanames.h"
#include "language/wording.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// Tokens [first, last) of a question.
struct Run {
    std::size_t first = 0;
    std::size_t last = 0;
    [[nodiscard]] bool holds(std::size_t token) const { return first <= token && token < last; }
    [[nodiscard]] bool overlaps(const Run& other) const {
        return first < other.last && other.first < last;
    }
};

/// A word or phrase of a question that means something when the question is compared with another:
/// a content word, or a general word by what it does.
struct Meaningful {
    language::Token token;  ///< its first
    std::vector<const language::Cue*> cues = {};
    bool content = false;   ///< not of function words alone
    bool optional = false;  ///< may be left out: "name" of "name of the player"

    [[nodiscard]] bool is(language::CueKind kind) const;
};

/// What of a question is compared, besides the values in `slots`.
std::vector<Meaningful> meaningful(const std::vector<language::Token>& tokens,
                                   const std::vector<Run>& slots, const language::Wording& wording);

/// Compares questions over one base. Borrows its arguments.
class TaughtMatch {
  public:
    TaughtMatch(const reading::SchemaNames& names, const language::Wording& wording)
        : m_names(names), m_wording(wording) {}

    /// How many words differ between two questions that say the same; nothing where they do not,
    /// since a word of one is in no way said by the other.
    [[nodiscard]] std::optional<std::size_t> difference(const std::vector<Meaningful>& taught,
                                                        const std::vector<Meaningful>& asked) const;

  private:
    [[nodiscard]] bool sayTheSame(const Meaningful& one, const Meaningful& other) const;
    [[nodiscard]] bool doTheSame(const Meaningful& one, const Meaningful& other) const;
    [[nodiscard]] bool asksFor(const Meaningful& cue, const Meaningful& word) const;
    [[nodiscard]] bool areOtherWords(const language::Token& one,
                                     const language::Token& other) const;
    [[nodiscard]] bool askOfTheSame(const std::vector<Meaningful>& taught,
                                    const std::vector<Meaningful>& asked) const;
    [[nodiscard]] std::set<ColumnRef> named(const language::Token& token) const;

    const reading::SchemaNames& m_names;
    const language::Wording& m_wording;
};

}  // namespace tripletalk::answering::offline
