// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "rdf/graphformat.h"
#include "rdf/term.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::rdf {

/// Repair percent-encodes what is forbidden in IRIs, and skips what else is wrong.
enum class OnError { Stop, Skip, Repair };
/// "stop", "skip", "repair", and back.
std::string_view toString(OnError choice);
std::optional<OnError> onErrorFromString(std::string_view text);

struct ReadOptions {
    OnError onError = OnError::Stop;
    std::string blankPrefix = {};  ///< put before blank node labels: files must not share them
    const GraphFormat* format = nullptr;  ///< default: by the file's name and content
    /// What relative IRIs are relative to until the file says it itself. Default: where a file lies
    /// (see fileIri), which is told in the report; for text nothing, and they are an error.
    std::string base = {};
    bool baseIsAssumed = false;  ///< nobody said so: each IRI that needs it is told
    /// Where contexts of JSON-LD are looked for; `read` looks where the file lies. Empty: nowhere.
    std::filesystem::path folder = {};
    std::optional<std::int64_t> mostTriples = {};  ///< ends with the statement that reaches it
};

/// What was lost, or repaired, for one reason: how often, and the first few as text
/// "file:line:column: …".
struct Skipped {
    Sentence reason;
    std::int64_t count = 0;
    std::vector<std::string> samples;  ///< at most 5
};

struct ReadReport {
    std::int64_t triples = 0;
    std::vector<Skipped> skipped;
    std::vector<Skipped> repaired;                ///< read otherwise than it is written
    std::map<std::string, std::string> prefixes;  ///< prefix -> namespace, as declared by the file
    double share = 1;                             ///< of the file's bytes that were read
};

/// Reads a file statement by statement with bounded memory (serd, raptor for RDF/XML, parsers of
/// our own for JSON-LD and RDF 1.2, zlib for .gz) and hands each quad to `sink` on this thread;
/// sink returns an error to stop. Prefixed names and relative IRIs are expanded; invalid UTF-8 and
/// invalid IRIs are never let in. Progress counts bytes of the file as stored. Text without a
/// statement is no error here: zero triples. Errors: NotFound, Input (empty, binary, cut off, not
/// RDF by name or content), Syntax with file, line and column, Limit (one statement of over 256
/// MB), Io, Cancelled.
///
/// With OnError::Skip a triple with a bad term is left out, and so is a whole statement that does
/// not parse; all others are handed over, and what was lost is counted. In RDF/XML a statement is a
/// child element of the root, and text that is not well-formed XML is an error all the same.
Result<ReadReport> read(const std::filesystem::path& path, const ReadOptions& options,
                        const std::function<Result<void>(const Quad&)>& sink,
                        const ProgressSink& progress, const CancelToken& cancel);

/// The file's own address, "file:///folder/graph.ttl": packed or not it is the same.
std::string fileIri(const std::filesystem::path& path);

/// Looks at a file's name and first bytes alone. Errors: NotFound, Io, Input: as `read` tells them.
Result<const GraphFormat*> recognise(const std::filesystem::path& path);

/// Reads text in memory, for tests and previews; `name` stands for the file in errors.
Result<ReadReport> readText(std::string_view content, const std::string& name,
                            const ReadOptions& options,
                            const std::function<Result<void>(const Quad&)>& sink);

/// Quads as N-Quads text, one statement a line, for "copy as" and tests.
std::string toNQuads(const Quad& quad);

}  // namespace tripletalk::rdf
