// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::knowledge {

/// Entities of one kind of change: how many, and the names of a few.
struct EntityChange {
    std::int64_t count = 0;
    std::vector<std::string> samples = {};
};

/// What is different about the entities of one class.
struct ClassChanges {
    std::string name;  ///< of the class
    std::string table;
    EntityChange came;
    EntityChange went;
    EntityChange changed;  ///< facts about them came or went
    std::int64_t factsCame = 0;
    std::int64_t factsWent = 0;
};

/// What a new import of a base changed: facts by the terms they are made of, entities by IRI.
struct ImportChanges {
    std::int64_t entitiesCame = 0;
    std::int64_t entitiesWent = 0;
    std::int64_t entitiesChanged = 0;
    std::int64_t factsCame = 0;
    std::int64_t factsWent = 0;
    std::vector<ClassChanges> classes = {};  ///< those with a change, most changed first
    [[nodiscard]] bool none() const { return factsCame == 0 && factsWent == 0; }
};
nlohmann::json toJson(const ImportChanges& changes);

/// Compares two folders with a graph and a database. Reads both graphs once, in order; takes about
/// five bytes of memory a term, and no more for facts than one entity has. Blank nodes are the same
/// if their labels are. Progress: stage "compare", triples. Errors: those of the stores, Cancelled.
Result<ImportChanges> compareBases(const std::filesystem::path& before,
                                   const std::filesystem::path& after, const ProgressSink& progress,
                                   const CancelToken& cancel);

}  // namespace tripletalk::knowledge
