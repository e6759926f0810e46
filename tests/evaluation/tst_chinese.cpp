// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Questions in Chinese, without blanks and with full-width forms, are answered without a model and
// without training. Both files were written before any question was asked; the second one has the
// 15 of 40 whose SHA-256 is smallest, and nothing was fitted to it.
#include "answering/ask.h"
#include "answering/offline/offlinestrategy.h"
#include "answering/rewrite/rewritestrategy.h"
#include "askedgraph.h"

#include <gmock/gmock.h>

namespace tripletalk::evaluation {
namespace {

namespace fs = std::filesystem;

using answering::OfflineStrategy;
using answering::RewriteStrategy;
using lookup::ItemKind;
using testing::ElementsAre;
using testing::HasSubstr;
using tests::must;

const fs::path folder = CHINESE_DIR;

class Chinese : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        s_graph = std::make_unique<AskedGraph>(folder / "yungang.ttl", "zh");
    }
    static void TearDownTestSuite() { s_graph.reset(); }

    static int right(const char* file, const answering::StrategyDescriptor& strategy) {
        return s_graph->right(folder / file, strategy);
    }

    static inline std::unique_ptr<AskedGraph> s_graph;
};

TEST_F(Chinese, QuestionsAreAnsweredByPaths) {
    EXPECT_GE(right("questions.jsonl", RewriteStrategy::descriptor()), 24);
    EXPECT_GE(right("questions-held-out.jsonl", RewriteStrategy::descriptor()), 13);
}

TEST_F(Chinese, QuestionsAreAnsweredOffline) {
    EXPECT_GE(right("questions.jsonl", OfflineStrategy::descriptor()), 23);
    EXPECT_GE(right("questions-held-out.jsonl", OfflineStrategy::descriptor()), 9);
}

TEST_F(Chinese, NamesAreFoundByTheSearchIndexWhateverTheirWidth) {
    const auto index = must(s_graph->base().lookup());
    const auto first = [&](std::string_view words) {
        const auto hits = index.byWords(ItemKind::Entity, words, 1);
        return hits.empty() ? "" : index.item(ItemKind::Entity, hits.front().row).label;
    };
    EXPECT_EQ(first("云港博物馆"), "云港博物馆");
    EXPECT_EQ(first("博物馆新馆"), "云港博物馆新馆");
    EXPECT_EQ(first("abc123科技公司"), "ＡＢＣ１２３科技公司");
    EXPECT_EQ(first("Ｂｅｔａ７实验室"), "Beta7实验室");
}

TEST_F(Chinese, NamesInQuestionsLinkAndLongerOnesWin) {
    const auto values = must(s_graph->base().openValues());
    const auto linked = [&](std::string_view question) {
        std::vector<std::string> labels;
        for (const auto& link : must(values.link(question)))
            if (link.entry.kind == retrieval::LinkKind::Entity) labels.push_back(link.entry.label);
        return labels;
    };
    EXPECT_THAT(linked("《白河往事续篇》有多少页？"), ElementsAre("白河往事续篇"));
    EXPECT_THAT(linked("白河大桥有多长？"), ElementsAre("白河大桥"));
    EXPECT_EQ(linked("云港博物馆的馆长是谁？").front(), "云港博物馆");
    EXPECT_THAT(linked("Q8咖啡在哪里？"), ElementsAre("Ｑ８咖啡"));
    EXPECT_THAT(linked("「Ａ座的猫」是谁写的"), ElementsAre("Ａ座的猫"));
}

TEST_F(Chinese, WhatFoundNoPlaceIsToldAsItStands) {
    OfflineStrategy offline(nullptr);
    const answering::Answer answer =
        answering::ask(offline, {"宇宙飞船的燃料是什么？", {}, {s_graph->base()}}, {}, {});
    EXPECT_THAT(answer.text, HasSubstr("“宇宙飞船”, “燃料”"));
}

TEST_F(Chinese, PassagesAreFound) {
    auto searcher = must(s_graph->base().openSearcher(nullptr));
    for (const char* question : {"ABC123科技公司的创始人是谁？", "ＡＢＣ１２３科技公司的总部"}) {
        const auto found = must(searcher.search(question, {}, {}));
        ASSERT_FALSE(found.empty());
        EXPECT_EQ(found.front().passage.title, "ＡＢＣ１２３科技公司");
    }
}

}  // namespace
}  // namespace tripletalk::evaluation
