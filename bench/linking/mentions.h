// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/knowledgebase.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tripletalk::bench {

/// What a mention may mean: an entity with all its names, or (key empty) a text value.
struct NamedThing {
    std::string table;
    std::string key;
    std::string label;
    std::vector<std::string> names;  ///< label, key, and other names
};

/// All entities that are rows of a table, and the distinct text values.
Result<std::vector<NamedThing>> namedThings(const knowledge::KnowledgeBase& base);

enum class Expected { Clear, Ambiguous, Absent };

/// A mention in a question, with the keys of the entities that it means.
struct Mention {
    Expected expected = Expected::Clear;
    std::string how;  ///< "dropped", "reordered", "misspelt", "abbreviated", "plain spelling",
                      ///< "id"; for the others "ambiguous", "absent"
    std::string question;
    std::size_t begin = 0;  ///< byte offsets of the mention in the question
    std::size_t end = 0;
    std::vector<std::string> keys = {};
};

/// Two thirds clear, a sixth ambiguous, a sixth absent. What is clear is judged by a slow rule of
/// its own, which knows nothing of the index: every word of the mention must stand for a word of
/// the name (the same, an edit or two away, its beginning, or shortened), and of no other thing's
/// name; unless the mention is exactly the one name. Ambiguous ones have all their words in two to
/// twelve names with as many words left over; absent ones fit nothing, nor does a whole name stand
/// in them. The same seed gives the same mentions.
std::vector<Mention> generateMentions(const std::vector<NamedThing>& things, std::size_t count,
                                      std::uint64_t seed);

}  // namespace tripletalk::bench
