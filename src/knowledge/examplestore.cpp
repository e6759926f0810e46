// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/examplestore.h"

#include "base/text.h"
#include "sparql/editor/mentionediris.h"
#include "sparql/sparqlsource.h"

#include <array>

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
CREATE TABLE IF NOT EXISTS names(
    generation INTEGER NOT NULL, induced TEXT NOT NULL, curation TEXT NOT NULL,
    effective TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS saved(
    name TEXT PRIMARY KEY, query TEXT NOT NULL, created TEXT NOT NULL, outdated TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS saved_sparql(
    name TEXT PRIMARY KEY, query TEXT NOT NULL, created TEXT NOT NULL, outdated TEXT NOT NULL);
)";

/// Of a file of an earlier version, whose examples are SQL alone.
constexpr const char* hasOldExamples =
    "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'example' AND NOT EXISTS "
    "(SELECT 1 FROM pragma_table_info('example') WHERE name = 'language')";

constexpr const char* newTables =
    "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN "
    "('example', 'names', 'saved', 'saved_sparql')";
constexpr std::int64_t allNewTables = 4;

/// Makes the tables that are missing, and those of an earlier version into what they are now.
Result<void> makeTables(const Database& database) {
    // Who only reads must not wait for who writes.
    const auto made = database.integer(newTables);
    if (!made) return made.error();
    const auto outdated = database.integer(hasOldExamples);
    if (!outdated) return outdated.error();
    if (*made == allNewTables && *outdated == 0) return {};
    auto transaction = sqlite::Transaction::begin(database);
    if (!transaction) return transaction.error();
    const auto old = database.integer(hasOldExamples);
    if (!old) return old.error();
    std::string script(tables);
    if (*old != 0)
        script = "ALTER TABLE example RENAME TO old_example;" + script +
                 "INSERT INTO example SELECT id, 'sql', asked, question, query, kind, columns, "
                 "rows, complete, created, outdated FROM old_example; DROP TABLE old_example;";
    if (auto done = database.execute(script); !done) return done;
    return transaction->commit();
}

std::string tableOf(QueryLanguage language) {
    return language == QueryLanguage::Sparql ? "saved_sparql" : "saved";
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
    example.language = queryLanguageOf(row.text(1)).value_or(QueryLanguage::Sql);
    example.question = row.text(2);
    example.query = row.text(3);
    example.shape.kind = row.text(4);
    const json columns = json::parse(row.text(5), nullptr, false);
    if (columns.is_array())
        for (const json& column : columns)
            if (column.is_string()) example.shape.columns.push_back(column);
    example.shape.rows = row.integer(6);
    example.shape.complete = row.integer(7) != 0;
    example.created = row.text(8);
    example.outdated = row.text(9);
    return example;
}

/// The graph's own names do not change, but a person may have hidden what they stand for.
Result<void> markHidden(const std::vector<Example*>& examples, const KnowledgeBase& base) {
    const auto hidden = curation::hiddenFacts(base.curation());
    for (Example* example : examples) example->outdated.clear();
    if (hidden == curation::HiddenFacts() || examples.empty()) return {};
    auto graph = base.openSparql();
    if (!graph) return graph.error();
    for (Example* example : examples)
        for (const std::string& iri : sparql::irisIn(example->query, (*graph)->prefixes()))
            if (hidden.predicates.contains(iri) || hidden.classes.contains(iri))
                example->outdated = "It asks for " + iri + ", which is hidden.";
    return {};
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

Result<std::vector<Example>> ExampleStore::saved(QueryLanguage language) const {
    std::vector<Example> all;
    auto done = m_database->each("SELECT name, query, created, outdated FROM " + tableOf(language) +
                                     " ORDER BY name COLLATE NOCASE",
                                 [&](sqlite::Statement& row) {
                                     Example one;
                                     one.question = row.text(0);
                                     one.query = row.text(1);
                                     one.created = row.text(2);
                                     one.outdated = row.text(3);
                                     all.push_back(std::move(one));
                                 });
    if (!done) return done.error();
    return all;
}

Result<void> ExampleStore::save(QueryLanguage language, const std::string& name,
                                const std::string& query) const {
    return m_database->run("INSERT OR REPLACE INTO " + tableOf(language) +
                               " VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), '')",
                           name, query);
}

Result<bool> ExampleStore::forget(QueryLanguage language, const std::string& name) const {
    if (auto done = m_database->run("DELETE FROM " + tableOf(language) + " WHERE name = ?", name);
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
    const auto parsed = [](const std::string& text) { return json::parse(text, nullptr, false); };
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
                           toJson(base.induced()).dump(), curation::toJson(base.curation()).dump(),
                           toJson(base.schema()).dump());
}

Result<void> ExampleStore::translate(std::vector<Example>& examples,
                                     const KnowledgeBase& base) const {
    auto same = isOf(base);
    if (!same) return same.error();
    if (*same) return {};
    std::vector<Example*> sql;
    std::vector<Example*> sparql;
    for (Example& example : examples)
        (example.language == QueryLanguage::Sparql ? sparql : sql).push_back(&example);
    if (auto marked = markHidden(sparql, base); !marked) return marked;
    return translateSql(sql, base);
}

Result<void> ExampleStore::translateSql(const std::vector<Example*>& examples,
                                        const KnowledgeBase& base) const {
    if (examples.empty()) return {};
    auto names = storedNames();
    if (!names) return names.error();
    const curation::Renames renames =
        *names ? renamesBetween(**names, base.effective()) : curation::Renames();
    auto sandbox = base.openSandbox();
    if (!sandbox) return sandbox.error();
    for (Example* example : examples) {
        // An outdated query bears names of an earlier state yet, and may fit again.
        if (example->outdated.empty() && curation::changes(renames)) {
            auto rewritten = curation::rewriteNames(example->query, renames);
            if (!rewritten) {
                example->outdated = reasonOf(rewritten.error());
                continue;
            }
            example->query = *std::move(rewritten);
        }
        const auto fits = sandbox->check(example->query);
        example->outdated = fits ? std::string() : reasonOf(fits.error());
    }
    return {};
}

Result<void> ExampleStore::bringUpToDate(const KnowledgeBase& base) const {
    auto same = isOf(base);
    if (!same) return same.error();
    if (*same) return {};
    auto examples = read();
    if (!examples) return examples.error();
    if (auto translated = translate(*examples, base); !translated) return translated;
    for (const Example& example : *examples) {
        auto done = m_database->run("UPDATE example SET query = ?, outdated = ? WHERE id = ?",
                                    example.query, example.outdated, example.id);
        if (!done) return done;
    }
    auto named = saved(QueryLanguage::Sql);
    if (!named) return named.error();
    if (auto translated = translate(*named, base); !translated) return translated;
    for (const Example& one : *named) {
        auto done = m_database->run("UPDATE saved SET query = ?, outdated = ? WHERE name = ?",
                                    one.query, one.outdated, one.question);
        if (!done) return done;
    }
    return storeNames(base);
}

Result<Example> ExampleStore::put(Example example, const KnowledgeBase& base) const {
    if (example.language == QueryLanguage::Sparql)
        if (auto marked = markHidden({&example}, base); !marked) return marked.error();
    constexpr const char* date =
        "SELECT coalesce(strftime('%Y-%m-%dT%H:%M:%SZ', ?), strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))";
    auto created = m_database->value(date, example.created);
    if (!created) return created.error();
    example.created = sqlite::toText(*created);
    auto done = m_database->run(
        "INSERT OR REPLACE INTO example(language, asked, question, query, kind, columns, rows, "
        "complete, created, outdated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        toString(example.language), askedOf(example.question), example.question, example.query,
        example.shape.kind, json(example.shape.columns).dump(), example.shape.rows,
        std::int64_t{example.shape.complete ? 1 : 0}, example.created, example.outdated);
    if (!done) return done.error();
    example.id = m_database->lastInsertId();
    return example;
}

Result<bool> ExampleStore::remove(std::int64_t id) const {
    if (auto done = m_database->run("DELETE FROM example WHERE id = ?", id); !done)
        return done.error();
    return m_database->changes() > 0;
}

}  // namespace tripletalk::knowledge
