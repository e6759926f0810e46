// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/tool.h"
#include "knowledge/languages/querylanguage.h"

#include <memory>
#include <string>

namespace tripletalk::answering {

/// One query on the graph of a base, in a language of queries whose name the tool bears. One
/// thread.
class QueryTool : public Tool {
  public:
    [[nodiscard]] const llm::ToolSpec& spec() const override { return m_spec; }
    Result<Found> call(const nlohmann::json& arguments, int round,
                       const CancelToken& cancel) override;
    [[nodiscard]] bool isQuery() const override { return true; }

    [[nodiscard]] const knowledge::QueryLanguage& language() const { return *m_language; }
    [[nodiscard]] knowledge::QueryConnection& connection() const { return *m_connection; }

  protected:
    QueryTool(const knowledge::QueryLanguage& language,
              std::unique_ptr<knowledge::QueryConnection> connection, std::string description)
        : m_language(&language),
          m_connection(std::move(connection)),
          m_spec(toolOfOne(language.name(), std::move(description), "query")) {}

  private:
    const knowledge::QueryLanguage* m_language;
    std::unique_ptr<knowledge::QueryConnection> m_connection;
    llm::ToolSpec m_spec;
};

}  // namespace tripletalk::answering
