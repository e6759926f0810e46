// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/configurations/savedconfigurations.h"

#include "app/window/qttext.h"

#include <algorithm>
#include <utility>

namespace tripletalk::app {

using workspace::Configuration;

int SavedConfigurations::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_all.size());
}

QVariant SavedConfigurations::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Configuration& one = m_all[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return qs(one.name);
        case StrategyRole:
            return qs(one.strategy);
        case ModelRole:
            return qs(one.model);
        case AsksModelRole:
            return workspace::asksModel(one);
        case CurrentRole:
            return one.name == m_current;
        default:
            return {};
    }
}

QHash<int, QByteArray> SavedConfigurations::roleNames() const {
    return {{NameRole, "name"},
            {StrategyRole, "strategy"},
            {ModelRole, "modelName"},
            {AsksModelRole, "asksModel"},
            {CurrentRole, "isCurrent"}};
}

int SavedConfigurations::rowOf(const std::string& name) const {
    const auto at = std::ranges::find(m_all, name, &Configuration::name);
    return at == m_all.end() ? -1 : static_cast<int>(at - m_all.begin());
}

const Configuration* SavedConfigurations::find(const std::string& name) const {
    const int row = rowOf(name);
    return row < 0 ? nullptr : &m_all[static_cast<std::size_t>(row)];
}

const Configuration* SavedConfigurations::withModel(const std::string& model) const {
    const auto at = std::ranges::find(m_all, model, &Configuration::model);
    return at == m_all.end() ? nullptr : &*at;
}

const Configuration* SavedConfigurations::withoutModel() const {
    const auto at = std::ranges::find_if_not(m_all, workspace::asksModel);
    return at == m_all.end() ? nullptr : &*at;
}

QStringList SavedConfigurations::names() const {
    QStringList all;
    for (const Configuration& one : m_all) all << qs(one.name);
    return all;
}

bool SavedConfigurations::asksModels() const {
    return std::ranges::any_of(m_all, workspace::asksModel);
}

std::string SavedConfigurations::freeName(const std::string& name) const {
    std::string wanted = name;
    for (int number = 2; find(wanted); ++number) wanted = name + " " + std::to_string(number);
    return wanted;
}

void SavedConfigurations::set(std::vector<Configuration> all) {
    if (all.empty()) all.emplace_back();
    beginResetModel();
    m_all = std::move(all);
    endResetModel();
}

void SavedConfigurations::setCurrent(const std::string& name) {
    m_current = name;
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {CurrentRole});
}

void SavedConfigurations::add(Configuration configuration) {
    beginInsertRows({}, rowCount(), rowCount());
    m_all.push_back(std::move(configuration));
    endInsertRows();
}

void SavedConfigurations::keep(const Configuration& configuration) {
    m_current = configuration.name;
    if (const int row = rowOf(configuration.name); row >= 0)
        m_all[static_cast<std::size_t>(row)] = configuration;
    else
        add(configuration);
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

bool SavedConfigurations::rename(const std::string& name, const std::string& wanted) {
    const int row = rowOf(name);
    if (row < 0 || wanted.empty() || (wanted != name && find(wanted))) return false;
    m_all[static_cast<std::size_t>(row)].name = wanted;
    if (m_current == name) m_current = wanted;
    Q_EMIT dataChanged(index(row), index(row), {NameRole});
    return true;
}

bool SavedConfigurations::remove(const std::string& name) {
    const int row = rowOf(name);
    if (row < 0 || m_all.size() == 1) return false;
    m_removed = m_all[static_cast<std::size_t>(row)];
    m_removedRow = row;
    beginRemoveRows({}, row, row);
    m_all.erase(m_all.begin() + row);
    endRemoveRows();
    return true;
}

bool SavedConfigurations::undoRemove() {
    if (!m_removed) return false;
    m_removed->name = freeName(m_removed->name);
    const int row = std::min(m_removedRow, rowCount());
    beginInsertRows({}, row, row);
    m_all.insert(m_all.begin() + row, *std::exchange(m_removed, std::nullopt));
    endInsertRows();
    return true;
}

}  // namespace tripletalk::app
