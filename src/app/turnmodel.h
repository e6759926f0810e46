// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/resulttable.h"
#include "app/runrecord.h"

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QSet>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// One answering of a turn's question.
struct ShownRun {
    QString id;
    QString configuration;  ///< its name
    int rounds = 0;         ///< that its configuration allows
    qint64 started = 0;     ///< ms since 1970
    std::shared_ptr<RunRecord> record = {};
};

struct ShownTurn {
    QString id;
    QString parent;
    QString question;
    std::vector<ShownRun> runs = {};  ///< at least one
    std::size_t current = 0;
    ResultTable* table = nullptr;  ///< of the current run; child of the model

    [[nodiscard]] const ShownRun& run() const { return runs[current]; }
};

/// The turns of the conversation that is shown, oldest first, each with the run chosen for it.
class TurnModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Chat")

  public:
    enum Role {
        QuestionRole = Qt::UserRole + 1,
        UnderstoodRole,   ///< the stand-alone question; empty while it is not known
        ReadingRole,      ///< parts of the offline reading, as short texts
        UnplacedRole,     ///< words of the question that found no place in it
        AnswerHtmlRole,   ///< sanitised, with links "cite:n"
        AnswerTextRole,   ///< Markdown as written
        StatusRole,       ///< running, answered, not_found, failed, cancelled
        ActivityRole,     ///< what a running answer does now (RunRecord::activity)
        RoundRole,        ///< 0 before the first
        RoundsRole,       ///< how many there may be; 0 unknown
        StartedRole,      ///< ms since 1970, for the elapsed time
        TotalMsRole,      ///< of an ended run
        SourcesRole,      ///< numbers of the sources that are cited, or all if none is
        TableRole,        ///< ResultTable of the result if there is something to show, else null
        CompleteRole,     ///< false: the result was cut
        ErrorRole,        ///< of a failed run
        ErrorDetailRole,  ///<
        ErrorKindRole,    ///< stable name of the kind
        StrategyRole,
        ModelRole,
        RunIndexRole,
        RunCountRole,
        CurrentRole,  ///< the derivation shows this turn
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const std::vector<ShownTurn>& turns() const { return m_turns; }
    [[nodiscard]] int rowOfRun(const QString& run) const;  ///< -1 if it is not shown

    void replace(std::vector<ShownTurn> turns);
    void append(ShownTurn turn);
    void addRun(int row, ShownRun run);
    void showRun(int row, int run);
    void setCurrent(int row);
    [[nodiscard]] int current() const { return m_current; }
    /// The shown run of this row has new events of these kinds.
    void runChanged(int row, const QSet<QByteArray>& kinds);

  private:
    void makeTable(ShownTurn& turn);
    [[nodiscard]] QList<int> sourceNumbers(const ShownRun& run) const;

    std::vector<ShownTurn> m_turns;
    int m_current = -1;
};

}  // namespace tripletalk::app
