// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/temporaryfile.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <span>
#include <type_traits>
#include <vector>

namespace tripletalk::lookup {

/// Values that are appended first and read in order then, as often as needed: in memory while they
/// are few, in a temporary file beyond. One thread at a time. Errors: Io, DiskFull.
template <typename Value>
class Spool {
    static_assert(std::is_trivially_copyable_v<Value>);

  public:
    explicit Spool(const std::filesystem::path& beside) : m_file(beside) {}

    Result<void> add(Value value) {
        m_last.push_back(value);
        ++m_size;
        return m_last.size() < mostInMemory ? Result<void>() : spill();
    }

    /// Calls `take` with spans of all values in order.
    template <typename Take>
    Result<void> each(Take&& take) const {
        const std::uint64_t stored = m_size - m_last.size();
        std::vector<Value> part;
        for (std::uint64_t at = 0; at < stored; at += part.size()) {
            part.resize(std::min<std::uint64_t>(partValues, stored - at));
            auto read = m_file.read(at * sizeof(Value), std::as_writable_bytes(std::span(part)));
            if (!read) return read;
            if (Result<void> taken = take(std::span<const Value>(part)); !taken) return taken;
        }
        return m_last.empty() ? Result<void>() : take(std::span<const Value>(m_last));
    }

    [[nodiscard]] std::uint64_t size() const { return m_size; }

  private:
    static constexpr std::size_t mostInMemory = (std::size_t{16} << 20) / sizeof(Value);
    static constexpr std::size_t partValues = (std::size_t{1} << 20) / sizeof(Value);

    Result<void> spill() {
        auto written = m_file.append(std::as_bytes(std::span(m_last)));
        if (!written) return written.error();
        m_last.clear();
        return {};
    }

    graph::TemporaryFile m_file;
    std::vector<Value> m_last;  ///< those that are not in the file
    std::uint64_t m_size = 0;
};

}  // namespace tripletalk::lookup
