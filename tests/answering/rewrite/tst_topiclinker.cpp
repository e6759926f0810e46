// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/topiclinker.h"
#include "cinema.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using testing::IsEmpty;
using tests::must;

namespace {

struct Linking : Cinema {
    std::unique_ptr<sparql::SparqlSource> source = must(base.openSparql());
    TopicLinker linker{base, *source, must(base.lookup())};

    std::string first(const std::string& question) {
        const auto linked = must(linker.link(question, 5, {}));
        if (linked.topics.empty()) return "nothing";
        const auto& [begin, end] = linked.topics.front().mention;
        return linked.topics.front().iri.substr(19) + " " + question.substr(begin, end - begin);
    }
};

}  // namespace

TEST_F(Linking, FindsNamesWhateverTheirCase) {
    EXPECT_EQ(first("who directed SOLARIS?"), "solaris SOLARIS");
    EXPECT_EQ(first("Where was Andrei Tarkovsky born?"), "andrei Andrei Tarkovsky");
}

TEST_F(Linking, FindsNamesInATextWithoutBlanks) {
    EXPECT_EQ(first("英雄传是谁导演的？"), "hero 英雄传");
    EXPECT_EQ(first("请问张艺文出生在哪里"), "zhang 张艺文");
}

TEST_F(Linking, PrefersTheLongerOfTwoNames) {
    EXPECT_EQ(first("西安大学谁负责？"), "xianu 西安大学");
    EXPECT_EQ(first("西安谁负责？"), "xian 西安");
}

TEST_F(Linking, ReadsAGenitive) {
    EXPECT_EQ(first("What is Andrei Tarkovskys birth place?"), "andrei Andrei Tarkovskys");
    EXPECT_EQ(first("What is Mirror's release year?"), "mirror Mirror");
}

TEST_F(Linking, FindsNamesInAnotherOrderOrInPart) {
    EXPECT_EQ(first("Where does Tarkovsky Andrei come from?"), "andrei Tarkovsky Andrei");
}

TEST_F(Linking, FindsNothingWhereNothingIsNamed) {
    EXPECT_EQ(first("How are you?"), "nothing");
    EXPECT_EQ(first(""), "nothing");
    EXPECT_EQ(first("的"), "nothing");
}

TEST_F(Linking, TellsEverythingThatIsNamed) {
    const auto linked = must(linker.link("Is Solaris or Mirror older?", 5, {}));
    ASSERT_GE(linked.others.size(), 2U);
    EXPECT_LT(linked.others.front().begin, linked.others.back().begin);
}

}  // namespace tripletalk::answering
