// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/examples.h"
#include "knowledge/languages/querylanguage.h"
#include "knowledge/savedqueries.h"
#include "support/testbases.h"
#include "support/testlanguage.h"

#include <map>
#include <set>

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

/// The coloured words of a text, each behind the first letter of its kind.
std::vector<std::string> coloured(const QueryLanguage& language, const std::string& text) {
    std::vector<std::string> words;
    for (const QuerySpan& span : language.spans(text))
        words.push_back(std::string(1, "kvtnc"[static_cast<int>(span.kind)]) + ":" +
                        text.substr(span.begin, span.end - span.begin));
    return words;
}

struct Languages : testing::Test {
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), museum);
};

}  // namespace

TEST_F(Languages, AreToldApartByNamesOfTheirOwn) {
    std::set<std::string> names;
    std::set<std::string_view> tables;
    for (const QueryLanguage* language : queryLanguages()) {
        names.insert(language->name());
        tables.insert(language->description().savedIn);
        EXPECT_EQ(findQueryLanguage(language->name()), language);
        EXPECT_FALSE(language->title().empty());
        EXPECT_FALSE(language->description().beginnings.empty());
        EXPECT_FALSE(language->description().asked.context().empty()) << language->name();
    }
    EXPECT_THAT(names, SizeIs(queryLanguages().size()));
    EXPECT_THAT(tables, SizeIs(queryLanguages().size()));
}

TEST_F(Languages, ThatAreNotKnownAreRefusedByName) {
    EXPECT_EQ(findQueryLanguage("listing"), nullptr);
    EXPECT_EQ(findQueryLanguage(""), nullptr);
    const auto refused = queryLanguage("listing");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::Usage);
    EXPECT_THAT(refused.error().message.text(), HasSubstr("listing"));
}

TEST_F(Languages, ColourTheirWords) {
    EXPECT_THAT(coloured(sqlLanguage(), "SELECT \"from\", 'a\nb', 1.5 -- c"),
                ElementsAre("k:SELECT", "t:'a\nb'", "n:1.5", "c:-- c"));
    EXPECT_THAT(coloured(sparqlLanguage(), "ASK { ?s ?p 'a' } # c"),
                ElementsAre("k:ASK", "v:?s", "v:?p", "t:'a'", "c:# c"));
    EXPECT_THAT(coloured(cypherLanguage(), "MATCH (n:A) RETURN 'a' // c"),
                ElementsAre("k:MATCH", "v:n", "k:RETURN", "t:'a'", "c:// c"));
}

TEST_F(Languages, AnswerAlikeFromTablesAndGraph) {
    auto tables = must(sqlLanguage().open(base));
    auto graph = must(sparqlLanguage().open(base));
    const auto labels = [](QueryConnection& connection, const std::string& query) {
        const auto result = must(connection.run(query, QueryConnection::Links::Found, {}));
        EXPECT_TRUE(result.columns.at(0).entity);
        std::map<std::string, std::string> found;
        for (const auto& row : result.rows) found[row.at(0).iri] = row.at(0).text;
        return found;
    };
    const auto rows = labels(*tables, "SELECT painting_id FROM painting");
    EXPECT_EQ(rows, labels(*graph, "SELECT ?p { ?p a <http://example.org/Painting> }"));
    auto nodes = must(cypherLanguage().open(base));
    EXPECT_EQ(rows, labels(*nodes, "MATCH (p:Painting) RETURN p"));
    ASSERT_THAT(rows, SizeIs(5));
    const auto& [iri, label] = *rows.begin();
    EXPECT_EQ(must(graph->mention(iri)), iri);
    const auto found =
        labels(*nodes, "MATCH (p) WHERE elementId(p) = " + must(nodes->mention(iri)) + " RETURN p");
    EXPECT_EQ(found, (std::map<std::string, std::string>{{iri, label}}));
    const auto one = must(tables->run(
        "SELECT label FROM painting WHERE painting_id = '" + must(tables->mention(iri)) + "'",
        QueryConnection::Links::None, {}));
    ASSERT_THAT(one.rows, SizeIs(1));
    EXPECT_EQ(one.rows[0][0].text, label);
    EXPECT_EQ(one.rows[0][0].iri, "");
}

TEST_F(Languages, CypherCompletesAndTellsMistakesAndIsKept) {
    const QueryLanguage& language = cypherLanguage();
    const auto completer = must(language.readCompleter(base, {}));
    const std::string begun = "MATCH (p:Pain";
    const auto offered = completer->complete(begun, begun.size());
    ASSERT_THAT(offered.list, testing::Not(IsEmpty()));
    EXPECT_EQ(offered.list[0].text, "Painting");
    EXPECT_EQ(offered.begin, 9U);

    auto nodes = must(language.open(base));
    const std::string wrong = "MATCH (p:Painting) RETURN q";
    const auto refused = nodes->check(wrong);
    ASSERT_FALSE(refused);
    const auto place = language.errorPlace(wrong, refused.error());
    ASSERT_TRUE(place);
    EXPECT_EQ(wrong.substr(place->begin, place->end - place->begin), "q");
    EXPECT_EQ(nodes->check("CREATE (p)").error().kind, ErrorKind::Forbidden);
    EXPECT_THAT(must(nodes->explain("MATCH (p:Painting) RETURN p")), SizeIs(1));

    const SavedQueries saved(base, language);
    must(saved.save("All", "MATCH (p:Painting) RETURN p"));
    EXPECT_FALSE(saved.save("None", wrong));
    EXPECT_EQ(must(nodes->outdated("MATCH (p:Painting) RETURN p")), "");
    const auto kept = must(
        Examples(base).add("Which paintings are there?", "MATCH (p:Painting) RETURN p", language));
    EXPECT_EQ(kept.shape.rows, 5);
}

TEST_F(Languages, ThatAreAddedHaveExamplesAndSavedQueries) {
    const ListingLanguage listing;
    const AddedQueryLanguage added(listing);
    const Examples examples(base);
    const auto kept = must(examples.add("Which paintings are there?", "all painting", listing));
    EXPECT_EQ(kept.language, "listing");
    EXPECT_EQ(kept.shape.rows, 5);
    EXPECT_THAT(must(examples.similar("Which paintings are there?", listing)), SizeIs(1));
    EXPECT_THAT(must(examples.similar("Which paintings are there?", sqlLanguage())), IsEmpty());
    EXPECT_FALSE(examples.add("Which?", "all nothings", listing));
    const std::string lines = must(examples.exportLines());
    must(examples.remove(kept.id));
    EXPECT_EQ(must(examples.importLines(lines)).taken, 1);
    const SavedQueries saved(base, listing);
    must(saved.save("All", "all painting"));
    EXPECT_FALSE(saved.save("None", "all nothings"));
    EXPECT_THAT(must(saved.list()), SizeIs(1));
    EXPECT_THAT(must(SavedQueries(base).list()), IsEmpty());
}

TEST_F(Languages, ThatAreGoneLeaveExamplesThatSaySo) {
    {
        const ListingLanguage listing;
        const AddedQueryLanguage added(listing);
        must(Examples(base).add("Which paintings are there?", "all painting", listing));
    }
    const auto all = must(Examples(base).list());
    ASSERT_THAT(all, SizeIs(1));
    EXPECT_EQ(all[0].query, "all painting");
    EXPECT_THAT(all[0].outdated, HasSubstr("listing"));
    EXPECT_THAT(must(Examples(base).exportLines()), HasSubstr("listing"));
}

}  // namespace tripletalk::knowledge
