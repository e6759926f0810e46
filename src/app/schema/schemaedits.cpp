// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/schemaedits.h"

#include "app/schema/schemadetails.h"
#include "app/window/qttext.h"

#include <algorithm>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using curation::Curation;

namespace {

std::string unlessSame(const QVariant& value, const std::string& induced) {
    const std::string text = utf8(value.toString().trimmed());
    return text == induced ? std::string() : text;
}

template <typename Curated, typename Thing>
void describe(Curated& curated, const Thing& induced, const QString& field, const QVariant& value) {
    if (field == u"name"_s) curated.name = unlessSame(value, induced.name);
    if (field == u"label"_s) curated.label = unlessSame(value, induced.label);
    if (field == u"comment"_s) curated.comment = unlessSame(value, induced.comment);
    if (field == u"synonyms"_s) curated.synonyms = wordsOf(value.toString());
    if (field == u"hidden"_s) {
        curated.hidden.reset();
        if (value.toBool() != induced.hidden) curated.hidden = value.toBool();
    }
}

}  // namespace

CurationChange tableChange(const curation::TableId& id, const induction::Table& induced,
                           const QString& field, const QVariant& value) {
    return [=](Curation& curation) { describe(tableIn(curation, id), induced, field, value); };
}

CurationChange columnChange(const curation::TableId& table, const curation::ColumnId& column,
                            const induction::Column& induced, const QString& field,
                            const QVariant& value) {
    return [=](Curation& curation) {
        curation::ColumnCuration& curated = columnIn(tableIn(curation, table), column);
        describe(curated, induced, field, value);
        if (field == u"type"_s) curated.type = utf8(value.toString());
    };
}

CurationChange computedChange(const curation::TableId& table, const std::string& column,
                              const QString& field, const QVariant& value) {
    return [=](Curation& curation) {
        auto& all = tableIn(curation, table).computed;
        const auto found = std::ranges::find(all, column, &curation::ComputedColumn::name);
        if (found == all.end()) return;
        const std::string text = utf8(value.toString().trimmed());
        if (field == u"name"_s) found->name = text;
        if (field == u"label"_s) found->label = text;
        if (field == u"expression"_s) found->expression = text;
        if (field == u"type"_s) found->type = text;
        if (field == u"unit"_s) found->unit = text;
        if (field == u"comment"_s) found->comment = text;
        if (field == u"synonyms"_s) found->synonyms = wordsOf(value.toString());
    };
}

CurationChange cleaningChange(const curation::TableId& table, const curation::ColumnId& column,
                              const std::string& rule, bool on, bool applied) {
    return [=](Curation& curation) {
        curation::ColumnCuration& curated = columnIn(tableIn(curation, table), column);
        curated.cleaningOff.erase(rule);
        curated.cleaningOn.erase(rule);
        if (on && !applied) curated.cleaningOn.insert(rule);
        if (!on && applied) curated.cleaningOff.insert(rule);
    };
}

}  // namespace tripletalk::app
