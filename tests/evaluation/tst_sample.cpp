// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "base/text.h"
#include "evaluation/question.h"
#include "sample/sample.h"
#include "sample/samplequestions.h"
#include "sample/turtle.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tripletalk::sample {
namespace {

namespace fs = std::filesystem;
using evaluation::Question;
using evaluation::QuestionType;

/// A folder of its own that goes away with the test.
class Folder {
  public:
    Folder() {
        std::string pattern = (fs::path(::testing::TempDir()) / "tst_sample_XXXXXX").string();
        m_path = mkdtemp(pattern.data());
    }
    ~Folder() { fs::remove_all(m_path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const fs::path& path() const { return m_path; }

  private:
    fs::path m_path;
};

std::map<std::string, std::string> contents(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            files[fs::relative(entry.path(), folder).string()] = readFile(entry.path()).value();
    return files;
}

World world(const Vocabulary& words, std::uint64_t seed) {
    Random random(seed);
    return makeWorld(words, inventName(random), Sizes(), "", vocabularyTriples(words), random);
}

TEST(Sample, IsWhatTheGeneratorWritesByteForByte) {
    const Folder folder;
    const auto written = writeSample({.out = folder.path()});
    ASSERT_TRUE(written.ok()) << written.error().toText();
    const auto fresh = contents(folder.path());
    const auto committed = contents(SAMPLE_DIR);
    EXPECT_EQ(fresh.size(), 43U);
    ASSERT_EQ(fresh.size(), committed.size());
    for (const auto& [name, content] : committed)
        EXPECT_TRUE(fresh.contains(name) && fresh.at(name) == content) << name;
}

TEST(Sample, HasTheSizeThatItPromises) {
    for (const auto* words : {&cars(), &music()})
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const World made = world(*words, seed);
            std::set<Kind> kinds;
            std::set<Attr> attrs;
            std::set<std::string> names;
            for (const auto& entity : made.entities) {
                kinds.insert(entity.kind);
                names.insert(entity.localName);
                for (const auto& fact : entity.facts) attrs.insert(fact.attr);
            }
            EXPECT_EQ(made.entities.size(), 466U);
            EXPECT_EQ(names.size(), 466U);
            EXPECT_EQ(kinds.size(), 7U);
            EXPECT_EQ(attrs.size() + 3, 27U) << "with rdf:type, rdfs:label and rdfs:comment";
            EXPECT_EQ(made.tripleCount() + vocabularyTriples(*words), 3440U);
        }
}

/// What every question file must be like, whatever the seed and the vocabulary.
void expectFair(const std::vector<Question>& questions, const std::string& graph,
                const fs::path& documents) {
    for (const auto& question : questions) {
        EXPECT_EQ(question.question.find('{'), std::string::npos) << question.question;
        for (const auto& row : question.gold)
            for (const auto& cell : row)
                if (cell.kind == evaluation::GoldCell::Kind::Entity) {
                    const std::string local = cell.text.substr(cell.text.rfind('/') + 1);
                    EXPECT_NE(graph.find("\nid:" + local + " a schema:"), std::string::npos)
                        << cell.text;
                }
        for (const auto& fact : question.facts) {
            const bool document = fact.source.ends_with(".md") || fact.source.ends_with(".html");
            EXPECT_TRUE(!document || fs::exists(documents / fact.source)) << fact.source;
            for (const auto& forbidden : question.forbidden)
                EXPECT_NE(fact.text.front(), forbidden.text.front()) << question.question;
        }
    }
}

TEST(Sample, AsksFairQuestionsForEverySeedInBothVocabularies) {
    for (const std::string words : {"cars", "music"})
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Folder folder;
            const auto written =
                writeSample({.out = folder.path(), .seed = seed, .vocabulary = words});
            ASSERT_TRUE(written.ok()) << words << ' ' << seed << ": " << written.error().toText();
            const auto questions = evaluation::readQuestions(folder.path() / "questions.jsonl");
            const auto documents =
                evaluation::readQuestions(folder.path() / "questions-documents.jsonl");
            ASSERT_TRUE(questions.ok() && documents.ok());
            EXPECT_EQ(questions->size(), 30U);
            EXPECT_EQ(documents->size(), 10U);
            for (const auto type :
                 {QuestionType::Lookup, QuestionType::Complex, QuestionType::Abstract})
                EXPECT_EQ(std::ranges::count(*questions, type, &Question::type), 10);
            EXPECT_EQ(std::ranges::count(*documents, "text", &Question::needs), 4);
            EXPECT_EQ(std::ranges::count(*documents, "graph", &Question::needs), 3);
            EXPECT_EQ(std::ranges::count(*documents, "both", &Question::needs), 3);
            const auto graph = readFile(folder.path() / "sample.ttl").value();
            expectFair(*questions, graph, folder.path() / "documents");
            expectFair(*documents, graph, folder.path() / "documents");
        }
}

TEST(Sample, DiffersBySeed) {
    const Folder one;
    const Folder two;
    ASSERT_TRUE(writeSample({.out = one.path(), .seed = 1}).ok());
    ASSERT_TRUE(writeSample({.out = two.path(), .seed = 2}).ok());
    EXPECT_NE(readFile(one.path() / "questions.jsonl").value(),
              readFile(two.path() / "questions.jsonl").value());
}

/// Facts that a document tells are in no triple; facts of the graph that text-only questions need
/// would make them unfair.
TEST(Sample, TellsMeasurementsInDocumentsOnly) {
    const auto graph = readFile(fs::path(SAMPLE_DIR) / "sample.ttl").value();
    for (const auto& measurement : cars().measurements)
        EXPECT_EQ(graph.find(measurement.row), std::string::npos) << measurement.row;
    const auto questions =
        evaluation::readQuestions(fs::path(SAMPLE_DIR) / "questions-documents.jsonl");
    ASSERT_TRUE(questions.ok());
    for (const auto& question : *questions) {
        if (question.needs != "text") continue;
        const auto document =
            readFile(fs::path(SAMPLE_DIR) / "documents" / question.facts.front().source).value();
        EXPECT_NE(document.find(question.facts.front().text.front()), std::string::npos)
            << question.question;
    }
}

/// The label words of an entity, as the test itself sees them.
std::set<std::string> wordsOf(const std::string& text) {
    std::set<std::string> found;
    for (const auto& word : text::words(text)) {
        const auto letters =
            std::ranges::find_if_not(word.text, [](char c) { return c >= '0' && c <= '9'; });
        if (letters != word.text.begin()) found.emplace(word.text.begin(), letters);
        if (letters != word.text.end())
            found.insert(text::fold(std::string(letters, word.text.end())));
    }
    return found;
}

TEST(Sample, NamesAreTypedSoThatTheyFitOneEntityOnly) {
    const World made = world(cars(), 3);
    for (const int item : made.all(Kind::Item))
        for (std::size_t variant = 0; variant < 6; ++variant) {
            const auto typed = wordsOf(mention(made, item, variant));
            const auto fits = std::ranges::count_if(made.entities, [&](const Entity& entity) {
                return std::ranges::includes(wordsOf(entity.label()), typed);
            });
            EXPECT_EQ(fits, 1) << mention(made, item, variant);
        }
}

TEST(Sample, SuperlativesHaveOneWinner) {
    for (const auto* words : {&cars(), &music()}) {
        const World made = world(*words, 4);
        for (const Attr attr : {Attr::Price, Attr::Charging}) {
            std::multiset<double> values;
            for (const int item : made.all(Kind::Item))
                if (const auto value = made.number(item, attr)) values.insert(*value);
            for (const double value : values) EXPECT_EQ(values.count(value), 1U) << value;
        }
    }
}

TEST(Sample, GrowsToAnySize) {
    const Folder folder;
    ASSERT_TRUE(writeSample({.out = folder.path(), .triples = 10000}).ok());
    const auto graph = readFile(folder.path() / "sample.ttl").value();
    EXPECT_NE(graph.find("id:m00002-car-"), std::string::npos);
    EXPECT_FALSE(fs::exists(folder.path() / "questions.jsonl"));
}

TEST(Sample, KnowsTwoVocabulariesOnly) {
    const Folder folder;
    EXPECT_EQ(writeSample({.out = folder.path(), .vocabulary = "boats"}).error().kind,
              ErrorKind::Usage);
}

}  // namespace
}  // namespace tripletalk::sample
