// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The wording data has general words only: none that a graph we measure ourselves on made us write.
#include "base/file.h"
#include "base/text.h"
#include "naming/names.h"
#include "rdf/reader.h"
#include "support/graphs.h"

#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tripletalk::language {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

const fs::path languageFolder = LANGUAGE_DIR;

void collect(const json& value, std::set<std::string>& words) {
    if (value.is_string())
        for (const std::string& form : text::split(value.get<std::string>(), '|'))
            words.insert(text::fold(form));
    if (!value.is_structured()) return;
    for (const auto& [key, part] : value.items()) {
        if (value.is_object() && (part.is_array() || part.is_string()))
            words.insert(text::fold(key));
        collect(part, words);
    }
}

/// Every word of questions of the two languages of our graphs. Function words, numbers and units
/// are nobody's data; the phrases of answers are not looked for in questions, and the rules of
/// spelling are no words.
std::set<std::string> wording() {
    std::set<std::string> words;
    for (const char* language : {"en.json", "de.json"}) {
        json file = json::parse(tests::must(readFile(languageFolder / language)));
        for (const char* other :
             {"stopwords",     "units",   "numbers",      "scales",   "phrases", "language",
              "thesaurus",     "endings", "agents",       "months",   "name",    "stemmer",
              "functionwords", "forms",   "demonyms",     "plural",   "article", "values",
              "sentences",     "words",   "dictionaries", "compounds"})
            file.erase(other);
        for (const auto& [key, part] : file.items()) collect(part, words);
    }
    return words;
}

/// Labels and values of a graph, and the names of its properties and classes in words, folded.
std::set<std::string> contents(const std::vector<fs::path>& files) {
    std::set<std::string> found;
    for (const fs::path& file : files)
        tests::must(rdf::read(
            file, {},
            [&](const rdf::Quad& quad) -> Result<void> {
                if (quad.object.isLiteral()) found.insert(text::fold(quad.object.lexical));
                found.insert(text::fold(naming::localName(quad.predicate.lexical)));
                return {};
            },
            {}, CancelToken()));
    return found;
}

void expectNone(const std::vector<fs::path>& files) {
    std::set<std::string> general;
    for (const std::string& line :
         text::split(tests::must(readFile(languageFolder / "general.txt")), '\n'))
        if (!line.empty() && line.front() != '#') general.insert(text::fold(line));
    const auto words = wording();
    ASSERT_GT(words.size(), 500U);
    const auto graph = contents(files);
    ASSERT_GT(graph.size(), 100U);
    for (const std::string& word : words)
        EXPECT_FALSE(graph.contains(word) && !general.contains(word))
            << "\"" << word << "\" is a label or value of " << files.front().string();
}

TEST(WordingWords, AreNotThoseOfTheSample) { expectNone({fs::path(SAMPLE_DIR) / "sample.ttl"}); }

TEST(WordingWords, AreNotThoseOfTheCompanysGraph) {
    const char* set = std::getenv("TRIPLETALK_TEST_DATA");
    const fs::path folder = (set ? fs::path(set) : fs::path(DEFAULT_TEST_DATA)) / "ck25";
    if (!fs::exists(folder / "prod-inst.ttl"))
        GTEST_SKIP() << "There is no " << folder / "prod-inst.ttl";
    expectNone({folder / "prod-inst.ttl", folder / "prod-vocab.ttl"});
}

TEST(WordingWords, OnTheReviewedListAreFew) {
    const auto lines = text::split(tests::must(readFile(languageFolder / "general.txt")), '\n');
    EXPECT_LE(lines.size(), 80U);
}

}  // namespace
}  // namespace tripletalk::language
