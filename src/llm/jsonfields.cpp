// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/jsonfields.h"

#include "base/jsontext.h"
#include "base/text.h"

#include <QString>

namespace tripletalk::llm {

using nlohmann::json;

const json& field(const json& object, std::string_view key) {
    static const json none;
    if (!object.is_object()) return none;
    const auto found = object.find(key);
    return found == object.end() ? none : *found;
}

std::string textField(const json& object, std::string_view key) {
    const json& value = field(object, key);
    return value.is_string() ? value.get<std::string>() : std::string();
}

std::int64_t numberField(const json& object, std::string_view key) {
    const json& value = field(object, key);
    return value.is_number_integer() ? value.get<std::int64_t>() : 0;
}

Result<json> parseObject(const std::string& text) {
    json parsed = parsedJson(text);
    if (parsed.is_discarded() && !text::isValidUtf8(text))
        parsed = parsedJson(QString::fromStdString(text).toStdString());
    if (!parsed.is_object())
        return Error{
            ErrorKind::Model,
            say("Sentence", "The model server sent something that is not in its protocol."),
            text::elide(text, 200)};
    return parsed;
}

std::string toText(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string toText(const nlohmann::ordered_json& value) {
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace tripletalk::llm
