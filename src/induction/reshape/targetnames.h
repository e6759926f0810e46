// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/plan/plan.h"
#include "induction/reshape/views.h"

#include <map>
#include <string>
#include <vector>

namespace tripletalk::induction {

/// Says of each foreign key to table entity what its links lead to: the smallest view that has all
/// of it, else each table with its share. `names`: of the views, by class.
void nameTargets(Plan& plan, const Classes& classes, const std::vector<ViewedClass>& viewed,
                 const std::map<int, std::string>& names);

}  // namespace tripletalk::induction
