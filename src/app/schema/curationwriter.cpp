// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/curationwriter.h"

#include <chrono>
#include <memory>
#include <utility>

namespace tripletalk::app {

namespace {
constexpr std::chrono::milliseconds pause{50};
}

CurationWriter::CurationWriter(Tasks& tasks, QObject* parent) : QObject(parent), m_tasks(tasks) {}

void CurationWriter::write(const std::filesystem::path& folder, curation::Curation curation) {
    m_next = Job{folder, std::move(curation)};
    if (!m_running) start();
}

void CurationWriter::start() {
    m_running = true;
    m_cancel = CancelToken();
    const Job job = *std::exchange(m_next, std::nullopt);
    auto last = std::make_shared<std::chrono::steady_clock::time_point>();
    const auto sink = [this, last, guard = QPointer<QObject>(this)](const Progress& progress) {
        const auto now = std::chrono::steady_clock::now();
        if (now - *last < pause) return;
        *last = now;
        m_tasks.deliver(guard, [this, progress] {
            if (!m_running) return;
            m_progress = progress;
            Q_EMIT progressChanged();
        });
    };
    m_tasks.run(
        this,
        [job, sink, cancel = m_cancel] {
            return knowledge::applyCuration(job.folder, job.curation, sink, cancel);
        },
        [this](const Result<knowledge::CurationReport>& result) { ended(result); });
}

void CurationWriter::ended(const Result<knowledge::CurationReport>& result) {
    m_running = false;
    m_progress.reset();
    Q_EMIT progressChanged();
    if (!result) {
        m_next.reset();
        Q_EMIT failed(result.error());
    } else if (m_next) {
        start();
    } else {
        Q_EMIT written();
    }
}

}  // namespace tripletalk::app
