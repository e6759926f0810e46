// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/readingparts.h"

#include "base/text.h"

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

ReadingPart partOf(const json& part, const std::string& place) {
    ReadingPart made{place, part.value("text", "")};
    for (const json& other : part.value("alternatives", json::array()))
        made.choices.push_back({other.value("text", ""), other.value("detail", "")});
    made.removable = true;
    return made;
}

void addAll(std::vector<ReadingPart>& parts, const json& reading, const std::string& list) {
    std::size_t number = 0;
    for (const json& one : reading.value(list, json::array())) {
        ReadingPart part = partOf(one, "/" + list + "/" + std::to_string(number++));
        if (!part.text.empty()) parts.push_back(std::move(part));
    }
}

void addOne(std::vector<ReadingPart>& parts, const json& reading, const std::string& name) {
    const auto one = reading.find(name);
    if (one == reading.end() || !one->is_object()) return;
    ReadingPart part = partOf(*one, "/" + name);
    if (!part.text.empty()) parts.push_back(std::move(part));
}

std::vector<ReadingPart> collected(const json& reading) {
    std::vector<ReadingPart> parts;
    addOne(parts, reading, "aggregate");  // of version 0.1.0
    addAll(parts, reading, "select");
    if (const std::string target = reading.value("target", ""); !target.empty())
        parts.push_back({"/target", text::replaceAll(target, "_", " ")});
    addAll(parts, reading, "filters");
    addOne(parts, reading, "other");
    addOne(parts, reading, "group");  // of version 0.1.0
    addAll(parts, reading, "groups");
    addOne(parts, reading, "order");
    std::size_t number = 0;
    for (const json& word : reading.value("unplaced", json::array())) {
        const std::string place = "/unplaced/" + std::to_string(number++);
        if (word.is_string()) parts.push_back({place, word.get<std::string>(), {}, true, true});
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

json withChoice(json reading, const std::string& place, std::size_t choice) {
    if (!has(reading, place)) return reading;
    json& part = at(reading, place);
    const json others = part.is_object() ? part.value("alternatives", json::array()) : json();
    if (choice >= others.size()) return reading;
    // What it was becomes a choice: the way back.
    json before = json::object();
    for (const auto& [name, value] : others[choice].items()) {
        before[name] = part.value(name, json(""));
        if (name != "text" && name != "detail") part[name] = value;
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
    return reading;
}

}  // namespace tripletalk::app
