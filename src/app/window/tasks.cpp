// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/tasks.h"

namespace tripletalk::app {

Tasks::Tasks(int threads) { m_pool.setMaxThreadCount(threads); }

Tasks::~Tasks() { waitForDone(); }

void Tasks::run(std::function<void()> work) {
    ++m_handedOver;
    m_pool.start([this, work = std::move(work)] {
        (void)m_handedOver.load();
        work();
        ++m_handedOver;
    });
}

void Tasks::deliver(const QPointer<QObject>& receiver, std::function<void()> done) {
    ++m_handedOver;
    QMetaObject::invokeMethod(
        this,
        [this, receiver, done = std::move(done)] {
            (void)m_handedOver.load();
            if (receiver) done();
        },
        Qt::QueuedConnection);
}

void Tasks::waitForDone() {
    m_pool.waitForDone();
    (void)m_handedOver.load();
}

}  // namespace tripletalk::app
