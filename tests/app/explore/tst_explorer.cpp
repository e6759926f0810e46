// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/forcelayout.h"
#include "app/schema/schemaeditor.h"
#include "app/world.h"

#include <cmath>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using test::until;
using test::World;
using Mode = QAbstractItemModelTester::FailureReportingMode;

namespace {

QVariant cell(const QAbstractItemModel& model, int row, int role) {
    return model.data(model.index(row, 0), role);
}

int rowWith(const QAbstractItemModel& model, int role, const QString& text) {
    for (int row = 0; row < model.rowCount(); ++row)
        if (cell(model, row, role).toString() == text) return row;
    return -1;
}

bool openMany(World& world, int count) {
    return world.openGraph("many", world.write("many.ttl", test::manyRobots(count)));
}

void open(Explorer& explorer, const QString& name) {
    explorer.openEntity(name);
    ASSERT_TRUE(until([&] { return explorer.card()->state() != EntityCard::Loading; }));
}

TEST(ForceLayout, LeavesNoTwoBoxesOverEachOther) {
    std::vector<LayoutBox> boxes(60);
    std::vector<LayoutLink> links;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        boxes[i].width = 60 + 10 * static_cast<double>(i % 9);
        boxes[i].height = 28;
        if (i > 0) links.push_back({i / 6, i});
    }
    boxes[0].pinned = true;
    layOut(boxes, links);
    EXPECT_EQ(boxes[0].x, 0);
    EXPECT_EQ(boxes[0].y, 0);
    for (std::size_t a = 0; a < boxes.size(); ++a)
        for (std::size_t b = a + 1; b < boxes.size(); ++b)
            EXPECT_TRUE(
                std::abs(boxes[a].x - boxes[b].x) >= (boxes[a].width + boxes[b].width) / 2 ||
                std::abs(boxes[a].y - boxes[b].y) >= (boxes[a].height + boxes[b].height) / 2)
                << a << " and " << b;
}

TEST(ForceLayout, KeepsWhatIsLinkedNearerThanTheRest) {
    std::vector<LayoutBox> boxes(21, LayoutBox{0, 0, 60, 28, false});
    std::vector<LayoutLink> links;
    for (std::size_t i = 1; i <= 10; ++i) links.push_back({0, i});
    for (std::size_t i = 11; i <= 20; ++i) links.push_back({10, i});
    layOut(boxes, links);
    const auto distance = [&](std::size_t a, std::size_t b) {
        return std::hypot(boxes[a].x - boxes[b].x, boxes[a].y - boxes[b].y);
    };
    double linked = 0;
    double others = 0;
    for (std::size_t i = 11; i <= 20; ++i) {
        linked += distance(10, i);
        others += distance(1, i);
    }
    EXPECT_LT(linked, others);
}

TEST(EntityCard, ShowsTheFactsOfWhatIsOpened) {
    World world;
    ASSERT_TRUE(world.openRobots());
    Explorer& explorer = *world.session().explorer();
    EntityCard& card = *explorer.card();
    const QAbstractItemModelTester tester(&card, Mode::Fatal);
    open(explorer, "http://x/ada");
    EXPECT_EQ(card.title(), "Ada");
    EXPECT_EQ(card.classLabel(), "Robot");
    EXPECT_EQ(card.classes().size(), 1);
    const int mass = rowWith(card, EntityCard::PredicateRole, "mass");
    ASSERT_GE(mass, 0);
    EXPECT_EQ(cell(card, mass, EntityCard::TextRole).toString(), "40");
    EXPECT_EQ(cell(card, mass, EntityCard::KindRole).toString(), "number");
    // The head says it already.
    EXPECT_EQ(rowWith(card, EntityCard::PredicateRole, "label"), -1);
}

TEST(EntityCard, BringsMoreOfManyFactsWhereTheyStand) {
    World world;
    ASSERT_TRUE(openMany(world, 120));
    Explorer& explorer = *world.session().explorer();
    EntityCard& card = *explorer.card();
    const QAbstractItemModelTester tester(&card, Mode::Fatal);
    open(explorer, "http://x/factory");
    const int more = rowWith(card, EntityCard::KindRole, "more");
    ASSERT_GE(more, 0);
    EXPECT_EQ(cell(card, more, EntityCard::RemainingRole).toDouble(), 115);
    EXPECT_TRUE(cell(card, more, EntityCard::IncomingRole).toBool());
    const int before = card.rowCount();
    card.more(more);
    ASSERT_TRUE(until([&] { return card.rowCount() > before; }));
    EXPECT_EQ(card.rowCount(), before + 50);
    card.more(rowWith(card, EntityCard::KindRole, "more"));
    ASSERT_TRUE(until([&] { return card.rowCount() == before + 100; }));
    card.more(rowWith(card, EntityCard::KindRole, "more"));
    ASSERT_TRUE(until([&] { return rowWith(card, EntityCard::KindRole, "more") < 0; }));
    EXPECT_EQ(card.rowCount(), before + 114);
}

TEST(EntityCard, SaysWhatIsNotThere) {
    World world;
    ASSERT_TRUE(world.openRobots());
    open(*world.session().explorer(), "http://x/nobody");
    EXPECT_EQ(world.session().explorer()->card()->state(), EntityCard::Failed);
    EXPECT_TRUE(world.session().explorer()->card()->error().contains("nobody"));
}

TEST(EntityCard, BecomesTurtle) {
    World world;
    ASSERT_TRUE(world.openRobots());
    EntityCard& card = *world.session().explorer()->card();
    open(*world.session().explorer(), "http://x/bo");
    QSignalSpy made(&card, &EntityCard::turtleMade);
    card.makeTurtle();
    ASSERT_TRUE(until([&] { return made.size() == 1; }));
    EXPECT_TRUE(made[0][0].toString().contains("x:bo a x:Robot"));
}

TEST(Explorer, ShowsTheThingThatWasOpenedLast) {
    World world;
    ASSERT_TRUE(openMany(world, 3));
    Explorer& explorer = *world.session().explorer();
    explorer.openEntity("r1");
    open(explorer, "r2");
    EXPECT_EQ(explorer.card()->state(), EntityCard::Ready);
    EXPECT_EQ(explorer.card()->title(), "Robot 2");
}

TEST(Explorer, GoesBackAndForth) {
    World world;
    ASSERT_TRUE(world.openRobots());
    Explorer& explorer = *world.session().explorer();
    EXPECT_FALSE(explorer.canGoBack());
    open(explorer, "http://x/ada");
    open(explorer, "http://x/bo");
    explorer.back();
    ASSERT_TRUE(until([&] { return explorer.card()->title() == "Ada"; }));
    EXPECT_TRUE(explorer.canGoForward());
    explorer.back();
    EXPECT_EQ(explorer.view(), "home");
    explorer.forward();
    ASSERT_TRUE(until([&] { return explorer.card()->title() == "Ada"; }));
    open(explorer, "http://x/cy");
    EXPECT_FALSE(explorer.canGoForward());
}

TEST(Neighbourhood, GrowsByWhatOneLooksAt) {
    World world;
    ASSERT_TRUE(openMany(world, 30));
    Neighbourhood& around = *world.session().explorer()->neighbourhood();
    const QAbstractItemModelTester tester(&around, Mode::Fatal);
    const QAbstractItemModelTester edgeTester(around.edges(), Mode::Fatal);
    around.start("http://x/r1");
    ASSERT_TRUE(until([&] { return !around.busy() && around.rowCount() > 0; }));
    const int factory = rowWith(around, Neighbourhood::TextRole, "Factory");
    ASSERT_GT(factory, 0);
    EXPECT_EQ(around.edges()->rowCount(), 2);
    const int before = around.rowCount();
    around.grow(factory);
    ASSERT_TRUE(until([&] { return !around.busy() && around.rowCount() > before; }));
    // The fact that led here is not drawn twice.
    int first = 0;
    for (int row = 0; row < around.rowCount(); ++row)
        first += cell(around, row, Neighbourhood::NameRole).toString() == "http://x/r1" ? 1 : 0;
    EXPECT_EQ(first, 1);
    const int more = rowWith(around, Neighbourhood::KindRole, "more");
    ASSERT_GT(more, 0);
    EXPECT_EQ(cell(around, more, Neighbourhood::RemainingRole).toDouble(), 25);
    const int then = around.rowCount();
    around.grow(more);
    ASSERT_TRUE(until([&] { return !around.busy() && around.rowCount() > then; }));
    EXPECT_EQ(cell(around, more, Neighbourhood::RemainingRole).toDouble(), 15);
}

TEST(Neighbourhood, StopsGrowingWhenItIsFull) {
    World world;
    ASSERT_TRUE(openMany(world, 400));
    Neighbourhood& around = *world.session().explorer()->neighbourhood();
    around.start("http://x/factory");
    ASSERT_TRUE(until([&] { return !around.busy() && around.rowCount() > 0; }));
    const int more = rowWith(around, Neighbourhood::KindRole, "more");
    for (int i = 0; i < 30 && !around.full(); ++i) {
        const int before = around.rowCount();
        around.grow(more);
        ASSERT_TRUE(until([&] { return around.rowCount() > before; }));
    }
    EXPECT_TRUE(around.full());
    EXPECT_LE(around.rowCount(), 170);
}

TEST(SearchModel, ShowsWhatFitsTheTextTypedLast) {
    World world;
    ASSERT_TRUE(openMany(world, 30));
    SearchModel& search = *world.session().explorer()->search();
    const QAbstractItemModelTester tester(&search, Mode::Fatal);
    search.setText("Rob");
    search.setText("Robot 2");
    search.setText("Fact");
    ASSERT_TRUE(until([&] { return !search.busy(); }));
    ASSERT_GT(search.rowCount(), 0);
    EXPECT_EQ(cell(search, 0, SearchModel::LabelRole).toString(), "Factory");
    EXPECT_EQ(cell(search, 0, SearchModel::NameRole).toString(), "http://x/factory");
    search.setText("");
    EXPECT_EQ(search.rowCount(), 0);
}

TEST(ClassModel, OpensAndClosesItsLines) {
    World world;
    ASSERT_TRUE(openMany(world, 30));
    ClassModel& classes = *world.session().explorer()->classes();
    const QAbstractItemModelTester tester(&classes, Mode::Fatal);
    EXPECT_EQ(classes.rowCount(), 0);
    classes.load();
    ASSERT_TRUE(until([&] { return !classes.busy(); }));
    const int robots = rowWith(classes, ClassModel::LabelRole, "Robot");
    ASSERT_GE(robots, 0);
    EXPECT_EQ(cell(classes, robots, ClassModel::AllRole).toDouble(), 30);
    EXPECT_FALSE(cell(classes, robots, ClassModel::TableRole).toString().isEmpty());
    const int tables = rowWith(classes, ClassModel::KindRole, "tables");
    ASSERT_GE(tables, 0);
    const int closed = classes.rowCount();
    classes.toggle(tables);
    EXPECT_GT(classes.rowCount(), closed);
    EXPECT_EQ(classes.parentOf(tables + 1), tables);
    classes.toggle(tables);
    EXPECT_EQ(classes.rowCount(), closed);
}

TEST(TableGrid, ShowsFiltersAndSortsTheRowsOfATable) {
    World world;
    ASSERT_TRUE(openMany(world, 250));
    Explorer& explorer = *world.session().explorer();
    TableGrid& grid = *explorer.grid();
    const QAbstractItemModelTester tester(&grid, Mode::Fatal);
    explorer.openTable("robot");
    ASSERT_TRUE(until([&] { return grid.state() == TableGrid::Ready; }));
    EXPECT_EQ(grid.rows(), 250);
    const auto columnOf = [&](const QString& title) {
        for (int column = 0; column < grid.columns(); ++column)
            if (grid.columnTitle(column) == title) return column;
        return -1;
    };
    const int number = columnOf("number");
    ASSERT_GE(number, 0);
    EXPECT_TRUE(grid.numeric(number));
    grid.sortBy(number);
    grid.sortBy(number);
    ASSERT_TRUE(until([&] { return grid.state() == TableGrid::Ready; }));
    EXPECT_EQ(grid.data(grid.index(0, number), Qt::DisplayRole).toString(), "250");
    grid.setFilter(number, "<= 120");
    ASSERT_TRUE(until([&] { return grid.state() == TableGrid::Ready; }));
    EXPECT_EQ(grid.rows(), 120);
    // What is far away comes when it is looked at.
    const auto last = grid.index(119, number);
    EXPECT_FALSE(grid.data(last, TableGrid::LoadedRole).toBool());
    EXPECT_EQ(grid.data(last, Qt::DisplayRole).toString(), "");
    ASSERT_TRUE(until([&] { return grid.data(last, TableGrid::LoadedRole).toBool(); }));
    EXPECT_EQ(grid.data(last, Qt::DisplayRole).toString(), "1");
    grid.setFilter(number, "many");
    ASSERT_TRUE(until([&] { return grid.state() != TableGrid::Choosing; }));
    EXPECT_EQ(grid.state(), TableGrid::Failed);
    grid.clearFilters();
    ASSERT_TRUE(until([&] { return grid.state() == TableGrid::Ready; }));
    EXPECT_EQ(grid.rows(), 250);
}

TEST(TableGrid, SaysYesAndNo) {
    World world;
    ASSERT_TRUE(world.openGraph("lamps", world.write("lamps.ttl", R"(
@prefix x: <http://x/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
x:a a x:Lamp ; rdfs:label "A" ; x:dimmable true .
x:b a x:Lamp ; rdfs:label "B" ; x:dimmable false .
x:c a x:Lamp ; rdfs:label "C" ; x:dimmable true .
)")));
    Explorer& explorer = *world.session().explorer();
    TableGrid& grid = *explorer.grid();
    explorer.openTable("lamp");
    ASSERT_TRUE(until([&] { return grid.state() == TableGrid::Ready; }));
    const int column = grid.columns() - 1;
    ASSERT_EQ(grid.columnTitle(column), "dimmable");
    EXPECT_FALSE(grid.numeric(column));
    EXPECT_EQ(grid.data(grid.index(1, column), Qt::DisplayRole).toString(), "no");
    grid.setFilter(column, "Yes");
    ASSERT_TRUE(until([&] { return grid.state() == TableGrid::Ready; }));
    EXPECT_EQ(grid.rows(), 2);
    EXPECT_EQ(grid.filter(column), "Yes");
    grid.setFilter(column, "0");
    ASSERT_TRUE(until([&] { return grid.state() == TableGrid::Ready; }));
    EXPECT_EQ(grid.rows(), 1);
}

TEST(TableGrid, StaysWithItsTableWhenThatIsRenamed) {
    World world;
    ASSERT_TRUE(world.openRobots());
    Explorer& explorer = *world.session().explorer();
    TableGrid& grid = *explorer.grid();
    explorer.openTable("robot");
    ASSERT_TRUE(until([&] { return grid.state() == TableGrid::Ready; }));
    SchemaEditor& editor = *world.session().schemaEditor();
    editor.open();
    ASSERT_TRUE(until([&] { return editor.state() == SchemaEditor::Ready; }));
    editor.set(editor.indexOfTable("robot"), -1, "name", "machine");
    ASSERT_TRUE(until([&] { return grid.table() == "machine"; }));
    ASSERT_TRUE(until([&] { return grid.state() == TableGrid::Ready; }));
    EXPECT_EQ(grid.rows(), 3);
    explorer.back();
    explorer.forward();
    EXPECT_EQ(grid.table(), "machine");
}

TEST(TableGrid, SavesAllChosenRows) {
    World world;
    ASSERT_TRUE(openMany(world, 250));
    Explorer& explorer = *world.session().explorer();
    TableGrid& grid = *explorer.grid();
    explorer.openTable("robot");
    ASSERT_TRUE(until([&] { return grid.state() == TableGrid::Ready; }));
    QSignalSpy exported(&grid, &TableGrid::exported);
    const auto file = world.folder() / "rows.csv";
    grid.exportCsv(QUrl::fromLocalFile(qs(file.string())));
    ASSERT_TRUE(until([&] { return exported.size() == 1; }));
    std::ifstream in(file);
    const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 251);
}

}  // namespace
