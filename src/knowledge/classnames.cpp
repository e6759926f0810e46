// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/classnames.h"

#include "sqlite/database.h"

namespace tripletalk::knowledge {

std::map<std::string, std::string> classNames(const KnowledgeBase& base) {
    std::map<std::string, std::string> names;
    if (auto database = base.openDatabase(); database)
        (void)database->each("SELECT iri, name FROM class_name", [&](sqlite::Statement& row) {
            names.emplace(std::string(row.text(0)), std::string(row.text(1)));
        });
    return names;
}

}  // namespace tripletalk::knowledge
