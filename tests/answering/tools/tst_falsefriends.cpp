// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/falsefriends.h"
#include "support/testbases.h"

#include <set>

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using testing::Contains;
using testing::Not;

/// Names that are nearly words of the language, banks that have none but their keys, and notes.
struct FalseFriends : testing::Test {
    tests::TemporaryFolder folder;
    knowledge::KnowledgeBase base = tests::baseFromTurtle(folder.path(), R"(
:Winery a rdfs:Class ; rdfs:label "Winery" . :Bank a rdfs:Class ; rdfs:label "Bank" . :Person a rdfs:Class ; rdfs:label "Person" .
:a a :Winery ; rdfs:label "Cade" ; :of :p ; :county "Napa" ; :note "A cellar under the old town hall whose barrels nobody has counted." .
:b a :Winery ; rdfs:label "Five Sisters" ; :of :q ; :county "Marin" ; :note "Closed." .
:p a :Person ; rdfs:label "Ana Moreno" . :q a :Person ; rdfs:label "Finn" ; :phoneNumber "555 01" ; :totalNumberOfBarrels 7 . :r a :Person ; rdfs:label "Lisa" .
:s a :Person ; rdfs:label "Ana County" ; :from "Old City" .
<http://e/bank/1> a :Bank ; :money 4 . <http://e/bank/2> a :Bank ; :money 5 .
)");
    retrieval::ValueIndex values = tests::must(base.openValues());

    std::set<std::string> told(const std::string& question) {
        std::set<std::string> texts;
        for (const retrieval::ValueLink& link :
             trueLinks(tests::must(values.link(question)), question, base.schema(),
                       language::Wording::forTag("en")))
            texts.insert(link.entry.text);
        return texts;
    }
};

TEST_F(FalseFriends, AreWordsThatAreNearlyNames) {
    EXPECT_THAT(told("Which wines are made here?"), Not(Contains("Cade")));
    EXPECT_THAT(told("Find the wines."), Not(Contains("Finn")));
    EXPECT_THAT(told("List the wines."), Not(Contains("Lisa")));
    EXPECT_THAT(told("Give the names of the wines."), Not(Contains("Five Sisters")));
    EXPECT_THAT(told("Who has more wines?"), Not(Contains("Ana Moreno")));
    EXPECT_THAT(told("Count the wines."), Not(Contains("county")));
    EXPECT_THAT(told("Which wines are from that county?"), Contains("county"));
}

TEST_F(FalseFriends, AreNoNamesThatAreSpeltBadlyOrByHalf) {
    EXPECT_THAT(told("What does Ana Morreno make?"), Contains("Ana Moreno"));
    EXPECT_THAT(told("What does Moreno make?"), Contains("Ana Moreno"));
}

TEST_F(FalseFriends, AreKeysThatAreCalledAsTheirKind) {
    const auto banks = told("Which bank has most money?");
    EXPECT_THAT(banks, Contains("Bank"));
    EXPECT_THAT(banks, Not(Contains("bank/1")));
    EXPECT_THAT(banks, Not(Contains("1")));
}

TEST_F(FalseFriends, ArePartsOfNamesThatAreWordsForColumnsOrWhatIsAskedFor) {
    EXPECT_THAT(told("What is the county of Cade?"), Not(Contains("Ana County")));
    EXPECT_THAT(told("Which city is Lisa from?"), Not(Contains("Old City")));
    EXPECT_THAT(told("What does Ana County make?"), Contains("Ana County"));
    EXPECT_THAT(told("Who is from the old city?"), Contains("Old City"));
}

TEST_F(FalseFriends, AreColumnsOfNumbersWhereSomethingIsCounted) {
    EXPECT_THAT(told("What is the number of wineries?"), Not(Contains("phone number")));
    EXPECT_THAT(told("What is the phone number of Finn?"), Contains("phone number"));
    EXPECT_THAT(told("What is the number of barrels of Finn?"),
                Contains("total number of barrels"));
}

TEST_F(FalseFriends, AreAFewWordsOfALongText) {
    EXPECT_THAT(
        told("Is there a cellar?"),
        Not(Contains("A cellar under the old town hall whose barrels nobody has counted.")));
}

/// Words that got no hint once although they name something.
TEST(TrueFriends, ArePlainWordsThatNameClassesAndThings) {
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), R"(
:Sensor a rdfs:Class ; rdfs:label "Sensor" . :Transducer a rdfs:Class ; rdfs:label "Transducer" . :Department a rdfs:Class ; rdfs:label "Department" .
:s1 a :Sensor ; rdfs:label "Hall Probe" ; :weight 3 . :t1 a :Transducer ; rdfs:label "Piezo Disc" ; :weight 4 .
:d1 a :Department ; rdfs:label "Data Services" ; :head "Ada" . :d2 a :Department ; rdfs:label "Field Services" ; :head "Bo" .
)");
    const auto values = tests::must(base.openValues());
    const auto told = [&](const std::string& question) {
        std::set<std::string> texts;
        for (const retrieval::ValueLink& link :
             trueLinks(tests::must(values.link(question)), question, base.schema(),
                       language::Wording::forTag("en")))
            texts.insert(link.entry.label.empty() ? link.entry.text : link.entry.label);
        return texts;
    };
    EXPECT_THAT(told("How many sensors are there?"), Contains("Sensor"));
    EXPECT_THAT(told("Which transducers are heavy?"), Contains("Transducer"));
    EXPECT_THAT(told("Who leads Data Services?"), Contains("Data Services"));
    EXPECT_THAT(told("Who leads Data Services?"), Not(Contains("Field Services")));
}

/// What questions of the graphs that models were asked about were linked to once.
struct KnownFalseFriends : testing::Test {
    tests::TemporaryFolder folder;
    knowledge::KnowledgeBase base = tests::baseFromTurtle(folder.path(), R"(
:Town a rdfs:Class ; rdfs:label "Town" . :Person a rdfs:Class ; rdfs:label "Person" . :Stadium a rdfs:Class ; rdfs:label "Stadium" .
:t1 a :Town ; rdfs:label "Neuwied" ; :lat 50.4 . :t2 a :Town ; rdfs:label "Rom" ; :lat 41.9 . :t3 a :Town ; rdfs:label "Hall" ; :lat 47.2 .
:p1 a :Person ; rdfs:label "Avery-Johnson" ; :from :t1 . :p2 a :Person ; rdfs:label "Ana Moreno" ; :from :t2 .
:p3 a :Person ; rdfs:label "Bj\u00F6rn Borg" ; :from :t3 . :p4 a :Person ; rdfs:label "Bj\u00F6rn Dahl" ; :from :t3 .
:t4 a :Town ; rdfs:label "Chicago Heights" ; :lat 41.5 . :p5 a :Person ; rdfs:label "Chavez-Price Ltd" ; :from :t4 .
:s1 a :Stadium ; rdfs:label "Wonju" ; :in :t1 ; :price_amount 5 ; :price_currency "EUR" ; :height_of_roof 20 . :s2 a :Stadium ; rdfs:label "Arena" ; :in :t2 .
<http://e/stadium/600> a :Stadium ; rdfs:label "Park" ; :in :t2 . <http://e/stadium/6> a :Stadium ; rdfs:label "Dome" ; :in :t3 .
)");
    retrieval::ValueIndex values = tests::must(base.openValues());

    std::vector<std::string> told(const std::string& question, const char* language) {
        std::vector<std::string> texts;
        for (const retrieval::ValueLink& link :
             trueLinks(tests::must(values.link(question)), question, base.schema(),
                       language::Wording::forTag(language)))
            if (link.entry.kind == retrieval::LinkKind::Entity ||
                link.entry.kind == retrieval::LinkKind::Value)
                texts.push_back(link.entry.label.empty() ? link.entry.text : link.entry.label);
        return texts;
    }
};

TEST_F(KnownFalseFriends, AreNoHints) {
    const std::pair<const char*, const char*> asked[] = {
        {"Which towns need a stadium?", "en"},
        {"List every town.", "en"},
        {"Which town has more people?", "en"},
        {"Who was born first?", "en"},
        {"Who won most?", "en"},
        {"Who is tall?", "en"},
        {"Which stadium has most room?", "en"},
        {"What's the average price of a stadium?", "en"},
        {"What is the height of each stadium?", "en"},
        {"Wie lautet der Name?", "de"},
        {"Which stadiums hold over 600 people?", "en"},
        {"Was geschah vom 6. bis 10. Mai?", "de"},
    };
    for (const auto& [question, language] : asked)
        EXPECT_THAT(told(question, language), testing::IsEmpty()) << question;
    EXPECT_THAT(told("Who is from Neuwied?", "en"), Contains("Neuwied"));
    EXPECT_THAT(told("Where is Hall?", "en"), Contains("Hall"));
    EXPECT_THAT(told("Who is from Chicago Heights?", "en"), Contains("Chicago Heights"));
    EXPECT_THAT(told("Where is Chavez-Price from?", "en"), Contains("Chavez-Price Ltd"));
}

}  // namespace
}  // namespace tripletalk::answering
