// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/rules.h"

#include "answering/reading/ruletools.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using induction::ColumnRole;
using language::CueKind;

bool Surroundings::followedBy(EvidenceKind kind) const {
    return std::ranges::any_of(next, [&](const Evidence* one) { return one->kind == kind; });
}
bool Surroundings::followedBy(CueKind kind) const {
    return std::ranges::any_of(
        next, [&](const Evidence* one) { return one->cue && one->cue->kind == kind; });
}

bool isLink(const Place& place) {
    return place.column && place.column->role == ColumnRole::ForeignKey;
}
bool isSelfLink(const Place& place) {
    return isLink(place) && place.column->references == place.table->name;
}
bool isTruth(const Place& place) { return place.column && place.column->holdsTruth(); }
bool isNumeric(const Place& place) { return place.column && place.column->type != "TEXT"; }
bool isDated(const Place& place) {
    return place.column && place.column->role == ColumnRole::Literal && !isNumeric(place) &&
           !place.column->samples.empty() &&
           std::ranges::all_of(place.column->samples, [](const std::string& sample) {
               return sample.size() >= 4 &&
                      std::all_of(sample.begin(), sample.begin() + 4,
                                  [](char c) { return c >= '0' && c <= '9'; });
           });
}

const std::vector<Rule>& rules() {
    static const std::vector<Rule> known = [] {
        std::vector<Rule> all;
        addPropertyRules(all);
        addPropertyConditions(all);
        addClassRules(all);
        addValueRules(all);
        addNumberRules(all);
        addRelationRules(all);
        return all;
    }();
    return known;
}

}  // namespace tripletalk::answering::reading
