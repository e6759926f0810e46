// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/keptexamples.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>

#include <QDateTime>

namespace tripletalk::app {

using knowledge::Example;
using knowledge::Examples;
using knowledge::KnowledgeBase;

namespace {
constexpr int few = 8;
}

KeptExamples::KeptExamples(Tasks& tasks, QObject* parent)
    : QAbstractListModel(parent), m_tasks(tasks) {}

int KeptExamples::kept() const {
    return static_cast<int>(std::ranges::count(m_rows, false, &Row::isDeleted));
}

int KeptExamples::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_all ? count() : std::min(few, count());
}

QVariant KeptExamples::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const auto& [example, isDeleted] = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case QuestionRole:
            return qs(example.question);
        case QueryRole:
            return qs(example.query);
        case LanguageRole:
            return qs(example.language);
        case CreatedRole:
            return QDateTime::fromString(qs(example.created), Qt::ISODate).toLocalTime();
        case OutdatedRole:
            return qs(example.outdated);
        case DeletedRole:
            return isDeleted;
        default:
            return {};
    }
}

QHash<int, QByteArray> KeptExamples::roleNames() const {
    return {{QuestionRole, "question"}, {QueryRole, "query"},       {LanguageRole, "language"},
            {CreatedRole, "created"},   {OutdatedRole, "outdated"}, {DeletedRole, "deleted"}};
}

void KeptExamples::show(const QString& folder) {
    const int number = ++m_shown;
    beginResetModel();
    m_folder = folder;
    m_rows.clear();
    m_all = false;
    endResetModel();
    m_tasks.run(
        this,
        [path = std::filesystem::path(utf8(folder))]() -> Result<std::vector<Example>> {
            const auto base = KnowledgeBase::open(path);
            if (!base) return base.error();
            return Examples(*base).list();
        },
        [this, number](Result<std::vector<Example>> examples) {
            if (number != m_shown) return;
            if (!examples) Q_EMIT failed(translated(examples.error()));
            beginResetModel();
            if (examples)
                for (Example& one : *examples) m_rows.push_back({std::move(one)});
            std::ranges::reverse(m_rows);
            endResetModel();
            Q_EMIT loaded();
            Q_EMIT hiddenChanged();
        });
}

void KeptExamples::showAll() {
    if (hidden() == 0) return;
    beginInsertRows({}, rowCount(), count() - 1);
    m_all = true;
    endInsertRows();
    Q_EMIT hiddenChanged();
}

void KeptExamples::remove(int row) {
    change(row, true,
           [id = m_rows.at(static_cast<std::size_t>(row)).example.id](
               const Examples& examples) -> Result<std::int64_t> {
               const auto removed = examples.remove(id);
               if (!removed) return removed.error();
               return id;
           });
}

void KeptExamples::bringBack(int row) {
    change(row, false,
           [example = m_rows.at(static_cast<std::size_t>(row)).example](
               const Examples& examples) -> Result<std::int64_t> {
               auto restored = examples.restore(example);
               if (!restored) return restored.error();
               return restored->id;
           });
}

void KeptExamples::change(int row, bool deleted, Change work) {
    m_tasks.run(
        this,
        [path = std::filesystem::path(utf8(m_folder)),
         work = std::move(work)]() -> Result<std::int64_t> {
            const auto base = KnowledgeBase::open(path);
            if (!base) return base.error();
            return work(Examples(*base));
        },
        [this, deleted, folder = m_folder,
         id = m_rows[static_cast<std::size_t>(row)].example.id](const Result<std::int64_t>& now) {
            if (!now) {
                // It was deleted or taught anew elsewhere.
                if (now.error().kind == ErrorKind::NotFound && folder == m_folder) show(folder);
                return Q_EMIT failed(translated(now.error()));
            }
            const auto at =
                std::ranges::find_if(m_rows, [id](const Row& one) { return one.example.id == id; });
            if (folder == m_folder && at != m_rows.end()) {
                at->isDeleted = deleted;
                at->example.id = *now;
                const QModelIndex place = index(static_cast<int>(at - m_rows.begin()));
                Q_EMIT dataChanged(place, place);
            }
            Q_EMIT changed(folder);
        });
}

}  // namespace tripletalk::app
