// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sqlite/database.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::retrieval {

class PackedTexts;

enum class PassageKind { Graph, Document };

/// A piece of text that can be cited: an entity's verbalised facts, or a unit of a document under
/// its headings.
struct Passage {
    std::int64_t id = 0;
    PassageKind kind = PassageKind::Graph;
    std::string title;         ///< the entity's label, or the document's title
    std::string heading = {};  ///< the headings above it, joined by " › "
    std::string text;
    std::string iri = {};   ///< of the entity; entity(key, iri) in the induced database has its key
    std::string type = {};  ///< class label, or "document"
    std::string source = {};  ///< a document's file name
};

/// passages.db: passages, packed (packedtexts.h), with an FTS5 index over title, heading and text.
/// Read side; one thread. Errors: Version, Input (damaged), those of the database.
class PassageStore {
  public:
    PassageStore(PassageStore&&) noexcept;
    PassageStore& operator=(PassageStore&&) noexcept;
    ~PassageStore();
    static Result<PassageStore> open(const std::filesystem::path& path);

    Result<std::optional<Passage>> passage(std::int64_t id) const;
    Result<std::vector<Passage>> passagesOf(std::string_view iri) const;
    Result<std::int64_t> count() const;
    /// All passages in order of id, until `row` returns false.
    Result<void> each(const std::function<bool(const Passage&)>& row) const;

    [[nodiscard]] const sqlite::Database& database() const { return *m_database; }
    /// SQL that is true of a row `p` of the table passage if its type is among the next `count`
    /// parameters, one or more.
    [[nodiscard]] std::string typeIsAmong(std::size_t count) const;

  private:
    PassageStore(std::unique_ptr<sqlite::Database> database, std::unique_ptr<PackedTexts> texts);
    template <typename... Args>
    Result<void> read(std::string_view which, const std::function<bool(const Passage&)>& row,
                      const Args&... args) const;

    std::unique_ptr<sqlite::Database> m_database;
    std::unique_ptr<PackedTexts> m_texts;  ///< null in a store of version 0.1.0: texts as they are
};

/// Writes passages.db, touching no other file. Not safe against a crash by itself: the importer
/// builds in a sibling folder. One thread. Memory: about 40 MB of words that wait to be sorted and
/// 16 MB of texts that wait to be packed.
class PassageStoreBuilder {
  public:
    static Result<PassageStoreBuilder> create(const std::filesystem::path& path);
    PassageStoreBuilder(PassageStoreBuilder&&) noexcept;
    ~PassageStoreBuilder();
    Result<std::int64_t> add(const Passage& passage);  ///< returns the passage's id
    Result<void> finish();

  private:
    struct Private;
    explicit PassageStoreBuilder(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::retrieval
