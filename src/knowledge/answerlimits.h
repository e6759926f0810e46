// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/sparqlsource.h"
#include "sqlite/sandbox.h"

namespace tripletalk::knowledge {

// What the query of an answer may take, also when it is tried again as an example. An answer's
// table is kept whole, however long; a model is shown its first rows.
constexpr sqlite::SandboxLimits tableAnswerLimits{.rows = 50'000, .bytes = 32U << 20U};
constexpr sparql::QueryLimits graphAnswerLimits{.time = std::chrono::seconds(10), .rows = 50'000};

}  // namespace tripletalk::knowledge
