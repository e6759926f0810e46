// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What is not known, in the queries of the readings that the offline strategy builds.
#include "answering/offline/interpreter.h"
#include "answering/offline/sqlwriter.h"
#include "answering/reading/queriedgallery.h"

namespace tripletalk::answering::offline {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

/// The gallery with a work of an unknown painter, which has no price either.
struct WrittenReading : testing::Test {
    struct FoundGallery : reading::QueriedGallery {
        FoundGallery()
            : QueriedGallery(":p8 a :Painting ; rdfs:label \"Found Work\" ; :year 1850 .\n") {}
        void TestBody() override {}
    };
    FoundGallery gallery;
    SchemaGraph links{gallery.base.schema()};

    static Reading things(const std::string& table) {
        Reading reading;
        reading.target = table;
        reading.entityAsked = true;
        return reading;
    }
    static Filter compared(const std::string& column, const std::string& op, double number) {
        Filter filter;
        filter.column = {"painting", column};
        filter.op = op;
        filter.numeric = true;
        filter.number = number;
        return filter;
    }
    std::vector<std::string> rows(const Reading& reading) {
        const auto sql = SqlWriter(reading, links).write();
        EXPECT_TRUE(sql);
        return sql ? gallery.rowsOf(*sql) : std::vector<std::string>{};
    }
};

TEST_F(WrittenReading, FindsWhoHasNoneAlthoughOneIsLinkedToNobody) {
    Reading reading = things("artist");
    reading.filters = {compared("year", "<", 1900)};
    EXPECT_THAT(rows(reading), ElementsAre("bo"));
    reading.filters.front().negated = true;
    EXPECT_THAT(rows(reading), UnorderedElementsAre("ana", "cy"));
}

TEST_F(WrittenReading, KeepsWhatIsNotKnownToBeSo) {
    Reading reading = things("painting");
    reading.filters = {compared("price", ">", 100)};
    reading.filters.front().negated = true;
    EXPECT_THAT(rows(reading), UnorderedElementsAre("p5", "p6", "p7", "p8"));
}

TEST_F(WrittenReading, RanksWhatIsKnownAlone) {
    Reading reading = things("painting");
    reading.order = Order{.column = ColumnRef{"painting", "price"}, .countOf = {}};
    reading.order->descending = false;
    EXPECT_THAT(rows(reading), ElementsAre("p5"));
    reading.order->limit = 20;
    EXPECT_THAT(rows(reading), ElementsAre("p5", "p6", "p1", "p4", "p2", "p3"));
}

TEST_F(WrittenReading, RanksByTheExtremeOfWhatIsLinked) {
    Reading reading = things("artist");
    reading.order = Order{.column = ColumnRef{"painting", "price"}, .countOf = {}};
    reading.order->descending = false;
    EXPECT_THAT(rows(reading), ElementsAre("bo"));
    reading.order->limit = 20;
    EXPECT_THAT(rows(reading), ElementsAre("bo", "cy", "ana"));
}

TEST(ReadComparison, IsTurnedWhereTheColumnTellsTheOpposite) {
    // What is faster takes less time.
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), R"(
:Car a rdfs:Class ; rdfs:label "Car" . :acceleration rdfs:label "acceleration" .
:c1 a :Car ; rdfs:label "Aurion" ; :acceleration "5.4 s" .
:c2 a :Car ; rdfs:label "Velova" ; :acceleration "7.1 s" .
:c3 a :Car ; rdfs:label "Brenova" ; :acceleration "9.0 s" .
)");
    for (const auto& [question, op] : {std::pair("Which cars are faster than 6 seconds?", "<"),
                                       std::pair("Which cars are slower than 6 seconds?", ">")}) {
        const auto interpreter = tests::must(Interpreter::open(base, Wording::forText(question)));
        const auto read = tests::must(interpreter->interpret(question, {}));
        ASSERT_EQ(read.readings.front().filters.size(), 1U) << question;
        const Filter& filter = read.readings.front().filters.front();
        EXPECT_EQ(filter.column.column, "acceleration");
        EXPECT_EQ(filter.op, op) << question;
    }
}

}  // namespace
}  // namespace tripletalk::answering::offline
