// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/examples.h"
#include "knowledge/knowledgebase.h"

#include <cstdint>
#include <vector>

namespace tripletalk::knowledge {

/// An example as people look after it.
struct SwitchedExample {
    Example example;
    bool off = false;  ///< kept, and heeded by nothing
};

/// All examples of a base, also those that are switched off, in the order in which they came.
/// Errors: those of the file.
Result<std::vector<SwitchedExample>> allExamples(const KnowledgeBase& base);

/// Switches one off, or on again; one that is taught anew is on. Errors: NotFound, Locked.
Result<void> switchExample(const KnowledgeBase& base, std::int64_t id, bool off);

}  // namespace tripletalk::knowledge
