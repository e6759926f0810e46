// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/prompt/schemaneeds.h"
#include "induction/schema.h"

#include <cstddef>
#include <string>
#include <vector>

/// What a model is shown of a schema, fitted into a number of tokens.
namespace tripletalk::answering {

struct SchemaView {
    std::string unchanging = {};  ///< the same for every question: all tables, or all their names
    bool partial = false;         ///< it is their names
    std::string chosen = {};      ///< then: the tables for this question
};

/// All tables if they are few. Else the names of all tables, and those that the question needs, as
/// far as there is room: columns that it needs with all that is known of them, the others by name
/// alone. Where nothing is known to be needed, the tables with most rows.
SchemaView viewSchema(const induction::Schema& schema, const SchemaNeeds& needs,
                      std::size_t tokens);

/// The tables that bear one of the names, or have it as a word of their name, label or of a
/// column's: what the model asks for by "describe". Names that nothing bears are said.
std::string describeTables(const induction::Schema& schema, const std::vector<std::string>& names,
                           std::size_t tokens);

/// The schema without anything that stands in the data: no sample values.
induction::Schema withoutValues(induction::Schema schema);

}  // namespace tripletalk::answering
