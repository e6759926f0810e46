// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/graphpaths.h"
#include "cinema.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using testing::ElementsAre;

using GraphPathsTest = Cinema;

TEST_F(GraphPathsTest, WalkNoFactOutAndBack) {
    const auto source = must(base.openSparql());
    GraphPaths paths(*source);
    const PathStep out{ex("director")};
    const PathStep back{ex("director"), true};
    // Another film of the same director has him and no other.
    EXPECT_THAT(must(paths.exist(ex("solaris"), {{out, back}, {out, back, out}}, {})),
                ElementsAre(true, false));
    EXPECT_THAT(must(paths.walks(ex("solaris"), {out, back, out}, 10, {})), testing::IsEmpty());
}

}  // namespace tripletalk::answering
