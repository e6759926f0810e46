// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/manifest.h"

namespace tripletalk::knowledge {

using nlohmann::json;

json toJson(const Manifest& manifest) {
    json sources = json::array();
    for (const Source& source : manifest.sources)
        sources.push_back({{"path", source.path},
                           {"sha256", source.sha256},
                           {"bytes", source.bytes},
                           {"triples", source.triples}});
    json embedders = json::array();
    for (const EmbedderInfo& embedder : manifest.embedders)
        embedders.push_back({{"name", embedder.name},
                             {"file", embedder.file},
                             {"dimensions", embedder.dimensions}});
    return {{"version", manifest.version},
            {"kind", "local"},
            {"id", manifest.id},
            {"name", manifest.name},
            {"created", manifest.created},
            {"generation", manifest.generation},
            {"language", manifest.language},
            {"sources", std::move(sources)},
            {"counts",
             {{"triples", manifest.triples},
              {"entities", manifest.entities},
              {"tables", manifest.tables},
              {"passages", manifest.passages}}},
            {"embedders", std::move(embedders)},
            {"prefixes", manifest.prefixes}};
}

namespace {
Manifest parsed(const json& j) {
    Manifest manifest;
    manifest.version = j.at("version");
    manifest.id = j.at("id");
    manifest.name = j.at("name");
    manifest.created = j.at("created");
    manifest.generation = j.at("generation");
    manifest.language = j.at("language");
    for (const json& s : j.at("sources"))
        manifest.sources.push_back({s.at("path"), s.at("sha256"), s.at("bytes"), s.at("triples")});
    const json& counts = j.at("counts");
    manifest.triples = counts.at("triples");
    manifest.entities = counts.at("entities");
    manifest.tables = counts.at("tables");
    manifest.passages = counts.at("passages");
    for (const json& e : j.at("embedders"))
        manifest.embedders.push_back({e.at("name"), e.at("file"), e.at("dimensions")});
    manifest.prefixes = j.at("prefixes").get<std::map<std::string, std::string>>();
    return manifest;
}
}  // namespace

Result<Manifest> manifestFromJson(const json& j) {
    try {
        const int version = j.at("version").get<int>();
        const std::string detail = "format " + std::to_string(version) + ", this program reads " +
                                   std::to_string(formatVersion);
        if (version > formatVersion)
            return Error{
                ErrorKind::Version,
                "This knowledge base was made by a newer TripleTalk. Please update the program.",
                detail};
        if (version < formatVersion)
            return Error{ErrorKind::Version,
                         "This knowledge base was made by an older TripleTalk. Please import its "
                         "files again.",
                         detail};
        return parsed(j);
    } catch (const json::exception& exception) {
        return Error{ErrorKind::Syntax, "The knowledge base's manifest is damaged.",
                     exception.what()};
    }
}

}  // namespace tripletalk::knowledge
