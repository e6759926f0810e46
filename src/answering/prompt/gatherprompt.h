// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/prompt/linkstext.h"
#include "answering/prompt/prompts.h"
#include "answering/prompt/schemaview.h"
#include "answering/strategies/loopstrategy.h"
#include "llm/chatmodel.h"
#include "retrieval/valueindex.h"

#include <string>
#include <vector>

namespace tripletalk::answering {

/// What a gathering call is told beside the question.
struct GatherTask {
    int round = 1;
    std::string understood = {};              ///< the question as one that stands alone
    std::string missing = {};                 ///< a tool that must be used before an answer
    std::string lookFor = {};                 ///< what the last round lacked
    std::vector<std::string> described = {};  ///< tables the model asked to see
};

/// What the program knows of a question before anything is looked up.
struct GatherHints {
    std::vector<retrieval::ValueLink> links = {};
    OtherWords otherWords = {};             ///< of its likeliest reading
    std::vector<std::string> queries = {};  ///< SQL that may need the same tables
    std::string examples = {};              ///< earlier questions with their queries
};

/// Renders the prompts of gathering calls so that they fit the context window. What never changes
/// between questions stands first, so that servers can reuse its evaluation. What is cut first:
/// the least needed tables, then the oldest turns, long results, described tables,
/// and the least sure links.
class GatherPrompt {
  public:
    GatherPrompt(const Prompts& prompts, const ModelNumbers& numbers, LoopStrategy::Tools tools,
                 const Question& question)
        : m_prompts(prompts), m_numbers(numbers), m_tools(tools), m_question(question) {}

    /// Chooses what is shown of the schema.
    Result<void> open(GatherHints hints);

    Result<std::vector<llm::Message>> messages(const GatherTask& task,
                                               const std::vector<Source>& sources,
                                               const knowledge::QueryConnection& tables) const;

    /// The model sees part of the schema and may ask for more.
    [[nodiscard]] bool isPartial() const { return m_view.partial; }
    /// What it may ask for, and how much of that a prompt has room for.
    [[nodiscard]] const induction::Schema& schema() const { return m_schema; }
    [[nodiscard]] std::size_t describedTokens() const;

  private:
    [[nodiscard]] std::size_t room() const;
    Result<std::string> userText(const GatherTask& task, const std::vector<Source>& sources,
                                 const knowledge::QueryConnection& tables, std::size_t room) const;
    [[nodiscard]] nlohmann::json history(const knowledge::QueryConnection& tables,
                                         std::size_t tokens) const;

    const Prompts& m_prompts;
    const ModelNumbers& m_numbers;
    LoopStrategy::Tools m_tools;
    const Question& m_question;
    induction::Schema m_schema;
    SchemaView m_view;
    std::string m_system;
    GatherHints m_hints;
};

}  // namespace tripletalk::answering
