// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace tripletalk::app {

/// Has glibc's allocator give freed memory back to the system in a program that runs for days.
/// By itself it raises its thresholds to the largest block that was ever freed (a reply of 32 MB
/// without end), after which blocks of megabytes lie among small ones and are kept; and each of
/// many threads gets an arena of its own to keep memory in. For the whole process; call it once,
/// before threads begin. Does nothing where the allocator is another one.
/// Source: mallopt(3), M_MMAP_THRESHOLD and M_ARENA_MAX.
void giveFreedMemoryBack();

}  // namespace tripletalk::app
