// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/reading/queryterm.h"
#include "knowledge/knowledgebase.h"

namespace tripletalk::answering::offline {

/// Shows what a graph answered to the SPARQL of a term as the tables of its schema show what they
/// answer to the term's SQL: columns under the same names and with units, numbers as cells have
/// them, things by the labels of `things`. Rows that the term puts in no order are sorted.
void showAsTables(const reading::Term& term, const knowledge::EntityLookup& things, Source& source);

}  // namespace tripletalk::answering::offline
