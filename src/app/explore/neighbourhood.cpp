// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/neighbourhood.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "rdf/vocabulary.h"

#include <algorithm>

namespace tripletalk::app {

using knowledge::FactCard;
using knowledge::FactGroup;
using knowledge::FactValue;

namespace {

constexpr std::size_t mostBoxes = 160;
constexpr int mostGroups = 10;  ///< predicates that one thing brings at once
constexpr int valuesAtFirst = 5;
constexpr int valuesMore = 10;

bool isDrawn(const FactGroup& group) {
    return group.iri != rdf::vocabulary::rdfType && !group.values.empty() &&
           std::ranges::any_of(group.values, [](const FactValue& value) {
               return value.kind != rdf::TermKind::Literal;
           });
}

}  // namespace

Neighbourhood::Neighbourhood(FactReader& reader, Tasks& tasks, QObject* parent)
    : GraphDrawing(tasks, parent), m_reader(reader) {}

bool Neighbourhood::full() const { return m_boxes.size() >= mostBoxes; }

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
    removeAll();
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
    const bool isEntity = box.kind == Kind::Entity;
    const graph::TermId id = box.id;
    const int row = append(std::move(box));
    if (isEntity) m_rows.emplace(id, row);
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

}  // namespace tripletalk::app
