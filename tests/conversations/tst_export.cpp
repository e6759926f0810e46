// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "conversations/export.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::conversations;
using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr const char* nasty = "<script>alert('x')</script> & | `tick`";

json sqlSource() {
    const json column = {{"name", "name"}, {"type", "entity"}, {"unit", ""}};
    const json cell = {{"text", nasty}, {"datatype", "text"}, {"iri", "http://x/a"}};
    return {{"n", 1},
            {"kind", "sql"},
            {"query", "SELECT name FROM thing -- ```"},
            {"columns", json::array({column})},
            {"rows", json::array({json::array({cell})})},
            {"truncated", true}};
}

json passageSource() {
    return {{"n", 2},        {"kind", "passage"},       {"title", "About <b>it</b>"},
            {"text", nasty}, {"iri", "http://x/b?<&>"}, {"score", 0.5}};
}

std::vector<json> eventsOf(const std::string& answer) {
    const json result = {{"kind", "list"},
                         {"columns", sqlSource()["columns"]},
                         {"rows", sqlSource()["rows"]},
                         {"source", 1},
                         {"complete", false}};
    return {{{"seq", 1}, {"kind", "run_started"}, {"strategy", "sql"}, {"model", "some:model"}},
            {{"seq", 2}, {"kind", "understood"}, {"text", "Which <things> are there?"}},
            {{"seq", 3},
             {"kind", "tool_returned"},
             {"tool", "sql"},
             {"numbers", {1, 2}},
             {"sources", json::array({sqlSource(), passageSource()})}},
            {{"seq", 4},
             {"kind", "answer_finished"},
             {"status", "answered"},
             {"answer", answer},
             {"result", result},
             {"citations", {1, 2}}}};
}

Run runWith(const std::string& id, const std::string& answer) {
    return {
        id, "t1", {{"name", "My | setting"}, {"rounds", 3}}, "base-id", 7, 2000, eventsOf(answer)};
}

Exported conversation() {
    Exported one{{"c1", "A <title>", "base-id", true, 1000, 2000}, "My <base>", {}};
    Turn first{"t1", "c1", "", "Which <things>?", 1000, "r2"};
    first.runs = {runWith("r1", "The first try [1]."), runWith("r2", "One **thing** [1] [2].")};
    Turn left{"t2", "c1", "t1", "An abandoned branch?", 1500, ""};
    Turn unanswered{"t3", "c1", "t1", "And now?", 1700, ""};
    one.turns = {first, left, unanswered};
    return one;
}

const ExportForms forms{[](Instant when) { return "day " + std::to_string(when); },
                        [](const answering::Cell& cell, const answering::ResultColumn& column) {
                            return column.unit.empty() ? cell.text : "=" + cell.text;
                        }};
std::string render(const std::string& markdown, int sources) {
    return "<p>" + markdown + std::to_string(sources) + "<a href=\"cite:1\">1</a></p>";
}

TEST(Export, MarkdownTellsWhatIsShownWithItsSources) {
    const std::string text = toMarkdown({conversation()}, {}, forms);
    for (const char* part :
         {"## A \\<title\\>", "Knowledge base: My \\<base\\>", "### Which \\<things\\>?",
          "Understood as: Which \\<things\\> are there?", "One **thing** [1] [2].", "**[1] Query**",
          "**[2] Passage**: About \\<b\\>it\\</b\\>", "http://x/b?<&>",
          "My \\| setting · some:model · version 7 · day 2000", "More rows were not kept.",
          "*No answer*"})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(text, HasSubstr("````sql\nSELECT name FROM thing -- ```\n````"));
    EXPECT_THAT(text, Not(HasSubstr("The first try")));
    EXPECT_THAT(text, Not(HasSubstr("abandoned")));
}

TEST(Export, TellsAQuestionThatIsTheTitleOnce) {
    Exported one = conversation();
    one.conversation.title = one.turns.front().question;
    const std::string text = toMarkdown({one}, {}, forms);
    EXPECT_THAT(text, HasSubstr("## Which \\<things\\>?"));
    EXPECT_THAT(text, Not(HasSubstr("### Which")));
    EXPECT_THAT(text, HasSubstr("### And now?"));
    const std::string page = toHtml({one}, {}, forms, render);
    EXPECT_THAT(page, HasSubstr(">Which &lt;things&gt;?</h2>"));
    EXPECT_THAT(page, Not(HasSubstr(">Which &lt;things&gt;?</h3>")));
}

/// The query is of the second of two bases.
Exported conversationOfTwo() {
    Exported one = conversation();
    one.conversation.others = {{"press", "Press <1>"}};
    auto& events = one.turns[0].runs[1].events;
    events[0]["base"] = {{"id", "base-id"}, {"name", "My <base>"}, {"generation", 7}};
    events[0]["others"] = {{{"id", "press"}, {"name", "Press <then>"}, {"generation", 1}}};
    events[2]["sources"][0]["base"] = "press";
    return one;
}

TEST(Export, TellsWhoseASourceIsWhereSeveralBasesWereAsked) {
    const std::string text = toMarkdown({conversationOfTwo()}, {}, forms);
    EXPECT_THAT(text, HasSubstr("Knowledge base: My \\<base\\>, Press \\<1\\>"));
    EXPECT_THAT(text, HasSubstr("**[1] Query** · Press \\<then\\>\n"));
    EXPECT_THAT(text, HasSubstr("**[2] Passage**: About"));
    const std::string page = toHtml({conversationOfTwo()}, {}, forms, render);
    EXPECT_THAT(page, HasSubstr("[1] Query · Press &lt;then&gt;</h4>"));
    const json told = toJson({conversationOfTwo()})["conversations"][0];
    EXPECT_EQ(told["others"], json::parse(R"([{"id": "press", "name": "Press <1>"}])"));
    EXPECT_FALSE(toJson({conversation()})["conversations"][0].contains("others"));
}

TEST(Export, MarkdownOfAValueStaysInItsCell) {
    const std::string text = toMarkdown({conversation()}, {}, forms);
    EXPECT_THAT(text, HasSubstr("| \\<script\\>alert('x')\\</script\\> \\& \\| \\`tick\\` |"));
}

int timesIn(const std::string& text, const std::string& part) {
    int times = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
    return times;
}

TEST(Export, NamesTheColumnsOfAnAnswerForPeopleAndRepeatsTheirHeadOnEachPage) {
    Exported one = conversation();
    json& result = one.turns[0].runs[1].events[3]["result"];
    result["rows"] = json(50, result["rows"][0]);
    result["columns"][0]["name"] = "launch_date";
    EXPECT_THAT(toMarkdown({one}, {}, forms), HasSubstr("| launch date |"));
    const std::string page = toHtml({one}, {}, forms, render);
    EXPECT_THAT(page, AllOf(HasSubstr("launch date</th>"), HasSubstr("<thead><tr>")));
}

TEST(Export, WritesNumbersAsTheyAreReadHere) {
    Exported one = conversation();
    json& source = one.turns[0].runs[1].events[2]["sources"][0];
    source["rows"][0][0] = {{"text", "20600"}, {"datatype", "integer"}};
    source["columns"][0]["unit"] = "EUR";
    EXPECT_THAT(toMarkdown({one}, {}, forms), HasSubstr("| =20600 |"));
    EXPECT_THAT(toHtml({one}, {}, forms, render),
                HasSubstr("align=\"right\" dir=\"auto\">=20600</td>"));
    // A damaged file may have more cells than columns.
    source["rows"][0].push_back({{"text", "left over"}});
    EXPECT_THAT(toHtml({one}, {}, forms, render), HasSubstr(">left over</td>"));
}

TEST(Export, TellsWhatWasLookedAtWithoutAnAnswerFromSources) {
    Exported one = conversation();
    EXPECT_THAT(toHtml({one}, {}, forms, render), HasSubstr("Sources</h4>"));
    one.turns[0].runs[1].events[3]["status"] = "not_found";
    for (const std::string& text : {toHtml({one}, {}, forms, render), toMarkdown({one}, {}, forms)})
        EXPECT_THAT(text, AllOf(HasSubstr("This was looked at:"), Not(HasSubstr("Sources"))));
}

TEST(Export, ShowsTheRowsOfASourceOnceWhereTheyAreTheAnswersTable) {
    Exported one = conversation();
    auto& events = one.turns[0].runs[1].events;
    json& source = events[2]["sources"][0];
    source["rows"] = json(50, source["rows"][0]);
    events[3]["result"]["rows"] = source["rows"];
    EXPECT_EQ(timesIn(toMarkdown({one}, {}, forms), "| name |"), 1);
    EXPECT_THAT(toMarkdown({one}, {}, forms), HasSubstr("\n\nIts rows are the answer's table.\n"));
    EXPECT_EQ(timesIn(toHtml({one}, {}, forms, render), "name</th>"), 1);
    // Of an answer that shows some of the rows all are shown.
    events[3]["result"]["rows"].erase(0);
    EXPECT_EQ(timesIn(toMarkdown({one}, {}, forms), "| name |"), 2);
    EXPECT_EQ(timesIn(toHtml({one}, {}, forms, render), "name</th>"), 2);
    EXPECT_THAT(toHtml({one}, {}, forms, render), Not(HasSubstr("answer's table")));
}

TEST(Export, PutsAChartBelowTheTableThatItShows) {
    const ChartPictures charts = {{{"r2", 0}, "<svg>answer</svg>"},
                                  {{"r2", 1}, "<svg>source</svg>"},
                                  {{"r1", 0}, "<svg>not shown</svg>"}};
    Exported one = conversation();
    auto& events = one.turns[0].runs[1].events;
    json& rows = events[3]["result"]["rows"];
    rows = json(50, rows[0]);
    events[2]["sources"][0]["rows"] = rows;
    const std::string page = toHtml({one}, {}, forms, render, charts);
    const auto answer = page.find("<svg>answer</svg>");
    const auto source = page.find("<svg>source</svg>");
    EXPECT_LT(page.find("<table>"), answer);
    EXPECT_LT(answer, page.find("[1] Query"));
    EXPECT_LT(page.find("[1] Query"), source);
    EXPECT_LT(source, page.find("[2] Passage"));
    EXPECT_THAT(page, Not(HasSubstr("not shown")));
    EXPECT_THAT(toHtml({conversation()}, {}, forms, render), Not(HasSubstr("<svg")));
}

TEST(Export, ShowsTheSameChartOnce) {
    const ChartPictures charts = {{{"r2", 0}, "<svg/>"}, {{"r2", 1}, "<svg/>"}};
    EXPECT_EQ(timesIn(toHtml({conversation()}, {}, forms, render, charts), "<svg/>"), 1);
}

TEST(Export, MarkdownFetchesNothing) {
    Exported one = conversation();
    one.turns.front().runs = {
        runWith("r2",
                "A ![dot](http://evil/dot.png) and <img src=x>, 1 < 2.\n\n```sql\nSELECT '<' "
                "![x]\n```\n``` `\n![y][z]")};
    const std::string text = toMarkdown({one}, {}, forms);
    EXPECT_THAT(text, HasSubstr("A !\\[dot](http://evil/dot.png) and \\<img src=x>, 1 \\< 2."));
    EXPECT_THAT(text, HasSubstr("SELECT '<' ![x]\n```\n")) << "code is as it was";
    EXPECT_THAT(text, HasSubstr("!\\[y][z]"));
}

TEST(Export, HtmlEscapesEverythingAndFetchesNothing) {
    const std::string page = toHtml({conversation()}, {}, forms, render);
    EXPECT_THAT(page, Not(HasSubstr("<script>")));
    EXPECT_THAT(page, Not(HasSubstr("<things>")));
    EXPECT_THAT(page, Not(HasSubstr("<b>it")));
    EXPECT_THAT(page, Not(HasSubstr("src=")));
    EXPECT_THAT(page, HasSubstr("default-src 'none'"));
    EXPECT_THAT(page, HasSubstr("<title>A &lt;title&gt;</title>"));
    EXPECT_THAT(page, HasSubstr("http://x/b?&lt;&amp;&gt;"));
}

TEST(Export, HtmlLinksACitationToItsSource) {
    const std::string page = toHtml({conversation()}, {}, forms, render);
    EXPECT_THAT(page, HasSubstr("<p>One **thing** [1] [2].2<a href=\"#t1s1\">"));
    EXPECT_THAT(page, HasSubstr("id=\"t1s1\""));
    EXPECT_THAT(page, HasSubstr("id=\"t1s2\""));
}

TEST(Export, SeveralConversationsStandUnderOneTitle) {
    ExportWords words;
    words.title = "All chats";
    const std::vector<Exported> all{conversation(), conversation()};
    EXPECT_THAT(toMarkdown(all, words, forms), testing::StartsWith("# All chats\n"));
    EXPECT_THAT(toHtml(all, words, forms, render), HasSubstr("<title>All chats</title>"));
}

TEST(Export, JsonHoldsEveryBranchRunAndEvent) {
    const json all = conversations::toJson({conversation()});
    EXPECT_EQ(all["format"], "tripletalk-conversations");
    EXPECT_EQ(all["version"], 1);
    const json& one = all["conversations"][0];
    EXPECT_EQ(one["base"], (json{{"id", "base-id"}, {"name", "My <base>"}}));
    EXPECT_EQ(one["created"], "1970-01-01T00:00:01Z");
    ASSERT_EQ(one["turns"].size(), 3u);
    EXPECT_EQ(one["turns"][1]["parent"], "t1");
    const json& runs = one["turns"][0]["runs"];
    ASSERT_EQ(runs.size(), 2u);
    EXPECT_EQ(runs[0]["answer"]["answer"], "The first try [1].");
    EXPECT_EQ(runs[1]["generation"], 7);
    EXPECT_EQ(runs[1]["events"], json(eventsOf("One **thing** [1] [2].")));
}

TEST(ShownPath, GoesFromTheLastTurnToAFirstOne) {
    const auto turns = conversation().turns;
    EXPECT_THAT(shownPath(turns), testing::ElementsAre(testing::Field(&Turn::id, "t1"),
                                                       testing::Field(&Turn::id, "t3")));
    EXPECT_THAT(shownPath(turns, "t2"), testing::ElementsAre(testing::Field(&Turn::id, "t1"),
                                                             testing::Field(&Turn::id, "t2")));
    EXPECT_THAT(shownPath({}), testing::IsEmpty());
}

}  // namespace
