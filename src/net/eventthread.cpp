// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/eventthread.h"

#include <latch>

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <pthread.h>

namespace tripletalk::net {

EventThread::EventThread(const char* name, const Make& make) {
    std::latch made(1);
    m_thread = std::thread([&, name] {
        pthread_setname_np(pthread_self(), name);
        QEventLoop loop;
        const auto object = make();
        m_loop = &loop;
        m_object = object.get();
        made.count_down();
        loop.exec();
    });
    made.wait();
}

EventThread::~EventThread() {
    QCoreApplication::postEvent(m_loop, new QEvent(QEvent::Quit));
    m_thread.join();
}

}  // namespace tripletalk::net
