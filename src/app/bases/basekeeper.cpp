// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/basekeeper.h"

#include "answering/rewrite/pathtraining.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/jsontext.h"
#include "knowledge/curator.h"
#include "knowledge/pack.h"
#include "knowledge/remotebase.h"
#include "knowledge/remoteexcerpt.h"
#include "knowledge/remotelookup.h"
#include "rdf/remedy.h"
#include "workspace/baselist.h"

#include <set>
#include <utility>

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace tripletalk::app {

using knowledge::Manifest;

BaseKeeper::BaseKeeper(Tasks& tasks, Bases& bases, EndpointKeys& keys, QObject* parent)
    : QObject(parent),
      m_tasks(tasks),
      m_bases(bases),
      m_keys(keys),
      m_servers{{}, keys.client()},
      m_inspector(tasks, bases),
      m_trash(tasks, bases),
      m_longWork(tasks) {
    connect(&m_inspector, &BaseInspector::changed, this, &BaseKeeper::detailsChanged);
    connect(&m_longWork, &LongWork::progressChanged, this, &BaseKeeper::progressChanged);
    connect(&m_trash, &BaseTrash::removed, this, &BaseKeeper::removed);
    connect(&m_trash, &BaseTrash::removedNameChanged, this, &BaseKeeper::removedNameChanged);
    connect(&m_trash, &BaseTrash::othersChanged, this, &BaseKeeper::othersChanged);
    connect(&m_trash, &BaseTrash::failed, this,
            [this](const QString& folder, const Error& error) { setError(folder, error); });
}

void BaseKeeper::shutdown() {
    m_longWork.cancel(CancelReason::Shutdown);
    m_inspector.shutdown();
}

QString BaseKeeper::suggestedName(const QString& folder) const {
    QString name = m_bases.nameOf(folder);
    name.replace(u'/', u' ');
    return name.simplified();
}

void BaseKeeper::setError(const QString& folder, const std::optional<Error>& error, Work work) {
    const bool cancelled = error && error->kind == ErrorKind::Cancelled;
    m_error = error && !cancelled ? translated(*error) : QString();
    m_errorDetail = error && !cancelled ? qs(rdf::withoutRemedy(error->detail)) : QString();
    m_errorFolder = folder;
    m_errorWork = work;
    Q_EMIT errorChanged();
}

template <typename Job, typename Done>
void BaseKeeper::start(Work work, const QString& folder, Job job, Done finish) {
    if (m_work != Nothing) return;
    setError({}, {});
    m_work = work;
    m_workFolder = folder;
    m_longWork.start(std::move(job), [this, work, folder, finish = std::move(finish)](auto result) {
        m_work = Nothing;
        Q_EMIT workChanged();
        if (result)
            finish(*result);
        else
            setError(folder, result.error(), work);
    });
    Q_EMIT workChanged();
}

void BaseKeeper::edit(const QString& folder, std::function<Result<void>()> change) {
    setError({}, {});
    m_tasks.run(this, std::move(change), [this, folder](const Result<void>& done) {
        if (!done) return setError(folder, done.error());
        m_bases.reload();
    });
}

void BaseKeeper::rename(const QString& folder, const QString& name) {
    edit(folder,
         [path = utf8(folder), name = utf8(name)] { return knowledge::renameBase(path, name); });
}

void BaseKeeper::setPrivacy(const QString& folder, const QString& rule) {
    const auto wanted = knowledge::privacyFromString(utf8(rule));
    if (!wanted) return setError(folder, wanted.error());
    edit(folder,
         [path = utf8(folder), rule = *wanted] { return knowledge::setPrivacy(path, rule); });
}

void BaseKeeper::pack(const QString& folder, const QUrl& file) {
    const QString path = file.toLocalFile();
    start(
        Packing, folder,
        [from = utf8(folder), to = utf8(path)](const ProgressSink& progress,
                                               const CancelToken& cancel) -> Result<bool> {
            if (auto done = knowledge::pack(from, to, progress, cancel); !done) return done.error();
            return true;
        },
        [this, path](bool) { Q_EMIT done(tr("“%1” was saved.").arg(QFileInfo(path).fileName())); });
}

void BaseKeeper::connectEndpoint(const QString& url, const QString& name,
                                 const QString& authorization) {
    knowledge::RemoteOptions options{.url = utf8(url.trimmed()),
                                     .authorization = utf8(authorization.trimmed()),
                                     .name = utf8(name.simplified())};
    const QString called = name.simplified().isEmpty() ? QUrl(url.trimmed()).host() : name;
    const auto target = workspace::folderForName(m_bases.dataFolder(), utf8(called));
    start(
        Connecting, {},
        [options, target, client = m_servers.client](const ProgressSink&,
                                                     const CancelToken& cancel) {
            return knowledge::makeRemoteBase(target, options, client, cancel);
        },
        [this, target, key = options.authorization](const Manifest& manifest) {
            if (!key.empty()) keep(*manifest.remote, key);
            m_bases.reload();
            m_bases.open(qs(target.string()));
            Q_EMIT connected();
        });
}

void BaseKeeper::keep(const knowledge::Remote& remote, const std::string& key) {
    m_keys.keep(remote, key, [this](bool kept) {
        if (!kept)
            Q_EMIT done(
                tr("No keychain answers on this desktop: the authorization is kept for "
                   "this session only."));
    });
}

void BaseKeeper::setKey(const QString& folder, const QString& authorization) {
    const workspace::BaseEntry* entry = m_bases.entryOf(folder);
    if (!entry || !entry->manifest.remote) return;
    keep(*entry->manifest.remote, utf8(authorization.trimmed()));
    if (folder == m_bases.folder()) m_bases.open(folder);
}

void BaseKeeper::reach(Work work, const QString& folder,
                       void (BaseKeeper::*then)(const QString&, const knowledge::KnowledgeBase&)) {
    setError({}, {});
    m_bases.reach(folder, this,
                  [this, work, folder, then](const Result<knowledge::KnowledgeBase>& base) {
                      if (!base) return setError(folder, base.error(), work);
                      (this->*then)(folder, *base);
                  });
}

void BaseKeeper::lookAgain(const QString& folder) {
    if (details()["folder"] == folder) look(folder);
}

void BaseKeeper::fetchIndex(const QString& folder) {
    reach(Indexing, folder, &BaseKeeper::fetchIndexOf);
}

void BaseKeeper::fetchIndexOf(const QString& folder, const knowledge::KnowledgeBase& base) {
    start(
        Indexing, folder,
        [base](const ProgressSink& progress, const CancelToken& cancel) {
            return knowledge::indexRemote(base, false, progress, cancel);
        },
        [this, folder](const lookup::FetchReport& report) {
            m_bases.reload();
            lookAgain(folder);
            if (report.unchanged)
                Q_EMIT done(tr("The graph has as many facts as before: nothing was fetched."));
        });
}

void BaseKeeper::fetchExcerpt(const QString& folder) {
    reach(Excerpting, folder, &BaseKeeper::fetchExcerptOf);
}

void BaseKeeper::fetchExcerptOf(const QString& folder, const knowledge::KnowledgeBase& base) {
    start(
        Excerpting, folder,
        [base](const ProgressSink& progress, const CancelToken& cancel) {
            return knowledge::fetchExcerpt(base, {}, progress, cancel);
        },
        [this, folder](const knowledge::ExcerptInfo&) {
            m_bases.reload();
            lookAgain(folder);
            // What can answer from it is another matter now.
            if (folder == m_bases.folder()) m_bases.open(folder);
        });
}

void BaseKeeper::learnPaths(const QString& folder) {
    reach(Learning, folder, &BaseKeeper::learnPathsOf);
}

void BaseKeeper::learnPathsOf(const QString& folder, const knowledge::KnowledgeBase& base) {
    start(
        Learning, folder,
        [base](const ProgressSink& progress, const CancelToken& cancel) {
            return answering::trainPaths(base, nullptr, progress, cancel);
        },
        [this, folder](const answering::TrainingReport& report) {
            m_bases.reload();
            lookAgain(folder);
            Q_EMIT done(tr("“%1” learned from %2 of %3 examples.")
                            .arg(m_bases.nameOf(folder),
                                 QLocale().toString(static_cast<qlonglong>(report.learned)),
                                 QLocale().toString(static_cast<qlonglong>(report.read))));
        });
}

void BaseKeeper::unpack(const QUrl& file) {
    const QString path = file.toLocalFile();
    QString name = QFileInfo(path).fileName();
    for (const char* suffix : {".gz", ".tar", ".kb"})
        if (name.endsWith(QLatin1String(suffix))) name.chop(static_cast<int>(qstrlen(suffix)));
    std::set<std::string> taken;
    for (const auto& entry : m_bases.entries()) taken.insert(entry.manifest.id);
    const auto target = workspace::folderForName(m_bases.dataFolder(), utf8(name));
    start(
        Unpacking, {},
        [from = utf8(path), target, taken](const ProgressSink& progress,
                                           const CancelToken& cancel) {
            return knowledge::unpack(from, target, taken, progress, cancel);
        },
        [this, target](const Manifest& manifest) {
            m_bases.reload();
            m_bases.open(qs(target.string()));
            Q_EMIT done(tr("“%1” was unpacked.").arg(qs(manifest.name)));
        });
}

void BaseKeeper::importAgain(const QString& folder) {
    start(
        Importing, folder,
        [path = utf8(folder), servers = m_servers](const ProgressSink& progress,
                                                   const CancelToken& cancel) {
            return rebuildFromSources(path, servers, progress, cancel);
        },
        [this, folder](const std::optional<knowledge::ImportChanges>& changes) {
            imported(folder, changes);
        });
}

void BaseKeeper::imported(const QString& folder,
                          const std::optional<knowledge::ImportChanges>& changes) {
    m_changes.clear();
    if (changes)
        m_changes = QJsonDocument::fromJson(QByteArray::fromStdString(jsonText(toJson(*changes))))
                        .object()
                        .toVariantMap();
    m_changes["folder"] = folder;
    Q_EMIT changesChanged();
    m_bases.reload();
}

void BaseKeeper::changeDocuments(const QString& folder, knowledge::DocumentChange change) {
    start(
        Documents, folder,
        [path = utf8(folder), change = std::move(change), servers = m_servers](
            const ProgressSink& progress, const CancelToken& cancel) {
            return rebuildWithDocuments(path, change, servers, progress, cancel);
        },
        [this](const knowledge::KnowledgeBase&) { m_bases.reload(); });
}

void BaseKeeper::addDocuments(const QString& folder, const QList<QUrl>& files) {
    knowledge::DocumentChange change;
    for (const QUrl& file : files) change.add.emplace_back(utf8(file.toLocalFile()));
    if (!change.add.empty()) changeDocuments(folder, std::move(change));
}

void BaseKeeper::removeDocument(const QString& folder, const QString& name) {
    changeDocuments(folder, {{}, {utf8(name)}});
}

void BaseKeeper::remove(const QString& folder) {
    setError({}, {});
    m_trash.remove(folder);
}

void BaseKeeper::undoRemove() {
    setError({}, {});
    m_trash.undo();
}

}  // namespace tripletalk::app
