// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "net/server/served.h"

#include <cstddef>
#include <string_view>

namespace tripletalk::net {

/// How much of a request is taken.
struct RequestLimits {
    std::size_t head = 16U << 10U;  ///< bytes of request line and headers
    std::size_t fields = 64;        ///< headers; Qt drops all of them where there are many
    std::size_t body = 4U << 20U;   ///< bytes
};

/// What is known of a request once some of it has come.
struct RequestHead {
    bool complete = false;   ///< all headers are there, and say nothing that is refused
    int refusal = 0;         ///< the HTTP status with which it is refused; 0: it is not
    std::size_t length = 0;  ///< bytes of the body
    bool isOld = false;      ///< HTTP/1.0: it knows no pieces, and the connection ends
    bool closes = false;     ///< the client wants the connection to end
    bool hesitates = false;  ///< the body comes once it is told to
    HeaderFields fields = {};
};

/// Looks at the first bytes of a request before anything else reads them: an endless head, a body
/// that is too long or of unknown length, and what two readers might take for different things (a
/// line that ends otherwise than by CR LF, two lengths, names with blanks) are refused here, while
/// nothing of them is in memory.
RequestHead lookAt(std::string_view bytes, const RequestLimits& limits);

}  // namespace tripletalk::net
