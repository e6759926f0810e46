// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Questions about what is born as RDF: hierarchies, flags, classes with members, names that several
// things bear.
#include "answering/reading/questionreader.h"
#include "answering/reading/termjson.h"
#include "answering/reading/termwords.h"
#include "answering/tools/sqltool.h"
#include "base/text.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::reading {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

/// A graph, and what the likeliest ten readings of a question find in it.
struct ReadGraph : testing::Test {
    tests::TemporaryFolder folder;
    std::optional<knowledge::KnowledgeBase> base;
    std::optional<SqlTool> tables;
    std::unique_ptr<QuestionReader> reader;

    void open(const std::string& graph) {
        base.emplace(tests::baseFromTurtle(folder.path(), graph));
        tables.emplace(tests::must(SqlTool::open(*base)));
        reader = tests::must(QuestionReader::open(*base, language::Wording::forTag("en")));
    }
    std::vector<ScoredReading> readings(const std::string& question) {
        return tests::must(reader->read(question, {}, 10));
    }
    std::vector<std::string> rowsOf(const std::string& sql) {
        const auto result = tests::must(tables->sandbox().query(sql, CancelToken()));
        std::vector<std::string> rows;
        for (const auto& row : result.rows) {
            std::vector<std::string> cells;
            for (const sqlite::Value& cell : row) cells.push_back(sqlite::toText(cell));
            rows.push_back(text::join(cells, "|"));
        }
        return rows;
    }
    std::vector<std::vector<std::string>> found(const std::string& question) {
        std::vector<std::vector<std::string>> rows;
        for (const ScoredReading& one : readings(question))
            if (one.term.wish == Wish::Rows) rows.push_back(rowsOf(one.query));
        return rows;
    }
};

/// Knots with one super-class each, as far as they have any.
struct ReadHierarchy : ReadGraph {
    ReadHierarchy() {
        open(R"(
:kindOf rdfs:label "kind of" . :isRetired rdfs:label "retired" . :Knot a rdfs:Class ; rdfs:label "Knot" .
:k a :Knot ; rdfs:label "Bend" . :l a :Knot ; rdfs:label "Sheet bend" ; :kindOf :k .
:m a :Knot ; rdfs:label "Carrick bend" ; :kindOf :k ; :isRetired true .
:n a :Knot ; rdfs:label "Double sheet bend" ; :kindOf :l ; :isRetired false .
)");
    }
};

TEST_F(ReadHierarchy, FindsWhatHasALinkByTheLinksName) {
    EXPECT_THAT(found("What are the kinds of Bend?"), Contains(UnorderedElementsAre("l", "m")));
    EXPECT_THAT(found("How many kinds does Bend have?"), Contains(ElementsAre("2")));
    EXPECT_THAT(found("Which knot has the most kinds?"), Contains(ElementsAre("k")));
}

TEST_F(ReadHierarchy, IsToldAndReadBackWithTheLinkThatItGoesThrough) {
    const auto all = readings("What are the kinds of Bend?");
    const auto turned = std::ranges::find_if(all, [](const ScoredReading& one) {
        return !one.term.asked.empty() && one.term.asked.front().place.through;
    });
    ASSERT_NE(turned, all.end());
    const language::Wording& wording = language::Wording::forTag("en");
    EXPECT_EQ(TermWords(wording).of(turned->term), "kind of Bend");
    const auto again = readingFromJson(toJson(*turned, wording), reader->graph());
    ASSERT_TRUE(again.ok()) << again.error().toText();
    EXPECT_EQ(again->term, turned->term);
}

TEST_F(ReadHierarchy, FindsTheLinksEndAsWell) {
    EXPECT_THAT(found("What is Carrick bend a kind of?"), Contains(ElementsAre("k")));
}

TEST_F(ReadHierarchy, KeepsToTheEndThatIsNamedBeforeTheLink) {
    EXPECT_THAT(found("Which knots have Bend as a kind?"),
                Contains(UnorderedElementsAre("l", "m")));
}

TEST_F(ReadHierarchy, KeepsToThingsThatAreWhatAColumnSays) {
    EXPECT_THAT(found("How many knots are retired?"), Contains(ElementsAre("1")));
    EXPECT_THAT(found("Which retired knots are there?"), Contains(ElementsAre("m")));
    EXPECT_THAT(found("Which knots are not retired?"),
                Contains(UnorderedElementsAre("k", "l", "n")));
}

/// Words with several broader and narrower ones.
struct ReadThesaurus : ReadGraph {
    ReadThesaurus() {
        open(R"(
:a a skos:Concept ; skos:prefLabel "Winds" ; skos:narrower :b, :c ; skos:altLabel "Airs", "Draughts" .
:b a skos:Concept ; skos:prefLabel "Foehn" ; skos:broader :a, :d ; skos:altLabel "Snow eater" .
:c a skos:Concept ; skos:prefLabel "Monsoon" ; skos:broader :a, :d .
:d a skos:Concept ; skos:prefLabel "Weather" ; skos:narrower :b, :c .
)");
    }
};

TEST_F(ReadThesaurus, FindsWhatIsSaidToBeTheLinksEnd) {
    EXPECT_THAT(found("Which concepts are narrower than Winds?"),
                Contains(UnorderedElementsAre("b", "c")));
    EXPECT_THAT(found("Which concepts are broader than Foehn?"),
                Contains(UnorderedElementsAre("a", "d")));
}

/// Words with one broader word each, as far as they have any.
struct ReadTaxonomy : ReadGraph {
    ReadTaxonomy() {
        open(R"(
:a a skos:Concept ; skos:prefLabel "Winds" .
:b a skos:Concept ; skos:prefLabel "Foehn" ; skos:broader :a .
:c a skos:Concept ; skos:prefLabel "Bora" ; skos:broader :b .
)");
    }
};

TEST_F(ReadTaxonomy, FindsTheEndOfTheLinkOfWhatStandsBehindThan) {
    EXPECT_THAT(found("Which concept is broader than Foehn?").front(), ElementsAre("a"));
    EXPECT_THAT(found("Which concept has the broader concept Foehn?"), Contains(ElementsAre("c")));
}

TEST_F(ReadThesaurus, KnowsWhatTheNamesOfVocabulariesAreShortFor) {
    EXPECT_THAT(found("What are the alternative labels of Winds?"),
                Contains(UnorderedElementsAre("Airs", "Draughts")));
}

/// An ontology: more classes than things, and members of classes.
struct ReadOntology : ReadGraph {
    ReadOntology() {
        open(R"(
:Listing a rdfs:Class ; rdfs:label "Listing" . :Roof a rdfs:Class ; rdfs:label "Roof" .
:RoofShape a rdfs:Class ; rdfs:label "RoofShape" ; rdfs:subClassOf :Listing .
:SoilGrade a rdfs:Class ; rdfs:label "SoilGrade" ; rdfs:subClassOf :Listing .
:Barn a rdfs:Class ; rdfs:label "Barn" . :Field a rdfs:Class ; rdfs:label "Field" .
:height a rdf:Property ; rdfs:label "height" . :acreage a rdf:Property ; rdfs:label "acreage" .
:GableRoof a :RoofShape ; rdfs:label "GableRoof" . :HipRoof a :RoofShape ; rdfs:label "HipRoof" .
:ClaySoil a :SoilGrade ; rdfs:label "ClaySoil" .
)");
    }
};

TEST_F(ReadOntology, FindsTheMembersOfAClassByItsWords) {
    EXPECT_THAT(found("How many roof shapes are there?"), Contains(ElementsAre("2")));
    EXPECT_THAT(found("Which roof shapes are there?"),
                Contains(UnorderedElementsAre("GableRoof", "HipRoof")));
}

/// Albums that are named like bands, and lamps that share their names.
struct ReadNames : ReadGraph {
    ReadNames() {
        open(R"(
:Band a rdfs:Class ; rdfs:label "Band" . :Album a rdfs:Class ; rdfs:label "Album" .
:Lamp a rdfs:Class ; rdfs:label "Lamp" . :pier rdfs:label "pier" .
:x a :Band ; rdfs:label "The Herons" . :y a :Band ; rdfs:label "Quay" .
:u a :Album ; rdfs:label "Albums of Herons" ; :by :x . :v a :Album ; rdfs:label "Tides" ; :by :x .
:w a :Album ; rdfs:label "Ebb" ; :by :y .
:l1 a :Lamp ; rdfs:label "riding" ; :pier "East" . :l2 a :Lamp ; rdfs:label "riding" ; :pier "West" .
:l3 a :Lamp ; rdfs:label "working" ; :pier "East" .
)");
    }
};

TEST_F(ReadNames, KnowsTheVeryNameInsideWhatFitsMoreWords) {
    EXPECT_THAT(found("Which albums are by The Herons?"), Contains(UnorderedElementsAre("u", "v")));
}

TEST_F(ReadNames, TakesNoOtherWordsForNamesInsideUnlessTheyAreWrittenSo) {
    EXPECT_THAT(found("Which albums are by the herons?"),
                Not(Contains(UnorderedElementsAre("u", "v"))));
}

TEST_F(ReadNames, DescribesNothingWhereAKindIsAskedFor) {
    bool isAsked = false;
    for (const ScoredReading& one : readings("Which albums are by The Herons?")) {
        if (!one.features.contains("class.head")) continue;
        isAsked = true;
        EXPECT_EQ(one.term.wish, Wish::Rows) << one.query;
    }
    EXPECT_TRUE(isAsked);
    const auto described = readings("What about Tides?");
    ASSERT_THAT(described, Not(IsEmpty()));
    EXPECT_EQ(described.front().term.wish, Wish::Description);
}

TEST_F(ReadNames, MeansAllThingsThatBearAName) {
    EXPECT_THAT(found("How many lamps are called riding?"), Contains(ElementsAre("2")));
    EXPECT_THAT(found("Which piers have the lamp riding?"),
                Contains(UnorderedElementsAre("East", "West")));
}

/// Trams that hold a speed and need a time to stop, and walks that only need a time.
struct ReadAttributes : ReadGraph {
    ReadAttributes() {
        open(R"(
:Tram a rdfs:Class ; rdfs:label "Tram" . :Walk a rdfs:Class ; rdfs:label "Walk" .
:topSpeed rdfs:label "top speed" . :stoppingTime rdfs:label "stopping time" .
:t1 a :Tram ; rdfs:label "One" ; :topSpeed 50 ; :stoppingTime 4 .
:t2 a :Tram ; rdfs:label "Two" ; :topSpeed 70 ; :stoppingTime 9 .
:t3 a :Tram ; rdfs:label "Three" ; :topSpeed 60 ; :stoppingTime 2 .
:w1 a :Walk ; rdfs:label "Old wall" ; :duration 30 . :w2 a :Walk ; rdfs:label "Shore" ; :duration 20 .
:w3 a :Walk ; rdfs:label "Hill" ; :duration 90 .
)");
    }
};

TEST_F(ReadAttributes, RankByWhatIsMeasuredAndNotByWhatStandsForItElsewhere) {
    EXPECT_THAT(found("Which tram is the fastest?"),
                AllOf(Contains(ElementsAre("t2")), Not(Contains(ElementsAre("t3")))));
}

TEST_F(ReadAttributes, RankByWhatStandsForItWhereNothingElseIsKnownOrItIsSaid) {
    EXPECT_THAT(found("Which walk is the fastest?"), Contains(ElementsAre("w2")));
    EXPECT_THAT(found("Which tram stops the fastest?"), Contains(ElementsAre("t3")));
}

/// Singers are people of a table that they share with others, and two links lead to it.
struct ReadRoles : ReadGraph {
    ReadRoles() {
        std::string graph = R"(
:Song a rdfs:Class ; rdfs:label "Song" . :Singer a rdfs:Class ; rdfs:label "Singer" .
:Producer a rdfs:Class ; rdfs:label "Producer" . :Writer a rdfs:Class ; rdfs:label "Writer" .
:s1 a :Song ; rdfs:label "Tidefall" ; :artist :q1, :q2 ; :singer :p1, :p2 .
:s2 a :Song ; rdfs:label "Low Water" ; :artist :p3 ; :singer :r3 .
)";
        const auto add = [&](const std::string& key, const std::string& classes) {
            graph += ":" + key + " a " + classes + " ; :name \"Name " + key + "\" ; :born 1 .\n";
        };
        for (const std::string n : {"1", "2", "3", "4", "5", "6"}) {
            add("p" + n, ":Singer, :Producer");
            add("q" + n, ":Producer, :Writer");
            add("r" + n, ":Singer");
            add("w" + n, ":Writer");
        }
        open(graph);
    }
};

TEST_F(ReadRoles, GoOverTheLinkThatIsCalledAsTheyAre) {
    const induction::Table* singers = reader->graph().schema().table("singer");
    ASSERT_TRUE(singers);
    ASSERT_EQ(singers->kind, induction::TableKind::View) << "else nothing is shared";
    const auto all = readings("Which singers are there of Tidefall?");
    const auto of = std::ranges::find_if(
        all, [&](const ScoredReading& one) { return one.term.head == singers; });
    ASSERT_NE(of, all.end());
    EXPECT_THAT(rowsOf(of->query), UnorderedElementsAre("p1", "p2"));
}

}  // namespace
}  // namespace tripletalk::answering::reading
