// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/schema/schemagraph.h"
#include "induction/schema.h"
#include "language/wording.h"
#include "retrieval/valueindex.h"

#include <set>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// What a question may need of a schema.
struct SchemaNeeds {
    std::vector<std::string> tables = {};  ///< the most needed first
    std::vector<std::string> beside = {};  ///< what those lead to, and what leads to them
    std::set<ColumnRef> columns = {};

    /// Whether all that is known of a column should be told. Of keys, labels and links the name
    /// says enough.
    [[nodiscard]] bool tells(const induction::Table& table, const induction::Column& column) const;
};

/// Tables of things with a word of the question in their names ("equipment": equipment_package)
/// that no link places.
std::vector<std::string> tablesSpokenOf(const induction::Schema& schema, std::string_view question,
                                        const std::vector<retrieval::ValueLink>& links,
                                        const language::Wording& wording);

/// The tables and columns of SQL `queries` (readings of the question, and what answered the ones
/// before it), those that links speak of, the tables spoken of besides, and the tables on the ways
/// between the first few.
SchemaNeeds needsOf(const induction::Schema& schema, const std::vector<retrieval::ValueLink>& links,
                    const std::vector<std::string>& queries,
                    const std::vector<std::string>& spokenOf = {});

/// Behind the others, if it is not among them.
void addOnce(std::vector<std::string>& names, const std::string& name);

/// Whether a model may be shown it by itself: neither hidden nor a side table.
bool isShown(const induction::Table& table);

}  // namespace tripletalk::answering
