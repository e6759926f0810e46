// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/knowledgebase.h"
#include "lookup/graphindex.h"

namespace tripletalk::answering::grasp {

/// The search index of a base's graph. Errors: NotFound (it has none), and those of reading it.
Result<lookup::GraphIndex> openIndex(const knowledge::KnowledgeBase& base);

}  // namespace tripletalk::answering::grasp
