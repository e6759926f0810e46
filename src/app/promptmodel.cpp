// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/promptmodel.h"

#include "app/text.h"

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

QString promptText(const PromptCall& call) {
    QStringList parts;
    for (const PromptCall::Message& message : call.messages)
        parts << u"── "_s + qs(message.role) + u" ──\n"_s + qs(message.content);
    if (!call.extras.empty()) parts << u"── tools ──\n"_s + qs(call.extras);
    return parts.join(u"\n\n"_s);
}

}  // namespace

int PromptModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_calls.size());
}

QVariant PromptModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PromptCall& call = m_calls[static_cast<std::size_t>(index.row())];
    switch (role) {
        case PurposeRole:
            return qs(call.purpose);
        case RoundRole:
            return call.round;
        case ModelRole:
            return qs(call.model);
        case PromptRole:
            return promptText(call);
        case ReplyRole:
            return qs(call.reply);
        case DurationRole:
            return call.ms;
        case PromptTokensRole:
            return static_cast<qlonglong>(call.promptTokens);
        case CompletionTokensRole:
            return static_cast<qlonglong>(call.completionTokens);
        case ErrorRole:
            return qs(call.error);
        case RunningRole:
            return call.running;
        default:
            return {};
    }
}

QHash<int, QByteArray> PromptModel::roleNames() const {
    return {{PurposeRole, "purpose"},
            {RoundRole, "round"},
            {ModelRole, "modelName"},
            {PromptRole, "prompt"},
            {ReplyRole, "reply"},
            {DurationRole, "ms"},
            {PromptTokensRole, "promptTokens"},
            {CompletionTokensRole, "completionTokens"},
            {ErrorRole, "errorText"},
            {RunningRole, "isRunning"}};
}

void PromptModel::clear() {
    if (m_calls.empty()) return;
    beginResetModel();
    m_calls.clear();
    endResetModel();
}

void PromptModel::update(const std::vector<PromptCall>& calls) {
    if (calls.size() < m_calls.size()) clear();
    for (std::size_t at = 0; at < m_calls.size(); ++at) {
        const bool ended = m_calls[at].running != calls[at].running;
        const bool grew = m_calls[at].reply.size() != calls[at].reply.size();
        if (!ended && !grew) continue;
        m_calls[at] = calls[at];
        const QModelIndex changed = index(static_cast<int>(at));
        Q_EMIT dataChanged(changed, changed, ended ? QList<int>() : QList<int>{ReplyRole});
    }
    if (calls.size() == m_calls.size()) return;
    beginInsertRows({}, static_cast<int>(m_calls.size()), static_cast<int>(calls.size()) - 1);
    m_calls.insert(m_calls.end(), calls.begin() + static_cast<std::ptrdiff_t>(m_calls.size()),
                   calls.end());
    endInsertRows();
}

}  // namespace tripletalk::app
