// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/diagramscene.h"

#include "app/schema/diagramlayout.h"
#include "app/window/qttext.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QFontMetricsF>
#include <QLocale>

namespace tripletalk::app {

using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;
using induction::TableKind;

namespace {

constexpr std::size_t mostLines = 14;
constexpr double widest = 300;
constexpr double narrowest = 110;

bool isDrawn(const Table& table) {
    return !table.hidden && table.kind != TableKind::Entities && table.kind != TableKind::Side;
}

/// The table that a foreign key means.
const std::string& targetOf(const Column& column) {
    return column.target.empty() ? column.references : column.target;
}

DiagramLine lineOf(const Column& column) {
    DiagramLine line{qs(column.name), qs(column.type)};
    if (!column.unit.empty()) line.detail += QLatin1Char(' ') + qs(column.unit);
    if (column.role == ColumnRole::Key) line.mark = DiagramLine::Key;
    if (column.role == ColumnRole::ForeignKey) {
        line.mark = DiagramLine::ForeignKey;
        line.detail = qs(targetOf(column));
    }
    return line;
}

bool isKey(const Column& column) {
    return column.role == ColumnRole::Key || column.role == ColumnRole::ForeignKey;
}

bool isShown(const Column& column, DiagramDetail detail) {
    return detail == DiagramDetail::Columns || (detail == DiagramDetail::Keys && isKey(column));
}

QSizeF sizeOf(const DiagramTable& table, const QFontMetricsF& plain, const QFontMetricsF& bold) {
    using namespace diagram;
    double width =
        bold.horizontalAdvance(table.name) + plain.horizontalAdvance(table.count) + 3 * padding;
    for (const DiagramLine& line : table.lines)
        width = std::max(width, plain.horizontalAdvance(line.name) +
                                    plain.horizontalAdvance(line.detail) + markWidth + 3 * padding);
    const auto lines = static_cast<double>(table.lines.size()) + (table.more > 0 ? 1 : 0);
    return {std::ceil(std::clamp(width, narrowest, widest)),
            headHeight + lines * lineHeight + (lines > 0 ? padding / 2 : 0)};
}

class SceneMaker {
  public:
    SceneMaker(const Schema& schema, DiagramDetail detail) : m_schema(schema), m_detail(detail) {}

    DiagramScene run() {
        for (const Table& table : m_schema.tables)
            if (isDrawn(table)) m_index.emplace(table.name, m_index.size());
        // What leads to a part of a view leads to the view, which is drawn in its place.
        for (const Table& table : m_schema.tables)
            if (isDrawn(table))
                for (const std::string& part : table.from)
                    m_index.emplace(part, m_index.at(table.name));
        for (const Table& table : m_schema.tables)
            if (isDrawn(table)) add(table);
        return std::move(m_scene);
    }

  private:
    void add(const Table& table) {
        DiagramTable box{qs(table.name), QLocale().toString(static_cast<qlonglong>(table.rows)),
                         table.kind == TableKind::View, table.kind == TableKind::Link};
        // The rows of a person's own view are not counted.
        if (box.view && table.from.empty()) box.count.clear();
        // What joins tables comes before what may be left out.
        for (const bool keys : {true, false})
            for (const Column& column : table.columns)
                if (!column.hidden && keys == isKey(column)) addColumn(box, column);
        for (const std::string& part : table.from) joinPart(part);
        m_scene.tables.push_back(std::move(box));
    }

    void addColumn(DiagramTable& box, const Column& column) {
        int line = -1;
        if (isShown(column, m_detail) && !box.compact) {
            if (box.lines.size() < mostLines) {
                line = static_cast<int>(box.lines.size());
                box.lines.push_back(lineOf(column));
            } else {
                ++box.more;
            }
        }
        if (column.role == ColumnRole::ForeignKey) join(column, line);
    }

    void join(const Column& column, int line) {
        const auto target = m_index.find(targetOf(column));
        if (target == m_index.end()) return;
        m_scene.edges.push_back({m_scene.tables.size(), target->second, line, qs(column.name),
                                 column.unique ? QStringLiteral("0..1") : QStringLiteral("0..n"),
                                 column.notNull ? QStringLiteral("1") : QStringLiteral("0..1")});
    }

    void joinPart(const std::string& part) {
        if (const auto found = m_index.find(part);
            found != m_index.end() && found->second != m_scene.tables.size())
            m_scene.edges.push_back({m_scene.tables.size(), found->second, -1, {}, {}, {}});
    }

    const Schema& m_schema;
    DiagramDetail m_detail;
    std::map<std::string, std::size_t> m_index;
    DiagramScene m_scene;
};

QRectF boundsOf(const DiagramScene& scene) {
    QRectF bounds;
    for (const DiagramTable& table : scene.tables) bounds |= table.rect;
    return bounds.adjusted(-diagram::lineHeight, -diagram::lineHeight, diagram::lineHeight,
                           diagram::lineHeight);
}

/// The same number of tables, joined alike: then only names may differ.
bool isSame(const DiagramScene& scene, const DiagramScene& earlier) {
    return std::ranges::equal(scene.edges, earlier.edges,
                              [](const DiagramEdge& a, const DiagramEdge& b) {
                                  return a.from == b.from && a.to == b.to;
                              }) &&
           scene.tables.size() == earlier.tables.size();
}

}  // namespace

int DiagramScene::indexOf(const QString& table) const {
    const auto found = std::ranges::find(tables, table, &DiagramTable::name);
    return found == tables.end() ? -1 : static_cast<int>(found - tables.begin());
}

int DiagramScene::tableAt(QPointF point) const {
    const auto found = std::ranges::find_if(
        tables, [&](const DiagramTable& table) { return table.rect.contains(point); });
    return found == tables.end() ? -1 : static_cast<int>(found - tables.begin());
}

bool DiagramScene::linked(std::size_t one, std::size_t other) const {
    return std::ranges::any_of(edges, [&](const DiagramEdge& edge) {
        return (edge.from == one && edge.to == other) || (edge.from == other && edge.to == one);
    });
}

DiagramScene sceneOf(const Schema& schema, DiagramDetail detail, const QFont& font) {
    DiagramScene scene = SceneMaker(schema, detail).run();
    QFont strong = font;
    strong.setBold(true);
    const QFontMetricsF plain(font);
    const QFontMetricsF bold(strong);
    for (DiagramTable& table : scene.tables) table.rect.setSize(sizeOf(table, plain, bold));
    return scene;
}

bool place(DiagramScene& scene, const DiagramScene& earlier, const CancelToken& cancel) {
    std::vector<DiagramBox> boxes;
    const bool same = isSame(scene, earlier);
    for (std::size_t i = 0; i < scene.tables.size(); ++i) {
        const QRectF& rect = scene.tables[i].rect;
        const QPointF centre = same ? earlier.tables[i].rect.center() : QPointF();
        boxes.push_back({rect.width(), rect.height(), centre.x(), centre.y()});
    }
    if (same) {
        separate(boxes, cancel);
    } else {
        std::vector<DiagramLink> links;
        for (const DiagramEdge& edge : scene.edges) links.push_back({edge.from, edge.to});
        layOut(boxes, links, cancel);
    }
    for (std::size_t i = 0; i < boxes.size(); ++i)
        scene.tables[i].rect.moveCenter({boxes[i].x, boxes[i].y});
    scene.bounds = boundsOf(scene);
    return same;
}

}  // namespace tripletalk::app
