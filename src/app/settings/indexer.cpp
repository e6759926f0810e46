// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/indexer.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "knowledge/embedders.h"
#include "workspace/privacygate.h"

#include <chrono>
#include <utility>

#include <QPointer>

namespace tripletalk::app {

using knowledge::KnowledgeBase;

Indexer::Indexer(Tasks& tasks, Bases& bases, std::shared_ptr<net::Client> client, QObject* parent)
    : QAbstractListModel(parent), m_tasks(tasks), m_bases(bases), m_client(std::move(client)) {
    connect(&m_bases, &Bases::currentChanged, this, &Indexer::read);
}

int Indexer::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_indexes.size());
}

QVariant Indexer::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& one = m_indexes[static_cast<std::size_t>(index.row())];
    switch (role) {
        case SpecRole:
            return qs(one.name);
        case DimensionsRole:
            return one.dimensions;
        default:
            return {};
    }
}

QHash<int, QByteArray> Indexer::roleNames() const {
    return {{SpecRole, "spec"}, {DimensionsRole, "dimensions"}};
}

QStringList Indexer::built() const {
    QStringList names;
    for (const auto& one : m_indexes) names << qs(one.name);
    return names;
}

void Indexer::read() {
    beginResetModel();
    m_indexes = m_bases.current() ? m_bases.current()->manifest().embedders
                                  : std::vector<knowledge::EmbedderInfo>();
    endResetModel();
    Q_EMIT changed();
}

void Indexer::build(const QString& spec) {
    start(spec,
          [spec = utf8(spec), access = m_access, client = m_client](
              const std::filesystem::path& folder, const ProgressSink& progress,
              const CancelToken& cancel) -> Outcome {
              const auto base = KnowledgeBase::open(folder);
              if (!base) return base.error();
              const auto gate = workspace::PrivacyGate::of({*base}, access, client);
              if (!gate) return gate.error();
              const auto embedder = gate->embedder(spec);
              if (!embedder) return embedder.error();
              return knowledge::addEmbedder(folder, **embedder, progress, cancel);
          });
}

void Indexer::remove(const QString& spec) {
    start(spec, [spec = utf8(spec)](const std::filesystem::path& folder, const ProgressSink&,
                                    const CancelToken&) {
        return knowledge::removeEmbedder(folder, spec);
    });
}

void Indexer::start(const QString& spec, Work work) {
    if (!m_building.isEmpty() || !m_bases.current()) return;
    m_building = spec;
    m_fraction = -1;
    m_problem.clear();
    m_cancel = CancelToken();
    Q_EMIT changed();
    using Clock = std::chrono::steady_clock;
    const ProgressSink sink = [this, guard = QPointer<QObject>(this),
                               shown = Clock::time_point()](const Progress& progress) mutable {
        constexpr std::chrono::milliseconds pause(100);
        if (Clock::now() - shown < pause || progress.total <= 0) return;
        shown = Clock::now();
        m_tasks.deliver(guard, [this, progress] {
            m_fraction = static_cast<double>(progress.done) / static_cast<double>(progress.total);
            Q_EMIT changed();
        });
    };
    const QString folder = m_bases.folder();
    m_tasks.run(
        this,
        [folder = utf8(folder), work = std::move(work), sink, cancel = m_cancel] {
            return work(folder, sink, cancel);
        },
        [this, folder](const Outcome& outcome) { ended(folder, outcome); });
}

void Indexer::ended(const QString& folder, const Outcome& outcome) {
    m_building.clear();
    if (!outcome && outcome.error().kind != ErrorKind::Cancelled)
        m_problem = translated(outcome.error());
    Q_EMIT changed();
    if (outcome && folder == m_bases.folder()) m_bases.open(folder);
}

}  // namespace tripletalk::app
