// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/schema/diagrammodel.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Draws the part of a diagram that the person looks at. What is done with mouse and keys stands in
/// SchemaDiagram.qml.
class DiagramCanvas : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tripletalk::app::DiagramModel* model READ model WRITE setModel NOTIFY modelChanged)
    /// The theme's ColorTable.
    Q_PROPERTY(QObject* colors READ colors WRITE setColors NOTIFY colorsChanged)
    Q_PROPERTY(qreal zoom READ zoom NOTIFY viewChanged)
    /// The largest zoom that fit() takes.
    Q_PROPERTY(qreal naturalZoom MEMBER m_naturalZoom NOTIFY viewChanged)
    Q_PROPERTY(QString hovered READ hovered NOTIFY hoveredChanged)

  public:
    explicit DiagramCanvas(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    [[nodiscard]] DiagramModel* model() const { return m_model; }
    void setModel(DiagramModel* model);
    [[nodiscard]] QObject* colors() const { return m_colors; }
    void setColors(QObject* colors);
    [[nodiscard]] qreal zoom() const { return m_zoom; }
    [[nodiscard]] QString hovered() const;

    /// The table at a point of the item; empty if none.
    Q_INVOKABLE QString tableAt(qreal x, qreal y) const;
    /// Where a table is drawn on the item.
    Q_INVOKABLE QRectF rectOf(const QString& table) const;
    Q_INVOKABLE void hover(qreal x, qreal y);
    Q_INVOKABLE void leave();
    /// Keeps what is at (x, y) there.
    Q_INVOKABLE void zoomAt(qreal factor, qreal x, qreal y);
    Q_INVOKABLE void pan(qreal dx, qreal dy);
    /// Shows all.
    Q_INVOKABLE void fit();
    /// Moves as little as it takes to see this table, large enough to be read.
    Q_INVOKABLE void reveal(const QString& table);
    /// The next table in a direction, from the selected one.
    Q_INVOKABLE QString neighbour(int dx, int dy) const;
    Q_INVOKABLE void save(const QUrl& file);

  Q_SIGNALS:
    void modelChanged();
    void colorsChanged();
    void viewChanged();
    void hoveredChanged();

  protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

  private:
    [[nodiscard]] const DiagramScene& scene() const;
    [[nodiscard]] DiagramStyle style() const;
    [[nodiscard]] QPointF toScene(QPointF point) const { return point / m_zoom + m_origin; }
    void setHovered(int index);
    void view(qreal zoom, QPointF origin);

    QPointer<DiagramModel> m_model;
    QPointer<QObject> m_colors;
    qreal m_zoom = 1;
    qreal m_naturalZoom = 1;
    QPointF m_origin;  ///< of the scene, at the item's corner
    int m_hovered = -1;
    bool m_fitted = true;  ///< all is shown, also when the item grows
};

}  // namespace tripletalk::app
