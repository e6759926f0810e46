// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <thread>

class QEventLoop;
class QObject;

namespace tripletalk::net {

/// A thread that runs Qt's events for one object, which is made and destroyed there. Unlike a
/// QThread it is over when it was waited for: QThread::wait() returns before what libraries keep
/// for the thread is freed, and OpenSSL crashes where the process ends meanwhile.
class EventThread {
  public:
    using Make = std::function<std::unique_ptr<QObject>()>;

    /// Returns when the object is made. `name`: 15 characters at most, as a debugger shows them.
    EventThread(const char* name, const Make& make);
    /// Events that were posted before still arrive.
    ~EventThread();
    EventThread(const EventThread&) = delete;
    EventThread& operator=(const EventThread&) = delete;

    /// Lives on the thread.
    [[nodiscard]] QObject& object() const { return *m_object; }

  private:
    QEventLoop* m_loop = nullptr;
    QObject* m_object = nullptr;
    std::thread m_thread;
};

}  // namespace tripletalk::net
