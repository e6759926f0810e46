// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "conversations/conversationstore.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include <QObject>

namespace tripletalk::app {

/// The conversations on disk, read and written on a thread of its own in the order of the calls.
class History : public QObject {
    Q_OBJECT

  public:
    explicit History(std::filesystem::path file, QObject* parent = nullptr);

    using Write = std::function<Result<void>(const conversations::ConversationStore&)>;
    /// A failure is told by `failed`; `then` is called on the GUI thread when it is done, or has
    /// failed.
    void write(Write work, std::function<void()> then = {});

    /// Reads on the disk thread and calls `done(value)` on the GUI thread; a failure is told by
    /// `failed`, and `otherwise` is called in its place.
    template <typename Value, typename Done>
    void read(QObject* receiver,
              std::function<Result<Value>(const conversations::ConversationStore&)> work, Done done,
              const std::function<void()>& otherwise = {}) {
        m_tasks.run(
            receiver,
            [this, work]() -> Result<Value> {
                auto store = opened();
                if (!store) return store.error();
                return work(**store);
            },
            [this, done, otherwise](Result<Value> value) {
                if (value) return done(std::move(*value));
                tell(value.error());
                if (otherwise) otherwise();
            });
    }

    /// Waits until everything given so far is on disk.
    void flush() { m_tasks.waitForDone(); }

  Q_SIGNALS:
    void failed(const QString& message);

  private:
    Result<const conversations::ConversationStore*> opened();
    void tell(const Error& error);

    std::filesystem::path m_file;
    std::optional<Result<conversations::ConversationStore>> m_store;  ///< disk thread only
    Tasks m_tasks{1};
};

}  // namespace tripletalk::app
