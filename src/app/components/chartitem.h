// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/components/chart.h"
#include "app/components/chartpicture.h"
#include "app/components/resulttable.h"

#include <optional>

#include <QFont>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The chart of a result table's shown rows, as high as it needs to be.
class ChartItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(ResultChart)
    Q_PROPERTY(
        tripletalk::app::ResultTable* table READ table WRITE setTable NOTIFY changed REQUIRED)
    /// "bar", "line", "map": one of `kinds`; anything else is the best of them.
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY kindsChanged)
    Q_PROPERTY(int leftOut READ leftOut NOTIFY changed)
    Q_PROPERTY(QString description READ description NOTIFY changed)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY styleChanged)
    Q_PROPERTY(QColor background MEMBER m_background NOTIFY styleChanged)
    Q_PROPERTY(QColor text MEMBER m_text NOTIFY styleChanged)
    Q_PROPERTY(QColor muted MEMBER m_muted NOTIFY styleChanged)
    Q_PROPERTY(QColor grid MEMBER m_grid NOTIFY styleChanged)
    Q_PROPERTY(QList<QColor> series MEMBER m_series NOTIFY styleChanged)

  public:
    explicit ChartItem(QQuickItem* parent = nullptr);

    /// The chart of a table's shown rows in the kind of this name, else in the best; nothing where
    /// they allow none.
    static std::optional<Chart> chartOf(const ResultTable& table, const QString& kind);
    /// What a chart shows, in words.
    static QString describe(const Chart& chart);
    static QString titleOf(const Chart& chart);

    [[nodiscard]] ResultTable* table() const { return m_table; }
    void setTable(ResultTable* table);
    [[nodiscard]] QString kind() const { return m_kind; }
    void setKind(const QString& kind);
    [[nodiscard]] QStringList kinds() const { return m_kinds; }
    [[nodiscard]] int leftOut() const { return static_cast<int>(m_chart.leftOut); }
    /// What the chart shows, in words.
    [[nodiscard]] QString description() const { return m_description; }

    /// What stands at a place: the row and its numbers.
    Q_INVOKABLE QString wordsAt(double x, double y) const;
    Q_INVOKABLE QString svg() const;
    Q_INVOKABLE QByteArray png() const;
    Q_INVOKABLE void copyPicture() const;

    void paint(QPainter* painter) override;

  Q_SIGNALS:
    void changed();
    void kindsChanged();
    void styleChanged();

  protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

  private:
    void read();
    void layOut();
    [[nodiscard]] ChartColors colors() const;
    [[nodiscard]] QImage image() const;

    QPointer<ResultTable> m_table;
    QString m_wanted;
    QString m_kind;
    QStringList m_kinds;
    Chart m_chart;
    QString m_description;
    ChartPicture m_picture;
    QFont m_font;
    QColor m_background;
    QColor m_text;
    QColor m_muted;
    QColor m_grid;
    QList<QColor> m_series;
};

}  // namespace tripletalk::app
