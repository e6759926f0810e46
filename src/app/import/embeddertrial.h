// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "knowledge/importpreview.h"
#include "llm/providers.h"

#include <memory>
#include <string>

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Tries an embedder on a few passages of a preview and tells how long all of them would take.
class EmbedderTrial : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Importer")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(int tried READ tried NOTIFY changed)
    Q_PROPERTY(double passages READ passages NOTIFY changed)
    Q_PROPERTY(double seconds READ seconds NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(QString errorDetail READ errorDetail NOTIFY changed)

  public:
    enum State { Untried, Trying, Tried, Failed };
    Q_ENUM(State)

    EmbedderTrial(Tasks& tasks, std::shared_ptr<net::Client> client, QObject* parent = nullptr);
    ~EmbedderTrial() override { m_cancel.cancel(); }

    [[nodiscard]] State state() const { return m_state; }
    /// Passages that were embedded to find out.
    [[nodiscard]] int tried() const { return m_tried; }
    /// Of the whole import, guessed from the part that the preview has read.
    [[nodiscard]] double passages() const { return m_passages; }
    /// For all of them; a guess.
    [[nodiscard]] double seconds() const { return m_seconds; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString errorDetail() const { return m_errorDetail; }

    void start(std::shared_ptr<const knowledge::ImportPreview> preview, const std::string& embedder,
               knowledge::Privacy rule, const llm::Access& access);
    void stop();

  Q_SIGNALS:
    void changed();

  private:
    struct Measured {
        int tried = 0;
        double seconds = 0;
    };
    static Result<Measured> measure(const knowledge::KnowledgeBase& base, llm::Embedder& embedder,
                                    const CancelToken& cancel);
    void ended(const Result<Measured>& result);

    Tasks& m_tasks;
    std::shared_ptr<net::Client> m_client;
    State m_state = Untried;
    int m_tried = 0;
    double m_passages = 0;
    double m_seconds = 0;
    QString m_error;
    QString m_errorDetail;
    CancelToken m_cancel;
    int m_generation = 0;
};

}  // namespace tripletalk::app
