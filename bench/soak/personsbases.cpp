// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/qttext.h"
#include "sample/sample.h"
#include "soak/person.h"

#include <stdexcept>

namespace tripletalk::soak {

using namespace std::chrono_literals;
using app::Bases;
using app::Console;
using app::Importer;
using app::SchemaEditor;

namespace {

constexpr std::size_t smallGraph = 300;  ///< triples
constexpr std::size_t ownBases = 4;      ///< more are deleted for good
constexpr int opensAgain = 20;

}  // namespace

bool Person::ready() {
    const auto& bases = *m_session.bases();
    within(30s, [&] { return bases.state() != Bases::Opening; });
    return gui([&] { return bases.state() == Bases::Ready; });
}

void Person::openSample() {
    for (int tries = 0; tries < opensAgain; ++tries) {
        gui([this] {
            Bases& bases = *m_session.bases();
            if (bases.folder() != m_sampleFolder || bases.state() != Bases::Ready)
                bases.open(m_sampleFolder);
        });
        if (ready()) return;
        tell({{"notice", app::utf8(gui([this] { return m_session.bases()->error(); }))}});
        spend(200ms);
    }
    throw std::runtime_error("the sample cannot be opened");
}

QString Person::anyTable() {
    const QStringList tables = gui([this] {
        QStringList names;
        if (const auto& base = m_session.bases()->current())
            for (const auto& table : base->schema().tables) names << app::qs(table.name);
        return names;
    });
    if (tables.isEmpty()) return QStringLiteral("entity");
    return tables[static_cast<qsizetype>(m_random.below(static_cast<std::size_t>(tables.size())))];
}

bool Person::importGraph() {
    const QString name = app::qs("Soak " + m_task.name + " " + std::to_string(++m_number));
    const auto folder = m_task.folder / ("graph-" + m_task.name);
    std::filesystem::create_directories(folder);
    const auto written =
        sample::writeSample({.out = folder,
                             .seed = m_random.next() % 1000,
                             .triples = smallGraph,
                             .vocabulary = m_random.chance(50) ? "cars" : "music"});
    if (!written) return false;
    Importer& importer = *m_session.importer();
    const bool embeds = m_random.chance(30);
    gui([&] {
        m_session.show(
            QStringLiteral("import"),
            {{QStringLiteral("sources"),
              QVariantList{QUrl::fromLocalFile(app::qs((folder / "sample.ttl").string()))}}});
    });
    await("files to import",
          [&] { return importer.files()->rowCount() == 1 && !importer.files()->looking(); });
    gui([&] {
        importer.setName(name);
        if (!embeds) importer.setEmbedder(QStringLiteral("none"));
        importer.start();
    });
    await("an import", [&] { return importer.state() != Importer::Running; });
    const bool isDone = gui([&] { return importer.state() == Importer::Done; });
    if (!isDone) tell({{"notice", app::utf8(gui([&] { return importer.error(); }))}});
    const bool isOpen = isDone && ready();
    gui([this] { m_session.show(QStringLiteral("chat")); });
    return isOpen;
}

bool Person::editSchema() {
    SchemaEditor& editor = *m_session.schemaEditor();
    if (!ready()) return false;
    gui([&] {
        m_session.show(QStringLiteral("schema"));
        editor.open();
    });
    await("the schema", [&] {
        return editor.state() == SchemaEditor::Ready || editor.state() == SchemaEditor::Failed;
    });
    const auto isSettled = [&] { return !editor.checking() && !editor.writing(); };
    const bool isTried = tryEdit();
    await("an edit", isSettled);
    const bool isMade =
        isTried && gui([&] { return editor.error().isEmpty() && editor.problem().isEmpty(); });
    if (isTried && !isMade) tell({{"notice", app::utf8(gui([&] { return editor.error(); }))}});
    gui([&] { editor.undo(); });
    await("an edit taken back", isSettled);
    const QString problem = gui([&] { return editor.problem(); });
    if (!problem.isEmpty()) tell({{"notice", app::utf8(problem)}});
    gui([this] { m_session.show(QStringLiteral("chat")); });
    return isMade;
}

bool Person::tryEdit() {
    static const std::vector<QString> fields{QStringLiteral("comment"), QStringLiteral("synonyms"),
                                             QStringLiteral("name"),    QStringLiteral("label"),
                                             QStringLiteral("hidden"),  QStringLiteral("type")};
    const QString field = m_random.pick(fields);
    const QString text = QStringLiteral("soak_%1_%2").arg(app::qs(m_task.name)).arg(++m_number);
    const QVariant value = field == u"hidden" ? QVariant(true)
                           : field == u"type" ? QVariant(QStringLiteral("TEXT"))
                                              : QVariant(text);
    const std::size_t tableDrawn = m_random.next();
    const std::size_t columnDrawn = m_random.next();
    return gui([&] {
        SchemaEditor& editor = *m_session.schemaEditor();
        if (!editor.schema() || editor.schema()->schema().tables.empty()) return false;
        const auto& tables = editor.schema()->schema().tables;
        const std::size_t table = tableDrawn % tables.size();
        if (tables[table].columns.empty()) return false;
        const auto column = columnDrawn % tables[table].columns.size();
        editor.select(static_cast<int>(table), static_cast<int>(column));
        if (!editor.details()[QStringLiteral("editable")].toBool()) return false;
        editor.set(static_cast<int>(table), static_cast<int>(column), field, value);
        return true;
    });
}

bool Person::removeBase() {
    const QString prefix = app::qs("Soak " + m_task.name + " ");
    const QStringList own = gui([&] {
        QStringList folders;
        for (const auto& entry : m_session.bases()->entries())
            if (app::qs(entry.manifest.name).startsWith(prefix))
                folders << app::qs(entry.folder.string());
        return folders;
    });
    if (own.isEmpty()) return false;
    const QString& folder =
        own[static_cast<qsizetype>(m_random.below(static_cast<std::size_t>(own.size())))];
    app::BaseKeeper& keeper = *m_session.baseKeeper();
    const auto isThere = [&] { return m_session.bases()->entryOf(folder) != nullptr; };
    gui([&] { keeper.remove(folder); });
    await("a base to be deleted", [&] { return !isThere() || !keeper.error().isEmpty(); });
    const bool isBroughtBack =
        own.size() <= static_cast<qsizetype>(ownBases) && m_random.chance(60);
    if (isBroughtBack) {
        gui([&] { keeper.undoRemove(); });
        await("a base brought back", [&] { return isThere() || !keeper.error().isEmpty(); });
    }
    const QString error = gui([&] { return keeper.error(); });
    if (error.isEmpty()) return true;
    tell({{"notice", app::utf8(error)}});
    gui([&] { keeper.dismissError(); });
    return false;
}

bool Person::openBase() {
    const std::size_t place = m_random.next();
    gui([&] {
        const auto& entries = m_session.bases()->entries();
        if (entries.empty()) return;
        m_session.bases()->open(app::qs(entries[place % entries.size()].folder.string()));
    });
    return ready();
}

bool Person::query() {
    const QString table = anyTable();
    struct Query {
        const char* language;
        QString text;
    };
    const std::vector<Query> queries{
        {"sql", QStringLiteral("SELECT * FROM \"%1\" LIMIT 50").arg(table)},
        {"sql", QStringLiteral("SELECT COUNT(*) FROM \"%1\"").arg(table)},
        {"sql", QStringLiteral("SELECT nothing FROM nowhere")},
        {"sparql", QStringLiteral("SELECT * { ?s ?p ?o } LIMIT 50")},
        {"sparql", QStringLiteral("SELECT * { ?s ?p }")},
        {"cypher", QStringLiteral("MATCH (n) RETURN n LIMIT 20")}};
    const Query& wanted = m_random.pick(queries);
    Console* console = m_session.console(QString::fromLatin1(wanted.language));
    if (!console || !ready()) return false;
    const bool explains = m_random.chance(30);
    gui([&] {
        m_session.show(QStringLiteral("console"));
        console->load();
        console->run(wanted.text);
        if (explains) console->explain(wanted.text);
    });
    await("a query", [&] { return console->state() != Console::Running; });
    gui([this] { m_session.show(QStringLiteral("sources")); });
    if (gui([&] { return console->state() == Console::Done; })) return true;
    tell({{"notice", app::utf8(gui([&] {
               return console->query() + QStringLiteral(": ") + console->error();
           }))}});
    return false;
}

bool Person::explore() {
    const QString table = anyTable();
    gui([&] {
        m_session.show(QStringLiteral("explore"));
        m_session.explorer()->openTable(table);
    });
    spend(150ms);
    gui([this] {
        m_session.explorer()->home();
        m_session.show(QStringLiteral("sources"));
    });
    return true;
}

}  // namespace tripletalk::soak
