// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/packedtexts.h"

#include <algorithm>
#include <iterator>

namespace tripletalk::retrieval {

namespace {

constexpr std::size_t textsOfDictionary = 16384;
constexpr std::size_t bytesOfDictionary = std::size_t{16} << 20;
constexpr std::size_t mostUnpackers = 64;  ///< each takes some 100 KB

}  // namespace

Result<PackedTextsWriter> PackedTextsWriter::create(const sqlite::Database& database,
                                                    const std::string& name) {
    auto created = database.execute(
        "CREATE TABLE " + name + "(id INTEGER PRIMARY KEY, packed BLOB NOT NULL); CREATE TABLE " +
        name + "_dictionary(first INTEGER PRIMARY KEY, bytes BLOB NOT NULL)");
    if (!created) return created.error();
    auto insert = database.prepare("INSERT INTO " + name + " VALUES (?, ?)");
    if (!insert) return insert.error();
    auto insertDictionary = database.prepare("INSERT INTO " + name + "_dictionary VALUES (?, ?)");
    if (!insertDictionary) return insertDictionary.error();
    return PackedTextsWriter(std::move(*insert), std::move(*insertDictionary));
}

Result<void> PackedTextsWriter::add(std::int64_t id, std::string text) {
    m_ids.push_back(id);
    m_bytes += text.size();
    m_texts.push_back(std::move(text));
    return m_texts.size() < textsOfDictionary && m_bytes < bytesOfDictionary ? Result<void>()
                                                                             : finish();
}

Result<void> PackedTextsWriter::finish() {
    if (m_texts.empty()) return {};
    TextPacker packer(m_texts);
    m_insertDictionary.bind(1, m_ids.front());
    m_insertDictionary.bindBlob(2, packer.dictionary().data(), packer.dictionary().size());
    if (auto done = m_insertDictionary.run(); !done) return done;
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        const std::string_view packed = packer.pack(m_texts[i]);
        m_insert.bind(1, m_ids[i]);
        m_insert.bindBlob(2, packed.data(), packed.size());
        if (auto done = m_insert.run(); !done) return done;
    }
    m_ids.clear();
    m_texts.clear();
    m_bytes = 0;
    return {};
}

Result<PackedTexts> PackedTexts::open(const sqlite::Database& database, const std::string& name) {
    auto dictionary = database.prepare("SELECT bytes FROM " + name + "_dictionary WHERE first = ?");
    if (!dictionary) return dictionary.error();
    PackedTexts texts(std::move(*dictionary));
    auto listed = database.each(
        "SELECT first FROM " + name + "_dictionary ORDER BY first",
        [&](const sqlite::Statement& row) { texts.m_firsts.push_back(row.integer(0)); });
    if (!listed) return listed.error();
    return texts;
}

Result<std::string> PackedTexts::unpack(std::int64_t id, std::string_view packed) {
    const auto behind = std::ranges::upper_bound(m_firsts, id);
    if (behind == m_firsts.begin())
        return Error{ErrorKind::Input, say("Sentence", "A file of the knowledge base is damaged."),
                     "no dictionary"};
    const std::int64_t first = *std::prev(behind);
    auto found = m_unpackers.find(first);
    if (found == m_unpackers.end()) {
        m_dictionary.bind(1, first);
        auto row = m_dictionary.step();
        if (!row) return row.error();
        if (m_unpackers.size() >= mostUnpackers) m_unpackers.clear();
        found = m_unpackers.emplace(first, *row ? m_dictionary.text(0) : std::string_view()).first;
        m_dictionary.reset();
    }
    return found->second.unpack(packed);
}

}  // namespace tripletalk::retrieval
