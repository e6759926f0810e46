// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/reading.h"
#include "answering/reading/queryterm.h"

#include <optional>

namespace tripletalk::answering::offline {

/// A reading of the conversation's interpreter as a term that asks for the same rows as SqlWriter's
/// SQL, so that it can be asked where there are no tables. What the reading wants beside its rows
/// (a description) is left out. Nothing where no term says it: a median, a link from a thing to
/// another of its own table. Places are of the graph's schema.
std::optional<reading::Term> termOf(const Reading& reading, const SchemaGraph& graph);

}  // namespace tripletalk::answering::offline
