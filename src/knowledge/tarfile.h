// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

struct archive;

/// A stream of plain files in one, compressed: tar in its POSIX form through gzip, which every
/// system can open. libarchive's, narrowed to what a packed base needs.
namespace tripletalk::knowledge {

struct CloseArchive {
    void operator()(archive* file) const;
};
using Archive = std::unique_ptr<archive, CloseArchive>;

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
    [[nodiscard]] Error failure() const;
    std::filesystem::path m_path;
    std::string m_folder;
    Archive m_archive;
};

/// One member after the other; whatever is no plain file or folder is refused, and so is what
/// libarchive would mend.
class TarReader {
  public:
    /// Errors: NotFound, Input (empty, no such archive), Io.
    static Result<TarReader> open(const std::filesystem::path& file);
    TarReader(TarReader&&) noexcept;
    ~TarReader();

    struct Member {
        std::string name;  ///< without the folder in which all stand; empty for that folder
        std::int64_t bytes = 0;
        bool folder = false;
    };
    /// The next member, whose content has to be taken before the one after it; nothing at the end.
    /// Errors: Input (damaged, cut off, a link or a device, a long name, more behind the end), Io.
    Result<std::optional<Member>> next();
    /// Writes the content of the member that came last to a new file.
    Result<void> extract(const Member& member, const std::filesystem::path& to,
                         const ByteStep& step);

  private:
    struct Source;
    static std::ptrdiff_t give(archive* file, void* source, const void** bytes);
    TarReader();
    [[nodiscard]] Error failure() const;
    [[nodiscard]] Error damaged(const std::string& detail) const;
    Result<void> checkEnd();
    std::filesystem::path m_path;
    std::unique_ptr<Source> m_source;  ///< outlives the archive, which reads from it
    Archive m_archive;
};

}  // namespace tripletalk::knowledge
