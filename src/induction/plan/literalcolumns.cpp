// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/literalcolumns.h"

#include "induction/plan/plancolumns.h"
#include "naming/labels.h"
#include "rdf/vocabulary.h"

namespace tripletalk::induction {

namespace {

/// A column stays if at most one in so many of those that have values has several.
constexpr std::int64_t severalShare = 20;

std::string rowsText(std::int64_t number) {
    return std::to_string(number) + (number == 1 ? " row" : " rows");
}

int addValuesTable(TableDraft& draft, const Attribute& attribute, const std::string& name) {
    const Conversion& conversion = draft.placement(attribute).conversion;
    const int child = draft.addChild(attribute, name, TableKind::Values);
    Plan& plan = draft.planning().plan;
    naming::NameAllocator names;
    names.allocate(plan.table(child).columns.front().name);
    for (const CleanColumn& clean : conversion.columns) {
        Column column = literalColumn(attribute, conversion, clean);
        column.name = names.allocate(name + clean.suffix);
        column.copy = &clean != &conversion.columns.front();
        column.notNull = true;
        plan.addColumn(child, std::move(column));
    }
    return child;
}

}  // namespace

void addLabel(TableDraft& draft, const Attribute& attribute) {
    const PredicateProfile& seen = *attribute.profile;
    Placement& place = draft.placement(attribute);
    const bool known = naming::isLabelPredicate(attribute.iri);
    Column column{.name = known ? draft.newName("label") : draft.columnName(attribute, ""),
                  .role = ColumnRole::Label,
                  .predicate = attribute.iri,
                  .label = attribute.label,
                  .comment = attribute.comment,
                  .datatype = seen.evidence.decide(attribute.label, attribute.name).datatype,
                  .language = mostFrequent(seen.languages),
                  .notNull = seen.literalSubjects == draft.rows()};
    place.firstLiteral = true;
    place.conversion.datatype = column.datatype;
    if (seen.severalLiterals > 0) {
        place.valuesTable = addValuesTable(draft, attribute, column.name);
        column.rule = say("Sentence", "the first of several; all in %1")
                          .arg(draft.planning().plan.table(place.valuesTable).name);
        column.copy = true;
    }
    place.literalColumn = draft.add(std::move(column));
}

void addBestLabel(TableDraft& draft) {
    draft.add({.name = draft.newName("label"),
               .role = ColumnRole::Label,
               .label = "label",
               .rule = say("Sentence", "the best name that it has"),
               .copy = true});
}

void convert(TableDraft& draft, const Attribute& attribute) {
    const ColumnEvidence& evidence = attribute.profile->evidence;
    const std::string localName = naming::localName(attribute.iri);
    const CleaningChoices::key_type key = draft.choiceKey(attribute);
    const CleaningChoices& choices = draft.planning().bench.choices;
    const auto chosen = choices.find(key);
    const CleaningChoice choice = chosen == choices.end() ? CleaningChoice{} : chosen->second;
    draft.placement(attribute).conversion = evidence.decide(attribute.label, localName, choice);
    for (CleaningSuggestion& rule : evidence.suggestions(attribute.label, localName, choice))
        draft.planning().plan.cleaning.push_back(
            {{draft.table().name, attribute.label, std::move(rule)}, key});
}

void addLiterals(TableDraft& draft, const Attribute& attribute) {
    const PredicateProfile& seen = *attribute.profile;
    Placement& place = draft.placement(attribute);
    const std::optional<bool> list = draft.listChoice(attribute);
    const bool numberFirst = !list.value_or(false) && isNumberFirst(seen, place.conversion);
    const std::string end = seen.links == 0 || numberFirst ? "" : "_text";
    const std::string wanted = attribute.name + end;
    const bool several = seen.severalLiterals > 0 || list.value_or(false);
    if (several) {
        place.valuesTable = addValuesTable(draft, attribute, wanted);
        if (list.value_or(seen.severalLiterals * severalShare > seen.literalSubjects)) return;
        // A list node with several items is none, and stays apart from those that are.
        place.firstLiteral = attribute.iri != rdf::vocabulary::rdfFirst;
    }
    for (const CleanColumn& clean : place.conversion.columns) {
        Column column = literalColumn(attribute, place.conversion, clean);
        column.name = draft.columnName(attribute, end + clean.suffix);
        tellApart(column, wanted + clean.suffix);
        column.copy = several || place.literalColumn >= 0;
        column.notNull =
            seen.literalSubjects == draft.rows() && converts(place.conversion, seen.evidence);
        if (several)
            column.facts = {(place.firstLiteral ? "the first of several" : "NULL for several") +
                            std::string(" in ") + rowsText(seen.severalLiterals) + "; all in " +
                            draft.planning().plan.table(place.valuesTable).name};
        const int index = draft.add(std::move(column));
        if (place.literalColumn < 0) place.literalColumn = index;
    }
}

bool isNumberFirst(const PredicateProfile& seen, const Conversion& conversion) {
    return seen.links > 0 && seen.literals > seen.links && seen.severalLiterals == 0 &&
           seen.severalLinks == 0 && conversion.columns.front().type != "TEXT";
}

}  // namespace tripletalk::induction
