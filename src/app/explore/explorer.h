// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/explore/classmodel.h"
#include "app/explore/entitycard.h"
#include "app/explore/factreader.h"
#include "app/explore/neighbourhood.h"
#include "app/explore/querybuilder.h"
#include "app/explore/searchmodel.h"
#include "app/explore/tablegrid.h"

#include <optional>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Looking around in the base in use, and in others that an answer is from: one place at a time,
/// with the way back.
class Explorer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    /// home, entity, table or query
    Q_PROPERTY(QString view READ view NOTIFY placeChanged)
    /// Name of the base that is looked at, where it is not the one in use; else empty.
    Q_PROPERTY(QString otherName READ otherName NOTIFY placeChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY placeChanged)
    Q_PROPERTY(bool canGoForward READ canGoForward NOTIFY placeChanged)
    Q_PROPERTY(tripletalk::app::EntityCard* card READ card CONSTANT)
    Q_PROPERTY(tripletalk::app::Neighbourhood* neighbourhood READ neighbourhood CONSTANT)
    Q_PROPERTY(tripletalk::app::SearchModel* search READ search CONSTANT)
    Q_PROPERTY(tripletalk::app::ClassModel* classes READ classes CONSTANT)
    Q_PROPERTY(tripletalk::app::TableGrid* grid READ grid CONSTANT)
    Q_PROPERTY(tripletalk::app::QueryBuilder* builder READ builder CONSTANT)

  public:
    Explorer(Bases& bases, Tasks& tasks, QObject* parent = nullptr);

    [[nodiscard]] QString view() const { return m_places[m_at].view; }
    [[nodiscard]] QString otherName() const;
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_places.size(); }
    [[nodiscard]] EntityCard* card() { return &m_card; }
    [[nodiscard]] Neighbourhood* neighbourhood() { return &m_neighbourhood; }
    [[nodiscard]] SearchModel* search() { return &m_search; }
    [[nodiscard]] ClassModel* classes() { return &m_classes; }
    [[nodiscard]] TableGrid* grid() { return &m_grid; }
    [[nodiscard]] QueryBuilder* builder() { return &m_builder; }
    /// Stops and waits for all reading.
    void shutdown();

    Q_INVOKABLE void home();
    /// By IRI, blank node ("_:x") or key; in the base that is looked at, else in the one in use.
    Q_INVOKABLE void openEntity(const QString& name);
    /// The same in the first of these bases, by id, that says something of it, else in the first
    /// that leads to it.
    Q_INVOKABLE void openEntityIn(const QStringList& bases, const QString& name);
    /// A table or view; of several classes in it the one that `typeColumn` calls `type`.
    Q_INVOKABLE void openTable(const QString& table, const QString& typeColumn = {},
                               const QString& type = {});
    /// A new query of the things of a table.
    Q_INVOKABLE void buildQuery(const QString& table);
    /// The query of an answer on the base in use.
    void openReading(const nlohmann::json& reading);
    /// To the classes and tables of the base in use.
    Q_INVOKABLE void leaveOther();
    Q_INVOKABLE void back();
    Q_INVOKABLE void forward();

  Q_SIGNALS:
    void placeChanged();

  private:
    struct Place {
        QString view;
        QString name = {};
        QString typeColumn = {};
        QString type = {};
        QString iri = {};        ///< of a table's class, which outlives its name
        QStringList bases = {};  ///< where it may be, the likeliest first; empty: the one in use
        QStringList weak = {};   ///< those that were tried and only lead to it
        bool operator==(const Place&) const = default;
    };
    void baseChanged();
    void go(Place place);
    void show();
    void showPlace();
    void look(const std::optional<knowledge::KnowledgeBase>& base);
    void lost(const Error& error);
    void judge();
    /// The one that is looked at, as the bases of a place.
    [[nodiscard]] QStringList here() const;

    Bases& m_bases;
    FactReader m_reader;
    EntityCard m_card;
    Neighbourhood m_neighbourhood;
    SearchModel m_search;
    ClassModel m_classes;
    TableGrid m_grid;
    QueryBuilder m_builder;
    std::vector<Place> m_places;
    std::size_t m_at = 0;
    QString m_base;   ///< id of the base in use, to which the places belong
    QString m_shown;  ///< of the one that is looked at
    QString m_shownName;
    int m_showing = 0;  ///< what was to be shown before is dropped
};

}  // namespace tripletalk::app
