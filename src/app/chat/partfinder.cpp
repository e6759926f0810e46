// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/partfinder.h"

#include "app/components/writtennumber.h"
#include "app/window/qttext.h"

#include <QDate>
#include <QLocale>
#include <QRegularExpression>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using knowledge::FoundPart;

namespace {

constexpr std::size_t mostFound = 40;
constexpr std::size_t mostValues = 100;
constexpr const char* kinds[] = {"column", "value", "thing", "class"};
constexpr std::size_t mostClasses = 5;
constexpr const char* contents[] = {"text", "number", "date", "truth", "link"};

QVariantMap mapOf(const FoundPart& part) {
    return {{u"kind"_s, QLatin1StringView(kinds[static_cast<std::size_t>(part.kind)])},
            {u"table"_s, qs(part.table)},
            {u"column"_s, qs(part.column)},
            {u"value"_s, qs(part.value)},
            {u"text"_s, qs(part.text)},
            {u"detail"_s, qs(part.detail)},
            {u"holds"_s, QLatin1StringView(contents[static_cast<std::size_t>(part.holds)])},
            {u"unit"_s, qs(part.unit)}};
}

/// A year, a month or a day, as the columns hold it; empty for what is none.
QString dateIn(const QString& text) {
    static const QRegularExpression iso(u"^\\d{4}(-\\d\\d(-\\d\\d)?)?$"_s);
    if (iso.match(text).hasMatch()) return text;
    QString written = QLocale().dateFormat(QLocale::ShortFormat);
    if (!written.contains(u"yyyy"_s)) written.replace(u"yy"_s, u"yyyy"_s);
    return QLocale().toDate(text, written).toString(Qt::ISODate);
}

}  // namespace

PartFinder::PartFinder(Bases& bases, QObject* parent) : QObject(parent), m_bases(bases) {
    connect(&bases, &Bases::currentChanged, this, &PartFinder::clear);
}

void PartFinder::look(const QString& text, const QString& table, bool classes) {
    search(&PartFinder::show,
           [written = utf8(text), of = utf8(table),
            classes](const knowledge::PartSearch& search) -> Found {
               auto found = search.find(written, of, mostFound);
               if (!found || !classes) return found;
               const auto named = search.classes(written, mostClasses);
               found->insert(found->begin(), named.begin(), named.end());
               return found;
           });
}

void PartFinder::lookAt(const QString& table, const QString& column) {
    search(&PartFinder::showColumn,
           [of = utf8(table), name = utf8(column)](const knowledge::PartSearch& search) {
               return search.ofColumn(of, name, {}, mostValues);
           });
}

void PartFinder::narrow(const QString& text) {
    search(&PartFinder::showValues,
           [of = utf8(m_column["table"].toString()), name = utf8(m_column["column"].toString()),
            written = utf8(text)](const knowledge::PartSearch& search) {
               return search.ofColumn(of, name, written, mostValues);
           });
}

void PartFinder::search(Show show, std::function<Found(const knowledge::PartSearch&)> find) {
    const int number = ++m_wanted;
    const auto& base = m_bases.current();
    if (!base) return clear();
    m_busy = true;
    Q_EMIT changed();
    m_worker.run(
        this,
        [this, number, base = *base, find = std::move(find)]() -> std::vector<FoundPart> {
            if (number != m_wanted) return {};
            const auto search = m_search.get(base);
            if (!search) return {};  // a base that is being rebuilt: the next search finds
            auto found = find(**search);
            return found ? *std::move(found) : std::vector<FoundPart>();
        },
        [this, number, show](const std::vector<FoundPart>& found) {
            if (number != m_wanted) return;
            QVariantList all;
            for (const FoundPart& one : found) all << mapOf(one);
            (this->*show)(all);
        });
}

void PartFinder::clear() {
    ++m_wanted;
    show({});
}

QVariantMap PartFinder::operand(const QString& text, const QString& holds, bool isPart) const {
    const QString value = text.trimmed();
    if (value.isEmpty()) return {};
    if (holds == u"number" || holds == u"truth") {
        const auto number = numberIn(value);
        if (!number) return {};
        return {{u"value"_s, value}, {u"shown"_s, value}, {u"number"_s, *number}};
    }
    if (holds == u"date") {
        const QString date = dateIn(value);
        if (date.isEmpty()) return {};
        return {{u"value"_s, date}, {u"shown"_s, value}, {u"date"_s, true}};
    }
    return {{u"value"_s, isPart ? u'%' + value + u'%' : value}, {u"shown"_s, value}};
}

void PartFinder::show(const QVariantList& found) {
    m_found = found;
    showColumn({});
}

void PartFinder::showColumn(const QVariantList& columnAndValues) {
    if (!columnAndValues.isEmpty()) m_found.clear();
    m_column = columnAndValues.isEmpty() ? QVariantMap() : columnAndValues.first().toMap();
    Q_EMIT columnChanged();
    showValues(columnAndValues);
}

void PartFinder::showValues(const QVariantList& columnAndValues) {
    m_busy = false;
    m_values = columnAndValues.mid(1);
    Q_EMIT valuesChanged();
    Q_EMIT changed();
}

}  // namespace tripletalk::app
