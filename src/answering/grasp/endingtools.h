// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/grasptool.h"
#include "answering/grasp/queryruns.h"

#include <set>
#include <string>
#include <vector>

namespace tripletalk::answering::grasp {

/// How a conversation ends.
struct Ending {
    enum class Kind : unsigned char { None, Answered, GaveUp };
    Kind kind = Kind::None;
    std::string text = {};                  ///< the answer, or why there is none
    int source = 0;                         ///< of the query that it rests on; 0: there is none
    std::vector<std::string> columns = {};  ///< of it, that were asked for; empty: all
};

/// "answer": ends with a query and what it says in words. A query that fails does not end, and one
/// that finds nothing only where the model stands by it, or cannot be asked again (`isLast`).
class AnswerTool : public GraspTool {
  public:
    AnswerTool(const Graphs& graphs, QueryRuns& runs, Ending& ending, const bool& isLast);
    /// The query: the words are the answer's own.
    [[nodiscard]] std::string asked(const nlohmann::json& arguments) const override;

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;

  private:
    QueryRuns& m_runs;
    Ending& m_ending;
    const bool& m_isLast;
    std::set<int> m_doubted;  ///< sources that found nothing
};

/// "answer" of the task of answering in words: from whatever was found.
class AnswerInWordsTool : public GraspTool {
  public:
    AnswerInWordsTool(const Graphs& graphs, Ending& ending);

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;

  private:
    Ending& m_ending;
};

/// "cancel": ends without an answer, with the best attempt if there is one: a query, or with
/// `inWords` a text.
class CancelTool : public GraspTool {
  public:
    CancelTool(const Graphs& graphs, QueryRuns& runs, Ending& ending, bool inWords);
    /// Why.
    [[nodiscard]] std::string asked(const nlohmann::json& arguments) const override;

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;

  private:
    QueryRuns& m_runs;
    Ending& m_ending;
    bool m_inWords;
};

}  // namespace tripletalk::answering::grasp
