// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/baseiris.h"
#include "answering/reading/cyphertermwriter.h"
#include "answering/reading/queriedgallery.h"
#include "answering/reading/sparqltermwriter.h"
#include "answering/reading/termwriter.h"
#include "knowledge/languages/cypherconnection.h"
#include "knowledge/languages/sparqlconnection.h"

#include <algorithm>
#include <cstdlib>

namespace tripletalk::answering::reading {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Operand number(double value) { return {.number = value, .isNumber = true}; }

struct WrittenTerm : QueriedGallery {
    SchemaGraph links{base.schema()};
    Place artist = place("artist");
    Place painting = place("painting");
    Place show = place("show");
    Place price = place("painting", "price");
    Place year = place("painting", "year");
    Place label = place("painting", "label");
    Place bornIn = place("artist", "born_in");
    Place city = place("show", "city");

    static Measure plain(const Place& of) { return {Function::None, of}; }
    static Term things(const Place& head, std::vector<Condition> where = {}) {
        Term term;
        term.head = head.table;
        term.where = std::move(where);
        return term;
    }
    static Condition is(const Place& of, Operand value) {
        return {.of = plain(of), .op = Op::Equal, .values = {std::move(value)}};
    }
    static Condition compared(Measure of, Op op, double value) {
        return {.of = of, .op = op, .values = {number(value)}};
    }
    std::vector<std::string> rows(const Term& term) {
        const auto sql = TermWriter(term, links).write();
        EXPECT_TRUE(sql);
        if (!sql) return {};
        auto found = rowsOf(*sql);
        expectSameOfGraph(term, found);
        return found;
    }
    /// The graph itself finds the same, things by their IRIs, each truth as such.
    void expectSameOfGraph(const Term& term, const std::vector<std::string>& rows) {
        const auto sparql = SparqlTermWriter(term, links, iris).write();
        ASSERT_TRUE(sparql);
        expectRows(*graph, *sparql, rows);
        const auto cypher = CypherTermWriter(term, links, iris).write();
        const bool needsRows = term.operation != SetOperation::None ||
                               std::ranges::any_of(term.where, [](const Condition& one) {
                                   return one.than && one.op == Op::Equal;
                               });
        EXPECT_EQ(!cypher, needsRows) << "what needs another term's rows is not written";
        if (cypher) expectRows(*nodes, *cypher, rows);
    }
    void expectRows(knowledge::QueryConnection& connection, const std::string& query,
                    std::vector<std::string> rows) const {
        const auto result = connection.run(query, knowledge::QueryConnection::Links::None, {});
        ASSERT_TRUE(result) << query << "\n" << result.error().toText();
        std::vector<std::string> same;
        for (const auto& row : result->rows) {
            std::vector<std::string> cells;
            for (const auto& cell : row) cells.push_back(shown(cell));
            same.push_back(text::join(cells, "|"));
        }
        std::ranges::sort(rows);
        std::ranges::sort(same);
        EXPECT_EQ(same, rows) << query;
    }
    [[nodiscard]] std::string shown(const knowledge::Cell& cell) const {
        const auto thing = tables.entities().byIri(cell.iri);
        if (thing && *thing) return (*thing)->key;
        char* end = nullptr;
        const double number = std::strtod(cell.text.c_str(), &end);
        const bool isNumber = !cell.text.empty() && *end == 0;
        return isNumber ? text::formatNumber(number) : cell.text;
    }

    std::unique_ptr<knowledge::SparqlConnection> graph =
        tests::must(knowledge::SparqlConnection::open(base));
    std::unique_ptr<knowledge::CypherConnection> nodes =
        tests::must(knowledge::CypherConnection::open(base));
    BaseIris names{base};
    IrisOf iris = names.iris();
};

TEST_F(WrittenTerm, ListsTheThingsOfATable) {
    EXPECT_THAT(rows(things(artist)), UnorderedElementsAre("ana", "bo", "cy"));
}

TEST_F(WrittenTerm, AsksForColumnsAndLeavesOutRowsWithoutAny) {
    Term term = things(painting);
    term.asked = {plain(price)};
    EXPECT_THAT(rows(term), UnorderedElementsAre("100.25", "300.5", "200", "50", "60"));
    term.asked = {plain(price), plain(year)};
    EXPECT_THAT(rows(term), UnorderedElementsAre("100.25|1901", "300.5|1902", "300.5|1911",
                                                 "200|1899", "50|1920", "60|1921", "|1922"));
}

TEST_F(WrittenTerm, TellsWhatDecidesASuperlativeAsItsLastColumn) {
    const auto told = [&](const Term& term) {
        auto found = rowsOf(TermWriter(term, links).write(true).value_or(""));
        const auto sparql = SparqlTermWriter(term, links, iris).write(true);
        EXPECT_TRUE(sparql);
        if (sparql) expectRows(*graph, *sparql, found);
        return found;
    };
    Term term = things(painting);
    term.order = Order{plain(price), true, 1};
    EXPECT_THAT(rows(term), UnorderedElementsAre("p2", "p3"));
    EXPECT_THAT(told(term), UnorderedElementsAre("p2|300.5", "p3|300.5"));
    term.order->limit = 2;
    EXPECT_THAT(told(term), UnorderedElementsAre("p2|300.5", "p3|300.5"));
    term.asked = {plain(year)};
    EXPECT_EQ(term.deciding(), nullptr) << "years of several prices";
    term.order->limit = 1;
    EXPECT_THAT(told(term), UnorderedElementsAre("1902|300.5", "1911|300.5"));
    term.asked = {plain(price)};
    EXPECT_EQ(term.deciding(), nullptr) << "it is asked for";
    Term most = things(artist);
    most.order = Order{{Function::Count, painting}, true, 1};
    EXPECT_THAT(told(most), ElementsAre(HasSubstr("|")));
}

TEST_F(WrittenTerm, AsksForColumnsBesideTheThings) {
    Term term = things(artist);
    term.thingsAsked = true;
    term.asked = {plain(bornIn)};
    EXPECT_THAT(rows(term), UnorderedElementsAre("ana|Lisbon", "bo|Oslo", "cy|Bergen"));
}

TEST_F(WrittenTerm, JoinsAColumnOfAnotherTable) {
    Term term = things(painting, {is(year, number(1911))});
    term.asked = {plain(year), plain(bornIn)};
    EXPECT_THAT(rows(term), ElementsAre("1911|Oslo"));
}

TEST_F(WrittenTerm, CountsNoRowTwiceWhereAConditionLiesElsewhere) {
    // Two works are in two shows each, and every show has a city.
    Term term = things(painting, {{.of = plain(city)}});
    term.asked = {{Function::Count, painting}, {Function::Sum, price}};
    EXPECT_THAT(rows(term), ElementsAre("4|901.25"));
}

TEST_F(WrittenTerm, AsksOneLinkedRowToMeetTwoConditions) {
    const Condition old = compared(plain(year), Op::Less, 1900);
    EXPECT_THAT(rows(things(artist, {old, compared(plain(price), Op::AtMost, 200)})),
                ElementsAre("bo"));
    // Another work of the same artist is as dear, the old one is not.
    EXPECT_THAT(rows(things(artist, {old, compared(plain(price), Op::More, 200)})), IsEmpty());
}

TEST_F(WrittenTerm, AsksTwoLinkedRowsForTwoValuesOfOneColumn) {
    EXPECT_THAT(rows(things(artist, {is(year, number(1901)), is(year, number(1902))})),
                ElementsAre("ana"));
}

TEST_F(WrittenTerm, ComparesAsMuchOfADateAsWasSaid) {
    const Condition since{
        .of = plain(bornIn),
        .op = Op::AtLeast,
        .values = {{.text = "2012", .number = 2012, .isNumber = true, .isDate = true}}};
    const Term term = things(artist, {since});
    EXPECT_THAT(TermWriter(term, SchemaGraph(base.schema())).write().value_or(""),
                HasSubstr(", 1, 4) >= '2012'"));
}

TEST_F(WrittenTerm, TakesEitherOfTwoConditions) {
    Term term = things(artist, {is(bornIn, {.text = "Bergen"}), is(year, number(1901))});
    term.any = true;
    EXPECT_THAT(rows(term), UnorderedElementsAre("ana", "cy"));
}

TEST_F(WrittenTerm, TakesAnyOfSeveralValues) {
    Condition born = is(bornIn, {.text = "Oslo"});
    born.values.push_back({.text = "Lisbon"});
    EXPECT_THAT(rows(things(artist, {born})), UnorderedElementsAre("ana", "bo"));
    born.op = Op::Different;
    EXPECT_THAT(rows(things(artist, {born})), ElementsAre("cy"));
}

TEST_F(WrittenTerm, NegatesAConditionOfItsOwnRowAndKeepsUnknownValues) {
    Condition dear = compared(plain(price), Op::More, 100);
    dear.negated = true;
    EXPECT_THAT(rows(things(painting, {dear})), UnorderedElementsAre("p5", "p6", "p7"));
}

TEST_F(WrittenTerm, LeavesOutWhatIsLinkedToANegatedRow) {
    Condition shown{.of = plain(show), .op = Op::Known, .negated = true};
    EXPECT_THAT(rows(things(painting, {shown})), UnorderedElementsAre("p5", "p6", "p7"));
    Condition inOslo = is(city, {.text = "Oslo"});
    inOslo.negated = true;
    // Shown in Lisbon as well helps nothing.
    EXPECT_THAT(rows(things(painting, {inOslo})), UnorderedElementsAre("p4", "p5", "p6", "p7"));
}

TEST_F(WrittenTerm, CountsWhatIsLinkedToEachThing) {
    const Measure works{Function::Count, painting};
    EXPECT_THAT(rows(things(artist, {compared(works, Op::More, 2)})), ElementsAre("bo"));
    EXPECT_THAT(rows(things(artist, {compared(works, Op::Equal, 2)})),
                UnorderedElementsAre("ana", "cy"));
    // None are counted too.
    EXPECT_THAT(rows(things(painting, {compared({Function::Count, show}, Op::Less, 1)})),
                UnorderedElementsAre("p5", "p6", "p7"));
    Condition many = compared(works, Op::More, 2);
    many.negated = true;
    EXPECT_THAT(rows(things(artist, {many})), UnorderedElementsAre("ana", "cy"));
}

TEST_F(WrittenTerm, GroupsAndCounts) {
    Term term = things(painting);
    term.asked = {{Function::Count, painting}};
    term.groups = {artist};
    EXPECT_THAT(rows(term), UnorderedElementsAre("ana|2", "bo|3", "cy|2"));
    term.asked = {{Function::Average, price}};
    term.where = {compared({Function::Count, painting}, Op::AtMost, 2)};
    EXPECT_THAT(rows(term), UnorderedElementsAre("ana|200.375", "cy|60"));
}

TEST_F(WrittenTerm, OrdersAllRows) {
    Term term = things(painting, {compared(plain(year), Op::AtLeast, 1911)});
    term.order = Order{plain(year), true};
    EXPECT_THAT(rows(term), ElementsAre("p7", "p6", "p5", "p3"));
}

TEST_F(WrittenTerm, KeepsTheTiesOfALimit) {
    Term term = things(painting);
    term.order = Order{plain(price), true, 1};
    EXPECT_THAT(rows(term), UnorderedElementsAre("p2", "p3"));
    // A work without a price is not the cheapest.
    term.order = Order{plain(price), false, 1};
    EXPECT_THAT(rows(term), ElementsAre("p5"));
}

TEST_F(WrittenTerm, RanksThingsByWhatIsLinkedToThem) {
    Term term = things(artist);
    term.order = Order{{Function::Count, painting}, true, 1};
    EXPECT_THAT(rows(term), ElementsAre("bo"));
    term.order = Order{{Function::Count, painting}, false, 1};
    EXPECT_THAT(rows(term), UnorderedElementsAre("ana", "cy"));
}

TEST_F(WrittenTerm, RanksGroups) {
    Term term = things(painting);
    term.groups = {bornIn};
    term.order = Order{{Function::Maximum, year}, true, 2};
    EXPECT_THAT(rows(term), UnorderedElementsAre("Bergen", "Oslo"));
}

TEST_F(WrittenTerm, ComparesWithAnotherTermsValue) {
    Term average = things(painting);
    average.asked = {{Function::Average, price}};
    const Condition above{
        .of = plain(price), .op = Op::More, .than = std::make_shared<Term>(average)};
    EXPECT_THAT(rows(things(painting, {above})), UnorderedElementsAre("p2", "p3", "p4"));
}

TEST_F(WrittenTerm, TakesWhatIsOneOfAnotherTermsRows) {
    const Condition among{
        .of = plain(artist),
        .op = Op::Equal,
        .than = std::make_shared<Term>(things(artist, {is(bornIn, {.text = "Bergen"})}))};
    EXPECT_THAT(rows(things(painting, {among})), UnorderedElementsAre("p6", "p7"));
}

TEST_F(WrittenTerm, KeepsWhatTwoTermsHaveInCommonOrOneAlone) {
    Term first = things(painting, {compared(plain(year), Op::Less, 1912)});
    first.asked = {plain(bornIn)};
    Term second = things(painting, {compared(plain(year), Op::More, 1902)});
    second.asked = {plain(bornIn)};
    first.other = std::make_shared<Term>(second);
    first.operation = SetOperation::Intersection;
    EXPECT_THAT(rows(first), ElementsAre("Oslo"));
    first.operation = SetOperation::Difference;
    EXPECT_THAT(rows(first), ElementsAre("Lisbon"));
}

TEST_F(WrittenTerm, FindsAPartOfAText) {
    const Condition harbour{.of = plain(label), .op = Op::Like, .values = {{.text = "%harbour%"}}};
    EXPECT_THAT(rows(things(painting, {harbour})), UnorderedElementsAre("p1", "p2"));
}

TEST_F(WrittenTerm, TakesBothEndsOfARange) {
    const Condition range{
        .of = plain(year), .op = Op::Between, .values = {number(1901), number(1911)}};
    EXPECT_THAT(rows(things(painting, {range})), UnorderedElementsAre("p1", "p2", "p3"));
}

TEST_F(WrittenTerm, SaysWhetherThereIsSuchARow) {
    Term term = things(artist, {is(bornIn, {.text = "Oslo"})});
    term.truth = true;
    EXPECT_THAT(rows(term), ElementsAre("true"));
    term.where = {is(bornIn, {.text = "Rome"})};
    EXPECT_THAT(rows(term), ElementsAre("false"));
}

TEST_F(WrittenTerm, TellsWhatOneThingHasAlone) {
    // Both shows have the first work, and one has the third.
    Term term = things(show, {{.of = plain(show), .op = Op::Equal, .values = {{.text = "s1"}}}});
    term.wish = Wish::Unique;
    const auto sparql = SparqlTermWriter(term, links, iris).write();
    ASSERT_TRUE(sparql);
    const auto sql = TermWriter(term, links).write();
    ASSERT_TRUE(sql);
    expectRows(*graph, *sparql, rowsOf(*sql));
    EXPECT_THAT(rowsOf(*sql), ElementsAre("p3"));
}

TEST_F(WrittenTerm, KeepsAQuotationMarkInsideAValue) {
    EXPECT_THAT(rows(things(artist, {is(bornIn, {.text = "Oslo' OR '1' = '1"})})), IsEmpty());
}

TEST_F(WrittenTerm, CountsTheStepsOfItsJoins) {
    const Term dated = things(painting, {is(year, number(1911))});
    TermWriter own(dated, links);
    ASSERT_TRUE(own.write());
    EXPECT_EQ(own.joins(), 0);
    const Term shownInOslo = things(painting, {is(city, {.text = "Oslo"})});
    TermWriter far(shownInOslo, links);
    ASSERT_TRUE(far.write());
    EXPECT_EQ(far.joins(), 2);
}

TEST(UnwritableTerm, IsOneWhoseTablesNothingJoins) {
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), R"(
:Lake a rdfs:Class ; rdfs:label "Lake" . :Song a rdfs:Class ; rdfs:label "Song" .
:l1 a :Lake ; rdfs:label "Bluewater" ; :depth 4 . :l2 a :Lake ; rdfs:label "Grimsee" ; :depth 40 .
:s1 a :Song ; rdfs:label "Old Grey" ; :length 3 . :s2 a :Song ; rdfs:label "Run" ; :length 4 .
)");
    const SchemaGraph links(base.schema());
    const induction::Table* lake = base.schema().table("lake");
    const induction::Table* song = base.schema().table("song");
    ASSERT_TRUE(lake && song);
    const Measure length{Function::None, {song, song->column("length")}};
    Term term;
    term.head = lake;
    EXPECT_TRUE(TermWriter(term, links).write());
    term.asked = {length};
    EXPECT_FALSE(TermWriter(term, links).write());
    term.asked = {};
    term.where = {{.of = length}};
    EXPECT_FALSE(TermWriter(term, links).write());
    EXPECT_FALSE(TermWriter(Term{}, links).write()) << "about nothing";
}

}  // namespace
}  // namespace tripletalk::answering::reading
