// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstddef>

namespace tripletalk::rdf {

class GraphReading;

/// One value of JSON-LD that is read at once; in memory it takes several times as much.
inline constexpr std::size_t longestJsonLdItem = std::size_t{64} << 20;

/// JSON-LD 1.1, an item at a time. An item is an element of the top-level array, of the array
/// @graph of a top-level object, or else a top-level object; memory is bounded by the longest item,
/// of at most 64 MB and mostJsonLdValues. Objects one after the other (JSON lines) are documents of
/// their own.
///
/// Members of a top-level object that come after its @graph hold for the nodes in it, too. They are
/// looked for 16 MB ahead, and 64 MB where no @context came yet; where the @graph is longer than
/// that, and such a member comes nevertheless, that is an error (Limit).
///
/// Under OnError::Skip an item that is not well-formed JSON or breaks a rule of JSON-LD is left
/// out. What cannot be skipped: a fault in a context of the top-level object whose @graph is read
/// so, text between or behind items that is not JSON, and an end that comes too early.
/// Errors: as GraphFormat::read tells them.
Result<void> readJsonLd(GraphReading& reading);

}  // namespace tripletalk::rdf
