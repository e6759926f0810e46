// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QQuickTextDocument>
#include <QStringList>
#include <QSyntaxHighlighter>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Marks words in a text area's document, or a phrase letter by letter. The text stays plain:
/// nothing in it can be taken for markup.
class WordHighlighter : public QSyntaxHighlighter {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickTextDocument* source READ source WRITE setSource NOTIFY changed REQUIRED)
    /// Words that match whole words of the text, or their beginnings (plural, case endings).
    Q_PROPERTY(QString words MEMBER m_words NOTIFY changed)
    /// Matches anywhere, in any case.
    Q_PROPERTY(QString phrase MEMBER m_phrase NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor background MEMBER m_background NOTIFY changed REQUIRED)

  public:
    explicit WordHighlighter(QObject* parent = nullptr);

    [[nodiscard]] QQuickTextDocument* source() const { return m_source; }
    void setSource(QQuickTextDocument* source);

    /// Places and lengths of what is marked in a text.
    static QList<std::pair<int, int>> wordsIn(const QString& text, const QString& words);
    static QList<std::pair<int, int>> phrasesIn(const QString& text, const QString& phrase);

  Q_SIGNALS:
    void changed();

  protected:
    void highlightBlock(const QString& line) override;

  private:
    QQuickTextDocument* m_source = nullptr;
    QString m_words;
    QString m_phrase;
    QColor m_ink;
    QColor m_background;
};

}  // namespace tripletalk::app
