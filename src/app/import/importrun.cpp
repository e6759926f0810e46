// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/importrun.h"

#include "knowledge/manifest.h"
#include "workspace/privacygate.h"

#include <chrono>
#include <map>
#include <utility>

namespace tripletalk::app {

using knowledge::ImportReport;

namespace {

Result<ImportReport> doImport(ImportJob job, const llm::Access& access,
                              const std::shared_ptr<net::Client>& client, const ProgressSink& sink,
                              const CancelToken& cancel) {
    std::error_code failed;  // importing tells better what is wrong
    std::filesystem::create_directories(job.target.parent_path(), failed);
    if (job.embedder != "none") {
        const auto rule = job.options.privacy ? Result<knowledge::Privacy>(*job.options.privacy)
                                              : knowledge::privacyOf(job.target);
        if (!rule) return rule.error();
        auto made = workspace::PrivacyGate(*rule, access, client).embedder(job.embedder);
        if (!made) return made.error();
        job.options.embedder = std::move(*made);
    }
    return knowledge::importFiles(job.files, job.target, job.options, sink, cancel);
}

}  // namespace

ImportRun::ImportRun(Tasks& tasks, std::shared_ptr<net::Client> client, QObject* parent)
    : QObject(parent), m_tasks(tasks), m_client(std::move(client)) {}

void ImportRun::start(const ImportJob& job, const llm::Access& access, Ended ended) {
    m_cancel = CancelToken();
    ++m_generation;
    m_stages.clear();
    m_tasks.run(
        this,
        [job, access, client = m_client, sink = sink(), cancel = m_cancel] {
            return doImport(job, access, client, sink, cancel);
        },
        [this, ended = std::move(ended)](const Result<ImportReport>& result) {
            ++m_generation;
            if (result) m_stages.finish();
            ended(result);
        });
}

ProgressSink ImportRun::sink() {
    using Clock = std::chrono::steady_clock;
    return [this, generation = m_generation, guard = QPointer<QObject>(this),
            shown = std::map<std::string, Clock::time_point>()](const Progress& progress) mutable {
        constexpr std::chrono::milliseconds pause(50);
        const auto now = Clock::now();
        const auto [last, isNew] = shown.try_emplace(progress.stage, now);
        if (!isNew && !progress.finished && now - last->second < pause) return;
        last->second = now;
        m_tasks.deliver(guard, [this, generation, progress] {
            if (generation == m_generation) m_stages.show(progress);
        });
    };
}

}  // namespace tripletalk::app
