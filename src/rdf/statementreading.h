// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

namespace tripletalk::rdf {

class GraphReading;

/// By serd: N-Triples, Turtle, TriG, N-Quads, a statement at a time. Errors: as GraphFormat::read
/// tells them.
Result<void> readStatements(GraphReading& reading);

}  // namespace tripletalk::rdf
