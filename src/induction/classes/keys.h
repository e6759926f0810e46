// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/classes.h"
#include "induction/workbench.h"

#include <vector>

namespace tripletalk::induction {

/// Gives every described entity its key: an ending of whole IRI segments that no other entity has,
/// decoded for reading; "_:label" for a blank node. All entities of one table get as many segments,
/// as few as will do ("artist/1", "artist/2"); an IRI that differs from another's in nothing but
/// its scheme or a separator at its end stays whole.
Result<void> assignKeys(const Workbench& bench, const Classes& classes);

/// Gives each of `linked` (sorted), to which entities link without its being described, a readable
/// name that neither another nor an entity's key has: its label or readable local name, a longer
/// ending where two would be alike (for all of one namespace unless they are few), and web
/// addresses whole.
Result<void> nameUndescribed(const Workbench& bench, const std::vector<graph::TermId>& linked);

}  // namespace tripletalk::induction
