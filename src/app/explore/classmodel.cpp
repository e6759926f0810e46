// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/classmodel.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <set>

namespace tripletalk::app {

using knowledge::ClassNode;
using knowledge::ClassTree;

namespace {
/// A tree of so few lines is shown whole.
constexpr int fewLines = 24;
}  // namespace

int ClassModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant ClassModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    const ClassNode& node = m_tree.nodes[static_cast<std::size_t>(line.node)];
    switch (role) {
        case Qt::DisplayRole:
        case LabelRole:
            return line.node == m_tables ? tr("Other tables") : qs(node.label);
        case KindRole:
            if (line.node == m_tables) return QStringLiteral("tables");
            return m_tables >= 0 && line.node > m_tables ? QStringLiteral("table")
                                                         : QStringLiteral("class");
        case NameRole:
            return qs(node.iri);
        case TableRole:
            return qs(node.table);
        case TypeColumnRole:
            return qs(node.typeColumn);
        case TypeRole:
            return qs(node.typeColumn.empty() ? "" : node.type);
        case DepthRole:
            return line.depth;
        case ExpandableRole:
            return !node.below.empty();
        case ExpandedRole:
            return line.expanded;
        case OwnRole:
            return static_cast<double>(node.own);
        case AllRole:
            return static_cast<double>(node.all);
        default:
            return {};
    }
}

QHash<int, QByteArray> ClassModel::roleNames() const {
    return {{LabelRole, "label"},
            {KindRole, "kind"},
            {NameRole, "name"},
            {TableRole, "table"},
            {TypeColumnRole, "typeColumn"},
            {TypeRole, "type"},
            {DepthRole, "depth"},
            {ExpandableRole, "expandable"},
            {ExpandedRole, "expanded"},
            {OwnRole, "own"},
            {AllRole, "all"}};
}

void ClassModel::setBase(const std::optional<knowledge::KnowledgeBase>& base) {
    const bool wanted = m_loaded || m_busy;
    m_base = base;
    m_cancel.cancel();
    m_cancel = CancelToken();
    ++m_generation;
    m_busy = false;
    m_loaded = false;
    show(ClassTree());
    m_loaded = false;
    if (wanted) load();
}

void ClassModel::retranslate() {
    if (!m_error.isEmpty()) setBase(m_base);
}

void ClassModel::shutdown() {
    m_cancel.cancel(CancelReason::Shutdown);
    m_tasks.waitForDone();
}

void ClassModel::load() {
    if (m_loaded || m_busy || !m_base) return;
    m_busy = true;
    Q_EMIT changed();
    m_tasks.run(
        this,
        [base = *m_base, cancel = m_cancel] { return knowledge::readClassTree(base, cancel); },
        [this, generation = m_generation](Result<ClassTree> tree) {
            if (generation != m_generation) return;
            m_busy = false;
            show(std::move(tree));
        });
}

void ClassModel::show(Result<ClassTree> tree) {
    beginResetModel();
    m_loaded = true;
    m_error = tree ? QString() : translated(tree.error());
    m_tree = tree ? *std::move(tree) : ClassTree();
    m_lines.clear();
    m_tables = -1;
    if (!m_tree.nodes.empty()) addOtherTables();
    for (const int root : m_tree.roots) m_lines.push_back({root, 0, false});
    endResetModel();
    if (static_cast<int>(m_tree.nodes.size()) <= fewLines)
        for (int row = 0; row < rowCount(); ++row)
            if (m_lines[static_cast<std::size_t>(row)].node != m_tables) open(row);
    Q_EMIT changed();
}

void ClassModel::addOtherTables() {
    std::set<std::string> told;
    for (const ClassNode& node : m_tree.nodes)
        if (node.typeColumn.empty()) told.insert(node.table);
    ClassNode above;
    m_tables = static_cast<int>(m_tree.nodes.size());
    m_tree.nodes.emplace_back();
    for (const auto& table : m_base->schema().tables) {
        if (table.hidden || told.contains(table.name)) continue;
        ClassNode node;
        node.label = table.label.empty() ? table.name : table.label;
        node.table = table.name;
        node.all = table.rows;
        above.below.push_back(static_cast<int>(m_tree.nodes.size()));
        m_tree.nodes.push_back(std::move(node));
    }
    above.all = static_cast<std::int64_t>(above.below.size());
    if (!above.below.empty()) m_tree.roots.push_back(m_tables);
    m_tree.nodes[static_cast<std::size_t>(m_tables)] = std::move(above);
}

void ClassModel::toggle(int row) {
    if (row < 0 || row >= rowCount()) return;
    if (m_lines[static_cast<std::size_t>(row)].expanded)
        close(row);
    else
        open(row);
}

void ClassModel::open(int row) {
    Line& line = m_lines[static_cast<std::size_t>(row)];
    const auto& below = m_tree.nodes[static_cast<std::size_t>(line.node)].below;
    if (below.empty() || line.expanded) return;
    line.expanded = true;
    std::vector<Line> added;
    for (const int node : below) added.push_back({node, line.depth + 1, false});
    beginInsertRows({}, row + 1, row + static_cast<int>(added.size()));
    m_lines.insert(m_lines.begin() + row + 1, added.begin(), added.end());
    endInsertRows();
    Q_EMIT dataChanged(index(row), index(row), {ExpandedRole});
    Q_EMIT changed();
}

void ClassModel::close(int row) {
    Line& line = m_lines[static_cast<std::size_t>(row)];
    line.expanded = false;
    int end = row + 1;
    while (end < rowCount() && m_lines[static_cast<std::size_t>(end)].depth > line.depth) ++end;
    if (end > row + 1) {
        beginRemoveRows({}, row + 1, end - 1);
        m_lines.erase(m_lines.begin() + row + 1, m_lines.begin() + end);
        endRemoveRows();
    }
    Q_EMIT dataChanged(index(row), index(row), {ExpandedRole});
    Q_EMIT changed();
}

int ClassModel::parentOf(int row) const {
    if (row < 0 || row >= rowCount()) return -1;
    const int depth = m_lines[static_cast<std::size_t>(row)].depth;
    for (int above = row - 1; above >= 0; --above)
        if (m_lines[static_cast<std::size_t>(above)].depth < depth) return above;
    return -1;
}

}  // namespace tripletalk::app
