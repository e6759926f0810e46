// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/stemmer.h"
#include "base/text.h"

#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace tripletalk {
namespace {

void expectSame(const char* language, const std::vector<std::string>& forms) {
    const Stemmer stemmer(language);
    for (const std::string& form : forms)
        EXPECT_EQ(stemmer.stem(text::fold(form)), stemmer.stem(text::fold(forms.front()))) << form;
}

}  // namespace

TEST(Stemmer, FindsWhatTheFormsOfAWordHaveInCommon) {
    expectSame("en", {"city", "cities"});
    expectSame("en-GB", {"box", "boxes"});
    expectSame("de", {"Haus", "Häuser", "Häusern", "Hauses"});
    expectSame("es", {"población", "poblaciones", "poblacion"});
    expectSame("fr", {"ville", "villes"});
}

TEST(Stemmer, KeepsDifferentWordsApart) {
    EXPECT_NE(Stemmer("en").stem("supplier"), Stemmer("en").stem("supplies"));
    EXPECT_NE(Stemmer("de").stem("preis"), Stemmer("de").stem("land"));
}

TEST(Stemmer, LeavesWordsOfALanguageThatItDoesNotKnow) {
    for (const char* language : {"zh", "xx", "", "no such language"})
        EXPECT_EQ(Stemmer(language).stem("houses"), "houses");
}

TEST(Stemmer, TakesAnyText) {
    const Stemmer stemmer("en");
    EXPECT_EQ(stemmer.stem(""), "");
    EXPECT_EQ(stemmer.stem("220i"), "220i");
    EXPECT_EQ(stemmer.stem(std::string(100'000, 'x')), std::string(100'000, 'x'));
    EXPECT_EQ(stemmer.stem("東京"), "東京");
}

TEST(Stemmer, ServesSeveralThreads) {
    const Stemmer stemmer("en");
    std::vector<std::jthread> threads;
    for (const auto& [word, stem] : {std::pair("running", "run"), std::pair("horses", "hors")})
        threads.emplace_back([&stemmer, word = word, stem = stem] {
            for (int i = 0; i < 10'000; ++i) ASSERT_EQ(stemmer.stem(word), stem);
        });
}

}  // namespace tripletalk
