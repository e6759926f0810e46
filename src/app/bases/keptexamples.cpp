// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/keptexamples.h"

#include "answering/reading/learnedwords.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>
#include <map>

#include <QDateTime>
#include <QStringList>

namespace tripletalk::app {

using knowledge::Example;
using knowledge::Examples;
using knowledge::KnowledgeBase;
using knowledge::SwitchedExample;

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
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Example& example = row.example;
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
            return row.isDeleted;
        case OffRole:
            return row.isOff;
        case LearnedRole:
            return row.learned;
        case ProblemRole:
            return row.problem;
        default:
            return {};
    }
}

QHash<int, QByteArray> KeptExamples::roleNames() const {
    return {{QuestionRole, "question"}, {QueryRole, "query"},       {LanguageRole, "language"},
            {CreatedRole, "created"},   {OutdatedRole, "outdated"}, {DeletedRole, "deleted"},
            {OffRole, "off"},           {LearnedRole, "learned"},   {ProblemRole, "problem"}};
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
        [path = std::filesystem::path(utf8(folder))]() -> Result<std::vector<SwitchedExample>> {
            const auto base = KnowledgeBase::open(path);
            if (!base) return base.error();
            return knowledge::allExamples(*base);
        },
        [this, number](Result<std::vector<SwitchedExample>> examples) {
            if (number != m_shown) return;
            if (!examples) Q_EMIT failed(translated(examples.error()));
            beginResetModel();
            if (examples)
                for (SwitchedExample& one : *examples)
                    m_rows.push_back({std::move(one.example), one.off});
            std::ranges::reverse(m_rows);
            endResetModel();
            Q_EMIT loaded();
            Q_EMIT hiddenChanged();
            readWords();
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
    change(row, [](const KnowledgeBase& base, Row one) -> Result<Row> {
        if (const auto removed = Examples(base).remove(one.example.id); !removed)
            return removed.error();
        one.isDeleted = true;
        return one;
    });
}

void KeptExamples::bringBack(int row) {
    change(row, [](const KnowledgeBase& base, Row one) -> Result<Row> {
        const auto restored = Examples(base).restore(one.example);
        if (!restored) return restored.error();
        one.example.id = restored->id;
        one.isDeleted = false;
        if (!one.isOff) return one;
        const auto switched = knowledge::switchExample(base, one.example.id, true);
        if (!switched) return switched.error();
        return one;
    });
}

void KeptExamples::switchOff(int row, bool off) {
    change(row, [off](const KnowledgeBase& base, Row one) -> Result<Row> {
        if (const auto switched = knowledge::switchExample(base, one.example.id, off); !switched)
            return switched.error();
        one.isOff = off;
        return one;
    });
}

void KeptExamples::correct(int row, const QString& question, const QString& query) {
    change(row,
           [question = utf8(question), query = utf8(query)](const KnowledgeBase& base,
                                                            Row one) -> Result<Row> {
               const auto taught = Examples(base).change(one.example, question, query);
               if (!taught && taught.error().kind == ErrorKind::NotFound) return taught.error();
               // It stays what it was, and says why.
               one.problem = taught ? QString() : translated(taught.error());
               if (!taught) return one;
               one.example = *taught;
               one.isOff = false;
               return one;
           });
}

std::vector<KeptExamples::Row>::iterator KeptExamples::rowOf(std::int64_t id) {
    return std::ranges::find_if(m_rows, [id](const Row& one) { return one.example.id == id; });
}

void KeptExamples::tell(std::vector<Row>::iterator row) {
    const QModelIndex place = index(static_cast<int>(row - m_rows.begin()));
    Q_EMIT dataChanged(place, place);
}

void KeptExamples::change(int row, Change work) {
    const Row& now = m_rows.at(static_cast<std::size_t>(row));
    m_tasks.run(
        this,
        [path = std::filesystem::path(utf8(m_folder)), work = std::move(work),
         now]() -> Result<Row> {
            const auto base = KnowledgeBase::open(path);
            if (!base) return base.error();
            return work(*base, now);
        },
        [this, folder = m_folder, id = now.example.id](Result<Row> changed) {
            ended(id, folder, std::move(changed));
        });
}

void KeptExamples::ended(std::int64_t id, const QString& folder, Result<Row> row) {
    if (!row) {
        // It was deleted or taught anew elsewhere.
        if (row.error().kind == ErrorKind::NotFound && folder == m_folder) show(folder);
        return Q_EMIT failed(translated(row.error()));
    }
    if (const auto at = rowOf(id); folder == m_folder && at != m_rows.end()) {
        *at = *std::move(row);
        tell(at);
        readWords();
    }
    Q_EMIT changed(folder);
}

void KeptExamples::readWords() {
    using Words = std::map<std::int64_t, QStringList>;
    m_tasks.run(
        this,
        [path = std::filesystem::path(utf8(m_folder))] {
            Words words;
            const auto base = KnowledgeBase::open(path);
            // A base elsewhere has no tables for words to stand for.
            if (!base || base->isRemote()) return words;
            const auto learned = answering::reading::learnedWords(*base);
            if (!learned) return words;
            for (const auto& [word, ref, example, question, off] : *learned)
                if (!off)
                    words[example] << QStringLiteral("%1 → %2").arg(
                        qs(word),
                        qs(ref.column.empty() ? ref.table : ref.table + "." + ref.column));
            return words;
        },
        [this, number = m_shown](const Words& words) {
            if (number != m_shown) return;
            for (auto row = m_rows.begin(); row != m_rows.end(); ++row) {
                const auto taught = words.find(row->example.id);
                const QString learned =
                    taught == words.end() ? QString() : taught->second.join(u", ");
                if (learned == row->learned) continue;
                row->learned = learned;
                tell(row);
            }
        });
}

}  // namespace tripletalk::app
