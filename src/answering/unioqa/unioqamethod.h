// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/graphvectors.h"
#include "answering/model/answerwriter.h"
#include "answering/model/graphprompt.h"
#include "answering/model/method.h"
#include "answering/rewrite/pathfinder.h"
#include "answering/tools/cyphertool.h"
#include "answering/unioqa/belief.h"
#include "answering/unioqa/thingcandidates.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::answering {

/// UniOqaStrategy's way. Translator: the model writes Cypher; before a query runs its names become
/// things of the graph, which the model chooses among where there are several, and one that finds
/// nothing is tried with relations that its things have. Searcher: facts of what the question and
/// the query name. Which is believed rests on what can be seen of the query (belief.h), never on an
/// answer that is known.
class UniOqaMethod : public Method {
  public:
    UniOqaMethod(RunState& run, std::shared_ptr<llm::Embedder> embedder);

    Result<void> open() override;
    Result<llm::ChatRequest> request() override;
    Result<Prepared> prepare(const std::string& query) override;
    Result<std::vector<checks::Finding>> check(int source) override;
    Result<bool> mustGoOn(const Decision& decision) override;
    Result<std::optional<Conclusion>> conclusion(const Decision& decision) override;

  private:
    Result<void> place(const cypher::QuerySketch& sketch, std::size_t name,
                       cypher::QuerySketch::Changes& changes, std::vector<checks::Finding>& mended);
    /// The place of the one that is meant; nothing: none of them.
    Result<std::optional<std::size_t>> pick(const std::string& mention,
                                            const std::vector<ThingCandidate>& candidates);
    [[nodiscard]] checks::Finding nothingFound(int source,
                                               const std::vector<std::string>& unknown) const;
    Result<double> believe(const Source& query);
    Result<void> findFacts(const cypher::QuerySketch* sketch);
    Result<std::optional<Conclusion>> answerFromFacts();
    void decide(bool isQueryBelieved, const Sentence& why);

    std::shared_ptr<llm::Embedder> m_embedder;
    GraphPrompt m_prompt;
    std::optional<CypherTool> m_cypher;
    std::optional<GraphVectors> m_vectors;
    std::unique_ptr<PathFinder> m_finder;
    std::optional<ThingCandidates> m_things;
    std::map<std::string, std::optional<std::string>> m_picked;  ///< mention -> IRI, once asked
    std::vector<int> m_facts;                                    ///< numbers of the sources
    std::string m_onPath;  ///< of them, where paths were learned
    bool m_searched = false;
};

}  // namespace tripletalk::answering
