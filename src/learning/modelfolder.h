// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

/// A folder with files that were learned, and a model.json that tells their lengths and hashes: the
/// reader of such files trusts them, so nothing damaged may come before it.
namespace tripletalk::learning {

/// Writes model.json, last, beside these files of the folder. `about` is the owner's, an object.
/// Errors: Io, DiskFull, NotFound.
Result<void> writeModelFolder(const std::filesystem::path& folder,
                              const std::vector<std::string>& files, const nlohmann::json& about);

/// What the owner wrote, after a look at every byte of the files. Errors: NotFound (there is no
/// model.json), Version, Input (damaged), Io.
Result<nlohmann::json> readModelFolder(const std::filesystem::path& folder,
                                       const std::vector<std::string>& files);

}  // namespace tripletalk::learning
