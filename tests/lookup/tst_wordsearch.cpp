// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/namelistbuilder.h"
#include "lookup/namewords.h"
#include "lookup/wordsearch.h"
#include "support/graphs.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include <gmock/gmock.h>

namespace tripletalk::lookup {

namespace {

/// By row: its names.
using Names = std::vector<std::vector<std::string>>;

/// A name's score as METHODS 1.2 has it, word by word; nothing where it is no candidate.
std::optional<float> plainScore(const std::string& query, const std::string& name) {
    std::vector<std::string> keywords, words;
    wordsOf(query, keywords);
    wordsOf(name, words);
    const bool anyLong = std::ranges::any_of(keywords, [](const auto& k) { return k.size() >= 3; });
    float score = 0;
    bool candidate = false;
    for (const std::string& keyword : keywords) {
        const bool exact = std::ranges::find(words, keyword) != words.end();
        const bool prefix = std::ranges::any_of(
            words, [&](const std::string& word) { return word.starts_with(keyword); });
        score += exact ? 1.0F : prefix ? 0.75F : -0.5F;
        candidate = candidate || (keyword.size() >= 3 ? prefix : exact && !anyLong);
    }
    for (const std::string& word : words)
        if (std::ranges::none_of(keywords, [&](const auto& k) { return word.starts_with(k); }))
            score -= 0.25F;
    return candidate ? std::optional(score) : std::nullopt;
}

std::vector<Hit> plainSearch(const Names& names, const std::string& query, std::size_t k,
                             const Rows* within) {
    std::vector<Hit> hits;
    for (std::uint32_t row = 0; row < names.size(); ++row) {
        if (within && !std::ranges::binary_search(*within, row)) continue;
        std::optional<float> best;
        for (const std::string& name : names[row])
            if (const auto score = plainScore(query, name)) best = std::max(best, score);
        if (best) hits.push_back({row, *best});
    }
    std::ranges::stable_sort(hits, std::greater(), &Hit::score);
    if (hits.size() > k) hits.resize(k);
    return hits;
}

IndexFile builtOf(const Names& names) {
    NameListBuilder builder(std::filesystem::temp_directory_path() / "names");
    for (const auto& row : names) {
        tests::must(builder.beginRow());
        for (const std::string& name : row) tests::must(builder.addName(name));
    }
    IndexFileWriter file;
    tests::must(builder.write(file, {}, {}));
    return tests::must(IndexFile::inMemory(tests::must(file.finish())));
}

/// Names of few words that often begin alike, so that every branch of the search is met.
class Generator {
  public:
    explicit Generator(unsigned seed) : m_random(seed) {}

    std::size_t below(std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(m_random);
    }
    std::string word() {
        // Low numbers are frequent, as words are.
        static const std::vector<std::string> known = {
            "the",   "of",    "a",      "theatre", "art", "arts", "and", "new",   "news", "york",
            "there", "state", "states", "then",    "to",  "thee", "ab",  "abc",   "abcd", "清华",
            "北京",  "學",    "east",   "eastern", "x",   "xy",   "xyz", "north", "nor",  "一二三"};
        const std::size_t at = std::min(below(known.size() + 1), below(known.size() + 1));
        return at < known.size() ? known[at] : "w" + std::to_string(below(500));
    }
    std::string text(std::size_t most) {
        std::string text;
        for (std::size_t i = below(most) + 1; i > 0; --i)
            text += (text.empty() ? "" : " ") + word();
        return text;
    }
    Names names(std::size_t rows) {
        Names all(rows);
        for (auto& row : all)
            for (std::size_t i = below(3) + 1; i > 0; --i) row.push_back(text(6));
        return all;
    }
    Rows some(std::size_t rows) {
        Rows chosen;
        const std::size_t step = below(40) + 1;
        for (std::size_t row = below(step); row < rows; row += step)
            chosen.push_back(static_cast<std::uint32_t>(row));
        return chosen;
    }

  private:
    std::mt19937 m_random;
};

}  // namespace

TEST(WordSearch, FindsWhatScoringEveryNameFinds) {
    for (unsigned seed = 1; seed <= 6; ++seed) {
        Generator generator(seed);
        const Names names = generator.names(seed % 2 == 0 ? 3000 : 60);
        const IndexFile index = builtOf(names);
        for (int i = 0; i < 60; ++i) {
            const std::string query = generator.text(5);
            const std::size_t k = i % 7 == 0 ? 200 : generator.below(12) + 1;
            ASSERT_EQ(searchWords(index.names(), query, k, nullptr),
                      plainSearch(names, query, k, nullptr))
                << "seed " << seed << ", query \"" << query << "\", k " << k;
        }
    }
}

TEST(WordSearch, FindsTheSameAmongChosenRows) {
    for (unsigned seed = 11; seed <= 14; ++seed) {
        Generator generator(seed);
        const Names names = generator.names(2000);
        const IndexFile index = builtOf(names);
        for (int i = 0; i < 60; ++i) {
            const std::string query = generator.text(4);
            const Rows within = generator.some(names.size());
            ASSERT_EQ(searchWords(index.names(), query, 10, &within),
                      plainSearch(names, query, 10, &within))
                << "seed " << seed << ", query \"" << query << "\", " << within.size() << " rows";
        }
    }
}

TEST(WordSearch, FindsNothingAmongNoRowsAndLeavesOutRowsThatAreNone) {
    const IndexFile index = builtOf({{"lamp"}, {"lamp"}});
    const Rows none;
    EXPECT_TRUE(searchWords(index.names(), "lamp", 5, &none).empty());
    const Rows beyond{1, 2, 4'000'000'000U};
    EXPECT_EQ(searchWords(index.names(), "lamp", 5, &beyond), std::vector<Hit>({{1, 1}}));
}

TEST(WordSearch, TakesMoreInitialsThanItTellsApart) {
    const Names names{{"lamp a b c d e f g h i j k m n o p q r s t u v"}, {"lamp shade"}};
    EXPECT_EQ(searchWords(builtOf(names).names(), "lamp", 5, nullptr),
              plainSearch(names, "lamp", 5, nullptr));
}

}  // namespace tripletalk::lookup
