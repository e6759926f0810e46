// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/eventthread.h"

#include <future>
#include <utility>

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <pthread.h>

namespace tripletalk::net {

EventThread::EventThread(const char* name, const Make& make) {
    std::promise<void> made;
    const std::future<void> ready = made.get_future();
    m_thread = std::thread([this, &make, name, made = std::move(made)]() mutable {
        pthread_setname_np(pthread_self(), name);
        QEventLoop loop;
        const auto object = make();
        m_loop = &loop;
        m_object = object.get();
        made.set_value();
        loop.exec();
    });
    ready.wait();
}

EventThread::~EventThread() {
    QCoreApplication::postEvent(m_loop, new QEvent(QEvent::Quit));
    m_thread.join();
}

}  // namespace tripletalk::net
