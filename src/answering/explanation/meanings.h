// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "retrieval/valueindex.h"

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// Where words of the question fit several entities about equally and the answer took one of them.
/// Taken is an entity whose key stands in the query, or that is in the result.
std::vector<Meaning> otherMeanings(std::string_view question,
                                   const std::vector<retrieval::ValueLink>& links,
                                   const std::string& query, const AnswerResult& result);

}  // namespace tripletalk::answering
