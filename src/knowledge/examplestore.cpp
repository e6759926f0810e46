// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/examplestore.h"

#include "base/jsontext.h"
#include "base/text.h"

#include <array>
#include <map>

namespace tripletalk::knowledge {

using curation::Effective;
using nlohmann::json;
using sqlite::Database;

namespace {

constexpr const char* fileName = "examples.db";

constexpr std::string_view tables = R"(
CREATE TABLE IF NOT EXISTS example(
    id INTEGER PRIMARY KEY, language TEXT NOT NULL, asked TEXT NOT NULL, question TEXT NOT NULL,
    query TEXT NOT NULL, kind TEXT NOT NULL, columns TEXT NOT NULL, rows INTEGER NOT NULL,
    complete INTEGER NOT NULL, created TEXT NOT NULL, outdated TEXT NOT NULL,
    UNIQUE(language, asked));
CREATE TABLE IF NOT EXISTS switched_off(example INTEGER PRIMARY KEY);
CREATE TABLE IF NOT EXISTS unlearned(word TEXT PRIMARY KEY, forgotten INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS synonyms_off(curation TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS names(
    generation INTEGER NOT NULL, induced TEXT NOT NULL, curation TEXT NOT NULL,
    effective TEXT NOT NULL);
)";
constexpr std::string_view savedColumns =
    "(name TEXT PRIMARY KEY, query TEXT NOT NULL, created TEXT NOT NULL, outdated TEXT NOT NULL);";

std::string savedTable(const QueryLanguage& language) {
    return std::string(language.description().savedIn);
}

/// Of a file of an earlier version, whose examples are SQL alone.
constexpr const char* hasOldExamples =
    "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'example' AND NOT EXISTS "
    "(SELECT 1 FROM pragma_table_info('example') WHERE name = 'language')";

/// Whether a table of now is missing.
Result<bool> lacksTables(const Database& database) {
    std::vector<std::string> names{"example", "switched_off", "unlearned", "synonyms_off", "names"};
    for (const QueryLanguage* language : queryLanguages()) names.push_back(savedTable(*language));
    std::vector<std::string> quoted;
    for (const std::string& name : names) quoted.push_back(sqlite::quoteText(name));
    const auto made =
        database.integer("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN (" +
                         text::join(quoted, ", ") + ")");
    if (!made) return made.error();
    return static_cast<std::size_t>(*made) < names.size();
}

/// Makes the tables that are missing, and those of an earlier version into what they are now.
Result<void> makeTables(const Database& database) {
    // Who only reads must not wait for who writes.
    const auto lacks = lacksTables(database);
    if (!lacks) return lacks.error();
    const auto outdated = database.integer(hasOldExamples);
    if (!outdated) return outdated.error();
    if (!*lacks && *outdated == 0) return {};
    auto transaction = sqlite::Transaction::begin(database);
    if (!transaction) return transaction.error();
    const auto old = database.integer(hasOldExamples);
    if (!old) return old.error();
    std::string script(tables);
    for (const QueryLanguage* language : queryLanguages())
        script += "CREATE TABLE IF NOT EXISTS " + savedTable(*language) + std::string(savedColumns);
    if (*old != 0)
        script = "ALTER TABLE example RENAME TO old_example;" + script +
                 "INSERT INTO example SELECT id, 'sql', asked, question, query, kind, columns, "
                 "rows, complete, created, outdated FROM old_example; DROP TABLE old_example;";
    if (auto done = database.execute(script); !done) return done;
    return transaction->commit();
}

/// What makes two questions the same.
std::string askedOf(const std::string& question) {
    return text::collapseWhitespace(text::fold(question));
}

std::string reasonOf(const Error& error) {
    return error.detail.empty() ? error.message.text() : error.message.text() + " " + error.detail;
}

Example exampleOf(const sqlite::Statement& row) {
    Example example;
    example.id = row.integer(0);
    example.language = row.text(1);
    example.question = row.text(2);
    example.query = row.text(3);
    example.shape.kind = row.text(4);
    const json columns = parsedJson(row.text(5));
    if (columns.is_array())
        for (const json& column : columns)
            if (column.is_string()) example.shape.columns.push_back(column);
    example.shape.rows = row.integer(6);
    example.shape.complete = row.integer(7) != 0;
    example.created = row.text(8);
    example.outdated = row.text(9);
    // Of a later version of the program.
    if (const auto known = queryLanguage(example.language); !known)
        example.outdated = reasonOf(known.error());
    return example;
}

/// Examples of one language, whose base is opened for it.
void refresh(const std::vector<Example*>& examples, const QueryLanguage& language,
             QueryConnection& connection, const curation::Renames& renames) {
    for (Example* example : examples) {
        // An outdated query bears names of an earlier state yet, and may fit again.
        if (example->outdated.empty()) {
            auto renamed = language.renamed(example->query, renames);
            if (!renamed) {
                example->outdated = reasonOf(renamed.error());
                continue;
            }
            example->query = *std::move(renamed);
        }
        auto outdated = connection.outdated(example->query);
        example->outdated = outdated ? *std::move(outdated) : reasonOf(outdated.error());
    }
}

}  // namespace

Result<std::optional<ExampleStore>> ExampleStore::find(const std::filesystem::path& folder) {
    std::error_code failed;
    // A writer that was killed at its beginning leaves an empty file.
    const auto bytes = std::filesystem::file_size(folder / fileName, failed);
    if (failed || bytes == 0) return std::optional<ExampleStore>();
    // Read and write: a reader takes back what a killed writer left.
    auto database = Database::open(folder / fileName, sqlite::OpenMode::ReadWrite);
    if (!database) return database.error();
    if (auto made = makeTables(*database); !made) return made.error();
    return std::optional(ExampleStore(*std::move(database)));
}

Result<ExampleStore> ExampleStore::create(const std::filesystem::path& folder) {
    auto database = Database::open(folder / fileName, sqlite::OpenMode::Create);
    if (!database) return database.error();
    if (auto made = makeTables(*database); !made) return made.error();
    return ExampleStore(*std::move(database));
}

Result<std::vector<Example>> ExampleStore::read() const {
    std::vector<Example> examples;
    auto done = m_database->each(
        "SELECT id, language, question, query, kind, columns, rows, complete, created, outdated "
        "FROM example ORDER BY id",
        [&](sqlite::Statement& row) { examples.push_back(exampleOf(row)); });
    if (!done) return done.error();
    return examples;
}

Result<std::vector<Example>> ExampleStore::saved(const QueryLanguage& language) const {
    std::vector<Example> all;
    auto done = m_database->each("SELECT name, query, created, outdated FROM " +
                                     savedTable(language) + " ORDER BY name COLLATE NOCASE",
                                 [&](sqlite::Statement& row) {
                                     Example one;
                                     one.language = language.name();
                                     one.question = row.text(0);
                                     one.query = row.text(1);
                                     one.created = row.text(2);
                                     one.outdated = row.text(3);
                                     all.push_back(std::move(one));
                                 });
    if (!done) return done.error();
    return all;
}

Result<void> ExampleStore::save(const QueryLanguage& language, const std::string& name,
                                const std::string& query) const {
    return m_database->run("INSERT OR REPLACE INTO " + savedTable(language) +
                               " VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), '')",
                           name, query);
}

Result<bool> ExampleStore::forget(const QueryLanguage& language, const std::string& name) const {
    if (auto done =
            m_database->run("DELETE FROM " + savedTable(language) + " WHERE name = ?", name);
        !done)
        return done.error();
    return m_database->changes() > 0;
}

Result<bool> ExampleStore::isOf(const KnowledgeBase& base) const {
    auto generation = m_database->integer("SELECT generation FROM names");
    if (!generation) return generation.error();
    return *generation == base.manifest().generation;
}

Result<std::optional<Effective>> ExampleStore::storedNames() const {
    std::optional<std::array<std::string, 3>> texts;
    auto done = m_database->each(
        "SELECT induced, curation, effective FROM names", [&](sqlite::Statement& row) {
            texts = {std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2))};
        });
    if (!done) return done.error();
    if (!texts) return std::optional<Effective>();
    const auto parsed = [](const std::string& text) { return parsedJson(text); };
    auto induced = induction::schemaFromJson(parsed(texts->at(0)));
    if (!induced) return induced.error();
    auto curation = curation::curationFromText(texts->at(1));
    if (!curation) return curation.error();
    auto schema = induction::schemaFromJson(parsed(texts->at(2)));
    if (!schema) return schema.error();
    Effective effective = curation::apply(*induced, curation->curation);
    // This one knows the columns of named views, too.
    effective.schema = std::move(*schema);
    return std::optional(std::move(effective));
}

Result<void> ExampleStore::storeNames(const KnowledgeBase& base) const {
    if (auto cleared = m_database->execute("DELETE FROM names"); !cleared) return cleared;
    return m_database->run("INSERT INTO names VALUES (?, ?, ?, ?)", base.manifest().generation,
                           jsonText(toJson(base.induced())),
                           jsonText(curation::toJson(base.curation())),
                           jsonText(toJson(base.schema())));
}

Result<void> ExampleStore::translate(std::vector<Example>& examples,
                                     const KnowledgeBase& base) const {
    auto same = isOf(base);
    if (!same) return same.error();
    if (*same) return {};
    std::map<std::string, std::vector<Example*>> byLanguage;
    for (Example& example : examples) byLanguage[example.language].push_back(&example);
    if (byLanguage.empty()) return {};
    const bool nothingHidden = curation::hiddenFacts(base.curation()) == curation::HiddenFacts();
    const auto renames = renamesTo(base);
    if (!renames) return renames.error();
    for (const auto& [name, those] : byLanguage) {
        const QueryLanguage* language = findQueryLanguage(name);
        if (!language) continue;
        // The graph's own names do not change, but a person may have hidden what they stand for.
        if (!language->description().tables && nothingHidden) {
            for (Example* example : those) example->outdated.clear();
            continue;
        }
        auto connection = language->open(base);
        if (!connection) return connection.error();
        refresh(those, *language, **connection, *renames);
    }
    return {};
}

Result<curation::Renames> ExampleStore::renamesTo(const KnowledgeBase& base) const {
    const auto names = storedNames();
    if (!names) return names.error();
    return *names ? renamesBetween(**names, base.effective()) : curation::Renames();
}

Result<void> ExampleStore::bringUpToDate(const KnowledgeBase& base) const {
    auto same = isOf(base);
    if (!same) return same.error();
    if (*same) return {};
    auto examples = read();
    if (!examples) return examples.error();
    if (auto translated = translate(*examples, base); !translated) return translated;
    for (const Example& example : *examples) {
        if (!findQueryLanguage(example.language)) continue;
        auto done = m_database->run("UPDATE example SET query = ?, outdated = ? WHERE id = ?",
                                    example.query, example.outdated, example.id);
        if (!done) return done;
    }
    for (const QueryLanguage* language : queryLanguages())
        if (auto done = bringSavedUpToDate(*language, base); !done) return done;
    return storeNames(base);
}

Result<void> ExampleStore::bringSavedUpToDate(const QueryLanguage& language,
                                              const KnowledgeBase& base) const {
    auto named = saved(language);
    if (!named) return named.error();
    if (auto translated = translate(*named, base); !translated) return translated;
    for (const Example& one : *named) {
        auto done = m_database->run(
            "UPDATE " + savedTable(language) + " SET query = ?, outdated = ? WHERE name = ?",
            one.query, one.outdated, one.question);
        if (!done) return done;
    }
    return {};
}

Result<Example> ExampleStore::put(Example example) const {
    constexpr const char* date =
        "SELECT coalesce(strftime('%Y-%m-%dT%H:%M:%SZ', ?), strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))";
    auto created = m_database->value(date, example.created);
    if (!created) return created.error();
    example.created = sqlite::toText(*created);
    auto done = m_database->run(
        "INSERT OR REPLACE INTO example(language, asked, question, query, kind, columns, rows, "
        "complete, created, outdated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        example.language, askedOf(example.question), example.question, example.query,
        example.shape.kind, jsonText(json(example.shape.columns)), example.shape.rows,
        std::int64_t{example.shape.complete ? 1 : 0}, example.created, example.outdated);
    if (!done) return done.error();
    example.id = m_database->lastInsertId();
    // What is taught anew counts.
    if (const auto switched = switchOff(example.id, false); !switched) return switched.error();
    auto heeded = m_database->run("DELETE FROM unlearned WHERE forgotten AND instr(?, word)",
                                  text::toLower(example.question));
    if (!heeded) return heeded.error();
    return example;
}

Result<bool> ExampleStore::remove(std::int64_t id) const {
    if (auto done = m_database->run("DELETE FROM switched_off WHERE example = ?", id); !done)
        return done.error();
    if (auto done = m_database->run("DELETE FROM example WHERE id = ?", id); !done)
        return done.error();
    return m_database->changes() > 0;
}

Result<bool> ExampleStore::answers(const std::string& question, const std::string& language) const {
    bool isThere = false;
    auto done = m_database->each(
        "SELECT 1 FROM example WHERE language = ? AND asked = ?",
        [&](sqlite::Statement&) { isThere = true; }, language, askedOf(question));
    if (!done) return done.error();
    return isThere;
}

Result<std::set<std::int64_t>> ExampleStore::switchedOff() const {
    std::set<std::int64_t> ids;
    auto done = m_database->each("SELECT example FROM switched_off",
                                 [&](sqlite::Statement& row) { ids.insert(row.integer(0)); });
    if (!done) return done.error();
    return ids;
}

Result<bool> ExampleStore::switchOff(std::int64_t id, bool off) const {
    const auto known =
        m_database->integer("SELECT count(*) FROM example WHERE id = " + std::to_string(id));
    if (!known) return known.error();
    const char* change = off ? "INSERT OR IGNORE INTO switched_off VALUES (?)"
                             : "DELETE FROM switched_off WHERE example = ?";
    if (auto done = m_database->run(change, id); !done) return done.error();
    return *known > 0;
}

Result<std::map<std::string, WordState>> ExampleStore::unlearned() const {
    std::map<std::string, WordState> words;
    auto done =
        m_database->each("SELECT word, forgotten FROM unlearned", [&](sqlite::Statement& row) {
            words[std::string(row.text(0))] =
                row.integer(1) != 0 ? WordState::Gone : WordState::Off;
        });
    if (!done) return done.error();
    return words;
}

Result<void> ExampleStore::unlearn(const std::string& word, WordState state) const {
    if (state == WordState::On)
        return m_database->run("DELETE FROM unlearned WHERE word = ?", word);
    return m_database->run("INSERT OR REPLACE INTO unlearned VALUES (?, ?)", word,
                           std::int64_t{state == WordState::Gone ? 1 : 0});
}

Result<curation::Curation> ExampleStore::synonymsOff() const {
    std::string written;
    auto done = m_database->each("SELECT curation FROM synonyms_off",
                                 [&](sqlite::Statement& row) { written = row.text(0); });
    if (!done) return done.error();
    if (written.empty()) return curation::Curation();
    auto read = curation::curationFromText(written);
    if (!read) return read.error();
    return std::move(read->curation);
}

Result<void> ExampleStore::keepSynonymsOff(const curation::Curation& aside) const {
    if (auto cleared = m_database->execute("DELETE FROM synonyms_off"); !cleared) return cleared;
    return m_database->run("INSERT INTO synonyms_off VALUES (?)",
                           jsonText(curation::toJson(aside)));
}

}  // namespace tripletalk::knowledge
