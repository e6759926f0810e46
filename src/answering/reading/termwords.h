// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "language/wording.h"

#include <string>

namespace tripletalk::answering::reading {

/// A column or the rows of a table as people call them.
std::string nameOf(const Place& place);

/// Tells terms and their parts to people, in the words of one language. Borrows it.
class TermWords {
  public:
    explicit TermWords(const language::Wording& wording) : m_wording(wording) {}

    /// "boat with length more than 10 m", "number of boats per rig".
    [[nodiscard]] std::string of(const Term& term) const;
    /// "3 boats with length more than 10 m": so many of what is asked for. Empty where it is not
    /// one thing or column, or the language's plural of its name is not known.
    [[nodiscard]] std::string several(const Term& term, std::size_t count) const;
    /// "average price", "number of boats". What is not of the head says whose it is.
    [[nodiscard]] std::string of(const Measure& measure, const induction::Table* head) const;
    [[nodiscard]] std::string of(const Condition& condition, const induction::Table* head) const;
    [[nodiscard]] std::string of(const Order& order, const induction::Table* head) const;
    /// What a set operation adds, of a term that has one: "not with rig Sloop".
    [[nodiscard]] std::string ofOther(const Term& term) const;

  private:
    [[nodiscard]] std::string place(const Place& place, const induction::Table* head) const;
    [[nodiscard]] std::string subject(const Term& term) const;
    [[nodiscard]] std::string rest(const Term& term) const;
    [[nodiscard]] std::string shown(const Operand& operand, const std::string& unit) const;
    [[nodiscard]] std::string extreme(const Order& order, const induction::Table* head) const;
    [[nodiscard]] std::string conditions(const Term& term) const;
    [[nodiscard]] std::string operands(const Condition& condition) const;

    const language::Wording& m_wording;
};

}  // namespace tripletalk::answering::reading
