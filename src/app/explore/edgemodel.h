// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The lines of a drawing, between rows of its boxes.
class EdgeModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Neighbourhood")

  public:
    struct Edge {
        int from = 0;
        int to = 0;
        bool arrow = false;  ///< at `to`
    };
    enum Role { FromRole = Qt::UserRole + 1, ToRole, ArrowRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const std::vector<Edge>& edges() const { return m_edges; }
    void append(const std::vector<Edge>& edges);
    void clear();

  private:
    std::vector<Edge> m_edges;
};

}  // namespace tripletalk::app
