// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/linkcolumns.h"

#include "induction/plan/literalcolumns.h"
#include "induction/plan/nameortext.h"
#include "induction/plan/plancolumns.h"

#include <algorithm>

namespace tripletalk::induction {

namespace {

/// The texts of an attribute that leads to things as well, hidden.
Column textColumn(const Attribute& attribute, const Conversion& conversion) {
    Column column = literalColumn(attribute, conversion, conversion.columns.front());
    column.hidden = true;
    return column;
}

const Table& tableOf(const Planning& planning, int home) {
    return planning.plan.table(planning.plan.tableOfHome.at(home));
}

/// References the one table that all targets are in, or the table of all entities.
Column linkColumn(const Planning& planning, const Attribute& attribute) {
    const auto& targets = attribute.profile->targets;
    return {.role = ColumnRole::ForeignKey,
            .predicate = attribute.iri,
            .label = attribute.label,
            .comment = attribute.comment,
            .references =
                targets.size() == 1 ? tableOf(planning, targets.begin()->first).name : "entity"};
}

void noteTargets(Plan& plan, int table, int column, const PredicateProfile& seen) {
    if (seen.targets.size() > 1) plan.targets.push_back({table, column, seen.targets});
}

/// Of a link table's key of what it leads to: that of the one class there, or the predicate's.
std::string linkName(const TableDraft& draft, const Attribute& attribute, const Column& link) {
    const Planning& planning = draft.planning();
    const auto& targets = attribute.profile->targets;
    const bool named = targets.size() == 1 && planning.classes.at(targets.begin()->first).id != 0 &&
                       link.references != draft.table().name;
    if (named) return tableOf(planning, targets.begin()->first).columns[0].name;
    return attribute.name.ends_with("_id") ? attribute.name : keyName(attribute.name);
}

/// Of links, and of texts beside them where the predicate has both.
void addLinkTable(TableDraft& draft, const Attribute& attribute, bool texts) {
    Plan& plan = draft.planning().plan;
    Placement& place = draft.placement(attribute);
    const PredicateProfile& seen = *attribute.profile;
    const bool described = seen.undescribed < seen.links;
    const int child =
        draft.addChild(attribute, attribute.name, described ? TableKind::Link : TableKind::Values);
    naming::NameAllocator names;
    names.allocate(plan.table(child).columns.front().name);
    if (texts) {
        Column shown = nameOrTextColumn(attribute);
        shown.name = names.allocate(attribute.name);
        place.linkTableShown = plan.addColumn(child, std::move(shown));
    }
    if (described) {
        Column column = linkColumn(draft.planning(), attribute);
        column.name = names.allocate(linkName(draft, attribute, column));
        column.notNull = seen.undescribed == 0 && !texts;
        if (texts) column.facts = {besideNameOrText(attribute.name)};
        place.linkTableKey = plan.addColumn(child, std::move(column));
        noteTargets(plan, child, place.linkTableKey, seen);
    }
    if (texts) {
        Column column = textColumn(attribute, place.conversion);
        column.name = names.allocate(attribute.name + "_text");
        place.linkTableLiteral = plan.addColumn(child, std::move(column));
    }
    if (seen.undescribed > 0) {
        Column column = undescribedColumn(attribute, described);
        column.name = names.allocate(attribute.name + (described || texts ? "_undescribed" : ""));
        column.notNull = !described && !texts;
        column.hidden = texts;
        place.linkTableUndescribed = plan.addColumn(child, std::move(column));
    }
    place.linkTable = child;
}

}  // namespace

void addLinks(TableDraft& draft, const Attribute& attribute) {
    const PredicateProfile& seen = *attribute.profile;
    if (seen.severalLinks > 0 || draft.listChoice(attribute).value_or(false)) {
        addLinkTable(draft, attribute, false);
        return;
    }
    Placement& place = draft.placement(attribute);
    const bool described = seen.undescribed < seen.links;
    const bool everywhere = seen.linkSubjects == draft.rows();
    const bool second = place.literalColumn >= 0 && isNumberFirst(seen, place.conversion);
    const auto tellNumber = [&](const std::string& beside) {
        if (second)
            draft.column(place.literalColumn).facts.push_back("NULL where " + beside + " tells it");
    };
    if (described) {
        Column column = linkColumn(draft.planning(), attribute);
        column.name = draft.columnName(attribute, second ? "_id" : "");
        tellNumber(column.name);
        tellApart(column, attribute.name + (second ? "_id" : ""));
        column.notNull = everywhere && seen.undescribed == 0;
        place.linkColumn = draft.add(std::move(column));
        noteTargets(draft.planning().plan, draft.index(), place.linkColumn, seen);
    }
    if (seen.undescribed > 0) {
        Column column = undescribedColumn(attribute, described);
        column.name = draft.columnName(attribute, described || second ? "_undescribed" : "");
        tellNumber(column.name);
        column.notNull = everywhere && !described;
        place.undescribedColumn = draft.add(std::move(column));
    }
}

bool isInOnePlace(const TableDraft& draft, const Attribute& attribute) {
    const auto& targets = attribute.profile->targets;
    return areNamesAndTexts(attribute, draft.placement(attribute).conversion) &&
           std::none_of(targets.begin(), targets.end(), [&](const auto& target) {
               return std::ranges::any_of(draft.planning().attributes.at(target.first),
                                          isOfStructure);
           });
}

void addNameOrText(TableDraft& draft, const Attribute& attribute) {
    const PredicateProfile& seen = *attribute.profile;
    if (seen.severalValues > 0 || draft.listChoice(attribute).value_or(false)) {
        addLinkTable(draft, attribute, true);
        return;
    }
    Placement& place = draft.placement(attribute);
    Column shown = nameOrTextColumn(attribute);
    shown.name = draft.columnName(attribute, "");
    tellApart(shown, attribute.name);
    const std::string shownName = shown.name;
    place.shownColumn = draft.add(std::move(shown));
    if (seen.undescribed < seen.links) {
        Column column = linkColumn(draft.planning(), attribute);
        column.name = draft.columnName(attribute, "_id");
        column.comment.clear();
        column.facts = {besideNameOrText(shownName)};
        place.linkColumn = draft.add(std::move(column));
        noteTargets(draft.planning().plan, draft.index(), place.linkColumn, seen);
    }
    Column text = textColumn(attribute, place.conversion);
    text.name = draft.columnName(attribute, "_text");
    place.literalColumn = draft.add(std::move(text));
    if (seen.undescribed > 0) {
        Column column = undescribedColumn(attribute, true);
        column.name = draft.columnName(attribute, "_undescribed");
        column.hidden = true;
        place.undescribedColumn = draft.add(std::move(column));
    }
}

}  // namespace tripletalk::induction
