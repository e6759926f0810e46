// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "learning/textclassifier.h"
#include "support/graphs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::learning {

using namespace tripletalk::tests;
using testing::Gt;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

struct Classifier : testing::Test {
    TemporaryFolder folder;

    Result<TextClassifier> trained(
        const std::vector<std::pair<int, std::vector<std::string>>>& examples,
        const CancelToken& cancel = {}) {
        auto lines = must(ClassifierLines::create(folder.path() / "lines"));
        for (const auto& [label, features] : examples) lines.add(label, features);
        must(lines.close());
        return TextClassifier::train(lines, {}, {}, cancel);
    }
    TextClassifier directors() {
        return must(trained({{0, {"wwho", "wdirected"}},
                             {0, {"wdirector", "wof"}},
                             {1, {"wwhen", "wreleased"}},
                             {1, {"wyear", "wof"}}}));
    }
};

}  // namespace

TEST_F(Classifier, TellsApartWhatItLearned) {
    const auto classifier = directors();
    const auto guesses = classifier.guess({"wwho", "wdirected"}, 2);
    ASSERT_THAT(guesses, SizeIs(2));
    EXPECT_EQ(guesses[0].label, 0);
    EXPECT_THAT(guesses[0].probability, Gt(0.9));
    EXPECT_EQ(classifier.guess({"wwhen", "wreleased"}, 1)[0].label, 1);
}

TEST_F(Classifier, IsTheSameForTheSameLines) {
    const auto one = directors().guess({"wof", "wwho"}, 2);
    const auto other = directors().guess({"wof", "wwho"}, 2);
    EXPECT_EQ(one[0].probability, other[0].probability);
}

TEST_F(Classifier, GuessesNothingOfWhatItNeverSaw) {
    const auto classifier = directors();
    EXPECT_THAT(classifier.guess({"wmountain"}, 2), IsEmpty());
    EXPECT_TRUE(classifier.knows("wyear"));
    EXPECT_FALSE(classifier.knows("wmountain"));
}

TEST_F(Classifier, IsKeptInAFile) {
    const auto classifier = directors();
    must(classifier.save(folder.path() / "kept.bin"));
    const auto read = must(TextClassifier::load(folder.path() / "kept.bin"));
    EXPECT_EQ(read.guess({"wwho"}, 1)[0].probability, classifier.guess({"wwho"}, 1)[0].probability);
}

TEST_F(Classifier, SaysWhereThereIsNothingToLearn) {
    const auto nothing = trained({});
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().kind, ErrorKind::Input);
    EXPECT_EQ(TextClassifier::load(folder.path() / "none.bin").error().kind, ErrorKind::Input);
    EXPECT_FALSE(directors().save(folder.path() / "no" / "such" / "folder"));
}

TEST_F(Classifier, StopsWhenItIsToldTo) {
    const CancelToken cancel;
    cancel.cancel();
    std::vector<std::pair<int, std::vector<std::string>>> many;
    for (int i = 0; i < 2000; ++i) many.push_back({i % 50, {"w" + std::to_string(i)}});
    const auto stopped = trained(many, cancel);
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().kind, ErrorKind::Cancelled);
}

}  // namespace tripletalk::learning
