// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/values/cyphervalue.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tripletalk::cypher {

Value::Value(std::vector<Value> items)
    : m_content(std::make_shared<const List>(List{std::move(items)})) {}
Value::Value(Map map) : m_content(std::make_shared<const Map>(std::move(map))) {}
Value Value::severalOf(std::vector<Value> items) {
    Value value;
    value.m_content = std::make_shared<const List>(List{std::move(items), true});
    return value;
}

const List* Value::list() const {
    const auto* list = as<std::shared_ptr<const List>>();
    return list ? list->get() : nullptr;
}
const Map* Value::map() const {
    const auto* map = as<std::shared_ptr<const Map>>();
    return map ? map->get() : nullptr;
}
const PathRef* Value::path() const {
    const auto* path = as<std::shared_ptr<const PathRef>>();
    return path ? path->get() : nullptr;
}
double Value::number() const {
    const auto* integer = as<std::int64_t>();
    return integer ? static_cast<double>(*integer) : *as<double>();
}

namespace {

constexpr std::size_t mostSize = std::size_t{1} << 30;

void addSize(const Value& value, std::size_t& bytes) {
    if (bytes > mostSize) return;
    bytes += sizeof(Value);
    if (const auto* text = value.text()) bytes += text->size();
    if (const List* list = value.list())
        for (const Value& item : list->items) addSize(item, bytes);
    if (const Map* map = value.map())
        for (const auto& [key, item] : *map) {
            bytes += key.size() + 64;
            addSize(item, bytes);
        }
    if (const PathRef* path = value.path())
        bytes += path->nodes.size() * 8 + path->relationships.size() * 24;
}

}  // namespace

std::size_t sizeOf(const Value& value) {
    std::size_t bytes = 0;
    addSize(value, bytes);
    return bytes;
}

std::string typeName(const Value& value) {
    static constexpr const char* names[] = {
        "NULL",         "BOOLEAN",        "INTEGER",  "FLOAT",   "STRING", "NODE",
        "RELATIONSHIP", "LIST",           "MAP",      "PATH",    "DATE",   "LOCAL TIME",
        "TIME",         "LOCAL DATETIME", "DATETIME", "DURATION"};
    return names[value.content().index()];
}

std::string floatText(double number) {
    if (std::isnan(number)) return "NaN";
    if (std::isinf(number)) return number < 0 ? "-Infinity" : "Infinity";
    char buffer[64];
    const double size = std::abs(number);
    const bool plain = number == 0 || (size >= 1e-3 && size < 1e7);
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number,
                                   plain ? std::chars_format::fixed : std::chars_format::scientific)
                         .ptr;
    std::string text(buffer, end);
    if (plain) return text.find('.') == std::string::npos ? text + ".0" : text;
    // As Java writes it: a digit after the point, no sign or zeros before the exponent.
    const auto e = text.find('e');
    std::string digits = text.substr(0, e);
    if (digits.find('.') == std::string::npos) digits += ".0";
    return digits + "E" + std::to_string(std::stoi(text.substr(e + 1)));
}

}  // namespace tripletalk::cypher
