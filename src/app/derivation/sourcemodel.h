// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "app/components/shownchart.h"
#include "app/derivation/runrecord.h"

#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// One source as its preview shows it: kind, title, text (of a query the SQL), rows, error, base
/// (its name, where several of these were asked).
QVariantMap previewOf(const answering::Source& source, const AskedBases& bases);

/// Where a thing that a source of this base tells of may be: ids, the likeliest first. Empty where
/// one base alone was asked.
QStringList placesOf(const AskedBases& bases, const std::string& id);

/// The numbered sources of a run, in the order of their numbers.
class SourceModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Derivation")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

  public:
    enum Role {
        NumberRole = Qt::UserRole + 1,
        KindRole,         ///< sql, sparql, passage, document
        TitleRole,        ///< of a passage or document
        QueryRole,        ///< SQL or search text
        TextRole,         ///< of a passage
        ScoreRole,        ///< 0 if there is none
        TableRole,        ///< ResultTable of a query, else null
        FoundRole,        ///< number of rows
        TruncatedRole,    ///< there were more rows
        ErrorRole,        ///< a sentence, empty if it worked
        ErrorDetailRole,  ///< the engine's own words
        IriRole,          ///< of a passage's entity, else empty
        NotesRole,        ///< what the checks of a query say
        BasesRole,        ///< ids: where what it tells of may be (placesOf)
        BaseNameRole,     ///< whose it is, where several were asked; else empty
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Shows the sources of a run that asked these bases: new ones are added, changed ones updated;
    /// a list that does not continue the shown one replaces it.
    void update(const std::vector<answering::Source>& sources, const AskedBases& bases = {});
    void clear();

    /// The row of source n, or -1.
    Q_INVOKABLE int rowOf(int n) const;
    /// The table of source n, or null.
    Q_INVOKABLE tripletalk::app::ResultTable* table(int n) const;

    /// The charts that stand in the place of its tables; the sources are those of this run.
    [[nodiscard]] std::vector<ShownChart> charts(const std::string& run) const;

  Q_SIGNALS:
    void countChanged();

  private:
    struct Row {
        answering::Source source;
        QString baseName = {};
        QStringList bases = {};
        ResultTable* table = nullptr;  ///< child of the model
    };
    Row makeRow(const answering::Source& source, const AskedBases& bases);

    std::vector<Row> m_rows;
};

}  // namespace tripletalk::app
