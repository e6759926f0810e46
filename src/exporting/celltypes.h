// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "exporting/exportedschema.h"
#include "sqlite/sandbox.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::exporting {

/// Days since 1970-01-01 of "2020-01-31"; nothing for any other text, and for a day that is none.
std::optional<std::int32_t> dayOf(std::string_view text);

/// Microseconds since 1970-01-01T00:00:00 of what CellType says of LocalTime or Instant.
std::optional<std::int64_t> microsecondOf(std::string_view text, CellType type);

/// The cell as a text from which the same value is read: numbers with as few digits as that takes.
/// NULL is empty.
std::string cellText(const sqlite::Value& cell);

/// Reads all rows to learn what the cells of each column really are, which a computed column or a
/// date with a time zone may not be by its schema, whether any is NULL, and what may stand for NULL
/// in a text file: nothing, or where some cell is an empty text, "\N" with as many N as no cell
/// has. `told` is called for each row. Errors: those of the sandbox.
Result<void> measure(ExportedTable& table, sqlite::Sandbox& sandbox,
                     const std::function<void()>& told, const CancelToken& cancel);

}  // namespace tripletalk::exporting
