// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "knowledge/curator.h"

#include <filesystem>
#include <optional>

#include <QObject>

namespace tripletalk::app {

/// Writes curations to a base, one after the other, on a worker thread: the newest that is wanted
/// while another is written follows it.
class CurationWriter : public QObject {
    Q_OBJECT

  public:
    explicit CurationWriter(Tasks& tasks, QObject* parent = nullptr);
    ~CurationWriter() override { m_cancel.cancel(); }

    void write(const std::filesystem::path& folder, curation::Curation curation);
    /// The base is left as it was. Names are written at once and cannot be stopped.
    void cancel() { m_cancel.cancel(); }
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

    [[nodiscard]] bool running() const { return m_running; }
    /// Of the stage that is worked on; nothing while there is nothing long to do.
    [[nodiscard]] const std::optional<Progress>& progress() const { return m_progress; }

  Q_SIGNALS:
    void progressChanged();
    /// The base is as wanted, and nothing more is to be written.
    void written();
    void failed(const tripletalk::Error& error);

  private:
    struct Job {
        std::filesystem::path folder;
        curation::Curation curation;
    };
    void start();
    void ended(const Result<knowledge::CurationReport>& result);

    Tasks& m_tasks;
    std::optional<Job> m_next;
    std::optional<Progress> m_progress;
    CancelToken m_cancel;
    bool m_running = false;
};

}  // namespace tripletalk::app
