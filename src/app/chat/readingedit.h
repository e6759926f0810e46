// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include <nlohmann/json.hpp>

namespace tripletalk::app {

/// The reading of an offline answer (docs/trace.md) with one change of a person's, in the reader's
/// form, or nothing if it cannot be so. An edit is an object with `what`:
///
///     condition  table, column, operator, negated?, values [{value, shown, number?, date?}]: one
///                more
///     column     table, column: one more that is asked for
///     group      table, column: one more; where nothing is computed, rows are counted
///     replace    place (a JSON pointer of docs/trace.md), table, column: this part by another
///                column; with values and operator: this condition by another one
///     operator   place of a condition, operator, negated?
///     function   place of something asked for, function ("": the values themselves)
///     order      table, column, descending, limit (0: all)
///     turned     place of an order, descending, limit: the same in another direction
///
/// and with `word`, the place of a word that found no place and has one now. Where something is
/// computed, what else is asked for is grouped by.
std::optional<nlohmann::json> edited(const nlohmann::json& reading, const nlohmann::json& edit);

/// Whether it can be changed so.
bool isEditable(const nlohmann::json& reading);

/// The reading in the form whose parts a person is shown: the reader's if it can be changed so.
nlohmann::json shownForm(const nlohmann::json& reading);

}  // namespace tripletalk::app
