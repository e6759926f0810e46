// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <QEvent>
#include <QObject>
#include <pthread.h>

namespace tripletalk::app {

/// One event that held up the window for longer than the limit.
struct Block {
    double ms = 0;
    std::string event;              ///< "UpdateRequest"
    std::string receiver;           ///< class of the object that got it
    std::vector<void*> calls = {};  ///< what ran when the limit was passed, innermost first
};

/// A line, and a line for each call: its name, or the library and the place in it for addr2line.
std::string toText(const Block& block);

struct WatchReport {
    std::int64_t frames = 0;
    std::int64_t slowFrames = 0;  ///< painted in a turn over the limit
    std::int64_t blocks = 0;
    Block worst;
};

std::string toText(const WatchReport& report);

/// Measures each event that the GUI thread handles and counts the frames of all windows; a second
/// thread looks where it is once an event takes longer than the limit. What an event does in a
/// nested event loop is measured by itself.
class Watchdog {
  public:
    using Limit = std::chrono::milliseconds;

    /// TRIPLETALK_WATCHDOG in milliseconds; else 16 in debug builds and none in others.
    static std::optional<Limit> wanted();

    /// Watches the thread that makes it; `tell` is called on the second thread for each block.
    explicit Watchdog(Limit limit, std::function<void(const Block&)> tell = {});
    ~Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    /// What was seen since the last call.
    WatchReport takeReport();

    /// Handles one event by `handle` and measures it.
    bool measure(QObject* receiver, QEvent* event, const std::function<bool()>& handle);

  private:
    struct Turn {
        Turn* outer = nullptr;
        std::int64_t begin = 0;
        QEvent::Type event = QEvent::None;
        std::array<char, 64> receiver{};
        bool looped = false;  ///< it runs an event loop of its own, whose events are measured
        bool painted = false;
    };

    /// Counts the frames of a window that was just made.
    void watchFrames(QObject* receiver, const QEvent* event);
    void ended(const Turn& turn);
    void look(const std::stop_token& stop);
    void askWhere(std::int64_t turn);

    std::int64_t m_limit;  ///< ns
    std::function<void(const Block&)> m_tell;
    pthread_t m_watched = pthread_self();
    QMetaObject::Connection m_awake;
    Turn* m_turn = nullptr;  ///< GUI thread only
    bool m_wokeUp = false;   ///< GUI thread only: an event loop turned since the turn began
    std::atomic<bool> m_hasPainted{false};
    std::atomic<std::int64_t> m_begin{0};  ///< of the turn being measured, 0 none
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Block> m_untold;
    WatchReport m_report;
    std::jthread m_looker;
};

}  // namespace tripletalk::app
