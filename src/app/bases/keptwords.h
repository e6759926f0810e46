// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "base/result.h"
#include "knowledge/taughtwords.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The words of one knowledge base beside its own names: synonyms that people gave, then words that
/// were learned from examples. One that is deleted stays in the list, to be brought back, until
/// the list is shown anew; one that is switched off stays in the base, and is heeded by nothing.
class KeptWords : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QString folder READ folder NOTIFY loaded)
    Q_PROPERTY(int count READ count NOTIFY loaded)
    Q_PROPERTY(int hidden READ hidden NOTIFY hiddenChanged)

  public:
    enum Role {
        WordRole = Qt::UserRole + 1,
        TargetRole,    ///< what it stands for: "table", "table.column", "table.column = value"
        QuestionRole,  ///< of the example that it was learned from; empty: a person gave it
        DeletedRole,
        OffRole,
    };

    explicit KeptWords(Tasks& tasks, QObject* parent = nullptr);

    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    /// How many are not among the rows until all are wanted.
    [[nodiscard]] int hidden() const { return count() - rowCount(); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Shows those of a base: the first few.
    Q_INVOKABLE void show(const QString& folder);
    Q_INVOKABLE void showAll();
    /// Looks again, since something else was taught; what is deleted can still be brought back.
    void lookAgain();
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void bringBack(int row);
    Q_INVOKABLE void switchOff(int row, bool off);
    /// Puts another word in its place. One that was learned becomes one that a person gave.
    Q_INVOKABLE void correct(int row, const QString& word);

  Q_SIGNALS:
    void loaded();
    void hiddenChanged();
    /// The base heeds other words than before.
    void changed(const QString& folder);
    void failed(const QString& message);

  private:
    struct Row {
        std::string word;
        std::string target;
        std::string value = {};
        std::string question = {};
        /// Nothing: it was learned.
        std::optional<curation::SynonymPlace> place = {};
        bool isOff = false;
        bool isDeleted = false;
        int id = 0;
    };
    using Rows = std::vector<Row>;
    /// What becomes of a row.
    using Change = std::function<Result<Row>(const knowledge::KnowledgeBase& base, Row row)>;
    static Result<Rows> readRows(const std::filesystem::path& folder);
    static Result<void> set(const knowledge::KnowledgeBase& base, const Row& row,
                            knowledge::WordState state);
    void read();
    void take(Rows rows);
    /// Changes the base on a worker, then the row.
    void change(int row, Change work);
    void ended(int id, const QString& folder, Result<Row> row);

    Tasks& m_tasks;
    QString m_folder;
    Rows m_rows;
    bool m_all = false;
    int m_shown = 0;  ///< number of the last reading; earlier ones are dropped
    int m_lastId = 0;
};

}  // namespace tripletalk::app
