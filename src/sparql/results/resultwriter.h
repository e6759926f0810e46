// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sparql/sparqlsource.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

/// The W3C formats of results: JSON, XML, CSV and TSV for solutions and truths, N-Triples and
/// Turtle for triples.
enum class ResultFormat : unsigned char { Json, Xml, Csv, Tsv, NTriples, Turtle };

/// By the name that people and file names use: "json", "xml", "csv", "tsv", "nt", "ttl", "turtle".
std::optional<ResultFormat> resultFormatOf(std::string_view name);

/// The whole answer as text. CSV and TSV, which know no truths, have the word alone on a line.
/// `prefixes` shorten Turtle only. Errors: Usage (solutions as triples, or the other way round).
Result<std::string> write(const QueryAnswer& answer, ResultFormat format,
                          const std::vector<std::pair<std::string, std::string>>& prefixes = {});

/// A term for people: "ex:name" where a prefix fits, the bare form of a literal with its language,
/// no datatype.
std::string shortText(const rdf::Term& term,
                      const std::vector<std::pair<std::string, std::string>>& prefixes);

}  // namespace tripletalk::sparql
