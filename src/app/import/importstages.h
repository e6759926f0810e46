// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/progress.h"

#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// How far each stage of an import has come, in the order in which they began.
class ImportStages : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Importer")
    Q_PROPERTY(double fraction READ fraction NOTIFY fractionChanged)

  public:
    enum Role {
        StageRole = Qt::UserRole + 1,  ///< base/progress.h
        DoneRole,
        TotalRole,  ///< 0 unknown
        UnitRole,
        FractionRole,  ///< 0 to 1; -1 unknown
        FinishedRole,
        RateRole,         ///< units per second; 0 unknown
        SecondsLeftRole,  ///< below 0 unknown
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Of all stages together.
    [[nodiscard]] double fraction() const;

    void clear();
    /// A stage begins or has come further.
    void show(const Progress& progress);
    /// All of them have ended: the last report of one may be too late.
    void finish();

  Q_SIGNALS:
    void fractionChanged();

  private:
    std::vector<Progress> m_stages;
};

}  // namespace tripletalk::app
