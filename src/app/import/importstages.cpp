// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/importstages.h"

#include "app/window/qttext.h"

#include <algorithm>

namespace tripletalk::app {

namespace {

constexpr double stagesOfAnImport = 8;

double fractionOf(const Progress& progress) {
    if (progress.finished) return 1;
    return progress.total > 0
               ? static_cast<double>(progress.done) / static_cast<double>(progress.total)
               : -1;
}

}  // namespace

int ImportStages::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_stages.size());
}

QVariant ImportStages::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Progress& progress = m_stages[static_cast<std::size_t>(index.row())];
    switch (role) {
        case StageRole:
            return qs(progress.stage);
        case DoneRole:
            return static_cast<qlonglong>(progress.done);
        case TotalRole:
            return static_cast<qlonglong>(progress.total);
        case UnitRole:
            return qs(progress.unit);
        case FractionRole:
            return fractionOf(progress);
        case FinishedRole:
            return progress.finished;
        case RateRole:
            return progress.perSecond;
        case SecondsLeftRole:
            return progress.secondsLeft;
        default:
            return {};
    }
}

QHash<int, QByteArray> ImportStages::roleNames() const {
    return {{StageRole, "stage"},       {DoneRole, "done"},
            {TotalRole, "total"},       {UnitRole, "unit"},
            {FractionRole, "fraction"}, {FinishedRole, "finished"},
            {RateRole, "perSecond"},    {SecondsLeftRole, "secondsLeft"}};
}

double ImportStages::fraction() const {
    double sum = 0;
    for (const Progress& stage : m_stages) sum += std::max(0.0, fractionOf(stage));
    return std::min(1.0, sum / stagesOfAnImport);
}

void ImportStages::clear() {
    beginResetModel();
    m_stages.clear();
    endResetModel();
    Q_EMIT fractionChanged();
}

void ImportStages::show(const Progress& progress) {
    const auto found = std::ranges::find(m_stages, progress.stage, &Progress::stage);
    if (found != m_stages.end()) {
        *found = progress;
        const QModelIndex changed = index(static_cast<int>(found - m_stages.begin()));
        Q_EMIT dataChanged(changed, changed);
    } else {
        beginInsertRows({}, rowCount(), rowCount());
        m_stages.push_back(progress);
        endInsertRows();
    }
    Q_EMIT fractionChanged();
}

void ImportStages::finish() {
    for (Progress& stage : m_stages) stage.finished = true;
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    Q_EMIT fractionChanged();
}

}  // namespace tripletalk::app
