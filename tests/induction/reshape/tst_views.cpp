// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/inducer.h"
#include "support/graphs.h"

#include <string>

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::induction;

TEST(Views, AreNotMadeOfMoreTablesThanSqliteCanPutTogether) {
    std::string turtle;
    for (int i = 0; i < 510; ++i) {
        const std::string n = std::to_string(i);
        turtle += ":K" + n + " rdfs:subClassOf :Animal . :a" + n + " a :K" + n + " ; :q" + n +
                  " 1 ; :r" + n + " 2 .";
    }
    const tests::TemporaryFolder folder;
    const auto store = tests::storeFromTurtle(folder.path(), turtle);
    const auto induced =
        tests::must(induce(store, folder.path() / "database.db", {}, {}, CancelToken()));
    EXPECT_EQ(induced.schema.table("animal"), nullptr);
    EXPECT_EQ(induced.schema.table("entity")->rows, 510);
    EXPECT_EQ(induced.coverage.lost, 0);
}
