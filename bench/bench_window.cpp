// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategy.h"
#include "app/window/application.h"
#include "app/window/qmlengine.h"
#include "app/window/qttext.h"
#include "app/window/session.h"
#include "conversations/conversationstore.h"
#include "knowledge/importfiles.h"
#include "sample/sample.h"
#include "windowdriver.h"
#include "windowflows.h"

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <thread>

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

/// bench_window [MESSAGES]
///
/// Opens a conversation of 10,000 messages, scrolls through it, types, and has an answer streamed
/// into it, then walks through all other views over 100,000 triples, drawn without a GPU; prints
/// how many frames were slow and what held up the window longest, with its place. It measures wall
/// time: nothing else should run on the machine. It is not a test.
namespace {

using namespace tripletalk;
using namespace std::chrono_literals;
using nlohmann::json;

constexpr int usualMessages = 10'000;
constexpr int tokens = 400;
constexpr std::size_t triples = 100'000;

answering::Source source(int turn) {
    answering::Source source{.n = 1, .kind = "sql", .query = "SELECT name, mass, speed FROM thing"};
    source.columns = {{"name", true}, {"mass", false, "kg"}, {"speed", false, "km/h"}};
    for (int row = 0; row < 12; ++row)
        source.rows.push_back({{"Thing " + std::to_string(turn + row), "http://x/thing"},
                               {std::to_string(40 + row), "", "integer"},
                               {std::to_string(100 + turn % 90), "", "integer"}});
    return source;
}

std::string answerText(int turn) {
    std::string text = "There are **" + std::to_string(turn) + "** things that fit [1].\n\n";
    for (int line = 0; line < 2 + turn % 5; ++line)
        text += "- *Thing " + std::to_string(turn + line) +
                "* weighs `40 kg` and runs at 120 km/h, which is more than the others do [1].\n";
    return text;
}

/// The whole trace of an answer; the text comes word by word with `pause` between.
void tell(answering::Trace& trace, const std::string& question, int turn,
          std::chrono::milliseconds pause) {
    trace.emit(answering::RunStarted{.question = question, .strategy = "sql+passages"});
    trace.emit(answering::Understood{question});
    trace.emit(answering::ToolCalled{1, "sql", 1, "SELECT …"});
    trace.emit(answering::ToolReturned{1, "sql", 1, 3, {1}, {source(turn)}});
    std::string text = answerText(turn);
    for (int word = 0; pause > 0ms && word < tokens; ++word) {
        const std::string token = word % 12 == 11 ? "word [1].\n\n" : "**word** and ";
        text += token;
        trace.emit(answering::AnswerDelta{token});
        std::this_thread::sleep_for(pause);
    }
    trace.emit(answering::AnswerFinished{
        .status = answering::AnswerStatus::Answered, .answer = text, .citations = {1}});
}

class Streaming : public answering::AnswerStrategy {
  public:
    [[nodiscard]] std::string_view name() const override { return "streaming"; }
    void answer(const answering::Question& question, answering::Trace& trace,
                const CancelToken&) override {
        tell(trace, question.text, 1, 5ms);
    }
};

Result<std::unique_ptr<answering::AnswerStrategy>> streaming(
    const workspace::Configuration&, const std::vector<knowledge::KnowledgeBase>&,
    const llm::Access&) {
    return std::unique_ptr<answering::AnswerStrategy>(std::make_unique<Streaming>());
}

Result<void> writeConversation(const std::filesystem::path& file, int messages) {
    const auto store = conversations::ConversationStore::open(file);
    if (!store) return store.error();
    if (auto made = store->create({.id = "long", .title = "A long conversation"}); !made)
        return made;
    std::string parent;
    for (int turn = 0; turn < messages / 2; ++turn) {
        const std::string id = "turn" + std::to_string(turn);
        const std::string run = "run" + std::to_string(turn);
        const std::string question =
            "Which things weigh more than " + std::to_string(turn) + " kg?";
        std::vector<json> events;
        {
            answering::Trace trace(
                run, [&](const answering::Event& event) { events.push_back(toJson(event)); });
            tell(trace, question, turn, 0ms);
        }
        for (const auto& written : {store->addTurn({.id = id,
                                   .conversation = "long",
                                   .parent = parent,
                                   .question = question,
                                   .created = turn}),
                                    store->addRun({.id = run, .turn = id, .created = turn}),
                                    store->addEvents(run, events)})
            if (!written) return written;
        parent = id;
    }
    return {};
}

/// The sample, as many times as it takes to make 100,000 triples of it.
Result<void> writeBase(const std::filesystem::path& folder) {
    if (auto written = sample::writeSample({.out = folder, .triples = triples}); !written)
        return written;
    std::filesystem::create_directories(folder / "bases");
    auto report =
        knowledge::importFiles({folder / "sample.ttl"}, folder / "bases" / "sample.kb", {}, {}, {});
    if (!report) return report.error();
    return {};
}

void walkChat(bench::WindowDriver& driver, app::Session& session, QQuickWindow& window,
              int messages) {
    app::Chat& chat = *session.chat();
    driver.phase("open", [&] {
        chat.open(QStringLiteral("long"));
        driver.until([&] { return chat.turns()->rowCount() == messages / 2; });
        driver.wait(500ms);
    });
    driver.phase("scroll", [&] {
        auto* list = window.findChild<QQuickItem*>("turnList");
        QMetaObject::invokeMethod(list, "positionViewAtBeginning");
        driver.scroll(list, 150);
        for (const int row : {0, messages / 4, messages / 3, messages / 2 - 1}) {
            QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, row), Q_ARG(int, 0));
            driver.wait(200ms);
        }
    });
    driver.phase("type", [&] {
        QMetaObject::invokeMethod(window.findChild<QObject*>("questionInput"), "forceActiveFocus");
        for (int letter = 0; letter < 60; ++letter) driver.key(Qt::Key_A + letter % 26);
    });
    driver.phase("stream", [&] {
        chat.ask(QStringLiteral("Which things weigh more than others?"));
        driver.until([&] { return !chat.running(); });
        driver.wait(300ms);
    });
    driver.phase("another conversation and back", [&] {
        chat.newConversation();
        driver.wait(200ms);
        chat.open(QStringLiteral("long"));
        driver.until([&] { return chat.turns()->rowCount() > messages / 2; });
        driver.wait(500ms);
    });
}

Result<void> measure(app::Application& application, int messages) {
    const QTemporaryDir data;
    const auto folder = std::filesystem::path(app::utf8(data.path()));
    if (auto made = writeBase(folder); !made) return made;
    if (auto made = writeConversation(folder / "conversations.db", messages); !made) return made;
    app::Session session(folder, streaming, std::make_shared<net::Client>());
    QQmlApplicationEngine engine;
    engine.addImageProvider(QStringLiteral("icons"), new app::IconProvider);
    engine.setInitialProperties({{QStringLiteral("session"), QVariant::fromValue(&session)}});
    engine.load(QUrl(QStringLiteral("qrc:/TripleTalk/Main.qml")));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window)
        return Error{ErrorKind::Internal, Sentence::verbatim("The window cannot be loaded.")};
    bench::WindowDriver driver(*application.watchdog(), *window);
    session.start(folder / "bases" / "sample.kb", {});
    if (!driver.until([&] { return session.bases()->state() == app::Bases::Ready; }))
        return Error{ErrorKind::Internal, Sentence::verbatim("The base cannot be opened.")};
    bench::WindowDriver::printHead();
    walkChat(driver, session, *window, messages);
    bench::walkFlows(driver, session, folder / "sample.ttl");
    return {};
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QUICK_BACKEND", "software");
    if (!qEnvironmentVariableIsSet("TRIPLETALK_WATCHDOG")) qputenv("TRIPLETALK_WATCHDOG", "16");
    if (!qEnvironmentVariableIsSet("DISPLAY")) qputenv("QT_QPA_PLATFORM", "offscreen");
    app::Application application(argc, argv);
    app::chooseLook(application);
    const int messages = argc > 1 ? std::max(2, std::atoi(argv[1])) : usualMessages;
    const auto done = measure(application, messages);
    if (!done) std::cerr << done.error().toText() << "\n";
    return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
