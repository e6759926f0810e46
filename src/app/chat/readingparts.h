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
    std::string place;  ///< of the part in the reading, as a JSON pointer
    std::string text;
    std::vector<Choice> choices = {};  ///< what it could be instead, best first
    bool removable = false;
    bool unplaced = false;  ///< a word of the question that found no place
};

/// The parts in the order in which they are told: what is counted or asked for, of what, on which
/// conditions. None for JSON that is no reading.
std::vector<ReadingPart> readingParts(const nlohmann::json& reading);

/// The reading with another choice for a part, or without the part. A place or choice that is not
/// there changes nothing.
nlohmann::json withChoice(nlohmann::json reading, const std::string& place, std::size_t choice);
nlohmann::json without(nlohmann::json reading, const std::string& place);

}  // namespace tripletalk::app
