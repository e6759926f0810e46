// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "base/cancel.h"
#include "base/progress.h"

#include <utility>

#include <QObject>
#include <QString>

namespace tripletalk::app {

/// Work that takes its time, on a worker thread and one after the other, and how far it has come.
/// Progress comes at most 20 times a second.
class LongWork : public QObject {
    Q_OBJECT

  public:
    explicit LongWork(Tasks& tasks, QObject* parent = nullptr);

    [[nodiscard]] QString stage() const { return m_stage; }       ///< base/progress.h
    [[nodiscard]] double fraction() const { return m_fraction; }  ///< 0 to 1; -1 unknown

    /// `work` gets a ProgressSink and a CancelToken on the worker thread; `done` gets what it
    /// returns, on the GUI's. Not while other work runs.
    template <typename Work, typename Done>
    void start(Work work, Done done) {
        const ProgressSink sink = begin();
        m_tasks.run(
            this, [work = std::move(work), sink, cancel = m_cancel] { return work(sink, cancel); },
            [this, done = std::move(done)](auto value) mutable {
                m_running = false;
                done(std::move(value));
            });
    }
    void cancel(CancelReason reason = CancelReason::User) { m_cancel.cancel(reason); }

  Q_SIGNALS:
    void progressChanged();

  private:
    /// Of the work that starts now.
    [[nodiscard]] ProgressSink begin();
    void progressed(const Progress& progress);

    Tasks& m_tasks;
    CancelToken m_cancel;
    QString m_stage;
    double m_fraction = -1;
    bool m_running = false;
    int m_works = 0;  ///< progress of an earlier one comes too late
};

}  // namespace tripletalk::app
