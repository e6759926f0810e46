// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/embeddingcache.h"

#include "base/file.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace tripletalk::retrieval {

namespace {

bool isUsable(const llm::Vector& vector, std::size_t dimensions) {
    return !vector.empty() && (dimensions == 0 || vector.size() == dimensions) &&
           std::ranges::all_of(vector, [](float x) { return std::isfinite(x); });
}

}  // namespace

Result<EmbeddingCache> EmbeddingCache::open(const std::filesystem::path& path) {
    auto database = sqlite::Database::open(path, sqlite::OpenMode::Create);
    if (!database) return database.error();
    auto done = database->execute(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
        "CREATE TABLE IF NOT EXISTS embedding(embedder TEXT NOT NULL, hash TEXT NOT NULL, vector "
        "BLOB NOT NULL);"
        "CREATE UNIQUE INDEX IF NOT EXISTS embedding_content ON embedding(embedder, hash);");
    if (!done) return done.error();
    return EmbeddingCache(std::make_unique<sqlite::Database>(std::move(*database)));
}

Result<llm::Vector> EmbeddingCache::find(const std::string& embedder,
                                         const std::string& hash) const {
    auto blob = m_database->value("SELECT vector FROM embedding WHERE embedder = ? AND hash = ?",
                                  embedder, hash);
    if (!blob) return blob.error();
    const std::string bytes = sqlite::toText(*blob);
    llm::Vector vector(bytes.size() / sizeof(float));
    if (!vector.empty()) std::memcpy(vector.data(), bytes.data(), vector.size() * sizeof(float));
    return vector;
}

Result<void> EmbeddingCache::store(const std::string& embedder,
                                   const std::vector<std::string>& hashes,
                                   const std::vector<llm::Vector>& vectors) const {
    auto transaction = sqlite::Transaction::begin(*m_database);
    if (!transaction) return transaction.error();
    auto insert = m_database->prepare("INSERT OR REPLACE INTO embedding VALUES (?, ?, ?)");
    if (!insert) return insert.error();
    for (std::size_t i = 0; i < hashes.size(); ++i) {
        insert->bind(1, embedder);
        insert->bind(2, hashes[i]);
        insert->bindBlob(3, vectors[i].data(), vectors[i].size() * sizeof(float));
        if (auto done = insert->run(); !done) return done;
    }
    return transaction->commit();
}

Result<std::vector<llm::Vector>> EmbeddingCache::embed(const std::vector<std::string>& texts,
                                                       llm::Embedder& embedder,
                                                       const CancelToken& cancel) {
    const std::string name = embedder.name();
    std::vector<llm::Vector> vectors(texts.size());
    std::vector<std::string> missingTexts, missingHashes;
    std::vector<std::size_t> missing;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        std::string hash = sha256(texts[i]);
        auto known = find(name, hash);
        if (!known) return known.error();
        if (isUsable(*known, m_dimensions)) {
            m_dimensions = known->size();
            vectors[i] = std::move(*known);
            continue;
        }
        missing.push_back(i);
        missingTexts.push_back(texts[i]);
        missingHashes.push_back(std::move(hash));
    }
    if (missing.empty()) return vectors;
    auto fresh = embedder.embed(missingTexts, cancel);
    if (!fresh) return fresh.error();
    if (fresh->size() != missing.size())
        return Error{
            ErrorKind::Model,
            say("Sentence", "The embedder \"%1\" gave fewer or more vectors than there were texts.")
                .arg(name)};
    for (const llm::Vector& vector : *fresh) {
        if (!isUsable(vector, m_dimensions))
            return Error{
                ErrorKind::Model,
                say("Sentence", "The embedder \"%1\" gave a vector that cannot be used.").arg(name),
                std::to_string(vector.size()) + " numbers"};
        m_dimensions = vector.size();
    }
    if (auto done = store(name, missingHashes, *fresh); !done) return done.error();
    for (std::size_t i = 0; i < missing.size(); ++i) vectors[missing[i]] = std::move((*fresh)[i]);
    return vectors;
}

}  // namespace tripletalk::retrieval
