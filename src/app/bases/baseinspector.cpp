// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/baseinspector.h"

#include "answering/rewrite/pathtraining.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/remoteexcerpt.h"
#include "knowledge/sources.h"
#include "knowledge/switchedexamples.h"
#include "passages/documentreader.h"

#include <utility>
#include <vector>

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QUrl>

namespace tripletalk::app {

using knowledge::Manifest;
using knowledge::SourceState;

namespace {

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
            {"document", source.triples == 0 && passages::isDocument(source.path)},
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
            {"indexed", -1},
            {"examples", -1},
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

/// Entities that can be looked up in what was fetched from an endpoint; -1 of a graph here.
qlonglong indexedOf(const knowledge::KnowledgeBase& base) {
    if (!base.manifest().remote) return -1;
    const auto index = base.lookup();
    return index ? index->count(lookup::ItemKind::Entity) : 0;
}

/// What is here of an endpoint's graph to read questions by; nothing of a graph here.
QVariantMap excerptOf(const knowledge::KnowledgeBase& base) {
    const auto info = knowledge::excerptInfo(base);
    if (!base.isRemote() || !info) return {};
    QStringList missing;
    for (const auto& gap : info->report.gaps)
        missing << QStringLiteral("%1 (%2)").arg(
            translated(gap.what), QLocale().toString(static_cast<qlonglong>(gap.count)));
    return {{"here", static_cast<qlonglong>(info->has)},
            {"there", static_cast<qlonglong>(info->report.triples)},
            {"missing", missing.join(QStringLiteral("; "))}};
}

qlonglong examplesOf(const knowledge::KnowledgeBase& base) {
    const auto kept = knowledge::allExamples(base);
    return kept ? static_cast<qlonglong>(kept->size()) : -1;
}

QVariantMap learnedOf(const std::filesystem::path& folder) {
    const auto training = answering::lastTraining(folder);
    if (!training && training.error().kind == ErrorKind::NotFound) return {};
    if (!training) return {{"error", translated(training.error())}};
    const auto* most = training->skipped.mostFrequent();
    return {{"at", QDateTime::fromString(qs(training->created), Qt::ISODate)},
            {"read", static_cast<qlonglong>(training->read)},
            {"learned", static_cast<qlonglong>(training->learned)},
            {"paths", static_cast<qlonglong>(training->paths)},
            {"relations", static_cast<qlonglong>(training->relations)},
            {"heldOut", static_cast<qlonglong>(training->heldOut)},
            {"heldRight", static_cast<qlonglong>(training->heldRight)},
            {"repeated", static_cast<qlonglong>(training->repeated)},
            {"skipped", static_cast<qlonglong>(training->skipped.count())},
            {"why", most ? translated(most->why) : QString()}};
}

/// What takes opening the base to know.
void addWhatIsInside(const std::filesystem::path& folder, QVariantMap& details) {
    const auto base = knowledge::KnowledgeBase::open(folder);
    if (!base) return;
    details["indexed"] = indexedOf(*base);
    details["excerpt"] = excerptOf(*base);
    details["examples"] = examplesOf(*base);
    details["learned"] = learnedOf(folder);
}

}  // namespace

BaseInspector::BaseInspector(Tasks& tasks, const Bases& bases, QObject* parent)
    : QObject(parent), m_tasks(tasks), m_bases(bases) {}

void BaseInspector::look(const QString& folder) {
    m_cancel.cancel();
    m_cancel = CancelToken();
    const int look = ++m_looks;
    const workspace::BaseEntry* entry = m_bases.entryOf(folder);
    if (!entry) {
        m_details.clear();
        Q_EMIT changed();
        return;
    }
    show(folder, detailMap(*entry, {}));
    m_tasks.run(
        this,
        [entry = *entry, cancel = m_cancel] {
            auto states = knowledge::sourceStates(entry.manifest, cancel);
            auto details = detailMap(entry, states ? *states : std::vector<SourceState>());
            addWhatIsInside(entry.folder, details);
            return details;
        },
        [this, look, folder](QVariantMap details) {
            if (look == m_looks) show(folder, std::move(details));
        });
}

void BaseInspector::show(const QString& folder, QVariantMap details) {
    m_details = std::move(details);
    m_details["outside"] = m_bases.isOutside(folder);
    Q_EMIT changed();
}

}  // namespace tripletalk::app
