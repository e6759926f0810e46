// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/promptmodel.h"

#include "app/components/wordhighlighter.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype pieceLength = 2000;

/// Cut at the ends of lines where there are any.
QStringList pieces(const QString& text) {
    QStringList all;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = std::min(text.size(), at + pieceLength);
        // Looked for in this piece alone: a reply may be megabytes without a line.
        if (end < text.size())
            if (const auto line = QStringView(text).sliced(at, end - at + 1).lastIndexOf(u'\n');
                line > 0)
                end = at + line;
        if (end < text.size() && text[end - 1].isHighSurrogate()) --end;
        all << text.mid(at, end - at);
        at = end + (end < text.size() && text[end] == u'\n' ? 1 : 0);
    }
    return all;
}

}  // namespace

std::vector<PromptModel::Part> PromptModel::partsOf(const PromptCall& call) {
    std::vector<Part> parts;
    for (const PromptCall::Message& message : call.messages)
        parts.push_back({qs(message.role), qs(message.content)});
    if (!call.extras.empty()) parts.push_back({u"tools"_s, qs(call.extras)});
    if (!call.reply.empty()) parts.push_back({u"reply"_s, qs(call.reply)});
    return parts;
}

std::vector<PromptModel::Row> PromptModel::rowsOf(int call) const {
    std::vector<Row> rows{{call}};
    const auto parts = partsOf(m_calls[static_cast<std::size_t>(call)]);
    for (int part = 0; part < static_cast<int>(parts.size()); ++part) {
        rows.push_back({call, part, -1, parts[static_cast<std::size_t>(part)].name});
        if (m_folded.contains({call, part})) continue;
        int piece = 0;
        for (const QString& text : pieces(parts[static_cast<std::size_t>(part)].text))
            rows.push_back({call, part, piece++, text});
    }
    return rows;
}

int PromptModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PromptModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto at = static_cast<std::size_t>(index.row());
    const Row& row = m_rows[at];
    const PromptCall& call = m_calls[static_cast<std::size_t>(row.call)];
    switch (role) {
        case KindRole:
            return row.part < 0 ? u"call"_s : (row.piece < 0 ? u"part"_s : u"text"_s);
        case PurposeRole:
            return qs(call.purpose);
        case RoundRole:
            return call.round;
        case ModelRole:
            return qs(call.model);
        case DurationRole:
            return call.ms;
        case ErrorRole:
            return translated(call.error);
        case RunningRole:
            return call.running;
        case PartRole:
            return row.part >= 0 && row.piece < 0 ? row.text : QString();
        case TokensRole:
            if (row.piece >= 0) return 0;
            if (row.part == 0) return static_cast<qlonglong>(call.promptTokens);
            return row.text == u"reply" ? static_cast<qlonglong>(call.completionTokens) : 0;
        case FoldedRole:
            return m_folded.contains({row.call, row.part});
        case BodyRole:
            return row.piece >= 0 ? row.text : QString();
        case LastRole:
            return at + 1 == m_rows.size() || m_rows[at + 1].call != row.call;
        default:
            return {};
    }
}

QHash<int, QByteArray> PromptModel::roleNames() const {
    return {{KindRole, "kind"},         {PurposeRole, "purpose"}, {RoundRole, "round"},
            {ModelRole, "modelName"},   {DurationRole, "ms"},     {ErrorRole, "errorText"},
            {RunningRole, "isRunning"}, {PartRole, "part"},       {TokensRole, "tokens"},
            {FoldedRole, "folded"},     {BodyRole, "body"},       {LastRole, "last"}};
}

void PromptModel::clear() {
    if (m_calls.empty()) return;
    beginResetModel();
    m_calls.clear();
    m_rows.clear();
    m_folded.clear();
    endResetModel();
    findHits();
    Q_EMIT callsChanged();
}

void PromptModel::replace(int call) {
    const auto begin = std::ranges::lower_bound(m_rows, call, {}, &Row::call);
    const auto end = std::ranges::upper_bound(m_rows, call, {}, &Row::call);
    const int first = static_cast<int>(begin - m_rows.begin());
    const int had = static_cast<int>(end - begin);
    std::vector<Row> rows = rowsOf(call);
    const int has = static_cast<int>(rows.size());
    const int same =
        static_cast<int>(std::mismatch(begin, end, rows.begin(), rows.end()).first - begin);
    const int both = std::min(had, has);
    std::copy(rows.begin() + same, rows.begin() + both, m_rows.begin() + first + same);
    // The call's own row tells of its end, and the last one that it is the last.
    Q_EMIT dataChanged(index(first), index(first));
    if (same < both) Q_EMIT dataChanged(index(first + same), index(first + both - 1));
    if (has > had) {
        beginInsertRows({}, first + had, first + has - 1);
        m_rows.insert(m_rows.begin() + first + had, rows.begin() + had, rows.end());
        endInsertRows();
    } else if (has < had) {
        beginRemoveRows({}, first + has, first + had - 1);
        m_rows.erase(m_rows.begin() + first + has, m_rows.begin() + first + had);
        endRemoveRows();
    }
    if (has != had && both > 0)
        Q_EMIT dataChanged(index(first + both - 1), index(first + both - 1), {LastRole});
}

void PromptModel::update(const std::vector<PromptCall>& calls) {
    if (calls.size() < m_calls.size()) clear();
    bool changed = false;
    for (std::size_t at = 0; at < calls.size(); ++at) {
        const bool isNew = at >= m_calls.size();
        if (!isNew && m_calls[at].running == calls[at].running &&
            m_calls[at].reply.size() == calls[at].reply.size())
            continue;
        changed = true;
        if (isNew) {
            m_calls.push_back(calls[at]);
            auto rows = rowsOf(static_cast<int>(at));
            beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
            m_rows.insert(m_rows.end(), rows.begin(), rows.end());
            endInsertRows();
            Q_EMIT callsChanged();
        } else {
            m_calls[at] = calls[at];
            replace(static_cast<int>(at));
        }
    }
    if (changed && !m_phrase.isEmpty()) findHits();
}

void PromptModel::search(const QString& phrase) {
    if (phrase == m_phrase) return;
    m_phrase = phrase;
    if (!phrase.isEmpty())
        for (const auto& [call, part] : std::set(m_folded)) {
            const auto parts = partsOf(m_calls[static_cast<std::size_t>(call)]);
            if (!parts[static_cast<std::size_t>(part)].text.contains(phrase, Qt::CaseInsensitive))
                continue;
            m_folded.erase({call, part});
            replace(call);
        }
    m_hit = -1;
    findHits();
}

void PromptModel::findHits() {
    m_hits.clear();
    for (std::size_t row = 0; row < m_rows.size() && !m_phrase.isEmpty(); ++row)
        if (m_rows[row].piece >= 0)
            for (const auto& [place, length] :
                 WordHighlighter::phrasesIn(m_rows[row].text, m_phrase))
                m_hits.push_back({static_cast<int>(row), place});
    m_hit = m_hits.empty() ? -1 : std::clamp(m_hit, 0, hits() - 1);
    Q_EMIT searched();
    Q_EMIT hitChanged();
}

int PromptModel::hitRow() const {
    return m_hit < 0 ? -1 : m_hits[static_cast<std::size_t>(m_hit)].row;
}

int PromptModel::hitPlace() const {
    return m_hit < 0 ? -1 : m_hits[static_cast<std::size_t>(m_hit)].place;
}

void PromptModel::move(int offset) {
    if (m_hits.empty()) return;
    m_hit = (m_hit + offset + hits()) % hits();
    Q_EMIT hitChanged();
}

void PromptModel::toggle(int row) {
    if (row < 0 || row >= rowCount()) return;
    const Row& one = m_rows[static_cast<std::size_t>(row)];
    if (one.part < 0) return;
    const std::pair key{one.call, one.part};
    if (m_folded.erase(key) == 0) m_folded.insert(key);
    Q_EMIT dataChanged(index(row), index(row), {FoldedRole});
    replace(key.first);
    findHits();
}

QString PromptModel::textOf(int row) const {
    if (row < 0 || row >= rowCount()) return {};
    const Row& one = m_rows[static_cast<std::size_t>(row)];
    const auto parts = partsOf(m_calls[static_cast<std::size_t>(one.call)]);
    if (one.part >= 0) return parts[static_cast<std::size_t>(one.part)].text;
    QStringList all;
    for (const Part& part : parts) all << u"── "_s + part.name + u" ──\n"_s + part.text;
    return all.join(u"\n\n"_s);
}

int PromptModel::rowOf(double call) const {
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].part < 0 && m_calls[static_cast<std::size_t>(m_rows[row].call)].call ==
                                        static_cast<std::int64_t>(call))
            return static_cast<int>(row);
    return -1;
}

}  // namespace tripletalk::app
