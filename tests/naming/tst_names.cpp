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
    EXPECT_EQ(identifier("!?"), "unnamed");
    EXPECT_LE(identifier(std::string(500, 'x')).size(), 60u);
}

TEST(Names, AttributeNameDropsTheHelperWord) {
    EXPECT_EQ(attributeName("has supplier"), "supplier");
    EXPECT_EQ(attributeName("is member of"), "member of");
    EXPECT_EQ(attributeName("has"), "has");
    EXPECT_EQ(attributeName("hash code"), "hash code");
}

TEST(NameAllocator, KeepsNamesApartWithoutRegardToCase) {
    NameAllocator names;
    EXPECT_EQ(names.allocate("price"), "price");
    EXPECT_EQ(names.allocate("Price"), "Price_2");
    EXPECT_EQ(names.allocate("price"), "price_3");
}
