// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "curation/effective.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tripletalk::curation {

/// One difference between what two curations make of the same induced schema.
struct Change {
    std::string what;  ///< "car.owner", under the names before; "glossary"
    std::string kind;  ///< "name", "label", "comment", "hidden", "type", "added", "removed" …
    std::string before = {};
    std::string after = {};
};

/// Renames, comments, hiding, computed columns, views, choices of types and cleaning, and the texts
/// for the model.
std::vector<Change> differences(const Effective& from, const Effective& to, const Curation& before,
                                const Curation& after);

/// Prepares the computed columns and named views on an empty database of the same layout, made at
/// `scratch`: what does not fit joins `refused`, what does knows its columns then.
Result<void> checkSql(Effective& effective, const std::filesystem::path& scratch);

}  // namespace tripletalk::curation
