// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answerparts.h"
#include "answering/rewrite/askedlookups.h"
#include "answering/rewrite/pathfinder.h"
#include "answering/strategies/descriptor.h"
#include "answering/tools/sourcelog.h"
#include "answering/tools/sparqltool.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// One question answered by RewriteStrategy from beginning to end.
class RewriteRun {
  public:
    /// No model: the facts are told by our own sentences, and the answer is the best path's ends.
    /// What is given must outlive it.
    RewriteRun(const Question& question, const StrategyParts& parts, Trace& trace,
               const CancelToken& cancel)
        : m_question(question), m_parts(parts), m_trace(trace), m_cancel(cancel), m_log(trace) {}

    Result<void> run();

    /// The same without a model, if paths were learned and the best one is right at least so often
    /// (0 to 1); else false, and nothing was told.
    Result<bool> runIfSure(double leastTrust);

  private:
    /// What answers one look-up, as far as a path does.
    struct Part {
        std::vector<RankedPath> ranked = {};
        std::vector<PathEvidence> evidence = {};  ///< of the best paths
        /// Why there is no answer, before anything is followed; nothing where there may be one.
        std::optional<Sentence> whyNot = {};
    };

    Result<void> open();
    Result<void> understand();
    Result<void> lookUp();
    Result<Part> partOf(const AskedLookup& lookup);
    Result<std::vector<RankedPath>> pathsOf(const AskedLookup& lookup);
    Result<bool> placeDescribed(AskedLookup& lookup);
    [[nodiscard]] bool isOnlyDescribed(const std::string& question, const learning::Mention& thing);
    learning::Mention mentionWithClass(const Topic& topic,
                                       const std::vector<language::Token>& tokens);
    Result<std::optional<Topic>> describedBy(const std::string& words);
    [[nodiscard]] std::optional<Sentence> whyNot(const std::string& question, const Part& part);
    [[nodiscard]] const Sentence* refusal() const;
    void tellUnderstood();
    Result<void> answer();
    Result<void> follow(const RankedPath& path);
    Result<void> tell();
    void refuse(const Sentence& why);
    void answerAlone(const std::vector<RankedPath>& ranked);
    Result<void> answerByModel();
    [[nodiscard]] std::string meant(const RankedPath& path);
    [[nodiscard]] std::vector<std::string> othersThan(std::size_t first,
                                                      const std::vector<RankedPath>& ranked);

    const Question& m_question;
    const StrategyParts& m_parts;
    Trace& m_trace;
    const CancelToken& m_cancel;
    SourceLog m_log;

    std::string m_asked;                 ///< the question as one that stands alone, if one said so
    std::vector<AskedLookup> m_lookups;  ///< what it asks for
    std::vector<Part> m_found;           ///< what answers each of these
    std::map<std::string, std::optional<Topic>> m_described;  ///< words -> the thing
    bool m_standsAlone = false;  ///< nothing in it is to be found in the conversation
    const language::Wording* m_wording = nullptr;
    std::optional<SparqlTool> m_sparql;
    std::unique_ptr<PathFinder> m_finder;
    std::vector<PathEvidence> m_evidence;  ///< of the paths that were followed
    std::vector<int> m_ends;               ///< the sources with their ends, alike
};

}  // namespace tripletalk::answering
