// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/stringpool.h"

#include <functional>

namespace tripletalk::retrieval {

std::pair<std::uint32_t, bool> StringPool::add(std::string_view text) {
    if (m_ends.size() * 3 >= m_slots.size() * 2) grow();
    std::uint32_t& slot = m_slots[slotOf(text)];
    if (slot != 0) return {slot, false};
    m_bytes += text;
    m_ends.push_back(m_bytes.size());
    slot = size();
    return {slot, true};
}

std::string_view StringPool::at(std::uint32_t number) const {
    const std::size_t begin = number == 1 ? 0 : m_ends[number - 2];
    return std::string_view(m_bytes).substr(begin, m_ends[number - 1] - begin);
}

/// Where the text stands, or the free slot for it.
std::size_t StringPool::slotOf(std::string_view text) const {
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = std::hash<std::string_view>()(text) & mask;
    while (m_slots[slot] != 0 && at(m_slots[slot]) != text) slot = (slot + 1) & mask;
    return slot;
}

void StringPool::grow() {
    m_slots.assign(m_slots.empty() ? 1024 : m_slots.size() * 2, 0);  // a power of two, always
    for (std::uint32_t number = 1; number <= size(); ++number) m_slots[slotOf(at(number))] = number;
}

}  // namespace tripletalk::retrieval
