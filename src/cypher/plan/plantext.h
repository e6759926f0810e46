// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/functions/cypherfunctions.h"
#include "cypher/plan/queryplan.h"

namespace tripletalk::cypher {

/// The steps of a plan for people, one a line. `query` is its text.
std::string toText(const QueryPlan& plan, std::string_view query, FunctionContext& context);

}  // namespace tripletalk::cypher
