// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/homes.h"

#include "base/text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace tripletalk::induction {

namespace {

constexpr std::size_t namedTogether = 3;  // classes in the name of a table

std::optional<int> commonClass(const Classes& classes, const Homes& homes) {
    const auto count = static_cast<int>(classes.list.size());
    std::set<int> filed;
    for (int i = 0; i < count; ++i)
        if (std::ranges::count(homes, classes.at(i).home) > 0) filed.insert(i);
    std::optional<int> best;
    for (int i = 0; i < count; ++i) {
        const std::set<int> closure = classes.closure(i);
        if (classes.at(i).weak || closure.size() < filed.size() ||
            !std::includes(closure.begin(), closure.end(), filed.begin(), filed.end()))
            continue;
        const bool exact = std::all_of(closure.begin(), closure.end(), [&](int below) {
            return filed.contains(below) || classes.at(below).entities == 0;
        });
        if (exact && (!best || classes.at(i).above.size() > classes.at(*best).above.size()))
            best = i;
    }
    return best;
}

std::string joinedLabel(const Classes& classes, const Homes& homes) {
    std::map<int, std::int64_t> entities;
    for (const EntityClass& entityClass : classes.list)
        if (std::ranges::count(homes, entityClass.home) > 0)
            entities[entityClass.home] += entityClass.entities;
    std::vector<std::pair<std::int64_t, std::string>> labels;
    for (const auto& [home, count] : entities) labels.emplace_back(-count, classes.at(home).label);
    std::sort(labels.begin(), labels.end());
    std::vector<std::string> named;
    for (const auto& [size, label] : labels)
        if (named.size() < namedTogether) named.push_back(label);
    return text::join(named, " or ");
}

}  // namespace

const std::string& choiceNameOf(const EntityClass& entityClass) {
    return entityClass.iri.empty() ? entityClass.label : entityClass.iri;
}

int hostOf(Classes& classes, const Homes& homes, const std::string& label) {
    if (!label.empty()) return addGroup(classes, homes, label, {});
    const std::optional<int> common = commonClass(classes, homes);
    return common ? *common : addGroup(classes, homes, joinedLabel(classes, homes), {});
}

int addGroup(Classes& classes, const Homes& homes, std::string label, std::string comment) {
    const auto isTaken = [&](const EntityClass& other) {
        return other.label == label && std::ranges::count(homes, other.home) == 0;
    };
    while (std::ranges::any_of(classes.list, isTaken)) label += " (several)";
    classes.list.push_back({.label = std::move(label), .comment = std::move(comment)});
    const auto index = static_cast<int>(classes.list.size()) - 1;
    classes.list.back().home = index;
    return index;
}

}  // namespace tripletalk::induction
