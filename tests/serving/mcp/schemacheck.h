// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::tests {

inline bool isOfType(const nlohmann::json& value, const std::string& type) {
    return type == "object"    ? value.is_object()
           : type == "array"   ? value.is_array()
           : type == "string"  ? value.is_string()
           : type == "integer" ? value.is_number_integer()
           : type == "number"  ? value.is_number()
           : type == "boolean" ? value.is_boolean()
           : type == "null"    ? value.is_null()
                               : false;
}

/// What is wrong with a value by the part of JSON Schema that our tools use; empty: nothing. A
/// member that the schema does not know is wrong, too: the schema tells all of them.
inline std::string faultOf(const nlohmann::json& value, const nlohmann::json& schema,
                           const std::string& at = "$") {
    if (schema.contains("type") && !isOfType(value, schema["type"]))
        return at + " is no " + schema["type"].get<std::string>();
    if (schema.contains("enum") && std::ranges::find(schema["enum"], value) == schema["enum"].end())
        return at + " is none of the enum";
    if (schema.contains("minimum") && value < schema["minimum"]) return at + " is too small";
    if (schema.contains("maximum") && value > schema["maximum"]) return at + " is too large";
    if (schema.contains("anyOf") && std::ranges::none_of(schema["anyOf"], [&](const auto& one) {
            return faultOf(value, one, at).empty();
        }))
        return at + " is none of anyOf";
    if (schema.contains("required"))
        for (const auto& name : schema["required"])
            if (!value.contains(name.get<std::string>()))
                return at + " lacks " + name.get<std::string>();
    if (schema.contains("properties"))
        for (const auto& [name, member] : value.items()) {
            if (!schema["properties"].contains(name))
                return at + "." + name + " is not in the schema";
            if (auto fault = faultOf(member, schema["properties"][name], at + "." + name);
                !fault.empty())
                return fault;
        }
    if (schema.contains("items"))
        for (std::size_t i = 0; i < value.size(); ++i)
            if (auto fault = faultOf(value[i], schema["items"], at + "[" + std::to_string(i) + "]");
                !fault.empty())
                return fault;
    return {};
}

/// What is wrong with a schema itself, by the keywords that `faultOf` knows.
inline std::string faultOfSchema(const nlohmann::json& schema, const std::string& at = "$") {
    static const std::vector<std::string> types{"object",  "array",  "string", "null",
                                                "integer", "number", "boolean"};
    if (!schema.is_object() || (!schema.contains("type") && !schema.contains("anyOf")))
        return at + " tells no type";
    for (const auto& [keyword, value] : schema.items()) {
        const std::string here = at + "." + keyword;
        if (keyword == "type") {
            if (!value.is_string() ||
                std::ranges::find(types, value.get<std::string>()) == types.end())
                return here + " is no type";
        } else if (keyword == "description") {
            if (!value.is_string() || value.get<std::string>().empty()) return here + " is no text";
        } else if (keyword == "enum") {
            if (!value.is_array() || value.empty()) return here + " is no list";
        } else if (keyword == "anyOf") {
            for (const auto& one : value)
                if (auto fault = faultOfSchema(one, here); !fault.empty()) return fault;
        } else if (keyword == "minimum" || keyword == "maximum") {
            if (!value.is_number()) return here + " is no number";
        } else if (keyword == "required") {
            for (const auto& name : value)
                if (!schema["properties"].contains(name.get<std::string>()))
                    return here + " names what is no property";
        } else if (keyword == "properties") {
            for (const auto& [name, member] : value.items())
                if (auto fault = faultOfSchema(member, here + "." + name); !fault.empty())
                    return fault;
        } else if (keyword == "items") {
            if (auto fault = faultOfSchema(value, here); !fault.empty()) return fault;
        } else {
            return here + " is no keyword that is known here";
        }
    }
    return {};
}

}  // namespace tripletalk::tests
