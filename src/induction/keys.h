// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/workbench.h"

namespace tripletalk::induction {

/// Gives every row of entity_work its key: the shortest ending of whole IRI segments that no other
/// entity has, decoded for reading; "_:label" for a blank node.
Result<void> assignKeys(const Workbench& bench);

/// Fills undescribed_work with everything that entities link to without its being described, each
/// with a readable name that no other has: its label or readable local name, a longer ending where
/// two would be alike, and web addresses whole.
Result<void> nameUndescribed(const Workbench& bench);

}  // namespace tripletalk::induction
