// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/checks/finding.h"
#include "answering/model/conclusion.h"
#include "answering/model/decision.h"
#include "answering/model/runstate.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// What one way of answering with a model brings to a ModelRun: its tools, its prompts, and what it
/// knows of its queries. The members without a body are all that a method must say; the others have
/// the meaning of "nothing of that kind". One run, one thread, save where it is said.
class Method {
  public:
    virtual ~Method() = default;

    /// Puts its tools into the box and makes what its prompts have in common.
    virtual Result<void> open() = 0;

    /// The prompt of the round in hand. The run adds the tools, or the schema that stands for them.
    virtual Result<llm::ChatRequest> request() = 0;

    /// What a reply means; with `again` the one that the model gave after its first was refused.
    /// Several threads. Errors: Model, with a message that is shown to the model.
    [[nodiscard]] virtual Result<Decision> read(const llm::ChatReply& reply, bool again) const;

    /// Adds calls that have to be made and that the model left out.
    virtual Result<void> complete(Decision& decision);

    /// Calls to be made in the same round where those that the model made found nothing to answer
    /// from.
    [[nodiscard]] virtual std::vector<llm::ToolCall> otherwise() const { return {}; }

    /// How freely the model writes, at least, where several queries are asked for at once.
    [[nodiscard]] virtual double candidateTemperature() const { return 0.7; }

    /// Which of the results of several candidates counts, by its place: each the sources that have
    /// the same rows, in the order in which they were found. At least one. The one that most
    /// candidates gave.
    virtual Result<std::size_t> choose(const std::vector<std::vector<int>>& results);

    /// A query as it is run, and what had to be mended. A model may be asked for it.
    struct Prepared {
        std::string query;
        std::vector<checks::Finding> mended = {};
    };
    virtual Result<Prepared> prepare(const std::string& query);

    /// What is doubtful about the source of a query that did not fail; the log is told of it. A
    /// finding that brings a query and sends nothing back is mended by that query, without the
    /// model.
    virtual Result<std::vector<checks::Finding>> check(int source);

    /// What stands before the finds of a call beside others, such as things that it names outright.
    virtual Result<Found> before(const llm::ToolCall& call);

    /// What the model is told of a call in the conversation, where the run keeps one; by default
    /// its text and its sources within so many tokens.
    [[nodiscard]] virtual std::string told(const SourceLog::Returned& returned,
                                           std::size_t tokens) const;

    /// No round may follow the one in hand, whatever the number of rounds.
    [[nodiscard]] virtual bool mustEnd() const { return false; }

    /// The sources do not suffice for a judgement, after the tools were called. Not asked in the
    /// last round.
    virtual Result<bool> mustGoOn(const Decision& decision);

    /// The method's own end, in place of the model's judgement; without one the sources are judged
    /// and the answer is written by the AnswerWriter.
    virtual Result<std::optional<Conclusion>> conclusion(const Decision& decision);

    /// What the query of the source asks for as a reading (docs/trace.md), so that a person can
    /// change it part by part; null where that cannot be told.
    [[nodiscard]] virtual nlohmann::json reading(int source);

    /// Words that could have meant other things (otherMeanings).
    [[nodiscard]] virtual std::vector<Meaning> meanings(const AnswerResult& result) const;
    /// The things that values of a passage may name; null: none are known.
    [[nodiscard]] virtual const knowledge::EntityLookup* entities() const { return nullptr; }

  protected:
    explicit Method(RunState& run) : m_run(run) {}
    RunState& m_run;
};

}  // namespace tripletalk::answering
