// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/classes.h"
#include "induction/workbench.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tripletalk::induction {

/// By class of the list: how many of its entities a predicate leads to.
using LinksToClasses = std::vector<std::map<graph::TermId, std::int64_t>>;

/// Decides which classes share a table (EntityClass::home):
/// - a class without predicates of its own lives in the table of its nearest super-class;
/// - sub-classes of a class that none has itself share one where one of them has all predicates of
///   the others, and from three on where they are alike;
/// - classes whose entities have several of them at once share one where they are alike;
/// - what one link leads to shares one from three classes on, where these are alike and say next to
///   nothing, or are no classes but groups.
/// Alike are classes whose use of predicates points in the direction of all of them together
/// (cosine, a predicate counts by the share of entities that have it), and which have hardly a
/// predicate of their own. A table that no class stands for gets a class without IRI at the end of
/// the list, with a label (homes.h).
/// What a person chose (Workbench::tables) comes first: classes that are apart share nothing, and
/// classes to be merged share one table whatever they have.
void shareTables(const Workbench& bench, const LinksToClasses& links, Classes& classes);

}  // namespace tripletalk::induction
