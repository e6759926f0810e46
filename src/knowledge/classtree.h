// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/knowledgebase.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tripletalk::knowledge {

struct ClassNode {
    std::string iri;              ///< empty: things for which the graph names no class
    std::string label;            ///< as people named it
    std::string table;            ///< table or view that has its things
    std::string typeColumn = {};  ///< of several classes in one table: its column that tells them
    std::string type = {};        ///< and what that says of this one
    std::int64_t own = 0;         ///< things of which the graph says it
    std::int64_t all = 0;         ///< with those of the classes below it, each once
    std::vector<int> below = {};  ///< places in the list, most things first
};

/// The classes that things have, as the graph orders them. A class that stands below several is
/// below each of them; no way down leads back.
struct ClassTree {
    std::vector<ClassNode> nodes;
    std::vector<int> roots;  ///< most things first
};

/// Without classes of the vocabulary itself (rdfs:Class …), without those that no thing has, and
/// without those that a person hid.
Result<ClassTree> readClassTree(const KnowledgeBase& base, const CancelToken& cancel);

}  // namespace tripletalk::knowledge
