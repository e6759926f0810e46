// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/rules.h"

#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// A copy of the state in which the evidence is used by a rule, with the features that any use has.
State used(const State& state, const Evidence& evidence, const Surroundings& around,
           const std::string& rule);

void note(State& state, const Surroundings& around, const std::string& feature, double value = 1);

/// How a place lies to what was spoken of already.
void noteDistance(State& state, const Surroundings& around, const Place& place);

/// Joins go over the table rather than elsewhere.
void speakOf(State& state, const induction::Table* table);

/// The number that waits for what is counted, or the two that it lies between.
std::vector<Operand> countedBy(const State& state);

/// The rule of a number whose comparison stands behind it: "2 or more cars".
inline constexpr const char* numberAhead = "number.ahead";

/// What a function gives for all of a column: "the average price".
std::shared_ptr<const Term> overall(Function function, const Place& place);

/// Puts the conditions that were said of the other end of a relation there.
void settleRelation(State& state, const Weights& weights);

/// "Players who have a rival": whether the words before say that someone has it.
bool isHad(const Evidence& evidence, const Surroundings& around);

void addPropertyRules(std::vector<Rule>& rules);
void addPropertyConditions(std::vector<Rule>& rules);
void addClassRules(std::vector<Rule>& rules);
void addValueRules(std::vector<Rule>& rules);
void addNumberRules(std::vector<Rule>& rules);
void addRelationRules(std::vector<Rule>& rules);

}  // namespace tripletalk::answering::reading
