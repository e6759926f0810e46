#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Makes land.json, the outline that maps are drawn on, of Natural Earth's land at 1:110 million.

coastline.py land-110m.json >land.json

land-110m.json is TopoJSON of npm's package world-atlas 2.0.2 (`npm pack world-atlas@2.0.2`). land.json has two lists of
closed rings, `land` and `lakes` (what is cut out of it); a ring is longitudes and latitudes in turn, in hundredths of a
degree: the first pair as it is, each further one as its distance from the one before. Rings are cut at the date line.
"""

import json
import sys

HALF = 18000  # hundredths of a degree from the prime meridian to the date line
SOUTH = -9000


def arcs_of(topology):
    """The arcs in hundredths of a degree: TopoJSON has the distance of each point from the one before, as whole numbers."""
    (x_scale, y_scale), (x_first, y_first) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for step in arc:
            x, y = x + step[0], y + step[1]
            points.append((round(100 * (x * x_scale + x_first)), round(100 * (y * y_scale + y_first))))
        arcs.append(points)
    return arcs


def ring_of(indexes, arcs):
    """The points of a ring; an arc of a negative number is walked backwards, and each begins where the one before ended."""
    points = []
    for index in indexes:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        points += arc[1:] if points else arc
    kept = [points[0]]
    kept += [point for before, point in zip(points, points[1:]) if point != before]
    return kept


def unwrapped(points):
    """The ring without leaps at the date line: longitudes go on beyond it. One around the pole is closed there."""
    around = [points[0]]
    turn = 0
    for (x_before, _), (x, y) in zip(points, points[1:]):
        if abs(x - x_before) > HALF:
            turn += 2 * HALF if x < x_before else -2 * HALF
        around.append((x + turn, y))
    if turn:
        around += [(around[-1][0], SOUTH), (around[0][0], SOUTH), around[0]]
    return around


def beyond(points, line, side):
    """The part of a closed ring on one side of a meridian (Sutherland and Hodgman, 1974)."""
    kept = []
    for (x, y), (x_next, y_next) in zip(points, points[1:]):
        here, there = side * (x - line), side * (x_next - line)
        if here >= 0:
            kept.append((x, y))
        if (here < 0) != (there < 0):
            kept.append((line, round(y + (y_next - y) * here / (here - there))))
    return kept + kept[:1]


def cut(points):
    """The ring as rings of the map from one side of the date line to the other."""
    rings = []
    for turn in (-2 * HALF, 0, 2 * HALF):
        ring = beyond([(x + turn, y) for x, y in unwrapped(points)], -HALF, 1)
        ring = beyond(ring, HALF, -1) if ring else ring
        if len(ring) > 3:
            rings.append(ring)
    return rings


def steps_of(points):
    flat = list(points[0])
    for (x_before, y_before), (x, y) in zip(points, points[1:]):
        flat += [x - x_before, y - y_before]
    return flat


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        topology = json.load(file)
    arcs = arcs_of(topology)
    rings = {"land": [], "lakes": []}
    for geometry in topology["objects"]["land"]["geometries"]:
        polygons = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"]
        for polygon in polygons:
            for number, indexes in enumerate(polygon):
                rings["lakes" if number else "land"] += map(steps_of, cut(ring_of(indexes, arcs)))
    print(json.dumps(rings, separators=(",", ":")))


if __name__ == "__main__":
    main()
