// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/chartaxis.h"

#include <algorithm>
#include <cmath>

#include <QDate>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

/// The smallest of 1, 2 and 5 times a power of ten that is not below `step`.
double roundUp(double step) {
    const double power = std::pow(10, std::floor(std::log10(step)));
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= step * (1 - 1e-9)) return times * power;
    return 10 * power;
}

/// Months between ticks.
int monthsApart(double months, int most) {
    for (const int apart : {1, 3, 6, 12})
        if (months / apart <= most) return apart;
    return static_cast<int>(12 * roundUp(std::max(1.0, months / 12 / most)));
}

QDate dayAt(double julian) { return QDate::fromJulianDay(static_cast<qint64>(std::floor(julian))); }

void addMonths(ChartAxis& axis, int apart, const QLocale& locale) {
    const QDate first = dayAt(axis.low);
    QDate day(first.year(), 1, 1);
    if (apart > 12) day = QDate(std::max(1, first.year() / (apart / 12) * (apart / 12)), 1, 1);
    for (; day.isValid() && static_cast<double>(day.toJulianDay()) <= axis.high;
         day = day.addMonths(apart))
        if (static_cast<double>(day.toJulianDay()) >= axis.low)
            axis.ticks.push_back(
                {static_cast<double>(day.toJulianDay()),
                 apart >= 12 ? QString::number(day.year()) : locale.toString(day, u"MMM yyyy"_s)});
}

void addDays(ChartAxis& axis, int apart, const QLocale& locale) {
    for (double day = std::ceil(axis.low); day <= axis.high; day += apart)
        axis.ticks.push_back({day, locale.toString(dayAt(day), u"d MMM"_s)});
}

}  // namespace

ChartAxis numberAxis(double low, double high, int most, const QLocale& locale, bool grouped) {
    if (high < low) std::swap(low, high);
    if (low == high) {
        const double room = low == 0 ? 1 : std::abs(low) / 2;
        low -= room;
        high += room;
    }
    const double step = roundUp((high - low) / std::max(1, most));
    ChartAxis axis{std::floor(low / step + 1e-9) * step, std::ceil(high / step - 1e-9) * step, {}};
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    QLocale written = locale;
    if (!grouped) written.setNumberOptions(QLocale::OmitGroupSeparator);
    const auto count = std::lround((axis.high - axis.low) / step);
    for (long at = 0; at <= count; ++at) {
        const double value = axis.low + static_cast<double>(at) * step;
        // Rounding leaves -0 and 1e-17 behind.
        const double clean = std::abs(value) < step / 2 ? 0 : value;
        axis.ticks.push_back({clean, written.toString(clean, 'f', decimals)});
    }
    return axis;
}

ChartAxis dateAxis(double low, double high, int most, const QLocale& locale) {
    if (high <= low) high = low + 1;
    ChartAxis axis{low, high, {}};
    constexpr double daysPerMonth = 30.44;
    const double days = high - low;
    if (days > 2 * daysPerMonth)
        addMonths(axis, monthsApart(days / daysPerMonth, most), locale);
    else
        addDays(axis, std::max(1, static_cast<int>(std::ceil(days / most))), locale);
    return axis;
}

}  // namespace tripletalk::app
