// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answerparts.h"
#include "answering/offline/describer.h"
#include "answering/offline/dialogue.h"
#include "answering/offline/offlinestrategy.h"
#include "answering/offline/triedreadings.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// One question answered from beginning to end.
class OfflineRun {
  public:
    OfflineRun(const Question& question, std::shared_ptr<llm::Embedder> embedder,
               const OfflineNumbers& numbers, Trace& trace, const CancelToken& cancel)
        : m_question(question),
          m_embedder(std::move(embedder)),
          m_numbers(numbers),
          m_trace(trace),
          m_cancel(cancel) {}

    Result<void> run();

  private:
    /// One clause of the question with what was found for it.
    struct Part {
        std::string clause = {};
        std::optional<reading::ScoredReading> read = {};
        bool isTrusted = false;                           ///< enough to be answered
        bool isUnsure = false;                            ///< something else may have been meant
        std::vector<reading::ScoredReading> others = {};  ///< that, best first
        AnswerResult result = {};
        bool hasResult = false;
        bool isNone = false;  ///< the answer is that there is none
        std::string query = {};
        AnswerParts prose = {};
        std::optional<Error> failure = {};  ///< of a query

        /// Nothing found says nothing then.
        [[nodiscard]] bool failed() const { return failure && !hasResult; }
    };
    Result<void> read(std::vector<Part>& parts);
    Result<void> follow(const nlohmann::json& changed, std::vector<Part>& parts);
    Result<void> choose(const std::string& clause, const reading::Context& context);
    Result<void> answer();
    Result<void> findRows();
    Result<void> findUnique();
    Result<void> describe();
    Result<std::vector<EntityRef>> described();
    /// From what passages say, where the tables do not.
    Result<void> quote();
    /// Content words that no name or thing of the base is known by.
    [[nodiscard]] std::vector<std::string> unknownWords(const reading::Term& said) const;
    Result<void> describeFound();
    /// By what a person taught; false where nobody taught anything that says the same.
    Result<bool> answerTaught(std::vector<Part>& parts);
    [[nodiscard]] std::size_t wordsLeft() const;
    [[nodiscard]] bool asksOpenly() const;
    [[nodiscard]] std::string worded(const reading::Term& term) const;
    [[nodiscard]] std::vector<nlohmann::json> choices(const std::vector<Part>& parts) const;
    void offer(const std::vector<Part>& parts);
    /// Runs a query of the part in hand and keeps its error; gives the number of its source.
    Result<int> asked(const std::string& query);
    Result<void> combine(std::vector<Part>& parts);
    Result<void> finish(std::vector<Part>& parts);

    const Question& m_question;
    std::shared_ptr<llm::Embedder> m_embedder;
    const OfflineNumbers& m_numbers;
    Trace& m_trace;
    const CancelToken& m_cancel;

    std::unique_ptr<Tools> m_tools;
    std::unique_ptr<reading::QuestionReader> m_reader;
    std::unique_ptr<TriedReadings> m_readings;
    std::unique_ptr<Describer> m_describer;
    Part m_part;                ///< in hand
    std::size_t m_said = 0;     ///< words of the parts before
    std::size_t m_allowed = 0;  ///< words of them and the one in hand
};

}  // namespace tripletalk::answering::offline
