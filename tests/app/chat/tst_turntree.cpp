// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/turntree.h"

#include <gmock/gmock.h>

using namespace tripletalk::app;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

TurnPtr turn(const QString& id, const QString& parent) {
    return std::make_shared<ShownTurn>(ShownTurn{id, parent, id});
}

std::vector<std::string> ids(const std::vector<TurnPtr>& path) {
    std::vector<std::string> all;
    for (const TurnPtr& one : path) all.push_back(one->id.toStdString());
    return all;
}

/// a - b - c, and beside b: d - e.
TurnTree branched() {
    TurnTree tree;
    for (const auto& [id, parent] :
         {std::pair{"a", ""}, {"b", "a"}, {"c", "b"}, {"d", "a"}, {"e", "d"}})
        tree.add(turn(id, parent));
    return tree;
}

TEST(TurnTree, ShowsThePathToATurnOrToTheNewest) {
    const TurnTree tree = branched();
    EXPECT_THAT(ids(tree.pathTo("c")), ElementsAre("a", "b", "c"));
    EXPECT_THAT(ids(tree.pathTo("")), ElementsAre("a", "d", "e"));
    EXPECT_THAT(ids(TurnTree().pathTo("x")), IsEmpty());
}

TEST(TurnTree, GoesFromBranchToBranch) {
    const TurnTree tree = branched();
    const TurnPtr shown = tree.pathTo("e")[1];
    EXPECT_EQ(shown->branch, 1);
    EXPECT_EQ(shown->branches, 2);
    EXPECT_THAT(ids(tree.branch(*shown, 0)), ElementsAre("b", "c"));
    EXPECT_THAT(ids(tree.branch(*shown, 2)), IsEmpty());
    EXPECT_THAT(ids(tree.branch(*shown, -1)), IsEmpty());
}

}  // namespace
