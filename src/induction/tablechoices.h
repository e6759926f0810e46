// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::induction {

/// Classes that share one table, with a column that tells which class a row is of.
struct ClassMerge {
    std::vector<std::string> classes = {};  ///< two or more
    std::string label = {};                 ///< of the table; empty: made of the classes'
    bool operator==(const ClassMerge&) const = default;
};

/// What a person decided about which tables there are. Classes are told by IRI, groups of things
/// without one by label.
struct TableChoices {
    std::vector<ClassMerge> merges = {};
    /// Classes that have a table of their own, a row for each thing: they share none, are not put
    /// into the rows that they belong to, and nodes that say the same stay apart.
    std::set<std::string> apart = {};
    /// By class and predicate IRI. True: all values stand in a table of their own, and none in a
    /// column. False: a column has the first of several, whatever their number.
    std::map<std::pair<std::string, std::string>, bool> lists = {};
    bool operator==(const TableChoices&) const = default;
    /// Whether one of a table's classes is apart.
    [[nodiscard]] bool keepApart(const std::vector<std::string>& classes) const {
        return std::any_of(classes.begin(), classes.end(),
                           [&](const std::string& name) { return apart.contains(name); });
    }
};

}  // namespace tripletalk::induction
