// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "retrieval/valueindex.h"

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::knowledge {

/// A name that a person may be about to write.
struct NameHint {
    std::string text;
    std::string detail;  ///< the class of an entity, the table of a column or value; else empty
    bool operator==(const NameHint&) const = default;
};

/// What may come in the place of a text from `begin` on.
struct NameHints {
    std::size_t begin = 0;  ///< byte offset
    std::vector<NameHint> hints = {};
};

/// Completes names of entities, tables, columns and values while a question is written. Looks at
/// indexes alone: its time does not grow with the graph. One thread.
class NameCompletion {
  public:
    static Result<NameCompletion> open(const KnowledgeBase& base);

    /// For the last words of the text: as many of them as begin a name. None for less than two
    /// letters, and none where the text ends with a blank.
    Result<NameHints> complete(std::string_view text, std::size_t most) const;

  private:
    struct Known {
        std::string folded;
        NameHint hint;
    };
    NameCompletion(const KnowledgeBase& base, sqlite::Database database,
                   retrieval::ValueIndex values);
    void addSchema(std::string_view begun, std::size_t most, std::vector<NameHint>& hints) const;
    Result<void> addEntities(const std::string& begun, std::size_t most,
                             std::vector<NameHint>& hints) const;
    Result<void> addNames(const std::string& begun, std::size_t most,
                          std::vector<NameHint>& hints) const;

    KnowledgeBase m_base;
    sqlite::Database m_database;
    retrieval::ValueIndex m_values;
    std::vector<Known> m_schema;
};

}  // namespace tripletalk::knowledge
