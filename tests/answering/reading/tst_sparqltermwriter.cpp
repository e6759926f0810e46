// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What the graph has as texts and the database as numbers; terms in general: tst_termwriter.cpp.
#include "answering/reading/baseiris.h"
#include "answering/reading/sparqltermwriter.h"
#include "base/text.h"
#include "knowledge/languages/sparqlconnection.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::reading {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

constexpr std::string_view lamps = R"(
:Lamp a rdfs:Class ; rdfs:label "Lamp" . :Room a rdfs:Class ; rdfs:label "Room" .
:charging rdfs:label "charging time" . :dimmable rdfs:label "dimmable" . :watts rdfs:label "watts" .
:madeIn rdfs:label "made in" . :hangs rdfs:label "hangs" .
:a a :Lamp ; rdfs:label "Alpha" ; :charging "0:55 h" ; :dimmable "yes" ; :watts "10", "20" ; :madeIn :Norway ; :hangs :r .
:b a :Lamp ; rdfs:label "Beta" ; :charging "1:05 h" ; :dimmable "no" ; :watts "30", "1.5" ; :madeIn :Spain ; :hangs :r .
:c a :Lamp ; rdfs:label "Gamma" ; :charging "2:00 h" ; :dimmable "yes" ; :watts "40", "60" ; :madeIn :Spain ; :hangs :r .
:r a :Room ; rdfs:label "Hall" .
)";

struct WrittenSparql : testing::Test {
    tests::TemporaryFolder folder;
    knowledge::KnowledgeBase base = tests::baseFromTurtle(folder.path(), lamps);
    SchemaGraph links{base.schema()};
    BaseIris names{base};
    std::unique_ptr<knowledge::SparqlConnection> graph =
        tests::must(knowledge::SparqlConnection::open(base));

    [[nodiscard]] Place place(const std::string& table, const std::string& column) const {
        const induction::Table* known = links.schema().table(table);
        return {.table = known, .column = known ? known->column(column) : nullptr};
    }
    [[nodiscard]] Term lampsWith(Place asked) const {
        Term term;
        term.head = links.schema().table("lamp");
        term.asked = {{Function::None, asked}};
        return term;
    }
    std::vector<std::string> cells(const Term& term) {
        const auto query = SparqlTermWriter(term, links, names.iris()).write();
        EXPECT_TRUE(query);
        if (!query) return {};
        const auto found = graph->run(*query, knowledge::QueryConnection::Links::None, {});
        EXPECT_TRUE(found) << *query << "\n" << found.error().toText();
        std::vector<std::string> all;
        if (found)
            for (const auto& row : found->rows) {
                double number = 0;
                const std::string& cell = row.front().text;
                all.push_back(text::parseNumber(cell, number) ? text::formatNumber(number) : cell);
            }
        return all;
    }
};

TEST_F(WrittenSparql, ReadsSpansOfTimeAsTheirCells) {
    const Place charging = place("lamp", "charging_time_minutes");
    ASSERT_TRUE(charging.column);
    Term term = lampsWith(charging);
    EXPECT_THAT(cells(term), UnorderedElementsAre("55", "65", "120"));
    term.where = {{.of = {Function::None, charging}, .op = Op::More}};
    term.where.front().values = {{.number = 60, .isNumber = true}};
    EXPECT_THAT(cells(term), UnorderedElementsAre("65", "120"));
}

TEST_F(WrittenSparql, ReadsYesAndNoAsOneAndZero) {
    const Place dimmable = place("lamp", "dimmable");
    ASSERT_TRUE(dimmable.column);
    Term term = lampsWith(place("lamp", "label"));
    term.where = {{.of = {Function::None, dimmable}, .op = Op::Equal}};
    term.where.front().values = {{.number = 0, .isNumber = true}};
    EXPECT_THAT(cells(term), ElementsAre("Beta"));
}

TEST_F(WrittenSparql, ReadsNumbersOfWhichAThingHasSeveral) {
    const Place watts = place("lamp_watts", "watts");
    ASSERT_TRUE(watts.column);
    Term term = lampsWith(watts);
    term.asked.front().function = Function::Maximum;
    EXPECT_THAT(cells(term), ElementsAre("60"));
}

TEST_F(WrittenSparql, TellsThingsOfWhichNothingIsSaid) {
    const Place madeIn = place("lamp", "made_in");
    ASSERT_TRUE(madeIn.column);
    ASSERT_EQ(madeIn.column->role, induction::ColumnRole::Undescribed);
    Term term = lampsWith(madeIn);
    EXPECT_THAT(cells(term), UnorderedElementsAre(":Norway", ":Spain"));
    // By which name the table calls it the graph does not know.
    term.where = {{.of = {Function::None, madeIn}, .op = Op::Equal, .values = {{.text = "Spain"}}}};
    EXPECT_FALSE(SparqlTermWriter(term, links, names.iris()).write());
}

}  // namespace
}  // namespace tripletalk::answering::reading
