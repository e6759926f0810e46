// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/explorer.h"

#include "app/window/qttext.h"

#include <utility>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {
constexpr std::size_t mostPlaces = 200;
}  // namespace

Explorer::Explorer(Bases& bases, Tasks& tasks, QObject* parent)
    : QObject(parent),
      m_bases(bases),
      m_card(m_reader),
      m_neighbourhood(m_reader, tasks),
      m_places{{u"home"_s}} {
    connect(&m_bases, &Bases::currentChanged, this, &Explorer::baseChanged);
    connect(&m_card, &EntityCard::notFound, this, &Explorer::lost);
    connect(&m_card, &EntityCard::changed, this, &Explorer::judge);
}

void Explorer::shutdown() {
    m_card.shutdown();
    m_neighbourhood.shutdown();
    m_search.shutdown();
    m_classes.shutdown();
    m_grid.shutdown();
    m_builder.shutdown();
    m_reader.waitForDone();
}

QString Explorer::otherName() const { return m_shown == m_base ? QString() : m_shownName; }

void Explorer::baseChanged() {
    // The same base as it is now keeps the places; those of another mean nothing.
    if (m_bases.currentId() != m_base) {
        m_base = m_bases.currentId();
        m_places = {{u"home"_s}};
        m_at = 0;
    }
    look(m_bases.current());
    show();
}

void Explorer::look(const std::optional<knowledge::KnowledgeBase>& base) {
    m_reader.setBase(base);
    m_neighbourhood.clear();
    m_search.setBase(base);
    m_classes.setBase(base);
    m_grid.setBase(base);
    m_builder.setBase(base);
    m_shown = base ? qs(base->manifest().id) : QString();
    m_shownName = base ? qs(base->manifest().name) : QString();
}

void Explorer::go(Place place) {
    if (m_places[m_at] != place) {
        m_places.resize(m_at + 1);
        m_places.push_back(std::move(place));
        if (m_places.size() > mostPlaces) m_places.erase(m_places.begin());
        m_at = m_places.size() - 1;
    }
    show();
}

void Explorer::show() {
    const Place& place = m_places[m_at];
    const QString wanted = place.bases.isEmpty() ? m_base : place.bases.front();
    const int showing = ++m_showing;
    if (wanted == m_shown) return showPlace();
    if (wanted == m_base) {
        look(m_bases.current());
        return showPlace();
    }
    m_bases.lend(wanted, this, [this, showing](Result<knowledge::KnowledgeBase> base) {
        if (showing != m_showing) return;
        if (!base) return lost(base.error());
        look(*std::move(base));
        showPlace();
    });
}

void Explorer::showPlace() {
    Place& place = m_places[m_at];
    if (place.view == u"entity")
        m_card.open(place.name);
    else
        m_card.clear();
    if (place.view == u"table") {
        place.name = m_grid.nameNow(place.name, place.iri);
        m_grid.open(place.name, place.typeColumn, place.type);
    }
    Q_EMIT placeChanged();
}

/// What is not in the likeliest base may be in the next.
void Explorer::lost(const Error& error) {
    Place& place = m_places[m_at];
    const bool isNowhereElse = place.bases.size() < 2 && place.weak.isEmpty();
    if (error.kind != ErrorKind::NotFound || isNowhereElse) {
        m_card.fail(place.name, error);
        Q_EMIT placeChanged();
        return;
    }
    place.bases.removeFirst();
    if (place.bases.isEmpty()) place.bases = {std::exchange(place.weak, {}).front()};
    show();
}

/// A base may only lead to what another one tells of.
void Explorer::judge() {
    Place& place = m_places[m_at];
    if (m_card.state() != EntityCard::Ready || m_card.isDescribed()) return;
    if (place.bases.size() < 2 && place.weak.isEmpty()) return;
    place.weak << place.bases.takeFirst();
    if (place.bases.isEmpty()) place.bases = {std::exchange(place.weak, {}).front()};
    show();
}

QStringList Explorer::here() const {
    return m_shown == m_base ? QStringList() : QStringList{m_shown};
}

void Explorer::home() { go({.view = u"home"_s, .bases = here()}); }

void Explorer::leaveOther() { go({u"home"_s}); }

void Explorer::openEntity(const QString& name) {
    QStringList bases = here();
    if (!bases.isEmpty()) bases << m_base;
    go({.view = u"entity"_s, .name = name, .bases = bases});
}

void Explorer::openEntityIn(const QStringList& bases, const QString& name) {
    go({.view = u"entity"_s, .name = name, .bases = bases});
}

void Explorer::openTable(const QString& table, const QString& typeColumn, const QString& type) {
    go({u"table"_s, table, typeColumn, type, m_grid.classOf(table), here()});
}

void Explorer::buildQuery(const QString& table) {
    go({.view = u"query"_s, .name = table});
    m_builder.begin(table);
}

void Explorer::openReading(const nlohmann::json& reading) {
    leaveOther();
    go({.view = u"query"_s, .name = u"answer"_s});
    m_builder.open(reading);
}

void Explorer::back() {
    if (!canGoBack()) return;
    --m_at;
    show();
}

void Explorer::forward() {
    if (!canGoForward()) return;
    ++m_at;
    show();
}

}  // namespace tripletalk::app
