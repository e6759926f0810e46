// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/classes.h"

#include <string>
#include <vector>

namespace tripletalk::induction {

/// Classes that have a table, as indexes of Classes::list.
using Homes = std::vector<int>;

/// How TableChoices tell a class: by IRI, a group of things without one by label.
const std::string& choiceNameOf(const EntityClass& entityClass);

/// The class that is to stand for one table of all that live in `homes`: the lowest one whose
/// entities are exactly those, else a new group at the end of the list, named after the largest.
/// With a label always a group of that name.
int hostOf(Classes& classes, const Homes& homes, const std::string& label);

/// A class without IRI at the end of the list that is to stand for what lives in `homes`, with a
/// label that no class elsewhere has.
int addGroup(Classes& classes, const Homes& homes, std::string label, std::string comment);

}  // namespace tripletalk::induction
