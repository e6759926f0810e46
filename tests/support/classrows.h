// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"
#include "induction/schema.h"
#include "sqlite/database.h"

#include <string>
#include <vector>

namespace tripletalk::tests {

/// Checks every table and view of a class that a model sees: its rows are the entities whose
/// rdf:type is the class or a declared sub-class of it, and `type` names the direct class.
/// Sentences about what is wrong; none if all is well. Throws what goes wrong.
std::vector<std::string> wrongClassRows(const graph::TripleStore& store,
                                        const sqlite::Database& database,
                                        const induction::Schema& schema);

}  // namespace tripletalk::tests
