// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/postings.h"
#include "retrieval/tokens.h"
#include "retrieval/valueformat.h"
#include "retrieval/valueindex.h"
#include "sqlite/database.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace tripletalk::retrieval {

namespace {

/// The map's items so that rows are appended in order of their key, which SQLite does fastest.
template <typename Map, typename Id>
std::vector<const typename Map::value_type*> inOrderOfId(const Map& map, Id&& id) {
    std::vector<const typename Map::value_type*> items;
    items.reserve(map.size());
    for (const auto& item : map) items.push_back(&item);
    std::ranges::sort(items, {}, [&](const auto* item) { return id(item->second); });
    return items;
}

/// An identifier of several parts, of which people often say one: no blank, a digit, a separator.
bool isCode(std::string_view text) {
    return text.find_first_of(" \t\n") == std::string_view::npos &&
           text.find_first_of("0123456789") != std::string_view::npos &&
           text.find_first_of("-_/:.") != std::string_view::npos;
}

}  // namespace

/// Words, postings and the names' identities are held in memory while building (about 150 bytes a
/// name); entries are not.
struct ValueIndexBuilder::Private {
    struct WordData {
        std::uint32_t id = 0;
        PostingsWriter names;
    };

    sqlite::Database database;
    std::optional<sqlite::Statement> insertEntry;
    std::unordered_map<std::string, WordData> words;
    std::unordered_map<std::string, std::uint32_t> names;  ///< by their words' numbers as varints

    std::unordered_set<std::uint32_t> codes;  ///< names written as a code, like "A145-99"

    std::uint32_t wordId(const std::string& word) {
        auto [found, isNew] = words.try_emplace(word);
        if (isNew) found->second.id = static_cast<std::uint32_t>(words.size());
        return found->second.id;
    }
    std::uint32_t nameId(const std::vector<Token>& tokens);
    Result<void> writeWords() const;
    Result<void> writeNames() const;
};

std::uint32_t ValueIndexBuilder::Private::nameId(const std::vector<Token>& tokens) {
    std::vector<std::uint32_t> ids;
    ids.reserve(tokens.size());
    for (const Token& token : tokens) ids.push_back(wordId(token.text));
    const auto [found, isNew] =
        names.try_emplace(encodeVarints(ids), static_cast<std::uint32_t>(names.size() + 1));
    if (isNew) {
        for (const Token& token : tokens) {
            PostingsWriter& postings = words.find(token.text)->second.names;
            if (!postings.endsWith(found->second)) postings.append(found->second);
        }
    }
    return found->second;
}

Result<void> ValueIndexBuilder::Private::writeWords() const {
    auto insert =
        database.prepare("INSERT INTO word(id, text, names, postings) VALUES (?, ?, ?, ?)");
    if (!insert) return insert.error();
    std::map<std::size_t, std::string> byLength;
    for (const auto* item : inOrderOfId(words, [](const WordData& data) { return data.id; })) {
        const auto& [word, data] = *item;
        insert->bind(1, static_cast<std::int64_t>(data.id));
        insert->bind(2, word);
        insert->bind(3, static_cast<std::int64_t>(data.names.count()));
        insert->bindBlob(4, data.names.bytes().data(), data.names.bytes().size());
        if (auto done = insert->run(); !done) return done;
        const std::size_t length = decode(word).size();
        if (length >= 3 && (word[0] < '0' || word[0] > '9')) byLength[length] += word + '\n';
    }
    for (const auto& [length, list] : byLength) {
        auto done = database.run("INSERT INTO letters VALUES (?, ?)",
                                 static_cast<std::int64_t>(length), list);
        if (!done) return done;
    }
    return {};
}

Result<void> ValueIndexBuilder::Private::writeNames() const {
    auto insert = database.prepare("INSERT INTO name(id, bag, words) VALUES (?, ?, ?)");
    if (!insert) return insert.error();
    std::vector<float> wordWeights(words.size() + 1);
    for (const auto& [word, data] : words)
        wordWeights[data.id] =
            values::wordWeight(word, data.names.count(), static_cast<std::int64_t>(names.size()));
    std::vector<float> nameWeights(names.size() + 1);
    for (const auto* item : inOrderOfId(names, [](std::uint32_t id) { return id; })) {
        const auto& [bytes, id] = *item;
        const std::vector<std::uint32_t> ids = decodeVarints(bytes);
        for (const auto word : ids) nameWeights[id] += wordWeights[word];
        if (codes.contains(id)) nameWeights[id] = -nameWeights[id];
        insert->bind(1, static_cast<std::int64_t>(id));
        insert->bind(2, values::bagOf(ids));
        insert->bindBlob(3, bytes.data(), bytes.size());
        if (auto done = insert->run(); !done) return done;
    }
    auto weights = database.prepare("INSERT INTO weight VALUES (1, ?)");
    if (!weights) return weights.error();
    weights->bindBlob(1, nameWeights.data(), nameWeights.size() * sizeof(float));
    return weights->run();
}

ValueIndexBuilder::ValueIndexBuilder(std::unique_ptr<Private> data) : d(std::move(data)) {}
ValueIndexBuilder::ValueIndexBuilder(ValueIndexBuilder&&) noexcept = default;
ValueIndexBuilder::~ValueIndexBuilder() = default;

Result<ValueIndexBuilder> ValueIndexBuilder::create(const std::filesystem::path& path) {
    auto database = sqlite::Database::open(path, sqlite::OpenMode::Create);
    if (!database) return database.error();
    auto data = std::make_unique<Private>(Private{std::move(*database), {}, {}, {}, {}});
    // The importer builds in a folder of its own: a crash leaves nothing that anybody reads.
    for (const std::string_view script :
         {std::string_view("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"), values::tables,
          std::string_view("BEGIN")}) {
        if (auto done = data->database.execute(script); !done) return done.error();
    }
    auto insert =
        data->database.prepare("INSERT INTO entry VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    if (!insert) return insert.error();
    data->insertEntry = std::move(*insert);
    return ValueIndexBuilder(std::move(data));
}

Result<void> ValueIndexBuilder::add(const ValueEntry& entry) {
    const std::vector<Token> words = tokens(entry.text);
    if (words.empty() || words.size() > values::maxWords) return {};
    const std::uint32_t name = d->nameId(words);
    if (words.size() > 1 && isCode(entry.text)) d->codes.insert(name);
    sqlite::Statement& insert = *d->insertEntry;
    insert.bind(1, static_cast<std::int64_t>(name));
    insert.bind(2, static_cast<int>(entry.kind));
    int column = 2;
    for (const std::string* text :
         {&entry.text, &entry.table, &entry.column, &entry.key, &entry.iri, &entry.label})
        insert.bind(++column, *text);
    insert.bind(9, entry.uses);
    return insert.run();
}

Result<void> ValueIndexBuilder::finish() {
    d->insertEntry.reset();
    if (auto done = d->writeWords(); !done) return done;
    if (auto done = d->writeNames(); !done) return done;
    if (auto done = d->database.execute(values::indexes); !done) return done;
    if (auto done =
            d->database.execute("PRAGMA user_version = " + std::to_string(values::formatVersion));
        !done)
        return done;
    return d->database.execute("COMMIT");
}

}  // namespace tripletalk::retrieval
