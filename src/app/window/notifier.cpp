// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/notifier.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QVariantMap>
#include <QWindow>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int askTimeoutMs = 2000;

void alertWindows() {
    for (QWindow* window : QGuiApplication::topLevelWindows())
        if (window->isVisible()) window->alert(0);
}

}  // namespace

void notifyIfAway(const QString& title, const QString& text) {
    if (QGuiApplication::applicationState() == Qt::ApplicationActive) return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return alertWindows();
    QDBusMessage call = QDBusMessage::createMethodCall(
        u"org.freedesktop.Notifications"_s, u"/org/freedesktop/Notifications"_s,
        u"org.freedesktop.Notifications"_s, u"Notify"_s);
    // The body may be read as markup.
    call << u"TripleTalk"_s << uint(0) << u"tripletalk"_s << title << text.toHtmlEscaped()
         << QStringList() << QVariantMap{{u"desktop-entry"_s, u"tripletalk"_s}} << -1;
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(call, askTimeoutMs), qApp);
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [answer] {
        if (QDBusPendingReply<uint>(*answer).isError()) alertWindows();
        answer->deleteLater();
    });
}

}  // namespace tripletalk::app
