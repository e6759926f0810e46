// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/values/misfits.h"
#include "induction/values/numbermarks.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::induction {

/// A text read as one number or a range of two, with a unit or currency before or behind.
struct Quantity {
    std::vector<WrittenNumber> numbers;  ///< one or two
    std::string unit = {};               ///< as written; a currency as its code; empty if none
    bool parted = false;                 ///< a blank stands between number and unit
    bool currency = false;

    /// What stands around the numbers: parts of the text that was read.
    std::string_view before = {};
    std::string_view between = {};
    std::string_view after = {};
};

/// "2,760 mm", "5.8 - 6.2 l/100km", "45.900 EUR", "€ 45.900", "27 %", "3,5"; nothing for any other
/// text.
std::optional<Quantity> readQuantity(std::string_view text);

/// One unit for "door" and "doors", two for "mW" and "MW".
bool sameUnit(std::string_view a, std::string_view b);

/// Collects what the values of one text column have in common as quantities. Constant memory.
class QuantityEvidence {
  public:
    void see(std::string_view text);

    struct Decision {
        std::string unit;
        Marks marks;
        bool range = false;
        bool currency = false;
        bool looksLikeCodes = false;  ///< no unit, no marks, and as long as article numbers are
        double sure = 1;              ///< that these are quantities and the marks are read right
        std::int64_t fits = 0;
        Misfits misfits = {};  ///< values in another unit or no quantity at all
    };
    /// The unit that most quantities have, with one way of writing numbers; nothing if there is no
    /// quantity or the numbers contradict each other.
    [[nodiscard]] std::optional<Decision> decide() const;

  private:
    /// The quantities in one unit.
    struct Kind {
        std::string unit = {};
        std::string sample = {};  ///< the first text
        std::string first = {};   ///< its number
        std::int64_t count = 0;
        bool currency = false;
        bool range = false;
        bool tightRange = false;  ///< "123-456": more likely a code, unless a unit follows
        bool differ = false;
        bool parted = true;
        bool marked = false;
        std::size_t shortest = 0;  ///< digits of numbers
        std::size_t longest = 0;
        MarkEvidence marks = {};

        void see(const Quantity& quantity, std::string_view text);
        [[nodiscard]] bool hasSoundUnit() const;
        [[nodiscard]] bool looksLikeCodes() const;
    };

    std::int64_t m_read = 0;
    std::vector<Kind> m_kinds;
    Misfits m_unread;
};

}  // namespace tripletalk::induction
