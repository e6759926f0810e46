// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answerparts.h"
#include "answering/model/modelnumbers.h"
#include "answering/prompt/prompts.h"
#include "answering/rewrite/pathfinder.h"
#include "answering/tools/sourcelog.h"
#include "answering/tools/sparqltool.h"
#include "llm/chatmodel.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// One question answered by RewriteStrategy from beginning to end.
class RewriteRun {
  public:
    /// `model` null: the facts are told by our own sentences, and the answer is the best path's
    /// ends. What is given must outlive it.
    RewriteRun(const Question& question, llm::ChatModel* model, const Prompts& prompts,
               const ModelNumbers& numbers, Trace& trace, const CancelToken& cancel)
        : m_question(question),
          m_model(model),
          m_prompts(prompts),
          m_numbers(numbers),
          m_trace(trace),
          m_cancel(cancel),
          m_log(trace) {}

    Result<void> run();

    /// The same without a model, if paths were learned and the best one is right at least so often
    /// (0 to 1); else false, and nothing was told.
    Result<bool> runIfSure(double leastTrust);

  private:
    Result<void> open();
    Result<void> makeStandAlone();
    /// Why there is no answer, before anything is followed; nothing where there may be one.
    [[nodiscard]] std::optional<Sentence> whyNot(const std::vector<RankedPath>& ranked);
    Result<void> answer(const std::vector<RankedPath>& ranked);
    Result<bool> follow(const RankedPath& path);
    Result<void> gather(const std::vector<RankedPath>& ranked);
    Result<void> tell();
    void refuse(const Sentence& why, const std::vector<RankedPath>& ranked);
    void answerAlone(const std::vector<RankedPath>& ranked);
    Result<void> answerByModel();
    [[nodiscard]] std::string meant(const RankedPath& path);
    [[nodiscard]] std::vector<std::string> othersThan(std::size_t first,
                                                      const std::vector<RankedPath>& ranked);

    const Question& m_question;
    llm::ChatModel* m_model;
    const Prompts& m_prompts;
    const ModelNumbers& m_numbers;
    Trace& m_trace;
    const CancelToken& m_cancel;
    SourceLog m_log;

    std::string m_asked;  ///< the question as one that stands alone
    const language::Wording* m_wording = nullptr;
    std::optional<SparqlTool> m_sparql;
    std::unique_ptr<PathFinder> m_finder;
    std::vector<PathEvidence> m_evidence;  ///< of the paths that were followed
    std::vector<int> m_ends;               ///< the sources with their ends, alike
};

}  // namespace tripletalk::answering
