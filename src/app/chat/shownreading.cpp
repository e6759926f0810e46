// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/shownreading.h"

#include "app/chat/readingedit.h"
#include "app/chat/readingparts.h"
#include "app/components/writtennumber.h"
#include "app/window/qttext.h"
#include "base/jsontext.h"

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr const char* partKinds[] = {"asked", "target", "condition", "group",
                                     "order", "other",  "word"};

QVariantMap partMap(const ReadingPart& part, bool changeable) {
    QVariantList choices;
    for (const auto& choice : part.choices)
        choices << QVariantMap{{u"text"_s, qs(choice.text)}, {u"detail"_s, qs(choice.detail)}};
    return {{u"place"_s, qs(part.place)},
            {u"kind"_s, QLatin1StringView(partKinds[static_cast<std::size_t>(part.kind)])},
            {u"text"_s, qs(part.text)},
            {u"choices"_s, changeable ? choices : QVariantList()},
            {u"removable"_s, changeable && part.removable},
            {u"unplaced"_s, part.unplaced()},
            {u"computed"_s, qs(part.function)},
            {u"operator"_s, qs(part.op)},
            {u"negated"_s, part.isNegated},
            {u"thing"_s, part.isThing},
            {u"numeric"_s, part.isNumeric},
            {u"descending"_s, part.isDescending},
            {u"limit"_s, part.limit},
            {u"table"_s, qs(part.table)},
            {u"column"_s, qs(part.column)},
            {u"value"_s, writtenNumber(qs(part.value), false)}};
}

}  // namespace

QVariantList shownParts(const nlohmann::json& reading, bool changeable) {
    QVariantList parts;
    for (const ReadingPart& part : readingParts(shownForm(reading)))
        parts << partMap(part, changeable);
    return parts;
}

QVariantList shownReading(const RunRecord& record) {
    QVariantList parts;
    // Of a question in two parts none can be changed alone.
    const bool changeable = record.readings().size() == 1;
    for (const auto& one : record.readings()) parts += shownParts(one, changeable);
    return parts;
}

QString extendableTable(const nlohmann::json& reading) {
    return isEditable(reading) ? qs(memberOr<std::string>(reading, "target", "")) : QString();
}

QString extendableTable(const RunRecord& record) {
    return record.readings().size() == 1 ? extendableTable(record.readings().front()) : QString();
}

}  // namespace tripletalk::app
