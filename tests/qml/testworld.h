// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/world.h"
#include "base/file.h"
#include "knowledge/manifest.h"
#include "support/sparqlserver.h"
#include "support/testmodelserver.h"

#include <fstream>
#include <functional>
#include <memory>

#include <QClipboard>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>
#include <QObject>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QStringList>

/// A session over the three robots, answered by the scripted strategy, for Qt Quick tests.
class TestWorld : public QObject {
    Q_OBJECT
    Q_PROPERTY(tripletalk::app::Session* session READ session CONSTANT)

  public:
    [[nodiscard]] tripletalk::app::Session* session() { return &m_world.session(); }
    Q_INVOKABLE bool openRobots() { return m_world.openRobots(); }
    /// Every text is asked for anew, as when the language of the window changes.
    Q_INVOKABLE void retranslate() {
        if (QQmlEngine* engine = qmlEngine(this)) engine->retranslate();
    }
    /// Another base.
    Q_INVOKABLE bool openFactory(int robots = 3) {
        using tripletalk::app::test::manyRobots;
        return m_world.openGraph("factory", m_world.write("factory.ttl", manyRobots(robots)));
    }
    Q_INVOKABLE bool keepExamples(int robots) { return m_world.keepExamples(robots); }
    Q_INVOKABLE bool teachWords() { return m_world.teachWords(); }
    /// The base in use is as an older program left it; false if that failed.
    Q_INVOKABLE bool ageBase() {
        return change("manifest.json", [](nlohmann::json& manifest) {
            manifest["version"] = tripletalk::knowledge::oldestVersion - 1;
        });
    }
    /// What it learned is as a program left it that told no date.
    Q_INVOKABLE bool forgetWhenLearned() {
        return change("learned/model.json",
                      [](nlohmann::json& model) { model["about"]["report"].erase("created"); });
    }
    /// Another program puts a copy of the base in use among the others; false if that failed.
    Q_INVOKABLE bool copyBase() {
        const std::filesystem::path base = tripletalk::app::utf8(session()->bases()->folder());
        std::error_code failed;
        std::filesystem::copy(base, base.parent_path() / "copy.kb",
                              std::filesystem::copy_options::recursive, failed);
        return !failed;
    }
    /// The address of an endpoint that serves their graph as long as the world is there.
    Q_INVOKABLE QString serveRobots() {
        m_endpoint = std::make_unique<tripletalk::tests::SparqlServer>(m_world.folder() / "bases" /
                                                                       "robots.kb");
        return tripletalk::app::qs(m_endpoint->url());
    }
    Q_INVOKABLE QUrl graphFile() const {
        return QUrl::fromLocalFile(tripletalk::app::qs(m_world.graphFile().string()));
    }
    /// A file of the world's folder, and what is in it.
    Q_INVOKABLE QUrl file(const QString& name) const {
        return QUrl::fromLocalFile(
            tripletalk::app::qs((m_world.folder() / name.toStdString()).string()));
    }
    Q_INVOKABLE QString contentOf(const QString& name) const {
        const auto content = tripletalk::readFile(m_world.folder() / name.toStdString());
        return content ? tripletalk::app::qs(*content) : QString();
    }
    /// Writes a file of the world's folder.
    Q_INVOKABLE QUrl write(const QString& name, const QString& content) const {
        const auto path = m_world.folder() / name.toStdString();
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << content.toStdString();
        return file(name);
    }
    /// Drags files over a place of a window and drops them there.
    Q_INVOKABLE static void drop(QQuickWindow* window, const QList<QUrl>& files) {
        QMimeData data;
        data.setUrls(files);
        const QPoint place(window->width() / 2, window->height() / 2);
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &enter);
        QDragMoveEvent move(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &move);
        QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &drop);
    }
    /// Another window adds a conversation; false if that failed.
    Q_INVOKABLE bool writeElsewhere(const QString& title) const {
        const auto store = tripletalk::conversations::ConversationStore::open(m_world.folder() /
                                                                              "conversations.db");
        return store && store->create({title.toStdString(), title.toStdString(), "", false, 1, 1});
    }
    /// The graph has one robot more, and another of another colour.
    Q_INVOKABLE void changeGraph() const {
        std::ofstream(m_world.graphFile(), std::ios::app)
            << "x:di a x:Robot ; rdfs:label \"Di\" . x:ada x:colour \"green\" .\n";
    }
    Q_INVOKABLE void removeGraph() const { std::filesystem::remove(m_world.graphFile()); }
    Q_INVOKABLE QString clipboard() const { return QGuiApplication::clipboard()->text(); }
    /// A model server without a model behind it, where Ollama and the OpenAI-compatible server are
    /// looked for.
    Q_INVOKABLE void serve(const QStringList& models) {
        using namespace tripletalk;
        m_server = std::make_unique<tests::ModelServer>(
            std::vector<tests::Rule>{{.match = "2 \\+ 3", .content = R"({"sum": 5})"},
                                     {.match = ".", .content = R"({"number": 1})"}});
        std::vector<std::string> names;
        for (const QString& name : models) names.push_back(name.toStdString());
        m_server->setLoadedModels(names);
        session()->settings()->setOllamaHost(app::qs(m_server->ollamaUrl()));
        session()->settings()->setOpenAiBaseUrl(app::qs(m_server->openAiUrl()));
    }
    [[nodiscard]] Q_INVOKABLE QString openAiUrl() const {
        return tripletalk::app::qs(m_server->openAiUrl());
    }
    /// How many requests the server has seen.
    Q_INVOKABLE int requests() const { return static_cast<int>(m_server->requests().size()); }
    /// What the server answers at a path; `open`: it never ends.
    Q_INVOKABLE void servePage(const QString& path, int status, const QString& body,
                               bool open = false) {
        m_server->setPage(path.toStdString(), {status, {body.toStdString()}, open});
    }
    Q_INVOKABLE bool clipboardHasPicture() const {
        return !QGuiApplication::clipboard()->image().isNull();
    }

  private:
    /// Changes a file of the base in use; false if that failed.
    bool change(const char* name, const std::function<void(nlohmann::json&)>& with) {
        using namespace tripletalk;
        const auto file = std::filesystem::path(app::utf8(session()->bases()->folder())) / name;
        const auto content = readFile(file);
        if (!content) return false;
        auto all = nlohmann::json::parse(*content);
        with(all);
        std::ofstream(file) << all.dump(1);
        return true;
    }
    std::unique_ptr<tripletalk::tests::ModelServer> m_server;
    tripletalk::app::test::World m_world;
    std::unique_ptr<tripletalk::tests::SparqlServer> m_endpoint;
};
