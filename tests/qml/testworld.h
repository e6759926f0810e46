// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/world.h"
#include "base/file.h"

#include <fstream>

#include <QClipboard>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QObject>
#include <QQuickWindow>

/// A session over the three robots, answered by the scripted strategy, for Qt Quick tests.
class TestWorld : public QObject {
    Q_OBJECT
    Q_PROPERTY(tripletalk::app::Session* session READ session CONSTANT)

  public:
    [[nodiscard]] tripletalk::app::Session* session() { return &m_world.session(); }
    Q_INVOKABLE bool openRobots() { return m_world.openRobots(); }
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

  private:
    tripletalk::app::test::World m_world;
};
