// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/baselock.h"

#include "base/file.h"

#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;

namespace {

/// The lock file's name may be unlinked by its last holder between our open and our flock: then it
/// is opened again.
Result<int> lock(const fs::path& path) {
    for (;;) {
        const int fd = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
        if (fd < 0) return ioError(say("Sentence", "Locking \"%1\" failed."), path);
        if (::flock(fd, LOCK_EX | LOCK_NB) != 0) {
            ::close(fd);
            return Error{ErrorKind::Locked,
                         say("Sentence", "This knowledge base is being changed by another.")};
        }
        struct stat held {};
        struct stat named {};
        if (::fstat(fd, &held) == 0 && ::stat(path.c_str(), &named) == 0 &&
            held.st_ino == named.st_ino)
            return fd;
        ::close(fd);
    }
}

}  // namespace

BaseLock::BaseLock(const fs::path& target) : m_target(fs::absolute(target).lexically_normal()) {
    if (m_target.filename().empty()) m_target = m_target.parent_path();
    m_file = m_target.parent_path() / ("." + m_target.filename().string() + ".lock");
}

Result<void> BaseLock::hold() {
    auto held = lock(m_file);
    if (!held) return held.error();
    m_descriptor = *held;
    return {};
}

Result<BaseLock> BaseLock::take(const fs::path& target) {
    BaseLock taken(target);
    const fs::path parent = taken.m_file.parent_path();
    std::error_code failed;
    fs::create_directories(parent, failed);
    if (failed)
        return Error{ErrorKind::Io,
                     say("Sentence", "The folder \"%1\" cannot be made.").arg(parent.string()),
                     failed.message()};
    if (auto held = taken.hold(); !held) return held.error();
    return taken;
}

Result<BaseLock> BaseLock::takeWithin(const fs::path& base, const fs::path& part) {
    BaseLock taken(base / part);
    const auto held = taken.hold();
    if (held) return taken;
    std::error_code ignored;
    if (fs::exists(base, ignored)) return held.error();
    return Error{ErrorKind::NotFound,
                 say("Sentence", "This knowledge base is not there any more.")};
}

BaseLock::BaseLock(BaseLock&& other) noexcept
    : m_target(std::move(other.m_target)),
      m_file(std::move(other.m_file)),
      m_descriptor(std::exchange(other.m_descriptor, -1)) {}

BaseLock::~BaseLock() {
    if (m_descriptor < 0) return;
    std::error_code ignored;
    fs::remove(m_file, ignored);
    ::close(m_descriptor);
}

}  // namespace tripletalk::knowledge
