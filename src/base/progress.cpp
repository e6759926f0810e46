// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/progress.h"

#include <utility>

namespace tripletalk {

ProgressMeter::ProgressMeter(ProgressSink sink, std::function<Clock::time_point()> now)
    : m_sink(std::move(sink)), m_now(std::move(now)), m_begin(m_now()) {}

void ProgressMeter::operator()(const Progress& progress) {
    if (!m_sink) return;
    if (progress.stage != m_last.stage) finish();
    m_last = progress;
    const auto worked = m_now() - m_begin;
    if (progress.done > 0 && worked >= soonest) {
        m_last.perSecond =
            static_cast<double>(progress.done) / std::chrono::duration<double>(worked).count();
        if (progress.total > 0)
            m_last.secondsLeft =
                static_cast<double>(progress.total - progress.done) / m_last.perSecond;
    }
    m_sink(m_last);
}

void ProgressMeter::finish() {
    Progress last = std::exchange(m_last, {});
    if (last.stage.empty()) return;
    m_begin = m_now();
    last.finished = true;
    last.secondsLeft = 0;
    m_sink(last);
}

}  // namespace tripletalk
