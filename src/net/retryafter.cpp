// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/retryafter.h"

#include "base/text.h"

#include <algorithm>

#include <QDateTime>
#include <QLocale>

namespace tripletalk::net {

std::chrono::milliseconds retryAfter(const std::string& header,
                                     std::chrono::system_clock::time_point now) {
    using std::chrono::milliseconds;
    constexpr double longest = 30'000;
    double seconds = 0;
    if (text::parseNumber(header, seconds))
        return milliseconds(static_cast<std::int64_t>(std::clamp(seconds * 1000, 0.0, longest)));
    QDateTime date = QLocale::c().toDateTime(QString::fromStdString(header).trimmed(),
                                             QStringLiteral("ddd, dd MMM yyyy hh:mm:ss 'GMT'"));
    if (!date.isValid()) return milliseconds(0);
    date.setTimeSpec(Qt::UTC);
    const auto nowMs = std::chrono::duration_cast<milliseconds>(now.time_since_epoch()).count();
    return milliseconds(std::clamp<std::int64_t>(date.toMSecsSinceEpoch() - nowMs, 0, 30'000));
}

}  // namespace tripletalk::net
