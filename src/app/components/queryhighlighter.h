// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/languages/querylanguage.h"

#include <vector>

#include <QColor>
#include <QQuickTextDocument>
#include <QString>
#include <QSyntaxHighlighter>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Colours the words of a query that a text area's document holds.
class QueryHighlighter : public QSyntaxHighlighter {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickTextDocument* source READ source WRITE setSource NOTIFY changed REQUIRED)
    /// The name of a language of queries; what is in no such is left as it is.
    Q_PROPERTY(QString language MEMBER m_language NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor keyword MEMBER m_keyword NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor text MEMBER m_text NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor number MEMBER m_number NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor variable MEMBER m_variable NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor comment MEMBER m_comment NOTIFY changed REQUIRED)

  public:
    explicit QueryHighlighter(QObject* parent = nullptr);

    [[nodiscard]] QQuickTextDocument* source() const { return m_source; }
    void setSource(QQuickTextDocument* source);

  Q_SIGNALS:
    void changed();

  protected:
    void highlightBlock(const QString& line) override;

  private:
    void read(const knowledge::QueryLanguage& language);
    void paint(const knowledge::QuerySpan& span, std::size_t begin, std::size_t end);

    QQuickTextDocument* m_source = nullptr;
    QString m_language;
    QColor m_keyword;
    QColor m_text;
    QColor m_number;
    QColor m_variable;
    QColor m_comment;
    QString m_read;
    const knowledge::QueryLanguage* m_readIn = nullptr;
    std::vector<knowledge::QuerySpan> m_spans;  ///< of all that was read, in UTF-16
};

}  // namespace tripletalk::app
