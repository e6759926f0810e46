// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <string>

namespace tripletalk::net {

/// The pause that a Retry-After header asks for: seconds or an HTTP date (RFC 9110, 10.2.3). Zero
/// if it cannot be read or lies in the past; at most 30 s.
std::chrono::milliseconds retryAfter(const std::string& header,
                                     std::chrono::system_clock::time_point now);

}  // namespace tripletalk::net
