// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/graspfeedback.h"

#include "answering/grasp/exampletools.h"
#include "answering/model/decision.h"
#include "answering/model/replymembers.h"
#include "answering/prompt/prompttext.h"
#include "base/text.h"
#include "llm/lenientjson.h"

namespace tripletalk::answering::grasp {

using nlohmann::json;

namespace {

Error noFeedback(const llm::ChatReply& reply) {
    return {ErrorKind::Model,
            Sentence::verbatim("Call give_feedback with \"status\" (done, refine or retry) and "
                               "\"feedback\"."),
            text::elide(reply.content, 200)};
}

Result<Feedback> feedbackIn(const llm::ChatReply& reply) {
    json given;
    if (!reply.toolCalls.empty())
        given = reply.toolCalls.front().arguments;
    else if (auto object = llm::extractJsonObject(reply.content))
        given = *std::move(object);
    if (!given.is_object()) return noFeedback(reply);
    if (const auto call = writtenCall(given)) given = call->arguments;
    const std::string status = textMember(given, "status");
    Feedback feedback{Feedback::Status::Done, textMember(given, "feedback")};
    if (status == "done") return feedback;
    feedback.status = status == "refine" ? Feedback::Status::Refine : Feedback::Status::Retry;
    if ((status != "refine" && status != "retry") || feedback.text.empty())
        return noFeedback(reply);
    return feedback;
}

json earlierQuestions(const Question& question) {
    json earlier = json::array();
    for (const Turn& turn : question.history)
        earlier.push_back({{"question", asData(turn.question)}});
    return earlier;
}

}  // namespace

const llm::ToolSpec& feedbackSpec() {
    static const llm::ToolSpec spec{
        "give_feedback", "Says whether the answer can stand.",
        objectSchema(
            {{"status",
              {{"type", "string"},
               {"enum", {"done", "refine", "retry"}},
               {"description",
                "done: it can stand; refine: something is to be mended; retry: begin "
                "again in another way"}}},
             {"feedback",
              {{"type", "string"},
               {"description", "what is right, what is wrong, and what to do about it"}}}})};
    return spec;
}

Result<std::optional<Feedback>> feedbackOn(const Ending& ending, RunState& run,
                                           const Graphs& graphs, const QueryRuns& runs,
                                           SeenIris& seen) {
    json variables{{"question", asData(run.question.text)},
                   {"earlier", earlierQuestions(run.question)},
                   {"answered", ending.kind == Ending::Kind::Answered},
                   {"text", asData(ending.text)}};
    if (ending.source > 0) {
        const QueryRuns::Asked& asked = runs.asked(ending.source);
        GraphAtHand& graph = *graphs.find(asked.graph);
        auto names = namedIris(graph, asked.query, graphs.prefixesFor(graph), seen, run.cancel);
        if (!names) return names.error();
        variables["graph"] = asData(asked.graph);
        variables["query"] = asData(asked.query);
        variables["names"] = asData(*std::move(names));
        variables["result"] = asData(asked.text);
    }
    auto system = run.prompts.render(
        "grasp-feedback-system",
        {{"graphs", text::join(graphs.names(), ", ")}, {"native", run.isNative()}});
    auto user = run.prompts.render("grasp-feedback-user", variables);
    if (!system) return system.error();
    if (!user) return user.error();
    auto request = run.request({{llm::Message::Role::System, *std::move(system)},
                                {llm::Message::Role::User, *std::move(user)}});
    if (run.isNative())
        request.tools = {feedbackSpec()};
    else
        request.jsonSchema = feedbackSpec().parameters;
    const auto feedback =
        run.caller.askFor("feedback", run.round, std::move(request), run.cancel, feedbackIn);
    if (feedback) return std::optional(*feedback);
    if (feedback.error().kind == ErrorKind::Model) return std::optional<Feedback>();
    return feedback.error();
}

}  // namespace tripletalk::answering::grasp
