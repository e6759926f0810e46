// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/coastline.h"

#include "base/jsontext.h"

#include <QFile>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using nlohmann::json;

namespace {

constexpr double stepsOfADegree = 100;

/// Longitudes and latitudes in turn, each as its distance from the one before.
QPolygonF ringOf(const json& steps) {
    QPolygonF ring;
    double x = 0;
    double y = 0;
    for (std::size_t at = 0; at + 1 < steps.size(); at += 2) {
        x += steps[at].get<double>();
        y += steps[at + 1].get<double>();
        ring << QPointF(x, y) / stepsOfADegree;
    }
    return ring;
}

Coastline read() {
    QFile file(u":/map/land.json"_s);
    Coastline all;
    if (!file.open(QIODevice::ReadOnly)) return all;
    const json rings = parsedJson(file.readAll().toStdString());
    for (const json& ring : rings.at("land")) all.land.push_back(ringOf(ring));
    for (const json& ring : rings.at("lakes")) all.lakes.push_back(ringOf(ring));
    return all;
}

}  // namespace

const Coastline& coastline() {
    static const Coastline all = read();
    return all;
}

}  // namespace tripletalk::app
