// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/namefinder.h"

#include "retrieval/initials.h"
#include "retrieval/postings.h"
#include "retrieval/valueformat.h"
#include "retrieval/worldnames.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <tuple>
#include <utility>

namespace tripletalk::retrieval {

namespace {

constexpr std::size_t maxTextWords = 200;  ///< a question has no more; a pasted page is cut here
constexpr std::size_t postingsBudget =
    100'000;  ///< names looked at in one look-up; rarest words first
constexpr std::size_t namesPerWord =
    50;  ///< names scored fully for which a word is the rarest match
constexpr std::size_t maxBagWords = 8;
constexpr std::size_t maxSameBag = 20;
constexpr std::size_t maxNames = 100;  ///< names whose entries are read
/// A name is scored if it may come so near to the least score: as one of several equally good ones
/// it gets the score of the best of them.
constexpr double leeway = 0.75;
/// What a few names alone have of all names, be it little of each, means one of them.
constexpr std::size_t aFew = 24;  ///< an entity often has two: its label and its key
constexpr double fewScore = 0.55;
constexpr double leastOfFew = 0.1;      ///< score before
constexpr double initialsScore = 0.75;  ///< "BOM" for "bill of material"

/// Names that the same words of the text fit equally well, with as many words left over, are equal:
/// that the one's other words are rarer says nothing about what was meant.
void level(std::vector<ScoredName>& names) {
    constexpr double precision = 1000;
    using Same = std::tuple<std::size_t, std::size_t, std::int64_t, std::size_t>;
    const auto same = [](const NameMatch& match) {
        return Same{match.first, match.last, std::llround(match.matched * precision),
                    match.missing};
    };
    std::map<Same, double> best;
    std::map<std::tuple<std::size_t, std::size_t, std::int64_t>, std::size_t> alike;
    const auto words = [&](const NameMatch& match) {
        const auto [first, last, matched, missing] = same(match);
        return std::tuple(first, last, matched);
    };
    for (const ScoredName& name : names) {
        double& score = best[same(name.match)];
        score = std::max(score, name.match.score);
        ++alike[words(name.match)];
    }
    constexpr double wholeMention = 0.9;
    for (ScoredName& name : names) {
        NameMatch& match = name.match;
        match.score = best[same(match)];
        if (match.isNameLike && match.covers >= wholeMention && alike[words(match)] <= aFew)
            match.score = std::max(match.score, fewScore);
    }
}

/// By name; negative for codes.
Result<std::vector<float>> weightsOf(const sqlite::Database& database) {
    auto blob = database.value("SELECT names FROM weight");
    if (!blob) return blob.error();
    const std::string bytes = sqlite::toText(*blob);
    if (bytes.size() < sizeof(float))
        return Error{ErrorKind::Input, say("Sentence", "The value index is damaged."),
                     "no weights"};
    std::vector<float> weights(bytes.size() / sizeof(float));
    std::memcpy(weights.data(), bytes.data(), weights.size() * sizeof(float));
    return weights;
}

}  // namespace

NameFinder::NameFinder(WordDictionary dictionary, sqlite::Statement postings,
                       sqlite::Statement bags, sqlite::Statement words,
                       std::vector<float> nameWeights,
                       std::unordered_set<std::uint32_t> functionWords)
    : m_dictionary(std::move(dictionary)),
      m_postings(std::move(postings)),
      m_bags(std::move(bags)),
      m_words(std::move(words)),
      m_nameWeights(std::move(nameWeights)),
      m_tallies(m_nameWeights.size()),
      m_functionWords(std::move(functionWords)) {}

Result<NameFinder> NameFinder::open(const sqlite::Database& database) {
    auto weights = weightsOf(database);
    if (!weights) return weights.error();
    auto postings = database.prepare("SELECT names FROM postings WHERE word = ?");
    if (!postings) return postings.error();
    auto bags =
        database.prepare("SELECT entries FROM bag WHERE first <= ? ORDER BY first DESC LIMIT 1");
    if (!bags) return bags.error();
    auto words = database.prepare("SELECT words FROM name WHERE id = ?");
    if (!words) return words.error();
    auto dictionary =
        WordDictionary::open(database, static_cast<std::int64_t>(weights->size()) - 1);
    if (!dictionary) return dictionary.error();
    auto functionWords = dictionary->functionWords();
    if (!functionWords) return functionWords.error();
    return NameFinder(*std::move(dictionary), *std::move(postings), *std::move(bags),
                      *std::move(words), *std::move(weights), *std::move(functionWords));
}

Result<std::vector<TextWord>> NameFinder::read(std::string_view text) {
    std::vector<TextWord> found;
    std::map<std::string, std::vector<WordVariant>> seen;
    for (Token& token : tokens(text)) {
        if (found.size() == maxTextWords) break;
        TextWord word{std::move(token), {}, 0};
        auto known = seen.find(word.token.text);
        if (known == seen.end()) {
            auto variants = m_dictionary.variants(word.token);
            if (!variants) return variants.error();
            known = seen.emplace(word.token.text, std::move(*variants)).first;
        }
        word.variants = known->second;
        const bool isKnown =
            !word.variants.empty() && word.variants.front().match == WordMatch::Exact;
        word.weight = isKnown ? word.variants.front().weight
                              : values::wordWeight(word.token.text, 1, names());
        found.push_back(std::move(word));
    }
    if (auto done = addUnits(found); !done) return done.error();
    return found;
}

/// A unit behind a number may be written another way: "300 kilometres" for "300 km".
Result<void> NameFinder::addUnits(std::vector<TextWord>& text) {
    constexpr float quality = 0.97F;
    for (std::size_t i = 1; i < text.size(); ++i) {
        const char before = text[i - 1].token.text[0];
        if (before < '0' || before > '9') continue;
        for (const std::string& unit : WorldNames::shared().unitsLike(text[i].token.text)) {
            auto known = m_dictionary.find(unit);
            if (!known) return known.error();
            if (!*known) continue;
            (*known)->quality = quality;
            (*known)->match = WordMatch::Spelling;
            text[i].variants.push_back(**known);
        }
    }
    return {};
}

/// Names with exactly the words of some stretch of the text: found whatever the words' frequency.
Result<void> NameFinder::addSameWords(const std::vector<TextWord>& text,
                                      std::unordered_set<std::uint32_t>& candidates) {
    for (std::size_t first = 0; first < text.size(); ++first) {
        std::vector<std::uint32_t> ids;
        for (std::size_t i = first; i < text.size() && ids.size() < maxBagWords; ++i) {
            if (text[i].variants.empty() || text[i].variants.front().match != WordMatch::Exact)
                break;
            ids.push_back(text[i].variants.front().word);
            if (auto done = addBag(values::bagOf(ids), candidates); !done) return done;
        }
    }
    return {};
}

Result<void> NameFinder::addBag(std::int64_t bag, std::unordered_set<std::uint32_t>& candidates) {
    m_bags.bind(1, bag);
    auto row = m_bags.step();
    if (!row) return row.error();
    if (*row) {
        const std::string_view bytes = m_bags.text(0);
        std::vector<values::BagEntry> block(bytes.size() / sizeof(values::BagEntry));
        std::memcpy(block.data(), bytes.data(), block.size() * sizeof(values::BagEntry));
        auto entry = std::ranges::lower_bound(block, bag, {}, &values::BagEntry::bag);
        for (std::size_t i = 0; i < maxSameBag && entry != block.end() && entry->bag == bag; ++i)
            candidates.insert(static_cast<std::uint32_t>(entry++->name));
    }
    m_bags.reset();
    return {};
}

Result<void> NameFinder::tally(const TextWord& word, std::uint32_t number,
                               std::vector<std::uint32_t>& touched) {
    for (const WordVariant& variant : word.variants) {
        m_postings.bind(1, static_cast<std::int64_t>(variant.word));
        auto row = m_postings.step();
        if (!row) return row.error();
        if (*row) {
            eachPosting(m_postings.text(0), [&](std::uint32_t name) {
                if (name >= m_tallies.size()) return;
                Tally& tally = m_tallies[name];
                if (tally.lastWord == number) return;
                if (tally.lastWord == 0) touched.push_back(name);
                tally.weight += variant.quality * variant.weight;
                tally.lastWord = number;
            });
        }
        m_postings.reset();
    }
    return {};
}

/// The most promising names first met through one word. `unseen`: weight of words too frequent to
/// be tallied.
void NameFinder::addBest(const std::vector<std::uint32_t>& touched, double unseen, double minimum,
                         std::unordered_set<std::uint32_t>& candidates) const {
    const double needed = minimum / (2 - minimum);  // coverage of the name that could still do
    std::vector<std::pair<double, std::uint32_t>> promising;
    for (const std::uint32_t name : touched) {
        const double whole = std::fabs(m_nameWeights[name]);
        const double known = m_tallies[name].weight;
        const bool possible =
            known + unseen >= needed * whole || (m_nameWeights[name] < 0 && needed <= 0.5);
        if (possible) promising.emplace_back(-known * known / whole, name);
    }
    if (promising.size() > namesPerWord) {
        std::ranges::nth_element(promising, promising.begin() + namesPerWord);
        promising.resize(namesPerWord);
    }
    for (const auto& [promise, name] : promising) candidates.insert(name);
}

Result<void> NameFinder::addByRarestWord(const std::vector<TextWord>& text, double minimum,
                                         std::unordered_set<std::uint32_t>& candidates) {
    std::map<std::string_view, std::pair<std::size_t, const TextWord*>> distinct;
    for (const TextWord& word : text) {
        if (word.token.stop || word.variants.empty()) continue;
        std::size_t names = 0;
        for (const WordVariant& variant : word.variants)
            names += static_cast<std::size_t>(variant.names);
        distinct.emplace(word.token.text, std::pair(names, &word));
    }
    std::vector<std::pair<std::size_t, const TextWord*>> rarestFirst;
    for (const auto& [token, item] : distinct) rarestFirst.push_back(item);
    std::ranges::stable_sort(rarestFirst, {}, [](const auto& item) { return item.first; });

    std::vector<std::vector<std::uint32_t>> touchedBy;
    std::size_t spent = 0;
    double unseen = 0;
    Result<void> done;
    for (const auto& [names, word] : rarestFirst) {
        if (spent + names > postingsBudget) {
            unseen += word->variants.front().weight;
            continue;
        }
        spent += names;
        touchedBy.emplace_back();
        done = tally(*word, static_cast<std::uint32_t>(touchedBy.size()), touchedBy.back());
        if (!done) break;
    }
    std::vector<std::uint32_t> all;
    for (const auto& touched : touchedBy) {
        all.insert(all.end(), touched.begin(), touched.end());
        if (done) addBest(touched, unseen, minimum, candidates);
    }
    for (const std::uint32_t name : all) m_tallies[name] = {};
    return done;
}

Result<void> NameFinder::addNamesLike(const std::vector<std::string>& name, const NameMatch& match,
                                      std::vector<ScoredName>& scored) {
    std::vector<std::uint32_t> ids;
    for (const std::string& word : name) {
        auto known = m_dictionary.find(word);
        if (!known) return known.error();
        if (!*known) return {};
        ids.push_back((*known)->word);
    }
    std::unordered_set<std::uint32_t> found;
    if (auto done = addBag(values::bagOf(ids), found); !done) return done;
    for (const std::uint32_t like : found) scored.push_back({like, match});
    return {};
}

/// What the world calls otherwise: "US", "american" and "USA" for "United States".
Result<void> NameFinder::addWorldNames(std::string_view bytes, const std::vector<TextWord>& text,
                                       std::vector<ScoredName>& scored) {
    constexpr double otherName = 0.95, byCode = 0.9, byAdjective = 0.85;
    std::vector<Token> said;
    for (const TextWord& word : text) said.push_back(word.token);
    const double rare = values::wordWeight("-", 1, names());
    for (const WorldNames::Mention& mention : WorldNames::shared().find(bytes, said)) {
        for (const WorldNames::Name& name : *mention.names) {
            const WorldForm forms[] = {mention.form, name.form};
            const bool adjective = std::ranges::count(forms, WorldForm::Adjective) > 0;
            const bool code = std::ranges::count(forms, WorldForm::Code) > 0;
            const double score = adjective ? byAdjective : code ? byCode : otherName;
            const auto length = static_cast<double>(mention.last - mention.first + 1);
            NameMatch match{mention.first, mention.last, score, length * rare};
            match.how = adjective ? "adjective" : code ? "code" : "other name";
            if (auto done = addNamesLike(name.words, match, scored); !done) return done;
        }
    }
    return {};
}

/// Names by the initials of their words: "BMW", "B.M.W.".
Result<void> NameFinder::addInitials(std::string_view bytes, const std::vector<TextWord>& text,
                                     std::vector<ScoredName>& scored) {
    const double rare = values::wordWeight("-", 1, names());
    for (const InitialsMention& mention : initialsIn(bytes, text)) {
        std::unordered_set<std::uint32_t> found;
        if (auto done = addBag(values::bagOfInitials(mention.letters), found); !done) return done;
        NameMatch match{mention.first, mention.last, initialsScore, rare};
        match.how = "initials";
        for (const std::uint32_t name : found) scored.push_back({name, match});
    }
    return {};
}

Result<std::vector<ScoredName>> NameFinder::score(std::string_view bytes,
                                                  const std::vector<TextWord>& text, double minimum,
                                                  bool whole) {
    std::unordered_set<std::uint32_t> candidates;
    if (auto done = addSameWords(text, candidates); !done) return done.error();
    if (auto done = addByRarestWord(text, std::min(leeway * minimum, leastOfFew), candidates);
        !done)
        return done.error();
    const ValueMatcher matcher(bytes, text, m_functionWords);
    std::vector<ScoredName> scored;
    for (const std::uint32_t name : candidates) {
        m_words.bind(1, static_cast<std::int64_t>(name));
        auto row = m_words.step();
        if (!row) return row.error();
        const auto ids = *row ? decodeVarints(m_words.text(0)) : std::vector<std::uint32_t>{};
        m_words.reset();
        if (ids.empty() || ids.size() > values::maxWords || name >= m_nameWeights.size()) continue;
        auto match =
            matcher.match(ids, std::fabs(m_nameWeights[name]), m_nameWeights[name] < 0, whole);
        if (match && match->score >= std::min(leeway * minimum, leastOfFew))
            scored.push_back({name, std::move(*match)});
    }
    level(scored);
    if (auto done = addWorldNames(bytes, text, scored); !done) return done.error();
    if (auto done = addInitials(bytes, text, scored); !done) return done.error();
    std::erase_if(scored, [&](const ScoredName& name) { return name.match.score < minimum; });
    std::ranges::sort(scored, [](const ScoredName& a, const ScoredName& b) {
        return std::pair(a.strength(), b.name) > std::pair(b.strength(), a.name);
    });
    if (scored.size() > maxNames) scored.resize(maxNames);
    return scored;
}

}  // namespace tripletalk::retrieval
