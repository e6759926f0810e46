// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/consent.h"

#include "app/dialogs/agreed.h"
#include "app/window/namelist.h"
#include "app/window/qttext.h"

#include <algorithm>

#include <QDateTime>

namespace tripletalk::app {

using workspace::Departure;

Consent::Consent(AppSettings& settings, const Bases& bases, Configurations& configurations,
                 QObject* parent)
    : QAbstractListModel(parent), m_settings(settings), m_configurations(configurations) {
    // A question about another base is another question.
    connect(&bases, &Bases::currentChanged, this, &Consent::refuse);
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

bool Consent::waits(const Departure& one) const {
    if (one.forbidden || m_session.contains({one.base, one.host})) return false;
    return !isAgreed(one, m_settings.values().consents);
}

bool Consent::holds(Wish wish) {
    if (std::ranges::none_of(wish.leaving, [this](const auto& one) { return waits(one); }))
        return false;
    m_wish = std::move(wish);
    Q_EMIT askingChanged();
    return true;
}

std::vector<Departure> Consent::asked() const {
    if (!m_wish) return {};
    std::set<std::string> waiting;
    for (const Departure& one : m_wish->leaving)
        if (waits(one)) waiting.insert(one.base);
    std::vector<Departure> all;
    for (const Departure& one : m_wish->leaving)
        if (waiting.contains(one.base)) all.push_back(one);
    return all;
}

QVariantList Consent::departures() const { return m_configurations.told(asked()); }

QString Consent::bases() const {
    QStringList names;
    for (const Departure& one : asked())
        if (!names.contains(qs(one.baseName))) names << qs(one.baseName);
    return namesInQuotes(names);
}

void Consent::goOn() {
    const auto wish = std::exchange(m_wish, std::nullopt);
    Q_EMIT askingChanged();
    if (wish) wish->go();
}

void Consent::send(bool remember) {
    if (!m_wish) return;
    for (const Departure& one : m_wish->leaving) {
        if (!waits(one)) continue;
        m_session.insert({one.base, one.host});
        if (!remember) continue;
        beginInsertRows({}, rowCount(), rowCount());
        m_settings.update([&](workspace::Settings& values) {
            values.consents.push_back(
                {one.base, one.host, one.baseName,
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
