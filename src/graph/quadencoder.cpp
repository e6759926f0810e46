// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/quadencoder.h"

#include "graph/literalvalue.h"
#include "graph/termkey.h"

#include <limits>

namespace tripletalk::graph {

namespace {
constexpr std::size_t quadBytes = std::size_t{96} << 20;
constexpr std::size_t hashBytes = std::size_t{32} << 20;
}  // namespace

QuadEncoder::QuadEncoder(sqlite::Statement insertTerm, const std::filesystem::path& path,
                         std::size_t dictionaryBytes)
    : m_insertTerm(std::move(insertTerm)),
      m_dictionary(std::make_unique<TermDictionary>(dictionaryBytes)),
      m_quads(path, quadBytes),
      m_terms(path, hashBytes) {}

Result<QuadEncoder> QuadEncoder::create(const sqlite::Database& database,
                                        const std::filesystem::path& path,
                                        std::size_t dictionaryBytes) {
    auto insert = database.prepare("INSERT INTO term VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    if (!insert) return insert.error();
    return QuadEncoder(std::move(*insert), path, dictionaryBytes);
}

Result<void> QuadEncoder::encode(const QuadBatch& batch) {
    return batch.each(
        [this](std::size_t place, std::string_view key) { return number(place, key); },
        [this] {
            const auto pair = [this](std::size_t place) {
                return std::uint64_t{m_ids[place]} << 32 | m_ids[place + 1];
            };
            return m_quads.add({pair(0), pair(2)});
        });
}

Result<void> QuadEncoder::number(std::size_t place, std::string_view key) {
    if (key.empty()) {
        m_ids[place] = 0;
        return {};
    }
    const std::uint64_t hash = hashOfKey(key);
    m_ids[place] = m_dictionary->idOf(key, hash, m_lastId + 1);
    if (place == 3) m_namedGraphs = true;
    if (m_ids[place] <= m_lastId) return {};
    if (m_lastId == std::numeric_limits<std::uint32_t>::max() - 1)
        return Error{ErrorKind::Limit,
                     say("Sentence", "The graph has more than four billion different terms.")};
    ++m_lastId;
    if (auto gathered = m_terms.add({hash, m_lastId}); !gathered) return gathered;
    return insertTerm(key);
}

Result<void> QuadEncoder::insertTerm(std::string_view key) {
    readKey(key, m_term);
    m_insertTerm.bind(1, std::int64_t{m_lastId});
    m_insertTerm.bind(2, static_cast<int>(m_term.kind));
    m_insertTerm.bind(3, m_term.lexical);
    m_insertTerm.bind(4, m_term.datatype);
    m_insertTerm.bind(5, m_term.language);
    m_insertTerm.bind(6, numberOf(m_term));
    m_insertTerm.bind(7, instantOf(m_term));
    return m_insertTerm.run();
}

QuadEncoder::Encoded QuadEncoder::take() && {
    const bool repeatedTerms = m_dictionary->forgot();
    m_dictionary.reset();
    return {std::move(m_quads), std::move(m_terms), m_lastId, m_namedGraphs, repeatedTerms};
}

}  // namespace tripletalk::graph
