// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "graph/literalvalue.h"
#include "graph/termcache.h"
#include "graph/triplestore.h"

#include <array>
#include <cerrno>

namespace tripletalk::graph {

namespace {

// Nothing to roll back to: a build that fails is thrown away. Read quads wait in a file of their
// own (`load`), so that the finished one has no holes.
constexpr auto setUp = R"(
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
PRAGMA locking_mode = EXCLUSIVE;
PRAGMA cache_size = -65536;
PRAGMA load.journal_mode = OFF;
PRAGMA load.synchronous = OFF;
CREATE TABLE term(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, lexical TEXT NOT NULL, datatype TEXT NOT NULL,
                  language TEXT NOT NULL, number REAL, instant REAL);
CREATE TABLE quad(s INTEGER NOT NULL, p INTEGER NOT NULL, o INTEGER NOT NULL, g INTEGER NOT NULL,
                  PRIMARY KEY (s, p, o, g)) WITHOUT ROWID;
CREATE TABLE prefix(prefix TEXT PRIMARY KEY, namespace TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE counts(triples INTEGER, duplicates INTEGER, terms INTEGER, graphs INTEGER);
CREATE TABLE load.raw(s INTEGER, p INTEGER, o INTEGER, g INTEGER);
BEGIN;
)";

// Where the cache forgot a term it may have several rows: the lowest id stands for all.
constexpr auto uniteTerms = R"(
CREATE TABLE load.united(id INTEGER PRIMARY KEY, kept INTEGER NOT NULL);
INSERT INTO load.united
  SELECT id, kept FROM (
    SELECT id, min(id) OVER (PARTITION BY lexical, kind, datatype, language) AS kept FROM term) WHERE id <> kept;
DELETE FROM term WHERE id IN (SELECT id FROM load.united);
CREATE TABLE load.mended AS
  SELECT coalesce(us.kept, s) AS s, coalesce(up.kept, p) AS p, coalesce(uo.kept, o) AS o, coalesce(ug.kept, g) AS g
  FROM load.raw LEFT JOIN load.united us ON us.id = s LEFT JOIN load.united up ON up.id = p
                LEFT JOIN load.united uo ON uo.id = o LEFT JOIN load.united ug ON ug.id = g;
DROP TABLE load.raw;
ALTER TABLE load.mended RENAME TO raw;
)";

constexpr std::array steps = {
    "INSERT INTO quad SELECT s, p, o, g FROM load.raw GROUP BY s, p, o, g ORDER BY s, p, o, g",
    "CREATE INDEX quad_posg ON quad(p, o, s, g)",
    "CREATE INDEX quad_ospg ON quad(o, s, p, g)",
    "CREATE INDEX quad_g ON quad(g)",
    "CREATE INDEX term_lexical ON term(lexical)",
    "INSERT INTO counts SELECT (SELECT count(*) FROM quad), (SELECT count(*) FROM load.raw) - "
    "(SELECT count(*) FROM quad),"
    " (SELECT count(*) FROM term), (SELECT count(DISTINCT g) FROM quad)",
    "COMMIT",
    "ANALYZE main",
};

}  // namespace

struct TripleStoreBuilder::Private {
    std::filesystem::path loadPath;
    sqlite::Database database;
    std::optional<sqlite::Statement> insertTerm;
    std::optional<sqlite::Statement> insertQuad;
    TermCache cache;
    TermId lastId = 0;
    std::string key;  // reused

    Private(std::filesystem::path load, sqlite::Database opened, std::size_t cacheBytes)
        : loadPath(std::move(load)), database(std::move(opened)), cache(cacheBytes) {}
    ~Private() {
        std::error_code ignored;
        std::filesystem::remove(loadPath, ignored);
    }
    Private(const Private&) = delete;
    Private& operator=(const Private&) = delete;

    Result<TermId> idOf(const rdf::Term& term);
};

Result<TermId> TripleStoreBuilder::Private::idOf(const rdf::Term& term) {
    key.assign(1, static_cast<char>(term.kind));
    for (const std::string* part : {&term.datatype, &term.language}) {
        key += *part;
        key += '\0';  // in neither of the two, so that no two terms have one key
    }
    key += term.lexical;
    if (const TermId known = cache.find(key); known != 0) return known;
    insertTerm->bind(1, ++lastId);
    insertTerm->bind(2, static_cast<int>(term.kind));
    insertTerm->bind(3, term.lexical);
    insertTerm->bind(4, term.datatype);
    insertTerm->bind(5, term.language);
    insertTerm->bind(6, numberOf(term));
    insertTerm->bind(7, instantOf(term));
    if (auto done = insertTerm->run(); !done) return done.error();
    cache.insert(key, lastId);
    return lastId;
}

TripleStoreBuilder::TripleStoreBuilder(std::unique_ptr<Private> builder) : d(std::move(builder)) {}
TripleStoreBuilder::TripleStoreBuilder(TripleStoreBuilder&&) noexcept = default;
TripleStoreBuilder::~TripleStoreBuilder() = default;

Result<TripleStoreBuilder> TripleStoreBuilder::create(const std::filesystem::path& path,
                                                      std::size_t cacheBytes) {
    const std::filesystem::path loadPath = path.string() + ".load";
    for (const auto& file : {path, loadPath}) {
        std::error_code failed;
        std::filesystem::remove(file, failed);
        if (failed) {
            errno = failed.value();
            return ioError("Replacing", file);
        }
    }
    auto database = sqlite::Database::open(path, sqlite::OpenMode::Create);
    if (!database) return database.error();
    auto d = std::make_unique<Private>(loadPath, std::move(*database), cacheBytes);
    if (auto attached = d->database.run("ATTACH ?1 AS load", loadPath.string()); !attached)
        return attached.error();
    if (auto ready = d->database.execute(setUp); !ready) return ready.error();
    auto term = d->database.prepare("INSERT INTO term VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    if (!term) return term.error();
    d->insertTerm.emplace(std::move(*term));
    auto quad = d->database.prepare("INSERT INTO load.raw VALUES (?1, ?2, ?3, ?4)");
    if (!quad) return quad.error();
    d->insertQuad.emplace(std::move(*quad));
    return TripleStoreBuilder(std::move(d));
}

Result<void> TripleStoreBuilder::add(const rdf::Quad& quad) {
    int column = 0;
    for (const rdf::Term* term : {&quad.subject, &quad.predicate, &quad.object, &quad.graph}) {
        const bool defaultGraph = term == &quad.graph && term->lexical.empty();
        auto id = defaultGraph ? Result<TermId>(TermId{0}) : d->idOf(*term);
        if (!id) return id.error();
        d->insertQuad->bind(++column, *id);
    }
    return d->insertQuad->run();
}

Result<void> TripleStoreBuilder::addPrefix(std::string_view prefix, std::string_view iri) {
    // The first file to use a prefix decides.
    return d->database.run("INSERT OR IGNORE INTO prefix VALUES (?1, ?2)", prefix, iri);
}

Result<Counts> TripleStoreBuilder::finish(const ProgressSink& progress, const CancelToken& cancel) {
    d->insertTerm.reset();
    d->insertQuad.reset();
    const auto interrupt = d->database.interruptOn(cancel);
    std::int64_t finished = 0;
    const auto run = [&](const char* sql) -> Result<void> {
        if (cancel.cancelled()) return cancel.error();
        auto done = d->database.execute(sql);
        if (!done) return cancel.cancelled() ? cancel.error() : done.error();
        if (progress)
            progress({"index", ++finished, static_cast<std::int64_t>(steps.size()), "steps"});
        return {};
    };
    if (d->cache.dropped())
        if (auto united = d->database.execute(uniteTerms); !united)
            return cancel.cancelled() ? cancel.error() : united.error();
    for (const char* step : steps)
        if (auto done = run(step); !done) return done.error();

    Counts counts;
    auto told = d->database.each(
        "SELECT triples, duplicates, terms, graphs FROM counts", [&](sqlite::Statement& row) {
            counts = Counts{row.integer(0), row.integer(1), row.integer(2), row.integer(3)};
        });
    if (!told) return told.error();
    if (auto detached = d->database.execute(
            "DETACH load; PRAGMA locking_mode = NORMAL; PRAGMA journal_mode = DELETE;"
            "SELECT count(*) FROM counts");
        !detached)
        return detached.error();
    return counts;
}

}  // namespace tripletalk::graph
