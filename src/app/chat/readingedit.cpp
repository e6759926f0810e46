// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/readingedit.h"

#include "answering/offline/readingasterm.h"
#include "app/chat/readingparts.h"
#include "base/jsontext.h"

#include <algorithm>
#include <string>

namespace tripletalk::app {

using nlohmann::json;

namespace {

json placeOf(const json& edit) {
    return {{"table", edit.at("table")}, {"column", edit.value("column", "")}, {"text", ""}};
}

bool isComputed(const json& measure) { return !measure.value("function", "").empty(); }

bool isPlainOf(const json& measure, const json& place) {
    return !isComputed(measure) && measure.value("table", "") == place.value("table", "") &&
           measure.value("column", "") == place.value("column", "");
}

/// Of several values one is left where they are put in an order.
void setOperator(json& condition, const json& edit) {
    const std::string op = edit.at("operator");
    condition["op"] = op;
    condition["negated"] = edit.value("negated", false);
    json& values = condition["values"];
    const bool isOrder = op.starts_with("<") || op.starts_with(">");
    if (!values.is_array() || values.size() < 2 || !isOrder) return;
    values = json::array({op.starts_with("<") ? values.back() : values.front()});
}

void addCondition(json& reading, const json& edit) {
    json made = placeOf(edit);
    made["function"] = "";
    made["values"] = edit.at("values");
    setOperator(made, edit);
    reading["filters"].push_back(std::move(made));
}

/// Rows are counted, and nothing else is asked for.
bool onlyCounts(const json& reading) {
    const json& asked = reading.at("select");
    return asked.size() == 1 && asked.front().value("function", "") == "count" &&
           asked.front().value("column", "").empty() && reading.at("groups").empty();
}

void addColumn(json& reading, const json& edit) {
    // It is told of the things, which were told alone.
    if (reading["select"].empty()) reading["things"] = true;
    json made = placeOf(edit);
    made["function"] = "";
    // What a word of "How many …" means is the number itself: "students" those that are enrolled.
    if (edit.contains("word") && onlyCounts(reading)) reading["select"] = json::array();
    reading["select"].push_back(std::move(made));
}

void addGroup(json& reading, const json& edit) {
    reading["groups"].push_back(placeOf(edit));
    json& asked = reading["select"];
    if (std::ranges::any_of(asked, isComputed)) return;
    asked = {{{"table", reading.at("target")}, {"column", ""}, {"function", "count"}}};
    json& order = reading["order"];
    if (!order.is_object() || order.value("limit", 0) == 0) return;
    // "The car with the highest price", per plant: the highest price of each.
    asked = json::array({placeOf(order)});
    const bool isDescending = order.value("descending", true);
    asked.front()["function"] = isComputed(order) ? order.value("function", "")
                                : isDescending    ? "maximum"
                                                  : "minimum";
    order = nullptr;
}

void setOrder(json& reading, const json& edit) {
    json made = placeOf(edit);
    const bool isDescending = edit.value("descending", true);
    // Of several that a thing has elsewhere, what stands first.
    const bool isOwn = made["table"] == reading.at("target");
    made["function"] = isOwn ? "" : isDescending ? "maximum" : "minimum";
    made["descending"] = isDescending;
    made["limit"] = edit.value("limit", 0);
    reading["order"] = std::move(made);
    // Rows are things in an order, not what some of them have.
    if (std::ranges::none_of(reading["select"], isComputed)) reading["things"] = true;
}

/// What is computed of several that a thing has elsewhere is turned, too.
void turnOrder(json& order, const json& edit) {
    const bool isDescending = edit.at("descending");
    const std::string function = order.value("function", "");
    if (function == "minimum" || function == "maximum")
        order["function"] = isDescending ? "maximum" : "minimum";
    order["descending"] = isDescending;
    order["limit"] = edit.value("limit", 0);
}

void replacePart(json& part, const json& edit) {
    const json place = placeOf(edit);
    for (const auto& [name, value] : place.items()) part[name] = value;
    for (const char* old : {"through", "than"}) part.erase(old);
    part["alternatives"] = json::array();
    if (!edit.contains("values")) return;
    part["function"] = "";
    part["values"] = edit["values"];
    setOperator(part, edit);
}

void replaceAt(json& reading, const json& edit) {
    const std::string place = edit.at("place");
    json& part = reading.at(json::json_pointer(place));
    const json before = part;
    replacePart(part, edit);
    // What is grouped by is asked for, too.
    if (place.starts_with("/groups/"))
        for (json& one : reading["select"])
            if (isPlainOf(one, before)) replacePart(one, edit);
}

/// Where something is computed, what is not is grouped by, as in what the reader reads itself.
void settle(json& reading) {
    json& asked = reading["select"];
    if (std::ranges::none_of(asked, isComputed)) return;
    reading["things"] = false;
    json& groups = reading["groups"];
    for (const json& one : asked)
        if (!isComputed(one) &&
            std::ranges::none_of(groups, [&](const json& group) { return isPlainOf(one, group); }))
            groups.push_back(one);
    json& order = reading["order"];
    if (!order.is_object()) return;
    const bool isOfGroup =
        std::ranges::any_of(groups, [&](const json& group) { return isPlainOf(order, group); });
    // Groups by what was told of them before stand in no order that can be seen.
    const bool isTold =
        order.value("limit", 0) > 0 || std::ranges::any_of(asked, [&](const json& one) {
            return one.value("function", "") == order.value("function", "") &&
                   one.value("table", "") == order.value("table", "") &&
                   one.value("column", "") == order.value("column", "");
        });
    if (groups.empty() || !(isComputed(order) ? isTold : isOfGroup)) order = nullptr;
}

bool change(json& reading, const json& edit) {
    const std::string what = edit.at("what");
    if (what == "condition")
        addCondition(reading, edit);
    else if (what == "column")
        addColumn(reading, edit);
    else if (what == "group")
        addGroup(reading, edit);
    else if (what == "order")
        setOrder(reading, edit);
    else {
        json& part = reading.at(json::json_pointer(edit.at("place").get<std::string>()));
        if (what == "replace")
            replaceAt(reading, edit);
        else if (what == "operator")
            setOperator(part, edit);
        else if (what == "function")
            part["function"] = edit.at("function");
        else if (what == "turned")
            turnOrder(part, edit);
        else
            return false;
    }
    return true;
}

}  // namespace

bool isEditable(const json& reading) {
    const auto term = answering::offline::asTerm(reading);
    return term && memberOr<std::string>(*term, "wish", "") == "rows";
}

json shownForm(const json& reading) {
    return isEditable(reading) ? *answering::offline::asTerm(reading) : reading;
}

std::optional<json> edited(const json& reading, const json& edit) {
    auto term = answering::offline::asTerm(reading);
    if (!term) return std::nullopt;
    try {
        if (term->value("target", "").empty() && edit.contains("table"))
            (*term)["target"] = edit["table"];
        if (!change(*term, edit)) return std::nullopt;
        settle(*term);
        const std::string word = edit.value("word", "");
        return word.empty() ? *term : without(*std::move(term), word);
    } catch (const json::exception&) {
        return std::nullopt;  // a place that is not there
    }
}

}  // namespace tripletalk::app
