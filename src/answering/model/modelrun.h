// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/answerwriter.h"
#include "answering/model/conclusion.h"
#include "answering/model/decision.h"
#include "answering/model/method.h"
#include "answering/model/runstate.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// One question answered with a model, in rounds: the model chooses what its tools do, they are
/// called, queries are checked, and it is judged whether the sources suffice; then comes the
/// answer. A query that fails, or that its checks send back, goes to the next round without a
/// judgement. What differs between the ways of answering is the Method's. One question an object.
class ModelRun {
  public:
    ModelRun(RunState& state, Method& method);

    /// Ends the trace, in whatever way.
    void run();

  private:
    Result<void> answer();
    Result<Decision> gather();
    Result<Decision> decide();
    Result<Decision> parsed(const llm::ChatRequest& request);
    Result<void> vote(const std::vector<Decision>& decisions);

    using Told = std::map<const llm::ToolCall*, SourceLog::Returned>;
    Result<void> callTools(const Decision& decision);
    Result<void> callTool(Tool& tool, const llm::ToolCall& call, Told& told);
    Result<void> endBeside(const llm::ToolCall& call, SourceLog::Pending pending, Told& told);
    Result<void> keep(Result<SourceLog::Returned> returned, SourceLog::Returned& told) const;
    void remember(const Decision& decision, const Told& told);
    [[nodiscard]] std::string noTool(const std::string& name) const;

    /// The number of the query's source, which may be an earlier one.
    Result<int> runQuery(Tool& tool, const std::string& query);
    /// `written`: by value, as the log that may hold it grows.
    Result<int> asked(Tool& tool, const std::string& query, std::string written);
    Result<void> mend(Tool& tool, int source, const std::vector<checks::Finding>& findings);

    Result<Verdict> judge(bool last, const std::string& correction = {});
    [[nodiscard]] std::vector<int> usableSources() const;
    void chooseResult(const std::vector<ResultPart>& parts);
    void conclude(Verdict verdict);
    void end(const Conclusion& conclusion);

    RunState& m_state;
    Method& m_method;
    AnswerWriter m_writer;
    std::map<std::string, int> m_ran;  ///< query -> its source
    std::set<int> m_replaced;          ///< sources whose checks gave a better query
    bool m_sentBack = false;           ///< a query of the round failed or is in doubt
    AnswerResult m_result;
};

}  // namespace tripletalk::answering
