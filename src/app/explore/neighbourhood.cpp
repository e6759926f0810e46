// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/neighbourhood.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QGuiApplication>

namespace tripletalk::app {

using knowledge::FactCard;
using knowledge::FactGroup;
using knowledge::FactValue;

namespace {

constexpr std::size_t mostBoxes = 160;
constexpr int mostGroups = 10;  ///< predicates that one thing brings at once
constexpr int valuesAtFirst = 5;
constexpr int valuesMore = 10;
constexpr double widestText = 15;  ///< in heights of the font

bool isDrawn(const FactGroup& group) {
    return group.iri != rdf::vocabulary::rdfType && !group.values.empty() &&
           std::ranges::any_of(group.values, [](const FactValue& value) {
               return value.kind != rdf::TermKind::Literal;
           });
}

}  // namespace

Neighbourhood::Neighbourhood(FactReader& reader, Tasks& tasks, QObject* parent)
    : QAbstractListModel(parent), m_reader(reader), m_tasks(tasks) {}

int Neighbourhood::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_boxes.size());
}

QVariant Neighbourhood::data(const QModelIndex& index, int role) const {
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

QHash<int, QByteArray> Neighbourhood::roleNames() const {
    return {{TextRole, "label"},        {KindRole, "kind"},           {DetailRole, "detail"},
            {NameRole, "name"},         {XRole, "middleX"},           {YRole, "middleY"},
            {WidthRole, "boxWidth"},    {HeightRole, "boxHeight"},    {ExpandedRole, "expanded"},
            {IncomingRole, "incoming"}, {RemainingRole, "remaining"}, {SentenceRole, "sentence"}};
}

QRectF Neighbourhood::bounds() const {
    QRectF all;
    for (const Box& box : m_boxes)
        all |= QRectF(box.place.x - box.place.width / 2, box.place.y - box.place.height / 2,
                      box.place.width, box.place.height);
    return all;
}

bool Neighbourhood::full() const { return m_boxes.size() >= mostBoxes; }

void Neighbourhood::measure(Box& box) const {
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

void Neighbourhood::setFontSize(int pixels) {
    if (pixels == m_fontSize) return;
    m_fontSize = pixels;
    measureAll();
}

void Neighbourhood::measureAll() {
    if (m_boxes.empty()) return;
    for (Box& box : m_boxes) measure(box);
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {TextRole, WidthRole, HeightRole});
    arrange();
}

void Neighbourhood::setAspect(double aspect) {
    const double wanted = std::clamp(aspect, 0.5, 2.5);
    // A view that is dragged wider need not be drawn anew at each step.
    if (std::abs(wanted - m_aspect) < 0.25) return;
    m_aspect = wanted;
    arrange();
}

void Neighbourhood::began() {
    ++m_busy;
    m_error.clear();
    Q_EMIT changed();
}

void Neighbourhood::ended(const Error* error) {
    --m_busy;
    if (error && error->kind != ErrorKind::Cancelled) m_error = translated(*error);
    Q_EMIT changed();
}

void Neighbourhood::clear() {
    m_cancel.cancel();
    m_cancel = CancelToken();
    ++m_generation;
    m_busy = 0;
    m_edges.clear();
    if (!m_boxes.empty()) {
        beginRemoveRows({}, 0, rowCount() - 1);
        m_boxes.clear();
        endRemoveRows();
    }
    m_rows.clear();
    m_facts.clear();
    m_name.clear();
    m_error.clear();
    Q_EMIT changed();
}

void Neighbourhood::start(const QString& name) {
    if (name == m_name) return;
    clear();
    if (name.isEmpty()) return;
    m_name = name;
    began();
    m_reader.read(
        this,
        [name = utf8(name), cancel = m_cancel](knowledge::EntityFacts& facts) -> Result<FactCard> {
            auto id = facts.find(name);
            if (!id) return id.error();
            return facts.card(*id, valuesAtFirst, cancel);
        },
        [this, generation = m_generation](Result<FactCard> card) {
            if (generation != m_generation) return;
            if (card) {
                Box root{.text = qs(card->entity.text)};
                root.detail = qs(card->entity.classLabel);
                root.name = qs(card->entity.name);
                root.id = card->entity.id;
                root.place.pinned = true;
                addBox(std::move(root));
                add(0, *card);
            }
            ended(card ? nullptr : &card.error());
        });
}

void Neighbourhood::grow(int row) {
    if (row < 0 || row >= rowCount() || full()) return;
    const Box& box = m_boxes[static_cast<std::size_t>(row)];
    if (box.kind == Kind::More)
        bringMore(row);
    else if (box.kind == Kind::Entity && !box.expanded)
        expand(row);
}

void Neighbourhood::expand(int row) {
    began();
    m_reader.read(
        this,
        [id = m_boxes[static_cast<std::size_t>(row)].id, cancel = m_cancel](
            knowledge::EntityFacts& facts) { return facts.card(id, valuesAtFirst, cancel); },
        [this, row, generation = m_generation](Result<FactCard> card) {
            if (generation != m_generation) return;
            if (card && !m_boxes[static_cast<std::size_t>(row)].expanded) add(row, *card);
            ended(card ? nullptr : &card.error());
        });
}

void Neighbourhood::bringMore(int row) {
    const Box& more = m_boxes[static_cast<std::size_t>(row)];
    if (more.shown >= more.count) return;
    began();
    m_reader.read(
        this,
        [id = more.id, predicate = more.predicate, incoming = more.incoming, shown = more.shown,
         cancel = m_cancel](knowledge::EntityFacts& facts) {
            return facts.values(id, predicate, incoming, shown, valuesMore, cancel);
        },
        [this, row, before = more.shown,
         generation = m_generation](Result<std::vector<FactValue>> values) {
            if (generation != m_generation) return;
            Box& box = m_boxes[static_cast<std::size_t>(row)];
            if (values && box.shown == before) {
                box.shown = std::min(box.count, before + valuesMore);
                if (values->empty()) box.shown = box.count;
                measure(box);
                Q_EMIT dataChanged(index(row), index(row), {TextRole, WidthRole, RemainingRole});
                addValues(m_boxes[static_cast<std::size_t>(row)].parent, *values);
                arrange();
            }
            ended(values ? nullptr : &values.error());
        });
}

Neighbourhood::Fact Neighbourhood::factOf(const Box& predicate, graph::TermId other) {
    return predicate.incoming ? Fact{other, predicate.predicate, predicate.id}
                              : Fact{predicate.id, predicate.predicate, other};
}

int Neighbourhood::addBox(Box box) {
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
    if (box.kind == Kind::Entity) m_rows.emplace(box.id, row);
    beginInsertRows({}, row, row);
    m_boxes.push_back(std::move(box));
    endInsertRows();
    return row;
}

void Neighbourhood::add(int row, const FactCard& card) {
    m_boxes[static_cast<std::size_t>(row)].expanded = true;
    Q_EMIT dataChanged(index(row), index(row), {ExpandedRole});
    int added = 0;
    for (const FactGroup& group : card.groups) {
        if (!isDrawn(group)) continue;
        if (full() || added == mostGroups) break;
        addGroup(row, group);
        ++added;
    }
    arrange();
}

void Neighbourhood::addGroup(int owner, const FactGroup& group) {
    Box predicate{.kind = Kind::Predicate, .text = qs(group.label)};
    predicate.id = m_boxes[static_cast<std::size_t>(owner)].id;
    predicate.predicate = group.predicate;
    predicate.incoming = group.incoming;
    predicate.parent = owner;
    const bool isNew = std::ranges::any_of(group.values, [&](const FactValue& value) {
        return value.kind != rdf::TermKind::Literal &&
               !m_facts.contains(factOf(predicate, value.id));
    });
    if (!isNew) return;
    const int row = addBox(predicate);
    m_edges.append(
        {group.incoming ? EdgeModel::Edge{row, owner, true} : EdgeModel::Edge{owner, row, false}});
    addValues(row, group.values);
    const auto shown = static_cast<std::int64_t>(group.values.size());
    if (shown >= group.count || full()) return;
    Box more = m_boxes[static_cast<std::size_t>(row)];
    more.kind = Kind::More;
    more.parent = row;
    more.shown = shown;
    more.count = group.count;
    m_edges.append({{row, addBox(std::move(more)), false}});
}

void Neighbourhood::addValues(int predicate, const std::vector<FactValue>& values) {
    for (const FactValue& value : values) {
        if (value.kind == rdf::TermKind::Literal || full()) continue;
        const Box owner = m_boxes[static_cast<std::size_t>(predicate)];
        if (!m_facts.insert(factOf(owner, value.id)).second) continue;
        const auto known = m_rows.find(value.id);
        int row = known == m_rows.end() ? -1 : known->second;
        if (row < 0) {
            Box entity{.text = qs(value.text)};
            entity.detail = qs(value.classLabel);
            entity.name = qs(value.name);
            entity.id = value.id;
            entity.parent = predicate;
            row = addBox(std::move(entity));
        }
        m_edges.append({owner.incoming ? EdgeModel::Edge{row, predicate, false}
                                       : EdgeModel::Edge{predicate, row, true}});
    }
}

void Neighbourhood::arrange() {
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

void Neighbourhood::place(const std::vector<LayoutBox>& places) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        m_boxes[i].place.x = places[i].x;
        m_boxes[i].place.y = places[i].y;
    }
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {XRole, YRole});
    Q_EMIT changed();
}

}  // namespace tripletalk::app
