// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/questionset.h"

#include "app/chat/markdown.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "evaluation/expectation.h"

#include <algorithm>

namespace tripletalk::app {

using evaluation::KeptQuestion;
using evaluation::KeptQuestions;
using evaluation::Rerun;

QuestionSet::QuestionSet(Tasks& tasks, Bases& bases, Configurations& configurations,
                         Consent& consent, AnswererFactory answerers, QObject* parent)
    : QAbstractListModel(parent),
      m_tasks(tasks),
      m_bases(bases),
      m_configurations(configurations),
      m_consent(consent),
      m_answerers(std::move(answerers)) {
    connect(&m_bases, &Bases::currentChanged, this, &QuestionSet::load);
}

int QuestionSet::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QHash<int, QByteArray> QuestionSet::roleNames() const {
    return {{QuestionRole, "question"}, {ExpectedRole, "expected"}, {ChangeRole, "change"},
            {OutcomeRole, "outcome"},   {ReasonRole, "reason"},     {AnswerRole, "answer"}};
}

QVariant QuestionSet::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    if (role == QuestionRole) return qs(entry.kept.question.question);
    if (role == ExpectedRole) {
        using evaluation::Expect;
        if (entry.kept.question.expect == Expect::None) return tr("There are none.");
        if (entry.kept.question.expect == Expect::Absent)
            return tr("The knowledge base does not hold it.");
        return qs(expectedText(entry.kept.question));
    }
    if (!entry.rerun) return QString();
    switch (role) {
        case ChangeRole:
            return qs(toString(entry.rerun->change()));
        case OutcomeRole:
            return qs(toString(entry.rerun->record.score.verdict));
        case ReasonRole:
            return translated(entry.rerun->record.score.reason);
        case AnswerRole:
            return markdownToPlain(answering::answerFromJson(entry.rerun->record.answer).text)
                .simplified();
        default:
            return {};
    }
}

void QuestionSet::load() {
    if (!m_bases.current()) return show({});
    using Listed = Result<std::vector<KeptQuestion>>;
    m_tasks.run(
        this, [base = *m_bases.current()]() -> Listed { return KeptQuestions(base).list(); },
        [this, base = m_bases.current()->manifest().id](const Listed& listed) {
            if (!m_bases.current() || m_bases.current()->manifest().id != base || m_running) return;
            if (base != m_base) {
                m_base = base;
                m_entries.clear();
                m_counts.clear();
                m_stale = false;
            }
            if (listed) show(*listed);
            setProblem(listed ? QString() : translated(listed.error()));
            Q_EMIT runningChanged();
        });
}

void QuestionSet::show(const std::vector<KeptQuestion>& questions) {
    beginResetModel();
    std::vector<Entry> entries;
    for (const KeptQuestion& kept : questions) {
        entries.push_back({kept});
        const auto known =
            std::ranges::find(m_entries, kept.id, [](const Entry& entry) { return entry.kept.id; });
        if (known != m_entries.end()) entries.back().rerun = known->rerun;
    }
    m_entries = std::move(entries);
    endResetModel();
    Q_EMIT countChanged();
}

void QuestionSet::setProblem(const QString& problem) {
    if (problem == m_problem) return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

void QuestionSet::schemaChanged() {
    m_stale = true;
    Q_EMIT runningChanged();
}

void QuestionSet::remove(int row) {
    if (row < 0 || row >= rowCount() || !m_bases.current() || m_running) return;
    m_tasks.run(
        this,
        [base = *m_bases.current(), id = m_entries[static_cast<std::size_t>(row)].kept.id] {
            return KeptQuestions(base).remove(id);
        },
        [this](const Result<void>& removed) {
            if (removed)
                load();
            else
                setProblem(translated(removed.error()));
        });
}

void QuestionSet::run() {
    if (m_running || !m_bases.current() || m_entries.empty()) return;
    if (m_consent.holds({m_configurations.leavingAlone(), [this] { run(); }})) return;
    m_running = true;
    m_asked = 0;
    m_cancel = CancelToken();
    setProblem({});
    Q_EMIT runningChanged();
    using Ran = Result<std::vector<Rerun>>;
    m_tasks.run(
        this,
        [this, guard = QPointer<QObject>(this), opened = *m_bases.current(), make = m_answerers,
         configuration = m_configurations.current(), access = m_access,
         cancel = m_cancel]() -> Ran {
            auto base = opened.current();
            if (!base) return base.error();
            const evaluation::Subject subject{configuration.name, workspace::toJson(configuration),
                                              [&] { return make(configuration, {*base}, access); }};
            return KeptQuestions(*base).run(subject, 1, cancel,
                                            [this, &guard](const evaluation::Record&) {
                                                m_tasks.deliver(guard, [this] {
                                                    ++m_asked;
                                                    Q_EMIT runningChanged();
                                                });
                                            });
        },
        [this](const Ran& reruns) { ended(reruns); });
}

void QuestionSet::ended(const Result<std::vector<Rerun>>& reruns) {
    m_running = false;
    if (!reruns) {
        if (reruns.error().kind != ErrorKind::Cancelled) setProblem(translated(reruns.error()));
        Q_EMIT runningChanged();
        return;
    }
    m_stale = false;
    m_counts.clear();
    for (const char* change : {"better", "worse", "same", "new"})
        m_counts[QLatin1String(change)] = 0;
    for (const Rerun& rerun : *reruns) {
        QVariant& count = m_counts[qs(toString(rerun.change()))];
        count = count.toInt() + 1;
        const auto entry =
            std::ranges::find(m_entries, rerun.id, [](const Entry& one) { return one.kept.id; });
        if (entry != m_entries.end()) entry->rerun = rerun;
    }
    if (!m_entries.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    Q_EMIT runningChanged();
}

}  // namespace tripletalk::app
