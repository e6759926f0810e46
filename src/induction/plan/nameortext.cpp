// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/nameortext.h"

#include "base/text.h"
#include "induction/plan/attributes.h"
#include "induction/values/conversion.h"
#include "sqlite/database.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

constexpr std::array<std::string_view, 2> structures{"http://www.w3.org/1999/02/22-rdf-syntax-ns#",
                                                     "http://www.w3.org/2002/07/owl#"};

/// Of the entity with a key; NULL for blank nodes without a name.
std::string nameOfKeySql(const std::string& key) {
    return "(SELECT e.label FROM entity e WHERE e.\"key\" = " + key +
           " AND substr(e.label, 1, 2) <> '_:')";
}

}  // namespace

const Column* nameOrTextOf(const Table& table, const Column& other) {
    const auto found = std::ranges::find_if(table.columns, [&](const Column& column) {
        return column.showsNames && column.predicate == other.predicate && column.of == other.of;
    });
    return found == table.columns.end() ? nullptr : &*found;
}

bool isOfStructure(const Attribute& attribute) {
    return std::any_of(structures.begin(), structures.end(), [&](std::string_view structure) {
        return attribute.iri.starts_with(structure);
    });
}

bool areNamesAndTexts(const Attribute& attribute, const Conversion& conversion) {
    return !isOfStructure(attribute) && attribute.profile->literals > 0 &&
           attribute.profile->links > 0 && conversion.columns.size() == 1 &&
           conversion.columns.front().type == "TEXT";
}

Column nameOrTextColumn(const Attribute& attribute) {
    return {.role = ColumnRole::Literal,
            .predicate = attribute.iri,
            .label = attribute.label,
            .comment = attribute.comment,
            .rule = say("Sentence", "a thing's name, or a text"),
            .copy = true,
            .showsNames = true};
}

std::string besideNameOrText(const std::string& shown) {
    return "NULL where " + shown + " is a text or has no row of its own";
}

std::string namedBySql(const Table& table, const Column& shown, const Column& link) {
    const std::string name = quoteIdentifier(table.name);
    const std::string key = name + "." + quoteIdentifier(link.name);
    return "UPDATE " + name + " SET " + quoteIdentifier(shown.name) + " = " + nameOfKeySql(key) +
           " WHERE " + key + " IS NOT NULL";
}

std::string namesOfLinksSql(const Table& table, const Column& column) {
    std::vector<std::string> names;
    if (!column.showsNames) return "NULL";
    for (const Column& link : table.columns) {
        if (link.predicate != column.predicate || link.hidden) continue;
        const std::string name = quoteIdentifier(link.name);
        if (link.role == ColumnRole::ForeignKey)
            names.push_back(nameOfKeySql(quoteIdentifier(table.name) + "." + name));
        else if (link.role == ColumnRole::Undescribed)
            names.push_back(name);
    }
    if (names.empty()) return "NULL";
    return names.size() == 1 ? names.front() : "coalesce(" + text::join(names, ", ") + ")";
}

}  // namespace tripletalk::induction
