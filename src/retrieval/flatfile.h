// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace tripletalk::retrieval {

struct FlatVectors {
    std::size_t dimensions = 0;
    std::vector<std::int64_t> ids = {};
    std::vector<std::uint8_t> vectors = {};  ///< the bytes of `dimensions` floats for each id
};

/// The vectors of a file that FAISS writes for a flat index with ids (an IndexIDMap of an
/// IndexFlatIP). It is read here and not by FAISS, which trusts each number in it: a base may be
/// somebody else's. Errors: Input (not exactly such a file).
Result<FlatVectors> readFlat(const std::filesystem::path& file);

}  // namespace tripletalk::retrieval
