// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "cli/command.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"

#include <set>
#include <sstream>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <stdlib.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::HasSubstr;

namespace {

struct Output {
    int status = 0;
    std::string out;
    std::string err;
    [[nodiscard]] json object() const { return json::parse(out, nullptr, false); }
};

struct CommandLine : testing::Test {
    /// No setting or prompt of whoever runs the test counts.
    CommandLine() { ::setenv("TRIPLETALK_DATA", (folder.path() / "data").c_str(), 1); }
    ~CommandLine() override { ::unsetenv("TRIPLETALK_DATA"); }

    TemporaryFolder folder;
    std::string kb = baseFromTurtle(folder.path(), museum).folder().string();

    static Output run(const std::vector<std::string>& words, const std::string& input = {}) {
        std::istringstream in(input);
        std::ostringstream out;
        std::ostringstream err;
        Context context{in, out, err, CancelToken(), std::make_shared<net::Client>()};
        const int status = cli::run(words, context);
        return {status, out.str(), err.str()};
    }
    std::string file(const std::string& name, const std::string& content) const {
        return writeText(folder.path() / name, content).string();
    }
};

/// The JSON blocks of docs/cli.md by the name after "shape=".
std::map<std::string, json> documentedShapes() {
    const std::string page =
        *readFile(std::filesystem::path(TRIPLETALK_SOURCE_DIR) / "docs" / "cli.md");
    std::map<std::string, json> shapes;
    const std::string mark = "```json shape=";
    for (auto at = page.find(mark); at != std::string::npos; at = page.find(mark, at + 1)) {
        const auto line = page.find('\n', at);
        const auto end = page.find("```", line);
        shapes[page.substr(at + mark.size(), line - at - mark.size())] =
            json::parse(page.substr(line, end - line));
    }
    return shapes;
}

/// Every member that the shape shows is there and of its type; the first element of a list stands
/// for all.
void expectShape(const json& shape, const json& actual, const std::string& path) {
    if (shape.is_null()) return;
    if (shape.is_number()) {
        EXPECT_TRUE(actual.is_number()) << path << " is " << actual.dump();
        return;
    }
    ASSERT_EQ(shape.type(), actual.type()) << path << " is " << actual.dump();
    if (shape.is_object())
        for (const auto& [name, member] : shape.items()) {
            ASSERT_TRUE(actual.contains(name)) << path << "." << name << " is missing";
            expectShape(member, actual[name], path + "." + name);
        }
    if (shape.is_array() && !shape.empty())
        for (const json& entry : actual) expectShape(shape.front(), entry, path + "[]");
}

/// No member that the page does not tell of.
void expectNothingElse(const json& shape, const json& actual, const std::string& path) {
    if (!shape.is_object() || shape.empty() || !actual.is_object()) return;
    for (const auto& [name, member] : actual.items())
        EXPECT_TRUE(shape.contains(name)) << path << "." << name << " is not documented";
}

}  // namespace

TEST_F(CommandLine, PrintsTheShapesOfItsManual) {
    const auto shapes = documentedShapes();
    const std::string graph = file("m.ttl", std::string(testPrefixes) + std::string(museum));
    const std::string questions = file(
        "q.jsonl",
        R"({"conversation":1,"turn":1,"type":"lookup","question":"How many paintings are there?","gold":[{"number":5}],"facts":[],"forbidden":[]})"
        "\n");
    const std::string trace = (folder.path() / "shape.jsonl").string();
    run({"ask", "--kb", kb, "--trace", trace, "How many paintings are there?"});
    const std::string paths = file("paths.jsonl",
                                   R"({"question": "Who painted Snow?", "path": ["painted by"]}
{"question": "In what year was Snow painted?", "path": ["year"]}
{}
)");
    const std::string corpus = (folder.path() / "corpus.jsonl").string();
    const std::string note = file("note.txt", "The harbour was rebuilt.");
    const std::map<std::string, std::vector<std::string>> commands{
        {"import", {"import", graph, "--kb", (folder.path() / "new.kb").string()}},
        {"info", {"info", "--kb", kb}},
        {"schema", {"schema", "--kb", kb}},
        {"passages", {"passages", "--kb", kb}},
        {"search", {"search", "--kb", kb, "harbour"}},
        {"sql", {"sql", "--kb", kb, "SELECT label, year FROM painting"}},
        {"sparql", {"sparql", "--kb", kb, "SELECT ?p { ?s ?p ?o } LIMIT 2"}},
        {"cypher", {"cypher", "--kb", kb, "MATCH (p:Painting) RETURN p.year LIMIT 2"}},
        {"index", {"index", "--kb", kb, "--find", "harbour height"}},
        {"curate", {"curate", "show", "--kb", kb}},
        {"examples", {"examples", "add", "q", "SELECT label FROM artist", "--kb", kb}},
        {"train", {"train", "--kb", kb, "--examples", paths}},
        {"corpus", {"corpus", "--kb", kb, "--examples", paths, "--out", corpus}},
        {"export",
         {"export", "--kb", kb, "--format", "csv", (folder.path() / "shape.csv").string()}},
        {"pack", {"pack", "--kb", kb, (folder.path() / "shape.kb.tar.gz").string()}},
        {"privacy", {"privacy", "local", "--kb", kb}},
        {"documents", {"documents", "add", note, "--kb", kb}},
        {"configurations", {"configurations", "list"}},
        {"ask", {"ask", "--kb", kb, "How many paintings are there?"}},
        {"chat", {"chat", "--kb", kb}},
        {"attribute", {"attribute", "--kb", kb, "--trace", trace}},
        {"questions", {"questions", "add", "How many paintings are there?", "--kb", kb}},
        {"questions-run", {"questions", "run", "--kb", kb}},
        {"eval", {"eval", "--kb", kb, "--questions", questions}}};
    for (const auto& [name, words] : commands) {
        ASSERT_TRUE(shapes.contains(name)) << name;
        auto withJson = words;
        withJson.emplace_back("--json");
        const Output output = run(withJson, "How many artists are there?\n");
        EXPECT_EQ(output.status, Done) << name << output.err;
        const json object = output.object();
        ASSERT_TRUE(object.is_object()) << name << ": " << output.out;
        expectShape(shapes.at(name), object, name);
        expectNothingElse(shapes.at(name), object, name);
    }
}

TEST_F(CommandLine, TellsItsVersion) {
    EXPECT_THAT(run({"--version"}).out,
                testing::MatchesRegex("tripletalk-cli [0-9]+.[0-9]+.[0-9]+\n"));
    EXPECT_EQ("tripletalk-cli " +
                  run({"--version", "--json"}).object()["version"].get<std::string>() + "\n",
              run({"--version"}).out);
}

TEST_F(CommandLine, PacksABaseAndUnpacksItElsewhere) {
    const std::string packed = (folder.path() / "museum.kb.tar.gz").string();
    const std::string copy = (folder.path() / "copy.kb").string();
    ASSERT_EQ(run({"pack", "--kb", kb, packed}).status, Done);
    ASSERT_EQ(run({"unpack", "--kb", copy, packed}).status, Done);
    const auto entities = [](const std::string& base) {
        return run({"info", "--kb", base, "--json"}).object()["counts"]["entities"];
    };
    EXPECT_EQ(entities(copy), entities(kb));
    EXPECT_EQ(run({"unpack", "--kb", copy, packed}).status, WrongUsage);
    EXPECT_EQ(run({"unpack", "--kb", copy + "2", file("x.tar.gz", "x")}).status, Failed);
    EXPECT_EQ(run({"pack", "--kb", kb}).status, WrongUsage);
}

TEST_F(CommandLine, GivesABaseThatIsUnpackedTwiceTwoIds) {
    const std::string packed = (folder.path() / "museum.kb.tar.gz").string();
    ASSERT_EQ(run({"pack", "--kb", kb, packed}).status, Done);
    std::set<std::string> ids;
    for (const char* name : {"one.kb", "two.kb"}) {
        const std::string copy = (folder.path() / "data" / "bases" / name).string();
        const Output unpacked = run({"unpack", "--kb", copy, packed, "--json"});
        ASSERT_EQ(unpacked.status, Done);
        ids.insert(unpacked.object()["id"].get<std::string>());
    }
    EXPECT_EQ(ids.size(), 2U);
}

TEST_F(CommandLine, AsksWithASavedConfiguration) {
    EXPECT_EQ(run({"ask", "--kb", kb, "q", "--configuration", "Mine"}).status, Failed);
    ASSERT_EQ(run({"configurations", "save", "Mine", "--model", "ollama:m", "--top-k", "7"}).status,
              Done);
    ASSERT_EQ(run({"configurations", "save", "Far", "--configuration", "Mine", "--strategy", "sql"})
                  .status,
              Done);
    ASSERT_EQ(run({"configurations", "use", "Far"}).status, Done);
    const json all = run({"configurations", "list", "--json"}).object()["configurations"];
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[1]["strategy"], "sql+passages");
    EXPECT_EQ(all[2]["model"], "ollama:m");
    EXPECT_EQ(all[2]["strategy"], "sql");
    EXPECT_EQ(all[2]["top_k"], 7);
    EXPECT_EQ(all[2]["in_use"], true);
    ASSERT_EQ(run({"configurations", "remove", "Far"}).status, Done);
    EXPECT_EQ(run({"configurations", "remove", "Far"}).status, Failed);
    EXPECT_EQ(run({"configurations", "save"}).status, WrongUsage);
}

TEST_F(CommandLine, ToldWrongIsExitStatus2) {
    for (const auto& words : std::vector<std::vector<std::string>>{
             {},
             {"dance"},
             {"ask"},
             {"ask", "--kb", kb},
             {"ask", "--kb", kb, "q", "--strategy", "guess"},
             {"ask", "--kb", kb, "q", "--model", "x:y", "--strategy", "sql"},
             {"import", "--kb", "x"},
             {"import", "a.ttl", "--kb", kb, "--on-error", "cry"},
             {"import", "a.ttl", "--kb", kb, "--privacy", "none"},
             {"privacy", "none", "--kb", kb},
             {"ask", "--kb", kb, "q", "--rounds", "0"},
             {"import", file("a.ttl", ""), "--kb", kb}})
        EXPECT_EQ(run(words).status, WrongUsage) << json(words).dump();
}

TEST_F(CommandLine, FailuresAreOneObjectOnStandardError) {
    const Output output = run({"import", file("bad.ttl", "@prefix : <http://e.org/> .\n:a :b .\n"),
                               "--kb", (folder.path() / "n.kb").string(), "--json"});
    EXPECT_EQ(output.status, Failed);
    EXPECT_EQ(output.out, "");
    const std::string last = output.err.substr(output.err.rfind("{\"error\""));
    const json error = json::parse(last)["error"];
    EXPECT_EQ(error["kind"], "syntax");
    EXPECT_EQ(error["place"]["line"], 2);
    EXPECT_FALSE(error["message"].get<std::string>().empty());
    EXPECT_EQ(run({"sql", "--kb", kb, "DROP TABLE painting"}).status, Failed);
    EXPECT_EQ(run({"info", "--kb", (folder.path() / "no.kb").string()}).status, Failed);
}

TEST_F(CommandLine, ExplainsAQueryWithoutRunningIt) {
    const Output said = run({"sql", "--kb", kb, "--explain", "SELECT label FROM painting LIMIT 1"});
    EXPECT_EQ(said.status, Done);
    EXPECT_EQ(said.out,
              "Looks at each painting.\nShows name of the painting.\nKeeps the first row.\n");
}

TEST_F(CommandLine, OffersQuestionsInAConversation) {
    const Output talk =
        run({"chat", "--kb", kb, "--model", "offline"}, "How many paintings are there?\n");
    EXPECT_THAT(talk.err, HasSubstr("For example:\n    "));
    EXPECT_THAT(talk.err, HasSubstr("How many "));
}

TEST_F(CommandLine, SaysNotFoundWithExitStatus0) {
    const Output output =
        run({"ask", "--kb", kb, "--json", "What is the boiling point of tungsten hexafluoride?"});
    EXPECT_EQ(output.status, Done);
    EXPECT_EQ(output.object()["status"], "not_found");
}

TEST_F(CommandLine, KeepsAConversationInAFile) {
    const std::string conversation = (folder.path() / "talk.json").string();
    ASSERT_EQ(
        run({"ask", "--kb", kb, "--conversation", conversation, "How many paintings are there?"})
            .status,
        Done);
    ASSERT_EQ(
        run({"ask", "--kb", kb, "--conversation", conversation, "How many artists are there?"})
            .status,
        Done);
    const json turns = json::parse(*readFile(conversation))["turns"];
    ASSERT_EQ(turns.size(), 2U);
    for (const json& turn : turns)
        for (const char* member : {"question", "answer", "result", "sources"})
            EXPECT_TRUE(turn.contains(member)) << member;
}

TEST_F(CommandLine, KeepsTheTurnsOfAConversationThatOthersWriteMeanwhile) {
    const std::string conversation = (folder.path() / "shared.json").string();
    const auto ask = [&] {
        EXPECT_EQ(run({"ask", "--kb", kb, "--conversation", conversation,
                       "How many paintings are there?"})
                      .status,
                  Done);
    };
    std::vector<std::thread> askers;
    for (int i = 0; i < 4; ++i) askers.emplace_back(ask);
    for (std::thread& asker : askers) asker.join();
    EXPECT_EQ(json::parse(*readFile(conversation))["turns"].size(), 4U);
}

TEST_F(CommandLine, WritesEveryEventOfTheRunAsALine) {
    const std::string trace = (folder.path() / "trace.jsonl").string();
    ASSERT_EQ(run({"ask", "--kb", kb, "--trace", trace, "How many paintings are there?"}).status,
              Done);
    std::istringstream lines(*readFile(trace));
    std::string line;
    std::vector<std::string> kinds;
    for (std::int64_t seq = 0; std::getline(lines, line); ++seq)
        kinds.push_back(json::parse(line)["kind"]);
    ASSERT_FALSE(kinds.empty());
    EXPECT_EQ(kinds.front(), "run_started");
    EXPECT_EQ(kinds.back(), "answer_finished");
}

TEST_F(CommandLine, AsksAModelNamedByTheEnvironmentAndNeverPrintsItsKey) {
    const tests::ModelServer server({tests::Rule{.times = 1, .content = "bad key", .status = 401}});
    ::setenv("OPENAI_BASE_URL", server.openAiUrl().c_str(), 1);
    ::setenv("OPENAI_API_KEY", "sk-very-secret", 1);
    const std::string trace = (folder.path() / "t.jsonl").string();
    const Output output =
        run({"ask", "--kb", kb, "--model", "openai:m", "--json", "--trace", trace, "q"});
    ::unsetenv("OPENAI_BASE_URL");
    ::unsetenv("OPENAI_API_KEY");
    EXPECT_EQ(output.status, Failed);
    EXPECT_EQ(server.requests().front().headers.at("authorization"), "Bearer sk-very-secret");
    for (const std::string& text : {output.out, output.err, *readFile(trace)})
        EXPECT_THAT(text, testing::Not(HasSubstr("sk-very-secret")));
}

TEST_F(CommandLine, PrintsValuesAlone) {
    const Output iris =
        run({"ask", "--kb", kb, "--values", "iri", "Which painting has a year of 1920?"});
    EXPECT_EQ(iris.status, Done);
    EXPECT_EQ(iris.out, "http://example.org/p5\n");
}

}  // namespace tripletalk::cli
