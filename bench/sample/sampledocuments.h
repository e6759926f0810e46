// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sample/samplequestions.h"
#include "sample/sampleworld.h"

#include <string>
#include <vector>

namespace tripletalk::sample {

struct Document {
    std::string name;
    std::string content;
};

struct Documents {
    std::vector<Document> files;
    std::vector<Json> questions;  ///< 4 that only the text answers, 3 that only the graph answers,
                                  ///< 3 that need both
};

/// Forty short documents (.md and .html, with headings, lists and tables) about the world's items
/// and series. They tell things that the graph does not. Throws std::runtime_error if the world is
/// too small.
Documents makeDocuments(const World& world, Random& random);

}  // namespace tripletalk::sample
