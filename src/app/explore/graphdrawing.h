// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/explore/edgemodel.h"
#include "app/explore/forcelayout.h"
#include "app/window/tasks.h"
#include "graph/triplestore.h"

#include <cstdint>
#include <vector>

#include <QAbstractListModel>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Things of a graph and the facts between them as boxes of a drawing with their places: entities;
/// between them the predicates of their facts; and boxes that bring more. Boxes are only ever
/// added, or all go; a worker finds their places.
class GraphDrawing : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a base of drawings")
    Q_PROPERTY(tripletalk::app::EdgeModel* edges READ edges CONSTANT)
    Q_PROPERTY(QRectF bounds READ bounds NOTIFY changed)
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

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] EdgeModel* edges() { return &m_edges; }
    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] int fontSize() const { return m_fontSize; }
    void setFontSize(int pixels);
    [[nodiscard]] double aspect() const { return m_aspect; }
    void setAspect(double aspect);
    /// The language of the window is another one.
    void retranslate() { measureAll(); }

  Q_SIGNALS:
    void changed();

  protected:
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

    explicit GraphDrawing(Tasks& tasks, QObject* parent = nullptr)
        : QAbstractListModel(parent), m_tasks(tasks) {}

    int append(Box box);
    void removeAll();
    void arrange();
    void measure(Box& box) const;
    void measureAll();

    EdgeModel m_edges;
    std::vector<Box> m_boxes;

  private:
    void place(const std::vector<LayoutBox>& places);

    Tasks& m_tasks;
    int m_fontSize = 13;
    double m_aspect = 1.5;
    int m_arrangement = 0;
};

}  // namespace tripletalk::app
