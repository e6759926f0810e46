// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/entitycard.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>

namespace tripletalk::app {

using knowledge::FactCard;
using knowledge::FactGroup;
using knowledge::FactValue;

namespace {

constexpr int cardValues = 5;
constexpr int moreCardValues = 50;

/// What the head of the card says already.
bool isInHead(const FactGroup& group, const FactCard& card) {
    if (group.incoming || static_cast<std::int64_t>(group.values.size()) < group.count)
        return false;
    return group.iri == rdf::vocabulary::rdfType ||
           (naming::isLabelPredicate(group.iri) && group.count == 1 &&
            group.values.front().text == card.entity.text);
}

}  // namespace

EntityCard::EntityCard(FactReader& reader, QObject* parent)
    : QAbstractListModel(parent), m_reader(reader) {}

int EntityCard::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString EntityCard::kindOf(const FactValue& value) const {
    if (value.kind == rdf::TermKind::Iri && value.classLabel.empty()) return QStringLiteral("link");
    if (value.kind != rdf::TermKind::Literal) return QStringLiteral("entity");
    const std::string type = naming::localName(value.datatype);
    for (const char* number : {"integer", "decimal", "double", "float", "int", "long"})
        if (type == number) return QStringLiteral("number");
    return type.starts_with("date") || type.starts_with("gYear") ? QStringLiteral("date")
                                                                 : QStringLiteral("text");
}

QVariant EntityCard::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const FactGroup& group = m_card.groups[row.group];
    const bool isMore = row.value >= group.values.size();
    static const FactValue none;
    const FactValue& value = isMore ? none : group.values[row.value];
    switch (role) {
        case PredicateRole:
            return qs(group.label);
        case FirstRole:
            return row.value == 0;
        case CountRole:
            return static_cast<double>(group.count);
        case Qt::DisplayRole:
        case TextRole:
            return qs(value.text);
        case NameRole:
            return qs(value.name);
        case KindRole:
            return isMore ? QStringLiteral("more") : kindOf(value);
        case DetailRole:
            if (!value.classLabel.empty()) return qs(value.classLabel);
            if (!value.language.empty()) return qs(value.language);
            return qs(value.datatype.empty() ? "" : naming::localName(value.datatype));
        case IncomingRole:
            return group.incoming;
        case RemainingRole:
            return static_cast<double>(group.count -
                                       static_cast<std::int64_t>(group.values.size()));
        default:
            return {};
    }
}

QHash<int, QByteArray> EntityCard::roleNames() const {
    return {{PredicateRole, "predicate"}, {FirstRole, "first"},       {CountRole, "facts"},
            {TextRole, "value"},          {NameRole, "name"},         {KindRole, "kind"},
            {DetailRole, "detail"},       {IncomingRole, "incoming"}, {RemainingRole, "remaining"}};
}

QString EntityCard::title() const { return qs(m_card.entity.text); }
QString EntityCard::classLabel() const { return qs(m_card.entity.classLabel); }
QString EntityCard::table() const { return qs(m_card.entity.table); }
QString EntityCard::description() const { return qs(m_card.description); }

bool EntityCard::isDescribed() const {
    return std::ranges::any_of(m_card.groups, [](const FactGroup& one) { return !one.incoming; });
}

QVariantList EntityCard::classes() const {
    QVariantList classes;
    for (const FactValue& one : m_card.classes)
        classes << QVariantMap{{QStringLiteral("name"), qs(one.name)},
                               {QStringLiteral("label"), qs(one.text)}};
    return classes;
}

void EntityCard::restart(const QString& name) {
    m_cancel.cancel();
    m_cancel = CancelToken();
    ++m_generation;
    m_name = name;
    m_error.clear();
}

void EntityCard::clear() {
    restart({});
    m_state = Empty;
    beginResetModel();
    m_card = {};
    m_rows.clear();
    endResetModel();
    Q_EMIT changed();
}

void EntityCard::open(const QString& name) {
    restart(name);
    m_state = Loading;
    Q_EMIT changed();
    m_reader.read(
        this,
        [name = utf8(name), cancel = m_cancel](knowledge::EntityFacts& facts) -> Result<FactCard> {
            auto id = facts.find(name);
            if (!id) return id.error();
            return facts.card(*id, cardValues, cancel);
        },
        [this, generation = m_generation](Result<FactCard> card) {
            if (generation != m_generation) return;
            if (!card) return Q_EMIT notFound(card.error());
            m_state = Ready;
            m_name = qs(card->entity.name);
            show(*std::move(card));
        });
}

void EntityCard::show(FactCard card) {
    beginResetModel();
    m_card = std::move(card);
    m_rows = makeRows();
    endResetModel();
    Q_EMIT changed();
}

void EntityCard::fail(const QString& name, const Error& error) {
    restart(name);
    m_state = Failed;
    m_error = translated(error);
    show({});
}

std::vector<EntityCard::Row> EntityCard::makeRows() const {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < m_card.groups.size(); ++i) {
        const FactGroup& group = m_card.groups[i];
        if (isInHead(group, m_card)) continue;
        for (std::size_t k = 0; k < group.values.size(); ++k) rows.push_back({i, k});
        if (static_cast<std::int64_t>(group.values.size()) < group.count)
            rows.push_back({i, group.values.size()});
    }
    return rows;
}

void EntityCard::more(int row) {
    if (row < 0 || row >= rowCount()) return;
    const std::size_t place = m_rows[static_cast<std::size_t>(row)].group;
    const FactGroup& group = m_card.groups[place];
    m_reader.read(
        this,
        [id = m_card.entity.id, predicate = group.predicate, incoming = group.incoming,
         offset = group.values.size(), cancel = m_cancel](knowledge::EntityFacts& facts) {
            return facts.values(id, predicate, incoming, static_cast<std::int64_t>(offset),
                                moreCardValues, cancel);
        },
        [this, place, had = group.values.size(),
         generation = m_generation](Result<std::vector<FactValue>> values) {
            if (generation != m_generation || m_card.groups[place].values.size() != had) return;
            if (values)
                append(place, *std::move(values));
            else
                Q_EMIT failed(translated(values.error()));
        });
}

void EntityCard::append(std::size_t place, std::vector<FactValue> values) {
    FactGroup& group = m_card.groups[place];
    const std::size_t had = group.values.size();
    const auto last = std::ranges::find_if(
        m_rows, [&](const Row& row) { return row.group == place && row.value == had; });
    if (last == m_rows.end()) return;
    const int at = static_cast<int>(last - m_rows.begin());
    const bool none = values.empty();
    if (!none) {
        beginInsertRows({}, at, at + static_cast<int>(values.size()) - 1);
        std::vector<Row> rows;
        for (std::size_t k = 0; k < values.size(); ++k) rows.push_back({place, had + k});
        m_rows.insert(m_rows.begin() + at, rows.begin(), rows.end());
        std::ranges::move(values, std::back_inserter(group.values));
        m_rows[static_cast<std::size_t>(at) + rows.size()].value = group.values.size();
        endInsertRows();
    }
    const int end = at + static_cast<int>(group.values.size() - had);
    if (none || static_cast<std::int64_t>(group.values.size()) >= group.count) {
        beginRemoveRows({}, end, end);
        m_rows.erase(m_rows.begin() + end);
        endRemoveRows();
    } else {
        Q_EMIT dataChanged(index(end), index(end), {RemainingRole});
    }
}

void EntityCard::makeTurtle() {
    m_reader.read(
        this, [id = m_card.entity.id](knowledge::EntityFacts& facts) { return facts.turtle(id); },
        [this](Result<knowledge::EntityFacts::Turtle> turtle) {
            if (!turtle)
                Q_EMIT failed(translated(turtle.error()));
            else
                Q_EMIT turtleMade(qs(turtle->text));
        });
}

}  // namespace tripletalk::app
