// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/runner.h"

#include "answering/ask.h"
#include "evaluation/resultcheck.h"
#include "evaluation/rowscore.h"
#include "evaluation/runtimes.h"

#include <algorithm>
#include <mutex>
#include <thread>

namespace tripletalk::evaluation {

using nlohmann::json;

namespace {

/// One conversation of one configuration: the questions, and their records as far as they are
/// answered.
struct Talk {
    const Subject* subject = nullptr;
    std::vector<const Question*> questions = {};
    std::vector<Record> records = {};  ///< one a question; those before `done` are answered
    std::size_t done = 0;
};

/// The questions of each conversation, conversations in the order of their first question.
std::vector<std::vector<const Question*>> conversationsOf(const std::vector<Question>& questions) {
    std::vector<std::vector<const Question*>> all;
    for (const Question& question : questions) {
        const auto begun = std::ranges::find_if(all, [&](const auto& conversation) {
            return conversation.front()->conversation == question.conversation;
        });
        if (begun == all.end())
            all.push_back({&question});
        else
            begun->push_back(&question);
    }
    return all;
}

Record unanswered(const Plan& plan, const Subject& subject, int repeat, const Question& question) {
    const auto& manifest = plan.base.manifest();
    Record record;
    record.questions = plan.name;
    record.configuration = subject.name;
    record.settings = subject.settings;
    record.answeredBy = plan.answeredBy;
    record.base = {
        {"id", manifest.id}, {"name", manifest.name}, {"generation", manifest.generation}};
    record.repeat = repeat;
    record.conversation = question.conversation;
    record.turn = question.turn;
    record.type = question.type;
    record.needs = question.needs;
    record.question = question.question;
    return record;
}

/// All talks of a plan, worked off by a few threads.
class Evaluation {
  public:
    Evaluation(const Plan& plan, Journal& journal, const CancelToken& cancel,
               const std::function<void(const Record&)>& onRecord)
        : m_plan(plan),
          m_journal(journal),
          m_cancel(CancelToken::childOf(cancel)),
          m_onRecord(onRecord) {}

    Result<std::vector<Record>> run() {
        if (auto prepared = prepare(); !prepared) return prepared.error();
        const auto threads =
            std::min(m_talks.size(), static_cast<std::size_t>(std::max(1, m_plan.parallel)));
        {
            std::vector<std::jthread> workers;
            for (std::size_t i = 0; i < threads; ++i) workers.emplace_back([this] { work(); });
        }
        if (m_error) return *m_error;
        std::vector<Record> all;
        for (Talk& talk : m_talks) std::ranges::move(talk.records, std::back_inserter(all));
        return all;
    }

  private:
    Result<void> prepare() {
        const auto conversations = conversationsOf(m_plan.questions);
        for (const Subject& subject : m_plan.subjects)
            for (int repeat = 1; repeat <= m_plan.repeat; ++repeat)
                for (const auto& questions : conversations) {
                    Talk talk{&subject, questions};
                    for (const Question* question : questions)
                        talk.records.push_back(unanswered(m_plan, subject, repeat, *question));
                    auto kept = m_journal.keptTurns(talk.records);
                    if (!kept) return kept.error();
                    talk.done = kept->size();
                    std::ranges::move(*kept, talk.records.begin());
                    m_talks.push_back(std::move(talk));
                }
        return {};
    }

    void work() {
        while (!m_cancel.cancelled()) {
            Talk* talk = nullptr;
            {
                const std::lock_guard lock(m_mutex);
                if (m_next == m_talks.size()) return;
                talk = &m_talks[m_next++];
            }
            if (auto finished = finish(*talk); !finished) stop(finished.error());
        }
        stop(m_cancel.error());
    }

    void stop(const Error& error) {
        const std::lock_guard lock(m_mutex);
        if (!m_error) m_error = error;
        m_cancel.cancel();
    }

    Result<void> finish(Talk& talk) {
        if (talk.done == talk.questions.size()) return {};
        auto strategy = talk.subject->make();
        if (!strategy) return strategy.error();
        std::vector<answering::Turn> history;
        for (std::size_t i = 0; i < talk.done; ++i)
            history.push_back(answering::turnOf({talk.records[i].question, {}, {}},
                                                answering::answerFromJson(talk.records[i].answer)));
        for (; talk.done < talk.questions.size(); ++talk.done) {
            Record& record = talk.records[talk.done];
            auto answered = answer(**strategy, *talk.questions[talk.done], history, record);
            if (!answered) return answered;
            const std::lock_guard lock(m_mutex);
            if (auto added = m_journal.add(record); !added) return added;
            if (m_onRecord) m_onRecord(record);
        }
        return {};
    }

    Result<void> answer(answering::AnswerStrategy& strategy, const Question& question,
                        std::vector<answering::Turn>& history, Record& record) {
        const CancelToken token =
            m_plan.timeout ? CancelToken::withDeadline(m_cancel, *m_plan.timeout) : m_cancel;
        const answering::Question asking{
            question.question, history, m_plan.base, {}, m_plan.others};
        Runtimes runtimes;
        const answering::Answer answer = answering::ask(
            strategy, asking, [&](const answering::Event& event) { runtimes.add(event); }, token);
        if (m_cancel.cancelled()) return m_cancel.error();
        record.answer = answering::toJson(answer);
        record.answer.erase("timings_ms");
        record.timingsMs = runtimes.own();
        record.modelMs = runtimes.model();
        record.timedOut = answer.status == answering::AnswerStatus::Failed && token.cancelled();
        std::vector<knowledge::KnowledgeBase> bases{m_plan.base};
        bases.insert(bases.end(), m_plan.others.begin(), m_plan.others.end());
        auto score = judge(question, record.answer, bases, m_cancel);
        if (!score) return score.error();
        record.score = *std::move(score);
        record.f1 = answerF1(question, record.answer);
        history.push_back(answering::turnOf(asking, answer));
        return {};
    }

    const Plan& m_plan;
    Journal& m_journal;
    CancelToken m_cancel;
    const std::function<void(const Record&)>& m_onRecord;
    std::vector<Talk> m_talks;
    std::size_t m_next = 0;
    std::optional<Error> m_error;
    std::mutex m_mutex;
};

}  // namespace

Result<Score> judge(const Question& question, const json& answer,
                    const std::vector<knowledge::KnowledgeBase>& bases, const CancelToken& cancel) {
    Score judged = score(question, answer);
    const bool byResult =
        question.expect == Expect::None ||
        (question.expect == Expect::Stated && question.type != QuestionType::Abstract);
    if (judged.verdict != Verdict::Right || !byResult) return judged;
    auto reason = whyUnsupported(answer, bases, cancel);
    if (!reason) return reason.error();
    if (!reason->empty()) judged = {Verdict::Wrong, *std::move(reason)};
    return judged;
}

Result<std::vector<Record>> evaluate(const Plan& plan, Journal& journal, const CancelToken& cancel,
                                     const std::function<void(const Record&)>& onRecord) {
    return Evaluation(plan, journal, cancel, onRecord).run();
}

}  // namespace tripletalk::evaluation
