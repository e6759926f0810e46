// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/explorer.h"

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
}

void Explorer::shutdown() {
    m_card.shutdown();
    m_neighbourhood.shutdown();
    m_search.shutdown();
    m_classes.shutdown();
    m_grid.shutdown();
    m_reader.waitForDone();
}

void Explorer::baseChanged() {
    const auto& base = m_bases.current();
    m_reader.setBase(base);
    m_neighbourhood.clear();
    m_search.setBase(base);
    m_classes.setBase(base);
    m_grid.setBase(base);
    // The same base as it is now keeps the places; those of another mean nothing.
    const std::string id = base ? base->manifest().id : std::string();
    if (id != m_base) {
        m_base = id;
        m_places = {{u"home"_s}};
        m_at = 0;
    }
    show();
}

void Explorer::go(const Place& place) {
    if (m_places[m_at] != place) {
        m_places.resize(m_at + 1);
        m_places.push_back(place);
        if (m_places.size() > mostPlaces) m_places.erase(m_places.begin());
        m_at = m_places.size() - 1;
    }
    show();
}

void Explorer::show() {
    const Place& place = m_places[m_at];
    if (place.view == u"entity")
        m_card.open(place.name);
    else
        m_card.clear();
    if (place.view == u"table") m_grid.open(place.name, place.typeColumn, place.type);
    Q_EMIT placeChanged();
}

void Explorer::home() { go({u"home"_s}); }

void Explorer::openEntity(const QString& name) { go({u"entity"_s, name}); }

void Explorer::openTable(const QString& table, const QString& typeColumn, const QString& type) {
    go({u"table"_s, table, typeColumn, type});
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
