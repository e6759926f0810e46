// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>
#include <functional>

namespace tripletalk {

/// What becomes of a folder inside that may not be listed.
enum class Unreadable { Left, Error };

/// Calls `use` with each entry of a folder and of all folders in it (symbolic links to folders are
/// not followed), in no order, until it returns an error, which is returned. Unlike the iterators
/// of the standard library it never throws. Errors: Io.
Result<void> eachBelow(
    const std::filesystem::path& folder, Unreadable unreadable,
    const std::function<Result<void>(const std::filesystem::directory_entry&)>& use);

/// The same with the entries of the folder alone; none where it may not be listed, or is not there.
void eachIn(const std::filesystem::path& folder,
            const std::function<void(const std::filesystem::directory_entry&)>& use);

}  // namespace tripletalk
