// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"

#include "answering/answer/answerbuilder.h"
#include "answering/strategies/correctedstrategy.h"
#include "base/caught.h"

namespace tripletalk::answering {

using nlohmann::json;

namespace {

using AnswerNow = std::function<void(const Question& question, Trace& trace)>;

Answer answerOf(Question question, const TraceSink& sink, std::string run,
                const AnswerNow& answer) {
    AnswerBuilder builder;
    Trace trace(std::move(run), [&](const Event& event) {
        builder.add(event);
        if (sink) sink(event);
    });
    // A name changed since the base was opened counts from this question on.
    if (!question.base) {
        trace.fail({ErrorKind::Usage, say("Sentence", "There is no knowledge base to ask.")});
        return builder.answer();
    }
    if (auto current = question.base->current()) question.base = *std::move(current);
    for (knowledge::KnowledgeBase& other : question.others)
        if (auto current = other.current()) other = *std::move(current);
    try {
        answer(question, trace);
    } catch (const std::exception& thrown) {
        if (!trace.ended()) trace.fail(errorOf(thrown));
    }
    if (!trace.ended())
        trace.fail({ErrorKind::Internal, say("Sentence", "The strategy ended without an answer."),
                    builder.answer().strategy});
    return builder.answer();
}

}  // namespace

Answer ask(AnswerStrategy& strategy, const Question& question, const TraceSink& sink,
           const CancelToken& cancel) {
    return answerOf(question, sink, newRunId(), [&](const Question& now, Trace& trace) {
        strategy.answer(now, trace, cancel);
    });
}

Answer ask(const MakeStrategy& make, const Question& question, const TraceSink& sink,
           const CancelToken& cancel, std::string run) {
    return answerOf(question, sink, std::move(run), [&](const Question& now, Trace& trace) {
        if (CorrectedStrategy::answers(now)) return CorrectedStrategy().answer(now, trace, cancel);
        auto strategy = make(now);
        if (!strategy) return trace.fail(strategy.error());
        (*strategy)->answer(now, trace, cancel);
    });
}

Turn turnOf(const Question& question, const Answer& answer) {
    return {question.text, answer.understoodAs, answer.text,
            answer.result, answer.sources,      question.reading};
}

json toJson(const std::vector<Turn>& turns) {
    json all = json::array();
    for (const Turn& turn : turns) {
        json sources = json::array();
        for (const Source& source : turn.sources) sources.push_back(toJson(source));
        json entry = {{"question", turn.question},
                      {"understood_as", turn.understoodAs},
                      {"answer", turn.answer},
                      {"result", toJson(turn.result)},
                      {"sources", std::move(sources)}};
        if (!turn.reading.is_null()) entry["reading"] = turn.reading;
        all.push_back(std::move(entry));
    }
    return {{"turns", std::move(all)}};
}

Result<std::vector<Turn>> turnsFromJson(const json& j) {
    try {
        std::vector<Turn> turns;
        for (const json& entry : j.at("turns")) {
            Turn turn;
            turn.question = entry.at("question");
            turn.understoodAs = entry.value("understood_as", "");
            turn.answer = entry.at("answer");
            turn.result = resultFromJson(entry.value("result", json::object()));
            turn.reading = entry.value("reading", json());
            for (const json& source : entry.value("sources", json::array()))
                turn.sources.push_back(sourceFromJson(source));
            turns.push_back(std::move(turn));
        }
        return turns;
    } catch (const json::exception& exception) {
        return Error{ErrorKind::Syntax, say("Sentence", "The conversation file cannot be read."),
                     exception.what()};
    }
}

}  // namespace tripletalk::answering
