// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/server/requesthead.h"

#include "base/ascii.h"
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

/// A line that ends by one of CR and LF alone, and NUL, mean different things to different readers.
bool isAmbiguous(std::string_view head) {
    for (std::size_t i = 0; i < head.size(); ++i) {
        if (head[i] == '\0') return true;
        if (head[i] == '\n' && (i == 0 || head[i - 1] != '\r')) return true;
        if (head[i] == '\r' && i + 1 < head.size() && head[i + 1] != '\n') return true;
    }
    return false;
}

/// RFC 9110, section 5.1.
bool isToken(std::string_view name) {
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return ascii::isLetterOrDigit(static_cast<unsigned char>(c)) ||
               std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
    });
}

/// "METHOD target HTTP/1.x"
bool isRequestLine(std::string_view line) {
    const std::size_t target = line.find(' ');
    const std::size_t version = line.rfind(' ');
    if (target == 0 || target == std::string_view::npos || version <= target + 1) return false;
    return std::ranges::count(line, ' ') == 2 &&
           std::ranges::all_of(line.substr(0, target),
                               [](char c) { return c >= 'A' && c <= 'Z'; }) &&
           (line.substr(version + 1) == "HTTP/1.1" || line.substr(version + 1) == "HTTP/1.0") &&
           (line[target + 1] == '/' || line[target + 1] == '*' || line[target + 1] == 'h');
}

/// Reads the body's length. The status that refuses it; 0 if nothing does.
int readLength(std::string_view value, const RequestLimits& limits, RequestHead& head) {
    const auto read = std::from_chars(value.data(), value.data() + value.size(), head.length);
    if (read.ec == std::errc::result_out_of_range) return tooLarge;
    if (read.ec != std::errc() || read.ptr != value.data() + value.size()) return badRequest;
    return head.length > limits.body ? tooLarge : 0;
}

/// Takes a header field. The status that refuses it; 0 if nothing does.
int take(std::string_view line, const RequestLimits& limits, RequestHead& head) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || !isToken(line.substr(0, colon))) return badRequest;
    const std::string name = text::toLower(line.substr(0, colon));
    const std::string value(text::trim(line.substr(colon + 1)));
    const auto isKnown = [&](const auto& field) { return field.first == name; };
    const bool again = std::ranges::any_of(head.fields, isKnown);
    head.fields.emplace_back(name, value);
    if (head.fields.size() > limits.fields) return headersTooLarge;
    if (name == "transfer-encoding") return lengthRequired;
    if ((name == "content-length" || name == "host") && again) return badRequest;
    if (name == "content-length") return readLength(value, limits, head);
    if (name == "expect") head.hesitates = text::toLower(value) == "100-continue";
    if (name == "connection")
        for (const std::string& word : text::split(text::toLower(value), ','))
            head.closes = head.closes || text::trim(word) == "close";
    return 0;
}

}  // namespace

RequestHead lookAt(std::string_view bytes, const RequestLimits& limits) {
    while (bytes.starts_with("\r\n")) bytes.remove_prefix(2);  // behind the last request's body
    const std::size_t end = bytes.find("\r\n\r\n");
    const std::string_view known = bytes.substr(0, end);
    if (known.size() > limits.head) return {.refusal = headersTooLarge};
    if (isAmbiguous(known)) return {.refusal = badRequest};
    const std::size_t lineEnd = known.find("\r\n");
    if (lineEnd != std::string_view::npos || end != std::string_view::npos)
        if (!isRequestLine(known.substr(0, lineEnd))) return {.refusal = badRequest};
    if (end == std::string_view::npos) return {};
    RequestHead head;
    head.isOld = known.substr(0, lineEnd).ends_with("1.0");
    for (std::size_t at = lineEnd; at < known.size();) {
        at += 2;
        const std::size_t next = std::min(known.find("\r\n", at), known.size());
        if (const int refusal = take(known.substr(at, next - at), limits, head))
            return {.refusal = refusal};
        at = next;
    }
    head.complete = true;
    head.closes = head.closes || head.isOld;
    return head;
}

}  // namespace tripletalk::net
