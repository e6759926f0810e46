// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "base/textsearch.h"
#include "cypher/failure.h"
#include "cypher/functions/cypherfunctions.h"

#include <algorithm>

namespace tripletalk::cypher {

namespace {

using Arguments = std::span<const Value>;

const std::string& textOf(const Value& value, const char* function) {
    if (!value.text()) wrongType(function, value);
    return *value.text();
}

std::int64_t countOf(const Value& value, const char* function) {
    const auto* number = value.as<std::int64_t>();
    if (!number) wrongType(function, value);
    if (*number < 0)
        fail(ErrorKind::Input, say("Sentence", "%1 takes no negative number.").arg(function),
             "NegativeIntegerArgument");
    return *number;
}

/// The byte where a character begins, or the end.
std::size_t byteOf(const std::string& text, std::int64_t character) {
    std::size_t at = 0;
    for (; at < text.size() && character > 0; --character)
        for (++at; at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80;)
            ++at;
    return at;
}

std::string part(const std::string& text, std::int64_t from, std::int64_t length) {
    const std::size_t begin = byteOf(text, from);
    const std::string rest = text.substr(begin);
    return rest.substr(0, byteOf(rest, length));
}

std::int64_t lengthOf(const std::string& text) {
    return std::count_if(text.begin(), text.end(),
                         [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; });
}

Value lower(FunctionContext&, Arguments a) { return text::toLower(textOf(a[0], "toLower")); }
Value upper(FunctionContext&, Arguments a) { return text::toUpper(textOf(a[0], "toUpper")); }
std::string trimmed(const std::string& text, bool left, bool right) {
    const auto begin = left ? text.find_first_not_of(" \t\n\r\f\v") : 0;
    if (begin == std::string::npos) return {};
    const auto end = right ? text.find_last_not_of(" \t\n\r\f\v") + 1 : text.size();
    return text.substr(begin, end - begin);
}
Value trim(FunctionContext&, Arguments a) { return trimmed(textOf(a[0], "trim"), true, true); }
Value trimLeft(FunctionContext&, Arguments a) {
    return trimmed(textOf(a[0], "lTrim"), true, false);
}
Value trimRight(FunctionContext&, Arguments a) {
    return trimmed(textOf(a[0], "rTrim"), false, true);
}
Value replace(FunctionContext& context, Arguments a) {
    const std::string& from = textOf(a[1], "replace");
    const std::string& text = textOf(a[0], "replace");
    const std::string& to = textOf(a[2], "replace");
    if (from.empty()) return text;
    // What grows with each step of a reduce could grow without end.
    const std::size_t most =
        to.size() > from.size() ? text.size() / from.size() * (to.size() - from.size()) : 0;
    const std::size_t bytes = 4 * (text.size() + most);
    if (bytes > context.state.left()) context.state.take(bytes);
    context.state.step(bytes / QueryState::bytesAStep);
    return text::replaceAll(text, from, to);
}
Value substring(FunctionContext&, Arguments a) {
    const std::string& text = textOf(a[0], "substring");
    const std::int64_t from = countOf(a[1], "substring");
    return part(text, from,
                a.size() > 2 ? countOf(a[2], "substring") : static_cast<std::int64_t>(text.size()));
}
Value left(FunctionContext&, Arguments a) {
    return part(textOf(a[0], "left"), 0, countOf(a[1], "left"));
}
Value right(FunctionContext&, Arguments a) {
    const std::string& text = textOf(a[0], "right");
    const std::int64_t length = countOf(a[1], "right");
    return part(text, std::max<std::int64_t>(0, lengthOf(text) - length), length);
}
Value split(FunctionContext&, Arguments a) {
    const std::string& text = textOf(a[0], "split");
    const std::string& separator = textOf(a[1], "split");
    std::vector<Value> parts;
    if (separator.empty()) {
        const std::int64_t length = lengthOf(text);
        for (std::int64_t i = 0; i < length; ++i) parts.emplace_back(part(text, i, 1));
        return parts;
    }
    std::size_t begin = 0;
    for (auto at = text::find(text, separator); at != std::string::npos;
         at = text::find(text, separator, begin)) {
        parts.emplace_back(text.substr(begin, at - begin));
        begin = at + separator.size();
    }
    parts.emplace_back(text.substr(begin));
    return parts;
}
Value toText(FunctionContext& context, Arguments a) {
    const Value& value = a[0];
    if (value.text()) return value;
    if (value.list() || value.map() || value.path() || value.is<NodeRef>() ||
        value.is<RelationshipRef>())
        wrongType("toString", value);
    return shownText(context, value);
}
Value toTextOrNull(FunctionContext& context, Arguments a) {
    const Value& value = a[0];
    const bool scalar = !value.list() && !value.map() && !value.path() && !value.is<NodeRef>() &&
                        !value.is<RelationshipRef>();
    return scalar && !value.isNull() ? toText(context, a) : Value();
}
Value characters(FunctionContext&, Arguments a) { return lengthOf(textOf(a[0], "char_length")); }

constexpr CypherFunction textTable[] = {
    {"tolower", 1, 1, lower, false, "toLower"},
    {"lower", 1, 1, lower, false, "lower"},
    {"toupper", 1, 1, upper, false, "toUpper"},
    {"upper", 1, 1, upper, false, "upper"},
    {"trim", 1, 1, trim, false, "trim"},
    {"ltrim", 1, 1, trimLeft, false, "lTrim"},
    {"rtrim", 1, 1, trimRight, false, "rTrim"},
    {"replace", 3, 3, replace, false, "replace"},
    {"substring", 2, 3, substring, false, "substring"},
    {"left", 2, 2, left, false, "left"},
    {"right", 2, 2, right, false, "right"},
    {"split", 2, 2, split, false, "split"},
    {"tostring", 1, 1, toText, false, "toString"},
    {"tostringornull", 1, 1, toTextOrNull, true, "toStringOrNull"},
    {"char_length", 1, 1, characters, false, "char_length"},
};

}  // namespace

std::span<const CypherFunction> textFunctions() { return textTable; }

}  // namespace tripletalk::cypher
