// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/components/resulttable.h"
#include "app/derivation/runrecord.h"
#include "conversations/conversation.h"

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QHash>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// One answering of a turn's question.
struct ShownRun {
    QString id;
    QString configuration;                   ///< its name
    int rounds = 0;                          ///< that its configuration allows
    qint64 started = 0;                      ///< ms since 1970
    std::shared_ptr<RunRecord> record = {};  ///< null until it is read from disk
    conversations::Feedback feedback = {};
    QString base = {};  ///< id of the knowledge base
    qint64 generation = 0;
    int window = 0;  ///< of its model, in tokens; 0: not known
};

struct ShownTurn {
    QString id;
    QString parent;
    QString question;
    std::vector<ShownRun> runs = {};  ///< at least one
    std::size_t current = 0;
    ResultTable* table = nullptr;  ///< of the current run, made when it is shown; the model's child
    int branch = 0;                ///< its place among the questions with the same parent
    int branches = 1;
    bool isOffered = false;  ///< by the program, and asked as it was offered

    [[nodiscard]] const ShownRun& run() const { return runs[current]; }
};

using TurnPtr = std::shared_ptr<ShownTurn>;

/// The turns of the path that is shown, oldest first, each with the run chosen for it. Work for a
/// new piece of an answer does not grow with the conversation.
class TurnModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Chat")

  public:
    enum Role {
        QuestionRole = Qt::UserRole + 1,
        UnderstoodRole,   ///< the stand-alone question; empty while it is not known
        ReadingRole,      ///< parts of the offline reading (shownreading.h)
        ExtendableRole,   ///< the table that it is about if parts can be put into it, else empty
        OfferedRole,      ///< other readings, as texts
        NotesRole,        ///< what was counted as what: the notes of the query that answers
        MeaningsRole,     ///< {words, chosen, others}: words that fit several entities
        UnsupportedRole,  ///< {sentence, what}: what no source holds
        AnswerPartsRole,  ///< {code, text, language}: sanitised HTML with links "cite:n", or code
        AnswerTextRole,   ///< Markdown as written
        StatusRole,       ///< loading, running, answered, not_found, failed, cancelled
        ActivityRole,     ///< what a running answer does now (RunRecord::activity)
        RoundRole,        ///< 0 before the first
        ModelWorkRole,    ///< {reads, share, perSecond}: tokens of the prompt, their share of the
                          ///< model's window (0: not known), tokens that it writes a second (0: it
                          ///< does not yet); empty while no model is asked
        RoundsRole,       ///< how many there may be; 0 unknown
        StartedRole,      ///< ms since 1970, for the elapsed time
        TotalMsRole,      ///< of an ended run
        SourcesRole,      ///< numbers of the sources that are cited, or all if none is
        TableRole,        ///< ResultTable of the result if there is something to show, else null
        CompleteRole,     ///< false: the result was cut
        ErrorRole,        ///< of a failed run
        ErrorDetailRole,  ///<
        ErrorKindRole,    ///< stable name of the kind
        BylineRole,       ///< which strategy answered
        ModelRole,        ///< empty if none was asked
        RunIndexRole,
        RunCountRole,
        BranchIndexRole,
        BranchCountRole,
        OpinionRole,  ///< 1 right, -1 wrong, 0 not said
        KeptRole,     ///< the answer is in the base's question set
        ExampleRole,  ///< question and query are among the base's examples
        TurnIdRole,
        RunIdRole,
        PromptsRole,   ///< how many prompts there are to show
        QueryRole,     ///< that the answer was taken from; empty if from none of the chat's base
        LanguageRole,  ///< of that query: its name
        BasesRole,     ///< where what the result names may be (placesOf)
        OutdatedRole,  ///< made on an earlier version of the base in use
        CurrentRole,   ///< the derivation shows this turn
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const std::vector<TurnPtr>& turns() const { return m_turns; }
    /// -1 if it is not shown.
    Q_INVOKABLE [[nodiscard]] int rowOfRun(const QString& run) const {
        return m_rows.value(run, -1);
    }

    /// What a preview shows of source n of the shown run (previewOf); empty if it is not there.
    Q_INVOKABLE [[nodiscard]] QVariantMap source(int row, int n) const;

    void replace(std::vector<TurnPtr> turns);
    void append(const TurnPtr& turn);
    /// Shows these turns from the row on, in place of those that are there.
    void replaceFrom(int row, const std::vector<TurnPtr>& turns);
    void addRun(int row, ShownRun run);
    void showRun(int row, int run);
    void setCurrent(int row);
    [[nodiscard]] int current() const { return m_current; }
    /// The record of the shown run was read from disk.
    void setRecord(int row, std::shared_ptr<RunRecord> record);
    void setFeedback(int row, const conversations::Feedback& feedback);
    /// The base in use: older answers of it are outdated.
    void setBase(const QString& base, qint64 generation);
    /// The shown run of this row has new events of these kinds.
    void runChanged(int row, const answering::EventKinds& kinds);

  private:
    static void dropTable(ShownTurn& turn);
    [[nodiscard]] ResultTable* table(ShownTurn& turn) const;
    [[nodiscard]] QVariant answerData(const RunRecord& record, int role) const;
    [[nodiscard]] QVariant turnData(const ShownTurn& turn, int role) const;

    std::vector<TurnPtr> m_turns;
    QHash<QString, int> m_rows;  ///< of the shown runs
    int m_current = -1;
    QString m_base;
    qint64 m_generation = 0;
};

}  // namespace tripletalk::app
