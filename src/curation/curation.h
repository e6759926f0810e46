// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "curation/ids.h"
#include "induction/tablechoices.h"
#include "induction/values/cleaning.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::curation {

inline constexpr const char* formatName = "tripletalk-curation";
inline constexpr int formatVersion = 1;

/// A value as it stands in a column, and what else people call it.
struct ValueCuration {
    std::string value;
    std::vector<std::string> synonyms = {};
    bool operator==(const ValueCuration&) const = default;
};

/// Everywhere an empty text, and no flag, mean: as induced.
struct ColumnCuration {
    ColumnId id;
    std::string name = {};
    std::string label = {};
    std::string comment = {};
    std::vector<std::string> synonyms = {};
    std::optional<bool> hidden = {};
    std::string type = {};                   ///< TEXT, INTEGER or REAL; changes the table
    std::optional<bool> list = {};           ///< see induction::TableChoices
    std::set<std::string> cleaningOff = {};  ///< ids of cleaning rules; changes the table
    std::set<std::string> cleaningOn = {};   ///< the same, of rules that almost apply
    std::vector<ValueCuration> values = {};
    bool operator==(const ColumnCuration&) const = default;
};

/// A further column of a table: an expression over its row, computed when it is asked for.
struct ComputedColumn {
    std::string name;
    std::string expression;  ///< somebody else's SQL
    std::string type = "TEXT";
    std::string unit = {};
    std::string label = {};
    std::string comment = {};
    std::vector<std::string> synonyms = {};
    bool operator==(const ComputedColumn&) const = default;
};

struct TableCuration {
    TableId id;
    std::string name = {};
    std::string label = {};
    std::string comment = {};
    std::vector<std::string> synonyms = {};
    std::optional<bool> hidden = {};
    std::vector<ColumnCuration> columns = {};
    std::vector<ComputedColumn> computed = {};
    bool operator==(const TableCuration&) const = default;
};

/// What is known of a named view's column beyond what its origin tells.
struct ViewColumn {
    std::string name;
    std::string type = {};
    std::string unit = {};
    std::string comment = {};
    bool operator==(const ViewColumn&) const = default;
};

struct NamedView {
    std::string name;
    std::string select;  ///< somebody else's SQL: one SELECT, in the names of this curation
    std::string label = {};
    std::string comment = {};
    std::vector<std::string> synonyms = {};
    std::vector<ViewColumn> columns = {};
    bool operator==(const NamedView&) const = default;
};

/// The person's changes to an induced schema, and nothing else (docs/curation.md). Keyed by what
/// things are, never by what they are called, so that it outlives a new import.
struct Curation {
    std::vector<TableCuration> tables = {};
    std::vector<NamedView> views = {};
    std::string glossary = {};
    std::string houseRules = {};
    std::vector<induction::ClassMerge> merges = {};
    std::set<std::string> apart = {};  ///< see induction::TableChoices
    bool operator==(const Curation&) const = default;
    [[nodiscard]] bool empty() const { return *this == Curation(); }
};

struct ReadCuration {
    Curation curation;
    std::vector<std::string> unknown;  ///< paths of members that mean nothing to this version
};

/// What of the graph a person hid: it is told in no table, passage or embedding.
struct HiddenFacts {
    std::set<std::string> predicates = {};
    std::set<std::string> classes = {};
    bool operator==(const HiddenFacts&) const = default;
};
/// A predicate that is hidden in one table counts as hidden everywhere: the same fact is told from
/// both its ends.
HiddenFacts hiddenFacts(const Curation& curation);

/// Whether it changes how tables are filled, or which there are.
bool changesValues(const ColumnCuration& column);
/// What of it changes how tables are filled.
induction::CleaningChoices choicesOf(const Curation& curation);
/// What of it changes which tables there are.
induction::TableChoices tableChoicesOf(const Curation& curation);

/// "<IRI>, <IRI> as label".
std::string toText(const induction::ClassMerge& merge);

nlohmann::json toJson(const Curation& curation);
/// A curation file is somebody else's: every text has a largest length, every list a largest
/// number. Errors: Syntax (with the place inside the file), Limit, Version.
Result<ReadCuration> curationFromJson(const nlohmann::json& json);
/// The same from a file's text.
Result<ReadCuration> curationFromText(std::string_view text);

}  // namespace tripletalk::curation
