// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include <QColor>
#include <QQuickTextDocument>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Colours SQL keywords, texts and numbers of a text area's document.
class SqlHighlighter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickTextDocument* source READ source WRITE setSource NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor keyword MEMBER m_keyword NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor text MEMBER m_text NOTIFY changed REQUIRED)
    Q_PROPERTY(QColor number MEMBER m_number NOTIFY changed REQUIRED)

  public:
    explicit SqlHighlighter(QObject* parent = nullptr);
    ~SqlHighlighter() override;

    [[nodiscard]] QQuickTextDocument* source() const { return m_source; }
    void setSource(QQuickTextDocument* source);

  Q_SIGNALS:
    void changed();

  private:
    class Painter;
    std::unique_ptr<Painter> m_painter;
    QQuickTextDocument* m_source = nullptr;
    QColor m_keyword;
    QColor m_text;
    QColor m_number;
};

}  // namespace tripletalk::app
