// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/otherbases.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using conversations::NamedBase;
using knowledge::KnowledgeBase;

OtherBases::OtherBases(Bases& bases, QObject* parent) : QAbstractListModel(parent), m_bases(bases) {
    connect(&m_bases, &Bases::listChanged, this, &OtherBases::follow);
    connect(&m_bases, &Bases::currentChanged, this, &OtherBases::changed);
}

int OtherBases::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant OtherBases::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case IdRole:
            return qs(row.base.id);
        case NameRole:
            return qs(row.base.name);
        case StateRole:
            return row.state;
        default:
            return {};
    }
}

QHash<int, QByteArray> OtherBases::roleNames() const {
    return {{IdRole, "baseId"}, {NameRole, "name"}, {StateRole, "state"}};
}

QVariantList OtherBases::offered() const {
    QVariantList all;
    for (const workspace::BaseEntry& entry : m_bases.entries()) {
        const auto& manifest = entry.manifest;
        const bool isThere =
            std::ranges::any_of(m_rows, [&](const Row& row) { return row.base.id == manifest.id; });
        if (entry.error || isThere || qs(manifest.id) == m_bases.currentId()) continue;
        all << QVariantMap{{u"id"_s, qs(manifest.id)}, {u"name"_s, qs(manifest.name)}};
    }
    return all;
}

QStringList OtherBases::gone() const {
    QStringList ids;
    for (const Row& row : m_rows)
        if (row.state == Gone) ids << qs(row.base.id);
    return ids;
}

QString OtherBases::trouble() const {
    QStringList sentences;
    for (const Row& row : m_rows) {
        const QString name = qs(row.base.name);
        if (row.state == Gone)
            sentences << tr("“%1” is gone: questions are asked without it.").arg(name);
        if (row.state == Failed)
            sentences << tr("Questions are asked without “%1”: %2").arg(name, row.error);
    }
    return sentences.join(u'\n');
}

bool OtherBases::opening() const {
    return std::ranges::any_of(m_rows, [](const Row& row) { return row.state == Opening; });
}

std::vector<KnowledgeBase> OtherBases::ready() const {
    std::vector<KnowledgeBase> bases;
    for (const Row& row : m_rows)
        if (row.opened) bases.push_back(*row.opened);
    return bases;
}

std::vector<knowledge::Manifest> OtherBases::manifests() const {
    std::vector<knowledge::Manifest> all;
    for (const Row& row : m_rows) {
        if (!row.opened) continue;
        const workspace::BaseEntry* entry = m_bases.entryOfId(qs(row.base.id));
        all.push_back(entry ? entry->manifest : row.opened->manifest());
    }
    return all;
}

std::vector<NamedBase> OtherBases::kept() const {
    std::vector<NamedBase> bases;
    for (const Row& row : m_rows) bases.push_back(row.base);
    return bases;
}

void OtherBases::set(const std::vector<NamedBase>& bases) {
    if (bases == kept()) return;
    beginResetModel();
    m_rows.clear();
    for (const NamedBase& one : bases) m_rows.push_back({one});
    endResetModel();
    follow();
}

void OtherBases::add(const QString& id) {
    const workspace::BaseEntry* entry = m_bases.entryOfId(id);
    if (!entry || find(id) || id == m_bases.currentId()) return;
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.push_back({{entry->manifest.id, entry->manifest.name}});
    endInsertRows();
    open(m_rows.back());
    Q_EMIT changed();
    Q_EMIT edited();
}

void OtherBases::drop(int row) {
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
}

void OtherBases::remove(const QString& id) {
    const Row* row = find(id);
    if (!row) return;
    drop(static_cast<int>(row - m_rows.data()));
    Q_EMIT changed();
    Q_EMIT edited();
}

void OtherBases::removeGone() {
    for (int row = rowCount() - 1; row >= 0; --row)
        if (m_rows[static_cast<std::size_t>(row)].state == Gone) drop(row);
    Q_EMIT changed();
    Q_EMIT edited();
}

OtherBases::Row* OtherBases::find(const QString& id) {
    const auto is = [&](const Row& row) { return qs(row.base.id) == id; };
    const auto found = std::ranges::find_if(m_rows, is);
    return found == m_rows.end() ? nullptr : &*found;
}

void OtherBases::tell(const Row& row) {
    const QModelIndex at = index(static_cast<int>(&row - m_rows.data()));
    Q_EMIT dataChanged(at, at);
}

/// Deleted ones go, those that come back or are called otherwise are opened anew.
void OtherBases::follow() {
    for (Row& row : m_rows) {
        if (!m_bases.listed()) break;
        const workspace::BaseEntry* entry = m_bases.entryOfId(qs(row.base.id));
        if (!entry) {
            row.state = Gone;
            row.opened.reset();
            row.opening = 0;
        } else if (!row.opened || entry->manifest.name != row.base.name) {
            row.base.name = entry->manifest.name;
            if (row.opening == 0) open(row);
        }
        tell(row);
    }
    Q_EMIT changed();
}

void OtherBases::open(Row& row) {
    row.state = Opening;
    row.opening = ++m_opening;
    const QString id = qs(row.base.id);
    m_bases.lend(id, this, [this, id, opening = row.opening](Result<KnowledgeBase> base) {
        Row* now = find(id);
        if (!now || now->opening != opening) return;
        now->opening = 0;
        now->state = base ? Ready : Failed;
        now->error = base ? QString() : translated(base.error());
        now->opened = base ? std::optional(*std::move(base)) : std::nullopt;
        tell(*now);
        Q_EMIT changed();
    });
}

}  // namespace tripletalk::app
