// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "base/sentence.h"
#include "induction/schema.h"

#include <vector>

namespace tripletalk::answering {

/// A few questions that go on from an answer, made of its result and the schema: of many things the
/// extreme and how they divide, of one thing what else is known. None where nothing was found.
std::vector<Sentence> followUps(const Answer& answer, const induction::Schema& schema);

}  // namespace tripletalk::answering
