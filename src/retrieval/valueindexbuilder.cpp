// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/packedtexts.h"
#include "retrieval/postings.h"
#include "retrieval/stringpool.h"
#include "retrieval/textlist.h"
#include "retrieval/tokens.h"
#include "retrieval/valueformat.h"
#include "retrieval/valueindex.h"
#include "sqlite/database.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

namespace tripletalk::retrieval {

namespace {

constexpr std::uint32_t postingsAtOnce = 8'000'000;  ///< bounds what sorting them takes
constexpr std::size_t bagsInBlock = 512;

/// An identifier of several parts, of which people often say one: no blank, a digit, a separator.
bool isCode(std::string_view text) {
    return text.find_first_of(" \t\n") == std::string_view::npos &&
           text.find_first_of("0123456789") != std::string_view::npos &&
           text.find_first_of("-_/:.") != std::string_view::npos;
}

std::size_t characters(std::string_view utf8) {
    return static_cast<std::size_t>(
        std::ranges::count_if(utf8, [](char c) { return (c & '\xC0') != '\x80'; }));
}

/// Where each of the groups 1…n begins in a list sorted by group, from the groups' sizes.
std::vector<std::uint32_t> beginnings(const std::vector<std::uint32_t>& sizes) {
    std::vector<std::uint32_t> begins(sizes.size() + 1);
    std::partial_sum(sizes.begin(), sizes.end(), begins.begin() + 1);
    return begins;
}

}  // namespace

struct ValueIndexBuilder::Private {
    /// A thing and which of its names the name is.
    struct Bearer {
        std::uint32_t name;
        std::uint32_t thing;
        std::uint32_t which;
    };

    explicit Private(sqlite::Database opened) : database(std::move(opened)) {}

    sqlite::Database database;
    std::optional<PackedTextsWriter> things;
    StringPool words;
    StringPool names;                      ///< their words' numbers as varints
    StringPool places;                     ///< what makes them differ, as one text
    std::vector<bool> codes;               ///< by name: written as a code, like "A145-99"
    std::vector<std::uint32_t> uses;       ///< by thing
    std::vector<Bearer> bearers;           ///< by thing
    std::vector<std::uint32_t> namesWith;  ///< by word

    std::string bytes, written;  // reused

    [[nodiscard]] std::uint32_t thing() const { return static_cast<std::uint32_t>(uses.size()); }
    void addName(std::string_view text, std::size_t& count);
    Result<std::int64_t> placeOf(const ValueEntry& entry);
    Result<void> writeWords();
    Result<void> writePostings(const CancelToken& cancel);
    Result<void> writePostings(std::uint32_t first, std::uint32_t last);
    Result<void> writeNames(const CancelToken& cancel);
    [[nodiscard]] std::string initials(std::uint32_t name) const;
    Result<void> writeBags();
    [[nodiscard]] std::vector<std::uint32_t> bearersByName(
        std::vector<std::uint32_t>& begins) const;
};

/// Numbers the name and notes that the thing being added, the last one, bears it.
void ValueIndexBuilder::Private::addName(std::string_view text, std::size_t& count) {
    const std::vector<Token> tokensOfName = tokens(text);
    if (tokensOfName.empty() || tokensOfName.size() > values::maxWords) return;
    bytes.clear();
    for (const Token& token : tokensOfName) appendVarint(bytes, words.add(token.text).first);
    const std::uint32_t name = names.add(bytes).first;
    codes.resize(names.size() + 1);
    if (tokensOfName.size() > 1 && isCode(text)) codes[name] = true;
    for (auto earlier = bearers.rbegin(); earlier != bearers.rend() && earlier->thing == thing();
         ++earlier)
        if (earlier->name == name) return;  // the same words, written another way
    appendText(written, text);
    bearers.push_back({name, thing(), static_cast<std::uint32_t>(count++)});
}

Result<std::int64_t> ValueIndexBuilder::Private::placeOf(const ValueEntry& entry) {
    const auto kind = static_cast<int>(entry.kind);
    const std::string_view iri = entry.kind == LinkKind::Entity ? "" : std::string_view(entry.iri);
    bytes = std::to_string(kind);
    for (const std::string_view part :
         {std::string_view(entry.table), std::string_view(entry.column), iri}) {
        bytes += '\0';
        bytes += part;
    }
    const auto [number, isNew] = places.add(bytes);
    if (isNew) {
        auto added =
            database.run("INSERT INTO place VALUES (?, ?, ?, ?, ?)",
                         static_cast<std::int64_t>(number), kind, entry.table, entry.column, iri);
        if (!added) return added.error();
    }
    return static_cast<std::int64_t>(number);
}

Result<void> ValueIndexBuilder::Private::writeWords() {
    namesWith.assign(words.size() + 1, 0);
    std::vector<std::uint32_t> lastName(words.size() + 1);  // a word may be in a name twice
    for (std::uint32_t name = 1; name <= names.size(); ++name) {
        eachVarint(names.at(name), [&](std::uint32_t word) {
            if (std::exchange(lastName[word], name) != name) ++namesWith[word];
        });
    }
    std::vector<std::uint32_t> sorted(words.size());  // rows in order of their key append fastest
    std::iota(sorted.begin(), sorted.end(), 1U);
    std::ranges::sort(sorted, {}, [&](std::uint32_t word) { return words.at(word); });
    auto insert = database.prepare("INSERT INTO word VALUES (?, ?, ?)");
    if (!insert) return insert.error();
    std::map<std::size_t, std::string> byLength;
    for (const std::uint32_t word : sorted) {
        const std::string_view text = words.at(word);
        insert->bind(1, text);
        insert->bind(2, static_cast<std::int64_t>(word));
        insert->bind(3, static_cast<std::int64_t>(namesWith[word]));
        if (auto done = insert->run(); !done) return done;
        const std::size_t length = characters(text);
        if (length >= 3 && (text[0] < '0' || text[0] > '9'))
            byLength[length].append(text).append(1, '\n');
    }
    for (const auto& [length, list] : byLength) {
        auto done = database.run("INSERT INTO letters VALUES (?, ?)",
                                 static_cast<std::int64_t>(length), list);
        if (!done) return done;
    }
    return {};
}

Result<void> ValueIndexBuilder::Private::writePostings(const CancelToken& cancel) {
    for (std::uint32_t first = 1; first <= words.size();) {
        if (cancel.cancelled()) return cancel.error();
        std::uint32_t last = first;
        for (std::uint32_t sum = namesWith[first];
             last < words.size() && (sum += namesWith[last + 1]) <= postingsAtOnce;)
            ++last;
        if (auto done = writePostings(first, last); !done) return done;
        first = last + 1;
    }
    return {};
}

/// Sorts the names by the words `first` to `last` in memory, in one pass over all names.
Result<void> ValueIndexBuilder::Private::writePostings(std::uint32_t first, std::uint32_t last) {
    const std::vector<std::uint32_t> begins = beginnings(
        {namesWith.begin() + first, namesWith.begin() + static_cast<std::ptrdiff_t>(last) + 1});
    std::vector<std::uint32_t> ends(begins.begin(), std::prev(begins.end()));
    std::vector<std::uint32_t> sorted(begins.back());
    for (std::uint32_t name = 1; name <= names.size(); ++name) {
        eachVarint(names.at(name), [&](std::uint32_t word) {
            if (word < first || word > last) return;
            std::uint32_t& end = ends[word - first];
            if (end == begins[word - first] || sorted[end - 1] != name) sorted[end++] = name;
        });
    }
    auto insert = database.prepare("INSERT INTO postings VALUES (?, ?)");
    if (!insert) return insert.error();
    for (std::uint32_t word = first; word <= last; ++word) {
        PostingsWriter postings;
        for (std::uint32_t i = begins[word - first]; i < ends[word - first]; ++i)
            postings.append(sorted[i]);
        insert->bind(1, static_cast<std::int64_t>(word));
        insert->bindBlob(2, postings.bytes().data(), postings.bytes().size());
        if (auto done = insert->run(); !done) return done;
    }
    return {};
}

/// Places in `bearers`, name after name, each name's most used thing first; `begins` by name.
std::vector<std::uint32_t> ValueIndexBuilder::Private::bearersByName(
    std::vector<std::uint32_t>& begins) const {
    std::vector<std::uint32_t> sizes(names.size() + 1);
    for (const Bearer& bearer : bearers) ++sizes[bearer.name];
    begins = beginnings(sizes);
    std::vector<std::uint32_t> ends(begins.begin(), std::prev(begins.end()));
    std::vector<std::uint32_t> sorted(bearers.size());
    for (std::uint32_t i = 0; i < bearers.size(); ++i) sorted[ends[bearers[i].name]++] = i;
    for (std::uint32_t name = 1; name <= names.size(); ++name)
        std::ranges::stable_sort(
            sorted.begin() + begins[name], sorted.begin() + begins[name + 1], std::greater{},
            [&](std::uint32_t bearer) { return uses[bearers[bearer].thing - 1]; });
    return sorted;
}

Result<void> ValueIndexBuilder::Private::writeNames(const CancelToken& cancel) {
    std::vector<float> wordWeights(words.size() + 1);
    for (std::uint32_t word = 1; word <= words.size(); ++word)
        wordWeights[word] = values::wordWeight(words.at(word), namesWith[word], names.size());
    std::vector<std::uint32_t> begins;
    const std::vector<std::uint32_t> sorted = bearersByName(begins);
    std::vector<float> weights(names.size() + 1);
    auto insert = database.prepare("INSERT INTO name VALUES (?, ?, ?)");
    if (!insert) return insert.error();
    for (std::uint32_t name = 1; name <= names.size(); ++name) {
        if (name % 1024 == 0 && cancel.cancelled()) return cancel.error();
        const std::string_view ids = names.at(name);
        eachVarint(ids, [&](std::uint32_t word) { weights[name] += wordWeights[word]; });
        if (codes[name]) weights[name] = -weights[name];
        bytes.clear();
        const auto end = std::min<std::size_t>(begins[name + 1], begins[name] + values::maxBearers);
        for (std::size_t i = begins[name]; i < end; ++i) {
            appendVarint(bytes, bearers[sorted[i]].thing);
            appendVarint(bytes, bearers[sorted[i]].which);
        }
        insert->bind(1, static_cast<std::int64_t>(name));
        insert->bindBlob(2, ids.data(), ids.size());
        insert->bindBlob(3, bytes.data(), bytes.size());
        if (auto done = insert->run(); !done) return done;
    }
    auto insertWeights = database.prepare("INSERT INTO weight VALUES (1, ?)");
    if (!insertWeights) return insertWeights.error();
    insertWeights->bindBlob(1, weights.data(), weights.size() * sizeof(float));
    return insertWeights->run();
}

/// Of a name that people may shorten so, otherwise empty. Function words count, too: "bill of
/// material" is "bom".
std::string ValueIndexBuilder::Private::initials(std::uint32_t name) const {
    std::string letters;
    bool fit = true;
    eachVarint(names.at(name), [&](std::uint32_t word) {
        const char first = words.at(word).front();
        fit = fit && first >= 'a' && first <= 'z' && letters.size() < values::maxInitials;
        if (fit) letters += first;
    });
    return fit && letters.size() > 1 ? letters : std::string();
}

Result<void> ValueIndexBuilder::Private::writeBags() {
    std::vector<values::BagEntry> bags;
    bags.reserve(names.size());
    for (std::uint32_t name = 1; name <= names.size(); ++name)
        bags.push_back({values::bagOf(decodeVarints(names.at(name))), name});
    for (std::uint32_t name = 1; name <= names.size(); ++name)
        if (const std::string letters = initials(name); !letters.empty())
            bags.push_back({values::bagOfInitials(letters), name});
    std::ranges::sort(bags, {}, [](const auto& entry) { return std::pair(entry.bag, entry.name); });
    auto insert = database.prepare("INSERT INTO bag VALUES (?, ?)");
    if (!insert) return insert.error();
    for (std::size_t begin = 0; begin < bags.size();) {
        std::size_t end = std::min(begin + bagsInBlock, bags.size());
        while (end < bags.size() && bags[end].bag == bags[end - 1].bag) ++end;
        insert->bind(1, bags[begin].bag);
        insert->bindBlob(2, &bags[begin], (end - begin) * sizeof(values::BagEntry));
        if (auto done = insert->run(); !done) return done;
        begin = end;
    }
    return {};
}

ValueIndexBuilder::ValueIndexBuilder(std::unique_ptr<Private> data) : d(std::move(data)) {}
ValueIndexBuilder::ValueIndexBuilder(ValueIndexBuilder&&) noexcept = default;
ValueIndexBuilder::~ValueIndexBuilder() = default;

Result<ValueIndexBuilder> ValueIndexBuilder::create(const std::filesystem::path& path) {
    auto database = sqlite::Database::open(path, sqlite::OpenMode::Create);
    if (!database) return database.error();
    auto data = std::make_unique<Private>(std::move(*database));
    // The importer builds in a folder of its own: a crash leaves nothing that anybody reads.
    for (const std::string_view script :
         {std::string_view("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"), values::tables,
          std::string_view("BEGIN")}) {
        if (auto done = data->database.execute(script); !done) return done.error();
    }
    auto things = PackedTextsWriter::create(data->database, "thing");
    if (!things) return things.error();
    data->things = std::move(*things);
    return ValueIndexBuilder(std::move(data));
}

Result<void> ValueIndexBuilder::add(const ValueEntry& entry,
                                    const std::vector<std::string>& otherNames) {
    constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
    d->uses.push_back(static_cast<std::uint32_t>(std::clamp<std::int64_t>(entry.uses, 0, most)));
    d->written.clear();
    std::size_t count = 0;
    d->addName(entry.text, count);
    for (const std::string& name : otherNames) d->addName(name, count);
    if (count == 0) {
        d->uses.pop_back();
        return {};
    }
    auto place = d->placeOf(entry);
    if (!place) return place.error();
    std::string stored;
    appendVarint(stored, static_cast<std::uint32_t>(*place));
    appendVarint(stored, d->uses.back());
    for (const std::string_view text :
         {std::string_view(entry.key),
          entry.kind == LinkKind::Entity ? std::string_view(entry.iri) : std::string_view(),
          std::string_view(entry.label)})
        appendText(stored, text);
    return d->things->add(d->thing(), stored += d->written);
}

Result<void> ValueIndexBuilder::finish(const CancelToken& cancel) {
    if (auto done = d->things->finish(); !done) return done;
    d->things.reset();
    if (auto done = d->writeWords(); !done) return done;
    if (auto done = d->writePostings(cancel); !done) return done;
    if (auto done = d->writeNames(cancel); !done) return done;
    if (auto done = d->writeBags(); !done) return done;
    return d->database.execute("PRAGMA user_version = " + std::to_string(values::formatVersion) +
                               "; COMMIT");
}

sqlite::Database ValueIndexBuilder::takeDatabase() { return std::move(d->database); }

}  // namespace tripletalk::retrieval
