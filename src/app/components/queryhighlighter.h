// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/editor/highlight.h"

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
    /// "sql", "sparql"; anything else is left as it is.
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
    void paint(const sparql::Span& span, std::size_t begin, std::size_t end);
    void paintSparql(std::size_t begin, std::size_t end);

    QQuickTextDocument* m_source = nullptr;
    QString m_language;
    QColor m_keyword;
    QColor m_text;
    QColor m_number;
    QColor m_variable;
    QColor m_comment;
    QString m_read;
    std::vector<sparql::Span> m_spans;  ///< of all that was read
};

}  // namespace tripletalk::app
