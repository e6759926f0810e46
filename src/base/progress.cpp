// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/progress.h"

#include <utility>

namespace tripletalk {

ProgressMeter::ProgressMeter(ProgressSink sink) : m_sink(std::move(sink)) {}

void ProgressMeter::operator()(const Progress& progress) {
    if (!m_sink) return;
    if (progress.stage != m_last.stage) finish();
    m_last = progress;
    const double seconds = std::chrono::duration<double>(Clock::now() - m_begin).count();
    if (progress.done > 0 && seconds > 0) {
        m_last.perSecond = static_cast<double>(progress.done) / seconds;
        if (progress.total > 0)
            m_last.secondsLeft =
                static_cast<double>(progress.total - progress.done) / m_last.perSecond;
    }
    m_sink(m_last);
}

void ProgressMeter::finish() {
    Progress last = std::exchange(m_last, {});
    m_begin = Clock::now();
    if (last.stage.empty()) return;
    last.finished = true;
    last.secondsLeft = 0;
    m_sink(last);
}

}  // namespace tripletalk
