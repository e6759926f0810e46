// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/application.h"

#include "app/window/allocator.h"

#include <cstdio>

#include <QThread>

namespace tripletalk::app {

Application::Application(int& argc, char** argv) : QGuiApplication(argc, argv) {
    giveFreedMemoryBack();
    if (const auto limit = Watchdog::wanted())
        m_watchdog.emplace(*limit, [](const Block& block) {
            std::fprintf(stderr, "watchdog: %s\n", toText(block).c_str());
        });
}

Application::~Application() {
    if (!m_watchdog) return;
    const WatchReport report = m_watchdog->takeReport();
    m_watchdog.reset();  // it tells the last blocks
    std::fprintf(stderr, "watchdog: %s\n", toText(report).c_str());
}

bool Application::notify(QObject* receiver, QEvent* event) {
    if (!m_watchdog || QThread::currentThread() != thread())
        return QGuiApplication::notify(receiver, event);
    return m_watchdog->measure(receiver, event,
                               [&] { return QGuiApplication::notify(receiver, event); });
}

}  // namespace tripletalk::app
