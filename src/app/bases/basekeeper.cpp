// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/basekeeper.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "knowledge/curator.h"
#include "knowledge/documents.h"
#include "knowledge/pack.h"
#include "knowledge/remotebase.h"
#include "knowledge/sources.h"
#include "passages/documentreader.h"
#include "workspace/privacygate.h"

#include <algorithm>
#include <chrono>

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace tripletalk::app {

using knowledge::KnowledgeBase;
using knowledge::Manifest;
using knowledge::SourceState;

namespace {

constexpr std::chrono::milliseconds progressPause{50};

QString stateName(SourceState state) {
    switch (state) {
        case SourceState::Same:
            return QStringLiteral("same");
        case SourceState::Changed:
            return QStringLiteral("changed");
        case SourceState::Missing:
            break;
    }
    return QStringLiteral("missing");
}

QVariantMap sourceMap(const knowledge::Source& source, const QString& state) {
    return {{"name", QFileInfo(qs(source.path)).fileName()},
            {"path", qs(source.path)},
            {"url", QUrl::fromLocalFile(qs(source.path))},
            {"bytes", static_cast<qlonglong>(source.bytes)},
            {"triples", static_cast<qlonglong>(source.triples)},
            {"document", passages::isDocument(source.path)},
            {"added", source.added},
            {"state", state}};
}

QVariantMap detailMap(const workspace::BaseEntry& entry, const std::vector<SourceState>& states) {
    const Manifest& manifest = entry.manifest;
    QVariantList sources;
    int changed = 0;
    for (std::size_t i = 0; i < manifest.sources.size(); ++i) {
        const bool known = i < states.size();
        sources << sourceMap(manifest.sources[i],
                             known ? stateName(states[i]) : QStringLiteral("unknown"));
        if (known && states[i] != SourceState::Same) ++changed;
    }
    QStringList embedders;
    for (const auto& embedder : manifest.embedders) embedders << qs(embedder.name);
    return {{"folder", qs(entry.folder.string())},
            {"id", qs(manifest.id)},
            {"name", qs(manifest.name)},
            {"endpoint", manifest.remote ? qs(manifest.remote->url) : QString()},
            {"needsKey", manifest.remote && manifest.remote->needsSecret},
            {"error", entry.error ? translated(*entry.error) : QString()},
            {"sources", sources},
            {"checked", states.size() == manifest.sources.size()},
            {"changed", changed},
            {"embedders", embedders},
            {"privacy", qs(knowledge::toString(manifest.privacy))},
            {"triples", static_cast<qlonglong>(manifest.triples)},
            {"entities", static_cast<qlonglong>(manifest.entities)},
            {"tables", static_cast<qlonglong>(manifest.tables)},
            {"passages", static_cast<qlonglong>(manifest.passages)},
            {"bytes", static_cast<qlonglong>(entry.bytes)},
            {"language", qs(manifest.language)},
            {"generation", static_cast<qlonglong>(manifest.generation)}};
}

/// The files of an import: documents that were added by themselves come over on their own.
std::vector<std::filesystem::path> importedFiles(const Manifest& manifest) {
    std::vector<std::filesystem::path> files;
    for (const auto& source : manifest.sources)
        if (!source.added) files.emplace_back(source.path);
    return files;
}

/// As the base was imported the last time.
knowledge::ImportOptions optionsOf(const KnowledgeBase& base) {
    knowledge::ImportOptions options;
    options.replace = true;
    options.name = base.manifest().name;
    options.language = base.manifest().language;
    if (const auto report = base.report();
        report && !report->value("skipped", nlohmann::json()).empty())
        options.onError = rdf::OnError::Skip;
    return options;
}

}  // namespace

BaseKeeper::BaseKeeper(Tasks& tasks, Bases& bases, EndpointKeys& keys, QObject* parent)
    : QObject(parent), m_tasks(tasks), m_bases(bases), m_keys(keys), m_client(keys.client()) {}

void BaseKeeper::shutdown() {
    m_cancel.cancel(CancelReason::Shutdown);
    m_looking.cancel(CancelReason::Shutdown);
}

QString BaseKeeper::nameOf(const QString& folder) const {
    for (const auto& entry : m_bases.entries())
        if (qs(entry.folder.string()) == folder) return qs(entry.manifest.name);
    return QFileInfo(folder).completeBaseName();
}

bool BaseKeeper::isOutside(const QString& folder) const {
    const auto& others = m_bases.others();
    return std::ranges::find(others, utf8(folder)) != others.end();
}

QString BaseKeeper::suggestedName(const QString& folder) const {
    QString name = nameOf(folder);
    name.replace(u'/', u' ');
    return name.simplified() + qs(knowledge::packedSuffix);
}

void BaseKeeper::setError(const QString& folder, const std::optional<Error>& error) {
    const bool cancelled = error && error->kind == ErrorKind::Cancelled;
    m_error = error && !cancelled ? translated(*error) : QString();
    m_errorDetail = error && !cancelled ? qs(error->detail) : QString();
    m_errorFolder = folder;
    Q_EMIT errorChanged();
}

void BaseKeeper::look(const QString& folder) {
    m_looking.cancel();
    m_looking = CancelToken();
    const int look = ++m_looks;
    const auto& entries = m_bases.entries();
    const auto found = std::ranges::find_if(
        entries, [&](const auto& entry) { return qs(entry.folder.string()) == folder; });
    if (found == entries.end()) {
        m_details.clear();
        Q_EMIT detailsChanged();
        return;
    }
    // What is known at once, then the state of the files, which takes reading them.
    m_details = detailMap(*found, {});
    m_details["outside"] = isOutside(folder);
    Q_EMIT detailsChanged();
    m_tasks.run(
        this,
        [entry = *found, cancel = m_looking] {
            auto states = knowledge::sourceStates(entry.manifest, cancel);
            return detailMap(entry, states ? *states : std::vector<SourceState>());
        },
        [this, look, folder](QVariantMap details) {
            if (look != m_looks) return;
            m_details = std::move(details);
            m_details["outside"] = isOutside(folder);
            Q_EMIT detailsChanged();
        });
}

template <typename Value, typename Do, typename Done>
void BaseKeeper::start(Work work, const QString& folder, Do job, Done finish) {
    if (m_work != Nothing) return;
    setError({}, {});
    m_work = work;
    m_workFolder = folder;
    m_stage.clear();
    m_fraction = -1;
    m_cancel = CancelToken();
    Q_EMIT workChanged();
    Q_EMIT progressChanged();
    using Clock = std::chrono::steady_clock;
    const int number = ++m_works;
    const ProgressSink sink = [this, number, guard = QPointer<QObject>(this),
                               shown = Clock::time_point()](const Progress& progress) mutable {
        const auto now = Clock::now();
        if (now - shown < progressPause) return;
        shown = now;
        m_tasks.deliver(guard, [this, number, progress] {
            if (number == m_works && m_work != Nothing) progressed(progress);
        });
    };
    m_tasks.run(
        this, [job, sink, cancel = m_cancel]() -> Result<Value> { return job(sink, cancel); },
        [this, folder, finish](Result<Value> result) {
            m_work = Nothing;
            Q_EMIT workChanged();
            if (result)
                finish(std::move(*result));
            else
                setError(folder, result.error());
        });
}

void BaseKeeper::progressed(const Progress& progress) {
    m_stage = qs(progress.stage);
    m_fraction = progress.total > 0
                     ? static_cast<double>(progress.done) / static_cast<double>(progress.total)
                     : -1;
    Q_EMIT progressChanged();
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
    QString path = file.toLocalFile();
    if (!path.endsWith(QStringLiteral(".tar.gz"))) path += qs(knowledge::packedSuffix);
    start<bool>(
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
    start<Manifest>(
        Connecting, {},
        [options, target, client = m_client](const ProgressSink&, const CancelToken& cancel) {
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
    for (const auto& entry : m_bases.entries()) {
        if (qs(entry.folder.string()) != folder || !entry.manifest.remote) continue;
        keep(*entry.manifest.remote, utf8(authorization.trimmed()));
        if (folder == m_bases.folder()) m_bases.open(folder);
    }
}

void BaseKeeper::unpack(const QUrl& file) {
    const QString path = file.toLocalFile();
    QString name = QFileInfo(path).fileName();
    for (const char* suffix : {".gz", ".tar", ".kb"})
        if (name.endsWith(QLatin1String(suffix))) name.chop(static_cast<int>(qstrlen(suffix)));
    std::set<std::string> taken;
    for (const auto& entry : m_bases.entries()) taken.insert(entry.manifest.id);
    const auto target = workspace::folderForName(m_bases.dataFolder(), utf8(name));
    start<Manifest>(
        Unpacking, {},
        [from = utf8(path), target, taken](const ProgressSink& progress,
                                           const CancelToken& cancel) -> Result<Manifest> {
            return knowledge::unpack(from, target, taken, progress, cancel);
        },
        [this, target](const Manifest& manifest) {
            m_bases.reload();
            m_bases.open(qs(target.string()));
            Q_EMIT done(tr("“%1” was unpacked.").arg(qs(manifest.name)));
        });
}

void BaseKeeper::importAgain(const QString& folder) {
    using Changes = std::optional<knowledge::ImportChanges>;
    start<Changes>(
        Importing, folder,
        [path = std::filesystem::path(utf8(folder)), access = m_access, client = m_client](
            const ProgressSink& progress, const CancelToken& cancel) -> Result<Changes> {
            const auto base = KnowledgeBase::open(path);
            if (!base) return base.error();
            auto options = optionsOf(*base);
            if (!base->manifest().embedders.empty()) {
                const auto gate = workspace::PrivacyGate::of({*base}, access, client);
                if (!gate) return gate.error();
                auto embedder = gate->embedder(base->manifest().embedders.front().name);
                if (!embedder) return embedder.error();
                options.embedder = std::move(*embedder);
            }
            auto report = knowledge::importFiles(importedFiles(base->manifest()), path, options,
                                                 progress, cancel);
            if (!report) return report.error();
            return report->changes;
        },
        [this, folder](const Changes& changes) {
            m_changes.clear();
            if (changes)
                m_changes =
                    QJsonDocument::fromJson(QByteArray::fromStdString(toJson(*changes).dump()))
                        .object()
                        .toVariantMap();
            m_changes["folder"] = folder;
            Q_EMIT changesChanged();
            m_bases.reload();
        });
}

void BaseKeeper::changeDocuments(const QString& folder, knowledge::DocumentChange change) {
    start<bool>(
        Documents, folder,
        [path = std::filesystem::path(utf8(folder)), change = std::move(change), access = m_access,
         client = m_client](const ProgressSink& progress,
                            const CancelToken& cancel) -> Result<bool> {
            const auto base = KnowledgeBase::open(path);
            if (!base) return base.error();
            const auto gate = workspace::PrivacyGate::of({*base}, access, client);
            if (!gate) return gate.error();
            auto changed = knowledge::changeDocuments(
                path, change, [&](const std::string& name) { return gate->embedder(name); },
                progress, cancel);
            if (!changed) return changed.error();
            return true;
        },
        [this](bool) { m_bases.reload(); });
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
    const QString name = nameOf(folder);
    const auto gone = [this, folder, name](const std::filesystem::path& aside) {
        m_removed = Removed{folder, name, aside};
        m_bases.close(folder);
        m_bases.reload();
        Q_EMIT removedNameChanged();
        Q_EMIT removed(name);
    };
    if (isOutside(folder)) {
        auto others = m_bases.others();
        std::erase(others, utf8(folder));
        m_bases.setOthers(others);
        Q_EMIT othersChanged(others);
        return gone({});
    }
    m_tasks.run(
        this, [path = utf8(folder)] { return workspace::setAside(path); },
        [this, folder, gone](const Result<std::filesystem::path>& aside) {
            if (!aside) return setError(folder, aside.error());
            gone(*aside);
        });
}

void BaseKeeper::undoRemove() {
    if (!m_removed) return;
    const Removed back = *std::exchange(m_removed, {});
    Q_EMIT removedNameChanged();
    if (back.aside.empty()) {
        auto others = m_bases.others();
        others.push_back(utf8(back.folder));
        m_bases.setOthers(others);
        Q_EMIT othersChanged(others);
        m_bases.reload();
        return;
    }
    setError({}, {});
    m_tasks.run(
        this,
        [aside = back.aside, folder = utf8(back.folder)] {
            return workspace::putBack(aside, folder);
        },
        [this, back](const Result<void>& done) {
            if (done) return m_bases.reload();
            // It can be tried again, unless another one was deleted since.
            if (!m_removed) m_removed = back;
            Q_EMIT removedNameChanged();
            setError(back.folder, done.error());
        });
}

}  // namespace tripletalk::app
