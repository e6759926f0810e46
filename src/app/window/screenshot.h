// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/session.h"

#include <QObject>
#include <QQuickWindow>
#include <QSize>
#include <QString>

namespace tripletalk::app {

/// What a picture of the window shows.
struct ScreenshotWish {
    QString file;
    QString question;  ///< asked first; empty: none
    QString view;      ///< sources, steps, prompts, import, settings or keys
    QSize size{1440, 900};
};

/// Waits for the base, asks, waits for the answer, saves a picture of the window and ends the
/// program: with 0, or with 1 and a sentence on standard error.
class Screenshot : public QObject {
    Q_OBJECT

  public:
    Screenshot(Session& session, QQuickWindow& window, ScreenshotWish wish,
               QObject* parent = nullptr);

  private:
    void proceed();
    void grabSoon();
    void grab();
    void fail(const QString& why);

    Session& m_session;
    QQuickWindow& m_window;
    ScreenshotWish m_wish;
    bool m_asked = false;
};

}  // namespace tripletalk::app
