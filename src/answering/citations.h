// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// The numbers cited as [n] or [n, m] in a text, in order of first appearance.
std::vector<int> citationsIn(std::string_view text);

/// An answer as a model wrote it, settled.
struct WrittenAnswer {
    std::string
        text;  ///< without the NOT_FOUND mark and without citations of sources that do not exist
    bool notFound = false;
};
/// Takes off the mark that the answer prompt asks for, and drops citations of numbers that are no
/// source or a failed one.
WrittenAnswer writtenAnswer(std::string_view content, const std::vector<Source>& sources);

/// Passes an answer's text on as it comes, but holds its beginning back until it is clear whether
/// it is the NOT_FOUND mark.
class AnswerStream {
  public:
    explicit AnswerStream(std::function<void(std::string_view)> out) : m_out(std::move(out)) {}
    void add(std::string_view piece);

  private:
    std::function<void(std::string_view)> m_out;
    std::string m_held;
    bool m_open = false;
};

}  // namespace tripletalk::answering
