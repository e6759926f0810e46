// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/retrievalquestions.h"

#include "base/text.h"
#include "evaluation/question.h"
#include "language/valuewords.h"
#include "linking/namerules.h"
#include "sample/random.h"

#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <unordered_map>

namespace tripletalk::bench {

namespace {

using Words = std::vector<std::string>;

/// Neighbouring seeds of the generator give the same numbers, one later.
constexpr std::uint64_t farApart = 1'000'003;

constexpr std::size_t mostTries = 200;  ///< for one question
constexpr double mostShared = 0.5;

constexpr std::size_t mostRows = 3;   ///< of an answer that a passage could hold
constexpr std::size_t leastText = 4;  ///< shorter ones stand in passages by chance

/// Words that carry meaning, each once; a plural counts as its singular.
std::set<std::string> contentWords(std::string_view text) {
    std::set<std::string> words;
    for (std::string& word : nameWords(text)) {
        if (language::isFunctionWord(word) || word.size() < 2) continue;
        if (word.size() > 3 && word.ends_with('s') && !word.ends_with("ss")) word.pop_back();
        words.insert(std::move(word));
    }
    return words;
}

struct Fact {
    std::string attribute;
    std::string value;
};

struct Capsule {
    std::string iri;
    std::string title;
    std::set<std::string> titleWords;
    std::set<std::string> words;
    std::vector<Fact> facts;
};

/// What people say for attributes that many vocabularies have.
const std::map<std::string, std::string>& synonyms() {
    static const std::map<std::string, std::string> words{
        {"price", "costs how much"},
        {"cost", "how expensive"},
        {"weight", "how heavy"},
        {"height", "how tall"},
        {"width", "how wide"},
        {"depth", "how deep"},
        {"length", "how long"},
        {"speed", "how fast"},
        {"country", "which nation"},
        {"city", "what town"},
        {"locality", "what town"},
        {"email", "which mailbox"},
        {"number", "how to call"},
        {"date", "since when"},
        {"year", "since when"},
        {"engine", "powered by what"},
        {"colour", "painted how"},
        {"series", "belongs to which family"},
        {"manager", "who is the boss"},
        {"supplier", "delivered by whom"},
        {"dealer", "traded where"},
        {"volume", "how spacious"},
        {"consumption", "how thirsty"},
        {"category", "what sort"},
        {"part", "consists of what"},
        {"member", "who joined"},
        {"artist", "sung by whom"},
        {"genre", "which style"},
        {"seats", "room for how many people"},
    };
    return words;
}

const Words& openings() {
    static const Words texts{"Could somebody explain ",
                             "I would appreciate details concerning ",
                             "Please summarise whatever matters regarding ",
                             "Looking for background concerning ",
                             "Our visitor wants advice regarding ",
                             "Someone asked yesterday after ",
                             "Kindly give me an overview describing ",
                             "Do we know anything useful regarding "};
    return texts;
}

const Words& endings() {
    static const Words texts{" for an upcoming presentation",  " before tomorrow's meeting",
                             " so that they may decide",       ", explained in simple terms",
                             " because somebody keeps asking", ", as precisely as possible",
                             " to prepare a short summary",    ", roughly speaking"};
    return texts;
}

class Generator {
  public:
    Generator(std::vector<Capsule> capsules, std::uint64_t seed)
        : m_capsules(std::move(capsules)), m_random(seed * farApart) {
        for (std::size_t i = 0; i < m_capsules.size(); ++i) {
            for (const std::string& word : m_capsules[i].words) m_withWord[word].push_back(i);
            for (const std::string& word : m_capsules[i].titleWords)
                m_withTitleWord[word].push_back(i);
        }
    }

    std::vector<SearchQuestion> generate(std::size_t count) {
        std::vector<SearchQuestion> questions;
        std::set<std::string> seen;
        for (std::size_t i = 0; i < count * mostTries && questions.size() < count; ++i) {
            const Capsule& capsule = m_capsules[m_random.below(m_capsules.size())];
            auto asked = questions.size() % 2 == 0 ? byTitle(capsule) : byFacts(capsule);
            if (!asked) continue;
            auto question = disguised(capsule, *asked);
            if (question && seen.insert(question->text).second)
                questions.push_back(std::move(*question));
        }
        return questions;
    }

  private:
    using Index = std::unordered_map<std::string, std::vector<std::size_t>>;

    /// Whether the words are together in one capsule only.
    static bool isUnique(const std::set<std::string>& words, const Index& index) {
        std::optional<std::vector<std::size_t>> left;
        for (const std::string& word : words) {
            const auto with = index.find(word);
            if (with == index.end()) return false;
            std::vector<std::size_t> both;
            if (left)
                std::ranges::set_intersection(*left, with->second, std::back_inserter(both));
            else
                both = with->second;
            left = std::move(both);
        }
        return left && left->size() == 1;
    }

    /// Some words of the title, and what is wanted in other words.
    std::optional<std::string> byTitle(const Capsule& capsule) {
        Words words;
        for (const text::Word& word : text::words(capsule.title)) words.push_back(word.text);
        const std::size_t keep = 1 + m_random.below(std::max<std::size_t>(1, words.size()));
        while (words.size() > keep)
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(m_random.below(words.size())));
        if (!isUnique(contentWords(text::join(words, " ")), m_withTitleWord)) return std::nullopt;
        if (words.size() > 1 && m_random.chance(40)) misspell(m_random.below(words.size()), words);
        const std::string said = text::join(words, " ");
        if (capsule.facts.empty()) return said;
        const std::string other = inOtherWords(m_random.pick(capsule.facts).attribute);
        return other.empty() ? said : said + ", " + other;
    }

    /// Swaps two letters of a long word.
    void misspell(std::size_t which, Words& words) {
        std::string& word = words[which];
        if (word.size() < 6 || word.find_first_of("0123456789") != std::string::npos) return;
        const std::size_t at = 1 + m_random.below(word.size() - 3);
        std::swap(word[at], word[at + 1]);
    }

    /// Two values that are together in this capsule alone.
    std::optional<std::string> byFacts(const Capsule& capsule) {
        if (capsule.facts.size() < 2) return std::nullopt;
        const Fact& a = m_random.pick(capsule.facts);
        const Fact& b = m_random.pick(capsule.facts);
        if (&a == &b) return std::nullopt;
        if (!isUnique(contentWords(a.value + " " + b.value), m_withWord)) return std::nullopt;
        return "the one having " + a.value + " alongside " + b.value;
    }

    static std::string inOtherWords(const std::string& attribute) {
        const auto words = text::split(text::toLower(attribute), ' ');
        for (auto word = words.rbegin(); word != words.rend(); ++word)
            if (const auto known = synonyms().find(*word); known != synonyms().end())
                return known->second;
        return {};
    }

    /// With ways of asking around it, until it shares few enough words with the capsule.
    std::optional<SearchQuestion> disguised(const Capsule& capsule, const std::string& asked) {
        std::string text = m_random.pick(openings()) + asked;
        for (int i = 0; i < 3; ++i) {
            const double share = sharedWith(capsule, text);
            if (share > 0 && share <= mostShared)
                return SearchQuestion{text + "?", capsule.iri, share};
            text += m_random.pick(endings());
        }
        return std::nullopt;
    }

    static double sharedWith(const Capsule& capsule, const std::string& text) {
        const auto words = contentWords(text);
        const auto shared = std::ranges::count_if(words, [&](const std::string& word) {
            return capsule.words.contains(word) || capsule.titleWords.contains(word);
        });
        return words.empty() ? 1 : static_cast<double>(shared) / static_cast<double>(words.size());
    }

    std::vector<Capsule> m_capsules;
    Index m_withWord, m_withTitleWord;
    sample::Random m_random;
};

/// The facts that stand in a capsule as "Its height is 3 m.", of several values the first.
std::vector<Fact> factsIn(const std::string& text) {
    static const std::regex sentence(
        R"(Its ([^.]{2,40}?) (?:is|are) ([^.,]{2,60}?)(?:, | and |\. |\.$))");
    std::vector<Fact> facts;
    for (std::sregex_iterator found(text.begin(), text.end(), sentence), end; found != end; ++found)
        facts.push_back({(*found)[1].str(), (*found)[2].str()});
    return facts;
}

}  // namespace

Result<std::vector<SearchQuestion>> generateQuestions(const retrieval::PassageStore& passages,
                                                      std::size_t count, std::uint64_t seed) {
    std::vector<Capsule> capsules;
    auto read = passages.each([&](const retrieval::Passage& passage) {
        if (passage.kind != retrieval::PassageKind::Graph) return true;
        if (capsules.empty() || capsules.back().iri != passage.iri) {
            capsules.push_back({passage.iri, passage.title, contentWords(passage.title), {}, {}});
        }
        Capsule& capsule = capsules.back();
        capsule.words.merge(contentWords(passage.text));
        for (Fact& fact : factsIn(passage.text)) capsule.facts.push_back(std::move(fact));
        return true;
    });
    if (!read) return read.error();
    if (capsules.empty()) return std::vector<SearchQuestion>{};
    return Generator(std::move(capsules), seed).generate(count);
}

bool SearchQuestion::isAnsweredBy(const retrieval::Passage& passage) const {
    const auto holds = [&](const std::string& cell) {
        return passage.text.find(cell) != std::string::npos;
    };
    return answers.empty() ? passage.iri == iri
                           : std::ranges::any_of(answers, [&](const Words& row) {
                                 return std::ranges::all_of(row, holds);
                             });
}

Result<std::vector<SearchQuestion>> askedQuestions(const std::filesystem::path& file) {
    using Cell = evaluation::GoldCell;
    auto asked = evaluation::readQuestions(file);
    if (!asked) return asked.error();
    std::vector<SearchQuestion> questions;
    for (const evaluation::Question& one : *asked) {
        SearchQuestion question{.text = one.question};
        for (const auto& row : one.gold) {
            Words texts;
            for (const Cell& cell : row)
                if (cell.kind == Cell::Kind::Text && cell.text.size() >= leastText)
                    texts.push_back(cell.text);
            if (!texts.empty()) question.answers.push_back(std::move(texts));
        }
        const bool isOfTexts = question.answers.size() == one.gold.size();
        if (isOfTexts && !one.gold.empty() && one.gold.size() <= mostRows)
            questions.push_back(std::move(question));
    }
    return questions;
}

}  // namespace tripletalk::bench
