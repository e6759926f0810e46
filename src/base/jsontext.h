// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

/// JSON and text that go to and come from files. Nothing here throws.
namespace tripletalk {

/// What reads, copies or writes JSON goes down into each level; nothing of ours has as many.
inline constexpr int deepestJson = 100;

/// The text with U+FFFD for what is not UTF-8 in it (a file's name may be any bytes).
std::string wellFormed(std::string_view text);

/// What is not UTF-8 in it is replaced; `indent` as json::dump has it.
std::string jsonText(const nlohmann::json& value, int indent = -1);

/// Discarded (json::is_discarded) where the text is no JSON, or deeper than deepestJson.
nlohmann::json parsedJson(std::string_view text);

/// A member of an object, or `otherwise` where it is missing or of another type, or the whole no
/// object: what stands in files is not trusted.
template <typename T>
T memberOr(const nlohmann::json& object, std::string_view name, T otherwise) {
    if (!object.is_object()) return otherwise;
    const auto at = object.find(name);
    if (at == object.end() || at->is_null()) return otherwise;
    try {
        return at->template get<T>();
    } catch (const nlohmann::json::exception&) {
        return otherwise;
    }
}

/// A member that is a list; an empty one where it is anything else.
const nlohmann::json& elementsOf(const nlohmann::json& object, std::string_view name);

}  // namespace tripletalk
