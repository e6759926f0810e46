// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/manifest.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::workspace {

/// A knowledge base that the person can choose; `error` says why it cannot be opened.
struct BaseEntry {
    std::filesystem::path folder;
    knowledge::Manifest manifest = {};
    std::optional<Error> error = {};
    std::int64_t bytes = 0;  ///< on disk
};

/// The bases below `<data>/bases` and those of `others` that are still there, by name. Reads
/// manifests only.
std::vector<BaseEntry> listBases(const std::filesystem::path& data,
                                 const std::vector<std::string>& others);

/// Moves a base out of the way, where no list finds it, and returns where it is: deleted, but not
/// yet gone. Errors: Locked (somebody is changing it), Io.
Result<std::filesystem::path> setAside(const std::filesystem::path& base);
/// The way back. Errors: Usage (another base has its place), Io.
Result<void> putBack(const std::filesystem::path& aside, const std::filesystem::path& base);
/// What is set aside in the data folder.
std::vector<std::filesystem::path> asideBases(const std::filesystem::path& data);

/// A folder below `<data>/bases` for a base of this name: its letters and digits, numbered if
/// another base has it already.
std::filesystem::path folderForName(const std::filesystem::path& data, const std::string& name);

}  // namespace tripletalk::workspace
