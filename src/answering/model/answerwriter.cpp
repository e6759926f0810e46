// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/answerwriter.h"

#include "answering/prompt/prompttext.h"
#include "base/text.h"

namespace tripletalk::answering {

Result<llm::ChatRequest> AnswerWriter::request(const AnswerTask& task,
                                               const std::vector<Source>& sources) const {
    auto system =
        m_prompts.render("answer-system", {{"base", asData(m_base.manifest().name)},
                                           {"glossary", asData(m_base.curation().glossary)},
                                           {"house_rules", asData(m_base.curation().houseRules)}});
    if (!system) return system.error();
    const std::size_t frame = text::estimatedTokens(*system) +
                              text::estimatedTokens(task.question) +
                              text::estimatedTokens(task.correction) + 150;
    auto user = m_prompts.render(
        "answer-user",
        {{"question", task.question},
         {"asked",
          text::fold(task.asked) == text::fold(task.question) ? std::string() : task.asked},
         {"sources", sourcesText(sources, promptRoom(m_numbers, frame), task.shown)},
         {"last", task.last},
         {"correction", asData(task.correction)}});
    if (!user) return user.error();
    auto request = requestOf(m_numbers, {{llm::Message::Role::System, std::move(*system)},
                                         {llm::Message::Role::User, std::move(*user)}});
    request.jsonSchema = verdictSchema(task.last);
    return request;
}

Result<Verdict> AnswerWriter::write(const AnswerTask& task, const std::vector<Source>& sources,
                                    const CancelToken& cancel,
                                    const std::function<void(std::string_view)>& onText) {
    auto asking = request(task, sources);
    if (!asking) return asking.error();
    const AnswerStream unread(onText ? onText : [](std::string_view) {});
    AnswerStream stream = unread;
    const auto read = [&](const llm::ChatReply& reply) {
        stream = unread;
        return verdictOf(reply);
    };
    return m_caller.askFor("answer", task.round, *std::move(asking), cancel, read,
                           [&](std::string_view piece) { stream.add(piece); });
}

Result<Verdict> AnswerWriter::judge(const AnswerTask& task, const std::vector<Source>& sources,
                                    const CancelToken& cancel) {
    if (task.shown.empty()) return Verdict{.kind = VerdictKind::LookFurther};
    Trace& trace = m_caller.trace();
    auto verdict = write(task, sources, cancel, [&](std::string_view piece) {
        trace.emit(AnswerDelta{std::string(piece)});
    });
    if (verdict)
        trace.emit(Decided{task.round, verdict->kind == VerdictKind::Answer,
                           Sentence::verbatim(verdict->why)});
    return verdict;
}

}  // namespace tripletalk::answering
