// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

/// Text for formats in which some of its characters would mean something.
namespace tripletalk::text {

/// A cell of CSV (RFC 4180), in quotes only where it needs them.
std::string csvCell(std::string_view text);

/// For HTML and XML, between tags and in attributes with either quote.
std::string escapedMarkup(std::string_view text);

/// For a place in an address: all bytes but ASCII letters, digits and `plain` become "%2F".
std::string percentEncoded(std::string_view text, std::string_view plain = "-._~");

/// Two digits in lower case for each byte.
std::string hexadecimal(std::string_view bytes);

}  // namespace tripletalk::text
