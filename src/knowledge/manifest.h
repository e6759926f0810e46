// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::knowledge {

inline constexpr int formatVersion = 2;

struct Source {
    std::string path;
    std::string sha256;
    std::int64_t bytes = 0;
    std::int64_t triples = 0;  ///< 0 for documents
};

/// An embedder for which the base holds a dense index.
struct EmbedderInfo {
    std::string name;  ///< "builtin", "ollama:NAME", "openai:NAME"
    std::string file;  ///< below the base's folder
    int dimensions = 0;
};

struct Manifest {
    int version = formatVersion;
    std::string id;       ///< stays the same over re-imports
    std::string name;     ///< for people
    std::string created;  ///< ISO 8601, UTC
    std::int64_t generation = 1;
    std::string language;
    std::vector<Source> sources;
    std::int64_t triples = 0;
    std::int64_t entities = 0;
    std::int64_t tables = 0;
    std::int64_t passages = 0;
    std::vector<EmbedderInfo> embedders;
    std::map<std::string, std::string> prefixes;
};

nlohmann::json toJson(const Manifest& manifest);
/// Errors: Syntax, Version (made by a newer program, or by an older one and to be imported again).
Result<Manifest> manifestFromJson(const nlohmann::json& json);

}  // namespace tripletalk::knowledge
