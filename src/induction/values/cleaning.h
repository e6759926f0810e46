// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/values/conversion.h"
#include "induction/values/duration.h"
#include "induction/values/formevidence.h"
#include "induction/values/misfits.h"
#include "induction/values/quantity.h"
#include "induction/values/typedvalue.h"
#include "induction/values/writtendate.h"
#include "induction/values/yesno.h"
#include "sqlite/database.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::induction {

/// What a person decided about the cleaning of a column.
struct CleaningChoice {
    std::set<std::string> off = {};  ///< rules that must not be used
    std::set<std::string> on = {};   ///< suggested rules to use although some values have no cells
    std::string type = {};  ///< TEXT, INTEGER or REAL; heeded only if every literal converts to it
    bool operator==(const CleaningChoice&) const = default;
};

/// By class (its IRI, or the label of a group of things without one) and predicate IRI.
using CleaningChoices = std::map<std::pair<std::string, std::string>, CleaningChoice>;

/// A cleaning rule that applies to a column of text, or would if it were not for a few values.
struct CleaningSuggestion {
    struct Sample {
        std::string before;
        std::vector<sqlite::Value> after;  ///< one cell a column
    };
    /// "unit", "currency", "percent", "range", "number", "duration", "date" or "yes_no".
    std::string rule;
    Sentence description;  ///< "unit mm removed, a comma as thousands mark removed"
    /// 0 to 1: share of the values that convert, times how clearly they tell the rule and the
    /// marks, times n / (n + 1) for n values.
    double confidence = 0;
    std::vector<Sample> samples = {};
    Misfits failed = {};
    bool applied = false;
};

/// What cleaning does, or would almost do, to an attribute of a table.
struct CleaningReport {
    std::string table = {};
    std::string attribute = {};  ///< the predicate's label
    CleaningSuggestion suggestion = {};
};

/// What the values of one predicate have in common; decides types and cleaning rules. A rule that
/// reads text is chosen only if every single value converts; dates as people write them may have a
/// few per cent of exceptions. A column whose datatype makes it a
/// number, boolean, date or duration stays one if 99 % of its literals are: the others have no
/// cells. Constant memory whatever the number of values.
class ColumnEvidence {
  public:
    void see(const Literal& literal);

    /// `label` and `localName` of the predicate tell identifiers, which stay as they are, and units
    /// ("depth (mm)").
    [[nodiscard]] Conversion decide(std::string_view label, std::string_view localName,
                                    const CleaningChoice& choice = {}) const;

    /// The rules that read at least 80 % of the values.
    [[nodiscard]] std::vector<CleaningSuggestion> suggestions(
        std::string_view label, std::string_view localName,
        const CleaningChoice& choice = {}) const;

    /// Literals whose lexical form is wrong for their datatype.
    [[nodiscard]] const Misfits& invalid() const { return m_invalid; }
    [[nodiscard]] std::int64_t count() const { return m_total; }

    /// All literals are valid and of one kind: whatever is decided, every one converts.
    [[nodiscard]] bool uniform() const;

  private:
    struct Candidate {
        Conversion conversion;
        double sure = 1;
        std::int64_t fits = 0;
        Misfits misfits = {};
    };
    /// Whether it may be used without a person's consent.
    [[nodiscard]] bool isSafe(const Candidate& candidate) const;
    [[nodiscard]] bool isSuggested(const Candidate& candidate) const;
    [[nodiscard]] std::int64_t of(ValueKind kind) const;
    [[nodiscard]] bool mostly(std::int64_t literals) const;
    [[nodiscard]] Conversion chosen(std::string_view label, std::string_view localName,
                                    const CleaningChoice& choice) const;
    [[nodiscard]] std::optional<Conversion> forced(std::string_view label,
                                                   std::string_view localName,
                                                   const CleaningChoice& choice) const;
    [[nodiscard]] std::optional<Conversion> typed(std::string_view label,
                                                  std::string_view localName) const;
    [[nodiscard]] std::optional<Conversion> numbers(std::string_view label,
                                                    std::string_view localName) const;
    [[nodiscard]] Conversion spans(std::string_view localName) const;
    [[nodiscard]] std::vector<Candidate> candidates(std::string_view label,
                                                    std::string_view localName) const;
    [[nodiscard]] std::optional<Candidate> yesNo() const;
    [[nodiscard]] std::optional<Candidate> dates() const;
    [[nodiscard]] std::optional<Candidate> durations(std::string_view localName) const;
    [[nodiscard]] std::optional<Candidate> quantities(std::string_view label,
                                                      std::string_view localName,
                                                      bool evenCodes) const;

    std::int64_t m_total = 0;
    std::array<std::int64_t, 10> m_kinds{};  ///< by ValueKind
    std::int64_t m_plainIntegers = 0;        ///< text that is a number
    std::int64_t m_plainReals = 0;
    std::int64_t m_monthSpans = 0;   ///< durations of nothing but months and years
    std::int64_t m_secondSpans = 0;  ///< durations without them
    bool m_timed = false;            ///< some moment has a time of day
    bool m_fractionalSpans = false;
    Misfits m_invalid;
    std::vector<std::pair<std::string, std::int64_t>> m_datatypes;  ///< the first few, counted
    YesNoEvidence m_yesNo;
    DurationEvidence m_durations;
    DateEvidence m_dates;
    std::int64_t m_dateTexts = 0;  ///< literals that m_dates has seen
    QuantityEvidence m_quantities;
    FormEvidence m_forms;
};

}  // namespace tripletalk::induction
