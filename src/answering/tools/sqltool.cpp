// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/sqltool.h"

#include "answering/tools/querysource.h"
#include "llm/jsonfields.h"

namespace tripletalk::answering {

Result<SqlTool> SqlTool::open(const knowledge::KnowledgeBase& base) {
    auto tables = knowledge::SqlConnection::open(base);
    if (!tables) return tables.error();
    return SqlTool(base, *std::move(tables));
}

const llm::ToolSpec& SqlTool::spec() const {
    static const llm::ToolSpec spec =
        toolOfOne(knowledge::sqlLanguage().name(),
                  "Runs one SELECT statement on the read-only SQLite database.", "query");
    return spec;
}

Result<Source> SqlTool::query(const std::string& sql, const CancelToken& cancel) {
    return querySource(knowledge::sqlLanguage(), *m_tables, sql, cancel);
}

Result<Found> SqlTool::call(const nlohmann::json& arguments, int, const CancelToken& cancel) {
    auto source = query(llm::textField(arguments, "query"), cancel);
    if (!source) return source.error();
    return Found{{*std::move(source)}};
}

}  // namespace tripletalk::answering
