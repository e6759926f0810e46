// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/filelock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace tripletalk {

std::filesystem::path lockFileOf(const std::filesystem::path& file) {
    return file.parent_path() / ("." + file.filename().string() + ".lock");
}

FileLock::FileLock(const std::filesystem::path& file)
    : m_descriptor(::open(lockFileOf(file).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)) {
    if (m_descriptor >= 0) ::flock(m_descriptor, LOCK_EX);
}

FileLock::~FileLock() {
    if (m_descriptor >= 0) ::close(m_descriptor);
}

}  // namespace tripletalk
