// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/baseinspector.h"
#include "app/bases/bases.h"
#include "app/bases/basetrash.h"
#include "app/bases/rebuild.h"
#include "app/window/longwork.h"
#include "app/window/tasks.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// What is done with whole knowledge bases, for QML: looked at (BaseInspector), renamed, packed,
/// deleted (BaseTrash), made anew from other files (rebuild.h), the privacy rule changed. One long
/// work at a time, on a worker thread (LongWork); what went wrong with the last one.
class BaseKeeper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QVariantMap details READ details NOTIFY detailsChanged)
    Q_PROPERTY(Work work READ work NOTIFY workChanged)
    Q_PROPERTY(QString workFolder READ workFolder NOTIFY workChanged)
    Q_PROPERTY(QString stage READ stage NOTIFY progressChanged)
    Q_PROPERTY(double fraction READ fraction NOTIFY progressChanged)
    Q_PROPERTY(QString error READ error NOTIFY errorChanged)
    Q_PROPERTY(QString errorDetail READ errorDetail NOTIFY errorChanged)
    Q_PROPERTY(QString errorFolder READ errorFolder NOTIFY errorChanged)
    Q_PROPERTY(Work errorWork READ errorWork NOTIFY errorChanged)
    Q_PROPERTY(QVariantMap changes READ changes NOTIFY changesChanged)
    /// The base that was deleted last and can be brought back; empty: none.
    Q_PROPERTY(QString removedName READ removedName NOTIFY removedNameChanged)

  public:
    enum Work {
        Nothing,
        Packing,
        Unpacking,
        Importing,
        Documents,
        Connecting,
        Indexing,
        Excerpting,
        Learning
    };
    Q_ENUM(Work)

    BaseKeeper(Tasks& tasks, Bases& bases, EndpointKeys& keys, QObject* parent = nullptr);

    /// Of the base that was looked at last: folder, name, endpoint (empty: the graph is here),
    /// needsKey, sources [{name, path, url, bytes, triples, document, added, state: same, changed,
    /// missing, unknown}], changed (of them), indexed (entities in the search index of an
    /// endpoint's graph; 0: it has none, -1: it is of no matter or not known yet), excerpt {here,
    /// there (facts; -1: not counted), missing (what it lacks, as text); nothing where none was
    /// fetched}, examples (that
    /// it keeps; -1: not known), learned {at (a date), read, learned, paths, relations, heldOut,
    /// heldRight, repeated, skipped, why (most of these); or error; nothing where no path was
    /// learned}, embedders, privacy, tables, passages, triples, entities, language, generation,
    /// outside (not in the data folder).
    [[nodiscard]] QVariantMap details() const { return m_inspector.details(); }
    [[nodiscard]] Work work() const { return m_work; }
    [[nodiscard]] QString workFolder() const { return m_workFolder; }
    [[nodiscard]] QString stage() const { return m_longWork.stage(); }
    [[nodiscard]] double fraction() const { return m_longWork.fraction(); }  ///< 0 to 1; -1 unknown
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString errorDetail() const { return m_errorDetail; }
    [[nodiscard]] QString errorFolder() const { return m_errorFolder; }  ///< empty: of no base
    /// What went wrong; Nothing: nothing, or no long work.
    [[nodiscard]] Work errorWork() const { return m_errorWork; }
    /// What the last import changed: folder and the members of knowledge::toJson(ImportChanges).
    [[nodiscard]] QVariantMap changes() const { return m_changes; }
    [[nodiscard]] QString removedName() const { return m_trash.removedName(); }
    void setAccess(llm::Access access) { m_servers.access = std::move(access); }
    void shutdown();

    Q_INVOKABLE void look(const QString& folder) { m_inspector.look(folder); }
    Q_INVOKABLE void rename(const QString& folder, const QString& name);
    /// "any", "local" or "schema".
    Q_INVOKABLE void setPrivacy(const QString& folder, const QString& rule);
    Q_INVOKABLE void pack(const QString& folder, const QUrl& file);
    /// Makes a base of a graph that stays where it is, once its endpoint has answered, and opens
    /// it. `name` may be empty, `authorization` (a secret) too.
    Q_INVOKABLE void connectEndpoint(const QString& url, const QString& name,
                                     const QString& authorization);
    /// What the endpoint of a remote base is sent from now on.
    Q_INVOKABLE void setKey(const QString& folder, const QString& authorization);
    /// Fetches the search index of a remote base from its endpoint: goes on where it broke off, and
    /// of one that is there fetches what is new.
    Q_INVOKABLE void fetchIndex(const QString& folder);
    /// Fetches an excerpt of the graph of a remote base from its endpoint, in place of an earlier
    /// one: by it questions are read without a model.
    Q_INVOKABLE void fetchExcerpt(const QString& folder);
    /// Learns from the examples that the base keeps which wording asks for which path, in place of
    /// what was learned before.
    Q_INVOKABLE void learnPaths(const QString& folder);
    /// Makes a base of a packed one and opens it.
    Q_INVOKABLE void unpack(const QUrl& file);
    /// Reads the sources anew.
    Q_INVOKABLE void importAgain(const QString& folder);
    Q_INVOKABLE void addDocuments(const QString& folder, const QList<QUrl>& files);
    Q_INVOKABLE void removeDocument(const QString& folder, const QString& name);
    /// A base outside the data folder only leaves the list.
    Q_INVOKABLE void remove(const QString& folder);
    Q_INVOKABLE void undoRemove();
    Q_INVOKABLE void cancel() { m_longWork.cancel(); }
    Q_INVOKABLE void dismissError() { setError({}, {}); }
    /// A packed base's, without its ending.
    Q_INVOKABLE QString suggestedName(const QString& folder) const;

  Q_SIGNALS:
    void detailsChanged();
    void workChanged();
    void progressChanged();
    void errorChanged();
    void changesChanged();
    /// To be told in passing.
    void done(const QString& message);
    void removed(const QString& name);
    void removedNameChanged();
    void connected();
    /// The folders outside the data folder that are to be remembered.
    void othersChanged(const std::vector<std::string>& folders);

  private:
    /// Nothing if other work runs.
    template <typename Job, typename Done>
    void start(Work work, const QString& folder, Job job, Done finish);
    void edit(const QString& folder, std::function<Result<void>()> change);
    void keep(const knowledge::Remote& remote, const std::string& key);
    /// Opens the base as it can be asked and calls `then`, which begins the work, with it.
    void reach(Work work, const QString& folder,
               void (BaseKeeper::*then)(const QString&, const knowledge::KnowledgeBase&));
    void fetchIndexOf(const QString& folder, const knowledge::KnowledgeBase& base);
    void fetchExcerptOf(const QString& folder, const knowledge::KnowledgeBase& base);
    void learnPathsOf(const QString& folder, const knowledge::KnowledgeBase& base);
    void lookAgain(const QString& folder);
    void changeDocuments(const QString& folder, knowledge::DocumentChange change);
    void imported(const QString& folder, const std::optional<knowledge::ImportChanges>& changes);
    void setError(const QString& folder, const std::optional<Error>& error, Work work = Nothing);

    Tasks& m_tasks;
    Bases& m_bases;
    EndpointKeys& m_keys;
    EmbedderServers m_servers;
    BaseInspector m_inspector;
    BaseTrash m_trash;
    LongWork m_longWork;
    Work m_work = Nothing;
    QString m_workFolder;
    QVariantMap m_changes;
    QString m_error;
    QString m_errorDetail;
    QString m_errorFolder;
    Work m_errorWork = Nothing;
};

}  // namespace tripletalk::app
