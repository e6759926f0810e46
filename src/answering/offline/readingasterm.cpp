// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/readingasterm.h"

#include "answering/reading/termjson.h"

#include <algorithm>
#include <string>

namespace tripletalk::answering::offline {

using nlohmann::json;

namespace {

/// The reader has no word for these, or reads them from the question itself.
bool isBeyondTerms(const json& reading) {
    constexpr const char* switches[] = {"about", "contrast", "either",
                                        "open",  "unique",   "difference"};
    return std::ranges::any_of(switches,
                               [&](const char* one) { return reading.value(one, false); }) ||
           !reading.value("entities", json::array()).empty();
}

std::optional<json> measure(const json& part, std::string function) {
    if (function == "median") return std::nullopt;
    if (function == "count_distinct") function = "count";
    json made = part;
    made["function"] = function;
    return made;
}

json number(const json& part, const char* name) {
    const double value = part.value(name, 0.0);
    return {{"value", ""}, {"shown", ""}, {"number", value}};
}

json date(const std::string& value) { return {{"value", value}, {"shown", value}, {"date", true}}; }

std::optional<json> condition(const json& part) {
    const bool isThan = part.contains("than") && !part["than"].is_null();
    if (isThan || part.value("leave", false)) return std::nullopt;
    json made = part;
    for (const char* own : {"number", "up_to", "than", "counted", "numeric", "date", "date_up_to"})
        made.erase(own);
    const bool isCount = part.value("counted", false);
    made["function"] = isCount ? "count" : "";
    const bool isBetween = part.value("op", "=") == "between";
    if (const std::string day = part.value("date", ""); !day.empty()) {
        made["values"] = {date(day)};
        if (isBetween) made["values"].push_back(date(part.value("date_up_to", day)));
    } else if (isCount || part.value("numeric", false)) {
        made["values"] = {number(part, "number")};
        if (isBetween) made["values"].push_back(number(part, "up_to"));
    }
    return made;
}

std::optional<json> converted(const json& reading) {
    if (isBeyondTerms(reading)) return std::nullopt;
    json made = {{"text", reading.value("text", "")},
                 {"target", reading.at("target")},
                 {"wish", "rows"},
                 {"things", reading.value("entity_asked", false)},
                 {"truth", reading.value("yes_no", false)},
                 {"any", false},
                 {"select", json::array()},
                 {"filters", json::array()},
                 {"groups", json::array()},
                 {"order", nullptr},
                 {"other", nullptr},
                 {"via", reading.value("via", json::array())},
                 {"links", reading.value("hints", json::array())},
                 {"unplaced", reading.value("unplaced", json::array())}};
    for (const json& one : reading.value("select", json::array()))
        made["select"].push_back(*measure(one, ""));
    if (const json& group = reading.at("group"); group.is_object()) made["groups"] = {group};
    if (const json& aggregate = reading.at("aggregate"); aggregate.is_object()) {
        auto computed = measure(aggregate, aggregate.value("function", ""));
        if (!computed) return std::nullopt;
        made["select"].push_back(*std::move(computed));
        made["things"] = false;
    }
    for (const json& one : reading.value("filters", json::array())) {
        auto filter = condition(one);
        if (!filter) return std::nullopt;
        made["filters"].push_back(*std::move(filter));
    }
    if (const json& order = reading.at("order"); order.is_object()) {
        const bool isCount = order.value("column", "").empty();
        auto by = measure(order, isCount ? "count" : order.value("function", ""));
        if (!by) return std::nullopt;
        made["order"] = *std::move(by);
    }
    return made;
}

}  // namespace

std::optional<json> asTerm(const json& reading) {
    if (!reading.is_object()) return std::nullopt;
    if (reading::isTold(reading)) return reading;
    try {
        return converted(reading);
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

}  // namespace tripletalk::answering::offline
