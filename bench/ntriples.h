// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>

namespace tripletalk::bench {

/// Writes the triples of an RDF file as N-Triples; named graphs are forgotten.
Result<void> writeNTriples(const std::filesystem::path& source,
                           const std::filesystem::path& target);

}  // namespace tripletalk::bench
