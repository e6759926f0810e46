// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/components/shownchart.h"
#include "app/conversations/conversationmodel.h"
#include "app/conversations/history.h"
#include "app/window/tasks.h"
#include "conversations/export.h"

#include <functional>
#include <vector>

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Writes conversations to files for people and other programs: Markdown (.md), HTML (.html), PDF
/// (.pdf) or JSON (.json). An existing file is replaced when the new one is whole.
class Exporter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")

  public:
    Exporter(Tasks& tasks, History& history, ConversationModel& conversations, Bases& bases,
             QObject* parent = nullptr);

    /// Tells which charts the window shows; they are exported with what they stand for.
    void setCharts(std::function<std::vector<ShownChart>()> charts) {
        m_charts = std::move(charts);
    }

    /// A file's name without its ending; an empty conversation stands for all. With a question: for
    /// its answer alone.
    Q_INVOKABLE QString suggestedName(const QString& conversation,
                                      const QString& question = {}) const;
    /// The format is that of the file's ending: "md", "html", "pdf", "odt" or "json". With the id
    /// of a turn: that one alone.
    Q_INVOKABLE void save(const QString& conversation, const QUrl& file, const QString& turn = {});

  Q_SIGNALS:
    void saved(const QString& fileName);
    void failed(const QString& message);

  private:
    void write(std::vector<conversations::Exported> all, const QString& path, const QString& format,
               conversations::ChartPictures charts);

    Tasks& m_tasks;
    History& m_history;
    ConversationModel& m_conversations;
    Bases& m_bases;
    std::function<std::vector<ShownChart>()> m_charts;
};

/// The same of conversations that are there already; on any thread. Errors: Io, DiskFull.
Result<void> exportTo(const QString& path, const QString& format,
                      const std::vector<conversations::Exported>& all,
                      const conversations::ExportWords& words,
                      const conversations::ChartPictures& charts = {});

}  // namespace tripletalk::app
