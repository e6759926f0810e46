// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/edgemodel.h"

namespace tripletalk::app {

int EdgeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_edges.size());
}

QVariant EdgeModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Edge& edge = m_edges[static_cast<std::size_t>(index.row())];
    switch (role) {
        case FromRole:
            return edge.from;
        case ToRole:
            return edge.to;
        case ArrowRole:
            return edge.arrow;
        default:
            return {};
    }
}

QHash<int, QByteArray> EdgeModel::roleNames() const {
    return {{FromRole, "from"}, {ToRole, "to"}, {ArrowRole, "arrow"}};
}

void EdgeModel::append(const std::vector<Edge>& edges) {
    if (edges.empty()) return;
    const int row = rowCount();
    beginInsertRows({}, row, row + static_cast<int>(edges.size()) - 1);
    m_edges.insert(m_edges.end(), edges.begin(), edges.end());
    endInsertRows();
}

void EdgeModel::clear() {
    if (m_edges.empty()) return;
    beginRemoveRows({}, 0, rowCount() - 1);
    m_edges.clear();
    endRemoveRows();
}

}  // namespace tripletalk::app
