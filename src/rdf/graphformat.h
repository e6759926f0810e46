// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::rdf {

class GraphReading;

enum class Syntax { NTriples, Turtle, TriG, NQuads, RdfXml };

/// A way of writing a graph in a file: all that the house knows of it.
struct GraphFormat {
    Syntax syntax = Syntax::Turtle;
    std::string_view name;                     ///< "Turtle"
    std::vector<std::string_view> endings;     ///< ".ttl"; each also with .gz
    std::vector<std::string_view> mediaTypes;  ///< "text/turtle"
    /// What a file may begin with besides a word, comment or name: "<" of XML, "{" of a graph.
    bool isXml = false;
    bool mayOpenBrace = false;
    /// Reads the file to its end or to what was wanted of it. Errors: as `read` tells them.
    Result<void> (*read)(GraphReading& reading) = nullptr;
};

const std::vector<GraphFormat>& graphFormats();

/// Of a syntax; each has one.
const GraphFormat& formatOf(Syntax syntax);

/// By the file's name, or nothing.
std::optional<Syntax> syntaxOf(const std::filesystem::path& path);

/// By the media type that a server sends, without parameters; or nothing.
std::optional<Syntax> syntaxOfMedia(std::string_view mediaType);

/// ".nt, .ttl, …": of all formats.
std::string graphEndings();

/// By serd: N-Triples, Turtle, TriG, N-Quads.
Result<void> readStatements(GraphReading& reading);
/// By raptor: RDF/XML, an element at a time.
Result<void> readElements(GraphReading& reading);

}  // namespace tripletalk::rdf
