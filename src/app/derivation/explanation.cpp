// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/explanation.h"

#include "answering/explanation/queryexplanation.h"
#include "app/window/qttext.h"

#include <array>

#include <QCoreApplication>
#include <QVariantMap>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

/// The patterns of answering/explanation/explanationphrases.h, for the translators.
constexpr std::array phrasePatterns{
    QT_TRANSLATE_NOOP("Explanation", "%1 is %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is not %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is more than %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is at least %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is less than %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is at most %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is after %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is %2 or later"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is before %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is %2 or earlier"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is from %2 to %3"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is not from %2 to %3"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is one of %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is none of %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is among what another query finds: %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is not among what another query finds: %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 contains %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 begins with %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 ends with %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 fits the pattern %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is known"),
    QT_TRANSLATE_NOOP("Explanation", "%1 is not known"),
    QT_TRANSLATE_NOOP("Explanation", "another query finds something: %1"),
    QT_TRANSLATE_NOOP("Explanation", "another query finds nothing: %1"),
    QT_TRANSLATE_NOOP("Explanation", "it is not so that %1"),
    QT_TRANSLATE_NOOP("Explanation", "%1 and %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 or %2"),
    QT_TRANSLATE_NOOP("Explanation", "name of the %1"),
    QT_TRANSLATE_NOOP("Explanation", "%1 of the %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 of each %2"),
    QT_TRANSLATE_NOOP("Explanation", "%1 for which %2"),
    QT_TRANSLATE_NOOP("Explanation", "the number of rows"),
    QT_TRANSLATE_NOOP("Explanation", "the number of rows with %1"),
    QT_TRANSLATE_NOOP("Explanation", "the number of different values of %1"),
    QT_TRANSLATE_NOOP("Explanation", "the sum of %1"),
    QT_TRANSLATE_NOOP("Explanation", "the average of %1"),
    QT_TRANSLATE_NOOP("Explanation", "the median of %1"),
    QT_TRANSLATE_NOOP("Explanation", "the smallest %1"),
    QT_TRANSLATE_NOOP("Explanation", "the largest %1"),
    QT_TRANSLATE_NOOP("Explanation", "all %1 in one text"),
    QT_TRANSLATE_NOOP("Explanation", "the place by %1"),
    QT_TRANSLATE_NOOP("Explanation", "%1 among those with the same %2"),
    QT_TRANSLATE_NOOP("Explanation", "the year of %1"),
    QT_TRANSLATE_NOOP("Explanation", "the month of %1"),
    QT_TRANSLATE_NOOP("Explanation", "%1, or %2 where it is not known"),
    QT_TRANSLATE_NOOP("Explanation", "the result of another query (%1)"),
    QT_TRANSLATE_NOOP("Explanation", "%1 (called “%2”)"),
    QT_TRANSLATE_NOOP("Explanation", "%1, largest first"),
    QT_TRANSLATE_NOOP("Explanation", "%1, smallest first"),
    QT_TRANSLATE_NOOP("Explanation", "%1, from Z to A"),
    QT_TRANSLATE_NOOP("Explanation", "%1, from A to Z"),
    QT_TRANSLATE_NOOP("Explanation", "First makes a list called “%1”:"),
    QT_TRANSLATE_NOOP("Explanation", "Looks at each %1."),
    QT_TRANSLATE_NOOP("Explanation", "Looks at the rows of the list “%1”."),
    QT_TRANSLATE_NOOP("Explanation", "Looks at the rows of a query of its own:"),
    QT_TRANSLATE_NOOP("Explanation", "Takes with each %1 the %2 that its %3 names."),
    QT_TRANSLATE_NOOP("Explanation",
                      "Takes with each %1 the %2 that its %3 names, if there is one."),
    QT_TRANSLATE_NOOP("Explanation", "Takes with each %1 every %2 whose %3 names it."),
    QT_TRANSLATE_NOOP("Explanation",
                      "Takes with each %1 every %2 whose %3 names it; one without any stays."),
    QT_TRANSLATE_NOOP("Explanation", "Takes with it each %1."),
    QT_TRANSLATE_NOOP("Explanation", "Takes with it each %1 for which %2."),
    QT_TRANSLATE_NOOP("Explanation", "Takes with it each %1 for which %2, if there is one."),
    QT_TRANSLATE_NOOP("Explanation", "Keeps those for which %1."),
    QT_TRANSLATE_NOOP("Explanation", "Puts those together that have the same %1."),
    QT_TRANSLATE_NOOP("Explanation", "Keeps the groups for which %1."),
    QT_TRANSLATE_NOOP("Explanation", "Shows %1."),
    QT_TRANSLATE_NOOP("Explanation", "Shows every column."),
    QT_TRANSLATE_NOOP("Explanation", "Shows equal rows once."),
    QT_TRANSLATE_NOOP("Explanation", "Adds, without repeating rows:"),
    QT_TRANSLATE_NOOP("Explanation", "Adds:"),
    QT_TRANSLATE_NOOP("Explanation", "Keeps only rows that are also found here:"),
    QT_TRANSLATE_NOOP("Explanation", "Leaves out rows that are found here:"),
    QT_TRANSLATE_NOOP("Explanation", "Does it again with what it found, until nothing new comes."),
    QT_TRANSLATE_NOOP("Explanation", "Sorts by %1."),
    QT_TRANSLATE_NOOP("Explanation", "Keeps the first %1 rows."),
    QT_TRANSLATE_NOOP("Explanation", "Skips %2 rows and keeps the next %1."),
    QT_TRANSLATE_NOOP("Explanation",
                      "This query is built in a way that cannot be put into words.")};

}  // namespace

QVariantMap explanationOf(const QString& sql, const induction::Schema& schema) {
    const auto explained = answering::explainQuery(utf8(sql), schema, [](const char* pattern) {
        return utf8(QCoreApplication::translate("Explanation", pattern));
    });
    QVariantList steps;
    for (const auto& step : explained.steps)
        steps << QVariantMap{{u"level"_s, step.level}, {u"text"_s, qs(step.text)}};
    QVariantList columns;
    for (const auto& [table, column] : explained.columns)
        columns << QVariantMap{{u"table"_s, qs(table)}, {u"column"_s, qs(column)}};
    return {{u"steps"_s, steps}, {u"partly"_s, explained.partly}, {u"columns"_s, columns}};
}

std::span<const char* const> knownPhrases() { return phrasePatterns; }

}  // namespace tripletalk::app
