// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/events.h"

#include <string>
#include <vector>

/// The parts of an answer: made by who writes it, shown by window, exports and command line.
namespace tripletalk::answering {

using AnswerParts = std::vector<AnswerPart>;

AnswerPart textPart(std::string markdown);
AnswerPart notePart(std::string markdown);

/// The answer in Markdown, all of it in words: what `answer` is in a trace and in `ask --json`.
std::string textOf(const AnswerParts& parts);

/// What is said in words beside that which is shown in another way: a list of the result's rows by
/// its lead alone if a part shows them as a table, and one of offered readings if they are buttons.
std::string textBeside(const AnswerParts& parts, bool readingsAreButtons = false);

bool hasTable(const AnswerParts& parts);

/// Adds the table of a result to what is said of it, if it shows more than the words are meant to.
void addTable(AnswerParts& parts, const AnswerResult& result);

/// The parts as the writer gave them; of an answer that is plain text (a model's, one that is being
/// written, one of an older version) that text, and the result's table where it shows more.
AnswerParts partsOf(const Answer& answer);

/// What ends a run that gave these parts.
AnswerFinished finished(AnswerStatus status, AnswerParts parts);

}  // namespace tripletalk::answering
