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
};

/// The bases below `<data>/bases` and those of `others` that are still there, by name. Reads
/// manifests only.
std::vector<BaseEntry> listBases(const std::filesystem::path& data,
                                 const std::vector<std::string>& others);

/// A folder below `<data>/bases` for a base of this name: its letters and digits, numbered if
/// another base has it already.
std::filesystem::path folderForName(const std::filesystem::path& data, const std::string& name);

}  // namespace tripletalk::workspace
