// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/settingsfile.h"

#include "base/file.h"
#include "base/filelock.h"
#include "base/jsontext.h"

#include <algorithm>

namespace tripletalk::workspace {

using nlohmann::json;

namespace {

/// What an element of a list is known by.
json keyOf(const json& element) {
    if (!element.is_object()) return element;
    for (const char* key : {"id", "name"})
        if (const auto own = element.find(key); own != element.end()) return *own;
    return element;
}

json::const_iterator find(const json& list, const json& key) {
    return std::find_if(list.begin(), list.end(),
                        [&](const json& one) { return keyOf(one) == key; });
}

/// `list` with the changes from `before` to `after`.
json mergedList(json list, const json& before, const json& after) {
    for (const json& one : before) {
        if (find(after, keyOf(one)) != after.end()) continue;
        if (const auto gone = find(list, keyOf(one)); gone != list.end()) list.erase(gone);
    }
    for (const json& one : after) {
        const auto old = find(before, keyOf(one));
        if (old != before.end() && *old == one) continue;
        const auto there = find(list, keyOf(one));
        if (there == list.end())
            list.push_back(one);
        else
            list[static_cast<std::size_t>(there - list.begin())] = one;
    }
    return list;
}

json merged(json file, const json& before, const json& after) {
    if (!file.is_object()) return after;
    for (const auto& [name, value] : after.items()) {
        const json old = before.value(name, json());
        const auto now = file.find(name);
        if (now == file.end())
            file[name] = value;
        else if (value.is_array() && old.is_array() && now->is_array())
            *now = mergedList(*now, old, value);
        else if (value != old)
            *now = value;
    }
    return file;
}

}  // namespace

Result<void> updateSettings(const Settings& before, const Settings& after,
                            const std::filesystem::path& file) {
    std::error_code failed;
    std::filesystem::create_directories(file.parent_path(), failed);
    const FileLock lock(file);
    json now;
    if (auto content = readFile(file)) {
        now = parsedJson(*content);
        if (now.is_discarded())
            return Error{ErrorKind::Syntax,
                         say("Sentence", "The settings file is damaged; defaults are used."),
                         {},
                         Place{file.string()}};
    } else if (content.error().kind != ErrorKind::NotFound) {
        return content.error();
    }
    return writeFileAtomically(
        file, jsonText(merged(std::move(now), toJson(before), toJson(after)), 2) + '\n');
}

}  // namespace tripletalk::workspace
