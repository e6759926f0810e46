// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "sqlite/sqlquery.h"

#include <optional>

namespace tripletalk::answering::reading {

/// The text or number that a span is, as what a column is compared with.
std::optional<Operand> operandAt(const sqlite::SqlQuery& query, sqlite::Span span);

}  // namespace tripletalk::answering::reading
