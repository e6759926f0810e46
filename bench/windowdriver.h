// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/watchdog.h"

#include <chrono>
#include <functional>

class QQuickItem;
class QQuickWindow;
class QString;

namespace tripletalk::bench {

/// Does in a window what a person does, and prints for each phase how many frames were slow and
/// what held up the window longest. GUI thread only.
class WindowDriver {
  public:
    WindowDriver(app::Watchdog& watchdog, QQuickWindow& window)
        : m_watchdog(watchdog), m_window(window) {}

    static void printHead();
    void phase(const char* name, const std::function<void()>& work);
    /// Handles events until it is so, for at most a minute; whether it came so.
    bool until(const std::function<bool()>& done);
    void wait(std::chrono::milliseconds time);
    void key(int code);
    /// Turns the wheel over the middle of an item, a notch a frame: down, then a third of it back.
    void scroll(QQuickItem* item, int notches);
    /// The one of this name that is seen, or null.
    [[nodiscard]] QQuickItem* item(const char* name) const;

  private:
    app::Watchdog& m_watchdog;
    QQuickWindow& m_window;
};

}  // namespace tripletalk::bench
