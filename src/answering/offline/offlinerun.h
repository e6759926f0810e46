// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answerparts.h"
#include "answering/offline/askedbase.h"
#include "answering/offline/describer.h"
#include "answering/offline/interpreter.h"
#include "answering/offline/offlinestrategy.h"
#include "answering/offline/readingchooser.h"
#include "answering/offline/triedreadings.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// One question answered from beginning to end. What is given must outlive it.
class OfflineRun {
  public:
    /// `chooser` is asked which reading is meant where the rules are not sure; null: nobody is.
    OfflineRun(const Question& question, std::shared_ptr<llm::Embedder> embedder,
               const OfflineNumbers& numbers, Trace& trace, const CancelToken& cancel,
               ReadingChooser* chooser = nullptr)
        : m_question(question),
          m_embedder(std::move(embedder)),
          m_numbers(numbers),
          m_trace(trace),
          m_cancel(cancel),
          m_chooser(chooser) {}

    Result<void> run();

  private:
    /// One clause of the question with what was found for it.
    struct Part {
        Reading reading;
        std::optional<reading::ScoredReading> read = {};  ///< stands for `reading`
        bool isUnsure = false;                            ///< something else may have been meant
        bool goesOnFromChange = false;  ///< from a reading that the person changed
        bool ranksAnew = false;         ///< what was ranked before, by what is said now
        bool refersBack = false;        ///< its words speak of what was said before
        bool leavesOut = false;   ///< a name that is not there: no rows are what was asked for
        bool asksNoFact = false;  ///< but for a reason, a judgement or what is to come: nor then
        std::vector<reading::ScoredReading> alternatives = {};  ///< that, best first
        AnswerResult result;
        bool hasResult = false;
        bool describes = false;            ///< tells what is said of things, from passages
        bool isNone = false;               ///< the answer is that there is none
        std::vector<Reading> others = {};  ///< what else the clause could mean, best first
        std::string query;
        AnswerParts prose;
        std::optional<Error> failure = {};  ///< of a query

        /// It names what it is about, and refers to nothing before it.
        [[nodiscard]] bool saysAll(const reading::ScoredReading& likeliest) const;
        /// A question for rows that the reader read without being sure enough to tell.
        [[nodiscard]] bool isDoubted() const;
        /// The reader's own reading that finds the same rows, if one does.
        [[nodiscard]] std::optional<std::size_t> agreedOn() const;
        /// A description that was asked for says itself what it speaks of. One of what a question
        /// is guessed to name does not, nor what is told although a word found no place, nor that
        /// there is nothing.
        [[nodiscard]] bool showsWhatIsMeant() const;
        void forgetAnswer();
        /// Nothing found says nothing then.
        [[nodiscard]] bool failed() const { return failure && !hasResult; }
        [[nodiscard]] bool tookTooLong() const {
            return failed() && failure->kind == ErrorKind::Timeout;
        }
    };
    /// Opens what the question is read and asked by: the base's own tables, or an excerpt of an
    /// endpoint's graph and the endpoint.
    Result<void> open();
    [[nodiscard]] const knowledge::KnowledgeBase& readBy() const {
        return m_excerpt ? *m_excerpt : *m_question.base;
    }
    Result<void> interpret(std::vector<Part>& parts);
    /// Answers the clause in hand by what the conversation's interpreter reads in it.
    Result<void> answerInterpreted(const Interpretation& interpretation);
    /// What a person is told that was understood.
    [[nodiscard]] std::string wordsOf(const reading::ScoredReading& read) const;
    Result<void> follow(const nlohmann::json& changed, std::vector<Part>& parts);
    Result<void> followRead(const nlohmann::json& changed, std::vector<Part>& parts);
    /// The question as one where the reader reads it so, else as its two.
    Result<std::vector<std::string>> clausesToRead();
    /// Has the reader read the clause in hand, where it can; `goesOn`: the conversation's
    /// interpreter takes it for one that needs the conversation. Says whether it needs none.
    Result<bool> readPart(bool goesOn, bool isFirstPart);
    /// Has the reader read a clause that needs no conversation, or goes on from a reading that the
    /// person changed; false where it is not sure enough.
    Result<bool> readClause(const std::string& clause, const reading::Context& before);
    /// The same for the clause in hand if it says all that it asks for.
    Result<bool> readAlone();
    /// What was spoken of since a reading was changed for which only the reader has words; nothing
    /// if none was.
    Result<reading::Context> changedBefore() const;
    /// The last question where it ranked, and the clause in hand only ranks anew.
    Result<reading::Context> rankedBefore() const;
    /// What an earlier question was taken to mean; nothing where that is not known.
    Result<std::optional<reading::Term>> termOf(const Turn& turn,
                                                const reading::Context& before) const;
    /// Has the chooser choose, if there is one; what it chooses becomes the first.
    Result<ReadingChoice::Of> choose(const std::string& clause);
    /// How probable the first reading has to be to be told.
    [[nodiscard]] double leastTrust() const;
    Result<void> answerRead();
    /// Answers a clause that is doubted: by the reader's own reading where that finds what the
    /// interpreter found, else not at all.
    Result<void> answerAgreed();
    /// By what a person taught; false where nobody taught anything that says the same.
    Result<bool> answerTaught(std::vector<Part>& parts);
    /// What was asked for by a query that was taught, in words; told as a reading, which can be
    /// changed part by part, where the query can be read back.
    std::string tellTaught(const Source& found);
    [[nodiscard]] std::vector<nlohmann::json> otherwise(const std::vector<Part>& parts) const;
    /// The words of the question that what is told of the parts leaves out.
    static std::vector<std::string> unplaced(const std::vector<Part>& parts);
    static std::vector<std::string> worded(const std::vector<nlohmann::json>& readings);
    void tell(const Reading& reading);
    Result<void> tryReadings(const std::vector<Reading>& readings);
    Result<bool> tryAlternatives(const Reading& reading, int round);
    [[nodiscard]] std::vector<Reading> separated(const Reading& reading) const;
    Result<bool> tryEach(const std::vector<Reading>& readings, int round);
    [[nodiscard]] std::size_t wordsLeft() const;
    void offer(const std::vector<Part>& parts);
    /// Beside an answer of an endpoint: what comes from the excerpt, and what that may not know.
    void tellExcerpt(AnswerParts& prose) const;
    /// Of the part in hand.
    [[nodiscard]] Describer::Which quotable() const;
    [[nodiscard]] bool isOfThing(const std::vector<std::string>& wanted) const;
    /// Runs a query of the part in hand and keeps its error; gives the number of its source, whose
    /// columns are called so.
    Result<int> asked(const AskedQuery& query, int round,
                      const std::vector<std::string>& titles = {});
    Result<bool> tryReading(const Reading& reading, int round);
    Result<void> compare(const Reading& reading);
    Result<void> findUnique(const Reading& reading);
    Result<void> describe();
    Result<void> combine(std::vector<Part>& parts);
    Result<void> finish(std::vector<Part>& parts);

    const Question& m_question;
    std::shared_ptr<llm::Embedder> m_embedder;
    const OfflineNumbers& m_numbers;
    Trace& m_trace;
    const CancelToken& m_cancel;
    ReadingChooser* m_chooser;

    std::optional<knowledge::KnowledgeBase> m_excerpt = {};  ///< of an endpoint elsewhere
    std::unique_ptr<Tools> m_tools;
    std::unique_ptr<AskedBase> m_asked;
    std::unique_ptr<Interpreter> m_interpreter;
    std::unique_ptr<reading::QuestionReader> m_reader;
    std::unique_ptr<Describer> m_describer;
    std::string m_clause;
    Part m_part;                       ///< in hand
    std::optional<Part> m_whole = {};  ///< of the whole question, where it has two clauses
    std::size_t m_said = 0;            ///< words of the parts before
    std::size_t m_allowed = 0;         ///< words of them and the one in hand
};

}  // namespace tripletalk::answering::offline
