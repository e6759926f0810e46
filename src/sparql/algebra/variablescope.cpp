// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/algebra/variablescope.h"

#include <algorithm>

namespace tripletalk::sparql {

const VariableScope::Entry* VariableScope::find(std::string_view name) const {
    const auto found = std::ranges::find(m_entries, name, &Entry::name);
    return found == m_entries.end() ? nullptr : &*found;
}

void VariableScope::add(std::string_view name, bool certain) {
    const auto found = std::ranges::find(m_entries, name, &Entry::name);
    if (found == m_entries.end())
        m_entries.push_back({std::string(name), certain});
    else
        found->certain = found->certain || certain;
}

void VariableScope::addAll(const VariableScope& other) {
    for (const Entry& entry : other.m_entries) add(entry.name, entry.certain);
}

void VariableScope::addPossible(const VariableScope& other) {
    for (const Entry& entry : other.m_entries) add(entry.name, false);
}

bool VariableScope::isCertain(std::string_view name) const {
    const Entry* entry = find(name);
    return entry && entry->certain;
}

bool VariableScope::coversShared(const VariableScope& other,
                                 const std::set<std::string>& names) const {
    return std::ranges::all_of(
        names, [&](const std::string& name) { return !other.has(name) || isCertain(name); });
}

}  // namespace tripletalk::sparql
