// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/escaping.h"
#include "servedbases.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using tests::HeardAnswer;
using tests::museumBase;
using tests::ServedBases;

namespace {

std::string entityOf(const std::string& iri) {
    return "/bases/test/entity?iri=" + text::percentEncoded(iri);
}

/// Its labels and values would be run or fetched, if they were HTML.
constexpr std::string_view hostile = R"turtle(
:Trap a rdfs:Class ; rdfs:label "</h1><script>alert(1)</script>" .
:t a :Trap ; rdfs:label "<script>alert('label')</script>" ; rdfs:comment "\" onload=\"alert(2)" ;
  :says "<img src=x onerror=alert(3)>"@en ; :next <http://example.org/x?a=%22b%22&c=%27d%27> .
<http://example.org/x?a=%22b%22&c=%27d%27> a :Trap ; rdfs:label "\"><iframe src=//evil.example>" .
:u a :Trap ; rdfs:label "plain" ; :next <http://example.org/x?a=%22b%22&c=%27d%27> .
)turtle";

void expectHarmless(const std::string& page) {
    for (const char* tag : {"<script", "<img", "<iframe", "onload=\"", "href=\"javascript"})
        EXPECT_THAT(page, Not(HasSubstr(tag)));
}

}  // namespace

TEST(Pages, TellTheFactsOfAThingWithLinks) {
    const ServedBases served({museumBase()});
    const auto page = served.get(entityOf("http://example.org/p1"));
    EXPECT_EQ(page.status, 200);
    EXPECT_THAT(page.head, HasSubstr("Content-Type: text/html; charset=utf-8\r\n"));
    EXPECT_THAT(page.body, AllOf(HasSubstr(">Harbour at Dawn</h1>"), HasSubstr("1901"),
                                 HasSubstr("<a href=\"" + entityOf("http://example.org/ana") +
                                           "\">Ana Bell</a>")));
    const auto artist = served.get(entityOf("http://example.org/ana"));
    EXPECT_THAT(artist.body, HasSubstr("← ")) << "what leads here";
    EXPECT_THAT(artist.body, HasSubstr("Harbour at Dusk"));
}

TEST(Pages, SayThatAThingIsNotThere) {
    const ServedBases served({museumBase()});
    for (const char* iri : {"http://example.org/nobody", "", "<script>alert(1)</script>", "%00"}) {
        const auto page = served.get(entityOf(iri));
        EXPECT_EQ(page.status, 404) << iri;
        EXPECT_THAT(page.head, HasSubstr("Content-Type: text/plain"));
    }
}

TEST(Pages, ShowHostileLabelsAsTheyAre) {
    const tests::TemporaryFolder folder;
    const ServedBases served({tests::baseFromTurtle(folder.path(), hostile)});
    const auto page = served.get(entityOf("http://example.org/t"));
    ASSERT_EQ(page.status, 200) << page.body;
    expectHarmless(page.body);
    EXPECT_THAT(page.body, HasSubstr("&lt;script&gt;alert("));
    EXPECT_THAT(page.body, HasSubstr("&lt;img src=x"));
    EXPECT_THAT(page.body, HasSubstr("&lt;iframe"));
    expectHarmless(served.get("/").body);
}

TEST(Pages, ShowAnAnswerWithItsSourcesAndNothingThatRuns) {
    const ServedBases served(
        {museumBase()}, tests::answersBy([](const auto&, auto& trace, const auto&) {
            answering::Source query{.n = 1, .kind = "sql", .query = "SELECT '<script>1</script>'"};
            query.columns = {{"<script>2</script>", true}};
            query.rows = {{{"<script>3</script>", "http://example.org/\"><script>4</script>"}}};
            answering::Source passage{.n = 2,
                                      .kind = "passage",
                                      .text = "<script>5</script>",
                                      .iri = "javascript:alert(6)"};
            passage.title = "<img src=x>";
            trace.emit(answering::ToolReturned{
                .tool = "sql", .numbers = {1, 2}, .sources = {query, passage}});
            trace.emit(answering::AnswerFinished{.status = answering::AnswerStatus::Answered,
                                                 .answer = "<script>7</script> [1][2]",
                                                 .citations = {1, 2}});
        }));
    const auto chat =
        served.post("/v1/chat/completions",
                    {{"messages", {{{"role", "user"}, {"content", "<script>8</script>"}}}}});
    const auto url = chat.json()["choices"][0]["message"]["annotations"][0]["url_citation"]["url"]
                         .get<std::string>();
    const auto page = served.get(url.substr(16, url.find('#') - 16));
    ASSERT_EQ(page.status, 200) << url;
    expectHarmless(page.body);
    for (const char n : std::string("123578"))
        EXPECT_THAT(page.body, HasSubstr(std::string("&lt;script&gt;") + n));
    EXPECT_THAT(page.body, HasSubstr("source-2"));
}

TEST(Pages, TellWhatIsServed) {
    const ServedBases served({museumBase()});
    const auto page = served.get("/");
    EXPECT_EQ(page.status, 200);
    EXPECT_THAT(page.body, AllOf(HasSubstr("/bases/test/sparql"),
                                 HasSubstr(std::to_string(museumBase().manifest().triples))));
    const auto head = served.ask("HEAD", "/");
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.body, "");
}
