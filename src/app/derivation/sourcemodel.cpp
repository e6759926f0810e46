// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/sourcemodel.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>

namespace tripletalk::app {

using answering::Source;

namespace {

bool same(const Source& a, const Source& b) {
    return a.n == b.n && a.kind == b.kind && a.query == b.query && a.text == b.text &&
           a.score == b.score && a.rows.size() == b.rows.size() &&
           a.notes.size() == b.notes.size() && a.error.has_value() == b.error.has_value();
}

}  // namespace

QVariantMap previewOf(const Source& source, const AskedBases& bases) {
    const bool passage = source.columns.empty() && !source.text.empty();
    return {{QStringLiteral("kind"), qs(source.kind)},
            {QStringLiteral("title"), qs(source.title)},
            {QStringLiteral("text"), qs(passage ? source.text : source.query)},
            {QStringLiteral("rows"), static_cast<int>(source.rows.size())},
            {QStringLiteral("base"), qs(nameIn(bases, source.base))},
            {QStringLiteral("error"), source.error ? translated(*source.error) : QString()}};
}

QStringList placesOf(const AskedBases& bases, const std::string& id) {
    QStringList ids;
    if (bases.size() < 2) return ids;
    // What was put together of several is said to be of the one that was asked last.
    for (const auto& one : bases)
        if (one.id == id)
            ids.prepend(qs(one.id));
        else
            ids << qs(one.id);
    return ids;
}

int SourceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant SourceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Source& source = row.source;
    switch (role) {
        case NumberRole:
            return source.n;
        case KindRole:
            return qs(source.kind);
        case TitleRole:
            return qs(source.title);
        case QueryRole:
            return qs(source.query);
        case TextRole:
            return qs(source.text);
        case ScoreRole:
            return source.score;
        case TableRole:
            return QVariant::fromValue(row.table);
        case FoundRole:
            return static_cast<int>(source.rows.size());
        case TruncatedRole:
            return source.truncated;
        case ErrorRole:
            return source.error ? translated(*source.error) : QString();
        case ErrorDetailRole:
            return source.error ? qs(source.error->detail) : QString();
        case IriRole:
            return qs(source.iri);
        case NotesRole: {
            QStringList notes;
            for (const std::string& note : source.notes) notes << qs(note);
            return notes;
        }
        case BasesRole:
            return row.bases;
        case BaseNameRole:
            return row.baseName;
        default:
            return {};
    }
}

QHash<int, QByteArray> SourceModel::roleNames() const {
    return {{NumberRole, "number"},
            {KindRole, "kind"},
            {TitleRole, "title"},
            {QueryRole, "query"},
            {TextRole, "body"},
            {ScoreRole, "score"},
            {TableRole, "table"},
            {FoundRole, "found"},
            {TruncatedRole, "truncated"},
            {ErrorRole, "errorText"},
            {ErrorDetailRole, "errorDetail"},
            {IriRole, "iri"},
            {NotesRole, "notes"},
            {BasesRole, "bases"},
            {BaseNameRole, "baseName"}};
}

SourceModel::Row SourceModel::makeRow(const Source& source, const AskedBases& bases) {
    Row row{source, qs(nameIn(bases, source.base)), placesOf(bases, source.base)};
    if (!source.columns.empty()) row.table = new ResultTable(source.columns, source.rows, this);
    return row;
}

void SourceModel::clear() {
    if (m_rows.empty()) return;
    beginResetModel();
    for (const Row& row : m_rows)
        if (row.table) row.table->deleteLater();
    m_rows.clear();
    endResetModel();
    Q_EMIT countChanged();
}

void SourceModel::update(const std::vector<Source>& sources, const AskedBases& bases) {
    const std::size_t shown = std::min(m_rows.size(), sources.size());
    const bool continues =
        sources.size() >= m_rows.size() &&
        std::equal(m_rows.begin(), m_rows.end(), sources.begin(),
                   [](const Row& row, const Source& source) { return row.source.n == source.n; });
    if (!continues) {
        clear();
        update(sources, bases);
        return;
    }
    for (std::size_t at = 0; at < shown; ++at) {
        if (same(m_rows[at].source, sources[at])) continue;
        if (m_rows[at].table) m_rows[at].table->deleteLater();
        m_rows[at] = makeRow(sources[at], bases);
        const QModelIndex changed = index(static_cast<int>(at));
        Q_EMIT dataChanged(changed, changed);
    }
    if (sources.size() == m_rows.size()) return;
    beginInsertRows({}, static_cast<int>(m_rows.size()), static_cast<int>(sources.size()) - 1);
    for (std::size_t at = m_rows.size(); at < sources.size(); ++at)
        m_rows.push_back(makeRow(sources[at], bases));
    endInsertRows();
    Q_EMIT countChanged();
}

int SourceModel::rowOf(int n) const {
    const auto row =
        std::ranges::find_if(m_rows, [&](const Row& one) { return one.source.n == n; });
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

std::vector<ShownChart> SourceModel::charts(const std::string& run) const {
    std::vector<ShownChart> shown;
    for (const Row& row : m_rows)
        if (row.table && row.table->charted()) shown.push_back({run, row.source.n, row.table});
    return shown;
}

ResultTable* SourceModel::table(int n) const {
    const int row = rowOf(n);
    return row < 0 ? nullptr : m_rows[static_cast<std::size_t>(row)].table;
}

}  // namespace tripletalk::app
