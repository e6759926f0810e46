// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/verdict.h"
#include "answering/tools/sourcelog.h"
#include "knowledge/knowledgebase.h"

#include <vector>

namespace tripletalk::answering {

/// The answer as data, put together from the sources' parts: one row each become one row, equally
/// many columns one table; else the first part alone. Values of a passage count only if its text
/// has them; `entities` knows the things that they name.
AnswerResult resultOfParts(const std::vector<Source>& sources, const std::vector<ResultPart>& parts,
                           const knowledge::EntityLookup* entities = nullptr);

}  // namespace tripletalk::answering
