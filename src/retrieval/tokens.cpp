// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/tokens.h"

#include "base/ascii.h"
#include "base/text.h"
#include "language/valuewords.h"

#include <algorithm>

#include <QChar>
#include <QList>
#include <QString>

namespace tripletalk::retrieval {

namespace {

bool isOfNumber(char32_t c) { return QChar::isDigit(c) || c == U'.' || c == U','; }

std::size_t widthOf(unsigned char lead) {
    return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

bool isUpperCode(std::string_view word) {
    return word.size() >= 2 && std::ranges::all_of(word, ascii::isUpper);
}

bool isAscii(std::string_view text) {
    unsigned char all = 0;
    for (const char c : text) all |= static_cast<unsigned char>(c);
    return all < 0x80;
}

/// Calls `piece` with begin and end of each token of an ASCII text: a run of letters, or of digits
/// with single marks between them. The general way finds the same, ten times slower.
template <typename Piece>
void eachAsciiPiece(std::string_view text, Piece&& piece) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t begin = i;
        if (ascii::isLetter(text[i])) {
            while (i < text.size() && ascii::isLetter(text[i])) ++i;
            piece(begin, i);
        } else if (ascii::isDigit(text[i])) {
            while (i < text.size() &&
                   (ascii::isDigit(text[i]) ||
                    ((text[i] == '.' || text[i] == ',') && ascii::isDigit(text[i - 1]) &&
                     i + 1 < text.size() && ascii::isDigit(text[i + 1]))))
                ++i;
            piece(begin, i);
        } else {
            ++i;
        }
    }
}

bool isShouting(std::string_view text) { return std::ranges::none_of(text, ascii::isLower); }

}  // namespace

std::u32string decode(std::string_view text) {
    const QString decoded = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    const auto codePoints = decoded.toUcs4();
    return {codePoints.begin(), codePoints.end()};
}

std::vector<Token> tokens(std::string_view text) {
    std::vector<Token> found;
    const bool shouting = isShouting(text);
    const auto add = [&](std::size_t begin, std::size_t end) {
        const std::string_view written = text.substr(begin, end - begin);
        Token token{text::fold(written), begin, end};
        if (token.text.empty()) return;
        token.stop = language::isFunctionWord(token.text) && (shouting || !isUpperCode(written));
        found.push_back(std::move(token));
    };
    if (isAscii(text)) {
        eachAsciiPiece(text, add);
        return found;
    }
    if (!text::isValidUtf8(text)) return found;  // its byte offsets would mean nothing
    for (const text::Word& word : text::wordsAndCharacters(text)) {
        const std::u32string characters = decode(word.text);
        std::size_t byte = word.begin;
        for (std::size_t i = 0; i < characters.size();) {
            const std::size_t begin = byte;
            const bool number = isOfNumber(characters[i]);
            do {
                byte += widthOf(static_cast<unsigned char>(text[byte]));
                ++i;
            } while (i < characters.size() &&
                     (QChar::isMark(characters[i]) || isOfNumber(characters[i]) == number));
            add(begin, byte);
        }
    }
    return found;
}

}  // namespace tripletalk::retrieval
