// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "base/result.h"
#include "knowledge/switchedexamples.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// What people taught one knowledge base: questions with the queries that answer them, and the
/// words that were learned from each. One that is deleted stays in the list, to be brought back,
/// until the list is shown anew; one that is switched off stays in the base, and is heeded by
/// nothing.
class KeptExamples : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QString folder READ folder NOTIFY loaded)
    Q_PROPERTY(int count READ count NOTIFY loaded)
    Q_PROPERTY(int hidden READ hidden NOTIFY hiddenChanged)

  public:
    enum Role {
        QuestionRole = Qt::UserRole + 1,
        QueryRole,
        LanguageRole,  ///< of the query, its name
        CreatedRole,   ///< a date
        OutdatedRole,  ///< why the query does not fit the base any more; empty: it does
        DeletedRole,
        OffRole,
        LearnedRole,  ///< words that it taught, with what they stand for; empty: none
        ProblemRole,  ///< why its last change was refused
    };

    explicit KeptExamples(Tasks& tasks, QObject* parent = nullptr);

    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    /// How many are not deleted.
    [[nodiscard]] Q_INVOKABLE int kept() const;
    /// How many are not among the rows until all are wanted.
    [[nodiscard]] int hidden() const { return count() - rowCount(); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Shows those of a base, newest first: the first few.
    Q_INVOKABLE void show(const QString& folder);
    Q_INVOKABLE void showAll();
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void bringBack(int row);
    Q_INVOKABLE void switchOff(int row, bool off);
    /// Gives it another question or query, which is run first.
    Q_INVOKABLE void correct(int row, const QString& question, const QString& query);
    /// Looks again which words are learned: that may hang on all examples.
    void readWords();

  Q_SIGNALS:
    void loaded();
    void hiddenChanged();
    /// What the base keeps is not what it was.
    void changed(const QString& folder);
    void failed(const QString& message);

  private:
    struct Row {
        knowledge::Example example;
        bool isOff = false;
        bool isDeleted = false;
        QString learned = {};
        QString problem = {};
    };
    /// What becomes of a row.
    using Change = std::function<Result<Row>(const knowledge::KnowledgeBase& base, Row row)>;
    /// Changes the base on a worker, then the row.
    void change(int row, Change work);
    void ended(std::int64_t id, const QString& folder, Result<Row> row);
    [[nodiscard]] std::vector<Row>::iterator rowOf(std::int64_t id);
    void tell(std::vector<Row>::iterator row);

    Tasks& m_tasks;
    QString m_folder;
    std::vector<Row> m_rows;
    bool m_all = false;
    int m_shown = 0;  ///< number of the last reading; earlier ones are dropped
};

}  // namespace tripletalk::app
