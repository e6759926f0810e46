// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/turnmodel.h"

#include "app/markdown.h"
#include "app/sentences.h"
#include "app/text.h"

#include <algorithm>
#include <utility>

#include <QRegularExpression>

namespace tripletalk::app {

using answering::Answer;
using answering::AnswerStatus;

namespace {

QStringList list(const std::vector<std::string>& texts) {
    QStringList all;
    for (const std::string& text : texts) all << qs(text);
    return all;
}

QString statusName(const RunRecord& record) {
    if (!record.ended()) return QStringLiteral("running");
    switch (record.answer().status) {
        case AnswerStatus::Answered:
            return QStringLiteral("answered");
        case AnswerStatus::NotFound:
            return QStringLiteral("not_found");
        case AnswerStatus::Cancelled:
            return QStringLiteral("cancelled");
        case AnswerStatus::Failed:
            break;
    }
    return QStringLiteral("failed");
}

/// Column names for people: an entity's key stands for the entity, and blanks read better than
/// underscores.
std::vector<answering::ResultColumn> readable(std::vector<answering::ResultColumn> columns) {
    for (answering::ResultColumn& column : columns) {
        if (column.entity && column.name.ends_with("_id"))
            column.name.resize(column.name.size() - 3);
        std::ranges::replace(column.name, '_', ' ');
    }
    return columns;
}

/// One cell, or a short list, is told by the prose alone; a table shows what is more.
bool worthATable(const answering::AnswerResult& result) {
    constexpr std::size_t shortList = 12;
    if (result.columns.size() < 2) return result.rows.size() > shortList;
    return result.rows.size() > 1 || (result.rows.size() == 1 && result.columns.size() > 2);
}

}  // namespace

int TurnModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_turns.size());
}

QList<int> TurnModel::sourceNumbers(const ShownRun& run) const {
    static const QRegularExpression citation(QStringLiteral(R"(\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\])"));
    const Answer& answer = run.record->answer();
    const int count = static_cast<int>(answer.sources.size());
    QList<int> cited;
    for (auto it = citation.globalMatch(qs(answer.text)); it.hasNext();)
        for (const QString& number : it.next().captured(1).split(u','))
            if (const int n = number.trimmed().toInt(); n >= 1 && n <= count && !cited.contains(n))
                cited << n;
    std::ranges::sort(cited);
    if (cited.isEmpty() && run.record->ended())
        for (const auto& source : answer.sources)
            if (!source.error) cited << source.n;
    return cited;
}

QVariant TurnModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const ShownTurn& turn = m_turns[static_cast<std::size_t>(index.row())];
    const ShownRun& run = turn.run();
    const RunRecord& record = *run.record;
    const Answer& answer = record.answer();
    switch (role) {
        case QuestionRole:
            return turn.question;
        case UnderstoodRole:
            return qs(answer.understoodAs);
        case ReadingRole:
            return list(record.reading().parts);
        case UnplacedRole:
            return list(record.reading().unplaced);
        case AnswerHtmlRole:
            return markdownToHtml(answer.text, static_cast<int>(answer.sources.size()));
        case AnswerTextRole:
            return qs(answer.text);
        case StatusRole:
            return statusName(record);
        case ActivityRole:
            return qs(record.activity());
        case RoundRole:
            return record.round();
        case RoundsRole:
            return run.rounds;
        case StartedRole:
            return run.started;
        case TotalMsRole: {
            const auto total = answer.timingsMs.find("total");
            return total == answer.timingsMs.end() ? 0.0 : total->second;
        }
        case SourcesRole:
            return QVariant::fromValue(sourceNumbers(run));
        case TableRole:
            return QVariant::fromValue(turn.table);
        case CompleteRole:
            return answer.result.complete;
        case ErrorRole:
            return answer.error ? sentence(*answer.error) : QString();
        case ErrorDetailRole:
            return answer.error ? qs(answer.error->detail) : QString();
        case ErrorKindRole:
            return answer.error ? qs(toString(answer.error->kind)) : QString();
        case StrategyRole:
            return qs(answer.strategy);
        case ModelRole:
            return qs(answer.model);
        case RunIndexRole:
            return static_cast<int>(turn.current);
        case RunCountRole:
            return static_cast<int>(turn.runs.size());
        case CurrentRole:
            return index.row() == m_current;
        default:
            return {};
    }
}

QHash<int, QByteArray> TurnModel::roleNames() const {
    return {{QuestionRole, "question"},
            {UnderstoodRole, "understood"},
            {ReadingRole, "reading"},
            {UnplacedRole, "unplaced"},
            {AnswerHtmlRole, "answerHtml"},
            {AnswerTextRole, "answerText"},
            {StatusRole, "status"},
            {ActivityRole, "activity"},
            {RoundRole, "round"},
            {RoundsRole, "rounds"},
            {StartedRole, "started"},
            {TotalMsRole, "totalMs"},
            {SourcesRole, "sources"},
            {TableRole, "table"},
            {CompleteRole, "complete"},
            {ErrorRole, "errorText"},
            {ErrorDetailRole, "errorDetail"},
            {ErrorKindRole, "errorKind"},
            {StrategyRole, "strategy"},
            {ModelRole, "modelName"},
            {RunIndexRole, "runIndex"},
            {RunCountRole, "runCount"},
            {CurrentRole, "isCurrent"}};
}

int TurnModel::rowOfRun(const QString& run) const {
    for (std::size_t row = 0; row < m_turns.size(); ++row)
        if (m_turns[row].run().id == run) return static_cast<int>(row);
    return -1;
}

void TurnModel::makeTable(ShownTurn& turn) {
    if (turn.table) turn.table->deleteLater();
    const auto& result = turn.run().record->answer().result;
    turn.table = worthATable(result) ? new ResultTable(readable(result.columns), result.rows, this)
                                     : nullptr;
}

void TurnModel::replace(std::vector<ShownTurn> turns) {
    beginResetModel();
    for (const ShownTurn& turn : m_turns)
        if (turn.table) turn.table->deleteLater();
    m_turns = std::move(turns);
    for (ShownTurn& turn : m_turns) makeTable(turn);
    m_current = static_cast<int>(m_turns.size()) - 1;
    endResetModel();
}

void TurnModel::append(ShownTurn turn) {
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_turns.push_back(std::move(turn));
    endInsertRows();
}

void TurnModel::addRun(int row, ShownRun run) {
    ShownTurn& turn = m_turns.at(static_cast<std::size_t>(row));
    turn.runs.push_back(std::move(run));
    showRun(row, static_cast<int>(turn.runs.size()) - 1);
}

void TurnModel::showRun(int row, int run) {
    ShownTurn& turn = m_turns.at(static_cast<std::size_t>(row));
    if (run < 0 || run >= static_cast<int>(turn.runs.size())) return;
    turn.current = static_cast<std::size_t>(run);
    makeTable(turn);
    Q_EMIT dataChanged(index(row), index(row));
}

void TurnModel::setCurrent(int row) {
    if (row == m_current) return;
    const int before = std::exchange(m_current, row);
    for (const int changed : {before, row})
        if (changed >= 0 && changed < rowCount())
            Q_EMIT dataChanged(index(changed), index(changed), {CurrentRole});
}

void TurnModel::runChanged(int row, const QSet<QByteArray>& kinds) {
    ShownTurn& turn = m_turns.at(static_cast<std::size_t>(row));
    QList<int> roles{ActivityRole, RoundRole};
    if (kinds.contains("understood")) roles << UnderstoodRole;
    if (kinds.contains("reading")) roles << ReadingRole << UnplacedRole;
    if (kinds.contains("answer_delta")) roles << AnswerHtmlRole << AnswerTextRole << SourcesRole;
    if (kinds.contains("result_chosen")) {
        makeTable(turn);
        roles << TableRole << CompleteRole;
    }
    if (turn.run().record->ended()) {
        if (kinds.contains("answer_finished")) makeTable(turn);
        roles.clear();  // everything may have settled
    }
    Q_EMIT dataChanged(index(row), index(row), roles);
}

}  // namespace tripletalk::app
