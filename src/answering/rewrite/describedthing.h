// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "base/cancel.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"

#include <optional>
#include <string>

namespace tripletalk::answering {

/// A thing that is described ("the cheapest car of the Nova series"), and what says that it is it.
struct DescribedThing {
    std::string label = {};
    Source source = {};  ///< the query that found it, with a note how the words were read
};

/// The one thing that the offline strategy finds for a description, in the base's tables; nothing
/// where it finds none or several, or there are no tables. Errors: Cancelled.
Result<std::optional<DescribedThing>> describedThing(const std::string& words,
                                                     const knowledge::KnowledgeBase& base,
                                                     const CancelToken& cancel);

}  // namespace tripletalk::answering
