// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace tripletalk {

/// The whole file as bytes. Errors: NotFound, Io.
Result<std::string> readFile(const std::filesystem::path& path);

/// Writes beside the target, syncs, and renames over it: a reader sees the old or the new text,
/// never half of one. Errors: DiskFull, Io.
Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view content);

/// Lower-case hexadecimal SHA-256.
std::string sha256(std::string_view bytes);

/// The same of a file's content, read in pieces. Errors: NotFound, Io, Cancelled.
Result<std::string> sha256OfFile(const std::filesystem::path& path, const CancelToken& cancel = {});

/// An Io or DiskFull error for errno's current value. The path is put into the sentence.
Error ioError(Sentence failed, const std::filesystem::path& path);

}  // namespace tripletalk
