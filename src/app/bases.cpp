// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases.h"

#include "app/examples.h"
#include "app/sentences.h"
#include "app/text.h"

namespace tripletalk::app {

using knowledge::KnowledgeBase;

Bases::Bases(Tasks& tasks, std::filesystem::path data, QObject* parent)
    : QAbstractListModel(parent), m_tasks(tasks), m_data(std::move(data)) {}

int Bases::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant Bases::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const workspace::BaseEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return qs(entry.manifest.name);
        case FolderRole:
            return qs(entry.folder.string());
        case TriplesRole:
            return static_cast<qlonglong>(entry.manifest.triples);
        case EntitiesRole:
            return static_cast<qlonglong>(entry.manifest.entities);
        case ErrorRole:
            return entry.error ? sentence(*entry.error) : QString();
        case CurrentRole:
            return qs(entry.folder.string()) == m_folder;
        default:
            return {};
    }
}

QHash<int, QByteArray> Bases::roleNames() const {
    return {{NameRole, "name"},         {FolderRole, "folder"},   {TriplesRole, "triples"},
            {EntitiesRole, "entities"}, {ErrorRole, "errorText"}, {CurrentRole, "isCurrent"}};
}

QString Bases::name() const {
    if (m_current) return qs(m_current->manifest().name);
    return m_folder.isEmpty() ? QString()
                              : qs(std::filesystem::path(utf8(m_folder)).stem().string());
}

double Bases::triples() const {
    return m_current ? static_cast<double>(m_current->manifest().triples) : 0;
}

double Bases::entities() const {
    return m_current ? static_cast<double>(m_current->manifest().entities) : 0;
}

int Bases::tables() const { return m_current ? static_cast<int>(m_current->manifest().tables) : 0; }

void Bases::setOthers(std::vector<std::string> others) { m_others = std::move(others); }

void Bases::reload() {
    const int generation = ++m_listing;
    m_tasks.run(
        this, [data = m_data, others = m_others] { return workspace::listBases(data, others); },
        [this, generation](std::vector<workspace::BaseEntry> entries) {
            if (generation != m_listing) return;
            beginResetModel();
            m_entries = std::move(entries);
            endResetModel();
            Q_EMIT listChanged();
        });
}

void Bases::open(const QString& folder) {
    const int generation = ++m_opening;
    m_current.reset();
    m_examples.clear();
    m_error.clear();
    m_folder = folder;
    m_state = Opening;
    Q_EMIT currentChanged();
    struct Opened {
        Result<KnowledgeBase> base;
        QStringList examples;
    };
    m_tasks.run(
        this,
        [path = utf8(folder)]() -> Opened {
            auto base = KnowledgeBase::open(path);
            QStringList examples = base ? exampleQuestions(base->schema()) : QStringList();
            return {std::move(base), std::move(examples)};
        },
        [this, generation](Opened result) {
            if (generation == m_opening) opened(std::move(result.base), std::move(result.examples));
        });
}

void Bases::opened(Result<KnowledgeBase> base, QStringList examples) {
    if (base) {
        m_current = std::move(*base);
        m_examples = std::move(examples);
        m_state = Ready;
    } else {
        m_error = sentence(base.error());
        m_state = Failed;
    }
    Q_EMIT currentChanged();
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1), {CurrentRole});
}

QString Bases::folderFor(const QString& name) const {
    return qs(workspace::folderForName(m_data, utf8(name)).string());
}

}  // namespace tripletalk::app
