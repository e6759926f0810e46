// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <QStringList>

namespace tripletalk::app {

/// A handful of questions that this schema can answer, made of its own names and values: one of
/// each kind (a count, an extreme, a list by a value, an average, a description), of its largest
/// tables. English, like the strategies that need no model.
QStringList exampleQuestions(const induction::Schema& schema);

}  // namespace tripletalk::app
