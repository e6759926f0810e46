// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sparql {

/// The variables that the solutions of a pattern may bind, in the order in which they are first
/// mentioned. A certain one is bound in every solution.
class VariableScope {
  public:
    struct Entry {
        std::string name;
        bool certain = true;
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    void add(std::string_view name, bool certain);
    void addAll(const VariableScope& other);
    /// The same, none of them certain if new.
    void addPossible(const VariableScope& other);

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
    [[nodiscard]] bool isCertain(std::string_view name) const;

    /// True if each of the names that is in the scope is certain in it, or stands in none at all.
    [[nodiscard]] bool coversShared(const VariableScope& other,
                                    const std::set<std::string>& names) const;

  private:
    [[nodiscard]] const Entry* find(std::string_view name) const;
    std::vector<Entry> m_entries;
};

}  // namespace tripletalk::sparql
