// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/citations.h"

#include "base/text.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

namespace tripletalk::answering {

namespace {

constexpr std::string_view notFoundMark = "NOT_FOUND";

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

WrittenAnswer writtenAnswer(std::string_view content, const std::vector<Source>& sources) {
    WrittenAnswer answer;
    content = text::trim(content);
    if (content.starts_with(notFoundMark)) {
        answer.notFound = true;
        content.remove_prefix(notFoundMark.size());
        while (!content.empty() && (content.front() == ':' ||
                                    std::isspace(static_cast<unsigned char>(content.front()))))
            content.remove_prefix(1);
    }
    const auto exists = [&](int n) {
        return n >= 1 && n <= static_cast<int>(sources.size()) &&
               !sources[static_cast<std::size_t>(n - 1)].error;
    };
    for (std::size_t at = 0; at < content.size();) {
        std::size_t end = at;
        const auto numbers = content[at] == '[' ? numbersAt(content, at, end) : std::nullopt;
        if (!numbers) {
            answer.text += content[at++];
            continue;
        }
        for (const int n : *numbers)
            if (exists(n)) answer.text += "[" + std::to_string(n) + "]";
        at = end;
    }
    return answer;
}

void AnswerStream::add(std::string_view piece) {
    if (m_open) return m_out(piece);
    m_held += piece;
    std::string_view begun = m_held;
    while (!begun.empty() && std::isspace(static_cast<unsigned char>(begun.front())))
        begun.remove_prefix(1);
    const auto common = std::min(begun.size(), notFoundMark.size());
    if (begun.substr(0, common) != notFoundMark.substr(0, common)) {
        m_open = true;
        m_out(m_held);
    } else if (begun.size() > notFoundMark.size() + 1) {
        m_open = true;
        std::string_view rest = begun.substr(notFoundMark.size());
        while (!rest.empty() && (rest.front() == ':' || rest.front() == ' ')) rest.remove_prefix(1);
        m_out(rest);
    }
}

}  // namespace tripletalk::answering
