// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/linkstext.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using retrieval::LinkKind;
using retrieval::ValueLink;

constexpr std::size_t room = 500;

ValueLink link(LinkKind kind, const std::string& name, double score, std::size_t end) {
    ValueLink made;
    made.end = end;
    made.score = score;
    made.entry.kind = kind;
    made.entry.table = "car";
    if (kind == LinkKind::Entity) {
        made.entry.key = "k-" + name;
        made.entry.label = name;
    } else {
        made.entry.column = "name";
        made.entry.text = name;
    }
    return made;
}

TEST(LinksText, LeavesOutANearMissBesideWhatIsClearlyMeant) {
    EXPECT_EQ(
        linksText("quoera 520h",
                  {link(LinkKind::Entity, "sure", 1, 11), link(LinkKind::Entity, "near", 0.7, 11)},
                  room),
        "\"quoera 520h\": car with key 'k-sure' (sure)\n");
    EXPECT_EQ(
        linksText("quoera 520h",
                  {link(LinkKind::Entity, "a", 0.8, 11), link(LinkKind::Entity, "b", 0.78, 11)},
                  room),
        "\"quoera 520h\": car with key 'k-a' (a)\n\"quoera 520h\": car with key 'k-b' (b)\n");
}

ValueLink columnLink(const std::string& column, std::size_t begin, std::size_t end) {
    ValueLink made = link(LinkKind::Column, "", 0.8, end);
    made.begin = begin;
    made.entry.column = column;
    return made;
}

TEST(LinksText, LeavesOutAWordOfAValueWhereItNamesAColumn) {
    const ValueLink heights = link(LinkKind::Value, "Chicago Heights", 0.9, 7);
    EXPECT_EQ(linksText("heights", {heights, columnLink("height_mm", 0, 7)}, room),
              "\"heights\": column car.height_mm\n");
    EXPECT_THAT(linksText("heights", {heights}, room), testing::HasSubstr("'Chicago Heights'"));
    // A whole value may be meant as well.
    const ValueLink whole = link(LinkKind::Value, "Heights", 0.9, 7);
    EXPECT_THAT(linksText("heights", {whole, columnLink("height_mm", 0, 7)}, room),
                testing::HasSubstr("car.name = 'Heights'"));
}

TEST(LinksText, LeavesOutAValueWithinTheNameOfAColumn) {
    ValueLink manager = link(LinkKind::Value, "Manager", 1, 15);
    manager.begin = 8;
    EXPECT_EQ(linksText("product manager", {columnLink("product_manager", 0, 15), manager}, room),
              "\"product manager\": column car.product_manager\n");
}

TEST(LinksText, TellsManyThingsOfOneNameAsASet) {
    std::vector<ValueLink> many;
    for (const char* name : {"Snow Tyre", "Ice Tyre", "Mud Tyre", "Race Tyre"})
        many.push_back(link(LinkKind::Entity, name, 0.7, 5));
    EXPECT_EQ(linksText("tyres are?", many, room),
              "\"tyres\": car.label LIKE '%tyre%': 4 or more, e.g. Snow Tyre, Ice Tyre\n");
    many.pop_back();
    EXPECT_THAT(linksText("tyres are?", many, room), testing::HasSubstr("k-Mud Tyre"));
}

TEST(LinksText, TellsNoValueThatIsTheNameOfAThing) {
    EXPECT_EQ(linksText("snow tyre",
                        {link(LinkKind::Entity, "R1 - Snow Tyre", 0.9, 9),
                         link(LinkKind::Value, "Snow Tyre", 1, 9)},
                        room),
              "\"snow tyre\": car with key 'k-R1 - Snow Tyre' (R1 - Snow Tyre)\n");
}

TEST(LinksText, NothingIsSaidByAWordInsideTheNameOfAThing) {
    ValueLink city = columnLink("city", 5, 9);
    EXPECT_THAT(tellingLinks("snow city", {link(LinkKind::Entity, "Snow City", 1, 9), city}),
                testing::SizeIs(1));
}

TEST(LinksText, TellsHowWordsTranslate) {
    EXPECT_EQ(otherWordsText({{"Spule", "coil"}}), "\"Spule\": perhaps \"coil\"\n");
    EXPECT_EQ(otherWordsText({}), "");
}

TEST(LinksText, EndsWhereThereIsNoMoreRoom) {
    EXPECT_EQ(linksText("snow tyre", {link(LinkKind::Entity, "Snow Tyre", 0.9, 9)}, 3), "");
}

}  // namespace
}  // namespace tripletalk::answering
