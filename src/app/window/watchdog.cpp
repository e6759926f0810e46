// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/watchdog.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>

#include <QAbstractEventDispatcher>
#include <QMetaEnum>
#include <QPlatformSurfaceEvent>
#include <QQuickWindow>
#include <QThread>
#include <cxxabi.h>
#include <dlfcn.h>
#include <execinfo.h>

namespace tripletalk::app {

using namespace std::chrono_literals;

namespace {

constexpr int signalNumber = SIGPROF;  ///< nobody here profiles by timer
constexpr int maxCalls = 64;
constexpr int ownCalls = 2;  ///< the handler and the signal's frame

/// Written by the signal's handler on the GUI thread, which may not allocate.
std::array<void*, maxCalls> callsSeen;
std::atomic<int> callCount{0};
std::atomic<std::int64_t> turnSeen{0};
std::atomic<std::int64_t> turnAsked{0};

extern "C" void noteCalls(int) {
    const int before = errno;
    callCount = ::backtrace(callsSeen.data(), maxCalls);
    turnSeen = turnAsked.load();
    errno = before;
}

std::int64_t monotonic() { return std::chrono::steady_clock::now().time_since_epoch() / 1ns; }

std::string nameOf(QEvent::Type type) {
    static const QMetaEnum names = QMetaEnum::fromType<QEvent::Type>();
    const char* name = names.valueToKey(type);
    return name ? name : "event " + std::to_string(type);
}

std::string nameOf(void* address) {
    Dl_info info{};
    if (!::dladdr(address, &info) || !info.dli_fname) return "?";
    if (info.dli_sname) {
        int failed = 0;
        const std::unique_ptr<char, decltype(&std::free)> plain(
            abi::__cxa_demangle(info.dli_sname, nullptr, nullptr, &failed), &std::free);
        return failed == 0 ? plain.get() : info.dli_sname;
    }
    const char* file = std::strrchr(info.dli_fname, '/');
    char place[32];
    std::snprintf(
        place, sizeof place, "+0x%zx",
        static_cast<std::size_t>(static_cast<char*>(address) - static_cast<char*>(info.dli_fbase)));
    return (file ? file + 1 : info.dli_fname) + std::string(place);
}

}  // namespace

std::string toText(const Block& block) {
    char ms[32];
    std::snprintf(ms, sizeof ms, "%.0f ms", block.ms);
    std::string text = std::string(ms) + " in " + block.event + " of " + block.receiver;
    for (void* call : block.calls) text += "\n    " + nameOf(call);
    return text;
}

std::string toText(const WatchReport& report) {
    const double share = report.frames > 0 ? 100.0 * static_cast<double>(report.slowFrames) /
                                                 static_cast<double>(report.frames)
                                           : 0;
    char counts[160];
    std::snprintf(counts, sizeof counts, "%lld frames, %lld of them slow (%.1f %%); %lld blocks",
                  static_cast<long long>(report.frames), static_cast<long long>(report.slowFrames),
                  share, static_cast<long long>(report.blocks));
    return counts + (report.blocks > 0 ? "; the worst: " + toText(report.worst) : std::string());
}

std::optional<Watchdog::Limit> Watchdog::wanted() {
    bool isNumber = false;
    const int ms = qEnvironmentVariableIntValue("TRIPLETALK_WATCHDOG", &isNumber);
    if (isNumber) return Limit(ms);
#ifdef NDEBUG
    return std::nullopt;
#else
    return 16ms;
#endif
}

Watchdog::Watchdog(Limit limit, std::function<void(const Block&)> tell)
    : m_limit(limit / 1ns), m_tell(std::move(tell)) {
    void* first[1];
    ::backtrace(first, 1);  // its first call loads a library, which a signal's handler must not
    struct sigaction action {};
    action.sa_handler = noteCalls;
    action.sa_flags = SA_RESTART;
    ::sigaction(signalNumber, &action, nullptr);
    m_awake = QObject::connect(QAbstractEventDispatcher::instance(),
                               &QAbstractEventDispatcher::awake, [this] { m_wokeUp = true; });
    m_looker = std::jthread([this](const std::stop_token& stop) { look(stop); });
}

Watchdog::~Watchdog() { QObject::disconnect(m_awake); }

void Watchdog::watchFrames(QObject* receiver, const QEvent* event) {
    const auto change = static_cast<const QPlatformSurfaceEvent*>(event)->surfaceEventType();
    if (change != QPlatformSurfaceEvent::SurfaceCreated) return;  // it may be half destroyed
    const auto* window = qobject_cast<QQuickWindow*>(receiver);
    if (!window) return;
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window, [this] { m_hasPainted = true; },
        Qt::DirectConnection);
}

WatchReport Watchdog::takeReport() {
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_report, {});
}

bool Watchdog::measure(QObject* receiver, QEvent* event, const std::function<bool()>& handle) {
    if (event->type() == QEvent::PlatformSurface) watchFrames(receiver, event);
    if (m_turn && !m_turn->looped && m_wokeUp) m_turn->looped = true;
    if (m_turn && !m_turn->looped) return handle();  // a part of what is being measured
    Turn turn{.outer = m_turn, .event = event->type()};
    std::snprintf(turn.receiver.data(), turn.receiver.size(), "%s",
                  receiver->metaObject()->className());
    m_wokeUp = false;
    m_hasPainted = false;
    m_turn = &turn;
    turn.begin = monotonic();
    m_begin = turn.begin;
    const bool isHandled = handle();
    m_begin = 0;
    turn.painted = m_hasPainted;
    if (!turn.looped && !m_wokeUp) ended(turn);
    m_turn = turn.outer;
    return isHandled;
}

void Watchdog::ended(const Turn& turn) {
    const std::int64_t took = monotonic() - turn.begin;
    if (took <= m_limit && !turn.painted) return;
    const std::lock_guard lock(m_mutex);
    if (turn.painted) ++m_report.frames;
    if (took <= m_limit) return;
    if (turn.painted) ++m_report.slowFrames;
    ++m_report.blocks;
    Block block{.ms = static_cast<double>(took) / 1e6,
                .event = nameOf(turn.event),
                .receiver = turn.receiver.data()};
    if (turnSeen == turn.begin)
        block.calls.assign(callsSeen.begin() + ownCalls, callsSeen.begin() + callCount);
    if (block.ms > m_report.worst.ms) m_report.worst = block;
    if (!m_tell) return;
    m_untold.push_back(std::move(block));
    m_changed.notify_one();
}

void Watchdog::look(const std::stop_token& stop) {
    const auto step =
        std::max<std::chrono::nanoseconds>(std::chrono::nanoseconds(m_limit / 4), 1ms);
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested() || !m_untold.empty()) {
        m_changed.wait_for(lock, stop, step, [this] { return !m_untold.empty(); });
        while (!m_untold.empty()) {
            const Block block = std::move(m_untold.front());
            m_untold.pop_front();
            lock.unlock();
            m_tell(block);
            lock.lock();
        }
        const std::int64_t begin = m_begin;
        if (begin != 0 && begin != turnAsked && monotonic() - begin > m_limit) askWhere(begin);
    }
}

void Watchdog::askWhere(std::int64_t turn) {
    turnAsked = turn;
    ::pthread_kill(m_watched, signalNumber);
}

}  // namespace tripletalk::app
