// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/knowledgebase.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::knowledge {

struct SearchHit {
    enum class Kind { Entity, Table };
    Kind kind = Kind::Entity;
    std::string text;             ///< the entity's label, the table's name for people
    std::string iri = {};         ///< of an entity
    std::string table = {};       ///< of a table its name in SQL
    std::string classLabel = {};  ///< of an entity
    std::string also = {};        ///< the other name by which it was found
};

/// Finds entities and tables while somebody types: by IRI or key, by the beginning of a name, by
/// names as the value index knows them (words in any order, misspelt, shortened), and, if these
/// give little, by what passages say. One thread.
class EntitySearch {
  public:
    static Result<EntitySearch> open(const KnowledgeBase& base);

    /// Best first. Errors: those of the indexes; Cancelled.
    Result<std::vector<SearchHit>> find(std::string_view text, std::size_t most,
                                        const CancelToken& cancel);

  private:
    struct Hits {
        std::vector<SearchHit> list;
        std::set<std::string> known;
        void add(const Entity& entity, std::string also = {});
    };
    EntitySearch(KnowledgeBase base, sqlite::Database database, EntityLookup lookup,
                 retrieval::ValueIndex values)
        : m_base(std::move(base)),
          m_database(std::move(database)),
          m_lookup(std::move(lookup)),
          m_values(std::move(values)) {}
    Result<void> addExact(const std::string& text, Hits& hits) const;
    Result<void> addBeginnings(const std::string& text, std::size_t most, Hits& hits) const;
    Result<void> addNames(const std::string& text, std::size_t most, Hits& hits) const;
    Result<void> addPassages(const std::string& text, std::size_t most, const CancelToken& cancel,
                             Hits& hits);

    KnowledgeBase m_base;
    sqlite::Database m_database;
    EntityLookup m_lookup;
    retrieval::ValueIndex m_values;
    std::optional<retrieval::Searcher> m_passages;  ///< once wanted
};

}  // namespace tripletalk::knowledge
