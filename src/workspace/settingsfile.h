// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "workspace/settings.h"

#include <filesystem>

namespace tripletalk::workspace {

/// Writes what is different between `before` and `after` into the file as it is now: what another
/// window or the command line wrote meanwhile stays. Configurations and folders are merged one by
/// one. One writer at a time, across processes. Errors: Io, DiskFull, Syntax (a file that is not
/// JSON is left untouched).
Result<void> updateSettings(const Settings& before, const Settings& after,
                            const std::filesystem::path& file);

}  // namespace tripletalk::workspace
