// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Maps: which columns tell where on the earth a row is.
#include "app/components/chart.h"
#include "app/window/qttext.h"
#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

#include <QRegularExpression>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr double northPole = 90;
constexpr double dateLine = 180;

/// What a coordinate is called in English, German and Spanish, folded.
struct CoordinateNames {
    std::vector<std::string_view> words;
    std::vector<std::string_view> ends;  ///< of words: "hasLatitude"
    std::string_view geographic;         ///< behind "geographische"
};

const CoordinateNames& latitudes() {
    static const CoordinateNames names{{"lat"}, {"latitude", "latitud", "breitengrad"}, "breite"};
    return names;
}

const CoordinateNames& longitudes() {
    static const CoordinateNames names{
        {"lon", "lng", "long"}, {"longitude", "longitud", "langengrad", "laengengrad"}, "lange"};
    return names;
}

std::vector<std::string> wordsOf(const std::string& name) {
    std::vector<std::string> words(1);
    for (const char c : text::fold(name)) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c & 0x80) != 0;
        if (isLetter)
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    return words;
}

bool isCalled(const std::string& name, const CoordinateNames& names) {
    const auto words = wordsOf(name);
    const bool isGeographic = std::ranges::any_of(
        words, [](const std::string& word) { return word.starts_with("geogra"); });
    return std::ranges::any_of(words, [&](const std::string& word) {
        return std::ranges::count(names.words, word) > 0 ||
               (isGeographic && word == names.geographic) ||
               std::ranges::any_of(names.ends,
                                   [&](std::string_view end) { return word.ends_with(end); });
    });
}

bool isOnEarth(const GeoPlace& place) {
    return std::abs(place.latitude) <= northPole && std::abs(place.longitude) <= dateLine;
}

/// A point in Well-Known Text, as GeoSPARQL writes it: "POINT(11.6 48.1)", behind the IRI of its
/// reference system if that is not CRS84; in EPSG 4326 the latitude comes first.
std::optional<GeoPlace> pointIn(const std::string& written) {
    static const QRegularExpression form(
        u"^\\s*(?:<([^>]*)>)?\\s*POINT\\s*Z?\\s*\\(\\s*([-+.\\deE]+)\\s+([-+.\\deE]+)(?:\\s+[-+.\\deE]+)?\\s*\\)\\s*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    constexpr std::size_t longestPoint = 300;
    if (written.size() > longestPoint) return std::nullopt;
    const auto match = form.match(qs(written));
    if (!match.hasMatch()) return std::nullopt;
    bool isFirst = false;
    bool isSecond = false;
    const double first = match.captured(2).toDouble(&isFirst);
    const double second = match.captured(3).toDouble(&isSecond);
    if (!isFirst || !isSecond) return std::nullopt;
    const QString system = match.captured(1);
    const bool isTurned = system.endsWith(u"4326"_s);
    if (!system.isEmpty() && !isTurned && !system.contains(u"CRS84"_s)) return std::nullopt;
    const GeoPlace place = isTurned ? GeoPlace{second, first} : GeoPlace{first, second};
    return isOnEarth(place) ? std::optional(place) : std::nullopt;
}

}  // namespace

bool ChartRules::isOfPoints(std::size_t column) const {
    std::size_t points = 0;
    for (std::size_t row = 0; row < std::min(m_rows.size(), rowsLookedAt); ++row) {
        const answering::Cell& cell = (*m_rows[row])[column];
        if (isEmpty(cell)) continue;
        if (!pointIn(cell.text)) return false;
        ++points;
    }
    return points > 0;
}

bool ChartRules::isWithin(std::size_t column, double most) const {
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (std::abs(number(row, column).value_or(0)) > most) return false;
    return true;
}

void ChartRules::findPlaces() {
    const auto point =
        std::ranges::find_if(m_names, [&](std::size_t column) { return isOfPoints(column); });
    if (point != m_names.end()) m_places = {*point, *point};
    const auto called = [&](const CoordinateNames& names, double most) {
        return std::ranges::find_if(m_numbers, [&](std::size_t column) {
            return isCalled(m_columns[column].name, names) && isWithin(column, most);
        });
    };
    const auto latitude = called(latitudes(), northPole);
    const auto longitude = called(longitudes(), dateLine);
    if (!m_places && latitude != m_numbers.end() && longitude != m_numbers.end())
        m_places = {*longitude, *latitude};
    if (!m_places) return;
    // They are neither names nor amounts.
    for (const std::size_t column : {m_places->first, m_places->second}) {
        std::erase(m_names, column);
        std::erase(m_numbers, column);
    }
}

std::optional<GeoPlace> ChartRules::geoPlace(std::size_t row) const {
    if (!m_places) return std::nullopt;
    const auto [x, y] = *m_places;
    if (x == y) return pointIn((*m_rows[row])[x].text);
    const auto longitude = number(row, x);
    const auto latitude = number(row, y);
    if (!longitude || !latitude) return std::nullopt;
    return GeoPlace{*longitude, *latitude};
}

bool ChartRules::hasPlaces() const {
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (geoPlace(row)) return true;
    return false;
}

Chart ChartRules::map() const {
    Chart chart{.kind = ChartKind::Map,
                .yTitle = title(m_names.empty() ? m_places->second : m_names.front())};
    ChartSeries points;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const auto place = geoPlace(row);
        if (!place) continue;
        if (chart.xs.size() == mostPoints) {
            ++chart.leftOut;
            continue;
        }
        chart.xs.push_back(place->longitude);
        points.values.emplace_back(place->latitude);
        chart.labels.push_back(label(row));
    }
    chart.series.push_back(std::move(points));
    return chart;
}

}  // namespace tripletalk::app
