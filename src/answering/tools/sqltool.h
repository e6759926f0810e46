// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/tool.h"
#include "knowledge/languages/sqlconnection.h"

#include <memory>
#include <string>

namespace tripletalk::answering {

/// "sql": one SELECT statement on a base's tables. Opened at the start of a run and kept to its
/// end, so that a run sees one state. One thread.
class SqlTool : public Tool {
  public:
    static Result<SqlTool> open(const knowledge::KnowledgeBase& base);

    /// The source with the rows of a query, or its error. Errors: Cancelled only.
    Result<Source> query(const std::string& sql, const CancelToken& cancel);

    [[nodiscard]] const llm::ToolSpec& spec() const override;
    Result<Found> call(const nlohmann::json& arguments, int round,
                       const CancelToken& cancel) override;
    [[nodiscard]] bool isQuery() const override { return true; }

    [[nodiscard]] const knowledge::KnowledgeBase& base() const { return m_base; }
    [[nodiscard]] const knowledge::EntityLookup& entities() const { return m_tables->entities(); }
    [[nodiscard]] const knowledge::QueryConnection& tables() const { return *m_tables; }
    [[nodiscard]] knowledge::SqlConnection& connection() { return *m_tables; }
    [[nodiscard]] sqlite::Sandbox& sandbox() { return m_tables->sandbox(); }

  private:
    SqlTool(knowledge::KnowledgeBase base, std::unique_ptr<knowledge::SqlConnection> tables)
        : m_base(std::move(base)), m_tables(std::move(tables)) {}

    knowledge::KnowledgeBase m_base;
    std::unique_ptr<knowledge::SqlConnection> m_tables;
};

}  // namespace tripletalk::answering
