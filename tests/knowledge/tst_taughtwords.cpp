// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/edits.h"
#include "knowledge/curator.h"
#include "knowledge/examples.h"
#include "knowledge/taughtwords.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

struct TaughtWords : testing::Test {
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    const curation::GivenWord creator{"creator", *synonymPlace(base, "artist")};

    /// What a question that is asked now gets.
    [[nodiscard]] KnowledgeBase now() const { return must(base.current()); }
    [[nodiscard]] bool isHeeded(const std::string& word) const {
        const KnowledgeBase asked = now();
        return std::ranges::any_of(asked.effective().also,
                                   [&](const curation::Synonym& one) { return one.word == word; });
    }
    [[nodiscard]] std::string told() const {
        std::string all;
        for (const GivenSynonym& one : must(givenSynonyms(now())))
            all += one.given.word + " -> " + one.target +
                   (one.value.empty() ? "" : " = " + one.value) + (one.off ? " off" : "") + "\n";
        return all;
    }
};

}  // namespace

TEST_F(TaughtWords, AreHeededByNothingWhileTheyAreSwitchedOff) {
    must(setSynonym(base, creator, WordState::On));
    EXPECT_TRUE(isHeeded("creator"));
    EXPECT_THAT(now().schema().table("artist")->comment, HasSubstr("creator"));
    must(setSynonym(base, creator, WordState::Off));
    EXPECT_EQ(told(), "creator -> artist off\n");
    EXPECT_FALSE(isHeeded("creator"));
    EXPECT_THAT(now().schema().table("artist")->comment, Not(HasSubstr("creator")));
    EXPECT_THAT(must(must(now().openValues()).link("creator")), IsEmpty());
    must(setSynonym(base, creator, WordState::On));
    EXPECT_EQ(told(), "creator -> artist\n");
    EXPECT_TRUE(isHeeded("creator"));
}

TEST_F(TaughtWords, OfValuesAndOfRenamedThingsAreSwitchedToo) {
    const auto place = *synonymPlace(base, "artist.born_in");
    const curation::GivenWord lissabon{"Lissabon", {place.table, place.column, "Lisbon"}};
    must(setSynonym(base, lissabon, WordState::On));
    must(setSynonym(base, lissabon, WordState::Off));
    auto curation = now().curation();
    tableIn(curation, place.table).name = "maker";
    must(applyCuration(base.folder(), curation, {}, CancelToken()));
    EXPECT_EQ(told(), "Lissabon -> maker.born_in = Lisbon off\n");
    must(setSynonym(base, lissabon, WordState::On));
    EXPECT_TRUE(isHeeded("Lissabon"));
}

TEST_F(TaughtWords, AreForgottenFromWhereverTheyAre) {
    for (const WordState before : {WordState::On, WordState::Off}) {
        must(setSynonym(base, creator, before));
        must(setSynonym(base, creator, WordState::Gone));
        EXPECT_EQ(told(), "");
    }
    EXPECT_TRUE(now().curation().empty());
}

TEST_F(TaughtWords, AreChangedOnOrOff) {
    must(setSynonym(base, creator, WordState::On));
    must(changeSynonym(base, creator, "maker"));
    EXPECT_EQ(told(), "maker -> artist\n");
    const curation::GivenWord maker{"maker", creator.place};
    must(setSynonym(base, maker, WordState::Off));
    must(changeSynonym(base, maker, "author"));
    EXPECT_EQ(told(), "author -> artist off\n");
    EXPECT_EQ(changeSynonym(base, creator, "x").error().kind, ErrorKind::NotFound);
}

TEST_F(TaughtWords, GivenAnewAreOn) {
    must(setSynonym(base, creator, WordState::Off));
    EXPECT_EQ(told(), "creator -> artist off\n");
    auto curation = now().curation();
    addWord(curation, creator);  // as the schema editor does
    must(applyCuration(base.folder(), curation, {}, CancelToken()));
    EXPECT_EQ(told(), "creator -> artist\n");
}

TEST_F(TaughtWords, RefuseWhatIsNoWordOrOfNothing) {
    EXPECT_EQ(setSynonym(base, {" ", creator.place}, WordState::On).error().kind, ErrorKind::Usage);
    EXPECT_EQ(setSynonym(base, {"x", {{}, {}, "no view"}}, WordState::On).error().kind,
              ErrorKind::NotFound);
    const std::string longWord(100'000, 'x');
    EXPECT_EQ(setSynonym(base, {longWord, creator.place}, WordState::On).error().kind,
              ErrorKind::Limit);
    EXPECT_EQ(synonymPlace(base, "artist.nothing"), std::nullopt);
}

TEST_F(TaughtWords, LearnedOnesAreUnlearnedUntilTheyAreTaughtAnew) {
    must(setLearned(base, "Zorgs", WordState::Gone));
    must(setLearned(base, "gizmos", WordState::Off));
    EXPECT_EQ(
        must(unlearnedWords(base)),
        (std::map<std::string, WordState>{{"zorgs", WordState::Gone}, {"gizmos", WordState::Off}}));
    must(Examples(base).add("How many Zorgs and gizmos?", "SELECT count(*) AS n FROM artist"));
    EXPECT_EQ(must(unlearnedWords(base)),
              (std::map<std::string, WordState>{{"gizmos", WordState::Off}}));
    must(setLearned(base, "gizmos", WordState::On));
    EXPECT_THAT(must(unlearnedWords(base)), IsEmpty());
}

}  // namespace tripletalk::knowledge
