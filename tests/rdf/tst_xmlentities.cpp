// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/xmlentities.h"

#include <gtest/gtest.h>

namespace tripletalk::rdf {

TEST(XmlEntities, TakesWhatRdfFilesDeclare) {
    for (const char* doctype : {
             "<!DOCTYPE rdf:RDF>",
             "<!DOCTYPE rdf:RDF PUBLIC \"-//A//B\" 'http://e/[>.dtd'>",
             "<!DOCTYPE r [\n<!ENTITY owl \"http://e/owl#\" ><!-- ' --> <!ENTITY a '&owl;x'>] >",
             "<!DOCTYPE r [<!ENTITY nbsp \"&#160;\"><!ENTITY lt \"&#38;#60;\"><!ENTITY b "
             "'&lt;&#xA0;'>]>",
         })
        EXPECT_TRUE(XmlEntities().declare(doctype).ok()) << doctype;
}

TEST(XmlEntities, RefuseWhateverCouldReachOutsideOrHideMarkup) {
    for (const char* doctype : {
             "<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>",
             "<!DOCTYPE r [<!ENTITY x PUBLIC 'a' 'http://e/x'>]>",
             "<!DOCTYPE r [<!ENTITY % x 'y'>]>",
             "<!DOCTYPE r [<!ENTITY %\nx SYSTEM 'http://e/x'> %x;]>",
             "<!DOCTYPE r [%x;]>",
             "<!DOCTYPE r [<!ATTLIST r a CDATA 'b'>]>",
             "<!DOCTYPE r [<!ENTITY x '<b/>'>]>",
             "<!DOCTYPE r [<!ENTITY x '&#60;b/>'>]>",
             "<!DOCTYPE r [<!ENTITY x '&#x000026;y;'>]>",
             "<!DOCTYPE r [<!ENTITY x '&x;'>]>",
             "<!DOCTYPE r [<!ENTITY x '&y;'><!ENTITY y '&x;'>]>",
             "<!DOCTYPE r [<!ENTITY x 'y'",
             "<!DOCTYPE r [<!ENTITY x 'y'>]",
             "<!ENTITY x 'y'>",
         })
        EXPECT_FALSE(XmlEntities().declare(doctype).ok()) << doctype;
}

TEST(XmlEntities, BoundWhatNestedOnesStandFor) {
    std::string doctype = "<!DOCTYPE r [<!ENTITY a0 '0123456789'>";
    for (int i = 1; i <= 9; ++i) {
        const std::string inner = "&a" + std::to_string(i - 1) + ";";
        doctype += "<!ENTITY a" + std::to_string(i) + " '";
        for (int times = 0; times < 10; ++times) doctype += inner;
        doctype += "'>";
    }
    EXPECT_FALSE(XmlEntities().declare(doctype + "]>").ok());
}

TEST(XmlEntities, BoundWhatOneStandsForWhenNamedOften) {
    XmlEntities entities;
    ASSERT_TRUE(
        entities.declare("<!DOCTYPE r [<!ENTITY a '" + std::string(1000, 'x') + "'>]>").ok());
    EXPECT_TRUE(entities.fits("&a; &amp; &unknown;"));
    std::string often;
    for (int i = 0; i < 10'000; ++i) often += "&a;";
    EXPECT_TRUE(entities.fits(often));
    EXPECT_FALSE(entities.fits(often + often)) << "in one text";
    EXPECT_FALSE(entities.fits(often)) << "in all";
}

}  // namespace tripletalk::rdf
