// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/valueindex.h"

#include "retrieval/postings.h"
#include "retrieval/valueformat.h"
#include "retrieval/valuematcher.h"
#include "sqlite/database.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <optional>
#include <set>
#include <unordered_set>

namespace tripletalk::retrieval {

namespace {

constexpr std::size_t maxTextWords = 200;  ///< a question has no more; a pasted page is cut here
constexpr std::size_t postingsBudget =
    100'000;  ///< names looked at in one look-up; rarest words first
constexpr std::size_t namesPerWord =
    24;  ///< names scored fully for which a word is the rarest match
constexpr std::size_t maxBagWords = 8;
constexpr std::size_t maxSameBag = 20;
constexpr std::size_t maxNames = 60;  ///< names whose entries are read
constexpr std::size_t maxTies = values::maxBearers;
constexpr double tieTolerance =
    0.03;  ///< a difference in rarity alone does not tell candidates apart

struct ScoredName {
    std::uint32_t name = 0;
    NameMatch match;
    [[nodiscard]] double strength() const { return match.score * match.matched; }
};

bool isSchema(LinkKind kind) { return kind == LinkKind::Table || kind == LinkKind::Column; }

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
    std::optional<sqlite::Statement> postings, bags, words, bearers, things;
    std::map<std::int64_t, ValueEntry> places;  ///< what the things of a place have in common
    std::vector<float> nameWeights;             ///< by name; negative for codes
    std::vector<Tally> tallies;                 ///< by name; all zero between look-ups

    [[nodiscard]] std::int64_t names() const {
        return static_cast<std::int64_t>(nameWeights.size()) - 1;
    }
    Result<void> prepare();
    Result<std::vector<TextWord>> read(std::string_view text);
    Result<std::vector<ScoredName>> score(const std::vector<TextWord>& text, double minimum,
                                          bool whole);
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
    return found;
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

Result<std::vector<ScoredName>> ValueIndex::Private::score(const std::vector<TextWord>& text,
                                                           double minimum, bool whole) {
    std::unordered_set<std::uint32_t> candidates;
    if (auto done = addSameWords(text, candidates); !done) return done.error();
    if (auto done = addByRarestWord(text, minimum, candidates); !done) return done.error();
    const ValueMatcher matcher(text);
    std::vector<ScoredName> scored;
    for (const std::uint32_t name : candidates) {
        words->bind(1, static_cast<std::int64_t>(name));
        auto row = words->step();
        if (!row) return row.error();
        const auto ids = *row ? decodeVarints(words->text(0)) : std::vector<std::uint32_t>{};
        words->reset();
        if (ids.empty() || ids.size() > values::maxWords || name >= nameWeights.size()) continue;
        auto match = matcher.match(ids, std::fabs(nameWeights[name]), nameWeights[name] < 0, whole);
        if (match && match->score >= minimum) scored.push_back({name, std::move(*match)});
    }
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
    auto scored = score(*found, minimum, whole);
    if (!scored) return scored.error();
    auto all = expand(*found, *scored);
    if (!all) return all;
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

namespace {

std::string thingOf(const ValueEntry& entry) {
    const std::string& name =
        entry.kind == LinkKind::Entity && !entry.key.empty() ? entry.key : entry.text;
    return std::to_string(static_cast<int>(entry.kind)) + '\n' + entry.table + '\n' + entry.column +
           '\n' + name;
}

/// Strongest mentions first: a weaker one that overlaps with another stretch is dropped. Things of
/// the schema and things of the data do not compete: "supplier" in "supplier Nord" may name the
/// table, too. Expects the links strongest first.
std::vector<ValueLink> choose(std::vector<ValueLink> links, const LinkOptions& options) {
    struct Mention {
        std::size_t begin, end;
        bool schema;
        double best;
        std::set<std::string> things;  ///< an entity's label and its key are one thing
    };
    std::vector<Mention> mentions;
    std::vector<ValueLink> chosen;
    for (ValueLink& link : links) {
        const bool schema = isSchema(link.entry.kind);
        const auto overlapping = std::ranges::find_if(mentions, [&](const Mention& mention) {
            return mention.schema == schema && mention.begin < link.end && link.begin < mention.end;
        });
        if (overlapping == mentions.end()) {
            mentions.push_back({link.begin, link.end, schema, link.score, {thingOf(link.entry)}});
        } else {
            if (overlapping->begin != link.begin || overlapping->end != link.end) continue;
            const std::size_t count = overlapping->things.size();
            const bool ties = link.score >= overlapping->best - tieTolerance && count < maxTies;
            if (!ties && count >= static_cast<std::size_t>(options.perMention)) continue;
            if (!overlapping->things.insert(thingOf(link.entry)).second) continue;
        }
        chosen.push_back(std::move(link));
    }
    std::ranges::stable_sort(chosen, [](const ValueLink& a, const ValueLink& b) {
        if (a.begin != b.begin) return a.begin < b.begin;
        if (a.end != b.end) return a.end > b.end;
        if (a.score != b.score) return a.score > b.score;
        return a.entry.uses > b.entry.uses;
    });
    return chosen;
}

}  // namespace

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
    return choose(std::move(*links), options);
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
