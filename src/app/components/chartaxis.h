// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include <QLocale>
#include <QString>

namespace tripletalk::app {

/// The scale of a chart: its ends and the places that are written at it.
struct ChartAxis {
    struct Tick {
        double at;
        QString label;
    };
    double low = 0;
    double high = 1;
    std::vector<Tick> ticks;

    /// 0 at the low end, 1 at the high one.
    [[nodiscard]] double part(double value) const { return (value - low) / (high - low); }
};

/// Round numbers (1, 2 or 5 times a power of ten apart) around the two; at most `most` steps.
/// `grouped`: with thousands marks.
ChartAxis numberAxis(double low, double high, int most, const QLocale& locale, bool grouped = true);

/// First days of years, months or some days, between two Julian days; at most `most`.
ChartAxis dateAxis(double low, double high, int most, const QLocale& locale);

}  // namespace tripletalk::app
