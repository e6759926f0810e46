// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/caught.h"
#include "base/result.h"

#include <functional>
#include <memory>
#include <utility>

#include <QObject>
#include <QPointer>
#include <QThreadPool>

namespace tripletalk::app {

/// Worker threads of the window. Work runs there and its value comes back to the thread of this
/// object (the GUI's); nothing is delivered to a receiver that is gone. With one thread, work runs
/// in the order in which it was given. What work throws becomes its error, where its value is or
/// begins with a Result; else its value is an empty one, and the error is logged.
class Tasks : public QObject {
  public:
    explicit Tasks(int threads);
    /// Waits until all work has ended: whoever owns long work cancels it first.
    ~Tasks() override;

    void run(std::function<void()> work);

    template <typename Work, typename Done>
    void run(QObject* receiver, Work work, Done done) {
        run([this, guard = QPointer<QObject>(receiver), work = std::move(work),
             done = std::move(done)]() mutable {
            auto value = std::make_shared<decltype(work())>(attempted(work));
            deliver(guard, [value, done]() mutable { done(std::move(*value)); });
        });
    }

    /// From any thread: calls `done` on this object's thread if `receiver` is still there then.
    void deliver(const QPointer<QObject>& receiver, std::function<void()> done);

    void waitForDone();

  private:
// A value that begins with a Result keeps its other members' defaults.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
    template <typename Work>
    static auto attempted(Work& work) -> decltype(work()) {
        using Value = decltype(work());
        try {
            return work();
        } catch (const std::exception& thrown) {
            if constexpr (requires { Value{std::declval<Error>()}; }) {
                return Value{errorOf(thrown)};
            } else {
                log(thrown);
                return {};
            }
        }
    }
#pragma GCC diagnostic pop
    static void log(const std::exception& thrown);

    QThreadPool m_pool;
};

}  // namespace tripletalk::app
