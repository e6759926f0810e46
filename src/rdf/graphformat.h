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

/// The formats that are asked for by name in code; others are only found by their files.
enum class Syntax { NTriples, Turtle, TriG, NQuads, RdfXml, JsonLd };

/// A way of writing a graph in a file: all that the house knows of it. There is one object of each,
/// which lives as long as the program: the same format is the same object.
struct GraphFormat {
    std::optional<Syntax> syntax = {};
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

/// Each syntax has one.
const GraphFormat& formatOf(Syntax syntax);

/// By the file's name; null if no format has such files.
const GraphFormat* formatOfFile(const std::filesystem::path& path);

/// By what a person calls it: its name, an ending or a media type, whatever the case and without
/// regard to dots, dashes and slashes; null if it is no format's.
const GraphFormat* formatNamed(std::string_view name);

/// By the media type that a server sends, without parameters; null if it is no format's.
const GraphFormat* formatOfMedia(std::string_view mediaType);

/// ".nt, .ttl, …": of all formats.
std::string graphEndings();

}  // namespace tripletalk::rdf
