// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exporting/exportedschema.h"

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

/// CSV on the Web: https://www.w3.org/TR/tabular-metadata/.
namespace tripletalk::exporting {

/// The file's name in the folder of an export: the table's, with what file systems refuse written
/// as "%2f", and the ending behind it.
std::string fileNameOf(const ExportedTable& table, std::string_view ending);

/// The description of one table: columns with their datatypes, keys, and what they are. `ending`
/// is that of its file and of those that foreign keys lead to.
nlohmann::json tableDescription(const ExportedSchema& schema, const ExportedTable& table,
                                std::string_view ending);

/// The text of csv-metadata.json, which describes all measured tables of a folder.
std::string csvMetadata(const ExportedSchema& schema);

}  // namespace tripletalk::exporting
