// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/application.h"
#include "app/window/qmlengine.h"
#include "app/window/qttext.h"
#include "app/window/screenshot.h"
#include "app/window/session.h"
#include "app/window/translation.h"
#include "base/version.h"
#include "knowledge/importsources.h"
#include "workspace/answerer.h"
#include "workspace/settings.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string_view>

#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QScreen>

using namespace tripletalk;

namespace {

/// Beside the installed program, else in the source tree it was built from.
std::filesystem::path sampleFolder() {
    const QDir program(QCoreApplication::applicationDirPath());
    for (const QString& folder : {program.filePath(QStringLiteral("../share/tripletalk/sample")),
                                  QStringLiteral(TRIPLETALK_SOURCE_SAMPLE)})
        if (QDir(folder).exists()) return app::utf8(QDir::cleanPath(folder));
    return {};
}

std::vector<std::filesystem::path> sampleFiles() {
    std::vector<std::filesystem::path> files;
    for (auto& source : knowledge::findSources({sampleFolder()}).files)
        files.push_back(std::move(source.path));
    return files;
}

/// What the desktop or a shell names, as the window's views want it.
QVariantList urlsOf(const QStringList& files) {
    QVariantList urls;
    for (const QString& file : files)
        urls.append(QUrl::fromUserInput(file, QDir::currentPath(), QUrl::AssumeLocalFile));
    return urls;
}

QSize sizeFrom(const QString& text) {
    const QSize size(text.section(u'x', 0, 0).toInt(), text.section(u'x', 1, 1).toInt());
    return size.isValid() && !size.isEmpty() ? size : QSize(1440, 900);
}

/// What the screen leaves beside its bars, and below the title that its desktop gives a window.
QSizeF roomForAWindow() {
    constexpr int title = 40;
    return QGuiApplication::primaryScreen()->availableSize() - QSize(0, title);
}

/// For measurements: tells when the window has its first picture and when its base is open, and
/// ends the program then.
void tellStart(QQuickWindow& window, app::Session& session) {
    const auto tell = [left = std::make_shared<int>(2)](const char* what) {
        std::puts(what);
        std::fflush(stdout);
        if (--*left == 0) QCoreApplication::quit();
    };
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window, [tell] { tell("painted"); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    QObject::connect(session.bases(), &app::Bases::currentChanged, &window, [tell, &session] {
        if (session.bases()->state() != app::Bases::Opening) tell("open");
    });
}

/// Qt's own options ("-platform offscreen") are none of these: Qt takes them away when the
/// application is made.
void addOptions(QCommandLineParser& options) {
    options.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    options.addHelpOption();
    options.addVersionOption();
    options.addOptions({{"kb", "Open this knowledge base.", "folder"},
                        {"screenshot", "Save a picture of the window and quit.", "file"},
                        {"ask", "With --screenshot: ask this first.", "question"},
                        {"show", "With --screenshot: a view, or a part of the derivation.", "name"},
                        {"size", "With --screenshot: WIDTHxHEIGHT.", "size"},
                        {"tell-start", "Say when the window is painted and its base open; quit."},
                        {"theme", "light, dark or system, for this time.", "name"},
                        {"text-scale", "1 to 2, for this time.", "number"},
                        {"language", "en or de, for this time.", "code"}});
    options.addPositionalArgument(QStringLiteral("files"),
                                  QStringLiteral("RDF files and documents to import."),
                                  QStringLiteral("[FILE…]"));
}

/// Whether help or version is all that is asked for: no screen is needed to tell them.
bool asksOfProgram(QCommandLineParser& options, int argc, char** argv) {
    QStringList words;
    for (int i = 0; i < argc; ++i) words.append(QString::fromLocal8Bit(argv[i]));
    options.parse(words);
    return options.isSet(QStringLiteral("help")) || options.isSet(QStringLiteral("version"));
}

/// Whether Qt has a screen to draw on; where it finds none it ends the program by a signal.
bool hasScreen(int argc, char** argv) {
    const bool isChosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM") ||
                          std::any_of(argv, argv + argc, [](std::string_view word) {
                              return word == "-platform" || word == "--platform";
                          });
    return isChosen || qEnvironmentVariableIsSet("DISPLAY") ||
           qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view version = tripletalk::version();
    QCoreApplication::setApplicationName(QStringLiteral("TripleTalk"));
    QCoreApplication::setApplicationVersion(QString::fromLatin1(version.data(), version.size()));
    QCommandLineParser options;
    addOptions(options);
    if (asksOfProgram(options, argc, argv)) {
        const QCoreApplication console(argc, argv);
        options.process(console);
    }
    if (!hasScreen(argc, argv)) {
        std::fputs("There is no screen to open a window on; tripletalk-cli needs none.\n", stderr);
        return 1;
    }
    app::Application application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("tripletalk"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/tripletalk.svg")));
    app::chooseLook(application);
    options.process(application);

    const auto client = std::make_shared<net::Client>();
    const auto answerers =
        [client](const workspace::Configuration& configuration,
                 const std::vector<knowledge::KnowledgeBase>& bases,
                 const llm::Access& access) -> Result<std::unique_ptr<answering::AnswerStrategy>> {
        if (auto suited = workspace::suits(configuration, bases); !suited) return suited.error();
        const auto gate = workspace::PrivacyGate::of(bases, access, client);
        if (!gate) return gate.error();
        return workspace::makeAnswerer(configuration, *gate, workspace::ownPrompts());
    };
    app::Session session(workspace::dataFolder(), answerers, client);
    app::Translation translation;
    const QString language = options.value(QStringLiteral("language"));
    translation.use(language.isEmpty() ? session.settings()->language() : language);

    app::NoNetwork noNetwork;
    QQmlApplicationEngine engine;
    engine.setNetworkAccessManagerFactory(&noNetwork);
    engine.addImageProvider(QStringLiteral("icons"), new app::IconProvider);
    engine.setInitialProperties(
        {{QStringLiteral("session"), QVariant::fromValue(&session)},
         {QStringLiteral("room"), roomForAWindow()},
         {QStringLiteral("themeOverride"), options.value(QStringLiteral("theme"))},
         {QStringLiteral("textScaleOverride"),
          options.value(QStringLiteral("text-scale")).toDouble()}});
    engine.load(QUrl(QStringLiteral("qrc:/TripleTalk/Main.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    QObject::connect(session.settings(), &app::AppSettings::languageChanged, &engine, [&] {
        translation.use(session.settings()->language());
        engine.retranslate();
    });

    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    std::unique_ptr<app::Screenshot> screenshot;
    if (const QString file = options.value(QStringLiteral("screenshot")); !file.isEmpty())
        screenshot = std::make_unique<app::Screenshot>(
            session, *window,
            app::ScreenshotWish{file, options.value(QStringLiteral("ask")),
                                options.value(QStringLiteral("show")),
                                sizeFrom(options.value(QStringLiteral("size")))});
    if (options.isSet(QStringLiteral("tell-start"))) tellStart(*window, session);
    session.start(app::utf8(options.value(QStringLiteral("kb"))), sampleFiles());
    if (const QVariantList files = urlsOf(options.positionalArguments()); !files.isEmpty())
        session.show(QStringLiteral("import"), {{QStringLiteral("sources"), files}});
    return QGuiApplication::exec();
}
