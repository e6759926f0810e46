// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/classes.h"
#include "induction/plan/plan.h"

#include <set>
#include <vector>

namespace tripletalk::induction {

/// A class whose entities stand in several tables, or in one as a further type only.
struct ViewedClass {
    int index = -1;              ///< in Classes::list
    std::set<int> closure = {};  ///< the class and all below it
    std::set<int> homes = {};    ///< whose tables hold entities of the closure
};

/// The classes that need a view, by IRI; not those that stand in more tables than SQLite can put
/// together.
std::vector<ViewedClass> viewedClasses(const Classes& classes);

/// Adds a view for each of these to the planned tables: what their tables share, all columns of the
/// class's own table, and the direct class as `type`. Links to several tables then name the view
/// that holds them all (Column::target).
void addViews(Plan& plan, const Classes& classes, const std::vector<ViewedClass>& viewed,
              const std::map<int, std::string>& names);

}  // namespace tripletalk::induction
