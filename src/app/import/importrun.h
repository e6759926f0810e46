// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/import/importstages.h"
#include "app/window/tasks.h"
#include "base/cancel.h"
#include "knowledge/importfiles.h"
#include "llm/providers.h"
#include "net/http.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <QObject>

namespace tripletalk::app {

/// What is imported, where to and how.
struct ImportJob {
    std::vector<std::filesystem::path> files;
    std::filesystem::path target;
    knowledge::ImportOptions options = {};
    std::string embedder;  ///< Importer::embedder
    bool quiet = false;    ///< the program's own: nobody asked for a report
};

/// One import on a worker thread, and how far its stages have come. Progress of a stage comes at
/// most 20 times a second.
class ImportRun : public QObject {
    Q_OBJECT

  public:
    using Ended = std::function<void(const Result<knowledge::ImportReport>&)>;

    ImportRun(Tasks& tasks, std::shared_ptr<net::Client> client, QObject* parent = nullptr);

    [[nodiscard]] ImportStages* stages() { return &m_stages; }

    /// The embedder is asked as far as the privacy rule of the base that is made, or replaced,
    /// allows. `ended` is called on the GUI's thread.
    void start(const ImportJob& job, const llm::Access& access, Ended ended);
    void cancel(CancelReason reason = CancelReason::User) { m_cancel.cancel(reason); }

  private:
    [[nodiscard]] ProgressSink sink();

    Tasks& m_tasks;
    std::shared_ptr<net::Client> m_client;
    ImportStages m_stages;
    CancelToken m_cancel;
    int m_generation = 0;  ///< progress that is still on its way at the end is too late
};

}  // namespace tripletalk::app
