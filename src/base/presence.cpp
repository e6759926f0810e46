// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/presence.h"

#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace tripletalk {

Presence Presence::announce(const std::filesystem::path& lockFile,
                            const std::function<void()>& whenAlone) {
    Presence here(::open(lockFile.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
    if (here.m_descriptor < 0) return here;
    if (::flock(here.m_descriptor, LOCK_EX | LOCK_NB) == 0) whenAlone();
    ::flock(here.m_descriptor, LOCK_SH);
    return here;
}

Presence::Presence(Presence&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

Presence& Presence::operator=(Presence&& other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

Presence::~Presence() {
    if (m_descriptor >= 0) ::close(m_descriptor);
}

}  // namespace tripletalk
