// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/explore/edgemodel.h"
#include "app/explore/factreader.h"
#include "app/explore/forcelayout.h"

#include <map>
#include <set>
#include <tuple>
#include <vector>

#include <QAbstractListModel>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The things around one thing, as boxes of a drawing with their places: entities; between them
/// the predicates of their facts; and, where there are more facts than fit, a box that brings them.
/// Boxes are only ever added, so that a drawing grows where one looks.
class Neighbourhood : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Explorer")
    Q_PROPERTY(tripletalk::app::EdgeModel* edges READ edges CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QRectF bounds READ bounds NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool full READ full NOTIFY changed)  ///< nothing more fits
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// Of the boxes' texts, in pixels: boxes are as wide as these.
    Q_PROPERTY(int fontSize READ fontSize WRITE setFontSize NOTIFY changed)
    /// Width by height of the view that the drawing is for.
    Q_PROPERTY(double aspect READ aspect WRITE setAspect NOTIFY changed)

  public:
    enum Role {
        TextRole = Qt::UserRole + 1,
        KindRole,    ///< entity, predicate, more
        DetailRole,  ///< class of an entity
        NameRole,    ///< IRI or "_:x" of an entity
        XRole,       ///< of the middle
        YRole,
        WidthRole,
        HeightRole,
        ExpandedRole,
        IncomingRole,  ///< of a predicate: it points to what it belongs to
        RemainingRole,
        SentenceRole  ///< for a list: where the box belongs
    };

    Neighbourhood(FactReader& reader, Tasks& tasks, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] EdgeModel* edges() { return &m_edges; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] bool busy() const { return m_busy > 0; }
    [[nodiscard]] bool full() const;
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] int fontSize() const { return m_fontSize; }
    void setFontSize(int pixels);
    [[nodiscard]] double aspect() const { return m_aspect; }
    void setAspect(double aspect);
    void clear();
    /// The language of the window is another one.
    void retranslate() { measureAll(); }
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

    /// Draws what is around this thing, anew.
    Q_INVOKABLE void start(const QString& name);
    /// An entity: what is around it joins the drawing. A "more": some more of its predicate do.
    Q_INVOKABLE void grow(int row);

  Q_SIGNALS:
    void changed();

  private:
    enum class Kind { Entity, Predicate, More };
    struct Box {
        Kind kind = Kind::Entity;
        QString text;
        QString detail = {};
        QString name = {};
        graph::TermId id = 0;         ///< the entity; of others the entity they belong to
        graph::TermId predicate = 0;  ///< of Predicate and More
        bool incoming = false;
        std::int64_t shown = 0;  ///< of a More: how many facts came already
        std::int64_t count = 0;
        int parent = -1;
        bool expanded = false;
        LayoutBox place = {};
    };
    using Fact = std::tuple<graph::TermId, graph::TermId, graph::TermId>;

    void add(int row, const knowledge::FactCard& card);
    void addGroup(int owner, const knowledge::FactGroup& group);
    void addValues(int predicate, const std::vector<knowledge::FactValue>& values);
    int addBox(Box box);
    void expand(int row);
    void bringMore(int row);
    void arrange();
    void place(const std::vector<LayoutBox>& places);
    void measure(Box& box) const;
    void measureAll();
    void began();
    void ended(const Error* error);
    [[nodiscard]] static Fact factOf(const Box& predicate, graph::TermId other);

    FactReader& m_reader;
    Tasks& m_tasks;
    EdgeModel m_edges;
    std::vector<Box> m_boxes;
    std::map<graph::TermId, int> m_rows;  ///< of entities
    std::set<Fact> m_facts;
    QString m_name;
    QString m_error;
    int m_fontSize = 13;
    double m_aspect = 1.5;
    int m_busy = 0;
    int m_generation = 0;
    int m_arrangement = 0;
    CancelToken m_cancel;
};

}  // namespace tripletalk::app
