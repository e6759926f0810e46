// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/targetnames.h"

#include "induction/shownnumber.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::induction {

namespace {

/// The smallest view with all that stands in the tables of these homes.
const ViewedClass* covering(const Classes& classes, const std::vector<ViewedClass>& viewed,
                            const std::map<int, std::int64_t>& homes) {
    const ViewedClass* best = nullptr;
    for (const ViewedClass& each : viewed) {
        bool all = true;
        for (int i = 0; i < static_cast<int>(classes.list.size()); ++i)
            if (classes.at(i).entities > 0 && homes.contains(classes.at(i).home))
                all = all && each.closure.contains(i);
        if (all && (!best || each.closure.size() < best->closure.size())) best = &each;
    }
    return best;
}

/// As a question should name it: a hidden part by the view that has it.
std::string seenName(const Plan& plan, const std::map<int, std::string>& viewNames, int home) {
    const auto view = viewNames.find(home);
    return view == viewNames.end() ? plan.table(plan.tableOfHome.at(home)).name : view->second;
}

/// "region (1,853 of 2,384) or town (531)": the largest first.
Sentence shares(const Plan& plan, const std::map<int, std::string>& names,
                const LinkTargets& targets) {
    std::int64_t all = 0;
    std::vector<std::pair<std::int64_t, std::string>> tables;
    for (const auto& [home, count] : targets.homes) {
        all += count;
        tables.emplace_back(-count, seenName(plan, names, home));
    }
    std::sort(tables.begin(), tables.end());
    std::vector<Sentence> either;
    for (const auto& [count, table] : tables)
        either.push_back(
            Sentence::verbatim(table + " (" + grouped(-count) +
                               (either.empty() ? " of " + grouped(all) : std::string()) + ")"));
    return eitherOf(std::move(either));
}

}  // namespace

void nameTargets(Plan& plan, const Classes& classes, const std::vector<ViewedClass>& viewed,
                 const std::map<int, std::string>& names) {
    for (const LinkTargets& targets : plan.targets) {
        Column& column =
            plan.table(targets.table).columns[static_cast<std::size_t>(targets.column)];
        if (const ViewedClass* view = covering(classes, viewed, targets.homes)) {
            column.target = names.at(view->index);
            column.rule = say("Sentence", "a row of %1").arg(column.target);
            continue;
        }
        column.rule = say("Sentence", "a row of %1").arg(shares(plan, names, targets));
    }
}

}  // namespace tripletalk::induction
