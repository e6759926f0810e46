// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategy.h"
#include "app/conversations/history.h"
#include "app/derivation/runrecord.h"
#include "llm/providers.h"
#include "workspace/configuration.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>

#include <QObject>

namespace tripletalk::app {

/// Makes the strategy of a configuration for bases that are asked together; called on a worker
/// thread.
using AnswererFactory = std::function<Result<std::unique_ptr<answering::AnswerStrategy>>(
    const workspace::Configuration&, const std::vector<knowledge::KnowledgeBase>&,
    const llm::Access&)>;

/// The runs that are being answered, each on a worker thread. Their events are folded into records
/// on the GUI thread, all that have come at once, and kept on disk as they come.
class LiveRuns : public QObject {
    Q_OBJECT

  public:
    struct Wish {
        QString run;
        QString conversation;
        bool kept = true;  ///< its events are written to disk
        workspace::Configuration configuration;
        llm::Access access;
        std::function<answering::Question()> question;  ///< called on the worker thread
    };
    LiveRuns(Tasks& tasks, History& history, AnswererFactory answerers);

    std::shared_ptr<RunRecord> start(const Wish& wish);
    /// Null if it is not being answered.
    [[nodiscard]] std::shared_ptr<RunRecord> recordOf(const QString& run) const;
    [[nodiscard]] bool running(const QString& conversation) const;
    void cancel(const QString& conversation);
    /// Stops every run; none delivers an event after `Tasks::waitForDone`.
    void shutdown();

  Q_SIGNALS:
    /// New events of these kinds were folded into the run's record.
    void changed(const QString& run, const answering::EventKinds& kinds);
    /// The run is not among the live ones any more; in whatever way it ended.
    void ended(const QString& run, const QString& conversation,
               const std::shared_ptr<tripletalk::app::RunRecord>& record);

  private:
    struct Live {
        std::shared_ptr<RunRecord> record;
        QString conversation;
        bool kept = true;
        CancelToken cancel;
        std::mutex mutex;
        std::vector<answering::Event> waiting;  ///< guarded by mutex
    };
    void drain(const QString& run, const std::shared_ptr<Live>& live);
    void fold(const QString& run, const std::shared_ptr<Live>& live,
              const std::vector<answering::Event>& events);

    Tasks& m_tasks;
    History& m_history;
    AnswererFactory m_answerers;
    std::map<QString, std::shared_ptr<Live>> m_live;
};

}  // namespace tripletalk::app
