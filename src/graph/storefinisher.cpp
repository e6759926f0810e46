// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/storefinisher.h"

#include "graph/quadtables.h"
#include "graph/rowwriter.h"
#include "graph/termkey.h"
#include "graph/termuniter.h"

namespace tripletalk::graph {

namespace {

constexpr std::int64_t checkEvery = 4096;

/// Reads terms back as the keys they came as.
class KeyReader {
  public:
    static Result<KeyReader> create(const sqlite::Database& database) {
        auto select =
            database.prepare("SELECT kind, lexical, datatype, language FROM term WHERE id = ?1");
        if (!select) return select.error();
        return KeyReader(std::move(*select));
    }
    Result<std::string> read(std::uint32_t id) {
        m_select.bind(1, std::int64_t{id});
        auto found = m_select.step();
        if (!found) return found.error();
        std::string key;
        appendKey(key,
                  {static_cast<rdf::TermKind>(m_select.integer(0)), std::string(m_select.text(1)),
                   std::string(m_select.text(2)), std::string(m_select.text(3))});
        m_select.reset();
        return key;
    }

  private:
    explicit KeyReader(sqlite::Statement select) : m_select(std::move(select)) {}
    sqlite::Statement m_select;
};

}  // namespace

Result<Counts> StoreFinisher::finish(QuadEncoder::Encoded encoded) {
    const auto interrupt = m_database.interruptOn(m_cancel);
    const auto read = static_cast<std::int64_t>(encoded.quads.size());
    m_total = encoded.lastId + read * (encoded.namedGraphs ? 4 : 3);
    if (auto advanced = advance(0); !advanced) return advanced.error();
    // Makes the table of statistics without gathering any.
    if (auto made = m_database.execute("ANALYZE sqlite_schema"); !made) return made.error();
    if (auto written = writeTermHashes(encoded); !written) return written.error();
    if (m_repeated > 0) {
        if (auto mended = mendQuads(encoded.quads); !mended) return mended.error();
        if (auto deleted = deleteRepeatedTerms(); !deleted) return deleted.error();
    }
    QuadTables tables(m_database, m_path, std::move(encoded.quads), encoded.namedGraphs);
    Result<void> advanced;
    auto written = tables.write(
        [&](std::int64_t rows) {
            if (advanced.ok()) advanced = advance(rows);
        },
        m_cancel);
    if (!written) return written.error();
    if (!advanced) return advanced.error();
    const Counts counts{tables.quads(), tables.duplicates(), encoded.lastId - m_repeated,
                        tables.graphs()};
    if (auto done = writeTermStatistics(counts.terms); !done) return done.error();
    if (auto done = tables.turnIntoIndexes(); !done) return done.error();
    if (auto done = m_database.run("INSERT INTO counts VALUES (?1, ?2, ?3, ?4, ?5)", counts.triples,
                                   counts.duplicates, counts.terms, counts.graphs, tables.merged());
        !done)
        return done.error();
    if (auto done = m_database.execute("COMMIT"); !done) return done.error();
    if (auto told = advance(m_total - m_done); !told) return told.error();
    return counts;
}

Result<void> StoreFinisher::writeTermHashes(QuadEncoder::Encoded& encoded) {
    auto rows = RowWriter::create(m_database, "term_hash", 2);
    if (!rows) return rows.error();
    auto reader = KeyReader::create(m_database);
    if (!reader) return reader.error();
    std::int64_t written = 0;
    const auto use = [&](std::uint64_t hash, std::uint32_t id, std::uint32_t kept) -> Result<void> {
        if (++written % checkEvery == 0)
            if (auto advanced = advance(checkEvery); !advanced) return advanced;
        if (id != kept) {
            if (m_kept.empty()) m_kept.resize(std::size_t{encoded.lastId} + 1);
            m_kept[id] = kept;
            ++m_repeated;
            return {};
        }
        return rows->add(std::array{static_cast<std::int64_t>(hash), std::int64_t{id}});
    };
    auto united = uniteTerms(
        encoded.terms, [&](std::uint32_t id) { return reader->read(id); }, use);
    return united ? rows->flush() : united;
}

/// Puts the kept ids into all quads and sorts them anew.
Result<void> StoreFinisher::mendQuads(KeySorter& quads) {
    KeySorter mended(m_path, quads.memoryBytes());
    const auto kept = [&](std::uint64_t pair) {
        const auto one = [&](std::uint64_t id) {
            return m_kept[id] == 0 ? id : std::uint64_t{m_kept[id]};
        };
        return one(pair >> 32) << 32 | one(pair & 0xFFFFFFFF);
    };
    for (SortKey key;;) {
        auto more = quads.next(key);
        if (!more) return more.error();
        if (!*more) break;
        if (auto added = mended.add({kept(key.high), kept(key.low)}); !added) return added;
        if (mended.size() % checkEvery == 0 && m_cancel.cancelled()) return m_cancel.error();
    }
    quads = std::move(mended);
    return {};
}

Result<void> StoreFinisher::deleteRepeatedTerms() {
    auto remove = m_database.prepare("DELETE FROM term WHERE id = ?1");
    if (!remove) return remove.error();
    for (std::size_t id = 1; id < m_kept.size(); ++id) {
        if (m_kept[id] == 0) continue;
        if (m_cancel.cancelled()) return m_cancel.error();
        remove->bind(1, static_cast<std::int64_t>(id));
        if (auto done = remove->run(); !done) return done;
    }
    m_kept = {};
    return {};
}

Result<void> StoreFinisher::writeTermStatistics(std::int64_t terms) const {
    if (terms == 0) return {};
    const std::string count = std::to_string(terms);
    return m_database.run(
        "INSERT INTO sqlite_stat1 VALUES ('term', NULL, ?1), ('term_hash', 'term_hash', ?2)", count,
        count + " 1 1");
}

Result<void> StoreFinisher::advance(std::int64_t rows) {
    if (m_cancel.cancelled()) return m_cancel.error();
    m_done += rows;
    if (m_progress) m_progress({"index", m_done, m_total, "rows"});
    return {};
}

}  // namespace tripletalk::graph
