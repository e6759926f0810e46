// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/languages/querylanguage.h"

#include <string>
#include <vector>

namespace tripletalk::knowledge {

struct SavedQuery {
    std::string name;
    std::string query;          ///< in the names of now
    std::string outdated = {};  ///< why it does not fit the base any more; empty: it does
};

/// Queries of one language that a person saved by name, in examples.db: like the examples they
/// survive new names and new imports. Writers take the base's lock. One thread.
class SavedQueries {
  public:
    explicit SavedQueries(KnowledgeBase base, const QueryLanguage& language = sqlLanguage())
        : m_base(std::move(base)), m_language(&language) {}

    /// By name.
    Result<std::vector<SavedQuery>> list() const;
    /// In place of one of the same name. Errors: what its language says of the query,
    /// Usage (no name), Limit (name too long), Locked.
    Result<void> save(const std::string& name, const std::string& query) const;
    /// Errors: NotFound, Locked.
    Result<void> remove(const std::string& name) const;

  private:
    KnowledgeBase m_base;
    const QueryLanguage* m_language;
};

}  // namespace tripletalk::knowledge
