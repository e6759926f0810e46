// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/forcelayout.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::app {

namespace {

constexpr int steps = 300;
constexpr int separations = 400;
constexpr double forceGap = 10;    ///< between boxes
constexpr double forceReach = 46;  ///< of a link, beside the boxes at its ends
constexpr double repulsion = 5200;
constexpr double hottest = 36;  ///< how far a box may move in the first step

struct Push {
    double x = 0;
    double y = 0;
};

double halfDiagonal(const LayoutBox& box) { return std::hypot(box.width, box.height) / 2; }

/// Where two boxes lie upon each other, a direction of their own keeps them apart.
Push between(const std::vector<LayoutBox>& boxes, std::size_t a, std::size_t b) {
    Push way{boxes[a].x - boxes[b].x, boxes[a].y - boxes[b].y};
    if (std::abs(way.x) + std::abs(way.y) < 0.01) {
        const double angle = 2.4 * static_cast<double>(a + 7 * b);
        way = {std::cos(angle), std::sin(angle)};
    }
    return way;
}

void repel(const std::vector<LayoutBox>& boxes, std::vector<Push>& pushes) {
    for (std::size_t a = 0; a < boxes.size(); ++a)
        for (std::size_t b = a + 1; b < boxes.size(); ++b) {
            const Push way = between(boxes, a, b);
            // Boxes are wider than high: sideways they need more room.
            const double across = (boxes[a].width + boxes[b].width) / 2;
            const double along = (boxes[a].height + boxes[b].height) / 2;
            const double distance =
                std::max(12.0, std::hypot(std::max(0.0, std::abs(way.x) - across * 0.5),
                                          std::max(0.0, std::abs(way.y) - along * 0.5)));
            const double strength = repulsion / (distance * distance);
            const double length = std::hypot(way.x, way.y);
            const Push push{way.x / length * strength, way.y / length * strength};
            pushes[a].x += push.x;
            pushes[a].y += push.y;
            pushes[b].x -= push.x;
            pushes[b].y -= push.y;
        }
}

void attract(const std::vector<LayoutBox>& boxes, const std::vector<LayoutLink>& links,
             std::vector<Push>& pushes) {
    for (const LayoutLink& link : links) {
        const Push way = between(boxes, link.from, link.to);
        const double length = std::hypot(way.x, way.y);
        const double wanted =
            forceReach + (halfDiagonal(boxes[link.from]) + halfDiagonal(boxes[link.to])) * 0.6;
        const double strength = (length - wanted) * 0.28;
        const Push push{way.x / length * strength, way.y / length * strength};
        pushes[link.from].x -= push.x;
        pushes[link.from].y -= push.y;
        pushes[link.to].x += push.x;
        pushes[link.to].y += push.y;
    }
}

void move(std::vector<LayoutBox>& boxes, const std::vector<Push>& pushes, double heat) {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i].pinned) continue;
        const double length = std::max(0.001, std::hypot(pushes[i].x, pushes[i].y));
        const double way = std::min(length, heat) / length;
        boxes[i].x += pushes[i].x * way;
        boxes[i].y += pushes[i].y * way;
    }
}

/// Pushes two boxes apart on the shorter way; false if they do not overlap.
bool separate(LayoutBox& a, LayoutBox& b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double overX = (a.width + b.width) / 2 + forceGap - std::abs(dx);
    const double overY = (a.height + b.height) / 2 + forceGap - std::abs(dy);
    if (overX <= 0 || overY <= 0 || (a.pinned && b.pinned)) return false;
    const bool sideways = overX < overY;
    const double over = (sideways ? overX * (dx < 0 ? -1 : 1) : overY * (dy < 0 ? -1 : 1)) * 1.01;
    const double first = a.pinned ? 0 : b.pinned ? 1 : 0.5;
    (sideways ? a.x : a.y) -= over * first;
    (sideways ? b.x : b.y) += over * (1 - first);
    return true;
}

bool separateAll(std::vector<LayoutBox>& boxes) {
    bool any = false;
    for (std::size_t a = 0; a < boxes.size(); ++a)
        for (std::size_t b = a + 1; b < boxes.size(); ++b)
            any = separate(boxes[a], boxes[b]) || any;
    return any;
}

/// Stretches and squeezes the whole around its origin.
void reshape(std::vector<LayoutBox>& boxes, double aspect) {
    double width = 1;
    double height = 1;
    for (const LayoutBox& box : boxes) {
        width = std::max(width, std::abs(box.x) + box.width / 2);
        height = std::max(height, std::abs(box.y) + box.height / 2);
    }
    const double stretch = std::clamp(std::sqrt(aspect * height / width), 0.4, 2.5);
    for (LayoutBox& box : boxes) {
        if (box.pinned) continue;
        box.x *= stretch;
        box.y /= stretch;
    }
}

}  // namespace

void layOut(std::vector<LayoutBox>& boxes, const std::vector<LayoutLink>& links, double aspect) {
    std::vector<Push> pushes(boxes.size());
    for (int step = 0; step < steps; ++step) {
        std::ranges::fill(pushes, Push());
        repel(boxes, pushes);
        attract(boxes, links, pushes);
        const double left = 1 - static_cast<double>(step) / steps;
        move(boxes, pushes, hottest * left * left + 0.5);
    }
    reshape(boxes, aspect);
    for (int round = 0; round < separations && separateAll(boxes); ++round) {
    }
}

}  // namespace tripletalk::app
