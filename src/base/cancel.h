// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace tripletalk {

enum class CancelReason { User, Timeout, Shutdown };

/// A shared handle that stops one piece of work: made for one question or one import, handed down
/// by value, never reset. All members may be called from any thread.
class CancelToken {
  public:
    CancelToken();  ///< a fresh token without a deadline

    /// A token of its own that is also cancelled when `parent` is.
    [[nodiscard]] static CancelToken childOf(const CancelToken& parent);

    /// The same, cancelled at `deadline` from now at the latest.
    [[nodiscard]] static CancelToken withDeadline(const CancelToken& parent,
                                                  std::chrono::milliseconds deadline);

    void cancel(CancelReason reason = CancelReason::User) const;

    /// True once cancelled or past the deadline. Cheap enough for inner loops (reads the clock only
    /// if there is a deadline).
    [[nodiscard]] bool cancelled() const;
    [[nodiscard]] std::optional<CancelReason> reason() const;

    /// The error a function returns when it stops because of this token: Cancelled, or Timeout for
    /// a passed deadline.
    [[nodiscard]] Error error() const;

    /// Calls `callback` once, on the cancelling thread (at once if already cancelled), as long as
    /// the returned registration lives. A passed deadline alone does not call it: waiters use
    /// `remaining()` too.
    class Registration;
    [[nodiscard]] Registration onCancel(std::function<void()> callback) const;

    /// Time to the deadline (never below zero), or nothing if there is none.
    [[nodiscard]] std::optional<std::chrono::milliseconds> remaining() const;

  private:
    struct State;
    std::shared_ptr<State> m_state;
};

/// Unregisters its callback when destroyed; after that the callback does not run any more.
class CancelToken::Registration {
  public:
    Registration() = default;
    Registration(std::shared_ptr<State> state, std::uint64_t id);
    Registration(Registration&& other) noexcept;
    Registration& operator=(Registration&& other) noexcept;
    ~Registration();

  private:
    std::shared_ptr<State> m_state;
    std::uint64_t m_id = 0;
};

}  // namespace tripletalk
