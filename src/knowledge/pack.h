// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "knowledge/manifest.h"

#include <filesystem>
#include <set>
#include <string>

namespace tripletalk::knowledge {

/// Writes the base in `folder` with everything in it to one file, which is replaced when the new
/// one is whole. Readers of the base go on, writers wait outside (Locked). Progress: stage "pack",
/// bytes. Errors: NotFound, Version, Locked, Io, DiskFull, Cancelled.
Result<void> pack(const std::filesystem::path& folder, const std::filesystem::path& file,
                  const ProgressSink& progress, const CancelToken& cancel);

/// Makes a base at `target`, where none may be, of such a file. If its id is among `taken` it gets
/// a new one. The file is not trusted: only plain files with the names of a base's parts are taken,
/// no more than fit on the disk or than such a file can hold, and what comes of it must open as a
/// base. After an error nothing is left. Progress: stage "unpack", bytes. Errors: NotFound, Input
/// (no packed base, damaged, something else in it), Limit, Version, Usage (`target` is there),
/// DiskFull, Io, Locked, Cancelled.
Result<Manifest> unpack(const std::filesystem::path& file, const std::filesystem::path& target,
                        const std::set<std::string>& taken, const ProgressSink& progress,
                        const CancelToken& cancel);

}  // namespace tripletalk::knowledge
