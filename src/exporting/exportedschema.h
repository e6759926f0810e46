// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/knowledgebase.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tripletalk::exporting {

/// What the cells of a column are, for formats that know more types than SQLite.
enum class CellType {
    Text,
    Integer,    ///< 64 bits
    Real,       ///< 64 bits
    Boolean,    ///< 0 or 1 in the database
    Date,       ///< "2020-01-31" in the database
    LocalTime,  ///< "2020-01-31T10:00:00", with up to six digits of a second
    Instant,    ///< the same with "Z" behind it
};

struct ExportedColumn {
    std::string name;
    std::string type = "TEXT";        ///< TEXT, INTEGER or REAL, as the database declares it
    CellType cells = CellType::Text;  ///< as the schema tells; `measure` (celltypes.h) looks
    std::string description = {};     ///< one line: what it means, its unit, how it was read
    std::string predicate = {};       ///< IRI of the property that it comes from
    bool required = false;            ///< no cell is NULL
    std::string references = {};      ///< the exported table whose key its cells are
    std::string null = {};            ///< what stands for NULL in a text file, as measured
};

/// A table of the database, or a view with its rows in place.
struct ExportedTable {
    std::string name;
    std::string description = {};  ///< one line
    std::string source = {};       ///< IRI of the class or property that it comes from
    std::string key = {};          ///< column; empty: none
    std::vector<ExportedColumn> columns = {};
    std::string select = {};  ///< its rows, for the base's sandbox
    std::int64_t rows = 0;    ///< in the database; fewer are exported if something is hidden
};

/// Something of the schema that is in no export, and why.
struct LeftOut {
    std::string what;
    Sentence why;
};

struct ExportedSchema {
    std::string name;  ///< of the knowledge base
    std::vector<ExportedTable> tables = {};
    std::vector<LeftOut> leftOut = {};

    [[nodiscard]] const ExportedTable* table(const std::string& name) const;
};

/// What is exported of a base: its tables under the names of the curation, with computed columns,
/// and the views that a person named; with `views` also those of classes. Columns and tables that
/// only serve to keep facts are not.
///
/// Nothing is told of what a person hid: no hidden column, no row of a hidden table's entities in
/// any table, and links to them are NULL, or no row where a table holds links. A view shows NULL in
/// the place of what is hidden in its tables, as everywhere. Errors: Usage (a remote base).
Result<ExportedSchema> exportedSchema(const knowledge::KnowledgeBase& base, bool views);

}  // namespace tripletalk::exporting
