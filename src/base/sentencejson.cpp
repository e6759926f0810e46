// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/sentencejson.h"

#include <utility>
#include <vector>

namespace tripletalk {

using nlohmann::json;

namespace {

/// Sentences of ours are less deep; files from elsewhere are not followed for ever.
constexpr int deepestSentence = 30;

std::string textAt(const json& object, const char* name) {
    const auto at = object.find(name);
    return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

Sentence sentenceOf(const json& parts, int depth) {
    if (parts.is_string()) return Sentence::verbatim(parts.get<std::string>());
    if (!parts.is_object() || depth > deepestSentence) return {};
    std::vector<Sentence> arguments;
    if (const auto all = parts.find("arguments"); all != parts.end() && all->is_array())
        for (const json& argument : *all) arguments.push_back(sentenceOf(argument, depth + 1));
    return Sentence::of(textAt(parts, "context"), textAt(parts, "source"), std::move(arguments));
}

}  // namespace

json partsOf(const Sentence& sentence) {
    if (sentence.context().empty() && sentence.arguments().empty()) return sentence.source();
    json arguments = json::array();
    for (const Sentence& argument : sentence.arguments()) arguments.push_back(partsOf(argument));
    return {{"context", sentence.context()},
            {"source", sentence.source()},
            {"arguments", std::move(arguments)}};
}

Sentence sentenceOfParts(const json& parts) { return sentenceOf(parts, 0); }

void putSentence(json& object, const std::string& name, const Sentence& sentence) {
    object[name] = sentence.text();
    if (json parts = partsOf(sentence); parts.is_object())
        object[name + "_parts"] = std::move(parts);
}

Sentence sentenceAt(const json& object, const std::string& name) {
    if (!object.is_object()) return {};
    if (const auto parts = object.find(name + "_parts");
        parts != object.end() && parts->is_object())
        return sentenceOfParts(*parts);
    return Sentence::verbatim(textAt(object, name.c_str()));
}

}  // namespace tripletalk
