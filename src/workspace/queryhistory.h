// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/languages/querylanguage.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tripletalk::workspace {

/// The queries that a person ran lately, by knowledge base and language, in one file of the data
/// folder.
class QueryHistory {
  public:
    explicit QueryHistory(std::filesystem::path file) : m_file(std::move(file)) {}

    /// Newest first; none if there is no file yet or it cannot be understood.
    [[nodiscard]] std::vector<std::string> of(
        const std::string& base,
        const knowledge::QueryLanguage& language = knowledge::sqlLanguage()) const;
    /// Puts a query in front, whoever else does so meanwhile. A file that cannot be understood is
    /// renamed to "….damaged" first. Errors: Io, DiskFull.
    Result<void> add(const std::string& base, const std::string& query,
                     const knowledge::QueryLanguage& language = knowledge::sqlLanguage()) const;

  private:
    std::filesystem::path m_file;
};

}  // namespace tripletalk::workspace
