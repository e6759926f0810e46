// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/stepmodel.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>

namespace tripletalk::app {

int StepModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size());
}

QVariant StepModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto at = static_cast<std::size_t>(index.row());
    const TimelineStep& step = m_steps[at];
    const TimelineStep* next = at + 1 < m_steps.size() ? &m_steps[at + 1] : nullptr;
    switch (role) {
        case KindRole:
            return qs(step.kind);
        case PurposeRole:
            return qs(step.purpose);
        case RoundRole:
            return step.round;
        case StartRole:
            return step.startMs;
        case DurationRole:
            return step.ms;
        case TokensRole:
            return static_cast<qlonglong>(step.tokens);
        case FoundRole:
            return static_cast<qlonglong>(step.found);
        case DetailRole:
            return translated(step.detail);
        case ErrorRole:
            return translated(step.error);
        case RunningRole:
            return step.running;
        case CallRole:
            return static_cast<qlonglong>(step.call);
        case NextKindRole:
            return next ? qs(next->kind) : QString();
        case NextPurposeRole:
            return next ? qs(next->purpose) : QString();
        case LanguageRole:
            return qs(step.language);
        case BaseRole:
            return qs(step.base);
        case ToldRole:
            return qs(step.told);
        default:
            return {};
    }
}

QHash<int, QByteArray> StepModel::roleNames() const {
    return {{KindRole, "kind"},
            {PurposeRole, "purpose"},
            {RoundRole, "round"},
            {StartRole, "startMs"},
            {DurationRole, "ms"},
            {TokensRole, "tokens"},
            {FoundRole, "found"},
            {DetailRole, "detail"},
            {ErrorRole, "errorText"},
            {RunningRole, "isRunning"},
            {CallRole, "call"},
            {NextKindRole, "nextKind"},
            {NextPurposeRole, "nextPurpose"},
            {LanguageRole, "queryLanguage"},
            {BaseRole, "baseName"},
            {ToldRole, "told"}};
}

double StepModel::totalMs() const {
    double total = 0;
    for (const TimelineStep& step : m_steps) total = std::max(total, step.startMs + step.ms);
    return total;
}

double StepModel::tokens() const {
    double all = 0;
    for (const TimelineStep& step : m_steps) all += static_cast<double>(step.tokens);
    return all;
}

int StepModel::modelCalls() const {
    return static_cast<int>(std::ranges::count(m_steps, "model", &TimelineStep::kind));
}

int StepModel::rounds() const {
    int most = 0;
    for (const TimelineStep& step : m_steps) most = std::max(most, step.round);
    return most;
}

int StepModel::failures() const {
    return static_cast<int>(std::ranges::count_if(
        m_steps, [](const TimelineStep& step) { return !step.error.empty(); }));
}

void StepModel::clear() {
    if (m_steps.empty()) return;
    beginResetModel();
    m_steps.clear();
    endResetModel();
    Q_EMIT totalChanged();
}

void StepModel::update(const std::vector<TimelineStep>& steps) {
    if (steps.size() < m_steps.size()) clear();
    for (std::size_t at = 0; at < m_steps.size(); ++at) {
        // A step changes once, when it ends.
        if (m_steps[at].running == steps[at].running && m_steps[at].detail == steps[at].detail)
            continue;
        m_steps[at] = steps[at];
        const QModelIndex changed = index(static_cast<int>(at));
        Q_EMIT dataChanged(changed, changed);
    }
    const int had = rowCount();
    if (steps.size() > m_steps.size()) {
        beginInsertRows({}, static_cast<int>(m_steps.size()), static_cast<int>(steps.size()) - 1);
        m_steps.insert(m_steps.end(), steps.begin() + static_cast<std::ptrdiff_t>(m_steps.size()),
                       steps.end());
        endInsertRows();
        // What comes next is told of the step before.
        if (had > 0)
            Q_EMIT dataChanged(index(had - 1), index(had - 1), {NextKindRole, NextPurposeRole});
    }
    Q_EMIT totalChanged();
}

}  // namespace tripletalk::app
