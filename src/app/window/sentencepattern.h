// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace tripletalk::app {

/// A sentence with %1, %2, … in this order for what is put in. There are hundreds of them, and each
/// text that is shown is compared with all: a search for their fixed parts, no regular expression.
class SentencePattern {
  public:
    /// `source` lives as long as the pattern.
    explicit SentencePattern(const char* source);

    [[nodiscard]] const char* source() const { return m_source; }
    /// What was put into the text, or nothing if it is another sentence. Where there is a choice,
    /// an earlier part is as long as it can be. The parts are views of the text.
    [[nodiscard]] std::optional<std::vector<std::string_view>> match(std::string_view text) const;

  private:
    const char* m_source;
    std::vector<std::string_view> m_fixed;  ///< what stands before, between and behind the parts
};

}  // namespace tripletalk::app
