// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/languages/querylanguage.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// A language of queries as views show it; all empty for what is none (a search, a passage). The
/// sentences are English: a view says them by qsTranslate("Sentence", …), so that they follow the
/// window's language.
struct ShownLanguage {
    Q_GADGET
    QML_VALUE_TYPE(shownLanguage)
    Q_PROPERTY(QString name MEMBER name)    ///< as files, traces and sources have it
    Q_PROPERTY(QString title MEMBER title)  ///< "SQL"
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString invitation MEMBER invitation)  ///< "Ask the database in SQL"
    Q_PROPERTY(QString asking MEMBER asking)          ///< "Asking the database"
    Q_PROPERTY(QString asked MEMBER asked)            ///< "Asked the database"
    Q_PROPERTY(QString opener MEMBER opener)          ///< behind it completion comes by itself
    Q_PROPERTY(bool tables MEMBER tables)  ///< its queries name tables and columns of the schema
    Q_PROPERTY(bool explains MEMBER explains)  ///< how a query is run can be told

  public:
    QString name, title, icon, invitation, asking, asked, opener;
    bool tables = false;
    bool explains = false;
};

ShownLanguage shown(const knowledge::QueryLanguage& language);

/// The languages of queries that there are, which are the same everywhere.
class QueryLanguages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Their names, in the order in which they are offered.
    Q_PROPERTY(QStringList names READ names CONSTANT)

  public:
    explicit QueryLanguages(QObject* parent = nullptr) : QObject(parent) {}
    [[nodiscard]] QStringList names() const;
    /// Of a source's or step's kind; with an empty name if it is no query.
    [[nodiscard]] Q_INVOKABLE tripletalk::app::ShownLanguage of(const QString& kind) const;
};

}  // namespace tripletalk::app
