// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/bases/openedof.h"
#include "app/window/tasks.h"
#include "knowledge/partsearch.h"

#include <atomic>
#include <functional>

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Columns, values and things that a person may put into the reading of a question. Looks them up
/// on a thread of its own; only what was asked last is answered.
class PartFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QVariantList found READ found NOTIFY changed)
    Q_PROPERTY(QVariantMap column READ column NOTIFY columnChanged)
    Q_PROPERTY(QVariantList values READ values NOTIFY valuesChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)

  public:
    explicit PartFinder(Bases& bases, QObject* parent = nullptr);

    /// {kind: "column" | "value" | "thing" | "class", table, column, value, text, detail, holds:
    /// "text" | "number" | "date" | "truth" | "link", unit}, best first.
    [[nodiscard]] QVariantList found() const { return m_found; }
    /// The column that was looked at, and the commonest of the values or things that it holds; of
    /// the same form.
    [[nodiscard]] QVariantMap column() const { return m_column; }
    [[nodiscard]] QVariantList values() const { return m_values; }
    [[nodiscard]] bool busy() const { return m_busy; }

    /// Looks for this text, in a question about this table; for what a word means also for classes.
    Q_INVOKABLE void look(const QString& text, const QString& table, bool classes = false);
    /// Looks at one column and what it holds.
    Q_INVOKABLE void lookAt(const QString& table, const QString& column);
    /// Looks for those of its values in which this text stands.
    Q_INVOKABLE void narrow(const QString& text);
    /// Nothing is found any more, nor still looked for.
    Q_INVOKABLE void clear();
    /// What a text that was typed for a column is in a condition (readingedit.h), as {value, shown,
    /// number?, date?}; empty if the column holds nothing of the kind. With `isPart` rows that only
    /// contain the text are meant.
    [[nodiscard]] Q_INVOKABLE QVariantMap operand(const QString& text, const QString& holds,
                                                  bool isPart) const;

  Q_SIGNALS:
    void changed();
    void columnChanged();
    void valuesChanged();

  private:
    using Found = Result<std::vector<knowledge::FoundPart>>;
    using Show = void (PartFinder::*)(const QVariantList&);
    void search(Show show, std::function<Found(const knowledge::PartSearch&)> find);
    void show(const QVariantList& found);
    void showColumn(const QVariantList& columnAndValues);
    void showValues(const QVariantList& columnAndValues);

    Bases& m_bases;
    QVariantList m_found;
    QVariantMap m_column;
    QVariantList m_values;
    bool m_busy = false;
    std::atomic<int> m_wanted = 0;             ///< number of the last search
    OpenedOf<knowledge::PartSearch> m_search;  ///< worker thread only
    Tasks m_worker{1};
};

}  // namespace tripletalk::app
