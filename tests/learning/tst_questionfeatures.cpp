// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "learning/questionfeatures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::learning {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::Le;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

namespace {

Mention placeOf(const std::string& name, const std::string& question) {
    const auto begin = question.find(name);
    return {begin, begin + name.size()};
}

std::vector<std::string> features(const std::string& question, const std::string& name) {
    return featuresOf(question, placeOf(name, question));
}

}  // namespace

TEST(QuestionFeatures, AreTheSameForTwoThingsThatAreAskedTheSame) {
    EXPECT_EQ(features("Who directed Solaris?", "Solaris"),
              features("Who directed The Mirror of Time?", "The Mirror of Time"));
    EXPECT_EQ(wordingOf("Who directed Solaris?", {13, 20}), "who directed □");
}

TEST(QuestionFeatures, HaveWordsRunsOfWordsAndPiecesOfWords) {
    EXPECT_THAT(features("Who directed Solaris?", "Solaris"),
                AllOf(Contains("wdirected"), Contains("wdirected_□"), Contains("wwho_directed_□"),
                      Contains("c<dir"), Contains("cected"), Not(Contains(HasSubstr("solaris")))));
}

TEST(QuestionFeatures, AreNGramsOfCharactersWhereNoBlanksAreWritten) {
    EXPECT_THAT(features("青山大学的校长是谁？", "青山大学"),
                AllOf(Contains("w校"), Contains("w校_长"), Contains("w□_的_校"),
                      Not(Contains(HasSubstr("青")))));
}

TEST(QuestionFeatures, DoNotKnowCaseAccentsOrWidth) {
    EXPECT_EQ(features("Who led X in 1999?", "X"), features("who led X in 20?", "X"))
        << "nor which number it is";
    EXPECT_EQ(features("WHERE was Élise born", "Élise"), features("where was Ｘ born", "Ｘ"));
}

TEST(QuestionFeatures, AreFewAndPlainWhateverTheQuestion) {
    std::string endless;
    for (int i = 0; i < 5000; ++i) endless += "=word" + std::to_string(i) + "\t\n";
    const auto all = featuresOf(endless, {});
    EXPECT_THAT(all, SizeIs(Le(2000U)));
    EXPECT_THAT(all, Each(AllOf(Not(HasSubstr(" ")), Not(HasSubstr("\n")), Not(StartsWith("=")))));
    EXPECT_TRUE(featuresOf("", {}).empty());
    EXPECT_EQ(featuresOf("Who?", {2, 900}), featuresOf("Wh□", {2, 5}))
        << "a mention beyond the end is cut";
}

}  // namespace tripletalk::learning
