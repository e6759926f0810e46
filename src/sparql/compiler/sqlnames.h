// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace tripletalk::sparql {

/// The names in the SQL of one query.
class SqlNames {
  public:
    /// "q1", "q2", …
    std::string alias(const char* prefix) { return prefix + std::to_string(++m_aliases[prefix]); }
    /// Under which a table of solutions has a variable.
    std::string column(const std::string& variable) {
        const auto [place, isNew] = m_columns.try_emplace(variable, m_columns.size() + 1);
        return "v" + std::to_string(place->second);
    }

  private:
    std::map<std::string, std::size_t> m_aliases;
    std::map<std::string, std::size_t> m_columns;
};

}  // namespace tripletalk::sparql
