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

void setOperator(json& condition, const std::string& name) {
    condition["negated"] = name == "!=";
    condition["op"] = name == "!=" ? "=" : name;
}

void addCondition(json& reading, const json& edit) {
    json made = placeOf(edit);
    setOperator(made, edit.at("operator"));
    made["function"] = "";
    made["values"] = edit.at("values");
    reading["filters"].push_back(std::move(made));
}

void addColumn(json& reading, const json& edit) {
    // What was told alone stays: the things that a column is told of.
    if (reading["select"].empty()) reading["things"] = true;
    json made = placeOf(edit);
    made["function"] = "";
    reading["select"].push_back(std::move(made));
}

void addGroup(json& reading, const json& edit) {
    reading["groups"].push_back(placeOf(edit));
    reading["things"] = false;
    json& asked = reading["select"];
    if (std::ranges::none_of(asked, isComputed))
        asked = {{{"table", reading.at("target")}, {"column", ""}, {"function", "count"}}};
}

void setOrder(json& reading, const json& edit) {
    json made = placeOf(edit);
    made["function"] = "";
    made["descending"] = edit.value("descending", true);
    made["limit"] = edit.value("limit", 0);
    reading["order"] = std::move(made);
}

void replacePart(json& part, const json& edit) {
    const json place = placeOf(edit);
    for (const auto& [name, value] : place.items()) part[name] = value;
    part.erase("through");
    if (const auto values = edit.find("values"); values != edit.end()) {
        part["values"] = *values;
        part["op"] = "=";
    }
    part["alternatives"] = json::array();
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
            replacePart(part, edit);
        else if (what == "operator")
            setOperator(part, edit.at("operator"));
        else if (what == "function")
            part["function"] = edit.at("function");
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
        if (!change(*term, edit)) return std::nullopt;
        const std::string word = edit.value("word", "");
        return word.empty() ? *term : without(*std::move(term), word);
    } catch (const json::exception&) {
        return std::nullopt;  // a place that is not there
    }
}

}  // namespace tripletalk::app
