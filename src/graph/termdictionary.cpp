// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/termdictionary.h"

#include <algorithm>
#include <cstring>

namespace tripletalk::graph {

namespace {

constexpr std::size_t firstSlots = 256;  // a power of two, as every later number of slots
constexpr int offsetBits = 20;
constexpr int addressBits = 40;
constexpr std::size_t blockBytes = std::size_t{1} << offsetBits;
constexpr std::uint64_t addressMask = (std::uint64_t{1} << addressBits) - 1;

/// Before the bytes of a key.
struct Head {
    std::uint64_t hash;
    std::uint32_t id;
    std::uint32_t size;
};

Head headAt(const char* entry) {
    Head head;
    std::memcpy(&head, entry, sizeof head);
    return head;
}

/// The bits of the hash that a slot repeats; the lowest ones choose the slot.
std::uint64_t tagOf(std::uint64_t hash) { return hash & ~addressMask; }

}  // namespace

TermDictionary::TermDictionary(std::size_t bytes) : m_limit(bytes), m_slots(firstSlots) {}

const char* TermDictionary::at(std::uint64_t address) const {
    return m_blocks[address >> offsetBits].bytes.get() + (address & (blockBytes - 1));
}

std::uint32_t TermDictionary::idOf(std::string_view key, std::uint64_t hash, std::uint32_t fresh) {
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = hash & mask; m_slots[i] != 0; i = (i + 1) & mask) {
        if (tagOf(m_slots[i]) != tagOf(hash)) continue;
        const char* entry = at((m_slots[i] & addressMask) - 1);
        const Head head = headAt(entry);
        if (head.hash == hash && std::string_view(entry + sizeof head, head.size) == key)
            return head.id;
    }
    append(key, hash, fresh);
    return fresh;
}

void TermDictionary::append(std::string_view key, std::uint64_t hash, std::uint32_t id) {
    const std::size_t bytes = sizeof(Head) + key.size();
    if (m_count > 0 && m_entryBytes + bytes + m_slots.size() * sizeof(m_slots[0]) > m_limit)
        forget();
    if (m_count * 4 >= m_slots.size() * 3) grow();
    if (m_blocks.empty() || m_blocks.back().capacity - m_blocks.back().used < bytes) {
        const std::size_t capacity = std::max(bytes, blockBytes);
        m_blocks.push_back({std::make_unique_for_overwrite<char[]>(capacity), capacity});
    }
    Block& block = m_blocks.back();
    const Head head{hash, id, static_cast<std::uint32_t>(key.size())};
    std::memcpy(block.bytes.get() + block.used, &head, sizeof head);
    std::memcpy(block.bytes.get() + block.used + sizeof head, key.data(), key.size());
    put(hash, (m_blocks.size() - 1) << offsetBits | block.used);
    block.used += bytes;
    m_entryBytes += bytes;
    ++m_count;
}

void TermDictionary::put(std::uint64_t hash, std::uint64_t address) {
    const std::size_t mask = m_slots.size() - 1;
    std::size_t i = hash & mask;
    while (m_slots[i] != 0) i = (i + 1) & mask;
    m_slots[i] = tagOf(hash) | (address + 1);
}

void TermDictionary::grow() {
    // Slots may take half of the memory at most, so that there is always room for entries.
    const std::size_t slots = m_slots.size() * 2;
    if (slots * sizeof(m_slots[0]) > m_limit / 2) return forget();
    m_slots.assign(slots, 0);
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        for (std::size_t offset = 0; offset < m_blocks[i].used;) {
            const Head head = headAt(m_blocks[i].bytes.get() + offset);
            put(head.hash, i << offsetBits | offset);
            offset += sizeof head + head.size;
        }
    }
}

void TermDictionary::forget() {
    m_forgot = true;
    m_slots.assign(m_slots.size(), 0);
    m_blocks.clear();
    m_entryBytes = 0;
    m_count = 0;
}

}  // namespace tripletalk::graph
