// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

namespace tripletalk::answering {

/// The schema for those who choose by names where to ask: what stands in two places is hidden in
/// one of them.
/// - A column with the first of several values, where a child table has them all: nothing is
/// missed.
/// - A column of a view that only some of its tables have, where these are seen themselves: who
///   asks for a weight means what can have one.
induction::Schema inOnePlace(induction::Schema schema);

}  // namespace tripletalk::answering
