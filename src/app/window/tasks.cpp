// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/tasks.h"

#include <QtGlobal>

namespace tripletalk::app {

Tasks::Tasks(int threads) { m_pool.setMaxThreadCount(threads); }

Tasks::~Tasks() { waitForDone(); }

void Tasks::run(std::function<void()> work) {
    m_pool.start([work = std::move(work)]() mutable {
        try {
            work();
        } catch (const std::exception& thrown) {
            log(thrown);
        }
    });
}

void Tasks::log(const std::exception& thrown) { qWarning("%s", errorOf(thrown).toText().c_str()); }

void Tasks::deliver(const QPointer<QObject>& receiver, std::function<void()> done) {
    QMetaObject::invokeMethod(
        this,
        [receiver, done = std::move(done)] {
            if (receiver) done();
        },
        Qt::QueuedConnection);
}

void Tasks::waitForDone() { m_pool.waitForDone(); }

}  // namespace tripletalk::app
