// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/stepmodel.h"

#include "app/sentences.h"
#include "app/text.h"

#include <algorithm>

namespace tripletalk::app {

namespace {
/// The error's sentence in the window's language, and below it the detail as it came.
QString told(const std::string& error) {
    const auto end = std::min(error.find('\n'), error.size());
    return sentence(std::string_view(error).substr(0, end)) + qs(error.substr(end));
}
}  // namespace

int StepModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size());
}

QVariant StepModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const TimelineStep& step = m_steps[static_cast<std::size_t>(index.row())];
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
            return qs(step.detail);
        case ErrorRole:
            return told(step.error);
        case RunningRole:
            return step.running;
        default:
            return {};
    }
}

QHash<int, QByteArray> StepModel::roleNames() const {
    return {{KindRole, "kind"},        {PurposeRole, "purpose"}, {RoundRole, "round"},
            {StartRole, "startMs"},    {DurationRole, "ms"},     {TokensRole, "tokens"},
            {FoundRole, "found"},      {DetailRole, "detail"},   {ErrorRole, "errorText"},
            {RunningRole, "isRunning"}};
}

double StepModel::totalMs() const {
    double total = 0;
    for (const TimelineStep& step : m_steps) total = std::max(total, step.startMs + step.ms);
    return total;
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
    if (steps.size() > m_steps.size()) {
        beginInsertRows({}, static_cast<int>(m_steps.size()), static_cast<int>(steps.size()) - 1);
        m_steps.insert(m_steps.end(), steps.begin() + static_cast<std::ptrdiff_t>(m_steps.size()),
                       steps.end());
        endInsertRows();
    }
    Q_EMIT totalChanged();
}

}  // namespace tripletalk::app
