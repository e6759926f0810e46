// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/replymembers.h"

#include "base/jsontext.h"
#include "base/text.h"
#include "llm/lenientjson.h"

#include <algorithm>

namespace tripletalk::answering {

using nlohmann::json;
using nlohmann::ordered_json;

std::string textMember(const json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end() || found->is_null()) return {};
    return std::string(
        text::trim(found->is_string() ? found->get<std::string>() : jsonText(*found)));
}

std::vector<std::string> textsMember(const json& object, const char* name) {
    std::vector<std::string> texts;
    const auto found = object.find(name);
    if (found == object.end()) return texts;
    if (found->is_string() && !found->get<std::string>().empty())
        texts.push_back(found->get<std::string>());
    if (found->is_number()) texts.push_back(jsonText(*found));
    if (!found->is_array()) return texts;
    for (const json& entry : *found)
        if (!entry.is_null())
            texts.push_back(entry.is_string() ? entry.get<std::string>() : jsonText(entry));
    return texts;
}

int integerMember(const json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end()) return 0;
    double value = 0;
    if (found->is_number()) {
        value = found->get<double>();
    } else if (found->is_string()) {
        const auto digits = text::words(found->get<std::string>());
        if (digits.empty() || !text::parseNumber(digits.back().text, value)) return 0;
    }
    constexpr double most = 1e6;
    return value >= -most && value <= most ? static_cast<int>(value) : 0;
}

ordered_json objectSchema(const std::vector<std::pair<std::string, ordered_json>>& members) {
    ordered_json properties = ordered_json::object();
    ordered_json required = ordered_json::array();
    for (const auto& [name, schema] : members) {
        properties[name] = schema;
        required.push_back(name);
    }
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)},
            {"additionalProperties", false}};
}

Error notTheObject(const llm::ChatReply& reply) {
    return {
        ErrorKind::Model,
        say("Sentence",
            "The reply was not the JSON object that was asked for. Reply with that object only."),
        text::elide(reply.content, 200)};
}

Result<int> chosenNumber(const llm::ChatReply& reply, const std::vector<int>& numbers) {
    const auto isOne = [&](int number) {
        return std::ranges::find(numbers, number) != numbers.end();
    };
    if (const auto object = llm::extractJsonObject(reply.content); object && object->is_object())
        if (const int number = integerMember(*object, "number"); isOne(number)) return number;
    for (const auto& word : text::words(reply.content)) {
        double value = 0;
        if (!text::parseNumber(word.text, value)) continue;
        const auto found = std::ranges::find(numbers, value);
        if (found != numbers.end()) return *found;
    }
    std::vector<std::string> all;
    for (const int number : numbers) all.push_back(std::to_string(number));
    return Error{ErrorKind::Model,
                 say("Sentence",
                     "The reply names none of them. Reply with one of these numbers: "
                     "%1.")
                     .arg(text::join(all, ", ")),
                 text::elide(reply.content, 200)};
}

}  // namespace tripletalk::answering
