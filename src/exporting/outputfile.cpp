// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/outputfile.h"

#include "base/file.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace tripletalk::exporting {

namespace {
constexpr std::size_t bufferBytes = 256 << 10;
}

Result<OutputFile> OutputFile::create(const std::filesystem::path& path) {
    const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (fd < 0) return ioError(say("Sentence", "Writing \"%1\" failed."), path);
    return OutputFile(path, fd);
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : m_path(std::move(other.m_path)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_buffer(std::move(other.m_buffer)),
      m_size(other.m_size) {}

OutputFile::~OutputFile() {
    if (m_descriptor >= 0) ::close(m_descriptor);
}

Result<void> OutputFile::write(std::string_view bytes) {
    m_buffer += bytes;
    m_size += static_cast<std::int64_t>(bytes.size());
    return m_buffer.size() < bufferBytes ? Result<void>() : flush();
}

Result<void> OutputFile::flush() {
    std::string_view left = m_buffer;
    while (!left.empty()) {
        const auto written = ::write(m_descriptor, left.data(), left.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return ioError(say("Sentence", "Writing \"%1\" failed."), m_path);
        left.remove_prefix(static_cast<std::size_t>(written));
    }
    m_buffer.clear();
    return {};
}

Result<void> OutputFile::close() {
    if (auto flushed = flush(); !flushed) return flushed;
    if (::close(std::exchange(m_descriptor, -1)) != 0)
        return ioError(say("Sentence", "Writing \"%1\" failed."), m_path);
    return {};
}

}  // namespace tripletalk::exporting
