// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/web/decoding.h"

#include "base/ascii.h"
#include "base/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace tripletalk::serving {

namespace {

int base64Value(char c) {
    if (c >= 'A' && c <= 'Z') return c - 'A';
    if (c >= 'a' && c <= 'z') return c - 'a' + 26;
    if (c >= '0' && c <= '9') return c - '0' + 52;
    return c == '+' || c == '-' ? 62 : c == '/' || c == '_' ? 63 : -1;
}

/// A part of a header Accept: "text/*;q=0.5".
struct MediaRange {
    std::string type;
    double quality = 1;

    explicit MediaRange(std::string_view part) {
        const auto pieces = text::split(part, ';');
        type = text::toLower(text::trim(pieces.front()));
        for (std::size_t i = 1; i < pieces.size(); ++i) {
            const std::string_view piece = text::trim(pieces[i]);
            if (!piece.starts_with("q=") && !piece.starts_with("Q=")) continue;
            const std::string_view number = piece.substr(2);
            if (std::from_chars(number.data(), number.data() + number.size(), quality).ec !=
                    std::errc() ||
                std::isnan(quality))
                quality = 0;
            quality = std::clamp(quality, 0.0, 1.0);
        }
    }

    /// How exactly it names a type; 0: it does not.
    [[nodiscard]] int fit(std::string_view offered) const {
        if (type == offered) return 3;
        if (type == "*/*" || type == "*") return 1;
        const bool isRange = type.size() > 2 && type.ends_with("/*");
        return isRange && offered.starts_with(type.substr(0, type.size() - 1)) ? 2 : 0;
    }
};

}  // namespace

std::string percentDecoded(std::string_view text, bool plus) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape = text[i] == '%' && i + 2 < text.size() &&
                            ascii::hexValue(static_cast<unsigned char>(text[i + 1])) >= 0 &&
                            ascii::hexValue(static_cast<unsigned char>(text[i + 2])) >= 0;
        if (escape) {
            decoded +=
                static_cast<char>(ascii::hexValue(static_cast<unsigned char>(text[i + 1])) * 16 +
                                  ascii::hexValue(static_cast<unsigned char>(text[i + 2])));
            i += 2;
        } else {
            decoded += plus && text[i] == '+' ? ' ' : text[i];
        }
    }
    return decoded;
}

std::string fromBase64(std::string_view text) {
    std::string decoded;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text) {
        const int value = base64Value(c);
        if (value < 0) break;
        bits = bits << 6U | static_cast<std::uint32_t>(value);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        decoded += static_cast<char>(bits >> static_cast<unsigned>(count) & 0xffU);
    }
    return decoded;
}

Parameters::Parameters(std::string_view encoded) {
    if (encoded.empty()) return;
    for (const std::string_view part : text::split(encoded, '&')) {
        const std::size_t equals = part.find('=');
        const std::string_view value =
            equals == std::string_view::npos ? std::string_view() : part.substr(equals + 1);
        m_list.emplace_back(percentDecoded(part.substr(0, equals), true),
                            percentDecoded(value, true));
    }
}

std::optional<std::string> Parameters::find(std::string_view name) const {
    for (const auto& [key, value] : m_list)
        if (key == name) return value;
    return std::nullopt;
}

std::vector<std::string> Parameters::all(std::string_view name) const {
    std::vector<std::string> values;
    for (const auto& [key, value] : m_list)
        if (key == name) values.push_back(value);
    return values;
}

std::optional<std::size_t> acceptable(std::string_view accept,
                                      const std::vector<std::string>& offered) {
    if (text::trim(accept).empty()) return 0;
    std::vector<MediaRange> ranges;
    for (const std::string_view part : text::split(accept, ',')) ranges.emplace_back(part);
    std::optional<std::size_t> best;
    double bestQuality = 0;
    for (std::size_t i = 0; i < offered.size(); ++i) {
        int fit = 0;
        double quality = 0;
        for (const MediaRange& range : ranges) {
            if (range.fit(offered[i]) <= fit) continue;
            fit = range.fit(offered[i]);
            quality = range.quality;
        }
        if (quality <= bestQuality) continue;
        best = i;
        bestQuality = quality;
    }
    return best;
}

}  // namespace tripletalk::serving
