// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/allocator.h"

#include <cstdlib>  // tells by __GLIBC__ whose library it is

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace tripletalk::app {

void giveFreedMemoryBack() {
#ifdef __GLIBC__
    constexpr int megabyte = 1 << 20;
    constexpr int arenas = 4;  // the window, the question that runs, and what works beside them
    mallopt(M_MMAP_THRESHOLD, megabyte);
    mallopt(M_TRIM_THRESHOLD, megabyte);
    mallopt(M_ARENA_MAX, arenas);
#endif
}

}  // namespace tripletalk::app
