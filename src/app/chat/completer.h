// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/bases/openedof.h"
#include "app/window/tasks.h"
#include "knowledge/namecompletion.h"

#include <atomic>
#include <memory>

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Names that may come next while a question is written. Looks them up on a thread of its own; only
/// what was asked last is answered.
class Completer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QVariantList hints READ hints NOTIFY changed)
    Q_PROPERTY(int begin READ begin NOTIFY changed)

  public:
    explicit Completer(Bases& bases, QObject* parent = nullptr);

    /// {text, detail}, best first.
    [[nodiscard]] QVariantList hints() const { return m_hints; }
    /// Where in the text the begun name begins.
    [[nodiscard]] int begin() const { return m_begin; }

    /// What could go on from this text, the one before the cursor.
    Q_INVOKABLE void look(const QString& text);
    Q_INVOKABLE void clear();

  Q_SIGNALS:
    void changed();

  private:
    void show(int begin, QVariantList hints);

    Bases& m_bases;
    QVariantList m_hints;
    int m_begin = 0;
    std::atomic<int> m_wanted = 0;  ///< number of the last question; earlier ones are dropped
    OpenedOf<knowledge::NameCompletion> m_names;  ///< worker thread only
    Tasks m_worker{1};
};

}  // namespace tripletalk::app
