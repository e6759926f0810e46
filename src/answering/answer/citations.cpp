// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/citations.h"

#include "base/text.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>

namespace tripletalk::answering {

namespace {

/// The numbers inside a bracket that opens at `begin`, if it holds nothing but numbers, commas and
/// blanks (an optional word "Source" before a number is taken too); `end` is set behind the
/// bracket.
std::optional<std::vector<int>> numbersAt(std::string_view text, std::size_t begin,
                                          std::size_t& end) {
    const auto close = text.find(']', begin);
    if (close == std::string_view::npos || close - begin > 60) return std::nullopt;
    std::vector<int> numbers;
    for (const std::string& part : text::split(text.substr(begin + 1, close - begin - 1), ',')) {
        std::string_view digits = text::trim(part);
        for (const std::string_view word : {"Source ", "source "})
            if (digits.starts_with(word)) digits.remove_prefix(word.size());
        int n = 0;
        const auto [stop, failed] =
            std::from_chars(digits.data(), digits.data() + digits.size(), n);
        if (failed != std::errc() || stop != digits.data() + digits.size()) return std::nullopt;
        numbers.push_back(n);
    }
    end = close + 1;
    return numbers;
}

}  // namespace

std::vector<int> citationsIn(std::string_view text) {
    std::vector<int> cited;
    for (std::size_t at = text.find('['); at != std::string_view::npos;
         at = text.find('[', at + 1)) {
        std::size_t end = at;
        const auto numbers = numbersAt(text, at, end);
        if (!numbers) continue;
        for (const int n : *numbers)
            if (std::find(cited.begin(), cited.end(), n) == cited.end()) cited.push_back(n);
    }
    return cited;
}

namespace {

/// The text with those citations that `exists` accepts.
std::string filtered(std::string_view text, const std::function<bool(int)>& exists) {
    std::string kept;
    text = text::trim(text);
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        const auto numbers = text[at] == '[' ? numbersAt(text, at, end) : std::nullopt;
        if (!numbers) {
            kept += text[at++];
            continue;
        }
        for (const int n : *numbers)
            if (exists(n)) kept += "[" + std::to_string(n) + "]";
        at = end;
    }
    return kept;
}

}  // namespace

std::string withoutCitations(std::string_view answer) {
    std::string plain = filtered(answer, [](int) { return false; });
    for (const char* mark : {".", ",", ":", ";"})
        plain = text::replaceAll(std::move(plain), std::string(" ") + mark, mark);
    return plain;
}

std::string settledCitations(std::string_view text, const std::vector<Source>& sources) {
    return filtered(text, [&](int n) {
        return n >= 1 && n <= static_cast<int>(sources.size()) &&
               !sources[static_cast<std::size_t>(n - 1)].error;
    });
}

}  // namespace tripletalk::answering
