// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>
#include <memory>
#include <string_view>

namespace tripletalk::lookup {

/// A file as bytes in memory, read when they are touched. At least 8-aligned. The mapping goes with
/// `owner`; the file may be removed meanwhile.
struct Mapping {
    std::shared_ptr<const void> owner;
    std::string_view bytes;
};
/// Errors: NotFound, Io.
Result<Mapping> mapFile(const std::filesystem::path& file);

}  // namespace tripletalk::lookup
