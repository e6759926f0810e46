// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "soak/soakedwindow.h"

#include "app/window/application.h"
#include "app/window/qmlengine.h"
#include "app/window/qttext.h"
#include "app/window/session.h"
#include "app/window/translation.h"
#include "base/jsontext.h"
#include "soak/person.h"
#include "workspace/answerer.h"
#include "workspace/settings.h"

#include <cstdio>
#include <iostream>
#include <stdexcept>
#include <thread>

#include <QQmlApplicationEngine>

namespace tripletalk::soak {

namespace {

/// As the program makes them (src/app/main.cpp).
app::AnswererFactory answerersWith(const std::shared_ptr<net::Client>& client) {
    return
        [client](const workspace::Configuration& configuration,
                 const std::vector<knowledge::KnowledgeBase>& bases,
                 const llm::Access& access) -> Result<std::unique_ptr<answering::AnswerStrategy>> {
            if (auto suited = workspace::suits(configuration, bases); !suited)
                return suited.error();
            const auto gate = workspace::PrivacyGate::of(bases, access, client);
            if (!gate) return gate.error();
            return workspace::makeAnswerer(configuration, *gate, workspace::ownPrompts());
        };
}

void restAndWait(Person& person) {
    person.rest();
    tell({{"rest", true}});
    std::string go;
    std::getline(std::cin, go);
}

/// A thread of its own, so that all it does comes to the window's event loop as an event, as what a
/// mouse does: called between two turns of a loop, the window would never delete what is to go
/// later.
int work(app::Session& session, const WindowTask& task) {
    try {
        Person person(session, task);
        person.warmUp();
        restAndWait(person);
        person.work();
        restAndWait(person);
        return 0;
    } catch (const std::runtime_error& hung) {
        tell({{"hung", hung.what()}});
        return 1;
    }
}

}  // namespace

void tell(const nlohmann::json& line) {
    std::puts(jsonText(line).c_str());
    std::fflush(stdout);
}

int runWindow(int argc, char** argv, const WindowTask& task) {
    app::Application application(argc, argv);
    app::chooseLook(application);
    const auto client = std::make_shared<net::Client>();
    app::Session session(task.folder, answerersWith(client), client);
    app::Translation translation;
    translation.use(QStringLiteral("en"));
    app::NoNetwork noNetwork;
    QQmlApplicationEngine engine;
    engine.setNetworkAccessManagerFactory(&noNetwork);
    engine.addImageProvider(QStringLiteral("icons"), new app::IconProvider);
    engine.setInitialProperties({{QStringLiteral("session"), QVariant::fromValue(&session)}});
    engine.load(QUrl(QStringLiteral("qrc:/TripleTalk/Main.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    session.start(task.folder / "bases" / "sample.kb", {});
    int status = 1;
    std::thread person([&] {
        status = work(session, task);
        QMetaObject::invokeMethod(&application, &QCoreApplication::quit, Qt::QueuedConnection);
    });
    QGuiApplication::exec();
    person.join();
    return status;
}

}  // namespace tripletalk::soak
