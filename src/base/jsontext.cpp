// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/jsontext.h"

#include "base/text.h"

#include <QString>

namespace tripletalk {

using nlohmann::json;

namespace {

bool isTooDeep(std::string_view text) {
    int open = 0;
    bool inText = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') inText = !inText;
        if (inText && c == '\\') ++at;
        if (inText) continue;
        if (c == '[' || c == '{') ++open;
        if (c == ']' || c == '}') --open;
        if (open > deepestJson) return true;
    }
    return false;
}

}  // namespace

std::string wellFormed(std::string_view text) {
    if (text::isValidUtf8(text)) return std::string(text);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toStdString();
}

std::string jsonText(const json& value, int indent) {
    return value.dump(indent, ' ', false, json::error_handler_t::replace);
}

json parsedJson(std::string_view text) {
    return isTooDeep(text) ? json(json::value_t::discarded) : json::parse(text, nullptr, false);
}

const json& elementsOf(const json& object, std::string_view name) {
    static const json empty = json::array();
    if (!object.is_object()) return empty;
    const auto at = object.find(name);
    return at != object.end() && at->is_array() ? *at : empty;
}

}  // namespace tripletalk
