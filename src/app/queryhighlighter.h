// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include <QColor>
#include <QQuickTextDocument>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Colours the words of a query that a text area's document holds.
class QueryHighlighter : public QObject {
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
    ~QueryHighlighter() override;

    [[nodiscard]] QQuickTextDocument* source() const { return m_source; }
    void setSource(QQuickTextDocument* source);

  Q_SIGNALS:
    void changed();

  private:
    class Painter;
    std::unique_ptr<Painter> m_painter;
    QQuickTextDocument* m_source = nullptr;
    QString m_language;
    QColor m_keyword;
    QColor m_text;
    QColor m_number;
    QColor m_variable;
    QColor m_comment;
};

}  // namespace tripletalk::app
