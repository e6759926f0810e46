// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fstream>

#include <fcntl.h>
#include <nettle/sha2.h>
#include <unistd.h>

namespace tripletalk {

Error ioError(Sentence failed, const std::filesystem::path& path) {
    const int code = errno;
    const bool full = code == ENOSPC || code == EDQUOT;
    Sentence message = std::move(failed).arg(path.string());
    if (full) message = say("Sentence", "The disk is full: %1").arg(std::move(message));
    return {full ? ErrorKind::DiskFull : ErrorKind::Io, std::move(message), std::strerror(code)};
}

Result<std::string> readFile(const std::filesystem::path& path) {
    std::error_code failed;
    if (!std::filesystem::exists(path, failed))
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no file \"%1\".").arg(path.string())};
    std::ifstream in(path, std::ios::binary);
    if (!in || std::filesystem::is_directory(path, failed))
        return ioError(say("Sentence", "Opening \"%1\" failed."), path);
    std::string content((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    if (in.bad()) return ioError(say("Sentence", "Reading \"%1\" failed."), path);
    return content;
}

namespace {
bool writeAll(int fd, std::string_view content) {
    while (!content.empty()) {
        const auto written = ::write(fd, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::fsync(fd) == 0;
}

/// Opens a file beside `path` that nobody else writes, of this program or another, and tells its
/// name; -1 as ::open has it.
int openBeside(const std::filesystem::path& path, std::filesystem::path& name) {
    static std::atomic<unsigned> last = 0;
    for (;;) {
        name = path.string() + "." + std::to_string(::getpid()) + "-" + std::to_string(++last) +
               ".new";
        const int fd = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
        if (fd >= 0 || errno != EEXIST) return fd;
    }
}
}  // namespace

Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view content) {
    std::filesystem::path temporary;
    const int fd = openBeside(path, temporary);
    if (fd < 0) return ioError(say("Sentence", "Writing \"%1\" failed."), path);
    if (!writeAll(fd, content)) {
        const Error error = ioError(say("Sentence", "Writing \"%1\" failed."), path);
        ::close(fd);
        ::unlink(temporary.c_str());
        return error;
    }
    ::close(fd);
    if (::rename(temporary.c_str(), path.c_str()) == 0) return {};
    const Error error = ioError(say("Sentence", "Writing \"%1\" failed."), path);
    ::unlink(temporary.c_str());
    return error;
}

namespace {

/// Nettle takes a tenth of the time of Qt's, which knows no instructions for it.
class Sha256 {
  public:
    Sha256() { sha256_init(&m_state); }
    void add(std::string_view bytes) {
        sha256_update(&m_state, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
    }
    std::string hex() {
        std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest{};
        sha256_digest(&m_state, digest.size(), digest.data());
        std::string text;
        for (const std::uint8_t byte : digest)
            for (const int half : {byte >> 4, byte & 15}) text += "0123456789abcdef"[half];
        return text;
    }

  private:
    sha256_ctx m_state{};
};

}  // namespace

std::string sha256(std::string_view bytes) {
    Sha256 hash;
    hash.add(bytes);
    return hash.hex();
}

Result<std::string> sha256OfFile(const std::filesystem::path& path, const CancelToken& cancel) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return ioError(say("Sentence", "Reading \"%1\" failed."), path);
    Sha256 hash;
    std::string buffer(1 << 20, '\0');
    while (in) {
        if (cancel.cancelled()) return cancel.error();
        in.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        hash.add(std::string_view(buffer).substr(0, static_cast<std::size_t>(in.gcount())));
    }
    if (in.bad()) return ioError(say("Sentence", "Reading \"%1\" failed."), path);
    return hash.hex();
}

}  // namespace tripletalk
