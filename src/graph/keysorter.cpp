// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/keysorter.h"

#include <algorithm>
#include <utility>

namespace tripletalk::graph {

namespace {
constexpr std::size_t readKeys = 4096;
}

Result<void> KeySorter::endRun() {
    if (m_filling.empty()) return {};
    // Much of a file comes in order already.
    if (!std::is_sorted(m_filling.begin(), m_filling.end()))
        std::sort(m_filling.begin(), m_filling.end());
    Run run;
    const std::size_t held = m_runs.size() * m_keysOfRun;
    if ((held + m_filling.size()) * sizeof(SortKey) <= m_memoryBytes) {
        run.keys = std::exchange(m_filling, {});
        m_filling.reserve(m_keysOfRun);
    } else {
        auto offset = m_file.append(std::as_bytes(std::span(m_filling)));
        if (!offset) return offset.error();
        run.offset = *offset;
        run.rest = m_filling.size();
    }
    m_ended += run.keys.size() + run.rest;
    m_runs.push_back(std::move(run));
    m_filling.clear();
    return {};
}

Result<void> KeySorter::beginMerge() {
    if (auto ended = endRun(); !ended) return ended;
    m_filling = {};
    for (Run& run : m_runs) {
        if (run.rest == 0) continue;
        if (auto more = advance(run); !more) return more.error();
    }
    for (std::size_t i = m_runs.size() / 2; i-- > 0;) siftDown(i);
    m_merging = true;
    return {};
}

Result<bool> KeySorter::advance(Run& run) {
    if (++run.at < run.keys.size()) return true;
    if (run.rest == 0) return false;
    run.keys.resize(std::min<std::uint64_t>(run.rest, readKeys));
    run.at = 0;
    const auto bytes = std::as_writable_bytes(std::span(run.keys));
    if (auto read = m_file.read(run.offset, bytes); !read) return read.error();
    run.offset += bytes.size();
    run.rest -= run.keys.size();
    return true;
}

void KeySorter::siftDown(std::size_t i) {
    for (;;) {
        std::size_t lowest = i;
        for (const std::size_t child : {2 * i + 1, 2 * i + 2})
            if (child < m_runs.size() && m_runs[child].head() < m_runs[lowest].head())
                lowest = child;
        if (lowest == i) return;
        std::swap(m_runs[i], m_runs[lowest]);
        i = lowest;
    }
}

Result<bool> KeySorter::next(SortKey& key) {
    if (!m_merging)
        if (auto begun = beginMerge(); !begun) return begun.error();
    if (m_runs.empty()) return false;
    key = m_runs.front().head();
    auto more = advance(m_runs.front());
    if (!more) return more.error();
    if (!*more) {
        std::swap(m_runs.front(), m_runs.back());
        m_runs.pop_back();
    }
    siftDown(0);
    return true;
}

}  // namespace tripletalk::graph
