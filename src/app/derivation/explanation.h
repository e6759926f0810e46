// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <QString>
#include <QVariantMap>

namespace tripletalk::app {

/// What a query does, in the language of the window: `steps` [{level, text}], `partly` (some of it
/// has no plain words) and `columns` [{table, column}] that it looks at.
QVariantMap explanationOf(const QString& sql, const induction::Schema& schema);

}  // namespace tripletalk::app
