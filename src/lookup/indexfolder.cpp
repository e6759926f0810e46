// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/indexfolder.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "base/texthash.h"
#include "lookup/indexfile.h"

#include <nlohmann/json.hpp>

namespace tripletalk::lookup {

using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr const char* indexJson = "index.json";

std::string nameOf(ItemKind kind) { return kind == ItemKind::Entity ? "entities" : "properties"; }

}  // namespace

Result<IndexFolder> IndexFolder::read(const fs::path& folder) {
    auto text = readFile(folder / indexJson);
    if (!text && text.error().kind == ErrorKind::NotFound)
        return Error{ErrorKind::NotFound, say("Sentence", "There is no search index yet."),
                     folder.string()};
    if (!text) return text.error();
    const json read = parsedJson(*text);
    const Error damaged{ErrorKind::Input,
                        say("Sentence", "The search index is damaged or was never finished."),
                        (folder / indexJson).string()};
    if (!read.is_object()) return damaged;
    const auto version = read.find("version");
    if (version == read.end() || !version->is_number_integer()) return damaged;
    if (*version != indexVersion)
        return Error{ErrorKind::Version,
                     say("Sentence", "The search index is of another version of the program."),
                     folder.string()};
    IndexFolder index;
    const auto madeOf = read.find("made_of");
    if (madeOf == read.end() || !madeOf->is_string()) return damaged;
    index.madeOf = *madeOf;
    const auto vectors = read.find("vectors");
    if (vectors == read.end() || !vectors->is_array()) return damaged;
    for (const json& each : *vectors) {
        const bool whole = each.is_object() && each.contains("kind") && each["kind"].is_string() &&
                           each.contains("embedder") && each["embedder"].is_string();
        if (!whole) return damaged;
        const bool ofEntities = each["kind"] == nameOf(ItemKind::Entity);
        index.vectors.push_back(
            {ofEntities ? ItemKind::Entity : ItemKind::Property, each["embedder"]});
    }
    return index;
}

Result<void> IndexFolder::write(const fs::path& folder) const {
    json list = json::array();
    for (const Vectors& each : vectors)
        list.push_back({{"kind", nameOf(each.kind)}, {"embedder", each.embedder}});
    const json all{{"version", indexVersion}, {"made_of", madeOf}, {"vectors", std::move(list)}};
    return writeFileAtomically(folder / indexJson, jsonText(all, 1) + "\n");
}

fs::path IndexFolder::itemsFile(const fs::path& folder, ItemKind kind) {
    return folder / (nameOf(kind) + ".index");
}

fs::path IndexFolder::vectorsFile(const fs::path& folder, const Vectors& vectors) {
    return folder /
           (nameOf(vectors.kind) + "-" + std::to_string(hashOf(vectors.embedder)) + ".vectors");
}

}  // namespace tripletalk::lookup
