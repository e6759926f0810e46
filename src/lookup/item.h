// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tripletalk::lookup {

enum class ItemKind : unsigned char { Entity, Property };

/// What the index tells of one thing of the graph. White space is collapsed to single blanks.
struct Item {
    std::string iri;
    std::string label;                       ///< never empty: of the IRI where none is written
    std::vector<std::string> synonyms = {};  ///< its other names, none twice
    std::vector<std::string> infos =
        {};                   ///< what it is: description, then phrases like "type: Lamp"
    std::uint64_t score = 0;  ///< triples that it stands in, or uses of a property
    friend bool operator==(const Item&, const Item&) = default;
};

struct Hit {
    std::uint32_t row = 0;  ///< rank by score: 0 is the most popular
    float score = 0;
    friend bool operator==(const Hit&, const Hit&) = default;
};

/// Ascending, none twice: a search can be restricted to them.
using Rows = std::vector<std::uint32_t>;

}  // namespace tripletalk::lookup
