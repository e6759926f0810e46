// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/memoryaccount.h"

#include <mutex>
#include <utility>

#include <sqlite3.h>

namespace tripletalk::sqlite {

namespace {

thread_local MemoryAccount* charged = nullptr;

sqlite3_mem_methods usual;

/// Before it is there, memory counts as large as it is asked for.
void* measured(MemoryAccount& account, void* memory, int asked) {
    if (memory) account.adjust(usual.xSize(memory) - asked);
    return memory;
}

void* allocate(int bytes) {
    MemoryAccount* const account = charged;
    if (!account) return usual.xMalloc(bytes);
    if (!account->take(bytes)) return nullptr;
    return measured(*account, usual.xMalloc(bytes), bytes);
}

void release(void* memory) {
    if (charged && memory) charged->adjust(-usual.xSize(memory));
    usual.xFree(memory);
}

void* resize(void* memory, int bytes) {
    MemoryAccount* const account = charged;
    if (!account) return usual.xRealloc(memory, bytes);
    const int before = usual.xSize(memory);
    if (!account->take(bytes - before)) return nullptr;
    return measured(*account, usual.xRealloc(memory, bytes), bytes);
}

}  // namespace

void setUpMemory() {
    static std::once_flag once;
    std::call_once(once, [] {
        sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
        if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &usual) != SQLITE_OK) return;
        sqlite3_mem_methods counted = usual;
        counted.xMalloc = allocate;
        counted.xFree = release;
        counted.xRealloc = resize;
        sqlite3_config(SQLITE_CONFIG_MALLOC, &counted);
    });
}

bool MemoryAccount::checked(std::ptrdiff_t bytes) {
    m_isExceeded = m_isExceeded || m_used > static_cast<std::ptrdiff_t>(m_most);
    m_isClosed = m_isClosed || m_isExceeded || m_cancel.cancelled();
    if (m_isClosed) m_used -= bytes;
    return !m_isClosed;
}

ChargedTo::ChargedTo(MemoryAccount& account) : m_before(std::exchange(charged, &account)) {}
ChargedTo::~ChargedTo() { charged = m_before; }

KeptMemory::~KeptMemory() {
    if (charged) charged->adjust(-m_bytes);
}

bool KeptMemory::growTo(std::size_t bytes) {
    const auto wanted = static_cast<std::ptrdiff_t>(bytes);
    if (charged && !charged->take(wanted - m_bytes)) return false;
    m_bytes = wanted;
    return true;
}

}  // namespace tripletalk::sqlite
