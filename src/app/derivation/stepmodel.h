// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/derivation/runrecord.h"

#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The timeline of a run. Kinds and purposes are names (docs/trace.md) that the view words.
class StepModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Derivation")
    Q_PROPERTY(int count READ rowCount NOTIFY totalChanged)
    Q_PROPERTY(double totalMs READ totalMs NOTIFY totalChanged)
    Q_PROPERTY(double tokens READ tokens NOTIFY totalChanged)
    Q_PROPERTY(int modelCalls READ modelCalls NOTIFY totalChanged)
    Q_PROPERTY(int rounds READ rounds NOTIFY totalChanged)
    Q_PROPERTY(int failures READ failures NOTIFY totalChanged)

  public:
    enum Role {
        KindRole = Qt::UserRole + 1,
        PurposeRole,
        RoundRole,
        StartRole,     ///< ms since the run began
        DurationRole,  ///< ms
        TokensRole,
        FoundRole,  ///< rows or passages; -1 if it is not a tool
        DetailRole,
        ErrorRole,
        RunningRole,
        CallRole,      ///< joins it to its prompt; 0 if it is a moment
        NextKindRole,  ///< of the step behind it, empty if it is the last
        NextPurposeRole,
        LanguageRole,  ///< of its query; empty if it is none
        BaseRole,      ///< names of the bases that it queried, where several are asked
        ToldRole,      ///< what a tool told the model beside its finds
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Where the latest step ended.
    [[nodiscard]] double totalMs() const;
    [[nodiscard]] double tokens() const;
    [[nodiscard]] int modelCalls() const;
    [[nodiscard]] int rounds() const;
    [[nodiscard]] int failures() const;

    void update(const std::vector<TimelineStep>& steps);
    void clear();

  Q_SIGNALS:
    void totalChanged();

  private:
    std::vector<TimelineStep> m_steps;
};

}  // namespace tripletalk::app
