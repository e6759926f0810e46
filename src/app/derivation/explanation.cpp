// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/explanation.h"

#include "answering/explanation/queryexplanation.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <QVariantMap>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

QVariantMap explanationOf(const QString& sql, const induction::Schema& schema) {
    const auto explained = answering::explainQuery(utf8(sql), schema);
    QVariantList steps;
    for (const auto& step : explained.steps)
        steps << QVariantMap{{u"level"_s, step.level}, {u"text"_s, translated(step.text)}};
    QVariantList columns;
    for (const auto& [table, column] : explained.columns)
        columns << QVariantMap{{u"table"_s, qs(table)}, {u"column"_s, qs(column)}};
    return {{u"steps"_s, steps}, {u"partly"_s, explained.partly}, {u"columns"_s, columns}};
}

}  // namespace tripletalk::app
