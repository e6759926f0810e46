// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/graphformat.h"

#include "base/ascii.h"
#include "base/text.h"
#include "rdf/elementreading.h"
#include "rdf/jsonldreading.h"
#include "rdf/statementreading.h"

#include <algorithm>

namespace tripletalk::rdf {

const std::vector<GraphFormat>& graphFormats() {
    static const std::vector<GraphFormat> all{
        {.syntax = Syntax::NTriples,
         .name = "N-Triples",
         .endings = {".nt"},
         .mediaTypes = {"application/n-triples", "text/plain"},
         .read = readStatements},
        {.syntax = Syntax::Turtle,
         .name = "Turtle",
         .endings = {".ttl", ".n3"},
         .mediaTypes = {"text/turtle", "application/x-turtle", "application/turtle", "text/n3"},
         .read = readStatements},
        {.syntax = Syntax::TriG,
         .name = "TriG",
         .endings = {".trig"},
         .mediaTypes = {"application/trig"},
         .mayOpenBrace = true,
         .read = readStatements},
        {.syntax = Syntax::NQuads,
         .name = "N-Quads",
         .endings = {".nq", ".nquads"},
         .mediaTypes = {"application/n-quads"},
         .read = readStatements},
        {.syntax = Syntax::RdfXml,
         .name = "RDF/XML",
         .endings = {".rdf", ".owl", ".xml"},
         .mediaTypes = {"application/rdf+xml"},
         .isXml = true,
         .read = readElements},
        {.syntax = Syntax::JsonLd,
         .name = "JSON-LD",
         .endings = {".jsonld"},
         .mediaTypes = {"application/ld+json"},
         .mayOpenBrace = true,
         .read = readJsonLd},
    };
    return all;
}

const GraphFormat& formatOf(Syntax syntax) {
    return *std::ranges::find(graphFormats(), syntax, &GraphFormat::syntax);
}

const GraphFormat* formatOfFile(const std::filesystem::path& path) {
    std::string name = text::toLower(path.filename().string());
    if (name.ends_with(".gz")) name.resize(name.size() - 3);
    for (const GraphFormat& format : graphFormats())
        for (const std::string_view ending : format.endings)
            if (name.ends_with(ending)) return &format;
    return nullptr;
}

const GraphFormat* formatNamed(std::string_view name) {
    const auto plain = [](std::string_view text) {
        std::string letters;
        for (const char c : text)
            if (ascii::isLetterOrDigit(static_cast<unsigned char>(c))) letters += ascii::toLower(c);
        return letters;
    };
    const std::string wanted = plain(name);
    const auto is = [&](std::string_view other) { return plain(other) == wanted; };
    for (const GraphFormat& format : graphFormats())
        if (is(format.name) || std::ranges::any_of(format.endings, is) ||
            std::ranges::any_of(format.mediaTypes, is))
            return &format;
    return nullptr;
}

const GraphFormat* formatOfMedia(std::string_view mediaType) {
    for (const GraphFormat& format : graphFormats())
        if (std::ranges::find(format.mediaTypes, mediaType) != format.mediaTypes.end())
            return &format;
    return nullptr;
}

std::string graphEndings() {
    std::vector<std::string> all;
    for (const GraphFormat& format : graphFormats())
        all.insert(all.end(), format.endings.begin(), format.endings.end());
    return text::join(all, ", ");
}

}  // namespace tripletalk::rdf
