// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include <QPolygonF>

namespace tripletalk::app {

/// The outline of the land in degrees, as closed rings: x is the longitude, y the latitude.
struct Coastline {
    std::vector<QPolygonF> land;
    std::vector<QPolygonF> lakes;  ///< cut out of it
};

/// Natural Earth's at 1:110 million, which is compiled in (resources/map/coastline.py); read when
/// it is first asked for. May be called from any thread.
const Coastline& coastline();

}  // namespace tripletalk::app
