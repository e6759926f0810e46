// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/passagestore.h"

#include "base/texthash.h"
#include "retrieval/lexicalwords.h"
#include "retrieval/packedtexts.h"
#include "retrieval/textlist.h"

#include <array>
#include <map>
#include <utility>

namespace tripletalk::retrieval {

namespace {

constexpr int formatVersion = 3;
/// Texts as they are, in columns in the order of `fields`; a type by its name and an IRI as it is.
constexpr int plainVersion = 2;

/// `passage` has what passages are looked for by: the number of a type, a hash of the IRI. The
/// index keeps no copy of the texts; `extra` holds extraWords() of the other three.
constexpr std::string_view tables = R"(
CREATE TABLE passage(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, type INTEGER NOT NULL,
    iri INTEGER NOT NULL);
CREATE TABLE passage_type(id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE VIRTUAL TABLE passage_index USING fts5(title, heading, text, extra, content = '',
    tokenize = 'porter unicode61 remove_diacritics 2');
)";

/// What a passage is stored as (textlist.h), besides its kind.
constexpr std::array fields = {&Passage::type,  &Passage::iri,     &Passage::source,
                               &Passage::title, &Passage::heading, &Passage::text};

/// While filled, the index gathers words in memory and leaves merging to the end.
constexpr std::string_view fill = R"(
INSERT INTO passage_index(passage_index, rank) VALUES ('hashsize', 33554432);
INSERT INTO passage_index(passage_index, rank) VALUES ('automerge', 0);
INSERT INTO passage_index(passage_index, rank) VALUES ('crisismerge', 1000);
)";

constexpr std::string_view textTable = "passage_text";

/// Rows of the number, the kind and the packed text; or the texts as they are.
constexpr std::string_view rows =
    "SELECT p.id, p.kind, t.packed FROM passage AS p JOIN passage_text AS t ON t.id = p.id ";
constexpr std::string_view plainRows =
    "SELECT p.id, p.kind, p.type, p.iri, p.source, p.title, p.heading, p.text FROM passage AS p ";

/// Four bytes do: whoever finds a passage by it looks at its IRI.
std::int64_t hashOfIri(std::string_view iri) { return static_cast<std::int32_t>(hashOf(iri)); }

}  // namespace

PassageStore::PassageStore(std::unique_ptr<sqlite::Database> database,
                           std::unique_ptr<PackedTexts> texts)
    : m_database(std::move(database)), m_texts(std::move(texts)) {}
PassageStore::PassageStore(PassageStore&&) noexcept = default;
PassageStore& PassageStore::operator=(PassageStore&&) noexcept = default;
PassageStore::~PassageStore() = default;

Result<PassageStore> PassageStore::open(const std::filesystem::path& path) {
    auto database = sqlite::Database::open(path, sqlite::OpenMode::ReadOnly);
    if (!database) return database.error();
    auto version = database->integer("PRAGMA user_version");
    if (!version) return version.error();
    if (*version != formatVersion && *version != plainVersion)
        return Error{ErrorKind::Version,
                     say("Sentence", "The passages were made by another version of the program."),
                     "format " + std::to_string(*version)};
    auto owned = std::make_unique<sqlite::Database>(std::move(*database));
    if (*version == plainVersion) return PassageStore(std::move(owned), nullptr);
    auto packed = PackedTexts::open(*owned, std::string(textTable));
    if (!packed) return packed.error();
    return PassageStore(std::move(owned), std::make_unique<PackedTexts>(std::move(*packed)));
}

template <typename... Args>
Result<void> PassageStore::read(std::string_view which,
                                const std::function<bool(const Passage&)>& row,
                                const Args&... args) const {
    Result<void> unpacked;
    auto done = m_database->each(
        std::string(m_texts ? rows : plainRows).append(which),
        [&](const sqlite::Statement& statement) {
            Passage passage;
            passage.id = statement.integer(0);
            passage.kind = statement.integer(1) == 0 ? PassageKind::Graph : PassageKind::Document;
            if (m_texts) {
                const auto text = m_texts->unpack(passage.id, statement.text(2));
                if (!text) unpacked = text.error();
                if (!text) return false;
                std::string_view rest = *text;
                for (const auto field : fields) passage.*field = takeText(rest);
            } else {
                int column = 1;
                for (const auto field : fields) passage.*field = statement.text(++column);
            }
            return row(passage);
        },
        args...);
    return done ? unpacked : done;
}

Result<std::optional<Passage>> PassageStore::passage(std::int64_t id) const {
    std::optional<Passage> found;
    auto done = read(
        "WHERE p.id = ?",
        [&](const Passage& passage) {
            found = passage;
            return false;
        },
        id);
    if (!done) return done.error();
    return found;
}

Result<std::vector<Passage>> PassageStore::passagesOf(std::string_view iri) const {
    std::vector<Passage> found;
    auto done = read(
        "WHERE p.iri = ? ORDER BY p.id",
        [&](const Passage& passage) {
            if (passage.iri == iri) found.push_back(passage);
            return true;
        },
        m_texts ? sqlite::Value(hashOfIri(iri)) : sqlite::Value(std::string(iri)));
    if (!done) return done.error();
    return found;
}

std::string PassageStore::typeIsAmong(std::size_t count) const {
    std::string names = "(?";
    for (std::size_t i = 1; i < count; ++i) names += ", ?";
    names += ")";
    return m_texts ? "p.type IN (SELECT id FROM passage_type WHERE name IN " + names + ")"
                   : "p.type IN " + names;
}

Result<std::int64_t> PassageStore::count() const {
    return m_database->integer("SELECT count(*) FROM passage");
}

Result<void> PassageStore::each(const std::function<bool(const Passage&)>& row) const {
    return read("ORDER BY p.id", row);
}

struct PassageStoreBuilder::Private {
    sqlite::Database database;
    sqlite::Statement insert;
    sqlite::Statement index;
    PackedTextsWriter texts;
    std::map<std::string, std::int64_t> types;
    std::int64_t last = 0;
};

PassageStoreBuilder::PassageStoreBuilder(std::unique_ptr<Private> data) : d(std::move(data)) {}
PassageStoreBuilder::PassageStoreBuilder(PassageStoreBuilder&&) noexcept = default;
PassageStoreBuilder::~PassageStoreBuilder() = default;

Result<PassageStoreBuilder> PassageStoreBuilder::create(const std::filesystem::path& path) {
    auto database = sqlite::Database::open(path, sqlite::OpenMode::Create);
    if (!database) return database.error();
    // The importer builds in a folder of its own: a crash leaves nothing that anybody reads.
    for (const std::string_view script :
         {std::string_view("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"), tables, fill,
          std::string_view("BEGIN")}) {
        if (auto done = database->execute(script); !done) return done.error();
    }
    auto insert = database->prepare("INSERT INTO passage VALUES (?, ?, ?, ?)");
    if (!insert) return insert.error();
    auto index = database->prepare(
        "INSERT INTO passage_index(rowid, title, heading, text, extra) VALUES (?, ?, ?, ?, ?)");
    if (!index) return index.error();
    auto writer = PackedTextsWriter::create(*database, std::string(textTable));
    if (!writer) return writer.error();
    return PassageStoreBuilder(std::make_unique<Private>(Private{
        std::move(*database), std::move(*insert), std::move(*index), std::move(*writer), {}}));
}

Result<std::int64_t> PassageStoreBuilder::add(const Passage& passage) {
    const std::int64_t id = ++d->last;
    const auto type =
        d->types.emplace(passage.type, static_cast<std::int64_t>(d->types.size()) + 1).first;
    d->insert.bind(1, id);
    d->insert.bind(2, passage.kind == PassageKind::Graph ? 0 : 1);
    d->insert.bind(3, type->second);
    d->insert.bind(4, hashOfIri(passage.iri));
    if (auto done = d->insert.run(); !done) return done.error();
    std::string stored;
    for (const auto field : fields) appendText(stored, passage.*field);
    if (auto done = d->texts.add(id, std::move(stored)); !done) return done.error();
    d->index.bind(1, id);
    d->index.bind(2, passage.title);
    d->index.bind(3, passage.heading);
    d->index.bind(4, passage.text);
    d->index.bind(5, extraWords(passage.title + "\n" + passage.heading + "\n" + passage.text));
    if (auto done = d->index.run(); !done) return done.error();
    return id;
}

Result<void> PassageStoreBuilder::finish() {
    if (auto done = d->texts.finish(); !done) return done;
    for (const auto& [name, id] : d->types)
        if (auto done = d->database.run("INSERT INTO passage_type VALUES (?, ?)", id, name); !done)
            return done;
    const std::string version = "PRAGMA user_version = " + std::to_string(formatVersion);
    for (const std::string_view script :
         {std::string_view("INSERT INTO passage_index(passage_index) VALUES ('optimize')"),
          std::string_view("CREATE INDEX passage_iri ON passage(iri)"),  // in the pages left over
          std::string_view(version), std::string_view("COMMIT")}) {
        if (auto done = d->database.execute(script); !done) return done;
    }
    return {};
}

}  // namespace tripletalk::retrieval
