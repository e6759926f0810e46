// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathfinder.h"
#include "answering/rewrite/pathtraining.h"
#include "base/file.h"
#include "cinema.h"
#include "knowledge/examples.h"
#include "knowledge/pack.h"
#include "knowledge/remotebase.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

using PathTrainingTest = Cinema;

std::vector<std::string> whys(const TrainingReport& report) {
    std::vector<std::string> all;
    for (const auto& one : report.skipped.reasons)
        all.push_back(std::to_string(one.first.number) + ": " + one.why.text() + " x" +
                      std::to_string(one.count));
    return all;
}

const std::string two = R"({"question": "Who directed Ran?", "path": "director", "thing": "Ran"}
{"question": "When was Ran shown?", "path": ["<http://example.org/released>"]}
)";

}  // namespace

TEST_F(PathTrainingTest, LearnsPathsOfAnyLengthAndDirection) {
    const auto report = must(train(cinemaExamples()));
    EXPECT_EQ(report.read, 47);
    EXPECT_EQ(report.learned, 47);
    EXPECT_EQ(report.paths, 9);
    EXPECT_THAT(report.hops, ElementsAre(7, 1, 1));
    EXPECT_THAT(report.skipped.reasons, IsEmpty());
    const auto learned = must(LearnedPaths::open(base.folder()));
    EXPECT_THAT(learned.vocabulary().paths(), SizeIs(9));
}

TEST_F(PathTrainingTest, LearnsFromTheExamplesThatTheBaseKeeps) {
    const knowledge::Examples kept(base);
    must(kept.add("Who directed Ran?", "SELECT ?d { :ran :director ?d }",
                  knowledge::sparqlLanguage()));
    must(kept.add("When was Solaris shown?",
                  "SELECT release_year FROM film WHERE label = 'Solaris'"));
    must(kept.add("How many films are there?", "SELECT COUNT(*) FROM film"));
    const auto report = must(trainPaths(base, nullptr, {}, {}));
    EXPECT_EQ(report.learned, 2);
    EXPECT_THAT(whys(report),
                ElementsAre("3: Its query asks for something else than one path. x1"));
}

TEST_F(PathTrainingTest, SaysWhichOfTheKeptExamplesIsOfNoUse) {
    const knowledge::Examples kept(base);
    must(kept.add("How many films are there?", "SELECT COUNT(*) FROM film"));
    EXPECT_THAT(trainPaths(base, nullptr, {}, {}).error().message.text(),
                HasSubstr("(first: question \"How many films are there?\"): Its query asks"));
}

TEST_F(PathTrainingTest, SaysHowWellItGoesWithoutSomeOfTheExamples) {
    std::string many = cinemaExamples();
    for (int i = 0; i < 100; ++i)
        many += R"({"question": "Number )" + std::to_string(i) +
                R"(: who directed Mirror?", "path": ["director"], "thing": "Mirror"})" + "\n";
    const auto report = must(train(many));
    EXPECT_GT(report.heldOut, 3);
    EXPECT_GE(report.heldRight, report.heldOut - 2);
    const auto again = must(train(many));
    EXPECT_EQ(again.heldRight, report.heldRight) << "the same are held out every time";
}

TEST_F(PathTrainingTest, SaysWhatItLeftOutAndWhy) {
    const auto report = must(train(two + R"(
no json
{"question": " ", "path": ["director"]}
{"question": "Who made Ran?"}
{"question": "Who made Ran?", "path": ["invented"]}
{"question": "Who made Nothing?", "path": ["director"]}
{"question": "Who made Ran?", "query": "MATCH (n) RETURN n", "language": "cypher"}
{"question": "Who made Ran?", "sparql": "SELECT"}
{"question": "who made ran?", "path": []}
)"));
    EXPECT_EQ(report.read, 10);
    EXPECT_EQ(report.learned, 2);
    EXPECT_THAT(whys(report),
                ElementsAre("4: The line is no JSON object. x1", "5: It has no question. x1",
                            "6: It has neither a path nor a query. x1",
                            "7: Its path has a relation that the graph does not have. x2",
                            "8: Its question names no thing of the graph. x1",
                            "9: Paths are read from SPARQL and SQL alone. x1",
                            "10: Its query cannot be read. x1"));
}

TEST_F(PathTrainingTest, KeepsTheFirstOfContradictoryExamples) {
    const auto report =
        must(train(two +
                   R"({"question": "Who directed Ran?", "path": ["cast"], "thing": "Ran"})"
                   "\n" +
                   two));
    EXPECT_EQ(report.learned, 2);
    EXPECT_EQ(report.repeated, 2);
    EXPECT_THAT(whys(report),
                ElementsAre("3: It contradicts an earlier example of the same question. x1"));
}

TEST_F(PathTrainingTest, RefusesExamplesThatTellNothingApart) {
    const auto same = train(R"({"question": "Who directed Ran?", "path": ["director"]})"
                            "\n"
                            R"({"question": "Who directed Mirror?", "path": ["director"]})");
    ASSERT_FALSE(same);
    EXPECT_EQ(same.error().kind, ErrorKind::Input);
    EXPECT_THAT(same.error().message.text(),
                HasSubstr("All examples of use (2) ask for the same path"));
    EXPECT_THAT(train("").error().message.text(), HasSubstr("no examples"));
    EXPECT_THAT(
        train("{}\n{}\n[]").error().message.text(),
        HasSubstr("None of the examples (3) is of use, most often for this reason (first: line "
                  "1): It has no question."));
}

TEST_F(PathTrainingTest, MakesNoFolderForABaseThatIsGone) {
    const auto folder = base.folder();
    std::filesystem::rename(folder, folder.string() + ".aside");
    const auto report = train(two);
    std::filesystem::rename(folder.string() + ".aside", folder);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, ErrorKind::NotFound);
}

TEST_F(PathTrainingTest, LeavesWhatWasLearnedWhereItFails) {
    train();
    ASSERT_FALSE(train("{}"));
    EXPECT_TRUE(LearnedPaths::open(base.folder()));
    const CancelToken cancel;
    cancel.cancel();
    std::istringstream in(cinemaExamples());
    EXPECT_EQ(trainPaths(base, &in, {}, cancel).error().kind, ErrorKind::Cancelled);
    EXPECT_TRUE(LearnedPaths::open(base.folder()));
}

TEST_F(PathTrainingTest, TellsLaterWhatItTold) {
    EXPECT_EQ(lastTraining(base.folder()).error().kind, ErrorKind::NotFound);
    const auto told = must(train(two + "no json\n"));
    auto later = must(lastTraining(base.folder()));
    EXPECT_NE(later.created, "");
    EXPECT_EQ(later.skipped.reasons.front().why, told.skipped.reasons.front().why)
        << "to be said in any language";
    later.bytes = told.bytes;
    EXPECT_EQ(toJson(later), toJson(told));
    EXPECT_EQ(toJson(trainingReportFrom(nlohmann::json::parse(
                  R"({"created": 1, "read": "x", "skipped": [7], "hops": {"a": 1}})")))["read"],
              0)
        << "files may hold anything";
}

TEST_F(PathTrainingTest, ReadsManyLinesInATime) {
    std::string many;
    for (int i = 0; i < 20'000; ++i)
        many += R"({"question": "No. )" + std::to_string(i) +
                R"(: who directed Ran?", "path": [")" + (i % 2 ? "director" : "cast") +
                R"("], "thing": "Ran"})" + "\n";
    const auto report = must(train(many));
    EXPECT_EQ(report.learned, 20'000);
    EXPECT_LT(report.bytes, 64 << 20);
}

TEST_F(PathTrainingTest, LeavesOutWhatIsDamagedAndSaysSo) {
    train();
    const auto file = base.folder() / LearnedPaths::folderName / "first.bin";
    std::string bytes = must(readFile(file));
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    writeText(file, bytes);
    const auto damaged = LearnedPaths::open(base.folder());
    ASSERT_FALSE(damaged);
    EXPECT_THAT(damaged.error().message.text(), HasSubstr("damaged"));
    const auto source = must(base.openSparql());
    const auto finder = must(PathFinder::open(base, *source, language::Wording::forTag("en")));
    EXPECT_EQ(finder->learned(), nullptr);
    ASSERT_TRUE(finder->note());
    EXPECT_THAT(must(finder->find("What is Ran's release year?", {}, {})), SizeIs(testing::Ge(1U)));
}

TEST_F(PathTrainingTest, IsInNoPackAndStaysOverAnImport) {
    train();
    const auto file = folder.path() / "packed.kb.tar.gz";
    must(knowledge::pack(base.folder(), file, {}, {}));
    const auto other = folder.path() / "other.kb";
    must(knowledge::unpack(file, other, {}, {}, {}));
    EXPECT_EQ(LearnedPaths::open(other).error().kind, ErrorKind::NotFound);
    const auto again = baseFromTurtle(folder.path(), cinema);
    EXPECT_TRUE(LearnedPaths::open(again.folder()));
}

}  // namespace tripletalk::answering
