// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/checks/ground.h"
#include "answering/tools/sqltool.h"
#include "knowledge/knowledgebase.h"
#include "reading/goldjudge.h"
#include "retrieval/valueindex.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tripletalk::bench {

/// What is said of one query.
struct CheckedQuery {
    bool right = false;                      ///< by content
    bool empty = false;                      ///< no row, or one without a value but 0
    bool failed = false;                     ///< the database said so
    std::vector<std::string> sentBack = {};  ///< kinds of findings that want another query
    std::vector<std::string> told = {};      ///< kinds of the others
    std::string said = {};                   ///< what a model would be told first
};

/// Checks queries of one base as a run with a model does: texts are repaired, the query is run, and
/// its rows are doubted. One thread.
class QueryChecker {
  public:
    static Result<QueryChecker> open(const std::filesystem::path& folder);

    Result<CheckedQuery> check(const std::string& question, const std::string& sql,
                               GoldJudge& judge);

  private:
    QueryChecker(knowledge::KnowledgeBase base, answering::SqlTool sql,
                 retrieval::ValueIndex values)
        : m_base(std::move(base)), m_sql(std::move(sql)), m_values(std::move(values)) {}

    knowledge::KnowledgeBase m_base;
    answering::SqlTool m_sql;
    retrieval::ValueIndex m_values;
};

}  // namespace tripletalk::bench
