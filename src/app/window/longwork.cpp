// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/longwork.h"

#include "app/window/qttext.h"

#include <chrono>

namespace tripletalk::app {

LongWork::LongWork(Tasks& tasks, QObject* parent) : QObject(parent), m_tasks(tasks) {}

ProgressSink LongWork::begin() {
    using Clock = std::chrono::steady_clock;
    m_running = true;
    m_stage.clear();
    m_fraction = -1;
    m_cancel = CancelToken();
    Q_EMIT progressChanged();
    return [this, number = ++m_works, guard = QPointer<QObject>(this),
            shown = Clock::time_point()](const Progress& progress) mutable {
        constexpr std::chrono::milliseconds pause(50);
        const auto now = Clock::now();
        if (now - shown < pause) return;
        shown = now;
        m_tasks.deliver(guard, [this, number, progress] {
            if (number == m_works && m_running) progressed(progress);
        });
    };
}

void LongWork::progressed(const Progress& progress) {
    m_stage = qs(progress.stage);
    m_fraction = progress.total > 0
                     ? static_cast<double>(progress.done) / static_cast<double>(progress.total)
                     : -1;
    Q_EMIT progressChanged();
}

}  // namespace tripletalk::app
