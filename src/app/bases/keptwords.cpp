// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/keptwords.h"

#include "answering/reading/learnedwords.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::app {

using knowledge::KnowledgeBase;
using knowledge::WordState;

namespace {
constexpr int fewWords = 8;
}

KeptWords::KeptWords(Tasks& tasks, QObject* parent) : QAbstractListModel(parent), m_tasks(tasks) {}

int KeptWords::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_all ? count() : std::min(fewWords, count());
}

QVariant KeptWords::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case WordRole:
            return qs(row.word);
        case TargetRole:
            return qs(row.value.empty() ? row.target : row.target + " = " + row.value);
        case QuestionRole:
            return qs(row.question);
        case DeletedRole:
            return row.isDeleted;
        case OffRole:
            return row.isOff;
        default:
            return {};
    }
}

QHash<int, QByteArray> KeptWords::roleNames() const {
    return {{WordRole, "word"},
            {TargetRole, "target"},
            {QuestionRole, "question"},
            {DeletedRole, "deleted"},
            {OffRole, "off"}};
}

void KeptWords::show(const QString& folder) {
    beginResetModel();
    m_folder = folder;
    m_rows.clear();
    m_all = false;
    endResetModel();
    read();
}

void KeptWords::showAll() {
    if (hidden() == 0) return;
    beginInsertRows({}, rowCount(), count() - 1);
    m_all = true;
    endInsertRows();
    Q_EMIT hiddenChanged();
}

void KeptWords::lookAgain() {
    if (!m_folder.isEmpty()) read();
}

Result<KeptWords::Rows> KeptWords::readRows(const std::filesystem::path& folder) {
    Rows rows;
    const auto base = KnowledgeBase::open(folder);
    if (!base) return base.error();
    // A base elsewhere has no tables for words to stand for.
    if (base->isRemote()) return rows;
    const auto given = knowledge::givenSynonyms(*base);
    if (!given) return given.error();
    for (const knowledge::GivenSynonym& one : *given)
        rows.push_back(
            {one.given.word, one.target, one.value, {}, one.given.place, one.off, false});
    const auto learned = answering::reading::learnedWords(*base);
    if (!learned) return learned.error();
    for (const auto& one : *learned)
        rows.push_back(
            {one.word,
             one.ref.column.empty() ? one.ref.table : one.ref.table + "." + one.ref.column,
             {},
             one.question,
             {},
             one.off,
             false});
    return rows;
}

void KeptWords::read() {
    m_tasks.run(
        this, [path = std::filesystem::path(utf8(m_folder))] { return readRows(path); },
        [this, number = ++m_shown](Result<Rows> rows) {
            if (number != m_shown) return;
            if (!rows) Q_EMIT failed(translated(rows.error()));
            take(rows ? *std::move(rows) : Rows());
        });
}

void KeptWords::take(Rows rows) {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].isDeleted)
            rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(std::min(i, rows.size())),
                        m_rows[i]);
    for (Row& row : rows) row.id = ++m_lastId;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    Q_EMIT loaded();
    Q_EMIT hiddenChanged();
}

Result<void> KeptWords::set(const KnowledgeBase& base, const Row& row, WordState state) {
    return row.place ? knowledge::setSynonym(base, {row.word, *row.place}, state)
                     : knowledge::setLearned(base, row.word, state);
}

void KeptWords::remove(int row) {
    change(row, [](const KnowledgeBase& base, Row one) -> Result<Row> {
        if (const auto done = set(base, one, WordState::Gone); !done) return done.error();
        one.isDeleted = true;
        return one;
    });
}

void KeptWords::bringBack(int row) {
    change(row, [](const KnowledgeBase& base, Row one) -> Result<Row> {
        const auto done = set(base, one, one.isOff ? WordState::Off : WordState::On);
        if (!done) return done.error();
        one.isDeleted = false;
        return one;
    });
}

void KeptWords::switchOff(int row, bool off) {
    change(row, [off](const KnowledgeBase& base, Row one) -> Result<Row> {
        const auto done = set(base, one, off ? WordState::Off : WordState::On);
        if (!done) return done.error();
        one.isOff = off;
        return one;
    });
}

void KeptWords::correct(int row, const QString& word) {
    change(row,
           [word = text::collapseWhitespace(utf8(word))](const KnowledgeBase& base,
                                                         Row one) -> Result<Row> {
               const Row before = one;
               one.word = word;
               if (before.place) {
                   const auto done =
                       knowledge::changeSynonym(base, {before.word, *before.place}, word);
                   if (!done) return done.error();
                   return one;
               }
               one.place = knowledge::synonymPlace(base, one.target);
               if (!one.place)
                   return Error{
                       ErrorKind::NotFound,
                       say("Sentence", "There is no table or column \"%1\".").arg(one.target)};
               // Given first: whenever the program ends, one of the two is there.
               if (const auto given = set(base, one, WordState::On); !given) return given.error();
               if (const auto gone = set(base, before, WordState::Gone); !gone) return gone.error();
               one.question.clear();
               one.isOff = false;
               return one;
           });
}

void KeptWords::change(int row, Change work) {
    const Row& now = m_rows.at(static_cast<std::size_t>(row));
    m_tasks.run(
        this,
        [path = std::filesystem::path(utf8(m_folder)), work = std::move(work),
         now]() -> Result<Row> {
            const auto base = KnowledgeBase::open(path);
            if (!base) return base.error();
            return work(*base, now);
        },
        [this, folder = m_folder, id = now.id](Result<Row> changed) {
            ended(id, folder, std::move(changed));
        });
}

void KeptWords::ended(int id, const QString& folder, Result<Row> row) {
    if (!row) {
        // It was deleted or changed elsewhere.
        if (row.error().kind == ErrorKind::NotFound && folder == m_folder) show(folder);
        return Q_EMIT failed(translated(row.error()));
    }
    const auto at = std::ranges::find(m_rows, id, &Row::id);
    if (folder == m_folder && at != m_rows.end()) {
        *at = *std::move(row);
        const QModelIndex place = index(static_cast<int>(at - m_rows.begin()));
        Q_EMIT dataChanged(place, place);
    }
    Q_EMIT changed(folder);
}

}  // namespace tripletalk::app
