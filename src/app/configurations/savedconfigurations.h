// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "workspace/configuration.h"

#include <optional>
#include <string>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The configurations that are saved, each under a name that no other has, and the name of the one
/// in use. There is always one. The one that was removed last can be brought back.
class SavedConfigurations : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Configurations")

  public:
    enum Role { NameRole = Qt::UserRole + 1, StrategyRole, ModelRole, AsksModelRole, CurrentRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const std::vector<workspace::Configuration>& all() const { return m_all; }
    /// The one of this name, else null.
    [[nodiscard]] const workspace::Configuration* find(const std::string& name) const;
    /// The first with this model, else null.
    [[nodiscard]] const workspace::Configuration* withModel(const std::string& model) const;
    /// The first that asks no model, else null.
    [[nodiscard]] const workspace::Configuration* withoutModel() const;
    [[nodiscard]] QStringList names() const;
    /// One of them asks a model.
    [[nodiscard]] bool asksModels() const;
    /// This name, numbered if it is taken.
    [[nodiscard]] std::string freeName(const std::string& name) const;

    /// None at all means one as it comes.
    void set(std::vector<workspace::Configuration> all);
    void setCurrent(const std::string& name);
    void add(workspace::Configuration configuration);
    /// In place of the one of its name, else as one more; it is in use then.
    void keep(const workspace::Configuration& configuration);
    /// False if there is none, or another has the new name.
    bool rename(const std::string& name, const std::string& wanted);
    /// False if there is none, or it is the last one.
    bool remove(const std::string& name);
    /// Under another name if its own is taken meanwhile. False if there is none.
    bool undoRemove();

  private:
    [[nodiscard]] int rowOf(const std::string& name) const;

    std::vector<workspace::Configuration> m_all{workspace::Configuration{}};
    std::string m_current = workspace::Configuration{}.name;
    std::optional<workspace::Configuration> m_removed;
    int m_removedRow = 0;
};

}  // namespace tripletalk::app
