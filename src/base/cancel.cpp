// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/cancel.h"

#include <atomic>
#include <ctime>
#include <map>
#include <mutex>
#include <utility>

namespace tripletalk {

namespace {

/// The time of the last tick of the system's clock, 4 ms old at most: inner loops ask for it, and
/// reading the exact one takes four times as long.
struct Clock {
    using duration = std::chrono::nanoseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<Clock>;

    static time_point now() {
#ifdef CLOCK_MONOTONIC_COARSE
        constexpr clockid_t clock = CLOCK_MONOTONIC_COARSE;
#else
        constexpr clockid_t clock = CLOCK_MONOTONIC;
#endif
        timespec time{};
        clock_gettime(clock, &time);
        return time_point(std::chrono::seconds(time.tv_sec) +
                          std::chrono::nanoseconds(time.tv_nsec));
    }
};

}  // namespace

struct CancelToken::State {
    std::atomic<int> reason{-1};  // a CancelReason, or -1
    std::optional<Clock::time_point> deadline;
    CancelToken::Registration parentLink;

    // Recursive: a callback may cancel again or drop its own registration.
    std::recursive_mutex mutex;
    std::map<std::uint64_t, std::function<void()>> callbacks;
    std::uint64_t nextId = 1;

    void cancel(CancelReason why) {
        int none = -1;
        if (!reason.compare_exchange_strong(none, static_cast<int>(why))) return;
        const std::lock_guard lock(mutex);
        auto pending = std::move(callbacks);
        callbacks.clear();
        for (auto& [id, callback] : pending) callback();
    }
};

CancelToken::CancelToken() : m_state(std::make_shared<State>()) {}

CancelToken CancelToken::childOf(const CancelToken& parent) {
    CancelToken token;
    if (const auto left = parent.remaining()) token.m_state->deadline = Clock::now() + *left;
    const std::weak_ptr<State> child = token.m_state;
    const std::weak_ptr<State> above = parent.m_state;
    token.m_state->parentLink = parent.onCancel([child, above] {
        const auto state = child.lock();
        const auto from = above.lock();
        if (state && from) state->cancel(static_cast<CancelReason>(from->reason.load()));
    });
    return token;
}

CancelToken CancelToken::withDeadline(const CancelToken& parent,
                                      std::chrono::milliseconds deadline) {
    CancelToken token = childOf(parent);
    auto& until = token.m_state->deadline;
    if (const auto own = Clock::now() + deadline; !until || own < *until) until = own;
    return token;
}

void CancelToken::cancel(CancelReason reason) const { m_state->cancel(reason); }

std::optional<CancelReason> CancelToken::reason() const {
    if (const int reason = m_state->reason.load(std::memory_order_acquire); reason >= 0)
        return static_cast<CancelReason>(reason);
    if (m_state->deadline && Clock::now() >= *m_state->deadline) return CancelReason::Timeout;
    return std::nullopt;
}

bool CancelToken::cancelled() const { return reason().has_value(); }

Error CancelToken::error() const {
    if (reason() == CancelReason::Timeout)
        return {ErrorKind::Timeout, say("Sentence", "It took longer than allowed.")};
    return {ErrorKind::Cancelled, say("Sentence", "Stopped.")};
}

CancelToken::Registration CancelToken::onCancel(std::function<void()> callback) const {
    const std::lock_guard lock(m_state->mutex);
    if (m_state->reason.load() >= 0) {
        callback();
        return {};
    }
    const auto id = m_state->nextId++;
    m_state->callbacks.emplace(id, std::move(callback));
    return {m_state, id};
}

std::optional<std::chrono::milliseconds> CancelToken::remaining() const {
    if (!m_state->deadline) return std::nullopt;
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(*m_state->deadline - Clock::now());
    return std::max(left, std::chrono::milliseconds(0));
}

CancelToken::Registration::Registration(std::shared_ptr<State> state, std::uint64_t id)
    : m_state(std::move(state)), m_id(id) {}

CancelToken::Registration::Registration(Registration&& other) noexcept
    : m_state(std::move(other.m_state)), m_id(std::exchange(other.m_id, 0)) {}

CancelToken::Registration& CancelToken::Registration::operator=(Registration&& other) noexcept {
    std::swap(m_state, other.m_state);
    std::swap(m_id, other.m_id);
    return *this;
}

CancelToken::Registration::~Registration() {
    if (!m_state || m_id == 0) return;
    const std::lock_guard lock(m_state->mutex);
    m_state->callbacks.erase(m_id);
}

}  // namespace tripletalk
