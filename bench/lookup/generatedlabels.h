// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace tripletalk::bench {

/// Labels of one to six words that are as frequent as words of names are: a Zipf-like law with a
/// few function words on top ("the" in every tenth label) and new words all the time (half as many
/// distinct words as labels in the end, each a pronounceable string, so that many begin alike).
class GeneratedLabels {
  public:
    explicit GeneratedLabels(std::uint32_t words, unsigned seed = 1);

    std::string label();
    /// What somebody writes who looks for a label: words of one, some begun only, some wrong.
    std::string query();
    std::uint64_t below(std::uint64_t limit);

  private:
    std::string word();

    std::uint32_t m_words;
    std::mt19937_64 m_random;
};

}  // namespace tripletalk::bench
