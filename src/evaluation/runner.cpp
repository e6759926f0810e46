// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/runner.h"

#include "answering/ask.h"

namespace tripletalk::evaluation {

void Tally::add(const Score& score) {
    ++questions;
    switch (score.verdict) {
        case Verdict::Right:
            ++right;
            break;
        case Verdict::Wrong:
            ++wrong;
            break;
        case Verdict::Abstained:
            ++abstained;
            break;
    }
}

Result<std::vector<Asked>> runQuestions(const std::vector<Question>& questions,
                                        const knowledge::KnowledgeBase& base,
                                        answering::AnswerStrategy& strategy,
                                        const CancelToken& cancel,
                                        const std::function<void(const Asked&)>& onAsked) {
    std::vector<Asked> all;
    std::map<std::string, std::vector<answering::Turn>> conversations;
    for (const Question& question : questions) {
        auto& history = conversations[question.conversation];
        const answering::Question asking{question.question, history, {base}};
        const answering::Answer answer = answering::ask(strategy, asking, {}, cancel);
        if (cancel.cancelled()) return cancel.error();
        history.push_back(answering::turnOf(asking, answer));
        nlohmann::json told = answering::toJson(answer);
        Score scored = score(question, told);
        all.push_back({question, std::move(told), std::move(scored)});
        if (onAsked) onAsked(all.back());
    }
    return all;
}

std::map<std::string, Tally> tallyByType(const std::vector<Asked>& asked) {
    std::map<std::string, Tally> tallies;
    for (const Asked& one : asked) {
        tallies["all"].add(one.score);
        tallies[std::string(toString(one.question.type))].add(one.score);
    }
    return tallies;
}

}  // namespace tripletalk::evaluation
