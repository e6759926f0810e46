// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/reading/readingquery.h"
#include "app/components/resulttable.h"
#include "app/window/tasks.h"
#include "base/cancel.h"
#include "knowledge/knowledgebase.h"

#include <functional>
#include <optional>
#include <vector>

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// A query that a person puts together from parts: a reading (docs/trace.md) without a question.
/// Each change is run at once, on a worker thread; one that cannot be asked changes nothing but
/// `error`.
class QueryBuilder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Explorer")
    Q_PROPERTY(QVariantList parts READ parts NOTIFY changed)  ///< shownreading.h
    /// The table that the query is about; empty while there is none.
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)  ///< what it asks for
    /// How it is written, by language; none where that cannot say it.
    Q_PROPERTY(QVariantMap queries READ queries NOTIFY changed)
    Q_PROPERTY(tripletalk::app::ResultTable* table READ table NOTIFY changed)
    Q_PROPERTY(bool truncated READ truncated NOTIFY changed)  ///< there are more rows
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)

  public:
    using QObject::QObject;

    [[nodiscard]] QVariantList parts() const;
    [[nodiscard]] QString about() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] QVariantMap queries() const;
    [[nodiscard]] ResultTable* table() const { return m_table; }
    [[nodiscard]] bool truncated() const { return m_truncated; }
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_steps.size(); }

    void setBase(const std::optional<knowledge::KnowledgeBase>& base);
    /// Begins anew with the things of a table.
    void begin(const QString& table);
    /// Begins anew with the reading of an answer.
    void open(const nlohmann::json& reading);
    void shutdown();

    /// Another choice for the part at this place; -1: without it.
    Q_INVOKABLE void change(const QString& place, int choice);
    /// A change as readingedit.h has it.
    Q_INVOKABLE void edit(const QVariantMap& edit);
    Q_INVOKABLE void undo() { go(-1); }
    Q_INVOKABLE void redo() { go(1); }
    Q_INVOKABLE void stop() { m_cancel.cancel(); }
    /// Hands the query to the chat.
    Q_INVOKABLE void ask();

  Q_SIGNALS:
    void changed();
    void asked(const QString& words, const nlohmann::json& reading);

  private:
    using Query = answering::reading::ReadingQuery;
    struct Outcome {
        Query query;
        answering::Source source;
    };
    using Make = std::function<Result<Query>(const knowledge::KnowledgeBase&)>;
    enum class Step { First, Next, Same };
    void run(Step step, Make make);
    void tryReading(nlohmann::json reading);
    void go(int steps);
    void show(Step step, Result<Outcome> outcome);
    void clear();
    [[nodiscard]] const Query* query() const;

    std::optional<knowledge::KnowledgeBase> m_base;
    std::vector<Query> m_steps;  ///< those before and behind what is shown
    std::size_t m_at = 0;
    ResultTable* m_table = nullptr;
    bool m_truncated = false;
    bool m_busy = false;
    QString m_error;
    int m_generation = 0;
    CancelToken m_cancel;
    Tasks m_tasks{1};
};

}  // namespace tripletalk::app
