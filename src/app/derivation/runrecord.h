// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answerbuilder.h"

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::app {

/// What was done at one point of a run, for the timeline.
struct TimelineStep {
    std::string kind;  ///< a tool; or reading, subgraph, model, check, decision, result, failed,
                       ///< cancelled
    std::string language = {};  ///< of the query that it ran, if it is known
    std::string purpose = {};   ///< of a model call
    int round = 0;
    std::int64_t call = 0;  ///< joins beginning and end; 0: a moment
    double startMs = 0;
    double ms = 0;
    std::int64_t tokens = 0;
    Sentence detail = {};
    Sentence error = {};      ///< with its technical detail on a line of its own
    std::int64_t found = -1;  ///< rows or passages that a tool found; -1: not a tool
    std::string told = {};    ///< what else a tool told the model
    std::string base = {};    ///< names of the bases that it queried, where several are asked
    bool running = false;
};

/// One call of a model: exactly what was sent and what came back.
struct PromptCall {
    struct Message {
        std::string role;
        std::string content;
    };
    std::int64_t call = 0;
    std::string purpose;
    int round = 0;
    std::string model;
    std::vector<Message> messages;
    std::string extras = {};  ///< tools or schema sent along, as JSON
    std::string reply = {};   ///< as it came, each tool call behind the tool's name
    double ms = 0;
    std::int64_t promptTokens = 0;
    std::int64_t completionTokens = 0;
    Sentence error = {};
    bool running = true;
};

/// What a model does now, in estimated tokens.
struct ModelWork {
    std::size_t reads = 0;   ///< of the prompt
    std::size_t writes = 0;  ///< of the reply so far; of an answer its text alone
    double perSecond = 0;    ///< of what it writes; 0: not known yet
};

using AskedBases = std::vector<answering::RunStarted::Base>;
/// The name of one of them by its id; empty if it is none of them.
std::string nameIn(const AskedBases& bases, const std::string& id);

/// One run as its events tell of it (docs/trace.md), ready for showing: the answer, the timeline
/// and the prompts. One thread at a time.
class RunRecord {
  public:
    void add(const answering::Event& event);

    [[nodiscard]] const std::string& id() const { return m_id; }
    [[nodiscard]] const answering::Answer& answer() const { return m_builder.answer(); }
    [[nodiscard]] bool ended() const { return m_builder.ended(); }
    [[nodiscard]] const std::vector<TimelineStep>& timeline() const { return m_timeline; }
    [[nodiscard]] const std::vector<PromptCall>& prompts() const { return m_prompts; }

    /// What was asked: the turn's question, or what it was corrected to.
    [[nodiscard]] const std::string& question() const { return m_question; }
    /// The bases that were asked, as they were called then: the chat's own, then the others.
    [[nodiscard]] const AskedBases& bases() const { return m_bases; }
    /// The run whose changed reading this one answers; empty if none.
    [[nodiscard]] const std::string& about() const { return m_about; }
    /// The offline readings that were answered (docs/trace.md): one for each part of the question.
    [[nodiscard]] const std::vector<nlohmann::json>& readings() const { return m_readings; }
    /// Those offered instead, or beside the answer since they fit about as well.
    [[nodiscard]] const std::vector<nlohmann::json>& offered() const { return m_offered; }

    /// The part of the graph that was chosen; nothing if none was.
    [[nodiscard]] const std::optional<answering::SubgraphChosen>& subgraph() const {
        return m_subgraph;
    }

    /// What is happening now: the kind or purpose of the latest unfinished step ("sql", "search",
    /// "selection", "answer"…), "" before the first.
    [[nodiscard]] std::string activity() const;
    [[nodiscard]] int round() const { return m_round; }
    /// Nothing while no model is asked.
    [[nodiscard]] std::optional<ModelWork> modelWork() const;

  private:
    void fold(const answering::RunStarted& event);
    void fold(const answering::ReadingTold& event);
    void fold(const answering::SubgraphChosen& event);
    void fold(const answering::ModelAsked& event);
    void fold(const answering::ModelDelta& event);
    void fold(const answering::ModelAnswered& event);
    void fold(const answering::ToolCalled& event);
    void fold(const answering::ToolReturned& event);
    void fold(const answering::Checked& event);
    void fold(const answering::Decided& event);
    void fold(const answering::ResultChosen& event);
    void fold(const answering::AnswerDelta& event);
    void fold(const answering::AnswerFinished& event);
    void fold(const answering::RunFailed& event);
    void fold(const answering::RunCancelled& event);
    void fold(const auto& /*of others nothing is shown*/) {}
    void endOpenSteps();
    void wrote(const std::string& piece);
    /// Says which bases a step queried, and shows what each was asked.
    void tellBases(TimelineStep& made, const std::vector<answering::Source>& sources) const;
    TimelineStep& step(std::string kind, Sentence detail, int round = 0);
    TimelineStep& openStep(std::string kind, const std::string& detail, int round,
                           std::int64_t call);

    std::string m_id;
    answering::AnswerBuilder m_builder;
    std::vector<TimelineStep> m_timeline;
    std::vector<PromptCall> m_prompts;
    std::string m_question;
    AskedBases m_bases;
    std::string m_about;
    std::vector<nlohmann::json> m_readings;
    std::vector<nlohmann::json> m_offered;
    std::optional<answering::SubgraphChosen> m_subgraph;
    nlohmann::json m_tried;       ///< in place of a reading that found nothing
    bool m_foundNothing = false;  ///< the latest reading
    double m_now = 0;             ///< of the latest event, in ms since the run began
    ModelWork m_work;             ///< of the latest call
    std::size_t m_written = 0;    ///< bytes of its reply, behind the first piece
    double m_firstPiece = -1;     ///< of its reply, in ms since the run began; -1: none came
    int m_round = 0;
    bool m_writing = false;
};

}  // namespace tripletalk::app
