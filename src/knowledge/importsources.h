// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace tripletalk::knowledge {

/// A file that can be imported.
struct ImportSource {
    std::filesystem::path path;
    std::string syntax = {};  ///< "Turtle" …; empty for a document
    bool packed = false;      ///< gzip
    std::int64_t bytes = 0;   ///< as stored
};

struct FoundSources {
    std::vector<ImportSource> files = {};
    std::vector<Error> refused = {};  ///< what was named and cannot be imported, one sentence each
};

/// Looks at names and first bytes of files; of a folder it takes what can be imported, with all
/// folders below it, and lets other files be.
FoundSources findSources(const std::vector<std::filesystem::path>& paths);

}  // namespace tripletalk::knowledge
