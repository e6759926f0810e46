// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace tripletalk::knowledge {

/// One value of a result: as shown, the IRI if it is an entity, and the datatype ("text",
/// "integer", "number", "boolean", "null").
struct Cell {
    std::string text;
    std::string iri = {};
    std::string datatype = "text";
    bool operator==(const Cell&) const = default;
};

struct ResultColumn {
    std::string name;
    bool entity = false;
    std::string unit = {};
    bool truth = false;      ///< 1 for yes, 0 for no
    std::string title = {};  ///< what it is called in the words of the question; empty: by its name
    bool operator==(const ResultColumn&) const = default;
};

/// Under names for people: an entity's key stands for the entity, and blanks read better than
/// underscores.
std::vector<ResultColumn> readableColumns(std::vector<ResultColumn> columns);

/// What a query returned, whatever its language.
struct QueryResult {
    std::vector<ResultColumn> columns = {};
    std::vector<std::vector<Cell>> rows = {};  ///< as wide as `columns`
    bool truncated = false;                    ///< there are more rows
};

}  // namespace tripletalk::knowledge
