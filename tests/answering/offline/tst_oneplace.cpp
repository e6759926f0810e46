// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/offline/offlinestrategy.h"
#include "answering/schema/oneplace.h"
#include "support/testbases.h"

#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

class OnePlace : public testing::Test {
  protected:
    void read(const std::string& turtle) {
        base = tests::baseFromTurtle(folder.path(), turtle);
        schema = inOnePlace(base->schema());
    }
    [[nodiscard]] bool isSeen(const std::string& table, const std::string& column) const {
        const induction::Column* found = schema.table(table)->column(column);
        return found && !found->hidden;
    }
    [[nodiscard]] auto rows(const std::string& question) {
        OfflineStrategy strategy(nullptr);
        return ask(strategy, {question, {}, {*base}}, {}, {}).result.rows;
    }
    [[nodiscard]] std::vector<std::string> cells(const std::string& question) {
        std::vector<std::string> found;
        for (const auto& row : rows(question))
            for (const Cell& cell : row) found.push_back(cell.text);
        return found;
    }

    const tests::TemporaryFolder folder;
    std::optional<knowledge::KnowledgeBase> base;
    induction::Schema schema;
};

/// Forty contracts of 2012, one of which is of 2013 as well, and one of 2013 alone.
std::string contracts() {
    std::string turtle =
        ":Contract a rdfs:Class ; rdfs:label \"Contract\" . :year rdfs:label \"year\" .\n";
    for (int i = 0; i < 40; ++i) {
        const std::string number = std::to_string(i);
        turtle += ":c" + number + " a :Contract ; rdfs:label \"Deal " + number + "\" ; :year 2012" +
                  (i == 7 ? ", 2013" : "") + " .\n";
    }
    return turtle + ":d a :Contract ; rdfs:label \"Deal X\" ; :year 2013 .\n";
}

TEST_F(OnePlace, OfSeveralValuesIsTheTableThatHasThemAll) {
    read(contracts());
    ASSERT_TRUE(base->schema().table("contract")->column("year"));
    EXPECT_FALSE(isSeen("contract", "year"));
    EXPECT_TRUE(isSeen("contract_year", "year"));
    EXPECT_THAT(cells("How many contracts have the year 2013?"), ElementsAre("2"));
}

/// What goes into an engine, and how often; of one part two quantities are told.
std::string partsList() {
    std::string turtle =
        ":Entry a rdfs:Class ; rdfs:label \"Entry\" . :Gear a rdfs:Class ; rdfs:label \"Gear\" ."
        ":quantity rdfs:label \"quantity\" . :part rdfs:label \"part\" .";
    for (int i = 0; i < 40; ++i) {
        const std::string n = std::to_string(i);
        turtle += ":g" + n + " a :Gear ; rdfs:label \"Cog " + n + "\" ; :weight " + n + " . :e" +
                  n + " a :Entry ; :part :g" + n + " ; :quantity " + std::to_string(100 + i) +
                  (i == 7 ? ", 3" : "") + " .\n";
    }
    return turtle;
}

TEST_F(OnePlace, IsAsNearAsAColumnWhereAQuestionWordAsksForIt) {
    read(partsList());
    ASSERT_TRUE(schema.table("entry_quantity"));
    EXPECT_THAT(cells("How many pieces of Cog 5 does it take?"), ElementsAre("105"));
    EXPECT_THAT(cells("How many pieces of Cog 7 does it take?"), UnorderedElementsAre("107", "3"));
}

TEST_F(OnePlace, OfAnAttributeThatAViewSharesWithOneTableIsTheTable) {
    read(
        ":Bird rdfs:subClassOf :Animal . :Fish rdfs:subClassOf :Animal ."
        ":b1 a :Bird ; rdfs:label \"Kiri\" ; :wingspan 110 ; :song \"low\" ; :weight 2 ."
        ":b2 a :Bird ; rdfs:label \"Lolo\" ; :wingspan 60 ; :song \"high\" ; :weight 1 ."
        ":f1 a :Fish ; rdfs:label \"Nix\" ; :depth 40 ; :fins 5 ; :weight 3 ."
        ":f2 a :Fish ; rdfs:label \"Oda\" ; :depth 12 ; :fins 7 ; :weight 5 .");
    ASSERT_TRUE(base->schema().table("animal")->column("wingspan"));
    EXPECT_FALSE(isSeen("animal", "wingspan"));
    EXPECT_TRUE(isSeen("bird", "wingspan"));
    EXPECT_TRUE(isSeen("animal", "weight"));
}

/// Publishers that are described, that have a name alone, and that are texts.
const std::string published =
    ":b1 a :Book ; rdfs:label \"Rivers\" ; :publisher :tern ; :year 1961 ."
    ":b2 a :Book ; rdfs:label \"Roads\" ; :publisher \"printed for the author\" ; :year 1974 ."
    ":b3 a :Book ; rdfs:label \"Salt\" ; :publisher :Old_Mill_Press ; :year 1975 ."
    ":b4 a :Book ; rdfs:label \"Trains\" ; :publisher :swift ; :year 1980 ."
    ":tern a :House ; rdfs:label \"Tern & Co\" ; :town \"Leith\" ."
    ":swift a :House ; rdfs:label \"Swift\" ; :town \"Bath\" .";

TEST_F(OnePlace, OfThingsAndTextsIsTheColumnThatShowsBoth) {
    read(published);
    const induction::Table& book = *schema.table("book");
    const induction::Column* shown = shownBeside(book, *book.column("publisher_id"));
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->name, "publisher");
    EXPECT_FALSE(shownBeside(book, *book.column("publisher")));
    EXPECT_FALSE(isSeen("book", "publisher_text"));
    EXPECT_THAT(
        cells("Which publishers are there?"),
        UnorderedElementsAre("Tern & Co", "printed for the author", "Old Mill Press", "Swift"));
    EXPECT_THAT(cells("average year of the books of each publisher"), testing::SizeIs(8));
    EXPECT_THAT(cells("Who is the publisher of Roads?"), ElementsAre("printed for the author"));
}

TEST_F(OnePlace, TheKeyBesideNamesAndTextsLeadsToTheThings) {
    read(published);
    EXPECT_THAT(cells("Which books have a publisher in Bath?"), ElementsAre("Trains"));
    const auto found = rows("Who is the publisher of Rivers?");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(found[0][0].iri.ends_with("tern")) << found[0][0].iri;
    EXPECT_EQ(rows("Who is the publisher of Roads?").at(0).at(0).iri, "");
}

}  // namespace
}  // namespace tripletalk::answering
