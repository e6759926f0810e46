// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/htmlentities.h"

#include <charconv>
#include <optional>
#include <unordered_map>

namespace tripletalk::passages {

namespace {

constexpr std::size_t longestName = 10;

const std::unordered_map<std::string_view, std::string_view>& named() {
    static const std::unordered_map<std::string_view, std::string_view> names{
        {"amp", "&"},    {"lt", "<"},     {"gt", ">"},     {"quot", "\""},  {"apos", "'"},
        {"nbsp", " "},   {"ndash", "–"},  {"mdash", "—"},  {"hellip", "…"}, {"lsquo", "‘"},
        {"rsquo", "’"},  {"ldquo", "“"},  {"rdquo", "”"},  {"sbquo", "‚"},  {"bdquo", "„"},
        {"laquo", "«"},  {"raquo", "»"},  {"bull", "•"},   {"middot", "·"}, {"deg", "°"},
        {"plusmn", "±"}, {"times", "×"},  {"divide", "÷"}, {"micro", "µ"},  {"sup2", "²"},
        {"sup3", "³"},   {"frac12", "½"}, {"frac14", "¼"}, {"frac34", "¾"}, {"euro", "€"},
        {"pound", "£"},  {"yen", "¥"},    {"cent", "¢"},   {"copy", "©"},   {"reg", "®"},
        {"trade", "™"},  {"sect", "§"},   {"para", "¶"},   {"szlig", "ß"},  {"auml", "ä"},
        {"ouml", "ö"},   {"uuml", "ü"},   {"Auml", "Ä"},   {"Ouml", "Ö"},   {"Uuml", "Ü"},
        {"aring", "å"},  {"Aring", "Å"},  {"aelig", "æ"},  {"AElig", "Æ"},  {"oslash", "ø"},
        {"Oslash", "Ø"}, {"agrave", "à"}, {"aacute", "á"}, {"acirc", "â"},  {"atilde", "ã"},
        {"ccedil", "ç"}, {"Ccedil", "Ç"}, {"egrave", "è"}, {"eacute", "é"}, {"Eacute", "É"},
        {"ecirc", "ê"},  {"euml", "ë"},   {"igrave", "ì"}, {"iacute", "í"}, {"icirc", "î"},
        {"iuml", "ï"},   {"ntilde", "ñ"}, {"Ntilde", "Ñ"}, {"ograve", "ò"}, {"oacute", "ó"},
        {"ocirc", "ô"},  {"otilde", "õ"}, {"ugrave", "ù"}, {"uacute", "ú"}, {"ucirc", "û"},
        {"yacute", "ý"}, {"thinsp", " "}, {"ensp", " "},   {"emsp", " "},   {"shy", ""},
        {"le", "≤"},     {"ge", "≥"},     {"ne", "≠"},     {"asymp", "≈"},  {"minus", "−"},
        {"infin", "∞"},  {"rarr", "→"},   {"larr", "←"},   {"omega", "ω"},  {"Omega", "Ω"}};
    return names;
}

std::string utf8(std::uint32_t c) {
    if (c == 0 || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF)) return "\uFFFD";
    std::string out;
    if (c < 0x80) return std::string(1, static_cast<char>(c));
    const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    static constexpr unsigned char leads[] = {0, 0xC0, 0xE0, 0xF0};
    out += static_cast<char>(leads[more] | (c >> (6 * more)));
    for (int i = more - 1; i >= 0; --i) out += static_cast<char>(0x80 | ((c >> (6 * i)) & 0x3F));
    return out;
}

std::optional<std::string> meaning(std::string_view name) {
    if (name.starts_with('#')) {
        const bool hexadecimal = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
        const std::string_view digits = name.substr(hexadecimal ? 2 : 1);
        std::uint32_t character = 0;
        const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(),
                                                   character, hexadecimal ? 16 : 10);
        if (digits.empty() || failed != std::errc() || end != digits.data() + digits.size())
            return std::nullopt;
        return utf8(character);
    }
    const auto found = named().find(name);
    return found == named().end() ? std::nullopt : std::optional<std::string>(found->second);
}

}  // namespace

std::string withoutEntities(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto end =
            text[i] == '&' ? text.substr(i, longestName + 2).find(';') : std::string_view::npos;
        const auto character =
            end == std::string_view::npos ? std::nullopt : meaning(text.substr(i + 1, end - 1));
        if (!character) {
            out += text[i];
            continue;
        }
        out += *character;
        i += end;
    }
    return out;
}

}  // namespace tripletalk::passages
