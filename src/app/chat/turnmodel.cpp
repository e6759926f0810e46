// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/turnmodel.h"

#include "answering/answer/answerparts.h"
#include "answering/answer/citations.h"
#include "answering/strategies/strategytable.h"
#include "app/chat/markdown.h"
#include "app/chat/shownreading.h"
#include "app/derivation/sourcemodel.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>
#include <utility>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using answering::Answer;
using answering::AnswerStatus;

namespace {

QVariantMap modelWork(const ShownRun& run) {
    const auto work = run.record ? run.record->modelWork() : std::nullopt;
    if (!work) return {};
    const double share = run.window > 0 ? static_cast<double>(work->reads) / run.window : 0;
    return {{u"reads"_s, static_cast<int>(work->reads)},
            {u"share"_s, share},
            {u"perSecond"_s, work->perSecond}};
}

QStringList offered(const RunRecord& record) {
    QStringList texts;
    for (const auto& one : record.offered()) texts << qs(one.value("text", ""));
    return texts;
}

QVariantList meanings(const Answer& answer) {
    QVariantList all;
    for (const answering::Meaning& meaning : answer.meanings) {
        QStringList others;
        for (const auto& other : meaning.others) others << qs(other.label);
        all << QVariantMap{{u"words"_s, qs(meaning.words)},
                           {u"chosen"_s, qs(meaning.chosen.label)},
                           {u"others"_s, others}};
    }
    return all;
}

QVariantList unsupported(const Answer& answer) {
    QVariantList all;
    for (const answering::Unsupported& claim : answer.unsupported)
        all << QVariantMap{{u"sentence"_s, qs(claim.sentence)}, {u"what"_s, qs(claim.what)}};
    return all;
}

const answering::Source* resultSource(const Answer& answer) {
    const auto at = std::ranges::find(answer.sources, answer.result.source, &answering::Source::n);
    return at == answer.sources.end() ? nullptr : &*at;
}

/// Nothing if it is of another base than the chat's: its query cannot be put right there.
answering::Source ownResultSource(const RunRecord& record) {
    const auto* source = resultSource(record.answer());
    const bool isOther = source && !source->base.empty() && source->base != record.bases()[0].id;
    return source && !isOther ? *source : answering::Source();
}

QStringList notes(const Answer& answer) {
    QStringList all;
    if (const auto* source = resultSource(answer))
        for (const std::string& note : source->notes) all << qs(note);
    return all;
}

QString statusName(const RunRecord& record) {
    if (!record.ended()) return QStringLiteral("running");
    return qs(toString(record.answer().status));
}

/// What is said, but for what is shown below it as a table or as buttons.
QVariantList blocks(const RunRecord& record) {
    QVariantList all;
    const std::string markdown = textBeside(partsOf(record.answer()), !record.offered().empty());
    const int sources = static_cast<int>(record.answer().sources.size());
    for (const MarkdownBlock& block : markdownBlocks(markdown, sources))
        all << QVariantMap{
            {u"code"_s, block.code}, {u"text"_s, block.text}, {u"language"_s, block.language}};
    return all;
}

QList<int> sourceNumbers(const RunRecord& record) {
    const Answer& answer = record.answer();
    const int count = static_cast<int>(answer.sources.size());
    QList<int> cited;
    for (const int n : answering::citationsIn(answer.text))
        if (n >= 1 && n <= count) cited << n;
    std::ranges::sort(cited);
    if (cited.isEmpty() && record.ended() && answer.status != AnswerStatus::NotFound)
        for (const auto& source : answer.sources)
            if (!source.error) cited << source.n;
    return cited;
}

double totalMs(const Answer& answer) {
    const auto total = answer.timingsMs.find("total");
    return total == answer.timingsMs.end() ? 0.0 : total->second;
}

}  // namespace

int TurnModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_turns.size());
}

QVariant TurnModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    ShownTurn& turn = *m_turns[static_cast<std::size_t>(index.row())];
    if (role == CurrentRole) return index.row() == m_current;
    if (role == TableRole) return QVariant::fromValue(table(turn));
    if (role == StatusRole && !turn.run().record) return u"loading"_s;
    if (const QVariant value = turnData(turn, role); value.isValid()) return value;
    static const RunRecord unread;
    return answerData(turn.run().record ? *turn.run().record : unread, role);
}

QVariant TurnModel::turnData(const ShownTurn& turn, int role) const {
    const ShownRun& run = turn.run();
    switch (role) {
        case QuestionRole:
            return turn.question;
        case RoundsRole:
            return run.rounds;
        case ModelWorkRole:
            return modelWork(run);
        case StartedRole:
            return run.started;
        case RunIndexRole:
            return static_cast<int>(turn.current);
        case RunCountRole:
            return static_cast<int>(turn.runs.size());
        case BranchIndexRole:
            return turn.branch;
        case BranchCountRole:
            return turn.branches;
        case OpinionRole:
            return run.feedback.opinion;
        case KeptRole:
            return run.feedback.kept != 0;
        case ExampleRole:
            return run.feedback.example != 0;
        case TurnIdRole:
            return turn.id;
        case RunIdRole:
            return run.id;
        case OutdatedRole:
            return !m_base.isEmpty() && run.base == m_base && run.generation < m_generation;
        default:
            return {};
    }
}

QVariant TurnModel::answerData(const RunRecord& record, int role) const {
    const Answer& answer = record.answer();
    const auto* strategy = answering::findStrategy(answer.strategy);
    switch (role) {
        case UnderstoodRole:
            return qs(answer.understoodAs);
        case ReadingRole:
            return shownReading(record);
        case ExtendableRole:
            return extendableTable(record);
        case OfferedRole:
            return offered(record);
        case NotesRole:
            return notes(answer);
        case MeaningsRole:
            return meanings(answer);
        case UnsupportedRole:
            return unsupported(answer);
        case AnswerPartsRole:
            return blocks(record);
        case AnswerTextRole:
            return qs(answer.text);
        case StatusRole:
            return statusName(record);
        case ActivityRole:
            return qs(record.activity());
        case RoundRole:
            return record.round();
        case TotalMsRole:
            return totalMs(answer);
        case SourcesRole:
            return QVariant::fromValue(sourceNumbers(record));
        case CompleteRole:
            return answer.result.complete;
        case ErrorRole:
            return answer.error ? translated(*answer.error) : QString();
        case ErrorDetailRole:
            return answer.error ? qs(answer.error->detail) : QString();
        case ErrorKindRole:
            return answer.error ? qs(toString(answer.error->kind)) : QString();
        case BylineRole:
            return strategy ? translated(strategy->byline) : qs(answer.strategy);
        case ModelRole:
            return strategy && !strategy->asksModel ? QString() : qs(answer.model);
        case PromptsRole:
            return static_cast<int>(record.prompts().size());
        case QueryRole:
            return qs(ownResultSource(record).query);
        case LanguageRole:
            return qs(ownResultSource(record).kind);
        case BasesRole: {
            const auto* source = resultSource(answer);
            return placesOf(record.bases(), source ? source->base : std::string());
        }
        default:
            return {};
    }
}

QHash<int, QByteArray> TurnModel::roleNames() const {
    return {{QuestionRole, "question"},
            {UnderstoodRole, "understood"},
            {ReadingRole, "reading"},
            {ExtendableRole, "extendable"},
            {OfferedRole, "offered"},
            {NotesRole, "notes"},
            {MeaningsRole, "meanings"},
            {UnsupportedRole, "unsupported"},
            {AnswerPartsRole, "answerParts"},
            {AnswerTextRole, "answerText"},
            {StatusRole, "status"},
            {ActivityRole, "activity"},
            {RoundRole, "round"},
            {RoundsRole, "rounds"},
            {ModelWorkRole, "modelWork"},
            {StartedRole, "started"},
            {TotalMsRole, "totalMs"},
            {SourcesRole, "sources"},
            {TableRole, "table"},
            {CompleteRole, "complete"},
            {ErrorRole, "errorText"},
            {ErrorDetailRole, "errorDetail"},
            {ErrorKindRole, "errorKind"},
            {BylineRole, "byline"},
            {ModelRole, "modelName"},
            {RunIndexRole, "runIndex"},
            {RunCountRole, "runCount"},
            {BranchIndexRole, "branchIndex"},
            {BranchCountRole, "branchCount"},
            {OpinionRole, "opinion"},
            {KeptRole, "kept"},
            {ExampleRole, "isExample"},
            {TurnIdRole, "turnId"},
            {RunIdRole, "runId"},
            {PromptsRole, "prompts"},
            {QueryRole, "query"},
            {LanguageRole, "queryLanguage"},
            {OutdatedRole, "outdated"},
            {BasesRole, "bases"},
            {CurrentRole, "isCurrent"}};
}

ResultTable* TurnModel::table(ShownTurn& turn) const {
    if (turn.table || !turn.run().record) return turn.table;
    const Answer& answer = turn.run().record->answer();
    const answering::AnswerResult& result = answer.result;
    if (hasTable(partsOf(answer)))
        turn.table = new ResultTable(knowledge::readableColumns(result.columns), result.rows,
                                     const_cast<TurnModel*>(this));  // NOLINT: its owner
    return turn.table;
}

void TurnModel::dropTable(ShownTurn& turn) {
    if (turn.table) turn.table->deleteLater();
    turn.table = nullptr;
}

QVariantMap TurnModel::source(int row, int n) const {
    if (row < 0 || row >= rowCount()) return {};
    const auto& record = m_turns[static_cast<std::size_t>(row)]->run().record;
    if (!record) return {};
    const auto& sources = record->answer().sources;
    const auto found = std::ranges::find(sources, n, &answering::Source::n);
    return found == sources.end() ? QVariantMap() : previewOf(*found, record->bases());
}

void TurnModel::replace(std::vector<TurnPtr> turns) {
    beginResetModel();
    for (const TurnPtr& turn : m_turns) dropTable(*turn);
    m_turns = std::move(turns);
    m_rows.clear();
    for (std::size_t row = 0; row < m_turns.size(); ++row)
        m_rows[m_turns[row]->run().id] = static_cast<int>(row);
    m_current = static_cast<int>(m_turns.size()) - 1;
    endResetModel();
}

void TurnModel::append(const TurnPtr& turn) {
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_turns.push_back(turn);
    m_rows[turn->run().id] = row;
    endInsertRows();
}

void TurnModel::replaceFrom(int row, const std::vector<TurnPtr>& turns) {
    if (row < rowCount()) {
        beginRemoveRows({}, row, rowCount() - 1);
        for (auto gone = m_turns.begin() + row; gone != m_turns.end(); ++gone) {
            m_rows.remove((*gone)->run().id);
            dropTable(**gone);
        }
        m_turns.resize(static_cast<std::size_t>(row));
        m_current = std::min(m_current, row - 1);
        endRemoveRows();
    }
    for (const TurnPtr& turn : turns) append(turn);
}

void TurnModel::addRun(int row, ShownRun run) {
    ShownTurn& turn = *m_turns.at(static_cast<std::size_t>(row));
    turn.runs.push_back(std::move(run));
    showRun(row, static_cast<int>(turn.runs.size()) - 1);
}

void TurnModel::showRun(int row, int run) {
    ShownTurn& turn = *m_turns.at(static_cast<std::size_t>(row));
    if (run < 0 || run >= static_cast<int>(turn.runs.size())) return;
    m_rows.remove(turn.run().id);
    turn.current = static_cast<std::size_t>(run);
    m_rows[turn.run().id] = row;
    dropTable(turn);
    Q_EMIT dataChanged(index(row), index(row));
}

void TurnModel::setRecord(int row, std::shared_ptr<RunRecord> record) {
    ShownTurn& turn = *m_turns.at(static_cast<std::size_t>(row));
    turn.runs[turn.current].record = std::move(record);
    dropTable(turn);
    Q_EMIT dataChanged(index(row), index(row));
}

void TurnModel::setFeedback(int row, const conversations::Feedback& feedback) {
    ShownTurn& turn = *m_turns.at(static_cast<std::size_t>(row));
    turn.runs[turn.current].feedback = feedback;
    Q_EMIT dataChanged(index(row), index(row), {OpinionRole, KeptRole, ExampleRole});
}

void TurnModel::setBase(const QString& base, qint64 generation) {
    if (base == m_base && generation == m_generation) return;
    m_base = base;
    m_generation = generation;
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1), {OutdatedRole});
}

void TurnModel::setCurrent(int row) {
    if (row == m_current) return;
    const int before = std::exchange(m_current, row);
    for (const int changed : {before, row})
        if (changed >= 0 && changed < rowCount())
            Q_EMIT dataChanged(index(changed), index(changed), {CurrentRole});
}

void TurnModel::runChanged(int row, const answering::EventKinds& kinds) {
    ShownTurn& turn = *m_turns.at(static_cast<std::size_t>(row));
    QList<int> roles{ActivityRole, RoundRole, ModelWorkRole};
    if (kinds.contains(answering::Understood::kind)) roles << UnderstoodRole;
    if (kinds.contains(answering::ReadingTold::kind)) roles << ReadingRole << ExtendableRole;
    if (kinds.contains(answering::AnswerDelta::kind))
        roles << AnswerPartsRole << AnswerTextRole << SourcesRole;
    if (kinds.contains(answering::ModelAsked::kind)) roles << PromptsRole;
    if (kinds.contains(answering::ResultChosen::kind) ||
        kinds.contains(answering::AnswerFinished::kind)) {
        dropTable(turn);
        roles << TableRole << CompleteRole << NotesRole << QueryRole << LanguageRole;
    }
    if (turn.run().record->ended()) roles.clear();  // everything may have settled
    Q_EMIT dataChanged(index(row), index(row), roles);
}

}  // namespace tripletalk::app
