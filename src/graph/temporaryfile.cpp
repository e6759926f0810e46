// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/temporaryfile.h"

#include "base/file.h"

#include <cerrno>
#include <string>
#include <utility>

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

namespace tripletalk::graph {

TemporaryFile::TemporaryFile(TemporaryFile&& other) noexcept
    : m_beside(std::move(other.m_beside)),
      m_file(std::exchange(other.m_file, -1)),
      m_size(other.m_size) {}

TemporaryFile& TemporaryFile::operator=(TemporaryFile&& other) noexcept {
    std::swap(m_beside, other.m_beside);
    std::swap(m_file, other.m_file);
    std::swap(m_size, other.m_size);
    return *this;
}

TemporaryFile::~TemporaryFile() {
    if (m_file >= 0) ::close(m_file);
}

Result<void> TemporaryFile::create() {
    std::string name = m_beside.string() + ".XXXXXX";
    m_file = ::mkostemp(name.data(), O_CLOEXEC);
    if (m_file < 0) return ioError(say("Sentence", "Creating \"%1\" failed."), name);
    if (::unlink(name.c_str()) != 0)
        return ioError(say("Sentence", "Removing \"%1\" failed."), name);
    return {};
}

Result<std::uint64_t> TemporaryFile::append(std::span<const std::byte> bytes) {
    if (m_file < 0)
        if (auto created = create(); !created) return created.error();
    const std::uint64_t begin = m_size;
    while (!bytes.empty()) {
        const auto written =
            ::pwrite(m_file, bytes.data(), bytes.size(), static_cast<off_t>(m_size));
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return ioError(say("Sentence", "Writing beside \"%1\" failed."), m_beside);
        m_size += static_cast<std::uint64_t>(written);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return begin;
}

Result<void> TemporaryFile::read(std::uint64_t offset, std::span<std::byte> bytes) const {
    while (!bytes.empty()) {
        const auto got = ::pread(m_file, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (got < 0 && errno == EINTR) continue;
        if (got == 0) errno = EIO;  // shorter than what was written
        if (got <= 0) return ioError(say("Sentence", "Reading beside \"%1\" failed."), m_beside);
        offset += static_cast<std::uint64_t>(got);
        bytes = bytes.subspan(static_cast<std::size_t>(got));
    }
    return {};
}

}  // namespace tripletalk::graph
