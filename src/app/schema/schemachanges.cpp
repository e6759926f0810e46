// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/schemachanges.h"

#include "app/window/qttext.h"

namespace tripletalk::app {

using curation::Decision;
using Field = Decision::Field;

namespace {

QString fieldName(Field field) {
    switch (field) {
        case Field::Name:
            return SchemaChanges::tr("name");
        case Field::Label:
            return SchemaChanges::tr("label");
        case Field::Comment:
            return SchemaChanges::tr("comment");
        case Field::Synonyms:
            return SchemaChanges::tr("synonyms");
        case Field::Hidden:
            return SchemaChanges::tr("hidden");
        case Field::Type:
            return SchemaChanges::tr("type");
        case Field::List:
            return SchemaChanges::tr("as a list");
        case Field::CleaningOff:
        case Field::CleaningOn:
            return SchemaChanges::tr("cleaning");
        case Field::Value:
            return SchemaChanges::tr("synonyms of a value");
        case Field::Computed:
            return SchemaChanges::tr("computed column");
        case Field::View:
            return SchemaChanges::tr("view");
        case Field::Merge:
            return SchemaChanges::tr("one table");
        case Field::Apart:
            return SchemaChanges::tr("table of its own");
        case Field::Glossary:
            return SchemaChanges::tr("glossary");
        case Field::HouseRules:
            return SchemaChanges::tr("house rules");
    }
    return {};
}

QString shown(const Decision& decision, const std::string& text) {
    if (decision.field != Field::Hidden && decision.field != Field::List) return qs(text);
    if (text.empty()) return {};
    return text == "yes" ? SchemaChanges::tr("yes") : SchemaChanges::tr("no");
}

}  // namespace

int SchemaChanges::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_decisions.size());
}

QHash<int, QByteArray> SchemaChanges::roleNames() const {
    return {{WhatRole, "what"},
            {FieldRole, "field"},
            {BeforeRole, "before"},
            {AfterRole, "after"},
            {KnownRole, "known"}};
}

QVariant SchemaChanges::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Decision& decision = m_decisions[static_cast<std::size_t>(index.row())];
    switch (role) {
        case WhatRole:
            return decision.column.empty() ? qs(decision.table)
                                           : qs(decision.table + "." + decision.column);
        case FieldRole:
            return fieldName(decision.field);
        case BeforeRole:
            return shown(decision, decision.before);
        case AfterRole:
            return shown(decision, decision.after);
        case KnownRole:
            return decision.known;
        default:
            return {};
    }
}

void SchemaChanges::show(const std::vector<Decision>& decisions) {
    beginResetModel();
    m_decisions = decisions;
    endResetModel();
    Q_EMIT countChanged();
}

const Decision* SchemaChanges::at(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &m_decisions[static_cast<std::size_t>(row)];
}

}  // namespace tripletalk::app
