// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>

#include <nlohmann/json.hpp>

namespace tripletalk::soak {

/// What the windows say that they did, a line of JSON each, as they write it to their standard
/// output and as the file `said` keeps it:
///   {"asked": RUN, "turn", "conversation", "question"}
///   {"ended": RUN, "how": kind of its last event, "answer": what was shown, if it was}
///   {"removed": CONVERSATION}, {"restored": CONVERSATION}, {"copied": TITLE, "turns": how many}
/// Other lines count deeds and are not looked at here.

/// Holds the lines of a file against the conversations on disk: each message that was said is there
/// with its run and its end, but for those of conversations that were deleted for good, which are
/// not. {messages, answers, deleted, copies, lost: [what is missing, in words]}. Errors: Io and
/// those of opening the store.
Result<nlohmann::json> heldAgainstStore(const std::filesystem::path& said,
                                        const std::filesystem::path& store);

}  // namespace tripletalk::soak
