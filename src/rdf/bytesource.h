// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct gzFile_s;

namespace tripletalk::rdf {

/// The bytes of a file, unpacked if it is gzip, or of a text in memory, one after the other with a
/// look ahead.
class ByteSource {
  public:
    static constexpr int End = -1;

    /// Errors: NotFound, Input (a folder, empty), Io.
    static Result<ByteSource> open(const std::filesystem::path& path);
    static ByteSource ofText(std::string_view content);

    /// The next byte, or End: of the content, or after an error (see error()).
    int peek() {
        return m_at < m_buffer.size() || fill(1) ? static_cast<unsigned char>(m_buffer[m_at]) : End;
    }
    /// The byte `ahead` places after the next one, or End.
    int peek(std::size_t ahead) {
        return m_at + ahead < m_buffer.size() || fill(ahead + 1)
                   ? static_cast<unsigned char>(m_buffer[m_at + ahead])
                   : End;
    }
    /// Goes past bytes that peek(), or restOfLine(), showed.
    void advance(std::size_t count = 1) { m_at += count; }

    /// What lies ahead up to a line feed, a carriage return or the end, or at least `enough` bytes
    /// of it. Valid until the next call.
    std::string_view restOfLine(std::size_t enough);

    /// What lies buffered ahead, at least the first 64 kB of the content if nothing has been read
    /// yet.
    std::string_view ahead();

    /// Bytes gone past, unpacked. Cheap, other than position().
    [[nodiscard]] std::int64_t consumed() const {
        return m_dropped + static_cast<std::int64_t>(m_at);
    }
    /// Bytes of the file as stored: consumed so far, and all.
    [[nodiscard]] std::int64_t position() const;
    [[nodiscard]] std::int64_t size() const { return m_size; }

    /// Why the bytes ended before their time: Input (cut off or damaged gzip), Io.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

  private:
    struct Close {
        void operator()(gzFile_s* file) const;
    };
    ByteSource() = default;
    bool fill(std::size_t wanted);
    void noteError();

    std::unique_ptr<gzFile_s, Close> m_file;  // none for a text in memory
    std::string m_name;
    std::int64_t m_size = 0;
    std::string m_buffer;
    std::size_t m_at = 0;
    std::int64_t m_dropped = 0;  // bytes that have left m_buffer
    bool m_ended = false;
    std::optional<Error> m_error;
};

}  // namespace tripletalk::rdf
