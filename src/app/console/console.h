// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/components/resulttable.h"
#include "app/console/querylanguages.h"
#include "app/window/tasks.h"
#include "base/cancel.h"
#include "knowledge/savedqueries.h"
#include "workspace/queryhistory.h"

#include <QObject>
#include <QStringList>
#include <QVariant>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Queries that a person writes in one language, run in the sandbox on a worker thread: the result
/// or what is wrong and where, those of before, and those saved by name.
class Console : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(tripletalk::app::ShownLanguage language READ language CONSTANT)
    Q_PROPERTY(QString query READ query NOTIFY changed)  ///< that ran last
    Q_PROPERTY(tripletalk::app::ResultTable* table READ table NOTIFY changed)
    /// True or false where the result is just that, else undefined.
    Q_PROPERTY(QVariant truth READ truth NOTIFY changed)
    Q_PROPERTY(bool truncated READ truncated NOTIFY changed)  ///< there are more rows
    Q_PROPERTY(double ms READ ms NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// The words that the error is about, as places in `query`; equal where it is not known.
    Q_PROPERTY(int errorBegin READ errorBegin NOTIFY changed)
    Q_PROPERTY(int errorEnd READ errorEnd NOTIFY changed)
    Q_PROPERTY(QStringList history READ history NOTIFY historyChanged)
    /// {name, query, outdated} each
    Q_PROPERTY(QVariantList saved READ saved NOTIFY savedChanged)
    /// Of the query that was asked for last: {query, parts: [{title, code, language}]}, of which
    /// titles are English as those of `language`, or {query, error}.
    Q_PROPERTY(QVariantMap explanation READ explanation NOTIFY explanationChanged)
    /// What queries name, for a list beside them: {text, detail, parts: [{text, detail}]} each.
    Q_PROPERTY(QVariantList names READ names NOTIFY wordsChanged)
    /// What completion needs and had to be read is there.
    Q_PROPERTY(bool knowsWords READ knowsWords NOTIFY wordsChanged)

  public:
    enum State { Idle, Running, Done, Failed };
    Q_ENUM(State)

    /// Consoles of several languages keep their queries in the same files: by one thread, `disk`.
    Console(Bases& bases, Tasks& disk, const knowledge::QueryLanguage& language,
            QObject* parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] ShownLanguage language() const { return shown(m_language); }
    [[nodiscard]] QString query() const { return m_query; }
    [[nodiscard]] ResultTable* table() const { return m_table; }
    [[nodiscard]] QVariant truth() const { return m_truth; }
    [[nodiscard]] bool truncated() const { return m_truncated; }
    [[nodiscard]] double ms() const { return m_ms; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] int errorBegin() const { return m_errorBegin; }
    [[nodiscard]] int errorEnd() const { return m_errorEnd; }
    [[nodiscard]] QStringList history() const { return m_history; }
    [[nodiscard]] QVariantList saved() const { return m_saved; }
    [[nodiscard]] QVariantMap explanation() const { return m_explanation; }
    [[nodiscard]] QVariantList names() const;
    [[nodiscard]] bool knowsWords() const { return m_words != nullptr; }
    /// Stops and waits.
    void shutdown();

    /// Reads what ran before and what is saved: when the console is first looked at.
    Q_INVOKABLE void load();
    Q_INVOKABLE void run(const QString& query);
    /// What an earlier query brought goes, unless it is this one.
    Q_INVOKABLE void turnTo(const QString& query);
    Q_INVOKABLE void stop();
    Q_INVOKABLE void save(const QString& name, const QString& query);
    Q_INVOKABLE void removeSaved(const QString& name);
    /// {begin, list: [{text, detail, kind}]}: what may be written at `cursor`.
    [[nodiscard]] Q_INVOKABLE QVariantMap complete(const QString& query, int cursor) const;
    Q_INVOKABLE void explain(const QString& query);

  Q_SIGNALS:
    void changed();
    void historyChanged();
    void savedChanged();
    void explanationChanged();
    void wordsChanged();
    void savedAs(const QString& name);
    /// Saving or removing did not work.
    void failed(const QString& why);

  private:
    struct Outcome;
    void baseChanged();
    void show(Outcome outcome);
    void clear();
    void readSaved();
    void readWords();
    [[nodiscard]] knowledge::SavedQueries savedQueries() const;

    Bases& m_bases;
    Tasks& m_disk;
    const knowledge::QueryLanguage& m_language;
    workspace::QueryHistory m_kept;
    State m_state = Idle;
    QString m_query;
    ResultTable* m_table = nullptr;
    QVariant m_truth;
    bool m_truncated = false;
    double m_ms = 0;
    QString m_error;
    int m_errorBegin = 0;
    int m_errorEnd = 0;
    QStringList m_history;
    QVariantList m_saved;
    QVariantMap m_explanation;
    QString m_toExplain;
    std::shared_ptr<const knowledge::QueryCompleter> m_words;  ///< null until they are read
    bool m_loaded = false;
    std::string m_base;
    int m_generation = 0;
    CancelToken m_cancel;
    CancelToken m_wordsCancel;
    Tasks m_tasks{1};
    Tasks m_reading{1};
};

}  // namespace tripletalk::app
