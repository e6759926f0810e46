// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases.h"
#include "app/resulttable.h"
#include "app/tasks.h"
#include "base/cancel.h"
#include "knowledge/savedqueries.h"
#include "workspace/queryhistory.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Queries that a person writes, run in the sandbox on a worker thread: the result or what is wrong
/// and where, those of before, and those saved by name.
class Console : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString sql READ sql NOTIFY changed)  ///< that ran last
    Q_PROPERTY(tripletalk::app::ResultTable* table READ table NOTIFY changed)
    Q_PROPERTY(bool truncated READ truncated NOTIFY changed)  ///< there are more rows
    Q_PROPERTY(double ms READ ms NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// The words that the error is about, as places in `sql`; equal where it is not known.
    Q_PROPERTY(int errorBegin READ errorBegin NOTIFY changed)
    Q_PROPERTY(int errorEnd READ errorEnd NOTIFY changed)
    Q_PROPERTY(QStringList history READ history NOTIFY historyChanged)
    /// {name, query, outdated} each
    Q_PROPERTY(QVariantList saved READ saved NOTIFY savedChanged)

  public:
    enum State { Idle, Running, Done, Failed };
    Q_ENUM(State)

    Console(Bases& bases, const std::filesystem::path& data, QObject* parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString sql() const { return m_sql; }
    [[nodiscard]] ResultTable* table() const { return m_table; }
    [[nodiscard]] bool truncated() const { return m_truncated; }
    [[nodiscard]] double ms() const { return m_ms; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] int errorBegin() const { return m_errorBegin; }
    [[nodiscard]] int errorEnd() const { return m_errorEnd; }
    [[nodiscard]] QStringList history() const { return m_history; }
    [[nodiscard]] QVariantList saved() const { return m_saved; }
    /// Stops and waits.
    void shutdown();

    /// Reads what ran before and what is saved: when the console is first looked at.
    Q_INVOKABLE void load();
    Q_INVOKABLE void run(const QString& sql);
    Q_INVOKABLE void stop();
    Q_INVOKABLE void save(const QString& name, const QString& sql);
    Q_INVOKABLE void removeSaved(const QString& name);
    /// {begin, list: [{text, detail, kind}]}: what may be written at `cursor`.
    [[nodiscard]] Q_INVOKABLE QVariantMap complete(const QString& sql, int cursor) const;

  Q_SIGNALS:
    void changed();
    void historyChanged();
    void savedChanged();
    void savedAs(const QString& name);
    /// Saving or removing did not work.
    void failed(const QString& why);

  private:
    struct Outcome;
    void baseChanged();
    void show(Outcome outcome);
    void clear();
    void readSaved();

    Bases& m_bases;
    workspace::QueryHistory m_kept;
    State m_state = Idle;
    QString m_sql;
    ResultTable* m_table = nullptr;
    bool m_truncated = false;
    double m_ms = 0;
    QString m_error;
    int m_errorBegin = 0;
    int m_errorEnd = 0;
    QStringList m_history;
    QVariantList m_saved;
    bool m_loaded = false;
    std::string m_base;
    int m_generation = 0;
    CancelToken m_cancel;
    Tasks m_tasks{1};
    Tasks m_disk{1};
};

}  // namespace tripletalk::app
