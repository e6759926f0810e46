// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace tripletalk::net {

/// How much of a request is taken.
struct RequestLimits {
    std::size_t head = 16U << 10U;  ///< bytes of request line and headers
    std::size_t body = 4U << 20U;   ///< bytes
};

/// What is known of a request once some of it has come.
struct RequestHead {
    bool complete = false;  ///< all headers are there, and say nothing that is refused
    int refusal = 0;        ///< the HTTP status with which it is refused; 0: it is not
};

/// Looks at the first bytes of a request before anything else reads them: an endless head, a body
/// that is too long or of unknown length, and what is no HTTP/1 at all are refused here, while
/// nothing of them is in memory.
RequestHead lookAt(std::string_view bytes, const RequestLimits& limits);

}  // namespace tripletalk::net
