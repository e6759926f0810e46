// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/canonicaljson.h"

#include "rdf/jsonnumber.h"

#include <algorithm>
#include <cstdio>

namespace tripletalk::rdf {

namespace {

/// UTF-8 sorts as UTF-16 does, but for what UTF-16 writes as two units that are less than U+E000.
bool isEarlierInUtf16(const std::string& one, const std::string& other) {
    const auto [here, there] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    if (there == other.end()) return false;
    if (here == one.end()) return true;
    const auto first = static_cast<unsigned char>(*here);
    const auto second = static_cast<unsigned char>(*there);
    if (first >= 0xEE && second >= 0xEE && (first >= 0xF0) != (second >= 0xF0))
        return first >= 0xF0;
    return first < second;
}

void appendCanonicalText(const std::string& text, std::string& all) {
    all += '"';
    for (const char c : text) {
        constexpr std::string_view escaped = "\"\\\b\t\n\f\r";
        const auto at = escaped.find(c);
        if (at != std::string_view::npos) {
            all += '\\';
            all += "\"\\btnfr"[at];
        } else if (static_cast<unsigned char>(c) < 0x20) {
            char code[8];
            std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(c));
            all += code;
        } else {
            all += c;
        }
    }
    all += '"';
}

void appendCanonical(const nlohmann::json& value, std::string& all) {
    if (value.is_object()) {
        std::vector<const std::string*> names;
        for (const auto& member : value.items()) names.push_back(&member.key());
        std::ranges::sort(names, [](auto* a, auto* b) { return isEarlierInUtf16(*a, *b); });
        all += '{';
        for (const std::string* name : names) {
            if (name != names.front()) all += ',';
            appendCanonicalText(*name, all);
            all += ':';
            appendCanonical(value[*name], all);
        }
        all += '}';
    } else if (value.is_array()) {
        all += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i > 0) all += ',';
            appendCanonical(value[i], all);
        }
        all += ']';
    } else if (value.is_string()) {
        appendCanonicalText(value.get_ref<const std::string&>(), all);
    } else if (value.is_number()) {
        all += scriptNumber(value.get<double>());
    } else {
        all += value.is_null() ? "null" : value.get<bool>() ? "true" : "false";
    }
}

}  // namespace

std::string canonicalJson(const nlohmann::json& value) {
    std::string all;
    appendCanonical(value, all);
    return all;
}

}  // namespace tripletalk::rdf
