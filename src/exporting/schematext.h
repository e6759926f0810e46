// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exporting/exportedschema.h"

#include <string>

/// An exported schema as a text, with keys, foreign keys, and what tables and columns are.
namespace tripletalk::exporting {

/// CREATE TABLE texts of SQLite with line comments.
std::string sqlText(const ExportedSchema& schema);

/// An entity relationship diagram of Mermaid
/// (https://mermaid.js.org/syntax/entityRelationshipDiagram.html), which has no way to quote a
/// column's name: what it does not take becomes "_", and the name itself stands in the comment.
std::string mermaidText(const ExportedSchema& schema);

/// DBML (https://dbml.dbdiagram.io/docs/).
std::string dbmlText(const ExportedSchema& schema);

}  // namespace tripletalk::exporting
