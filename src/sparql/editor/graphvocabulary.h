// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/editor/completion.h"
#include "sparql/editor/summary.h"

namespace tripletalk::sparql {

/// The words of a graph for whoever writes queries: its classes, the largest first, and the
/// properties of all of them, the most used first.
Vocabulary vocabularyOf(const GraphSummary& summary, Prefixes prefixes);

}  // namespace tripletalk::sparql
