// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/askedbase.h"
#include "answering/tools/sqltool.h"

namespace tripletalk::answering::offline {

/// The tables of a base that is here, asked in SQL. Borrows the tool.
class AskedTables : public AskedBase {
  public:
    explicit AskedTables(SqlTool& tool) : m_tool(tool) {}

    [[nodiscard]] std::string language() const override;
    [[nodiscard]] std::chrono::milliseconds timeToTry() const override {
        return std::chrono::seconds(1);
    }
    [[nodiscard]] std::optional<AskedQuery> write(const reading::ScoredReading& reading,
                                                  const SchemaGraph& graph, bool isTold) override;
    [[nodiscard]] std::optional<AskedQuery> write(const Reading& reading,
                                                  const SchemaGraph& graph) override;
    /// One query for each of its links.
    [[nodiscard]] std::vector<AskedQuery> writeUnique(const Reading& reading,
                                                      const SchemaGraph& graph) override;
    [[nodiscard]] std::optional<AskedQuery> together(
        const std::vector<std::string>& queries) const override;
    Result<Source> ask(const AskedQuery& query, const CancelToken& cancel) override;

  private:
    SqlTool& m_tool;
};

}  // namespace tripletalk::answering::offline
