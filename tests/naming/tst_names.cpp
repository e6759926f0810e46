// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "naming/names.h"

#include <gtest/gtest.h>

using namespace tripletalk::naming;

TEST(Names, LocalNameIsTheLastSegmentDecoded) {
    EXPECT_EQ(localName("http://x.org/a/empl-Ida.Halle%40company.org"),
              "empl-Ida.Halle@company.org");
    EXPECT_EQ(localName("http://x.org/ns#part"), "part");
    EXPECT_EQ(localName("urn:isbn:123"), "123");
    EXPECT_EQ(localName("http://x.org/things/"), "things");
    EXPECT_EQ(localName("http://x.org/bad%FFname"), "bad%FFname");
    EXPECT_EQ(localName("http://x.org/a%0Ab"), "a%0Ab");
    EXPECT_EQ(localName("http://x.org"), "x.org");
    EXPECT_EQ(localName("#"), "#");
}

TEST(Names, EndingGrowsByWholeSegments) {
    EXPECT_EQ(ending("http://x.org/a/b#c", 1), "c");
    EXPECT_EQ(ending("http://x.org/a/b#c", 2), "b#c");
    EXPECT_EQ(ending("http://x.org/a/b#c", 4), "x.org/a/b#c");
    EXPECT_EQ(ending("http://x.org/a/b#c", 9), "http://x.org/a/b#c");
}

TEST(Names, HumaniseSplitsWordsAndKeepsAcronymsAndNames) {
    EXPECT_EQ(humanise("hasBOMPart"), "has BOM part");
    EXPECT_EQ(humanise("depth_mm"), "depth mm");
    EXPECT_EQ(humanise("ProductCategory"), "product category");
    EXPECT_EQ(humanise("South_Africa"), "South Africa");
    EXPECT_EQ(humanise("CO2"), "CO2");
    EXPECT_EQ(humanise("_"), "_");
    EXPECT_EQ(humanise("product-category"), "product category");
    EXPECT_EQ(humanise("xCoordinate"), "x coordinate");
    EXPECT_EQ(humanise("2010_FIFA_World_Cup"), "2010 FIFA World Cup");
    EXPECT_EQ(humanise("John_F_Kennedy"), "John F Kennedy");
    EXPECT_EQ(humanise("東京_駅"), "東京 駅");
    EXPECT_EQ(humanise("length_m"), "length m");
}

TEST(Names, HumaniseKeepsIdentifiersCodesDatesAndExponentsWhole) {
    for (const char* whole : {"A0E0L2I0M1H0T-2D0",
                              "OBI_0000293",
                              "operation_0912",
                              "CGS-EMU",
                              "CGS_EMU",
                              "2013-04-30",
                              "1974_11_30",
                              "ug.m-3",
                              "floor_O",
                              "floor_8",
                              "room_C300",
                              "bender-h",
                              "b-atlas-89",
                              "-20260626T1230Z",
                              "KiloGM-PER-M3",
                              "KiloW-HR",
                              "kWh",
                              "pH",
                              "LaTeX",
                              "aB3dE5f7",
                              "Baden-Württemberg",
                              "C++",
                              "3f2a1b-77cd",
                              "Apollo_11"})
        EXPECT_EQ(humanise(whole), whole);
}

TEST(Names, AllWordsSplitsWhateverLooksLikeABorder) {
    EXPECT_EQ(allWords("weight_g"), "weight g");
    EXPECT_EQ(allWords("item_2"), "item 2");
    EXPECT_EQ(allWords("CGS-EMU"), "CGS EMU");
}

TEST(Names, IdentifierIsPlainAsciiWhereItCan) {
    EXPECT_EQ(identifier("Bill of Material (BOM)"), "bill_of_material_bom");
    EXPECT_EQ(identifier("Größe"), "groesse");
    EXPECT_EQ(identifier("Café au lait"), "cafe_au_lait");
    EXPECT_EQ(identifier("depth (mm)"), "depth_mm");
    EXPECT_EQ(identifier("Владелец"), "владелец");
    EXPECT_EQ(identifier("Order"), "order_");
    EXPECT_EQ(identifier("0-60 time"), "_0_60_time");
    EXPECT_EQ(identifier("SQLite stat"), "_sqlite_stat");
    EXPECT_EQ(identifier("SoloArtist"), "solo_artist");
    EXPECT_EQ(identifier("hasFactorUnit"), "has_factor_unit");
    EXPECT_EQ(identifier("BOM"), "bom");
    EXPECT_EQ(identifier("kWh"), "kwh");
    EXPECT_EQ(identifier("!?"), "unnamed");
    EXPECT_LE(identifier(std::string(500, 'x')).size(), 60u);
}

TEST(Names, AttributeNameDropsTheHelperWord) {
    EXPECT_EQ(attributeName("has supplier"), "supplier");
    EXPECT_EQ(attributeName("is member of"), "member of");
    EXPECT_EQ(attributeName("hasFactorUnit"), "factor unit");
    EXPECT_EQ(attributeName("has"), "has");
    EXPECT_EQ(attributeName("hash code"), "hash code");
}

TEST(NameAllocator, KeepsNamesApartWithoutRegardToCase) {
    NameAllocator names;
    EXPECT_EQ(names.allocate("price"), "price");
    EXPECT_EQ(names.allocate("Price"), "Price_2");
    EXPECT_EQ(names.allocate("price"), "price_3");
}
