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

constexpr std::size_t longest = 60;  ///< of a bracket, in bytes

std::optional<int> numberOf(std::string_view written) {
    written = text::trim(written);
    for (const std::string_view word : {"Source ", "source "})
        if (written.starts_with(word)) written.remove_prefix(word.size());
    int n = 0;
    const char* end = written.data() + written.size();
    if (written.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
    const auto [stop, failed] = std::from_chars(written.data(), end, n);
    return failed == std::errc() && stop == end ? std::optional(n) : std::nullopt;
}

/// The citation whose bracket opens at `begin`.
std::optional<Citation> citationAt(std::string_view text, std::size_t begin) {
    const auto close = text.find(']', begin);
    if (close == std::string_view::npos || close - begin > longest) return std::nullopt;
    Citation citation{begin, close + 1, {}};
    for (const std::string& part : text::split(text.substr(begin + 1, close - begin - 1), ',')) {
        const auto n = numberOf(part);
        if (!n) return std::nullopt;
        citation.numbers.push_back(*n);
    }
    return citation;
}

/// Whether the blank before a citation would stand before nothing, a blank or a mark without it.
bool leavesGap(std::string_view before, std::string_view behind) {
    return before.ends_with(' ') &&
           (behind.empty() ||
            std::string_view(" \n.,:;").find(behind.front()) != std::string_view::npos);
}

/// The text with those citations that `exists` accepts.
std::string filtered(std::string_view text, const std::function<bool(int)>& exists) {
    text = text::trim(text);
    std::string kept;
    std::size_t done = 0;
    for (const Citation& citation : citations(text)) {
        kept += text.substr(done, citation.begin - done);
        for (const int n : citation.numbers)
            if (exists(n)) kept += "[" + std::to_string(n) + "]";
        done = citation.end;
        if (leavesGap(kept, text.substr(done))) kept.pop_back();
    }
    return kept += text.substr(done);
}

}  // namespace

std::vector<Citation> citations(std::string_view text) {
    std::vector<Citation> found;
    for (std::size_t at = text.find('['); at != std::string_view::npos;) {
        auto citation = citationAt(text, at);
        at = text.find('[', citation ? citation->end : at + 1);
        if (citation) found.push_back(*std::move(citation));
    }
    return found;
}

std::vector<int> citationsIn(std::string_view text) {
    std::vector<int> cited;
    for (const Citation& citation : citations(text))
        for (const int n : citation.numbers)
            if (std::ranges::find(cited, n) == cited.end()) cited.push_back(n);
    return cited;
}

std::string withoutCitations(std::string_view answer) {
    return filtered(answer, [](int) { return false; });
}

std::string settledCitations(std::string_view text, const std::vector<Source>& sources) {
    return filtered(text, [&](int n) {
        return n >= 1 && n <= static_cast<int>(sources.size()) &&
               !sources[static_cast<std::size_t>(n - 1)].error;
    });
}

}  // namespace tripletalk::answering
