// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/consent.h"

#include "app/window/qttext.h"

#include <algorithm>

#include <QDateTime>

namespace tripletalk::app {

using workspace::Departure;

Consent::Consent(AppSettings& settings, Bases& bases, Configurations& configurations,
                 QObject* parent)
    : QAbstractListModel(parent),
      m_settings(settings),
      m_bases(bases),
      m_configurations(configurations) {
    // A question about another base is another question.
    connect(&m_bases, &Bases::currentChanged, this, &Consent::refuse);
}

int Consent::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_settings.values().consents.size());
}

QVariant Consent::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& one = m_settings.values().consents[static_cast<std::size_t>(index.row())];
    switch (role) {
        case BaseRole:
            return qs(one.baseName);
        case HostRole:
            return qs(one.host);
        case GivenRole:
            return QDateTime::fromString(qs(one.given), Qt::ISODate);
        default:
            return {};
    }
}

QHash<int, QByteArray> Consent::roleNames() const {
    return {{BaseRole, "base"}, {HostRole, "host"}, {GivenRole, "given"}};
}

std::string Consent::baseId() const {
    return m_bases.current() ? m_bases.current()->manifest().id : std::string();
}

bool Consent::agreed(const std::string& host) const {
    if (m_session.contains({baseId(), host})) return true;
    return std::ranges::any_of(m_settings.values().consents, [&](const workspace::Consent& one) {
        return one.base == baseId() && one.host == host;
    });
}

bool Consent::holds(Wish wish) {
    const bool leaves = std::ranges::any_of(
        wish.leaving, [this](const Departure& one) { return !one.forbidden && !agreed(one.host); });
    if (!leaves) return false;
    m_wish = std::move(wish);
    Q_EMIT askingChanged();
    return true;
}

QVariantList Consent::departures() const {
    return m_wish ? m_configurations.told(m_wish->leaving) : QVariantList();
}

void Consent::goOn() {
    const auto wish = std::exchange(m_wish, std::nullopt);
    Q_EMIT askingChanged();
    if (wish) wish->go();
}

void Consent::send(bool remember) {
    if (!m_wish || !m_bases.current()) return;
    const auto& manifest = m_bases.current()->manifest();
    for (const Departure& one : m_wish->leaving) {
        if (one.forbidden || agreed(one.host)) continue;
        m_session.insert({manifest.id, one.host});
        if (!remember) continue;
        beginInsertRows({}, rowCount(), rowCount());
        m_settings.update([&](workspace::Settings& values) {
            values.consents.push_back(
                {manifest.id, one.host, manifest.name,
                 utf8(QDateTime::currentDateTimeUtc().toString(Qt::ISODate))});
        });
        endInsertRows();
    }
    Q_EMIT countChanged();
    goOn();
}

void Consent::answerOffline() {
    if (!offlineHelps()) return;
    m_configurations.useOffline();
    goOn();
}

void Consent::refuse() {
    const auto wish = std::exchange(m_wish, std::nullopt);
    if (!wish) return;
    Q_EMIT askingChanged();
    if (wish->giveUp) wish->giveUp();
}

void Consent::revoke(int row) {
    if (row < 0 || row >= rowCount()) return;
    const auto one = m_settings.values().consents[static_cast<std::size_t>(row)];
    m_session.erase({one.base, one.host});
    beginRemoveRows({}, row, row);
    m_settings.update(
        [&](workspace::Settings& values) { values.consents.erase(values.consents.begin() + row); });
    endRemoveRows();
    Q_EMIT countChanged();
}

}  // namespace tripletalk::app
