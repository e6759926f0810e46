// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/graphplaces.h"
#include "knowledge/knowledgebase.h"

#include <map>
#include <optional>
#include <string>

namespace tripletalk::answering::reading {

/// The IRIs of what the database of one base calls by keys and names, looked up when they are
/// needed. One thread.
class BaseIris {
  public:
    /// Borrows it.
    explicit BaseIris(const knowledge::KnowledgeBase& base) : m_base(base) {}

    /// Of this object, which must stay.
    [[nodiscard]] IrisOf iris();

  private:
    std::optional<std::string> thing(const std::string& key);
    std::optional<std::string> kind(const std::string& name);

    const knowledge::KnowledgeBase& m_base;
    std::optional<Result<knowledge::EntityLookup>> m_things;
    std::optional<std::map<std::string, std::string>> m_kinds;  ///< names by IRI
};

}  // namespace tripletalk::answering::reading
