// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/sentences.h"

#include "base/ascii.h"
#include "base/text.h"

namespace tripletalk::passages {

namespace {

using ascii::isBlank;

/// Where a text of more than `limit` bytes is cut: at the last blank of its first half or later,
/// else at a character.
std::size_t cutOf(std::string_view text, std::size_t limit) {
    for (std::size_t at = limit; at > limit / 2; --at)
        if (isBlank(text[at])) return at;
    while (limit > 1 && (static_cast<unsigned char>(text[limit]) & 0xC0) == 0x80) --limit;
    return limit;
}

std::vector<std::string> cutToSize(const std::string& piece, std::size_t maxBytes) {
    std::vector<std::string> parts;
    for (const std::string& sentence : sentencesOf(piece)) {
        std::string_view rest = sentence;
        while (rest.size() > maxBytes) {
            const std::size_t cut = cutOf(rest, maxBytes);
            parts.emplace_back(text::trim(rest.substr(0, cut)));
            rest = text::trim(rest.substr(cut));
        }
        if (!rest.empty()) parts.emplace_back(rest);
    }
    return parts;
}

}  // namespace

std::vector<std::string> sentencesOf(std::string_view text) {
    std::vector<std::string> found;
    std::size_t begin = 0;
    const auto take = [&](std::size_t end) {
        const std::string_view sentence = text::trim(text.substr(begin, end - begin));
        if (!sentence.empty()) found.emplace_back(sentence);
        begin = end;
    };
    std::size_t word = 0;  // where the current word began
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const bool betweenInitials = text[i] == '.' && ascii::isLetter(text[i + 1]);  // "W.V."
        if (isBlank(text[i]) || betweenInitials) word = i + 1;
        if (text.substr(i).starts_with("。")) take(i + std::string_view("。").size());
        if ((text[i] != '.' && text[i] != '!' && text[i] != '?') || !isBlank(text[i + 1])) continue;
        // A full stop after one or two letters is more likely an abbreviation or an initial, unless
        // they are a unit ("255 kW.").
        const bool isUnit = word > 1 && isBlank(text[word - 1]) && ascii::isDigit(text[word - 2]);
        const bool abbreviated = text[i] == '.' && i - word <= 2 && !isUnit;
        const bool lowerNext = i + 2 < text.size() && ascii::isLower(text[i + 2]);
        if (!abbreviated && !lowerNext) take(i + 1);
    }
    take(text.size());
    return found;
}

std::string asSentence(std::string text) {
    for (const std::string_view mark : {".", "!", "?", "…", "。"})
        if (text.ends_with(mark)) return text;
    return text + '.';
}

std::vector<std::string> packed(const std::vector<std::string>& pieces, std::size_t maxBytes,
                                std::string_view separator) {
    std::vector<std::string> texts;
    const auto add = [&](const std::string& piece) {
        if (!texts.empty() && texts.back().size() + separator.size() + piece.size() <= maxBytes)
            (texts.back() += separator) += piece;
        else
            texts.push_back(piece);
    };
    for (const std::string& piece : pieces) {
        if (piece.size() <= maxBytes) {
            add(piece);
            continue;
        }
        for (const std::string& part : cutToSize(piece, maxBytes)) add(part);
    }
    return texts;
}

}  // namespace tripletalk::passages
