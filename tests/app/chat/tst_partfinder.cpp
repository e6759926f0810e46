// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/partfinder.h"
#include "app/world.h"

#include <QLocale>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using test::until;

namespace {

struct Finder : testing::Test {
    test::World world;
    PartFinder& finder = *world.session().partFinder();

    void TearDown() override { QLocale::setDefault(QLocale::c()); }
    QString date(const char* text) {
        return finder.operand(QString::fromUtf8(text), u"date"_s, false)
            .value(u"value"_s)
            .toString();
    }
};

TEST_F(Finder, FindsColumnsAndValuesOfTheBaseInUse) {
    ASSERT_TRUE(world.openRobots());
    finder.look(u"red"_s, u"robot"_s);
    EXPECT_TRUE(finder.busy());
    ASSERT_TRUE(until([&] { return !finder.busy(); }));
    ASSERT_EQ(finder.found().size(), 1);
    const QVariantMap red = finder.found().front().toMap();
    EXPECT_EQ(red["kind"], "value");
    EXPECT_EQ(red["column"], "colour");
    EXPECT_EQ(red["value"], "red");
}

TEST_F(Finder, NarrowsTheValuesOfAColumnWhichStays) {
    ASSERT_TRUE(world.openRobots());
    finder.lookAt(u"robot"_s, u"colour"_s);
    ASSERT_TRUE(until([&] { return !finder.busy(); }));
    ASSERT_GT(finder.values().size(), 1);
    const QSignalSpy another(&finder, &PartFinder::columnChanged);
    finder.narrow(u"RE"_s);
    ASSERT_TRUE(until([&] { return !finder.busy(); }));
    ASSERT_EQ(finder.values().size(), 1);
    EXPECT_EQ(finder.values().front().toMap()["value"], "red");
    EXPECT_EQ(finder.column()["column"], "colour");
    EXPECT_EQ(another.count(), 0) << "what is typed for it would be gone";
}

TEST_F(Finder, TakesNumbersAsPeopleWriteThemHere) {
    QLocale::setDefault(QLocale(QLocale::German));
    EXPECT_EQ(finder.operand(u"1.234,5"_s, u"number"_s, false)["number"].toDouble(), 1234.5);
    EXPECT_TRUE(finder.operand(u"many"_s, u"number"_s, false).isEmpty());
    EXPECT_TRUE(finder.operand(u"inf"_s, u"number"_s, false).isEmpty());
}

TEST_F(Finder, TakesDatesAsPeopleWriteThemHereOrAsColumnsHoldThem) {
    QLocale::setDefault(QLocale(QLocale::German));
    EXPECT_EQ(date("01.02.2019"), "2019-02-01");
    EXPECT_EQ(date("2019"), "2019");
    EXPECT_EQ(date("2019-02"), "2019-02");
    EXPECT_EQ(date("abc"), "");
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    EXPECT_EQ(date("1/5/2019"), "2019-01-05");
}

TEST_F(Finder, TakesAPartOfATextAsAPattern) {
    EXPECT_EQ(finder.operand(u" ab "_s, u"text"_s, true)["value"], "%ab%");
    EXPECT_EQ(finder.operand(u" ab "_s, u"text"_s, false)["value"], "ab");
    EXPECT_TRUE(finder.operand(u"  "_s, u"text"_s, false).isEmpty());
}

}  // namespace

}  // namespace tripletalk::app
