// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runrecord.h"

#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The model calls of a run with the exact text sent and the raw reply.
class PromptModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Derivation")

  public:
    enum Role {
        PurposeRole = Qt::UserRole + 1,
        RoundRole,
        ModelRole,
        PromptRole,  ///< all messages, each after a line with its role
        ReplyRole,
        DurationRole,  ///< ms
        PromptTokensRole,
        CompletionTokensRole,
        ErrorRole,
        RunningRole,
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void update(const std::vector<PromptCall>& calls);
    void clear();

  private:
    std::vector<PromptCall> m_calls;
};

}  // namespace tripletalk::app
