// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::knowledge {

/// What of a base may reach a model, and which models.
enum class Privacy {
    Any,     ///< every model that the person chooses
    Local,   ///< models and embedders on this computer only
    Schema,  ///< names and types of tables and columns and numbers of rows, but no value
};
std::string_view toString(Privacy rule);  ///< "any", "local", "schema"
/// Errors: Usage.
Result<Privacy> privacyFromString(std::string_view text);

inline constexpr int formatVersion = 3;
/// The oldest that is read. Since then texts are packed: each file says itself how it is written.
inline constexpr int oldestVersion = 2;

struct Source {
    std::string path;
    std::string sha256;
    std::int64_t bytes = 0;
    std::int64_t triples = 0;  ///< 0 for documents
    bool added = false;        ///< a document that came after the import, and stays over the next
};

/// An embedder for which the base holds a dense index.
struct EmbedderInfo {
    std::string name;  ///< "builtin", "ollama:NAME", "openai:NAME"
    std::string file;  ///< below the base's folder
    int dimensions = 0;
    bool prompted = false;  ///< its passages were embedded with the model's prompts
};

/// A graph that stays where it is and is asked by SPARQL.
struct Remote {
    std::string url;           ///< of the endpoint
    bool needsSecret = false;  ///< it is sent an authorization
    std::string excerpt = {};  ///< when one was fetched (remoteexcerpt.h), ISO 8601; empty: none

    /// The name under which the authorization is kept. Made from the address, so that a base of
    /// unknown origin cannot have another server's key sent to itself.
    [[nodiscard]] std::string secretName() const { return "endpoint " + url; }
};

struct Manifest {
    int version = formatVersion;
    std::string id;       ///< stays the same over re-imports
    std::string name;     ///< for people
    std::string created;  ///< ISO 8601, UTC
    std::int64_t generation = 1;
    std::string language;
    Privacy privacy = Privacy::Any;
    std::vector<Source> sources;
    std::int64_t triples = 0;
    std::int64_t entities = 0;
    std::int64_t tables = 0;
    std::int64_t passages = 0;
    std::vector<EmbedderInfo> embedders;
    std::map<std::string, std::string> prefixes;
    std::optional<Remote> remote = {};  ///< then there are no tables, passages and counts
};

nlohmann::json toJson(const Manifest& manifest);
/// Errors: Syntax, Version (made by a newer program, or by an older one and to be imported again).
Result<Manifest> manifestFromJson(const nlohmann::json& json);

/// The rule of the base in `folder` as it is at this moment, of whatever version; Any if there is
/// no base. A rule that this program does not know counts as the strictest. Errors: Syntax, Io.
Result<Privacy> privacyOf(const std::filesystem::path& folder);

}  // namespace tripletalk::knowledge
