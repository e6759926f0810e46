// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/valueindex.h"

#include "retrieval/linkchoice.h"
#include "retrieval/postings.h"
#include "retrieval/valueformat.h"
#include "retrieval/valuematcher.h"
#include "retrieval/worldnames.h"
#include "sqlite/database.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_set>

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

struct ScoredName {
    std::uint32_t name = 0;
    NameMatch match;
    [[nodiscard]] double strength() const { return match.score * match.matched; }
};

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

/// A word of the text, or single letters with dots, that may be initials.
struct InitialsMention {
    std::size_t first = 0;
    std::size_t last = 0;
    std::string letters;
};

std::vector<InitialsMention> initialsIn(std::string_view bytes, const std::vector<TextWord>& text) {
    constexpr std::size_t shortest = 2, longest = values::maxInitials;
    const auto isLetters = [](const std::string& word) {
        return std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
    };
    std::vector<InitialsMention> found;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const Token& token = text[i].token;
        const bool upper = std::ranges::all_of(bytes.substr(token.begin, token.end - token.begin),
                                               [](char c) { return c >= 'A' && c <= 'Z'; });
        const bool known =
            !text[i].variants.empty() && text[i].variants.front().match == WordMatch::Exact;
        const std::size_t size = token.text.size();
        if (size >= (upper ? shortest : shortest + 1) && size <= longest && !known && !token.stop &&
            isLetters(token.text))
            found.push_back({i, i, token.text});
        std::string letters;
        std::size_t last = i;
        for (std::size_t j = i;
             j < text.size() && text[j].token.text.size() == 1 && isLetters(text[j].token.text) &&
             (j == i || (text[j - 1].token.end + 1 == text[j].token.begin &&
                         bytes[text[j - 1].token.end] == '.'));
             ++j) {
            letters += text[j].token.text;
            last = j;
        }
        if (letters.size() < shortest || letters.size() > longest) continue;
        found.push_back({i, last, letters});
        i = last;
    }
    return found;
}

/// The text number `which` of a list of texts that stand behind their lengths.
std::string_view textAt(std::string_view list, std::uint32_t which) {
    for (;; --which) {
        std::uint32_t length = 0;
        for (int shift = 0; !list.empty() && shift < 32; shift += 7) {
            const auto byte = static_cast<unsigned char>(list.front());
            list.remove_prefix(1);
            length |= static_cast<std::uint32_t>(byte & 0x7F) << shift;
            if ((byte & 0x80) == 0) break;
        }
        if (which == 0 || length >= list.size()) return list.substr(0, length);
        list.remove_prefix(length);
    }
}

}  // namespace

struct ValueIndex::Private {
    /// What the words seen so far say of a name.
    struct Tally {
        float weight = 0;
        std::uint32_t lastWord = 0;  ///< so that two variants of one word count once
    };

    explicit Private(sqlite::Database opened) : database(std::move(opened)) {}

    sqlite::Database database;
    std::optional<WordDictionary> dictionary;
    std::unordered_set<std::uint32_t> functionWords;
    std::optional<sqlite::Statement> postings, bags, words, bearers, things;
    std::map<std::int64_t, ValueEntry> places;  ///< what the things of a place have in common
    std::vector<float> nameWeights;             ///< by name; negative for codes
    std::vector<Tally> tallies;                 ///< by name; all zero between look-ups

    [[nodiscard]] std::int64_t names() const {
        return static_cast<std::int64_t>(nameWeights.size()) - 1;
    }
    Result<void> prepare();
    Result<std::vector<TextWord>> read(std::string_view text);
    Result<void> addUnits(std::vector<TextWord>& text);
    Result<std::vector<ScoredName>> score(std::string_view bytes, const std::vector<TextWord>& text,
                                          double minimum, bool whole);
    Result<void> addInitials(std::string_view bytes, const std::vector<TextWord>& text,
                             std::vector<ScoredName>& scored);
    Result<void> addWorldNames(std::string_view bytes, const std::vector<TextWord>& text,
                               std::vector<ScoredName>& scored);
    Result<void> addNamesLike(const std::vector<std::string>& name, const NameMatch& match,
                              std::vector<ScoredName>& scored);
    Result<void> readPlaces();
    Result<void> addSameWords(const std::vector<TextWord>& text,
                              std::unordered_set<std::uint32_t>& candidates);
    Result<void> addBag(std::int64_t bag, std::unordered_set<std::uint32_t>& candidates);
    Result<void> addByRarestWord(const std::vector<TextWord>& text, double minimum,
                                 std::unordered_set<std::uint32_t>& candidates);
    Result<void> tally(const TextWord& word, std::uint32_t number,
                       std::vector<std::uint32_t>& touched);
    void addBest(const std::vector<std::uint32_t>& touched, double unseen, double minimum,
                 std::unordered_set<std::uint32_t>& candidates) const;
    Result<ValueEntry> entry(std::uint32_t thing, std::uint32_t which);
    Result<std::vector<ValueLink>> expand(const std::vector<TextWord>& text,
                                          const std::vector<ScoredName>& names);
    Result<std::vector<ValueLink>> links(std::string_view text, double minimum, bool whole);

    std::function<bool(ValueEntry&)> adapt;
    std::function<Result<void>(std::string_view, std::vector<ValueLink>&)> settle;
    std::unique_ptr<Private> further;  ///< a person's words, whose keys count in `meant`
    std::vector<ValueEntry> meant;
    Result<void> overlay(const ValueOverlay& overlay);
};

Result<void> ValueIndex::Private::prepare() {
    // The file never changes: locking it anew for each of a look-up's small questions would cost
    // more than they do.
    if (auto done = database.execute("PRAGMA cache_size = -32000; PRAGMA locking_mode = EXCLUSIVE");
        !done)
        return done;
    auto version = database.integer("PRAGMA user_version");
    if (!version) return version.error();
    if (*version != values::formatVersion)
        return Error{ErrorKind::Version,
                     "The value index was made by another version of the program.",
                     "format " + std::to_string(*version)};
    auto blob = database.value("SELECT names FROM weight");
    if (!blob) return blob.error();
    const std::string bytes = sqlite::toText(*blob);
    if (bytes.size() < sizeof(float))
        return Error{ErrorKind::Input, "The value index is damaged.", "no weights"};
    nameWeights.resize(bytes.size() / sizeof(float));
    std::memcpy(nameWeights.data(), bytes.data(), nameWeights.size() * sizeof(float));
    tallies.resize(nameWeights.size());
    const std::pair<std::optional<sqlite::Statement>*, std::string_view> statements[] = {
        {&postings, "SELECT names FROM postings WHERE word = ?"},
        {&bags, "SELECT entries FROM bag WHERE first <= ? ORDER BY first DESC LIMIT 1"},
        {&words, "SELECT words FROM name WHERE id = ?"},
        {&bearers, "SELECT bearers FROM name WHERE id = ?"},
        {&things, "SELECT place, key, iri, label, names, uses FROM thing WHERE id = ?"}};
    for (const auto& [target, sql] : statements) {
        auto statement = database.prepare(sql);
        if (!statement) return statement.error();
        *target = std::move(*statement);
    }
    auto opened = WordDictionary::open(database, names());
    if (!opened) return opened.error();
    dictionary = std::move(*opened);
    auto known = dictionary->functionWords();
    if (!known) return known.error();
    functionWords = std::move(*known);
    return readPlaces();
}

Result<void> ValueIndex::Private::readPlaces() {
    return database.each(R"(SELECT id, kind, "table", "column", iri FROM place)",
                         [&](sqlite::Statement& row) {
                             ValueEntry& place = places[row.integer(0)];
                             place.kind = static_cast<LinkKind>(row.integer(1));
                             place.table = row.text(2);
                             place.column = row.text(3);
                             place.iri = row.text(4);
                         });
}

Result<std::vector<TextWord>> ValueIndex::Private::read(std::string_view text) {
    std::vector<TextWord> found;
    std::map<std::string, std::vector<WordVariant>> seen;
    for (Token& token : tokens(text)) {
        if (found.size() == maxTextWords) break;
        TextWord word{std::move(token), {}, 0};
        auto known = seen.find(word.token.text);
        if (known == seen.end()) {
            auto variants = dictionary->variants(word.token);
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
Result<void> ValueIndex::Private::addUnits(std::vector<TextWord>& text) {
    constexpr float quality = 0.97F;
    for (std::size_t i = 1; i < text.size(); ++i) {
        const char before = text[i - 1].token.text[0];
        if (before < '0' || before > '9') continue;
        for (const std::string& unit : WorldNames::shared().unitsLike(text[i].token.text)) {
            auto known = dictionary->find(unit);
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
Result<void> ValueIndex::Private::addSameWords(const std::vector<TextWord>& text,
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

Result<void> ValueIndex::Private::addBag(std::int64_t bag,
                                         std::unordered_set<std::uint32_t>& candidates) {
    bags->bind(1, bag);
    auto row = bags->step();
    if (!row) return row.error();
    if (*row) {
        const std::string_view bytes = bags->text(0);
        std::vector<values::BagEntry> block(bytes.size() / sizeof(values::BagEntry));
        std::memcpy(block.data(), bytes.data(), block.size() * sizeof(values::BagEntry));
        auto entry = std::ranges::lower_bound(block, bag, {}, &values::BagEntry::bag);
        for (std::size_t i = 0; i < maxSameBag && entry != block.end() && entry->bag == bag; ++i)
            candidates.insert(static_cast<std::uint32_t>(entry++->name));
    }
    bags->reset();
    return {};
}

Result<void> ValueIndex::Private::tally(const TextWord& word, std::uint32_t number,
                                        std::vector<std::uint32_t>& touched) {
    for (const WordVariant& variant : word.variants) {
        postings->bind(1, static_cast<std::int64_t>(variant.word));
        auto row = postings->step();
        if (!row) return row.error();
        if (*row) {
            eachPosting(postings->text(0), [&](std::uint32_t name) {
                if (name >= tallies.size()) return;
                Tally& tally = tallies[name];
                if (tally.lastWord == number) return;
                if (tally.lastWord == 0) touched.push_back(name);
                tally.weight += variant.quality * variant.weight;
                tally.lastWord = number;
            });
        }
        postings->reset();
    }
    return {};
}

/// The most promising names first met through one word. `unseen`: weight of words too frequent to
/// be tallied.
void ValueIndex::Private::addBest(const std::vector<std::uint32_t>& touched, double unseen,
                                  double minimum,
                                  std::unordered_set<std::uint32_t>& candidates) const {
    const double needed = minimum / (2 - minimum);  // coverage of the name that could still do
    std::vector<std::pair<double, std::uint32_t>> promising;
    for (const std::uint32_t name : touched) {
        const double whole = std::fabs(nameWeights[name]);
        const double known = tallies[name].weight;
        const bool possible =
            known + unseen >= needed * whole || (nameWeights[name] < 0 && needed <= 0.5);
        if (possible) promising.emplace_back(-known * known / whole, name);
    }
    if (promising.size() > namesPerWord) {
        std::ranges::nth_element(promising, promising.begin() + namesPerWord);
        promising.resize(namesPerWord);
    }
    for (const auto& [promise, name] : promising) candidates.insert(name);
}

Result<void> ValueIndex::Private::addByRarestWord(const std::vector<TextWord>& text, double minimum,
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
    for (const std::uint32_t name : all) tallies[name] = {};
    return done;
}

Result<void> ValueIndex::Private::addNamesLike(const std::vector<std::string>& name,
                                               const NameMatch& match,
                                               std::vector<ScoredName>& scored) {
    std::vector<std::uint32_t> ids;
    for (const std::string& word : name) {
        auto known = dictionary->find(word);
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
Result<void> ValueIndex::Private::addWorldNames(std::string_view bytes,
                                                const std::vector<TextWord>& text,
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
Result<void> ValueIndex::Private::addInitials(std::string_view bytes,
                                              const std::vector<TextWord>& text,
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

Result<std::vector<ScoredName>> ValueIndex::Private::score(std::string_view bytes,
                                                           const std::vector<TextWord>& text,
                                                           double minimum, bool whole) {
    std::unordered_set<std::uint32_t> candidates;
    if (auto done = addSameWords(text, candidates); !done) return done.error();
    if (auto done = addByRarestWord(text, std::min(leeway * minimum, leastOfFew), candidates);
        !done)
        return done.error();
    const ValueMatcher matcher(bytes, text, functionWords);
    std::vector<ScoredName> scored;
    for (const std::uint32_t name : candidates) {
        words->bind(1, static_cast<std::int64_t>(name));
        auto row = words->step();
        if (!row) return row.error();
        const auto ids = *row ? decodeVarints(words->text(0)) : std::vector<std::uint32_t>{};
        words->reset();
        if (ids.empty() || ids.size() > values::maxWords || name >= nameWeights.size()) continue;
        auto match = matcher.match(ids, std::fabs(nameWeights[name]), nameWeights[name] < 0, whole);
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

Result<ValueEntry> ValueIndex::Private::entry(std::uint32_t thing, std::uint32_t which) {
    things->bind(1, static_cast<std::int64_t>(thing));
    auto row = things->step();
    if (!row) return row.error();
    const auto place = *row ? places.find(things->integer(0)) : places.end();
    if (place == places.end())
        return Error{ErrorKind::Input, "The value index is damaged.", "no such thing"};
    ValueEntry found = place->second;
    found.text = textAt(things->text(4), which);
    found.key = things->text(1);
    if (found.kind == LinkKind::Entity) found.iri = things->text(2);
    found.label = things->text(3);
    found.uses = things->integer(5);
    things->reset();
    return found;
}

Result<std::vector<ValueLink>> ValueIndex::Private::expand(const std::vector<TextWord>& text,
                                                           const std::vector<ScoredName>& names) {
    std::vector<ValueLink> links;
    for (const ScoredName& name : names) {
        bearers->bind(1, static_cast<std::int64_t>(name.name));
        auto row = bearers->step();
        if (!row) return row.error();
        const auto pairs = *row ? decodeVarints(bearers->text(0)) : std::vector<std::uint32_t>{};
        bearers->reset();
        for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
            auto found = entry(pairs[i], pairs[i + 1]);
            if (!found) return found.error();
            links.push_back({text[name.match.first].token.begin, text[name.match.last].token.end,
                             std::move(*found), name.match.score, name.match.how});
        }
    }
    return links;
}

Result<void> ValueIndex::Private::overlay(const ValueOverlay& given) {
    adapt = given.adapt;
    settle = given.settle;
    if (given.words.empty()) return {};
    auto builder = ValueIndexBuilder::create(":memory:");
    if (!builder) return builder.error();
    for (const auto& [word, meaning] : given.words) {
        auto added = builder->add({.kind = meaning.kind,
                                   .text = word,
                                   .table = meaning.table,
                                   .key = std::to_string(meant.size())});
        if (!added) return added;
        meant.push_back(meaning);
    }
    if (auto done = builder->finish(); !done) return done;
    further = std::make_unique<Private>(builder->takeDatabase());
    return further->prepare();
}

Result<std::vector<ValueLink>> ValueIndex::Private::links(std::string_view text, double minimum,
                                                          bool whole) {
    auto found = read(text);
    if (!found) return found.error();
    auto scored = score(text, *found, minimum, whole);
    if (!scored) return scored.error();
    auto all = expand(*found, *scored);
    if (!all) return all;
    useInitials(text, *all);
    if (adapt) std::erase_if(*all, [this](ValueLink& link) { return !adapt(link.entry); });
    if (!further) return all;
    auto more = further->links(text, minimum, whole);
    if (!more) return more;
    for (ValueLink& link : *more) {
        link.entry = meant.at(std::stoul(link.entry.key));
        all->push_back(std::move(link));
    }
    const auto strength = [](const ValueLink& link) {
        return link.score * static_cast<double>(link.end - link.begin);
    };
    std::ranges::stable_sort(*all, std::greater{}, strength);
    return all;
}

ValueIndex::ValueIndex(std::unique_ptr<Private> data) : d(std::move(data)) {}
ValueIndex::ValueIndex(ValueIndex&&) noexcept = default;
ValueIndex::~ValueIndex() = default;

Result<ValueIndex> ValueIndex::open(const std::filesystem::path& path,
                                    const ValueOverlay& overlay) {
    auto database = sqlite::Database::open(path, sqlite::OpenMode::ReadOnly);
    if (!database) return database.error();
    auto data = std::make_unique<Private>(std::move(*database));
    if (auto done = data->prepare(); !done) return done.error();
    if (auto done = data->overlay(overlay); !done) return done.error();
    return ValueIndex(std::move(data));
}

Result<std::vector<ValueLink>> ValueIndex::link(std::string_view text,
                                                const LinkOptions& options) const {
    auto links = d->links(text, options.minimum, false);
    if (!links) return links.error();
    std::vector<ValueLink> chosen = choose(std::move(*links), options);
    if (d->settle) {
        if (auto done = d->settle(text, chosen); !done) return done.error();
    }
    return chosen;
}

Result<std::vector<ValueLink>> ValueIndex::nearest(std::string_view name, int k) const {
    constexpr double minimum = 0.3;
    auto links = d->links(name, minimum, true);
    if (!links) return links.error();
    std::ranges::stable_sort(*links, [](const ValueLink& a, const ValueLink& b) {
        return std::pair(a.score, a.entry.uses) > std::pair(b.score, b.entry.uses);
    });
    if (links->size() > static_cast<std::size_t>(std::max(0, k)))
        links->resize(static_cast<std::size_t>(k));
    return links;
}

}  // namespace tripletalk::retrieval
