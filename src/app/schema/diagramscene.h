// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "induction/schema.h"

#include <vector>

#include <QFont>
#include <QRectF>
#include <QString>

namespace tripletalk::app {

/// A column as a line of its table's box.
struct DiagramLine {
    enum Mark { Plain, Key, ForeignKey };
    QString name;
    QString detail;  ///< "INTEGER", "REAL mm"
    Mark mark = Plain;
};

struct DiagramTable {
    QString name;
    QString count;  ///< of rows
    bool view = false;
    bool compact = false;  ///< of links: a name is enough
    QRectF rect = {};
    std::vector<DiagramLine> lines = {};
    int more = 0;  ///< columns that are not shown
};

/// A foreign key, or a view's dependence on a table.
struct DiagramEdge {
    std::size_t from = 0;
    std::size_t to = 0;
    int line = -1;      ///< of the box that it starts from, if it is shown
    QString column;     ///< empty: a view and one of its tables
    QString fromCount;  ///< "0..n", "0..1"
    QString toCount;    ///< "1", "0..1"
};

/// A schema drawn: boxes with their places, and what joins them.
struct DiagramScene {
    std::vector<DiagramTable> tables;
    std::vector<DiagramEdge> edges;
    QRectF bounds;

    [[nodiscard]] int indexOf(const QString& table) const;
    /// The table at a point, -1 if none.
    [[nodiscard]] int tableAt(QPointF point) const;
    [[nodiscard]] bool linked(std::size_t one, std::size_t other) const;
};

/// How much of each table is shown.
enum class DiagramDetail { Names, Keys, Columns };

namespace diagram {
constexpr int fontSize = 13;  ///< pixels of a scene at zoom 1
constexpr double lineHeight = 20;
constexpr double headHeight = 28;
constexpr double padding = 10;
constexpr double markWidth = 16;
constexpr double radius = 6;
}  // namespace diagram

/// The boxes of a schema with their sizes, not placed yet. Hidden tables, and those that every base
/// has, are left out.
DiagramScene sceneOf(const induction::Schema& schema, DiagramDetail detail, const QFont& font);

/// Places the boxes. Where `earlier` shows the same tables, whatever they are called now, each
/// stays where it stood, and the answer is true.
bool place(DiagramScene& scene, const DiagramScene& earlier, const CancelToken& cancel);

}  // namespace tripletalk::app
