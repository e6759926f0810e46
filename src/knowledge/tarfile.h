// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct gzFile_s;

/// A stream of plain files in one, compressed: tar in its POSIX form (ustar) through gzip, which
/// every system can open. Only what a packed base needs.
namespace tripletalk::knowledge {

struct CloseGzip {
    void operator()(gzFile_s* file) const;
};
using Gzip = std::unique_ptr<gzFile_s, CloseGzip>;

/// Called with the bytes moved since the last call; an error of it ends the work.
using ByteStep = std::function<Result<void>(std::int64_t bytes)>;

class TarWriter {
  public:
    /// Replaces `file`. Its content stands in a folder of this name. Errors: Io.
    static Result<TarWriter> create(const std::filesystem::path& file, const std::string& folder);

    /// Errors: Io, DiskFull, Limit (a name of more than 100 bytes), those of `step`.
    Result<void> add(const std::string& name, const std::filesystem::path& content,
                     const ByteStep& step);
    Result<void> finish();

  private:
    Result<void> write(const void* bytes, std::size_t count);
    std::filesystem::path m_path;
    std::string m_folder;
    Gzip m_file;
};

/// One member after the other; whatever is no plain file or folder is refused.
class TarReader {
  public:
    static Result<TarReader> open(const std::filesystem::path& file);

    struct Member {
        std::string name;  ///< without the folder in which all stand; empty for that folder
        std::int64_t bytes = 0;
        bool folder = false;
    };
    /// The next member, whose content has to be taken before the one after it; nothing at the end.
    /// Errors: Input (no such archive, damaged, cut off, a link or a device), Io.
    Result<std::optional<Member>> next();
    /// Writes the content of the member that came last to a new file.
    Result<void> extract(const Member& member, const std::filesystem::path& to,
                         const ByteStep& step);

  private:
    Result<void> read(void* bytes, std::size_t count);
    std::filesystem::path m_path;
    Gzip m_file;
};

}  // namespace tripletalk::knowledge
