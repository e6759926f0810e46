// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/namewords.h"

#include "base/ascii.h"
#include "base/texthash.h"

#include <algorithm>
#include <array>

#include <QString>

namespace tripletalk::lookup {

namespace {

constexpr std::size_t longestWord = 128;  // bytes
constexpr std::size_t mostWords = 1000;

struct Spelling {
    char32_t letter;
    const char* ascii;
};

/// Small letters that no decomposition brings to ASCII, in the order of their codes: Latin ones
/// with strokes and ligatures, Greek, Cyrillic, and the marks of typography.
constexpr auto spellings = std::to_array<Spelling>({
    {U'ß', "ss"},   {U'æ', "ae"}, {U'ð', "d"},  {U'ø', "o"},  {U'þ', "th"}, {U'đ', "d"},
    {U'ħ', "h"},    {U'ı', "i"},  {U'ĸ', "k"},  {U'ł', "l"},  {U'ŋ', "ng"}, {U'œ', "oe"},
    {U'ŧ', "t"},    {U'ƀ', "b"},  {U'ǝ', "e"},  {U'ɓ', "b"},  {U'ɔ', "o"},  {U'ɖ', "d"},
    {U'ɗ', "d"},    {U'ə', "e"},  {U'ɛ', "e"},  {U'ɣ', "g"},  {U'ɩ', "i"},  {U'ʉ', "u"},
    {U'ʻ', "'"},    {U'ʼ', "'"},  {U'ʾ', "'"},  {U'ʿ', "'"},  {U'α', "a"},  {U'β', "b"},
    {U'γ', "g"},    {U'δ', "d"},  {U'ε', "e"},  {U'ζ', "z"},  {U'η', "e"},  {U'θ', "th"},
    {U'ι', "i"},    {U'κ', "k"},  {U'λ', "l"},  {U'μ', "m"},  {U'ν', "n"},  {U'ξ', "x"},
    {U'ο', "o"},    {U'π', "p"},  {U'ρ', "r"},  {U'ς', "s"},  {U'σ', "s"},  {U'τ', "t"},
    {U'υ', "u"},    {U'φ', "ph"}, {U'χ', "kh"}, {U'ψ', "ps"}, {U'ω', "o"},  {U'а', "a"},
    {U'б', "b"},    {U'в', "v"},  {U'г', "g"},  {U'д', "d"},  {U'е', "e"},  {U'ж', "zh"},
    {U'з', "z"},    {U'и', "i"},  {U'й', "i"},  {U'к', "k"},  {U'л', "l"},  {U'м', "m"},
    {U'н', "n"},    {U'о', "o"},  {U'п', "p"},  {U'р', "r"},  {U'с', "s"},  {U'т', "t"},
    {U'у', "u"},    {U'ф', "f"},  {U'х', "kh"}, {U'ц', "ts"}, {U'ч', "ch"}, {U'ш', "sh"},
    {U'щ', "shch"}, {U'ъ', ""},   {U'ы', "y"},  {U'ь', ""},   {U'э', "e"},  {U'ю', "yu"},
    {U'я', "ya"},   {U'ё', "e"},  {U'ђ', "dj"}, {U'ѓ', "g"},  {U'є', "ye"}, {U'ѕ', "z"},
    {U'і', "i"},    {U'ї', "yi"}, {U'ј', "j"},  {U'љ', "lj"}, {U'њ', "nj"}, {U'ћ', "c"},
    {U'ќ', "k"},    {U'ѝ', "i"},  {U'ў', "u"},  {U'џ', "dz"}, {U'ґ', "g"},  {U'ғ', "g"},
    {U'қ', "q"},    {U'ң', "ng"}, {U'ү', "u"},  {U'ұ', "u"},  {U'һ', "h"},  {U'ә', "a"},
    {U'ө', "o"},    {U'‐', "-"},  {U'‑', "-"},  {U'‒', "-"},  {U'–', "-"},  {U'—', "-"},
    {U'―', "-"},    {U'‘', "'"},  {U'’', "'"},  {U'‚', "'"},  {U'‛', "'"},  {U'“', "\""},
    {U'”', "\""},   {U'„', "\""}, {U'−', "-"},
});
static_assert(std::ranges::is_sorted(spellings, {}, &Spelling::letter));

constexpr bool isCombiningAccent(char32_t c) { return c >= 0x300 && c <= 0x36F; }

bool isPunctuation(char32_t c) {
    if (c < 0x80) return c > ' ' && c < 0x7F && !ascii::isLetterOrDigit(c);
    return QChar::isPunct(c);
}

/// Of a script that writes words without blanks between them.
bool isUnspaced(char32_t c) {
    if (c < 0xE00) return false;
    switch (QChar::script(c)) {
        case QChar::Script_Han:
        case QChar::Script_Hiragana:
        case QChar::Script_Katakana:
        case QChar::Script_Bopomofo:
        case QChar::Script_Thai:
        case QChar::Script_Lao:
        case QChar::Script_Khmer:
        case QChar::Script_Myanmar:
        case QChar::Script_Tibetan:
            return true;
        default:
            return c == U'ー';
    }
}

std::u32string inOneForm(std::string_view text) {
    const QString decomposed = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
                                   .normalized(QString::NormalizationForm_KD)
                                   .toCaseFolded()
                                   .normalized(QString::NormalizationForm_KD);
    std::u32string plain;
    for (const char32_t c : decomposed.toStdU32String()) {
        if (isCombiningAccent(c)) continue;
        const auto* known = std::ranges::lower_bound(spellings, c, {}, &Spelling::letter);
        if (c < 0x80 || known == spellings.end() || known->letter != c) {
            plain += c;
            continue;
        }
        for (const char* letter = known->ascii; *letter != 0; ++letter)
            plain += static_cast<char32_t>(*letter);
    }
    // Syllables of Hangul and voiced kana are one character again.
    return QString::fromStdU32String(plain)
        .normalized(QString::NormalizationForm_C)
        .toStdU32String();
}

std::string toUtf8(std::u32string_view text) {
    return QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size())).toStdString();
}

void add(std::string word, std::vector<std::string>& words) {
    if (word.empty() || words.size() >= mostWords) return;
    if (word.size() > longestWord) {
        std::size_t end = longestWord;
        while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xC0U) == 0x80U) --end;
        word.resize(end);
    }
    words.push_back(std::move(word));
}

/// Without the punctuation at its ends, unless it is nothing else.
template <typename Text, typename IsPunctuation>
Text stripped(Text token, IsPunctuation&& punctuation) {
    const auto isLetter = [&](auto c) { return !punctuation(c); };
    const auto first = std::ranges::find_if(token, isLetter);
    if (first == token.end()) return token;
    token.remove_prefix(static_cast<std::size_t>(first - token.begin()));
    while (punctuation(token.back())) token.remove_suffix(1);
    return token;
}

/// Splits a text at what `space` says and gives each piece that is not empty.
template <typename Text, typename IsSpace, typename Token>
void eachToken(Text text, IsSpace&& space, Token&& token) {
    for (std::size_t i = 0; i < text.size();) {
        if (space(text[i])) {
            ++i;
            continue;
        }
        const std::size_t begin = i;
        while (i < text.size() && !space(text[i])) ++i;
        token(text.substr(begin, i - begin));
    }
}

/// A piece between blanks that has characters of an unspaced script.
void addUnspaced(std::u32string_view token, std::vector<std::string>& words) {
    eachToken(token, isPunctuation, [&](std::u32string_view piece) {
        for (std::size_t i = 0; i < piece.size();) {
            const std::size_t begin = i;
            const bool unspaced = isUnspaced(piece[i]);
            while (i < piece.size() && isUnspaced(piece[i]) == unspaced) ++i;
            if (!unspaced) {
                add(toUtf8(piece.substr(begin, i - begin)), words);
                continue;
            }
            for (std::size_t at = begin; at < i; ++at)
                add(toUtf8(piece.substr(at, std::min<std::size_t>(2, i - at))), words);
        }
    });
}

}  // namespace

void wordsOf(std::string_view text, std::vector<std::string>& words) {
    words.clear();
    const bool plain =
        std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (plain) {
        const auto punctuation = [](char c) { return isPunctuation(static_cast<char32_t>(c)); };
        eachToken(
            text, [](char c) { return c >= 0 && c <= ' '; },
            [&](std::string_view token) {
                std::string word(stripped(token, punctuation));
                std::ranges::transform(word, word.begin(), ascii::toLower);
                add(std::move(word), words);
            });
        return;
    }
    const std::u32string one = inOneForm(text);
    const auto space = [](char32_t c) { return c <= ' ' || QChar::isSpace(c); };
    eachToken(std::u32string_view(one), space, [&](std::u32string_view token) {
        if (std::ranges::any_of(token, isUnspaced))
            addUnspaced(token, words);
        else
            add(toUtf8(stripped(token, isPunctuation)), words);
    });
}

Marks marksOf(std::string_view word) {
    const auto bytesOf = [](char lead) -> std::size_t {
        const auto byte = static_cast<unsigned char>(lead);
        return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    };
    if (word.empty()) return 0;
    const std::string_view first = word.substr(0, bytesOf(word.front()));
    const Marks initial = Marks{1} << hashOf(first) % 24U;
    if (first.size() == word.size()) return initial;
    const std::string_view two = word.substr(0, first.size() + bytesOf(word[first.size()]));
    return initial | Marks{1} << (24U + hashOf(two) % 40U);
}

}  // namespace tripletalk::lookup
