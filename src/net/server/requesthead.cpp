// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/server/requesthead.h"

#include "base/text.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace tripletalk::net {

namespace {

constexpr int badRequest = 400;
constexpr int lengthRequired = 411;
constexpr int tooLarge = 413;
constexpr int headersTooLarge = 431;

/// "METHOD target HTTP/1.x"
bool isRequestLine(std::string_view line) {
    const std::size_t target = line.find(' ');
    const std::size_t version = line.rfind(' ');
    if (target == 0 || target == std::string_view::npos || version == target) return false;
    const std::string_view method = line.substr(0, target);
    return std::ranges::all_of(method, [](char c) { return c >= 'A' && c <= 'Z'; }) &&
           (line.substr(version + 1) == "HTTP/1.1" || line.substr(version + 1) == "HTTP/1.0") &&
           (line[target + 1] == '/' || line[target + 1] == '*' || line[target + 1] == 'h');
}

/// The status that refuses a header field; 0 if nothing does.
int refusalOf(std::string_view line, const RequestLimits& limits, bool& hasLength) {
    const std::size_t colon = line.find(':');
    if (colon == 0 || colon == std::string_view::npos) return badRequest;
    const std::string name = text::toLower(line.substr(0, colon));
    const std::string_view value = text::trim(line.substr(colon + 1));
    if (name == "transfer-encoding") return lengthRequired;
    if (name != "content-length") return 0;
    if (hasLength) return badRequest;  // whoever stands between us might believe the other one
    hasLength = true;
    std::size_t length = 0;
    const auto read = std::from_chars(value.data(), value.data() + value.size(), length);
    if (read.ec == std::errc::result_out_of_range) return tooLarge;
    if (read.ec != std::errc() || read.ptr != value.data() + value.size()) return badRequest;
    return length > limits.body ? tooLarge : 0;
}

}  // namespace

RequestHead lookAt(std::string_view bytes, const RequestLimits& limits) {
    const std::size_t lineEnd = bytes.find("\r\n");
    const std::string_view line = bytes.substr(0, lineEnd);
    if (lineEnd == std::string_view::npos)
        return {.refusal = bytes.size() > limits.head ? headersTooLarge : 0};
    if (!isRequestLine(line)) return {.refusal = badRequest};
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == std::string_view::npos || end > limits.head)
        return {.refusal = bytes.size() > limits.head ? headersTooLarge : 0};
    bool hasLength = false;
    for (std::size_t at = lineEnd + 2; at < end + 2;) {
        const std::size_t next = bytes.find("\r\n", at);
        if (const int refusal = refusalOf(bytes.substr(at, next - at), limits, hasLength))
            return {.refusal = refusal};
        at = next + 2;
    }
    return {.complete = true};
}

}  // namespace tripletalk::net
