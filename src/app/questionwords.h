// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <QString>

/// What a schema's tables and columns are good for in a made question, and what they are called
/// there. English.
namespace tripletalk::app {

QString nameOf(const induction::Table& table);
QString nameOf(const induction::Column& column);
QString plural(const QString& noun);

/// Numbers that differ and are known of most rows.
bool isMeasure(const induction::Table& table, const induction::Column& column);
/// A few values that sort the rows into groups.
bool isCategory(const induction::Table& table, const induction::Column& column);
/// Leads from most rows to others.
bool isLink(const induction::Table& table, const induction::Column& column);

}  // namespace tripletalk::app
