// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/feedback.h"

#include "answering/strategies/strategytable.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "evaluation/keptquestions.h"
#include "knowledge/examples.h"
#include "knowledge/taughtwords.h"
#include "llm/jsonfields.h"

#include <algorithm>
#include <initializer_list>
#include <set>

namespace tripletalk::app {

using answering::Answer;
using evaluation::KeptQuestions;
using knowledge::Examples;
using knowledge::KnowledgeBase;

namespace {

/// Puts question and query among the examples, unless the answer was not taken from a query.
Result<void> addExample(const KnowledgeBase& base, const std::string& question,
                        const Answer& answer, const CancelToken& cancel,
                        conversations::Feedback& feedback) {
    const auto at = std::ranges::find(answer.sources, answer.result.source, &answering::Source::n);
    // A query of one base of several answers the question with the others' alone.
    if (at == answer.sources.end() || !at->base.empty()) return {};
    const auto* language = at->language();
    if (!language) return {};
    auto example = Examples(base).add(question, at->query, *language, cancel);
    if (!example) return example.error();
    feedback.example = example->id;
    return {};
}

Result<void> dropExample(const KnowledgeBase& base, conversations::Feedback& feedback) {
    if (feedback.example == 0) return {};
    const auto removed = Examples(base).remove(feedback.example);
    // Gone already is as good.
    if (!removed && removed.error().kind != ErrorKind::NotFound) return removed.error();
    feedback.example = 0;
    return {};
}

Result<void> dropKept(const KnowledgeBase& base, conversations::Feedback& feedback) {
    if (feedback.kept == 0) return {};
    const auto removed = KeptQuestions(base).remove(feedback.kept);
    if (!removed && removed.error().kind != ErrorKind::NotFound) return removed.error();
    feedback.kept = 0;
    return {};
}

/// What was taught for this question and answered it: it is wrong now.
Result<void> dropTaught(const KnowledgeBase& base, const std::string& question,
                        const Answer& answer) {
    const auto at = std::ranges::find(answer.sources, answer.result.source, &answering::Source::n);
    if (at == answer.sources.end()) return {};
    const Examples examples(base);
    const auto all = examples.list();
    if (!all) return all.error();
    for (const knowledge::Example& one : *all)
        if (one.query == at->query && text::fold(one.question) == text::fold(question))
            if (auto removed = examples.remove(one.id); !removed) return removed;
    return {};
}

/// What a condition compares with: whatever the question says is the same in each meaning of it.
nlohmann::json unsaid(const std::string& said, nlohmann::json values) {
    for (nlohmann::json& value : values)
        if (const std::string shown = text::fold(llm::textField(value, "shown"));
            !shown.empty() && said.find(shown) != std::string::npos)
            value = true;
    return values;
}

/// What a reading demands, wherever it looks for it: a text for each condition, function and order.
/// `said` is the question, folded.
std::multiset<std::string> demandsOf(const std::string& said, const nlohmann::json& reading) {
    std::multiset<std::string> all;
    const auto add = [&all](const char* what, const nlohmann::json& part,
                            std::initializer_list<const char*> members) {
        std::string demand = what;
        for (const char* member : members) demand += "|" + jsonText(llm::field(part, member));
        all.insert(std::move(demand));
    };
    for (const auto& one : llm::field(reading, "select")) add("asked", one, {"function"});
    for (const auto& one : llm::field(reading, "groups")) add("group", one, {});
    for (nlohmann::json one : llm::field(reading, "filters")) {
        one["values"] = unsaid(said, llm::field(one, "values"));
        add("condition", one, {"function", "op", "negated", "values", "than"});
    }
    if (const auto& order = llm::field(reading, "order"); order.is_object())
        add("order", order, {"function", "descending", "limit"});
    return all;
}

/// The question as it was, with its words understood otherwise: by another column or thing, or one
/// more word that has a place now. What a person tries beside that is another question.
bool readsTheSame(const std::string& question, const nlohmann::json& before,
                  const nlohmann::json& now) {
    const std::string said = text::fold(question);
    const auto demands = demandsOf(said, before);
    const auto demandsNow = demandsOf(said, now);
    const bool isMore = llm::field(now, "unplaced").size() < llm::field(before, "unplaced").size();
    return isMore ? std::ranges::includes(demandsNow, demands) : demands == demandsNow;
}

/// Whether a reading says what the run before it should have understood: one of those that it
/// offered, or its own with words understood otherwise.
bool isMeant(const ShownTurn& turn, const std::string& before, const nlohmann::json& now) {
    const auto at = std::ranges::find(turn.runs, qs(before), &ShownRun::id);
    if (at == turn.runs.end() || !at->record) return false;
    const std::string words = llm::textField(now, "text");
    const auto isThis = [&](const nlohmann::json& one) {
        return llm::textField(one, "text") == words;
    };
    const auto& readings = at->record->readings();
    return std::ranges::any_of(at->record->offered(), isThis) ||
           (readings.size() == 1 && readsTheSame(at->record->question(), readings.front(), now));
}

}  // namespace

Feedback::Feedback(Tasks& tasks, Bases& bases, Chat& chat, QObject* parent)
    : QObject(parent), m_tasks(tasks), m_bases(bases), m_chat(chat) {
    connect(&m_chat, &Chat::answered, this, &Feedback::trustCorrection);
}

void Feedback::trustCorrection(const QString& run) {
    const int row = m_chat.turns()->rowOfRun(run);
    if (row < 0) return;
    const ShownTurn& turn = *m_chat.turns()->turns()[static_cast<std::size_t>(row)];
    const auto& record = turn.run().record;
    const auto* strategy = record ? answering::findStrategy(record->answer().strategy) : nullptr;
    if (!strategy || record->answer().status != answering::AnswerStatus::Answered) return;
    // A reading that was changed teaches a question that stands alone (what goes on from others
    // says too little) if it is still that question.
    const bool isChangedReading = !record->about().empty() && record->readings().size() == 1 &&
                                  !record->answer().standAlone.empty() &&
                                  isMeant(turn, record->about(), record->readings().front());
    if (strategy->author != answering::Author::Person && !isChangedReading) return;
    say(row, 1);
    Q_EMIT taught(run);
}

void Feedback::change(int row, Change work) {
    if (row < 0 || row >= m_chat.turns()->rowCount()) return;
    const ShownRun& run = m_chat.turns()->turns()[static_cast<std::size_t>(row)]->run();
    if (!run.record || !run.record->ended()) return;
    const auto& base = m_bases.current();
    if (!base || qs(base->manifest().id) != run.base) {
        Q_EMIT failed(tr("This answer belongs to another knowledge base. Open that one first."));
        return;
    }
    m_tasks.run(
        this,
        [work = std::move(work), base = *base, before = run.feedback] {
            return work(base, before);
        },
        [this, id = run.id](const Changed& changed) {
            if (!changed.done) Q_EMIT failed(translated(changed.done.error()));
            // It may be shown at another row by now, or not at all: then the next look reads it.
            if (const int shown = m_chat.turns()->rowOfRun(id); shown >= 0)
                m_chat.setFeedback(shown, changed.now);
        });
}

void Feedback::say(int row, int opinion) {
    if (row < 0 || row >= m_chat.turns()->rowCount()) return;
    const ShownTurn& turn = *m_chat.turns()->turns()[static_cast<std::size_t>(row)];
    if (!turn.run().record) return;
    change(row,
           [opinion, asked = utf8(turn.question), record = turn.run().record, cancel = m_cancel](
               const KnowledgeBase& base, conversations::Feedback now) -> Changed {
               now.opinion = opinion;
               if (auto dropped = dropExample(base, now); !dropped) return {now, dropped};
               const Answer& answer = record->answer();
               const std::string& question = answer.standAlone.empty() ? asked : answer.standAlone;
               if (opinion <= 0) {
                   auto dropped = dropKept(base, now);
                   if (dropped && opinion < 0) dropped = dropTaught(base, question, answer);
                   return {now, dropped};
               }
               auto added = addExample(base, question, answer, cancel, now);
               return {now, added};
           });
}

void Feedback::meansTheSame(int row, const QString& word, const QString& table,
                            const QString& column, const QString& value) {
    const auto& base = m_bases.current();
    if (!base || row < 0 || row >= m_chat.turns()->rowCount()) return;
    const QString run = m_chat.turns()->turns()[static_cast<std::size_t>(row)]->run().id;
    const std::string target = utf8(column.isEmpty() ? table : table + u'.' + column);
    m_tasks.run(
        this,
        [base = *base, target, word = utf8(word), item = utf8(value)]() -> Result<void> {
            auto place = knowledge::synonymPlace(base, target);
            if (!place)
                return Error{
                    ErrorKind::NotFound,
                    tripletalk::say("Sentence", "There is no table called \"%1\".").arg(target)};
            place->item = item;
            return knowledge::setSynonym(base, {word, *place}, knowledge::WordState::On);
        },
        [this, run, word, meant = value.isEmpty() ? qs(target) : value,
         folder = m_bases.folder()](const Result<void>& done) {
            if (!done) return Q_EMIT failed(translated(done.error()));
            Q_EMIT wordGiven(folder, word, meant);
            // By the base as it is then, if it is still the one in use.
            if (m_bases.folder() == folder)
                m_bases.refresh([this, run] { m_chat.askAgain(m_chat.turns()->rowOfRun(run)); });
        });
}

void Feedback::keep(int row, bool kept) {
    if (row < 0 || row >= m_chat.turns()->rowCount()) return;
    const ShownTurn& turn = *m_chat.turns()->turns()[static_cast<std::size_t>(row)];
    if (!turn.run().record) return;
    if (kept && turn.run().record->bases().size() > 1) {
        Q_EMIT failed(
            tr("This answer is of several knowledge bases. The questions of one are asked "
               "of it alone: it cannot be kept among them."));
        return;
    }
    change(row,
           [kept, question = utf8(turn.question), record = turn.run().record](
               const KnowledgeBase& base, conversations::Feedback now) -> Changed {
               if (auto dropped = dropKept(base, now); !dropped) return {now, dropped};
               if (!kept) return {now};
               auto added = KeptQuestions(base).add(question, record->answer());
               if (!added) return {now, added.error()};
               now.kept = added->id;
               now.opinion = 1;
               return {now};
           });
}

}  // namespace tripletalk::app
