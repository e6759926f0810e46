// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/manifest.h"

#include "base/file.h"
#include "base/jsontext.h"

namespace tripletalk::knowledge {

using nlohmann::json;

std::string_view toString(Privacy rule) {
    switch (rule) {
        case Privacy::Any:
            return "any";
        case Privacy::Local:
            return "local";
        case Privacy::Schema:
            break;
    }
    return "schema";
}

Result<Privacy> privacyFromString(std::string_view text) {
    for (const Privacy rule : {Privacy::Any, Privacy::Local, Privacy::Schema})
        if (toString(rule) == text) return rule;
    return Error{ErrorKind::Usage, say("Sentence", "A privacy rule is any, local or schema.")};
}

json toJson(const Manifest& manifest) {
    json sources = json::array();
    for (const Source& source : manifest.sources)
        sources.push_back({{"path", source.path},
                           {"sha256", source.sha256},
                           {"bytes", source.bytes},
                           {"triples", source.triples},
                           {"added", source.added}});
    json embedders = json::array();
    for (const EmbedderInfo& embedder : manifest.embedders) {
        embedders.push_back({{"name", embedder.name},
                             {"file", embedder.file},
                             {"dimensions", embedder.dimensions}});
        if (embedder.prompted) embedders.back()["prompted"] = true;
    }
    json all{{"version", manifest.version},
             {"kind", manifest.remote ? "remote" : "local"},
             {"id", manifest.id},
             {"name", manifest.name},
             {"created", manifest.created},
             {"generation", manifest.generation},
             {"language", manifest.language},
             {"privacy", toString(manifest.privacy)},
             {"sources", std::move(sources)},
             {"counts",
              {{"triples", manifest.triples},
               {"entities", manifest.entities},
               {"tables", manifest.tables},
               {"passages", manifest.passages}}},
             {"embedders", std::move(embedders)},
             {"prefixes", manifest.prefixes}};
    if (manifest.remote)
        all["endpoint"] = {{"url", manifest.remote->url},
                           {"needs_secret", manifest.remote->needsSecret}};
    if (manifest.remote && !manifest.remote->excerpt.empty())
        all["endpoint"]["excerpt"] = manifest.remote->excerpt;
    return all;
}

namespace {
Privacy ruleOf(const json& written) {
    const auto rule = privacyFromString(written.is_string() ? written.get<std::string>() : "");
    return rule ? *rule : Privacy::Schema;
}

Manifest parsed(const json& j) {
    Manifest manifest;
    manifest.version = j.at("version");
    manifest.id = j.at("id");
    manifest.name = j.at("name");
    manifest.created = j.at("created");
    manifest.generation = j.at("generation");
    manifest.language = j.at("language");
    // A rule that is not known is heeded as the strictest.
    manifest.privacy = j.contains("privacy") ? ruleOf(j.at("privacy")) : Privacy::Any;
    for (const json& s : j.at("sources"))
        manifest.sources.push_back({s.at("path"), s.at("sha256"), s.at("bytes"), s.at("triples"),
                                    s.value("added", false)});
    const json& counts = j.at("counts");
    manifest.triples = counts.at("triples");
    manifest.entities = counts.at("entities");
    manifest.tables = counts.at("tables");
    manifest.passages = counts.at("passages");
    for (const json& e : j.at("embedders"))
        manifest.embedders.push_back(
            {e.at("name"), e.at("file"), e.at("dimensions"), e.value("prompted", false)});
    manifest.prefixes = j.at("prefixes").get<std::map<std::string, std::string>>();
    if (j.value("kind", "local") == "remote") {
        const json& endpoint = j.at("endpoint");
        manifest.remote = Remote{endpoint.at("url"), endpoint.at("needs_secret"),
                                 endpoint.value("excerpt", std::string())};
    }
    return manifest;
}
}  // namespace

Result<Manifest> manifestFromJson(const json& j) {
    try {
        const int version = j.at("version").get<int>();
        const std::string detail = "format " + std::to_string(version) + ", this program reads " +
                                   std::to_string(formatVersion);
        if (version > formatVersion)
            return Error{ErrorKind::Version,
                         say("Sentence",
                             "This knowledge base was made by a newer TripleTalk. Please update "
                             "the program."),
                         detail};
        if (version < oldestVersion)
            return Error{ErrorKind::Version,
                         say("Sentence",
                             "This knowledge base was made by an older TripleTalk. Please import "
                             "its files again."),
                         detail};
        return parsed(j);
    } catch (const json::exception& exception) {
        return Error{ErrorKind::Syntax,
                     say("Sentence", "The knowledge base's manifest is damaged."),
                     exception.what()};
    }
}

Result<Privacy> privacyOf(const std::filesystem::path& folder) {
    const auto content = readFile(folder / "manifest.json");
    if (!content && content.error().kind == ErrorKind::NotFound) return Privacy::Any;
    if (!content) return content.error();
    const json object = parsedJson(*content);
    if (!object.is_object())
        return Error{ErrorKind::Syntax,
                     say("Sentence", "The knowledge base's manifest is damaged.")};
    return object.contains("privacy") ? ruleOf(object["privacy"]) : Privacy::Any;
}

}  // namespace tripletalk::knowledge
