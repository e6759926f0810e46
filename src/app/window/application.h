// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/watchdog.h"

#include <optional>

#include <QGuiApplication>

namespace tripletalk::app {

/// The application with its watchdog, if one is wanted, in a process that keeps no freed memory.
class Application : public QGuiApplication {
    Q_OBJECT

  public:
    Application(int& argc, char** argv);
    /// Says on standard error what its watchdog saw.
    ~Application() override;

    [[nodiscard]] Watchdog* watchdog() { return m_watchdog ? &*m_watchdog : nullptr; }
    bool notify(QObject* receiver, QEvent* event) override;

  private:
    std::optional<Watchdog> m_watchdog;
};

}  // namespace tripletalk::app
