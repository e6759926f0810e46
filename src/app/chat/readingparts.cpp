// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/readingparts.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::app {

using nlohmann::json;

namespace {

json& at(json& reading, const std::string& place) { return reading[json::json_pointer(place)]; }

bool has(const json& reading, const std::string& place) {
    try {
        return reading.contains(json::json_pointer(place));
    } catch (const json::exception&) {
        return false;  // not a pointer
    }
}

using Kind = ReadingPart::Kind;

bool isNumeric(const json& condition) {
    const json values = condition.value("values", json::array());
    return std::ranges::any_of(values, [](const json& value) {
        return value.contains("number") || value.value("date", false);
    });
}

/// On the values of a column, not on how many there are or those of another query.
void addOperand(ReadingPart& made, const json& condition) {
    const auto values = condition.find("values");
    if (!made.function.empty() || values == condition.end() || values->empty()) return;
    made.table = condition.value("table", "");
    made.column = condition.value("column", "");
    const json& first = values->front();
    made.value = first.value("shown", "");
    if (made.value.empty()) made.value = first.value("value", "");
    if (made.value.empty() && first.contains("number"))
        made.value = text::formatNumber(first.at("number"));
}

ReadingPart partOf(Kind kind, const json& part, const std::string& place) {
    ReadingPart made{kind, place, part.value("text", "")};
    made.function = part.value("function", "");
    made.op = part.value("op", "");
    made.isNegated = part.value("negated", false);
    made.isThing = part.value("column", "").empty();
    made.isNumeric = isNumeric(part);
    if (kind == Kind::Condition) addOperand(made, part);
    if (kind == Kind::Order) {
        made.isDescending = part.value("descending", false);
        made.limit = part.value("limit", 0);
    }
    for (const json& other : part.value("alternatives", json::array()))
        made.choices.push_back({other.value("text", ""), other.value("detail", "")});
    made.removable = true;
    return made;
}

void addAll(std::vector<ReadingPart>& parts, Kind kind, const json& reading,
            const std::string& list) {
    std::size_t number = 0;
    for (const json& one : reading.value(list, json::array())) {
        ReadingPart part = partOf(kind, one, "/" + list + "/" + std::to_string(number++));
        if (!part.text.empty()) parts.push_back(std::move(part));
    }
}

void addOne(std::vector<ReadingPart>& parts, Kind kind, const json& reading,
            const std::string& name) {
    const auto one = reading.find(name);
    if (one == reading.end() || !one->is_object()) return;
    ReadingPart part = partOf(kind, *one, "/" + name);
    if (!part.text.empty()) parts.push_back(std::move(part));
}

std::vector<ReadingPart> collected(const json& reading) {
    std::vector<ReadingPart> parts;
    addOne(parts, Kind::Asked, reading, "aggregate");
    addAll(parts, Kind::Asked, reading, "select");
    if (const std::string target = reading.value("target", ""); !target.empty())
        parts.push_back({Kind::Target, "/target", text::replaceAll(target, "_", " ")});
    addAll(parts, Kind::Condition, reading, "filters");
    addOne(parts, Kind::Other, reading, "other");
    addOne(parts, Kind::Group, reading, "group");
    addAll(parts, Kind::Group, reading, "groups");
    addOne(parts, Kind::Order, reading, "order");
    std::size_t number = 0;
    for (const json& word : reading.value("unplaced", json::array())) {
        const std::string place = "/unplaced/" + std::to_string(number++);
        if (word.is_string())
            parts.push_back({Kind::Word, place, word.get<std::string>(), {}, true});
    }
    return parts;
}

}  // namespace

std::vector<ReadingPart> readingParts(const json& reading) {
    if (!reading.is_object()) return {};
    try {
        return collected(reading);
    } catch (const json::exception&) {
        return {};  // written by another version
    }
}

std::vector<json> asLikely(const json& reading) {
    constexpr double aboutAsWell = 0.95;
    constexpr std::size_t most = 2;
    std::vector<json> likely;
    for (const ReadingPart& part : readingParts(reading)) {
        if (part.choices.empty()) continue;
        const json& now = reading.at(json::json_pointer(part.place));
        for (std::size_t i = 0; i < part.choices.size() && likely.size() < most; ++i) {
            const json& other = now["alternatives"][i];
            // The table that a question names tells apart columns that are called alike.
            if (other.value("score", 0.0) < aboutAsWell * now.value("score", 1.0) ||
                other.value("table", "") != now.value("table", ""))
                continue;
            // A thing, and the column that holds its name, are one.
            if (other.value("column", "") != now.value("column", "") &&
                other.value("text", "") == now.value("text", ""))
                continue;
            likely.push_back(withChoice(reading, part.place, i));
            likely.back()["text"] = part.choices[i].text;
        }
    }
    return likely;
}

json withChoice(json reading, const std::string& place, std::size_t choice) {
    if (!has(reading, place)) return reading;
    json& part = at(reading, place);
    const json others = part.is_object() ? part.value("alternatives", json::array()) : json();
    if (choice >= others.size()) return reading;
    // What it was becomes a choice: the way back.
    json before = json::object();
    for (const auto& [name, value] : others[choice].items()) {
        before[name] = part.value(name, json(""));
        if (name != "text" && name != "detail" && name != "score") part[name] = value;
    }
    part["alternatives"][choice] = std::move(before);
    return reading;
}

json without(json reading, const std::string& place) {
    if (!has(reading, place)) return reading;
    const json::json_pointer pointer(place);
    json& holder = reading[pointer.parent_pointer()];
    if (holder.is_array())
        holder.erase(std::stoul(pointer.back()));
    else
        at(reading, place) = nullptr;
    const auto nothing = [&](const char* part) {
        const auto found = reading.find(part);
        return found == reading.end() || found->empty();
    };
    // Where nothing else is asked for, the things themselves are.
    if (nothing("select") && nothing("aggregate")) reading["entity_asked"] = true;
    return reading;
}

}  // namespace tripletalk::app
