// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"
#include "induction/schema.h"

#include <vector>

namespace tripletalk::answering {

/// A handful of questions that this schema can answer, made of its own names and values: one of
/// each kind (an extreme, a count by groups, a description, a count), of its largest tables.
std::vector<Sentence> exampleQuestions(const induction::Schema& schema);

}  // namespace tripletalk::answering
