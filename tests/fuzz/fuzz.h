// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

#include <sys/mman.h>
#include <unistd.h>

/// What the fuzz targets share. A target is one function: FUZZ(bytes) { … }
#define FUZZ(bytes)                                                                     \
    static void fuzzOne(std::string_view bytes);                                        \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) { \
        fuzzOne({reinterpret_cast<const char*>(data), size});                           \
        return 0;                                                                       \
    }                                                                                   \
    static void fuzzOne(std::string_view bytes)

namespace tripletalk::fuzz {

/// A promise of the reader, beside not to crash; a broken one is a find.
inline void expect(bool holds, const char* promise) {
    if (holds) return;
    std::fprintf(stderr, "BROKEN PROMISE: %s\n", promise);
    std::abort();
}

/// The same of two texts, which are shown.
inline void expectSame(std::string_view one, std::string_view other, const char* promise) {
    if (one == other) return;
    std::fprintf(stderr, "one:   %.*s\nother: %.*s\n", static_cast<int>(one.size()), one.data(),
                 static_cast<int>(other.size()), other.data());
    expect(false, promise);
}

/// For what is called to see that it comes back.
template <typename... Values>
void use(const Values&...) {}

/// Bytes as a file that lies on no disk, for readers that take a path alone. The next one takes its
/// place: one at a time.
inline std::filesystem::path fileOf(std::string_view bytes) {
    static const int file = memfd_create("fuzz", MFD_CLOEXEC);
    static const std::filesystem::path path = "/proc/self/fd/" + std::to_string(file);
    const auto size = static_cast<ssize_t>(bytes.size());
    expect(ftruncate(file, 0) == 0 && pwrite(file, bytes.data(), bytes.size(), 0) == size,
           "memory can be written");
    return path;
}

/// What came of a reading, whatever it was; looks at an error's texts too.
template <typename Value>
std::string outcome(const Result<Value>& result) {
    return result ? "" : result.error().toText();
}

}  // namespace tripletalk::fuzz
