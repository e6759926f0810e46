// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// What is wrong with a statement or one of its triples. `reason` is one of few texts, for
/// counting; `message` tells more.
struct Fault {
    Sentence reason;
    std::string message;
    std::int64_t line = 0;
    std::int64_t column = 0;
    bool repaired = false;  ///< nothing was lost: `message` tells how it was read

    /// Where the place is that of `text`: to its byte `at`.
    void moveOn(std::string_view text, std::size_t at);
};
using FaultSink = std::function<void(Fault&&)>;

}  // namespace tripletalk::rdf
