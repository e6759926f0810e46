// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "graph/boundedqueue.h"
#include "graph/quadencoder.h"
#include "graph/storefinisher.h"
#include "graph/triplestore.h"

#include <cerrno>
#include <thread>

namespace tripletalk::graph {

namespace {

// Nothing to roll back to: a build that fails is thrown away. Pages are written in order, so that a
// large cache would be of no use.
constexpr auto setUp = R"(
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
PRAGMA locking_mode = EXCLUSIVE;
PRAGMA cache_size = -16384;
BEGIN;
CREATE TABLE term(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, lexical TEXT NOT NULL, datatype TEXT NOT NULL,
                  language TEXT NOT NULL, number REAL, instant REAL);
CREATE TABLE term_hash(hash INTEGER NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (hash, id)) WITHOUT ROWID;
CREATE TABLE prefix(prefix TEXT PRIMARY KEY, namespace TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE counts(triples INTEGER, duplicates INTEGER, terms INTEGER, graphs INTEGER, merged INTEGER);
)";

constexpr std::size_t batchesAhead = 8;

}  // namespace

/// The caller fills batches; a thread of ours encodes them, and alone uses the database until the
/// last one is done.
struct TripleStoreBuilder::Private {
    std::filesystem::path path;
    sqlite::Database database;
    QuadEncoder encoder;
    QuadBatch filling;
    BoundedQueue<QuadBatch> batches{batchesAhead};
    std::vector<std::pair<std::string, std::string>> prefixes;
    Result<void> encoded;  // to be read after the thread has ended
    std::thread thread;

    Private(std::filesystem::path file, sqlite::Database opened, QuadEncoder made)
        : path(std::move(file)), database(std::move(opened)), encoder(std::move(made)) {
        thread = std::thread([this] { encodeAll(); });
    }
    ~Private() {
        batches.close();
        if (thread.joinable()) thread.join();
    }
    Private(const Private&) = delete;
    Private& operator=(const Private&) = delete;

    void encodeAll() {
        while (auto batch = batches.pop()) {
            encoded = encoder.encode(*batch);
            if (encoded) continue;
            batches.close();
            return;
        }
    }

    /// An error if the thread has stopped.
    Result<void> handOver() {
        if (batches.push(std::exchange(filling, {}))) return {};
        return await();
    }
    Result<void> await() {
        if (thread.joinable()) thread.join();
        return encoded;
    }
    Result<void> writePrefixes() const;
};

/// The first file to use a prefix decides.
Result<void> TripleStoreBuilder::Private::writePrefixes() const {
    for (const auto& [prefix, iri] : prefixes)
        if (auto done = database.run("INSERT OR IGNORE INTO prefix VALUES (?1, ?2)", prefix, iri);
            !done)
            return done;
    return {};
}

TripleStoreBuilder::TripleStoreBuilder(std::unique_ptr<Private> builder) : d(std::move(builder)) {}
TripleStoreBuilder::TripleStoreBuilder(TripleStoreBuilder&&) noexcept = default;
TripleStoreBuilder::~TripleStoreBuilder() = default;

Result<TripleStoreBuilder> TripleStoreBuilder::create(const std::filesystem::path& path,
                                                      std::size_t cacheBytes) {
    std::error_code failed;
    std::filesystem::remove(path, failed);
    if (failed) {
        errno = failed.value();
        return ioError(say("Sentence", "Replacing \"%1\" failed."), path);
    }
    auto database = sqlite::Database::open(path, sqlite::OpenMode::Create);
    if (!database) return database.error();
    if (auto ready = database->execute(setUp); !ready) return ready.error();
    auto encoder = QuadEncoder::create(*database, path, cacheBytes);
    if (!encoder) return encoder.error();
    return TripleStoreBuilder(
        std::make_unique<Private>(path, std::move(*database), std::move(*encoder)));
}

Result<void> TripleStoreBuilder::add(const rdf::Quad& quad) {
    d->filling.add(quad);
    return d->filling.full() ? d->handOver() : Result<void>();
}

Result<void> TripleStoreBuilder::addPrefix(std::string_view prefix, std::string_view iri) {
    d->prefixes.emplace_back(prefix, iri);
    return {};
}

Result<Counts> TripleStoreBuilder::finish(const ProgressSink& progress, const CancelToken& cancel) {
    if (cancel.cancelled()) return cancel.error();
    {
        const auto registration = cancel.onCancel([this] { d->batches.close(); });
        if (!d->filling.empty())
            if (auto handed = d->handOver(); !handed) return handed.error();
        d->batches.end();
        if (auto encoded = d->await(); !encoded) return encoded.error();
    }
    if (auto written = d->writePrefixes(); !written) return written.error();
    auto counts =
        StoreFinisher(d->database, d->path, progress, cancel).finish(std::move(d->encoder).take());
    if (!counts) return cancel.cancelled() ? cancel.error() : counts.error();
    if (auto closed = d->database.execute(
            "PRAGMA locking_mode = NORMAL; PRAGMA journal_mode = DELETE; SELECT count(*) FROM "
            "counts");
        !closed)
        return closed.error();
    return counts;
}

}  // namespace tripletalk::graph
