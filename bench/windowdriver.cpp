// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "windowdriver.h"

#include <algorithm>
#include <cstdio>

#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>
#include <QWheelEvent>

namespace tripletalk::bench {

using namespace std::chrono_literals;

namespace {

QQuickItem* visibleChild(QQuickItem* parent, const QString& name) {
    if (!parent->isVisible()) return nullptr;
    if (parent->objectName() == name) return parent;
    for (QQuickItem* child : parent->childItems())
        if (QQuickItem* found = visibleChild(child, name)) return found;
    return nullptr;
}

}  // namespace

void WindowDriver::printHead() {
    std::puts("| | frames | slow | % | longest ms | in |\n|---|---:|---:|---:|---:|---|");
}

void WindowDriver::phase(const char* name, const std::function<void()>& work) {
    m_watchdog.takeReport();
    work();
    const app::WatchReport report = m_watchdog.takeReport();
    const double share = 100.0 * static_cast<double>(report.slowFrames) /
                         static_cast<double>(std::max<std::int64_t>(report.frames, 1));
    std::printf("| %s | %lld | %lld | %.1f | %.0f | %s %s |\n", name,
                static_cast<long long>(report.frames), static_cast<long long>(report.slowFrames),
                share, report.worst.ms, report.worst.event.c_str(), report.worst.receiver.c_str());
    std::fflush(stdout);
}

bool WindowDriver::until(const std::function<bool()>& done) {
    const QDeadlineTimer deadline(60'000);
    QTimer wake;  // the loop must look again even if nothing happens
    wake.start(5);
    while (!done() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return done();
}

void WindowDriver::wait(std::chrono::milliseconds time) {
    const QDeadlineTimer deadline(time);
    until([&] { return deadline.hasExpired(); });
}

void WindowDriver::key(int code) {
    const QString letter = QChar(u'a' + (code - Qt::Key_A));
    QKeyEvent press(QEvent::KeyPress, code, Qt::NoModifier, letter);
    QCoreApplication::sendEvent(&m_window, &press);
    QKeyEvent release(QEvent::KeyRelease, code, Qt::NoModifier, letter);
    QCoreApplication::sendEvent(&m_window, &release);
    wait(16ms);
}

void WindowDriver::scroll(QQuickItem* item, int notches) {
    for (int step = 0; item && step < notches; ++step) {
        const QPointF place = item->mapToScene({item->width() / 2, item->height() / 2});
        const int notch = step < 2 * notches / 3 ? -240 : 240;
        QWheelEvent wheel(place, place, {}, {0, notch}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&m_window, &wheel);
        wait(16ms);
    }
}

QQuickItem* WindowDriver::item(const char* name) const {
    return visibleChild(m_window.contentItem(), QString::fromLatin1(name));
}

}  // namespace tripletalk::bench
