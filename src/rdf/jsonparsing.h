// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/termcheck.h"

#include <cstddef>
#include <optional>
#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk::rdf {

/// Arrays and objects that may be open at once in JSON-LD: whatever reads them goes down into each.
inline constexpr std::size_t deepestJsonLd = 100;

/// Values of one item: each takes up to some hundred bytes until it has become quads.
inline constexpr std::size_t mostJsonLdValues = 4'000'000;

struct JsonFault {
    TermFault fault;
    std::size_t at = 0;  ///< the byte of the text
};

/// Reads one JSON text (RFC 8259) as I-JSON (RFC 7493) has it: a name stands once in an object.
/// Refused with their place are text that is not JSON or not UTF-8, a name that comes twice, a
/// number beyond what a double holds, more than deepestJsonLd levels, and more than
/// mostJsonLdValues. `values` counts on where an item is made of several texts.
std::optional<JsonFault> parseJson(std::string_view text, nlohmann::json& into,
                                   std::size_t& values);
std::optional<JsonFault> parseJson(std::string_view text, nlohmann::json& into);

}  // namespace tripletalk::rdf
