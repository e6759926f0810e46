// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/numbermarks.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::induction {

/// A text read as one number or a range of two, with a unit or currency before or behind.
struct Quantity {
    std::vector<std::string> numbers;  ///< one or two, marks kept
    std::string unit = {};             ///< as written; a currency as its code; empty if none
    bool parted = false;               ///< a blank stands between number and unit
    bool currency = false;
};

/// "2,760 mm", "5.8 - 6.2 l/100km", "45.900 EUR", "€ 45.900", "27 %", "3,5"; nothing for any other
/// text.
std::optional<Quantity> readQuantity(std::string_view text);

/// Collects what the values of one text column have in common as quantities. Constant memory.
class QuantityEvidence {
  public:
    void see(std::string_view text);

    struct Decision {
        std::string unit;
        Marks marks;
        bool range = false;
        bool currency = false;
    };
    /// Nothing unless every value was a quantity, in one unit, with one way of writing numbers.
    [[nodiscard]] std::optional<Decision> decide() const;

  private:
    [[nodiscard]] bool unitIsSound() const;

    bool m_seen = false;
    bool m_broken = false;
    bool m_range = false;
    bool m_tightRange = false;  ///< "123-456": more likely a code, unless a unit follows
    bool m_differ = false;
    bool m_parted = true;
    bool m_currency = false;
    std::string m_unit;
    std::string m_first;
    MarkEvidence m_marks;
};

}  // namespace tripletalk::induction
