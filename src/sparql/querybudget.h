// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/error.h"

#include <cstddef>
#include <optional>

namespace tripletalk::sparql {

/// What one query may still take, shared by everything that works on it.
struct QueryBudget {
    CancelToken cancel;
    std::size_t memory = 0;  ///< bytes at most
    std::size_t used = 0;    ///< by walks along paths
    std::optional<Error> trouble = std::nullopt;

    /// False if it is too much; `trouble` then says so.
    bool take(std::size_t bytes) {
        used += bytes;
        if (used <= memory) return true;
        fail({ErrorKind::Limit,
              say("Sentence",
                  "The query needs too much memory to follow a property path: begin the path at a "
                  "given term, or add triple patterns that bind one of its ends.")});
        return false;
    }
    bool goesOn() {
        if (!cancel.cancelled()) return true;
        fail(cancel.error());
        return false;
    }
    void fail(Error error) {
        if (!trouble) trouble = std::move(error);
    }
};

}  // namespace tripletalk::sparql
