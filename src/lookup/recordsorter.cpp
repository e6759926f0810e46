// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/recordsorter.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace tripletalk::lookup {

namespace {
constexpr std::size_t readBytes = std::size_t{256} << 10U;
constexpr std::size_t headBytes = 2 * sizeof(std::uint64_t);  // key and length
}  // namespace

Result<void> RecordSorter::add(std::uint64_t key, std::string_view record) {
    m_entries.push_back({key, m_bytes.size(), record.size()});
    m_bytes += record;
    ++m_size;
    const std::size_t taken = m_bytes.size() + m_entries.size() * sizeof(Entry);
    return taken < m_memoryBytes ? Result<void>() : spill();
}

void RecordSorter::sort() {
    const auto record = [&](const Entry& entry) {
        return std::string_view(m_bytes).substr(entry.begin, entry.bytes);
    };
    std::ranges::sort(m_entries, [&](const Entry& a, const Entry& b) {
        return a.key != b.key ? a.key < b.key : record(a) < record(b);
    });
}

Result<void> RecordSorter::spill() {
    if (m_entries.empty()) return {};
    sort();
    std::string run;
    run.reserve(m_bytes.size() + m_entries.size() * headBytes);
    for (const Entry& entry : m_entries) {
        run.append(reinterpret_cast<const char*>(&entry.key), sizeof entry.key);
        run.append(reinterpret_cast<const char*>(&entry.bytes), sizeof entry.bytes);
        run.append(m_bytes, entry.begin, entry.bytes);
    }
    auto offset = m_file.append(std::as_bytes(std::span(run)));
    if (!offset) return offset.error();
    m_runs.push_back({*offset, run.size()});
    m_entries.clear();
    m_bytes.clear();
    return {};
}

bool RecordSorter::isBefore(const Run& a, const Run& b) {
    return a.head.key != b.head.key ? a.head.key < b.head.key : a.record() < b.record();
}

Result<void> RecordSorter::beginMerge() {
    m_merging = true;
    if (m_runs.empty()) {
        sort();
        return {};
    }
    if (auto spilt = spill(); !spilt) return spilt;
    m_entries = {};
    m_bytes = {};
    for (Run& run : m_runs) {
        auto more = advance(run);
        if (!more) return more.error();
        m_heap.push_back(&run);
    }
    std::ranges::make_heap(m_heap, [](const Run* a, const Run* b) { return isBefore(*b, *a); });
    return {};
}

/// Sees to it that so many bytes stand in memory from `at` on; false at the end.
Result<bool> RecordSorter::need(Run& run, std::size_t bytes) {
    if (run.bytes.size() - run.at >= bytes) return true;
    if (run.rest == 0) return false;
    run.bytes.erase(0, run.at);
    run.at = 0;
    const std::size_t kept = run.bytes.size();
    const std::size_t more = std::min<std::uint64_t>(run.rest, std::max(readBytes, bytes - kept));
    run.bytes.resize(kept + more);
    const auto target = std::as_writable_bytes(std::span(run.bytes)).subspan(kept);
    if (auto read = m_file.read(run.offset, target); !read) return read.error();
    run.offset += more;
    run.rest -= more;
    return true;
}

Result<bool> RecordSorter::advance(Run& run) {
    auto there = need(run, headBytes);
    if (!there || !*there) return there;
    std::memcpy(&run.head.key, run.bytes.data() + run.at, sizeof run.head.key);
    std::memcpy(&run.head.bytes, run.bytes.data() + run.at + sizeof run.head.key,
                sizeof run.head.bytes);
    run.at += headBytes;
    if (auto whole = need(run, run.head.bytes); !whole) return whole;
    run.head.begin = run.at;
    run.at += run.head.bytes;
    return true;
}

Result<bool> RecordSorter::next(std::uint64_t& key, std::string_view& record) {
    const auto isAfter = [](const Run* a, const Run* b) { return isBefore(*b, *a); };
    if (!m_merging) {
        if (auto begun = beginMerge(); !begun) return begun.error();
    } else if (!m_heap.empty()) {  // the record given last goes now, not before it was looked at
        std::ranges::pop_heap(m_heap, isAfter);
        auto more = advance(*m_heap.back());
        if (!more) return more.error();
        if (*more)
            std::ranges::push_heap(m_heap, isAfter);
        else
            m_heap.pop_back();
    }
    if (!m_runs.empty()) {
        if (m_heap.empty()) return false;
        key = m_heap.front()->head.key;
        record = m_heap.front()->record();
        return true;
    }
    if (m_at == m_entries.size()) return false;
    const Entry& entry = m_entries[m_at++];
    key = entry.key;
    record = std::string_view(m_bytes).substr(entry.begin, entry.bytes);
    return true;
}

}  // namespace tripletalk::lookup
