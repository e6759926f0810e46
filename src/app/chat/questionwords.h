// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <QCoreApplication>
#include <QString>

/// What a schema's tables and columns are good for in a made question, and what they are called
/// there. In the language of the window, whose patterns go well with names of any language.
namespace tripletalk::app {

/// A pattern of context "Question" in the language of the window, with these names in it.
template <typename... Names>
QString madeQuestion(const char* pattern, const Names&... names) {
    return QCoreApplication::translate("Question", pattern).arg(names...);
}

QString nameOf(const induction::Table& table);
QString nameOf(const induction::Column& column);
/// Several of them. Only English makes it from the name alone.
QString plural(const QString& noun);
/// What things of a link are called where they are counted: the table that it leads to.
QString groupName(const induction::Schema& schema, const induction::Column& column);

/// Numbers that differ and are known of most rows.
bool isMeasure(const induction::Table& table, const induction::Column& column);
/// Of several measures one with a unit, then the one that tells the rows apart best; null for none.
const induction::Column* measureOf(const induction::Table& table);
/// A few values that sort the rows into groups.
bool isCategory(const induction::Table& table, const induction::Column& column);
/// Leads from most rows to others.
bool isLink(const induction::Table& table, const induction::Column& column);

}  // namespace tripletalk::app
