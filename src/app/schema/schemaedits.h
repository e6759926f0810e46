// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "curation/edits.h"
#include "induction/schema.h"

#include <functional>

#include <QVariant>

namespace tripletalk::app {

using CurationChange = std::function<void(curation::Curation&)>;

/// What one field of the schema editor does to a curation. A value that is as induced takes the
/// change back.
CurationChange tableChange(const curation::TableId& id, const induction::Table& induced,
                           const QString& field, const QVariant& value);
CurationChange columnChange(const curation::TableId& table, const curation::ColumnId& column,
                            const induction::Column& induced, const QString& field,
                            const QVariant& value);
CurationChange computedChange(const curation::TableId& table, const std::string& column,
                              const QString& field, const QVariant& value);
/// `applied`: the import used the rule by itself.
CurationChange cleaningChange(const curation::TableId& table, const curation::ColumnId& column,
                              const std::string& rule, bool on, bool applied);

}  // namespace tripletalk::app
