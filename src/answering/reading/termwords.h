// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/scoredreading.h"
#include "language/wording.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// A column or the rows of a table as people call them.
std::string nameOf(const Place& place);

/// Tells terms and their parts to people, in the words of one language. Borrows it.
class TermWords {
  public:
    explicit TermWords(const language::Wording& wording) : m_wording(wording) {}
    /// What a question calls by a word of its own language, as in `others`, is called so here, too.
    TermWords(const language::Wording& wording, std::vector<OtherWord> others)
        : m_wording(wording), m_others(std::move(others)) {}

    /// "boat with length more than 10 m", "number of boats per rig".
    [[nodiscard]] std::string of(const Term& term) const;
    /// "3 boats with length more than 10 m": so many of what is asked for. Empty where it is not
    /// one thing or column, or the language's plural of its name is not known.
    [[nodiscard]] std::string several(const Term& term, std::size_t count) const;
    /// "average price", "number of boats". What is not of the head says whose it is.
    [[nodiscard]] std::string of(const Measure& measure, const induction::Table* head) const;
    [[nodiscard]] std::string of(const Condition& condition, const induction::Table* head) const;
    [[nodiscard]] std::string of(const Order& order, const induction::Table* head) const;
    /// Of each column that the term tells, in their order.
    [[nodiscard]] std::vector<std::string> columns(const Term& term) const;
    /// What a set operation adds, of a term that has one: "not with rig Sloop".
    [[nodiscard]] std::string ofOther(const Term& term) const;

  private:
    [[nodiscard]] const OtherWord* translated(const Place& place) const;
    [[nodiscard]] std::optional<std::string> said(const Place& place) const;
    [[nodiscard]] bool isSaidInPlural(const Place& place) const;
    [[nodiscard]] std::string named(const Place& place) const;
    [[nodiscard]] std::string plural(const Place& place) const;
    /// "boats", "prices (boat)"
    [[nodiscard]] std::string counted(const Place& counted, const induction::Table* head) const;
    [[nodiscard]] std::string place(const Place& place, const induction::Table* head) const;
    /// What a group is of: "plant" where a link is "built at" one.
    [[nodiscard]] std::string group(const Place& group, const induction::Table* head) const;
    [[nodiscard]] std::string subject(const Term& term) const;
    [[nodiscard]] std::string rest(const Term& term) const;
    [[nodiscard]] std::string shown(const Operand& operand, const std::string& unit) const;
    [[nodiscard]] std::string extreme(const Order& order, const induction::Table* head) const;
    [[nodiscard]] std::string conditions(const Term& term) const;
    [[nodiscard]] std::string operands(const Condition& condition) const;

    const language::Wording& m_wording;
    std::vector<OtherWord> m_others;
};

}  // namespace tripletalk::answering::reading
