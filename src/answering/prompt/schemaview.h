// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "retrieval/valueindex.h"

#include <cstddef>
#include <string>
#include <vector>

/// What a model is shown of a schema, fitted into a number of tokens.
namespace tripletalk::answering {

struct SchemaView {
    std::string unchanging = {};  ///< the same for every question: all tables, or all their names
    std::string chosen = {};      ///< where those are names alone: the tables for this question
    [[nodiscard]] bool isPartial() const { return !chosen.empty(); }
};

/// All tables if they fit (without samples, side tables and rare columns if need be). Else the
/// names of all tables, and for the question: the tables and columns of linked values and names
/// first, then what joins them, then the tables with most rows.
SchemaView viewSchema(const induction::Schema& schema,
                      const std::vector<retrieval::ValueLink>& links, std::size_t tokens);

/// The tables that bear one of the names, or have it as a word of their name, label or of a
/// column's: what the model asks for by "describe". Names that nothing bears are said.
std::string describeTables(const induction::Schema& schema, const std::vector<std::string>& names,
                           std::size_t tokens);

/// The schema without anything that stands in the data: no sample values.
induction::Schema withoutValues(induction::Schema schema);

}  // namespace tripletalk::answering
