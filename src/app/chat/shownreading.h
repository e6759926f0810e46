// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/derivation/runrecord.h"

#include <QString>
#include <QVariantList>

/// An offline reading as the window shows it.
namespace tripletalk::app {

/// Its parts: {place, kind: "asked" | "target" | "condition" | "group" | "order" | "other" |
/// "word", text, choices [{text, detail}], removable, unplaced, computed (a function), operator,
/// negated, thing, numeric, descending, limit, table, column, value}. Where it is not `changeable`
/// there are neither choices nor what can be removed.
QVariantList shownParts(const nlohmann::json& reading, bool changeable = true);

/// The parts of what a run read, one reading behind the other.
QVariantList shownReading(const RunRecord& record);

/// The table that it is about if parts can be put into it, else empty.
QString extendableTable(const nlohmann::json& reading);
QString extendableTable(const RunRecord& record);

}  // namespace tripletalk::app
