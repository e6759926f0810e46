// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

namespace tripletalk::rdf {

class GraphReading;

/// By raptor: RDF/XML, an element at a time. Errors: as GraphFormat::read tells them.
Result<void> readElements(GraphReading& reading);

}  // namespace tripletalk::rdf
