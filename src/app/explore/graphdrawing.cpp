// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/graphdrawing.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QGuiApplication>

namespace tripletalk::app {

namespace {

constexpr double widestText = 15;  ///< in heights of the font

}  // namespace

int GraphDrawing::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_boxes.size());
}

QVariant GraphDrawing::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Box& box = m_boxes[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
        case TextRole:
            return box.text;
        case KindRole:
            return box.kind == Kind::Entity      ? QStringLiteral("entity")
                   : box.kind == Kind::Predicate ? QStringLiteral("predicate")
                                                 : QStringLiteral("more");
        case DetailRole:
            return box.detail;
        case NameRole:
            return box.name;
        case XRole:
            return box.place.x;
        case YRole:
            return box.place.y;
        case WidthRole:
            return box.place.width;
        case HeightRole:
            return box.place.height;
        case ExpandedRole:
            return box.expanded;
        case IncomingRole:
            return box.incoming;
        case RemainingRole:
            return static_cast<double>(box.count - box.shown);
        case SentenceRole: {
            if (box.parent < 0) return QString();
            const Box& predicate = m_boxes[static_cast<std::size_t>(box.parent)];
            if (box.kind != Kind::Entity) return predicate.text;
            const Box& owner = m_boxes[static_cast<std::size_t>(predicate.parent)];
            return predicate.incoming ? tr("%1 → %2").arg(predicate.text, owner.text)
                                      : tr("%1 → %2").arg(owner.text, predicate.text);
        }
        default:
            return {};
    }
}

QHash<int, QByteArray> GraphDrawing::roleNames() const {
    return {{TextRole, "label"},        {KindRole, "kind"},           {DetailRole, "detail"},
            {NameRole, "name"},         {XRole, "middleX"},           {YRole, "middleY"},
            {WidthRole, "boxWidth"},    {HeightRole, "boxHeight"},    {ExpandedRole, "expanded"},
            {IncomingRole, "incoming"}, {RemainingRole, "remaining"}, {SentenceRole, "sentence"}};
}

QRectF GraphDrawing::bounds() const {
    QRectF all;
    for (const Box& box : m_boxes)
        all |= QRectF(box.place.x - box.place.width / 2, box.place.y - box.place.height / 2,
                      box.place.width, box.place.height);
    return all;
}

int GraphDrawing::append(Box box) {
    const int row = rowCount();
    if (box.parent >= 0) {
        // Beside what it belongs to, each in another direction: the layout does the rest.
        const LayoutBox& origin = m_boxes[static_cast<std::size_t>(box.parent)].place;
        const double angle = 2.39996 * row;
        const double far = box.kind == Kind::Predicate ? 90 : 60;
        box.place.x = origin.x + far * 1.5 * std::cos(angle);
        box.place.y = origin.y + far * std::sin(angle);
    }
    measure(box);
    beginInsertRows({}, row, row);
    m_boxes.push_back(std::move(box));
    endInsertRows();
    return row;
}

void GraphDrawing::removeAll() {
    ++m_arrangement;
    m_edges.clear();
    if (m_boxes.empty()) return;
    beginRemoveRows({}, 0, rowCount() - 1);
    m_boxes.clear();
    endRemoveRows();
}

void GraphDrawing::measure(Box& box) const {
    if (box.kind == Kind::More)
        box.text = tr("%n more", "", static_cast<int>(box.count - box.shown));
    QFont font = QGuiApplication::font();
    const bool small = box.kind != Kind::Entity;
    font.setPixelSize(small ? m_fontSize - 1 : m_fontSize);
    font.setWeight(small ? QFont::Normal : QFont::Medium);
    const double text =
        std::min(QFontMetricsF(font).horizontalAdvance(box.text), widestText * m_fontSize);
    box.place.width = std::ceil(text) + (small ? 1.4 : 2.2) * m_fontSize;
    box.place.height = (small ? 1.7 : 2.3) * m_fontSize;
}

void GraphDrawing::setFontSize(int pixels) {
    if (pixels == m_fontSize) return;
    m_fontSize = pixels;
    measureAll();
}

void GraphDrawing::measureAll() {
    if (m_boxes.empty()) return;
    for (Box& box : m_boxes) measure(box);
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {TextRole, WidthRole, HeightRole});
    arrange();
}

void GraphDrawing::setAspect(double aspect) {
    const double wanted = std::clamp(aspect, 0.5, 2.5);
    // A view that is dragged wider need not be drawn anew at each step.
    if (std::abs(wanted - m_aspect) < 0.25) return;
    m_aspect = wanted;
    arrange();
}

void GraphDrawing::arrange() {
    if (m_boxes.empty()) return;
    std::vector<LayoutBox> boxes;
    for (const Box& box : m_boxes) boxes.push_back(box.place);
    std::vector<LayoutLink> links;
    for (const EdgeModel::Edge& edge : m_edges.edges())
        links.push_back({static_cast<std::size_t>(edge.from), static_cast<std::size_t>(edge.to)});
    m_tasks.run(
        this,
        [boxes = std::move(boxes), links = std::move(links), aspect = m_aspect]() mutable {
            layOut(boxes, links, aspect);
            return boxes;
        },
        [this, arrangement = ++m_arrangement](const std::vector<LayoutBox>& places) {
            if (arrangement == m_arrangement && places.size() == m_boxes.size()) place(places);
        });
}

void GraphDrawing::place(const std::vector<LayoutBox>& places) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        m_boxes[i].place.x = places[i].x;
        m_boxes[i].place.y = places[i].y;
    }
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {XRole, YRole});
    Q_EMIT changed();
}

}  // namespace tripletalk::app
