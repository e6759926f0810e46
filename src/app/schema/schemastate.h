// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "curation/edits.h"
#include "knowledge/knowledgebase.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::app {

/// A cleaning rule that the import used, or almost could have.
struct CleaningHint {
    std::string rule;
    Sentence description;
    bool applied = false;
    std::string before = {};  ///< a sample
    std::string after = {};
    std::int64_t failed = 0;  ///< values that it cannot convert
};

/// What might make the schema simpler, as the import saw it.
struct ReshapingHint {
    std::string kind;  ///< "merge", "split", "nodes", "list" or "inline" (suggestions.h)
    std::vector<std::string> tables;
    Sentence reason;
};

/// A base's schema under a curation, which may be newer than the base's own: all that the schema
/// editor shows. Immutable; made on worker threads.
struct SchemaState {
    knowledge::KnowledgeBase base;
    curation::Curation curation;
    curation::Effective effective;
    std::vector<curation::Decision> decisions;
    /// By the index of the table and the label of the predicate.
    std::vector<std::pair<std::pair<std::size_t, std::string>, CleaningHint>> cleaning;
    std::vector<ReshapingHint> reshaping;
    std::size_t tokens = 0;  ///< of the whole schema as models see it

    [[nodiscard]] const induction::Schema& schema() const { return effective.schema; }
    /// True for a table of the database; false for a person's own view.
    [[nodiscard]] bool stored(std::size_t table) const {
        return table < effective.fromInduced.size();
    }
    /// Columns from this index on are computed.
    [[nodiscard]] std::size_t storedColumns(std::size_t table) const;
    [[nodiscard]] const curation::TableCuration* tableCuration(std::size_t table) const;
    [[nodiscard]] const curation::ColumnCuration* columnCuration(std::size_t table,
                                                                 std::size_t column) const;
    [[nodiscard]] const curation::ComputedColumn* computed(std::size_t table,
                                                           std::size_t column) const;
    [[nodiscard]] std::vector<CleaningHint> cleaningOf(std::size_t table, std::size_t column) const;
};
using SchemaStatePtr = std::shared_ptr<const SchemaState>;

/// Of the base as it is now. Errors: those of opening it.
Result<SchemaStatePtr> readSchemaState(const knowledge::KnowledgeBase& base);

/// The same base under another curation. Errors: Usage, with what cannot be in `detail`.
Result<SchemaStatePtr> curated(const SchemaState& state, curation::Curation curation);

}  // namespace tripletalk::app
