// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/verbaliser.h"
#include "rdf/reader.h"
#include "retrieval/temporaryfolder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::passages {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class VerbaliserTest : public testing::Test {
  protected:
    std::vector<retrieval::Passage> passages(const std::string& turtle,
                                             const VerbaliseOptions& options = {}) {
        const auto graph = folder.file("graph.db");
        std::filesystem::remove(graph);
        auto builder = graph::TripleStoreBuilder::create(graph);
        EXPECT_TRUE(builder.ok());
        auto read = rdf::readText(
            "@prefix : <urn:x:> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n"
            "@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n" +
                turtle,
            "test.ttl", {.format = &rdf::formatOf(rdf::Syntax::Turtle)},
            [&](const rdf::Quad& quad) { return builder->add(quad); });
        EXPECT_TRUE(read.ok()) << (read.ok() ? "" : read.error().toText());
        EXPECT_TRUE(builder->finish({}, {}).ok());
        return passagesOf(graph, options);
    }
    static std::vector<retrieval::Passage> passagesOf(const std::filesystem::path& graph,
                                                      const VerbaliseOptions& options = {}) {
        auto store = graph::TripleStore::open(graph);
        EXPECT_TRUE(store.ok());
        std::vector<retrieval::Passage> found;
        auto written = verbalise(*store, options,
                                 [&](const retrieval::Passage& passage) -> Result<void> {
                                     found.push_back(passage);
                                     return {};
                                 },
                                 {}, {});
        EXPECT_TRUE(written.ok()) << (written.ok() ? "" : written.error().toText());
        EXPECT_EQ(written.ok() ? *written : -1, static_cast<std::int64_t>(found.size()));
        return found;
    }
    std::string textOf(const std::string& iri, const std::string& turtle,
                       const VerbaliseOptions& options = {}) {
        for (const auto& passage : passages(turtle, options))
            if (passage.iri == iri) return passage.text;
        return "";
    }

    retrieval::TemporaryFolder folder;
};

constexpr const char* lamps = R"ttl(
:Lamp rdfs:label "Lamp" . :Maker rdfs:label "Maker" .
:weight rdfs:label "weight (g)" . :hasMaker rdfs:label "has maker" . :colour rdfs:label "colour" .
:l1 a :Lamp ; rdfs:label "Brass Lantern" ; :weight 900 ; :hasMaker :m1 ; :colour "gold", "brown" ;
    rdfs:comment "A lamp for storms" ; skos:altLabel "Storm Light" .
:l2 a :Lamp ; rdfs:label "Clay Lamp" ; :hasMaker :m1 .
:m1 a :Maker ; rdfs:label "Nord Works" .
)ttl";

TEST_F(VerbaliserTest, SaysTypeNamesAndFacts) {
    EXPECT_EQ(textOf("urn:x:l1", lamps),
              "Brass Lantern is a Lamp. A lamp for storms. It is also called Storm Light. Its "
              "weight is 900 g. "
              "It has maker Nord Works. Its colours are gold and brown.");
}

TEST_F(VerbaliserTest, SaysReverseFactsUnlessToldNotTo) {
    EXPECT_EQ(textOf("urn:x:m1", lamps),
              "Nord Works is a Maker. It is the maker of Brass Lantern and Clay Lamp.");
    EXPECT_EQ(textOf("urn:x:m1", lamps, {.reverseFacts = false}), "Nord Works is a Maker.");
}

TEST_F(VerbaliserTest, GivesContextOnDemand) {
    const std::string turtle = R"(
:a a :Lamp ; rdfs:label "Storm Lamp" ; :maker :m ; :weight 3 . :m rdfs:label "Nord Works" .
:s rdfs:label "Set 1" ; :contains :a . :Lamp rdfs:label "Lamp" .)";
    EXPECT_EQ(passages(turtle).front().heading, "");
    EXPECT_EQ(passages(turtle, {.context = true}).front().heading, "Lamp › Nord Works, Set 1");
}

TEST_F(VerbaliserTest, NamesTheEntityOfEachPassage) {
    const auto found = passages(lamps);
    ASSERT_EQ(found.size(), 3U);
    for (const auto& passage : found) {
        EXPECT_EQ(passage.kind, retrieval::PassageKind::Graph);
        if (passage.iri != "urn:x:m1") continue;
        EXPECT_EQ(passage.title, "Nord Works");
        EXPECT_EQ(passage.type, "Maker");
    }
}

TEST_F(VerbaliserTest, WritesBlankNodesOutInTheirOwner) {
    const std::string turtle = R"(
:m1 a :Maker ; rdfs:label "Nord Works" ; :address [ :street "Hill Road 4" ; :place [ :city "Bergen" ; :country "NO" ] ] .
)";
    const auto found = passages(turtle);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(
        found[0].text,
        "Nord Works is a Maker. Its address is street Hill Road 4, place city Bergen, country NO.");
}

TEST_F(VerbaliserTest, TellsNothingThatIsHiddenWhereverItStands) {
    const std::string turtle = R"ttl(
        :anna a :Person ; rdfs:label "Anna" ; :wage 3100 ; :doctor :bo ;
            :contract [ :town "Riga" ; :wage 3200 ; :bonus [ :wage 3300 ; :year 2020 ] ] .
        :bo a :Person ; rdfs:label "Bo" ; :town "Tartu" .
        :k7 a :Key ; rdfs:label "Master key" ; :opens :bo .)ttl";
    const auto all = [&](const VerbaliseOptions& options) {
        std::string texts;
        for (const auto& passage : passages(turtle, options))
            texts += passage.iri + ": " + passage.heading + " " + passage.text + "\n";
        return texts;
    };
    for (const char* told : {"3100", "3200", "3300", "doctor", "urn:x:k7"})
        EXPECT_THAT(all({}), HasSubstr(told));
    const std::string told = all({.context = true,
                                  .hiddenPredicates = {"urn:x:wage", "urn:x:doctor"},
                                  .hiddenClasses = {"urn:x:Key"}});
    for (const char* kept : {"Anna", "Riga", "2020", "Tartu"}) EXPECT_THAT(told, HasSubstr(kept));
    for (const char* hidden : {"3100", "3200", "3300", "doctor", "urn:x:k7"})
        EXPECT_THAT(told, Not(HasSubstr(hidden)));
}

TEST_F(VerbaliserTest, KeepsABlankNodeThatNobodyOwns) {
    const auto found = passages("[] a :Maker ; :city \"Bergen\" .");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].text, "Maker is a Maker. Its city is Bergen.");
}

TEST_F(VerbaliserTest, ListsMembersOfRdfLists) {
    EXPECT_THAT(textOf("urn:x:l1", ":l1 :steps (\"open\" \"fill\" \"light\") ."),
                HasSubstr("open, fill, light"));
}

TEST_F(VerbaliserTest, SurvivesBlankNodesInACircle) {
    EXPECT_THAT(textOf("urn:x:a", ":a :knows _:b . _:b :knows _:c . _:c :knows _:b ."),
                HasSubstr("knows"));
}

TEST_F(VerbaliserTest, WritesNotAllWaysThroughBlankNodesOut) {
    const auto by = [](const std::string& predicate, const auto& object) {
        std::string facts;
        for (int i = 0; i < 100; ++i) {
            const std::string n = std::to_string(i);
            facts += (i > 0 ? "; :" : " :") + predicate + n + " " + object(n);
        }
        return facts + " .\n";
    };
    const auto always = [](const char* node) { return [=](const std::string&) { return node; }; };
    const auto all =
        passages(":r a :R" + (";" + by("a", always("_:x"))) + "_:x" + by("b", always("_:y")) +
                 "_:y" + by("c", [](const std::string& n) { return "\"value " + n + "\""; }) +
                 ":s a :R ; :a [ :b [ :c \"in the end\" ] ] .");
    std::size_t bytes = 0;
    for (const auto& passage : all) bytes += passage.text.size();
    EXPECT_LT(bytes, 3'000'000U) << "a million values of three bytes at least are not";
    EXPECT_THAT(all.front().text, HasSubstr("value 99"));
    EXPECT_THAT(all.back().text, HasSubstr("in the end"));
}

TEST_F(VerbaliserTest, WritesOutUnnamedThingsThatAreValues) {
    EXPECT_EQ(
        textOf("urn:x:l1", ":l1 :price :price-17 . :price-17 :amount 3.72 ; :currency \"EUR\" ."),
        "l1. Its price is price-17 (amount 3.72, currency EUR).");
}

TEST_F(VerbaliserTest, PrefersTheLanguageOfTheBase) {
    const std::string turtle =
        ":l1 rdfs:label \"Lantern\"@en, \"Laterne\"@de ; :use \"storms\"@en, \"Stürme\"@de ; :note "
        "\"nur so\"@de .";
    EXPECT_EQ(textOf("urn:x:l1", turtle, {.language = "en"}),
              "Lantern. Its use is storms. Its note is nur so.");
    EXPECT_THAT(textOf("urn:x:l1", turtle, {.language = "de"}), HasSubstr("use: Stürme."));
}

TEST_F(VerbaliserTest, SplitsLongCapsulesAndRepeatsWhatTheyAreAbout) {
    std::string turtle = ":m1 a :Maker ; rdfs:label \"Nord Works\" .\n";
    for (int i = 0; i < 120; ++i)
        turtle += ":l" + std::to_string(i) + " :hasMaker :m1 ; rdfs:label \"Lamp number " +
                  std::to_string(i) + "\" .\n";
    std::string all;
    int parts = 0;
    for (const auto& passage : passages(turtle, {.maxBytes = 1000})) {
        if (passage.iri != "urn:x:m1") continue;
        ++parts;
        EXPECT_LE(passage.text.size(), 1000U);
        EXPECT_TRUE(passage.text.starts_with("Nord Works is a Maker."));
        all += passage.text + ' ';
    }
    EXPECT_GT(parts, 2);
    for (int i = 0; i < 120; ++i)
        EXPECT_THAT(all, testing::ContainsRegex("Lamp number " + std::to_string(i) + "[ ,.]"));
}

TEST_F(VerbaliserTest, SaysHowManyItLeftOut) {
    std::string turtle = ":m1 rdfs:label \"Nord Works\" .\n";
    for (int i = 0; i < 620; ++i) turtle += ":l" + std::to_string(i) + " :hasMaker :m1 .\n";
    std::string all;
    for (const auto& passage : passages(turtle))
        if (passage.iri == "urn:x:m1") all += passage.text;
    EXPECT_THAT(all, HasSubstr(" and 120 more."));
}

TEST_F(VerbaliserTest, LeavesOutWhatOnlyDescribesTheVocabulary) {
    const std::string owl = "@prefix owl: <http://www.w3.org/2002/07/owl#> .\n";
    const std::string vocabulary = owl + R"ttl(
:Lamp a owl:Class ; rdfs:subClassOf :Thing, [ a owl:Restriction ; owl:onProperty :weight ] .
:weight a owl:DatatypeProperty ; rdfs:range :Number .
)ttl";
    const auto found = passages(vocabulary + ":l1 a :Lamp ; :weight 900 .");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].text, "l1 is a Lamp. Its weight is 900.");
    EXPECT_EQ(passages(vocabulary).size(), 2U);  // it is all there is
}

TEST_F(VerbaliserTest, ClassesThatHaveATypeOfTheirOwnAreThings) {
    const auto found = passages(":rex a :Dog . :Dog a :Species ; :legs 4 .");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].text, "rex is a Dog.");
    EXPECT_EQ(found[1].text, "Dog is a Species. Its legs are 4.");
}

TEST_F(VerbaliserTest, NamesTheTypeThatSaysMost) {
    const auto types = [&](const std::string& turtle) {
        std::vector<std::string> found;
        for (const auto& passage : passages(turtle)) found.push_back(passage.type);
        return found;
    };
    EXPECT_THAT(
        types(":a a :Person, :Manager . :b a :Person . :Manager rdfs:subClassOf :Employee . "
              ":Employee rdfs:subClassOf :Person ."),
        ElementsAre("Manager", "Person"));
    EXPECT_THAT(types(":a a :Lamp, :Gift . :b a :Gift . :c :colour \"red\" ."),
                ElementsAre("Gift", "Gift", ""));
}

TEST_F(VerbaliserTest, SaysAFactOfTwoGraphsOnce) {
    const auto graph = folder.file("graph.db");
    auto builder = graph::TripleStoreBuilder::create(graph);
    ASSERT_TRUE(builder.ok());
    const std::string maker = "<urn:x:l1> <urn:x:maker> <urn:x:m1> ";
    ASSERT_TRUE(
        rdf::readText(maker + ".\n" + maker + "<urn:x:g> .\n<urn:x:m1> <urn:x:city> \"Bergen\" .\n",
                      "test.nq", {.format = &rdf::formatOf(rdf::Syntax::NQuads)},
                      [&](const rdf::Quad& quad) { return builder->add(quad); })
            .ok());
    ASSERT_TRUE(builder->finish({}, {}).ok());
    const auto found = passagesOf(graph);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].text, "l1. Its maker is m1 (city Bergen).");
    EXPECT_EQ(found[1].text, "m1. Its city is Bergen. It is the maker of l1.");
}

TEST_F(VerbaliserTest, CutsAHugeLiteralVisibly) {
    std::string all;
    for (const auto& passage : passages(":l1 :note \"" + std::string(100'000, 'x') + "\" ."))
        all += passage.text;
    EXPECT_LT(all.size(), 30'000U);
    EXPECT_THAT(all, HasSubstr("(text shortened)"));
}

TEST_F(VerbaliserTest, StopsWhenCancelled) {
    (void)passages(lamps);
    const CancelToken cancel;
    cancel.cancel();
    auto store = graph::TripleStore::open(folder.file("graph.db"));
    const auto written = verbalise(
        *store, {}, [](const retrieval::Passage&) -> Result<void> { return {}; }, {}, cancel);
    ASSERT_FALSE(written.ok());
    EXPECT_EQ(written.error().kind, ErrorKind::Cancelled);
}

}  // namespace tripletalk::passages
