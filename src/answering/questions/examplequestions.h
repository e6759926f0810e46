// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "base/sentence.h"
#include "induction/schema.h"

#include <optional>
#include <vector>

namespace tripletalk::answering {

/// A question that is offered, and what it means: but for a description nobody has to read that
/// from its words.
struct ExampleQuestion {
    Sentence words;
    std::optional<reading::Term> term = {};  ///< borrows the schema
};

/// A handful of questions that this schema can answer, made of its own names and values: one of
/// each kind (an extreme, a count by groups, a description, a count), of its largest tables.
std::vector<ExampleQuestion> exampleQuestions(const induction::Schema& schema);

}  // namespace tripletalk::answering
