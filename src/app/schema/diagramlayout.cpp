// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/diagramlayout.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <numeric>
#include <random>
#include <utility>

#include <queue>

namespace tripletalk::app {

namespace {

constexpr double boxGap = 36;     ///< between boxes, at least
constexpr double linkReach = 40;  ///< of a link, beyond the boxes that it joins
constexpr double wide = 1.35;     ///< windows are wider than high
constexpr double nearer = 0.75;
constexpr int rounds = 30;

using Distances = std::vector<float>;

/// Half of what a box takes of the way between two centres.
double radius(const DiagramBox& box) { return (box.width + box.height * wide) / 4; }

class Component {
  public:
    Component(std::vector<DiagramBox>& all, std::vector<std::size_t> members,
              const std::vector<std::vector<std::size_t>>& neighbours)
        : m_all(all), m_members(std::move(members)) {
        std::vector<std::size_t> place(all.size());
        for (std::size_t i = 0; i < m_members.size(); ++i) place[m_members[i]] = i;
        for (const std::size_t member : m_members) {
            m_neighbours.emplace_back();
            for (const std::size_t other : neighbours[member])
                m_neighbours.back().push_back(place[other]);
            m_boxes.push_back(all[member]);
        }
    }

    void run(const CancelToken& cancel) {
        scatter();
        relax(distances(), cancel);
        // Where boxes are small for the ways between them, they come nearer than it takes.
        for (DiagramBox& box : m_boxes) {
            box.x *= wide * nearer;
            box.y *= nearer;
        }
        separate(m_boxes, cancel);
        normalise();
    }

    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double height() const { return m_height; }

    void moveTo(double x, double y) const {
        for (std::size_t i = 0; i < m_members.size(); ++i) {
            m_all[m_members[i]].x = m_boxes[i].x + x;
            m_all[m_members[i]].y = m_boxes[i].y + y;
        }
    }

  private:
    void scatter() {
        std::mt19937 random(7);
        const auto next = [&] { return static_cast<double>(random() % 1000); };
        for (DiagramBox& box : m_boxes) {
            box.x = next();
            box.y = next();
        }
    }

    /// Lengths of the shortest ways; a box with many links needs room around it.
    [[nodiscard]] Distances distances() const {
        const std::size_t n = m_boxes.size();
        const auto length = [&](std::size_t a, std::size_t b) {
            const auto crowd =
                static_cast<double>(std::min(m_neighbours[a].size(), m_neighbours[b].size()));
            return (radius(m_boxes[a]) + radius(m_boxes[b]) + linkReach) * (0.8 + crowd / 10);
        };
        Distances found(n * n, std::numeric_limits<float>::infinity());
        using Entry = std::pair<double, std::size_t>;
        for (std::size_t from = 0; from < n; ++from) {
            float* way = found.data() + from * n;
            std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
            way[from] = 0;
            open.emplace(0, from);
            while (!open.empty()) {
                const auto [far, at] = open.top();
                open.pop();
                if (far > way[at]) continue;
                for (const std::size_t next : m_neighbours[at]) {
                    const auto farther = static_cast<float>(far + length(at, next));
                    if (farther >= way[next]) continue;
                    way[next] = farther;
                    open.emplace(farther, next);
                }
            }
        }
        return found;
    }

    /// Stochastic gradient descent on the differences between distances on the plane and in the
    /// graph, with steps that grow smaller.
    void relax(const Distances& wanted, const CancelToken& cancel) {
        const std::size_t n = m_boxes.size();
        std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
        float shortest = std::numeric_limits<float>::infinity();
        float longest = 0;
        for (std::uint32_t i = 0; i < n; ++i)
            for (std::uint32_t j = i + 1; j < n; ++j) {
                pairs.emplace_back(i, j);
                shortest = std::min(shortest, wanted[i * n + j]);
                longest = std::max(longest, wanted[i * n + j]);
            }
        if (pairs.empty()) return;
        std::mt19937 random(11);
        double step = double(longest) * longest;
        const double last = 0.05 * shortest * shortest;
        const double shrink = std::pow(last / step, 1.0 / (rounds - 1));
        for (int round = 0; round < rounds && !cancel.cancelled(); ++round, step *= shrink) {
            for (std::size_t i = pairs.size() - 1; i > 0; --i)
                std::swap(pairs[i], pairs[random() % (i + 1)]);
            for (const auto& [i, j] : pairs) pull(i, j, wanted[i * n + j], step);
        }
    }

    void pull(std::size_t i, std::size_t j, double wanted, double step) {
        DiagramBox& a = m_boxes[i];
        DiagramBox& b = m_boxes[j];
        const double dx = a.x - b.x;
        const double dy = a.y - b.y;
        const double now = std::max(0.01, std::hypot(dx, dy));
        const double share = std::min(1.0, step / (wanted * wanted)) * (now - wanted) / 2 / now;
        a.x -= share * dx;
        a.y -= share * dy;
        b.x += share * dx;
        b.y += share * dy;
    }

    void normalise() {
        double left = std::numeric_limits<double>::infinity();
        double top = left;
        for (const DiagramBox& box : m_boxes) {
            left = std::min(left, box.x - box.width / 2);
            top = std::min(top, box.y - box.height / 2);
        }
        for (DiagramBox& box : m_boxes) {
            box.x -= left;
            box.y -= top;
            m_width = std::max(m_width, box.x + box.width / 2);
            m_height = std::max(m_height, box.y + box.height / 2);
        }
    }

    std::vector<DiagramBox>& m_all;
    std::vector<std::size_t> m_members;
    std::vector<DiagramBox> m_boxes;
    std::vector<std::vector<std::size_t>> m_neighbours;
    double m_width = 0;
    double m_height = 0;
};

std::vector<Component> componentsOf(std::vector<DiagramBox>& boxes,
                                    const std::vector<DiagramLink>& links) {
    std::vector<std::vector<std::size_t>> neighbours(boxes.size());
    for (const DiagramLink& link : links) {
        if (link.from == link.to) continue;
        neighbours[link.from].push_back(link.to);
        neighbours[link.to].push_back(link.from);
    }
    std::vector<Component> components;
    std::vector<bool> seen(boxes.size());
    for (std::size_t start = 0; start < boxes.size(); ++start) {
        if (seen[start]) continue;
        std::vector<std::size_t> members{start};
        seen[start] = true;
        for (std::size_t i = 0; i < members.size(); ++i)
            for (const std::size_t next : neighbours[members[i]]) {
                if (seen[next]) continue;
                seen[next] = true;
                members.push_back(next);
            }
        components.emplace_back(boxes, std::move(members), neighbours);
    }
    return components;
}

/// Rows from the top, the highest first, about as wide as a window is beside its height.
void pack(const std::vector<Component>& components) {
    std::vector<const Component*> order;
    double area = 0;
    double widest = 0;
    for (const Component& one : components) {
        order.push_back(&one);
        area += (one.width() + 2 * boxGap) * (one.height() + 2 * boxGap);
        widest = std::max(widest, one.width());
    }
    const double limit = std::max(widest, std::sqrt(area) * wide);
    std::ranges::stable_sort(order, std::ranges::greater(), &Component::height);
    double x = 0;
    double y = 0;
    double rowHeight = 0;
    for (const Component* one : order) {
        if (x > 0 && x + one->width() > limit) {
            x = 0;
            y += rowHeight + 2 * boxGap;
            rowHeight = 0;
        }
        one->moveTo(x, y);
        x += one->width() + 2 * boxGap;
        rowHeight = std::max(rowHeight, one->height());
    }
}

/// One pass over all pairs; true if some overlapped.
bool pushApart(std::vector<DiagramBox>& boxes, const std::vector<std::size_t>& byX) {
    double widest = 0;
    for (const DiagramBox& box : boxes) widest = std::max(widest, box.width);
    bool moved = false;
    for (std::size_t i = 0; i < byX.size(); ++i)
        for (std::size_t j = i + 1; j < byX.size(); ++j) {
            DiagramBox& a = boxes[byX[i]];
            DiagramBox& b = boxes[byX[j]];
            if (b.x - a.x > widest + 4 * boxGap) break;
            const double overX = (a.width + b.width) / 2 + boxGap - std::abs(a.x - b.x);
            const double overY = (a.height + b.height) / 2 + boxGap - std::abs(a.y - b.y);
            if (overX <= 0.01 || overY <= 0.01) continue;
            moved = true;
            const bool sideways = overX < overY;
            double& first = sideways ? a.x : a.y;
            double& second = sideways ? b.x : b.y;
            const double move = (sideways ? overX : overY) / 2 * (first <= second ? 1 : -1);
            first -= move;
            second += move;
        }
    return moved;
}

}  // namespace

void separate(std::vector<DiagramBox>& boxes, const CancelToken& cancel) {
    std::vector<std::size_t> byX(boxes.size());
    std::iota(byX.begin(), byX.end(), 0);
    for (int pass = 1; !cancel.cancelled(); ++pass) {
        std::ranges::stable_sort(
            byX, [&](std::size_t a, std::size_t b) { return boxes[a].x < boxes[b].x; });
        if (!pushApart(boxes, byX)) return;
        // Pushing alone may go round in circles where it is crowded; room for all ends that.
        if (pass % 25 == 0)
            for (DiagramBox& box : boxes) {
                box.x *= 1.05;
                box.y *= 1.05;
            }
    }
}

void layOut(std::vector<DiagramBox>& boxes, const std::vector<DiagramLink>& links,
            const CancelToken& cancel) {
    auto components = componentsOf(boxes, links);
    for (Component& component : components) component.run(cancel);
    pack(components);
}

}  // namespace tripletalk::app
