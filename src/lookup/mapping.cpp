// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/mapping.h"

#include "base/file.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tripletalk::lookup {

Result<Mapping> mapFile(const std::filesystem::path& file) {
    const int fd = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        if (errno == ENOENT)
            return Error{ErrorKind::NotFound,
                         say("Sentence", "There is no file \"%1\".").arg(file.string())};
        return ioError(say("Sentence", "Reading \"%1\" failed."), file);
    }
    struct stat known {};
    void* begin = MAP_FAILED;
    const bool told = ::fstat(fd, &known) == 0;
    const auto size = told ? static_cast<std::size_t>(known.st_size) : 0;
    if (size > 0) begin = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, fd, 0);
    const Error failed = ioError(say("Sentence", "Reading \"%1\" failed."), file);
    ::close(fd);
    if (told && size == 0) return Mapping{};
    if (begin == MAP_FAILED) return failed;
    const auto unmap = [size](const void* mapped) { ::munmap(const_cast<void*>(mapped), size); };
    return Mapping{std::shared_ptr<const void>(begin, unmap),
                   {static_cast<const char*>(begin), size}};
}

}  // namespace tripletalk::lookup
