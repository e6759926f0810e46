// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "windowflows.h"

#include "app/window/qttext.h"
#include "app/window/session.h"

#include <QQuickItem>

namespace tripletalk::bench {

using namespace std::chrono_literals;
using namespace app;

namespace {

void explore(WindowDriver& driver, Session& session) {
    Explorer& explorer = *session.explorer();
    driver.phase("explore a table", [&] {
        session.show(QStringLiteral("explore"), {{QStringLiteral("table"), QStringLiteral("car")}});
        driver.until([&] { return explorer.grid()->state() == TableGrid::Ready; });
        driver.wait(200ms);
        driver.scroll(driver.item("gridTable"), 60);
    });
    driver.phase("an entity and what is around it", [&] {
        explorer.openEntity(explorer.grid()->keyAt(0, 0));
        driver.until([&] { return explorer.card()->state() != EntityCard::Loading; });
        driver.wait(300ms);
        session.show(QStringLiteral("entity"),
                     {{QStringLiteral("key"), explorer.grid()->keyAt(1, 0)},
                      {QStringLiteral("part"), QStringLiteral("graph")}});
        driver.wait(700ms);
    });
    driver.phase("search", [&] {
        session.show(QStringLiteral("explore"), {{QStringLiteral("text"), QStringLiteral("a")}});
        for (int letter = 0; letter < 12; ++letter) driver.key(Qt::Key_A + letter);
        driver.wait(300ms);
    });
    driver.phase("build a query", [&] {
        explorer.buildQuery(QStringLiteral("car"));
        driver.until([&] { return !explorer.builder()->busy(); });
        explorer.builder()->edit({{QStringLiteral("what"), QStringLiteral("group")},
                                  {QStringLiteral("table"), QStringLiteral("car")},
                                  {QStringLiteral("column"), QStringLiteral("seats")}});
        driver.until([&] { return !explorer.builder()->busy(); });
        driver.wait(300ms);
    });
}

void query(WindowDriver& driver, Session& session) {
    Console& console = *session.console(QStringLiteral("sql"));
    driver.phase("console, 10,000 rows and a chart", [&] {
        session.show(QStringLiteral("console"));
        driver.wait(200ms);
        console.run(QStringLiteral("SELECT * FROM car LIMIT 10000"));
        driver.until([&] { return console.state() == Console::Done; });
        driver.wait(300ms);
        driver.scroll(driver.item("cells"), 30);
        console.run(QStringLiteral("SELECT seats, price FROM car LIMIT 1000"));
        driver.until([&] { return console.state() == Console::Done; });
        if (console.table()) console.table()->setProperty("charted", true);
        driver.wait(500ms);
    });
}

void curate(WindowDriver& driver, Session& session) {
    SchemaEditor& editor = *session.schemaEditor();
    driver.phase("schema, a rename and its undo", [&] {
        session.show(QStringLiteral("schema"),
                     {{QStringLiteral("table"), QStringLiteral("car")},
                      {QStringLiteral("column"), QStringLiteral("price")}});
        driver.until([&] { return editor.table() >= 0 && !editor.values().isEmpty(); });
        driver.wait(300ms);
        editor.set(editor.table(), editor.column(), QStringLiteral("label"),
                   QStringLiteral("list price"));
        driver.wait(500ms);
        editor.undo();
        driver.wait(500ms);
    });
    driver.phase("schema, its diagram", [&] {
        if (QQuickItem* tab = driver.item("tab-diagram")) QMetaObject::invokeMethod(tab, "clicked");
        driver.wait(1000ms);
    });
}

void importGraph(WindowDriver& driver, Session& session, const std::filesystem::path& graph) {
    Importer& importer = *session.importer();
    driver.phase("import, its preview", [&] {
        session.show(QStringLiteral("import"));
        importer.prepare({QUrl::fromLocalFile(qs(graph.string()))});
        driver.until([&] { return importer.preview()->state() == ImportPreviewer::Ready; });
        driver.wait(300ms);
        for (const char* page : {"step-preview", "step-schema", "step-cleaning", "step-search"}) {
            if (QQuickItem* step = driver.item(page)) QMetaObject::invokeMethod(step, "clicked");
            driver.wait(300ms);
        }
    });
    driver.phase("import, until its report", [&] {
        importer.setName(QStringLiteral("again"));
        importer.start();
        driver.until([&] { return importer.state() == Importer::Done; });
        driver.until([&] { return session.bases()->state() == Bases::Ready; });
        driver.wait(500ms);
    });
}

}  // namespace

void walkFlows(WindowDriver& driver, Session& session, const std::filesystem::path& graph) {
    explore(driver, session);
    query(driver, session);
    curate(driver, session);
    driver.phase("every page of the settings", [&] {
        for (const char* page : {"models", "embedders", "privacy", "sharing", "network",
                                 "appearance", "data", "keys"}) {
            session.show(QStringLiteral("settings"),
                         {{QStringLiteral("page"), QString::fromLatin1(page)}});
            driver.wait(300ms);
        }
    });
    driver.phase("knowledge bases", [&] {
        session.show(QStringLiteral("bases"));
        driver.wait(500ms);
    });
    importGraph(driver, session, graph);
}

}  // namespace tripletalk::bench
