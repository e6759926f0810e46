// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/window/tasks.h"
#include "base/error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

namespace tripletalk::app {

/// Deletes bases, and brings the one that was deleted last back. Until a start without other
/// windows it lies aside in a hidden folder; one outside the data folder only leaves the list.
class BaseTrash : public QObject {
    Q_OBJECT

  public:
    BaseTrash(Tasks& tasks, Bases& bases, QObject* parent = nullptr);

    /// Of the base that can be brought back; empty: none.
    [[nodiscard]] QString removedName() const { return m_removed ? m_removed->name : QString(); }

    void remove(const QString& folder);
    void undo();

  Q_SIGNALS:
    void removed(const QString& name);
    void removedNameChanged();
    void failed(const QString& folder, const tripletalk::Error& error);
    /// The folders outside the data folder that are to be remembered.
    void othersChanged(const std::vector<std::string>& folders);

  private:
    struct Removed {
        QString folder;
        QString name;
        std::filesystem::path aside;  ///< empty: it only left the list
    };

    void gone(const Removed& one);
    void putBack(const Removed& back);
    void setOthers(const std::vector<std::string>& others);

    Tasks& m_tasks;
    Bases& m_bases;
    std::optional<Removed> m_removed;
};

}  // namespace tripletalk::app
