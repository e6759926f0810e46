// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What resources/language/es.json says is enough to answer simple questions in Spanish without a
// model. Both files of questions were written before the language's words were; the second one was
// asked for the first time when all was done.
#include "answering/offline/offlinestrategy.h"
#include "askedgraph.h"

#include <gtest/gtest.h>

namespace tripletalk::evaluation {
namespace {

namespace fs = std::filesystem;

const fs::path folder = SPANISH_DIR;

class Spanish : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        s_graph = std::make_unique<AskedGraph>(folder / "coches.ttl", "es");
    }
    static void TearDownTestSuite() { s_graph.reset(); }

    static int right(const char* file) {
        return s_graph->right(folder / file, answering::OfflineStrategy::descriptor());
    }

    static inline std::unique_ptr<AskedGraph> s_graph;
};

TEST_F(Spanish, QuestionsAreAnswered) { EXPECT_EQ(right("questions.jsonl"), 20); }

TEST_F(Spanish, QuestionsThatNobodyLookedAtAreAnsweredMostly) {
    EXPECT_GE(right("questions-held-out.jsonl"), 7);
}

}  // namespace
}  // namespace tripletalk::evaluation
