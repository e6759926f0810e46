// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "knowledge/classtree.h"
#include "knowledge/entitysearch.h"
#include "knowledge/tablepages.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

struct Zoo : testing::Test {
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), R"(
:Animal a rdfs:Class ; rdfs:label "Animal" .
:Bird a rdfs:Class ; rdfs:label "Bird" ; rdfs:subClassOf :Animal .
:Fish a rdfs:Class ; rdfs:label "Fish" ; rdfs:subClassOf :Animal .
:Cage a rdfs:Class ; rdfs:label "Cage" .
:c1 a :Cage ; rdfs:label "North Cage" ; :size 10 .
:c2 a :Cage ; rdfs:label "South Cage" ; :size 20 .
:a1 a :Bird ; rdfs:label "Anna Owl" ; :weight 2.5 ; :livesIn :c1 ; :food "mice", "seeds" .
:a2 a :Bird ; rdfs:label "Bert Crow" ; :weight 1 ; :livesIn :c2 ; :food "seeds" .
:a3 a :Fish ; rdfs:label "Cleo Carp" ; :weight 4 ; :livesIn :c2 ; :food "algae", "bread" .
:a4 a :Animal ; rdfs:label "Dot" ; :weight 30 ; :livesIn :c1 ; :food "hay" .
:a5 a :Bird, :Animal ; rdfs:label "Élan Heron" ; :livesIn :c1 ; :food "fish" .
)");

    static std::vector<std::string> column(const std::vector<PageRow>& rows, std::size_t at) {
        std::vector<std::string> texts;
        for (const PageRow& row : rows) texts.push_back(row.at(at).text);
        return texts;
    }
    std::vector<std::string> labels(const std::string& table,
                                    const std::vector<PageFilter>& filters,
                                    const PageOrder& order = {}) {
        auto pages = must(TablePages::open(base, table));
        const auto count = must(pages.select(filters, order, {}));
        std::size_t label = 0;
        while (pages.columns()[label].name != "label") ++label;
        return column(must(pages.rows(0, count, {})), label);
    }
    std::string animals() {
        for (const auto& table : base.schema().tables)
            if (table.label == "Animal" && table.holdsEntities()) return table.name;
        return {};
    }
};

}  // namespace

TEST_F(Zoo, HasATreeOfClassesWithTheirThings) {
    const ClassTree tree = must(readClassTree(base, {}));
    ASSERT_EQ(tree.roots.size(), 2U);
    const ClassNode& animal = tree.nodes[static_cast<std::size_t>(tree.roots[0])];
    EXPECT_EQ(animal.label, "Animal");
    EXPECT_EQ(animal.own, 2);
    EXPECT_EQ(animal.all, 5);
    ASSERT_EQ(animal.below.size(), 2U);
    const ClassNode& bird = tree.nodes[static_cast<std::size_t>(animal.below[0])];
    EXPECT_EQ(bird.label, "Bird");
    EXPECT_EQ(bird.all, 3);
    EXPECT_EQ(tree.nodes[static_cast<std::size_t>(tree.roots[1])].label, "Cage");
}

TEST_F(Zoo, ShowsTheThingsOfEveryClass) {
    const ClassTree tree = must(readClassTree(base, {}));
    for (const ClassNode& node : tree.nodes) {
        ASSERT_FALSE(node.table.empty()) << node.label;
        auto pages = must(TablePages::open(base, node.table));
        std::vector<PageFilter> filters;
        if (!node.typeColumn.empty()) filters.push_back({node.typeColumn, "=" + node.type});
        EXPECT_GE(must(pages.select(filters, {}, {})), node.own) << node.label;
    }
}

TEST_F(Zoo, IsFilteredByWordsAndNumbers) {
    EXPECT_THAT(labels(animals(), {{"label", "cR"}}), ElementsAre("Bert Crow"));
    EXPECT_THAT(labels(animals(), {{"label", "élan"}}), ElementsAre("Élan Heron"));
    EXPECT_THAT(labels(animals(), {{"label", "=dot"}}), ElementsAre("Dot"));
    EXPECT_THAT(labels(animals(), {{"weight", ">2.5"}}, {"label"}),
                ElementsAre("Cleo Carp", "Dot"));
    EXPECT_THAT(labels(animals(), {{"weight", "1..4"}}, {"label"}),
                ElementsAre("Anna Owl", "Bert Crow", "Cleo Carp"));
    EXPECT_THAT(labels(animals(), {{"weight", "="}}), ElementsAre("Élan Heron"));
    auto pages = must(TablePages::open(base, animals()));
    EXPECT_EQ(pages.select({{"weight", "heavy"}}, {}, {}).error().kind, ErrorKind::Usage);
    EXPECT_EQ(must(pages.select({{"label", "a'b"}}, {}, {})), 0);
}

TEST_F(Zoo, IsSortedAndFilteredByWhatKeysMean) {
    std::string lives;
    const TablePages pages = must(TablePages::open(base, animals()));
    for (const auto& column : pages.columns())
        if (column.name.starts_with("lives")) lives = column.name;
    ASSERT_FALSE(lives.empty());
    EXPECT_THAT(labels(animals(), {{lives, "south"}}, {"label"}),
                ElementsAre("Bert Crow", "Cleo Carp"));
    EXPECT_EQ(labels(animals(), {}, {lives, true}).back().substr(0, 1).empty(), false);
    EXPECT_THAT(labels(animals(), {}, {"weight", true}),
                ElementsAre("Dot", "Cleo Carp", "Anna Owl", "Bert Crow", "Élan Heron"));
}

TEST_F(Zoo, GivesPagesWhoseCellsLeadOn) {
    auto pages = must(TablePages::open(base, animals()));
    EXPECT_EQ(must(pages.select({}, {"label"}, {})), 5);
    const auto second = must(pages.rows(2, 2, {}));
    ASSERT_EQ(second.size(), 2U);
    std::size_t keys = 0;
    for (const PageCell& cell : second[0]) keys += cell.key.empty() ? 0 : 1;
    EXPECT_EQ(keys, 2U);  // its own label, and the cage's
    EXPECT_TRUE(must(pages.rows(5, 10, {})).empty());
}

TEST_F(Zoo, GivesPagesOfTablesWithoutKeys) {
    for (const auto& table : base.schema().tables) {
        auto pages = must(TablePages::open(base, table.name));
        const auto count = must(pages.select({}, {}, {}));
        EXPECT_EQ(static_cast<std::int64_t>(must(pages.rows(0, count, {})).size()), count)
            << table.name;
    }
    EXPECT_EQ(TablePages::open(base, "nothing").error().kind, ErrorKind::NotFound);
}

TEST_F(Zoo, IsSavedAsCsv) {
    auto pages = must(TablePages::open(base, animals()));
    must(pages.select({{"label", "o"}}, {"label"}, {}));
    std::int64_t told = 0;
    const auto file = folder.path() / "rows.csv";
    must(pages.exportCsv(file, [&](std::int64_t rows) { told = rows; }, {}));
    const std::string text = must(readFile(file));
    EXPECT_EQ(told, 5);
    EXPECT_EQ(std::ranges::count(text, '\n'), 6);
    EXPECT_THAT(text, HasSubstr("North Cage"));
    const CancelToken stopped;
    stopped.cancel();
    EXPECT_FALSE(pages.exportCsv(
        folder.path() / "none.csv", [](std::int64_t) {}, stopped));
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "none.csv"));
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "none.csv.part"));
}

TEST_F(Zoo, IsSearchedWhileOneTypes) {
    auto search = must(EntitySearch::open(base));
    const auto best = [&](const std::string& text) {
        const auto hits = must(search.find(text, 10, {}));
        return hits.empty() ? std::string() : hits.front().text;
    };
    EXPECT_EQ(best("ann"), "Anna Owl");
    EXPECT_EQ(best("Bert C"), "Bert Crow");
    EXPECT_EQ(best("owl"), "Anna Owl");
    EXPECT_EQ(best("carp cleo"), "Cleo Carp");
    EXPECT_EQ(best("heronn"), "Élan Heron");
    EXPECT_EQ(best("a4"), "Dot");
    EXPECT_EQ(best(""), "");
    const auto hits = must(search.find("Dot", 10, {}));
    EXPECT_EQ(must(search.find(hits.front().iri, 10, {})).front().text, "Dot");
    const auto tables = must(search.find("cage", 10, {}));
    EXPECT_TRUE(std::ranges::any_of(
        tables, [](const SearchHit& hit) { return hit.kind == SearchHit::Kind::Table; }));
}

}  // namespace tripletalk::knowledge
