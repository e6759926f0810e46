// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/window/tasks.h"
#include "base/cancel.h"

#include <QObject>
#include <QVariantMap>

namespace tripletalk::app {

/// Tells what there is to know of one listed base: what its manifest says at once, then whether its
/// source files are what they were, which takes reading them on a worker thread.
class BaseInspector : public QObject {
    Q_OBJECT

  public:
    BaseInspector(Tasks& tasks, const Bases& bases, QObject* parent = nullptr);

    /// Of the base that was looked at last, as BaseKeeper::details tells it.
    [[nodiscard]] const QVariantMap& details() const { return m_details; }

    void look(const QString& folder);
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

  Q_SIGNALS:
    void changed();

  private:
    void show(const QString& folder, QVariantMap details);

    Tasks& m_tasks;
    const Bases& m_bases;
    QVariantMap m_details;
    CancelToken m_cancel;
    int m_looks = 0;  ///< generation
};

}  // namespace tripletalk::app
