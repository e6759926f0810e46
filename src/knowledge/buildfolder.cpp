// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/buildfolder.h"

#include "base/file.h"

#include <cerrno>
#include <cstdio>
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
        if (fd < 0) return ioError("Locking", path);
        if (::flock(fd, LOCK_EX | LOCK_NB) != 0) {
            ::close(fd);
            return Error{ErrorKind::Locked, "Another import into this knowledge base is running."};
        }
        struct stat held {};
        struct stat named {};
        if (::fstat(fd, &held) == 0 && ::stat(path.c_str(), &named) == 0 &&
            held.st_ino == named.st_ino)
            return fd;
        ::close(fd);
    }
}

Result<void> syncFile(const fs::path& path, int flags) {
    const int fd = ::open(path.c_str(), flags | O_CLOEXEC);
    if (fd < 0) return ioError("Saving", path);
    const bool synced = ::fsync(fd) == 0;
    const Error error = ioError("Saving", path);
    ::close(fd);
    if (!synced) return error;
    return {};
}

Result<void> syncTree(const fs::path& folder) {
    std::error_code failed;
    fs::recursive_directory_iterator entry(folder, failed);
    for (; !failed && entry != fs::recursive_directory_iterator(); entry.increment(failed)) {
        const bool isFolder = entry->is_directory(failed);
        auto synced = syncFile(entry->path(), isFolder ? O_RDONLY | O_DIRECTORY : O_RDONLY);
        if (!synced) return synced;
    }
    if (failed) return Error{ErrorKind::Io, "Saving the knowledge base failed.", failed.message()};
    return syncFile(folder, O_RDONLY | O_DIRECTORY);
}

}  // namespace

Result<BuildFolder> BuildFolder::create(const fs::path& target) {
    BuildFolder folder;
    folder.m_target = fs::absolute(target).lexically_normal();
    if (folder.m_target.filename().empty()) folder.m_target = folder.m_target.parent_path();
    const fs::path parent = folder.m_target.parent_path();
    const std::string name = folder.m_target.filename().string();
    std::error_code failed;
    fs::create_directories(parent, failed);
    if (failed)
        return Error{ErrorKind::Io, "The folder \"" + parent.string() + "\" cannot be made.",
                     failed.message()};

    folder.m_lockPath = parent / ("." + name + ".lock");
    auto held = lock(folder.m_lockPath);
    if (!held) return held.error();
    folder.m_lock = *held;
    folder.m_path = parent / ("." + name + ".building");
    fs::remove_all(folder.m_path,
                   failed);  // what a killed import left: the lock says that nobody works in it
    if (!fs::create_directory(folder.m_path, failed))
        return Error{ErrorKind::Io, "The folder \"" + folder.m_path.string() + "\" cannot be made.",
                     failed.message()};
    return folder;
}

BuildFolder::BuildFolder(BuildFolder&& other) noexcept
    : m_target(std::move(other.m_target)),
      m_path(std::exchange(other.m_path, {})),
      m_lockPath(std::move(other.m_lockPath)),
      m_lock(std::exchange(other.m_lock, -1)) {}

BuildFolder::~BuildFolder() {
    std::error_code ignored;
    if (!m_path.empty()) fs::remove_all(m_path, ignored);
    if (m_lock >= 0) {
        fs::remove(m_lockPath, ignored);
        ::close(m_lock);
    }
}

Result<void> BuildFolder::commit() {
    if (auto synced = syncTree(m_path); !synced) return synced;
    // A folder that is there is swapped in one step; the old one then stands in our building place
    // and goes with it.
    std::error_code ignored;
    const bool exists = fs::exists(m_target, ignored);
    const unsigned int how = exists ? RENAME_EXCHANGE : RENAME_NOREPLACE;
    if (::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, m_target.c_str(), how) != 0)
        return ioError("Saving", m_target);
    auto synced = syncFile(m_target.parent_path(), O_RDONLY | O_DIRECTORY);
    if (!exists) m_path.clear();
    return synced;
}

}  // namespace tripletalk::knowledge
