// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/diagramlayout.h"
#include "app/schema/diagrammodel.h"
#include "app/window/qttext.h"
#include "app/world.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace tripletalk::app {

using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;

namespace {

Column link(const std::string& name, const std::string& to) {
    return {.name = name,
            .role = ColumnRole::ForeignKey,
            .predicate = "http://x/" + name,
            .references = to};
}

/// Tables in a ring, each also linked to one of a few centres.
Schema ring(int tables) {
    Schema schema;
    for (int i = 0; i < tables; ++i) {
        Table table{.name = "t" + std::to_string(i), .rows = i};
        table.columns.push_back({.name = table.name + "_id", .role = ColumnRole::Key});
        table.columns.push_back(link("next", "t" + std::to_string((i + 1) % tables)));
        if (i % 7 != 0) table.columns.push_back(link("centre", "t" + std::to_string(i % 21 / 7)));
        table.columns.push_back({.name = "a & b", .type = "REAL", .unit = "mm"});
        schema.tables.push_back(std::move(table));
    }
    return schema;
}

DiagramScene placed(const Schema& schema, const DiagramScene& earlier = {}) {
    DiagramScene scene = sceneOf(schema, DiagramDetail::Columns, QFont());
    place(scene, earlier, CancelToken());
    return scene;
}

bool overlaps(const DiagramScene& scene) {
    for (std::size_t i = 0; i < scene.tables.size(); ++i)
        for (std::size_t j = i + 1; j < scene.tables.size(); ++j)
            if (scene.tables[i].rect.intersects(scene.tables[j].rect)) return true;
    return false;
}

}  // namespace

TEST(Diagram, PlacesThreeHundredTablesWithoutOverlapAndAlwaysAlike) {
    const Schema schema = ring(300);
    const DiagramScene scene = placed(schema);
    ASSERT_EQ(scene.tables.size(), 300U);
    EXPECT_FALSE(overlaps(scene));
    const DiagramScene again = placed(schema);
    for (std::size_t i = 0; i < 300; ++i) EXPECT_EQ(scene.tables[i].rect, again.tables[i].rect);
    for (const DiagramTable& table : scene.tables) EXPECT_TRUE(scene.bounds.contains(table.rect));
}

TEST(Diagram, PutsLinkedTablesNearEachOther) {
    const DiagramScene scene = placed(ring(60));
    const auto far = [&](std::size_t a, std::size_t b) {
        return QLineF(scene.tables[a].rect.center(), scene.tables[b].rect.center()).length();
    };
    double linked = 0;
    for (const DiagramEdge& edge : scene.edges) linked += far(edge.from, edge.to);
    double all = 0;
    for (std::size_t i = 0; i < 60; ++i)
        for (std::size_t j = 0; j < 60; ++j) all += far(i, j);
    EXPECT_LT(linked / static_cast<double>(scene.edges.size()), 0.75 * all / 3600);
}

TEST(Diagram, LeavesEveryTableWhereItIsWhenOneIsRenamed) {
    Schema schema = ring(12);
    const DiagramScene before = placed(schema);
    schema.tables[3].name = "quite another and much longer name";
    schema.tables[2].columns[1].references = schema.tables[3].name;
    const DiagramScene after = placed(schema, before);
    EXPECT_EQ(after.tables[3].name, "quite another and much longer name");
    EXPECT_EQ(after.tables[9].rect, before.tables[9].rect);
    EXPECT_FALSE(overlaps(after));
}

TEST(Diagram, TellsCardinalitiesAndLeavesHiddenThingsOut) {
    Schema schema = ring(3);
    schema.tables[0].columns[1].unique = true;
    schema.tables[0].columns[1].notNull = true;
    schema.tables[2].hidden = true;
    schema.tables[1].columns[3].hidden = true;
    const DiagramScene scene = placed(schema);
    ASSERT_EQ(scene.tables.size(), 2U);
    EXPECT_EQ(scene.tables[1].lines.size(), 3U);
    ASSERT_FALSE(scene.edges.empty());
    EXPECT_EQ(scene.edges[0].fromCount, "0..1");
    EXPECT_EQ(scene.edges[0].toCount, "1");
    EXPECT_TRUE(scene.linked(0, 1));
    EXPECT_EQ(scene.tableAt(scene.tables[1].rect.center()), 1);
}

TEST(Diagram, DrawsThePartOfAViewAsTheView) {
    Schema schema = ring(3);
    schema.tables[2].hidden = true;
    Table view{.name = "all", .kind = induction::TableKind::View, .from = {"t2", "t0"}};
    schema.tables.push_back(view);
    const DiagramScene scene = placed(schema);
    ASSERT_EQ(scene.tables.size(), 3U);
    EXPECT_TRUE(scene.linked(1, 2));  // t1's next is t2, a part of the view
    EXPECT_TRUE(scene.linked(2, 0));
}

TEST(DiagramModel, SavesSvgAndPng) {
    Tasks tasks(1);
    DiagramModel model(tasks);
    QSignalSpy replaced(&model, &DiagramModel::replaced);
    model.setSchema(ring(5));
    ASSERT_TRUE(test::until([&] { return replaced.count() == 1; }));
    EXPECT_EQ(model.tables(), 5);
    EXPECT_EQ(model.description("t4"), "t4, linked to t0, t3");
    const QTemporaryDir folder;
    QSignalSpy saved(&model, &DiagramModel::saved);
    const DiagramStyle style{Qt::white, Qt::gray, Qt::gray, Qt::gray, Qt::black,
                             Qt::gray,  Qt::blue, Qt::cyan, QFont()};
    model.save(QUrl::fromLocalFile(folder.filePath("d.svg")), style);
    model.save(QUrl::fromLocalFile(folder.filePath("d.png")), style);
    model.save(QUrl::fromLocalFile(folder.filePath("no/such/d.png")), style);
    ASSERT_TRUE(test::until([&] { return saved.count() == 3; }));
    QFile svg(folder.filePath("d.svg"));
    ASSERT_TRUE(svg.open(QIODevice::ReadOnly));
    const QByteArray text = svg.readAll();
    EXPECT_TRUE(text.contains("a &amp; b"));
    EXPECT_FALSE(text.contains("a & b"));
    EXPECT_LT(text.lastIndexOf("<path"), text.indexOf(">0..n<"));  // no link lies over these words
    EXPECT_GT(QImage(folder.filePath("d.png")).width(), 200);
    EXPECT_EQ(saved.at(0).at(1).toString(), "");
    EXPECT_NE(saved.at(2).at(1).toString(), "");
}

}  // namespace tripletalk::app
