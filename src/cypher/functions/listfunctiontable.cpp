// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/failure.h"
#include "cypher/functions/cypherfunctions.h"

#include <algorithm>

namespace tripletalk::cypher {

namespace {

using Arguments = std::span<const Value>;

const std::vector<Value>& itemsOf(const Value& value, const char* function) {
    if (!value.list()) wrongType(function, value);
    return value.list()->items;
}

Value size(FunctionContext& context, Arguments a) {
    if (a[0].list()) return a[0].list()->items.size();
    if (a[0].text()) return functionOf("char_length")->call(context, a);
    wrongType("size", a[0]);
}
Value head(FunctionContext&, Arguments a) {
    const auto& items = itemsOf(a[0], "head");
    return items.empty() ? Value() : items.front();
}
Value last(FunctionContext&, Arguments a) {
    const auto& items = itemsOf(a[0], "last");
    return items.empty() ? Value() : items.back();
}
Value tail(FunctionContext&, Arguments a) {
    const auto& items = itemsOf(a[0], "tail");
    if (items.empty()) return std::vector<Value>();
    return std::vector<Value>(items.begin() + 1, items.end());
}
Value reverse(FunctionContext&, Arguments a) {
    if (const std::string* text = a[0].text()) {
        std::string turned;
        for (std::size_t end = text->size(); end > 0;) {
            std::size_t begin = end - 1;
            while (begin > 0 && (static_cast<unsigned char>((*text)[begin]) & 0xC0U) == 0x80)
                --begin;
            turned += text->substr(begin, end - begin);
            end = begin;
        }
        return turned;
    }
    const auto& items = itemsOf(a[0], "reverse");
    return std::vector<Value>(items.rbegin(), items.rend());
}

std::int64_t whole(const Value& value) {
    const auto* number = value.as<std::int64_t>();
    if (!number) wrongType("range", value);
    return *number;
}

Value range(FunctionContext& context, Arguments a) {
    const std::int64_t from = whole(a[0]), to = whole(a[1]);
    const std::int64_t step = a.size() > 2 ? whole(a[2]) : 1;
    if (step == 0)
        fail(ErrorKind::Input, say("Sentence", "The step of range is not zero."),
             "NumberOutOfRange");
    std::vector<Value> items;
    if (step > 0 ? from > to : from < to) return items;
    // In unsigned numbers, where no difference is too large.
    const std::uint64_t distance =
        step > 0 ? static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from)
                 : static_cast<std::uint64_t>(from) - static_cast<std::uint64_t>(to);
    const std::uint64_t stride = step > 0 ? static_cast<std::uint64_t>(step)
                                          : std::uint64_t{0} - static_cast<std::uint64_t>(step);
    const std::uint64_t count = distance / stride;
    if (count >= context.state.left() / sizeof(Value)) context.state.take(context.state.left() + 1);
    items.reserve(count + 1);
    std::int64_t at = from;
    for (std::uint64_t i = 0;; ++i) {
        items.emplace_back(at);
        context.state.step();
        if (i == count) return items;
        at += step;
    }
}

Value isEmpty(FunctionContext&, Arguments a) {
    if (a[0].list()) return a[0].list()->items.empty();
    if (a[0].map()) return a[0].map()->empty();
    if (a[0].text()) return a[0].text()->empty();
    wrongType("isEmpty", a[0]);
}

/// coalesce is evaluated by the evaluator, which looks no further than it must.
Value coalesce(FunctionContext&, Arguments a) {
    const auto found =
        std::find_if(a.begin(), a.end(), [](const Value& value) { return !value.isNull(); });
    return found == a.end() ? Value() : *found;
}

constexpr std::size_t anyNumber = 1000;

constexpr CypherFunction listTable[] = {
    {"size", 1, 1, size, false, "size"},
    {"head", 1, 1, head, false, "head"},
    {"last", 1, 1, last, false, "last"},
    {"tail", 1, 1, tail, false, "tail"},
    {"reverse", 1, 1, reverse, false, "reverse"},
    {"range", 2, 3, range, false, "range"},
    {"isempty", 1, 1, isEmpty, false, "isEmpty"},
    {"coalesce", 1, anyNumber, coalesce, true, "coalesce"},
};

}  // namespace

std::span<const CypherFunction> listFunctions() { return listTable; }

}  // namespace tripletalk::cypher
