// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sample/sampleworld.h"

#include <ostream>

namespace tripletalk::sample {

/// Prefixes and the vocabulary's own labels and comments (some classes and predicates have none:
/// their names must come from their IRIs). Returns how many triples that are.
std::size_t writeVocabulary(const Vocabulary& vocabulary, const std::string& maker,
                            std::ostream& out);
std::size_t vocabularyTriples(const Vocabulary& vocabulary);

/// The facts about the world's entities, kind by kind.
void writeEntities(const World& world, std::ostream& out);

}  // namespace tripletalk::sample
