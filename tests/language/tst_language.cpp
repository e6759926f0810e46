// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "language/language.h"
#include "language/wording.h"

#include <gmock/gmock.h>

namespace tripletalk::language {
namespace {

TEST(Language, OfTheHouseIsTheFirst) {
    ASSERT_FALSE(languages().empty());
    EXPECT_EQ(languages().front().tag(), sourceTag);
    EXPECT_EQ(&languageOf(""), &languages().front());
}

TEST(Language, IsFoundByItsTagAndRegion) {
    EXPECT_EQ(languageOf("de").name(), "Deutsch");
    EXPECT_EQ(languageOf("de-AT").tag(), "de");
    EXPECT_EQ(languageOf("ES").tag(), "es");
    EXPECT_EQ(languageOf("fi").tag(), "");
    EXPECT_EQ(languageOf("fi").plural("talo"), "talo");
}

TEST(Language, TellsWhetherItsQuestionsAreUnderstood) {
    for (const Language& language : languages())
        EXPECT_EQ(Wording::forTag(language.tag()).language() == language.tag(), language.asks())
            << language.tag();
}

TEST(Language, WritesNumbersInGroups) {
    EXPECT_EQ(languageOf("en").number("1234567.25"), "1,234,567.25");
    EXPECT_EQ(languageOf("de").number("1234567.25"), "1.234.567,25");
    EXPECT_EQ(languageOf("de").number("1234567.25", false), "1234567,25");
    EXPECT_EQ(languageOf("en").number("-999"), "-999");
    EXPECT_EQ(languageOf("en").number("-1000"), "-1,000");
    EXPECT_EQ(languageOf("en").number("0.1234"), "0.1234");
    EXPECT_EQ(languageOf("en").number("5e+24"), "5e+24");
}

TEST(Language, ArticleFollowsTheSound) {
    const Language& english = languageOf("en");
    EXPECT_EQ(english.article("employee"), "an");
    EXPECT_EQ(english.article("unit"), "a");
    EXPECT_EQ(english.article("hour"), "an");
    EXPECT_EQ(english.article("SUV"), "an");
    EXPECT_EQ(english.article("car"), "a");
    EXPECT_EQ(languageOf("es").article("serie"), "una");
    EXPECT_EQ(languageOf("es").article("motor"), "un");
}

TEST(Language, PluralIsThatOfTheWordThatBearsIt) {
    const Language& english = languageOf("en");
    EXPECT_EQ(english.plural("product category"), "product categories");
    EXPECT_EQ(english.plural("box"), "boxes");
    EXPECT_EQ(english.plural("day"), "days");
    EXPECT_EQ(english.plural("Person"), "People");
    EXPECT_EQ(english.plural("hardware"), "hardware");
    EXPECT_EQ(english.plural("class"), "classes");
    EXPECT_EQ(english.plural("bus"), "buses");
    for (const char* many :
         {"customers cards", "classes", "countries", "officers", "deaths", "reviews", "photos"})
        EXPECT_EQ(english.plural(many), many) << "tables are often called by the plural";
    const Language& spanish = languageOf("es");
    EXPECT_EQ(spanish.plural("coche"), "coches");
    EXPECT_EQ(spanish.plural("color"), "colores");
    EXPECT_EQ(spanish.plural("luz"), "luces");
    EXPECT_EQ(spanish.plural("camión"), "camiones");
    EXPECT_EQ(spanish.plural("paquete de equipamiento"), "paquetes de equipamiento");
    EXPECT_EQ(languageOf("de").plural("Auto"), "Auto");
}

TEST(Language, SaysWhereTheMainWordOfANameStands) {
    EXPECT_EQ(Wording::forTag("en").head(3), 2U);
    EXPECT_EQ(Wording::forTag("de").head(3), 2U);
    EXPECT_EQ(Wording::forTag("es").head(3), 0U);
}

TEST(Language, NamesTheMonths) {
    EXPECT_EQ(languageOf("en").month(9), "September");
    EXPECT_EQ(languageOf("de").month(1), "Januar");
    EXPECT_EQ(languageOf("en").month(0), "");
    EXPECT_EQ(languageOf("en").month(13), "");
}

TEST(Language, FillsItsTemplates) {
    EXPECT_EQ(filled("{a} of {b}{c}", {{"a", "one"}, {"b", "two"}}), "one of two{c}");
    EXPECT_EQ(filled("open {a", {{"a", "one"}}), "open {a");
}

}  // namespace
}  // namespace tripletalk::language
