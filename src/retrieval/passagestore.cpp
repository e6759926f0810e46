// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/passagestore.h"

#include "retrieval/lexicalwords.h"

namespace tripletalk::retrieval {

namespace {

constexpr int formatVersion = 2;

/// The index keeps no copy of the texts. `extra` holds extraWords() of the other three.
constexpr std::string_view tables = R"(
CREATE TABLE passage(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, type TEXT NOT NULL, iri TEXT NOT NULL,
    source TEXT NOT NULL, title TEXT NOT NULL, heading TEXT NOT NULL, text TEXT NOT NULL);
CREATE VIRTUAL TABLE passage_index USING fts5(title, heading, text, extra, content = '',
    tokenize = 'porter unicode61 remove_diacritics 2');
)";

/// While filled, the index gathers words in memory and leaves merging to the end.
constexpr std::string_view fill = R"(
INSERT INTO passage_index(passage_index, rank) VALUES ('hashsize', 33554432);
INSERT INTO passage_index(passage_index, rank) VALUES ('automerge', 0);
INSERT INTO passage_index(passage_index, rank) VALUES ('crisismerge', 1000);
)";

constexpr std::string_view columns =
    "SELECT id, kind, type, iri, source, title, heading, text FROM passage ";

Passage read(const sqlite::Statement& row) {
    Passage passage;
    passage.id = row.integer(0);
    passage.kind = row.integer(1) == 0 ? PassageKind::Graph : PassageKind::Document;
    int column = 1;
    for (std::string* field : {&passage.type, &passage.iri, &passage.source, &passage.title,
                               &passage.heading, &passage.text})
        *field = row.text(++column);
    return passage;
}

}  // namespace

Result<PassageStore> PassageStore::open(const std::filesystem::path& path) {
    auto database = sqlite::Database::open(path, sqlite::OpenMode::ReadOnly);
    if (!database) return database.error();
    auto version = database->integer("PRAGMA user_version");
    if (!version) return version.error();
    if (*version != formatVersion)
        return Error{ErrorKind::Version,
                     say("Sentence", "The passages were made by another version of the program."),
                     "format " + std::to_string(*version)};
    return PassageStore(std::make_unique<sqlite::Database>(std::move(*database)));
}

Result<std::optional<Passage>> PassageStore::passage(std::int64_t id) const {
    std::optional<Passage> found;
    auto done = m_database->each(
        std::string(columns) + "WHERE id = ?",
        [&](const sqlite::Statement& row) { found = read(row); }, id);
    if (!done) return done.error();
    return found;
}

Result<std::vector<Passage>> PassageStore::passagesOf(std::string_view iri) const {
    std::vector<Passage> found;
    auto done = m_database->each(
        std::string(columns) + "WHERE iri = ? ORDER BY id",
        [&](const sqlite::Statement& row) { found.push_back(read(row)); }, iri);
    if (!done) return done.error();
    return found;
}

Result<std::int64_t> PassageStore::count() const {
    return m_database->integer("SELECT count(*) FROM passage");
}

Result<void> PassageStore::each(const std::function<bool(const Passage&)>& row) const {
    return m_database->each(
        std::string(columns) + "ORDER BY id",
        [&](const sqlite::Statement& statement) { return row(read(statement)); });
}

struct PassageStoreBuilder::Private {
    sqlite::Database database;
    sqlite::Statement insert;
    sqlite::Statement index;
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
    auto insert = database->prepare(
        "INSERT INTO passage(kind, type, iri, source, title, heading, text) VALUES (?, ?, ?, "
        "?, ?, ?, ?)");
    if (!insert) return insert.error();
    auto index = database->prepare(
        "INSERT INTO passage_index(rowid, title, heading, text, extra) VALUES (?, ?, ?, ?, ?)");
    if (!index) return index.error();
    return PassageStoreBuilder(std::make_unique<Private>(
        Private{std::move(*database), std::move(*insert), std::move(*index)}));
}

Result<std::int64_t> PassageStoreBuilder::add(const Passage& passage) {
    d->insert.bind(1, passage.kind == PassageKind::Graph ? 0 : 1);
    int column = 1;
    for (const std::string* field : {&passage.type, &passage.iri, &passage.source, &passage.title,
                                     &passage.heading, &passage.text})
        d->insert.bind(++column, *field);
    if (auto done = d->insert.run(); !done) return done.error();
    const std::int64_t id = d->database.lastInsertId();
    d->index.bind(1, id);
    d->index.bind(2, passage.title);
    d->index.bind(3, passage.heading);
    d->index.bind(4, passage.text);
    d->index.bind(5, extraWords(passage.title + "\n" + passage.heading + "\n" + passage.text));
    if (auto done = d->index.run(); !done) return done.error();
    return id;
}

Result<void> PassageStoreBuilder::finish() {
    const std::string version = "PRAGMA user_version = " + std::to_string(formatVersion);
    for (const std::string_view script :
         {std::string_view("CREATE INDEX passage_iri ON passage(iri)"),
          std::string_view("INSERT INTO passage_index(passage_index) VALUES ('optimize')"),
          std::string_view(version), std::string_view("COMMIT")}) {
        if (auto done = d->database.execute(script); !done) return done;
    }
    return {};
}

}  // namespace tripletalk::retrieval
