// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/queriedgallery.h"
#include "answering/reading/termwords.h"

namespace tripletalk::answering::reading {
namespace {

struct WordedTerm : QueriedGallery {
    Place painting = place("painting");
    Place price = place("painting", "price");
    Place year = place("painting", "year");
    Place artist = place("artist");
    Place bornIn = place("artist", "born_in");
    Term term = all(painting);

    static Term all(const Place& head) {
        Term made;
        made.head = head.table;
        return made;
    }
    static Measure plain(const Place& of) { return {Function::None, of}; }
    static Operand number(double value) { return {.number = value, .isNumber = true}; }
    static Operand named(const std::string& key, const std::string& label) {
        return {.text = key, .shown = label};
    }
    std::string words(const char* language = "en") {
        return TermWords(language::Wording::forTag(language)).of(term);
    }
};

TEST_F(WordedTerm, NamesWhatIsAskedOfWhat) {
    EXPECT_EQ(words(), "painting");
    term.asked = {plain(price), plain(year)};
    EXPECT_EQ(words(), "price, year");
    term.thingsAsked = true;
    EXPECT_EQ(words(), "painting, price, year");
}

TEST_F(WordedTerm, SaysWhoseAColumnIsThatTheHeadLacks) {
    term.asked = {plain(bornIn)};
    EXPECT_EQ(words(), "born in (artist)");
}

TEST_F(WordedTerm, CountsInThePluralAndCalculatesInTheSingular) {
    term.asked = {{Function::Count, painting}};
    EXPECT_EQ(words(), "number of paintings");
    term.groups = {bornIn};
    EXPECT_EQ(words(), "number of paintings per born in (artist)");
    term.asked = {{Function::Average, price}};
    term.groups.clear();
    EXPECT_EQ(words(), "average price");
    EXPECT_EQ(words("de"), "Durchschnitt von price");
}

TEST_F(WordedTerm, TellsThingsByTheirLabelAndNumbersByTheirProperty) {
    term.where = {{.of = plain(artist), .op = Op::Equal, .values = {named("bo", "Bo Carter")}},
                  {.of = plain(price), .op = Op::AtLeast, .values = {number(200)}}};
    EXPECT_EQ(words(), "painting of Bo Carter with price at least 200");
    term.where.back().negated = true;
    EXPECT_EQ(words(), "painting of Bo Carter with not price at least 200");
}

TEST_F(WordedTerm, TellsBothEndsOfASpanAndAFewOfManyValues) {
    term.where = {{.of = plain(year), .op = Op::Between, .values = {number(1900), number(1911)}}};
    EXPECT_EQ(words(), "painting with year between 1900 and 1911");
    term.where = {{.of = plain(bornIn),
                   .op = Op::Equal,
                   .values = {named("a", "A"), named("b", "B"), named("c", "C"), named("d", "D")}}};
    EXPECT_EQ(words(), "painting with born in (artist) A or B or C or …");
}

TEST_F(WordedTerm, TellsWhatAConditionComparesWith) {
    auto average = std::make_shared<Term>();
    average->head = painting.table;
    average->asked = {{Function::Average, price}};
    term.where = {{.of = plain(price), .op = Op::Less, .than = average}};
    EXPECT_EQ(words(), "painting with price less than average price");
}

TEST_F(WordedTerm, TellsWhatComesFirst) {
    term.order = Order{plain(price), true, 1};
    EXPECT_EQ(words(), "painting with highest price");
    term.order->limit = 3;
    EXPECT_EQ(words(), "3 paintings with highest price");
    term.order = Order{plain(price), false, 0};
    EXPECT_EQ(words(), "painting, sorted by price");
    term.order->descending = true;
    EXPECT_EQ(words(), "painting, sorted by price, descending");
}

TEST_F(WordedTerm, TellsHowManyThereAreOfOneThing) {
    const TermWords english(language::Wording::forTag("en"));
    term.where = {{.of = plain(price), .op = Op::More, .values = {number(100)}}};
    EXPECT_EQ(english.several(term, 4), "4 paintings with price more than 100");
    term.asked = {plain(bornIn)};
    EXPECT_EQ(english.several(term, 4), "") << "the artist's";
    term.asked = {plain(price), plain(year)};
    EXPECT_EQ(english.several(term, 4), "") << "of two columns there is no number";
    term.asked = {};
    EXPECT_EQ(TermWords(language::Wording::forTag("de")).several(term, 4), "")
        << "its plural is not known";
}

TEST_F(WordedTerm, CallsThingsAsTheQuestionDidInItsOwnLanguage) {
    const TermWords german(
        language::Wording::forTag("de"),
        {{"Gemälde", "painting", "translated", painting}, {"Kosten", "price", "synonym", price}});
    EXPECT_EQ(german.of(term), "Gemälde");
    term.asked = {{Function::Count, painting}};
    EXPECT_EQ(german.of(term), "Anzahl Gemälde");
    term = all(artist);
    term.order = Order{{Function::Count, painting}, true, 1};
    EXPECT_EQ(german.of(term), "artist mit größter Anzahl Gemälde");
    EXPECT_EQ(words(), "artist with highest number of paintings");
    term.order = Order{plain(price), false, 1};
    EXPECT_EQ(german.of(term), "artist mit niedrigstem Wert von price (Gemälde)");
}

TEST_F(WordedTerm, TellsWhatASetOperationAddsOrTakesAway) {
    auto other = std::make_shared<Term>(term);
    other->where = {{.of = plain(price), .op = Op::More, .values = {number(100)}}};
    term.other = other;
    term.operation = SetOperation::Difference;
    EXPECT_EQ(words(), "painting, not with price more than 100");
    term.operation = SetOperation::Intersection;
    EXPECT_EQ(words(), "painting, and with price more than 100");
}

}  // namespace
}  // namespace tripletalk::answering::reading
