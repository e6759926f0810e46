// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/values/misfits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::induction {

/// Whether every value of a text column is the one or the other word of one pair that means yes and
/// no in some language; capitals and accents do not matter. Constant memory.
class YesNoEvidence {
  public:
    void see(std::string_view text);

    struct Decision {
        int pair = 0;
        std::string yes;  ///< as first written
        std::string no;
        std::int64_t fits = 0;
        Misfits misfits = {};
    };
    /// Nothing unless both words of a pair occur.
    [[nodiscard]] std::optional<Decision> decide() const;

    /// What the word means by that pair; nothing for any other word.
    static std::optional<bool> read(std::string_view text, int pair);

  private:
    struct Seen {
        std::int64_t yes = 0;
        std::int64_t no = 0;
        std::string firstYes = {};
        std::string firstNo = {};
    };
    std::int64_t m_total = 0;
    std::vector<Seen> m_pairs;  ///< of language::valueWords().yesNo
    Misfits m_misfits;
};

}  // namespace tripletalk::induction
