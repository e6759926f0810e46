// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::app {

/// A part of an offline reading (docs/trace.md) as a person sees it: a chip.
struct ReadingPart {
    struct Choice {
        std::string text;
        std::string detail;  ///< what tells it from the others
    };
    enum class Kind { Asked, Target, Condition, Group, Order, Other, Word };
    Kind kind = Kind::Word;
    std::string place;  ///< of the part in the reading, as a JSON pointer
    std::string text;
    std::vector<Choice> choices = {};  ///< what it could be instead, best first
    bool removable = false;
    std::string function = {};  ///< of what is asked for, as the reading has it
    std::string op = {};        ///< of a condition
    bool isNegated = false;     ///< that
    bool isThing = false;       ///< of things themselves, not of a column of theirs
    bool isNumeric = false;     ///< a condition on numbers or dates
    bool isDescending = false;  ///< of an order
    int limit = 0;              ///< of an order; 0: all rows
    std::string table = {};     ///< of a condition on the values of a column
    std::string column = {};
    std::string value = {};  ///< what it is compared with, for people; the first of several
    [[nodiscard]] bool unplaced() const { return kind == Kind::Word; }  ///< it found no place
};

/// The parts in the order in which they are told: what is counted or asked for, of what, on which
/// conditions. None for JSON that is no reading.
std::vector<ReadingPart> readingParts(const nlohmann::json& reading);

/// The reading with another choice for a part, or without the part. A place or choice that is not
/// there changes nothing.
nlohmann::json withChoice(nlohmann::json reading, const std::string& place, std::size_t choice);
nlohmann::json without(nlohmann::json reading, const std::string& place);

/// Readings that fit about as well: another column of the same table, or another value, for one
/// part. Their `text` says what they take instead.
std::vector<nlohmann::json> asLikely(const nlohmann::json& reading);

}  // namespace tripletalk::app
