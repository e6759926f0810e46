// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tripletalk::lookup {

/// Records of any length one behind the other, for work that may be broken off: whoever keeps how
/// many bytes were whole goes on behind them.
class RecordFile {
  public:
    /// Goes on behind the first `bytes` bytes; what follows them is dropped. Errors: Input (the
    /// file is shorter), Io.
    static Result<RecordFile> goOn(const std::filesystem::path& file, std::uint64_t bytes);

    Result<void> add(std::string_view record);
    /// Writes out what is in buffers and returns the bytes so far. Errors: Io, DiskFull.
    Result<std::uint64_t> flush();

  private:
    struct Closing {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::filesystem::path m_path;
    std::unique_ptr<std::FILE, Closing> m_file;
    std::uint64_t m_bytes = 0;
};

/// Reads such a file once. Errors: NotFound, Input (it ends in the middle of a record), Io.
class RecordReader {
  public:
    static Result<RecordReader> open(const std::filesystem::path& file, std::uint64_t bytes);
    /// The next record, valid until the next call; false at the end.
    Result<bool> next(std::string_view& record);

  private:
    struct Closing {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::filesystem::path m_path;
    std::unique_ptr<std::FILE, Closing> m_file;
    std::uint64_t m_rest = 0;
    std::string m_record;
};

}  // namespace tripletalk::lookup
