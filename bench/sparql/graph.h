// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstddef>
#include <filesystem>

namespace tripletalk::bench {

/// Writes about so many triples as N-Triples: people with names, ages, heights, friends and bosses,
/// who work for companies and live in cities, which are part of regions and countries. The same
/// number gives the same bytes.
Result<void> writePeople(std::size_t triples, const std::filesystem::path& target);

}  // namespace tripletalk::bench
