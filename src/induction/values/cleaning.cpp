// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/cleaning.h"

#include "base/text.h"
#include "induction/values/units.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::induction {

namespace {

using sqlite::Value;
using Rule = Conversion::Rule;

constexpr std::size_t mostDatatypes = 8;
constexpr std::size_t mostCleanedSamples = 5;
constexpr std::int64_t fewOfDates = 20;  // one exception in so many
constexpr double sureOrder = 0.95;

Conversion single(Rule rule, CleanColumn column) {
    Conversion conversion;
    conversion.rule = rule;
    conversion.marks.decimals = column.type == "REAL";
    conversion.columns = {std::move(column)};
    return conversion;
}

bool mentions(std::string_view localName, const std::string& word) {
    return text::toLower(localName).find(word) != std::string::npos;
}

Sentence quantityRule(const QuantityEvidence::Decision& decision) {
    std::vector<Sentence> parts;
    if (!decision.unit.empty())
        parts.push_back(decision.currency
                            ? say("Sentence", "currency %1 removed").arg(decision.unit)
                            : say("Sentence", "unit %1 removed").arg(decision.unit));
    const Marks& marks = decision.marks;
    if (marks.grouped)
        parts.push_back(marks.thousands == '.'
                            ? say("Sentence", "a dot as thousands mark removed")
                            : say("Sentence", "a comma as thousands mark removed"));
    if (marks.decimals && marks.decimal == ',')
        parts.push_back(say("Sentence", "decimal comma read"));
    return parts.empty() ? say("Sentence", "number written as text")
                         : Sentence::joined(std::move(parts), ", ");
}

/// A literal that was meant as a date by its datatype, whether it is a valid one or not.
bool mayBeDate(const Literal& literal, ValueKind kind) {
    if (kind != ValueKind::Moment && kind != ValueKind::Year && kind != ValueKind::Invalid)
        return false;
    const std::string_view type = xsdName(literal.datatype);
    return type == "date" || type == "dateTime" || type == "gYear" || type == "gYearMonth" ||
           type == "dateTimeStamp";
}

Sentence dateRule(const DateEvidence::Decision& decision) {
    std::vector<Sentence> parts;
    if (decision.ordered)
        parts.push_back(decision.order == DayOrder::DayFirst
                            ? say("Sentence", "dates with the day first read")
                            : say("Sentence", "dates with the month first read"));
    else if (!decision.asIso)
        parts.push_back(say("Sentence", "dates read"));
    parts.push_back(decision.timed ? say("Sentence", "ISO 8601 date and time")
                                   : say("Sentence", "ISO 8601 date"));
    if (decision.partial) parts.push_back(say("Sentence", "some a year or a month alone"));
    return Sentence::joined(std::move(parts), ", ");
}

std::string quantityCleaning(const QuantityEvidence::Decision& decision) {
    if (decision.range) return "range";
    if (decision.currency) return "currency";
    if (decision.unit == "%") return "percent";
    return decision.unit.empty() ? "number" : "unit";
}

}  // namespace

void ColumnEvidence::see(const Literal& literal) {
    ++m_total;
    const ValueKind kind = kindOf(literal);
    ++m_kinds.at(static_cast<std::size_t>(kind));
    m_forms.see(literal);
    const auto known = std::find_if(m_datatypes.begin(), m_datatypes.end(), [&](const auto& each) {
        return each.first == literal.datatype;
    });
    if (known != m_datatypes.end())
        ++known->second;
    else if (m_datatypes.size() < mostDatatypes)
        m_datatypes.emplace_back(literal.datatype, 1);
    if (kind == ValueKind::Text) {
        m_yesNo.see(literal.lexical);
        m_durations.see(literal.lexical);
        m_quantities.see(literal.lexical);
        if (asPlainNumber(literal.lexical))
            ++(asInteger(literal.lexical) ? m_plainIntegers : m_plainReals);
    } else if (kind == ValueKind::Moment) {
        m_timed = m_timed || literal.lexical.find(':') != std::string::npos;
    } else if (kind == ValueKind::Span) {
        const auto span = readXsdDuration(literal.lexical, xsdName(literal.datatype));
        if (!span->hasMonths) ++m_secondSpans;
        if (!span->hasSeconds) ++m_monthSpans;
        m_fractionalSpans = m_fractionalSpans || span->seconds != std::floor(span->seconds);
    } else if (kind == ValueKind::Invalid) {
        m_invalid.add(literal.lexical);
    }
    if (kind == ValueKind::Text || mayBeDate(literal, kind)) {
        ++m_dateTexts;
        m_dates.see(literal.lexical);
    }
}

std::int64_t ColumnEvidence::of(ValueKind kind) const {
    return m_kinds.at(static_cast<std::size_t>(kind));
}

bool ColumnEvidence::uniform() const {
    return m_invalid.count == 0 &&
           std::find(m_kinds.begin(), m_kinds.end(), m_total) != m_kinds.end();
}

bool ColumnEvidence::isSuggested(const Candidate& candidate) const {
    return candidate.fits * 5 >= m_total * 4;
}

bool ColumnEvidence::mostly(std::int64_t literals) const {
    return literals > 0 && literals * 100 >= m_total * 99;
}

/// Numbers by datatype, with text that is written as such a number among them.
std::optional<Conversion> ColumnEvidence::numbers(std::string_view label,
                                                  std::string_view localName) const {
    const std::int64_t typed =
        of(ValueKind::Integer) + of(ValueKind::Long) + of(ValueKind::Real) + of(ValueKind::Year);
    const std::int64_t plain = m_plainIntegers + m_plainReals;
    if (typed == 0 || !mostly(typed + plain)) return std::nullopt;
    if (plain > 0 && namesIdentifier(label, localName)) return std::nullopt;
    if (of(ValueKind::Year) > 0 && mostly(of(ValueKind::Year)))
        return single(Rule::Integer, {.type = "INTEGER", .rule = say("Sentence", "year")});
    const bool integers = of(ValueKind::Real) + m_plainReals == 0 &&
                          mostly(of(ValueKind::Integer) + of(ValueKind::Year) + m_plainIntegers);
    return single(integers ? Rule::Integer : Rule::Real,
                  {.type = integers ? "INTEGER" : "REAL", .unit = unitOfName(label, localName)});
}

/// Months and seconds do not convert into each other: a column of both stays text.
Conversion ColumnEvidence::spans(std::string_view localName) const {
    const bool months = !mostly(m_secondSpans);
    if (months && !mostly(m_monthSpans)) return {};
    const std::string word = months ? "months" : "seconds";
    Conversion conversion =
        single(Rule::Span, {.suffix = mentions(localName, word) ? "" : "_" + word,
                            .type = m_fractionalSpans ? "REAL" : "INTEGER",
                            .unit = months ? "months" : "s",
                            .rule = months ? say("Sentence", "duration read as months")
                                           : say("Sentence", "duration read as seconds")});
    conversion.inMonths = months;
    return conversion;
}

std::optional<Conversion> ColumnEvidence::typed(std::string_view label,
                                                std::string_view localName) const {
    if (mostly(of(ValueKind::Boolean))) {
        Conversion conversion = single(
            Rule::Boolean, {.type = "INTEGER", .rule = say("Sentence", "true is 1, false is 0")});
        conversion.form.boolean = true;
        return conversion;
    }
    if (auto found = numbers(label, localName)) return found;
    const std::int64_t moments = of(ValueKind::Moment) + of(ValueKind::Year);
    if (of(ValueKind::Moment) > 0 && mostly(moments)) {
        Conversion conversion =
            single(Rule::Moment, {.rule = m_timed ? say("Sentence", "ISO 8601 date and time")
                                                  : say("Sentence", "ISO 8601 date")});
        conversion.selective = moments < m_total;
        return conversion;
    }
    if (of(ValueKind::Span) > 0 && mostly(of(ValueKind::Span))) return spans(localName);
    return std::nullopt;
}

std::optional<ColumnEvidence::Candidate> ColumnEvidence::yesNo() const {
    auto decision = m_yesNo.decide();
    if (!decision) return std::nullopt;
    Conversion conversion =
        single(Rule::YesNo,
               {.type = "INTEGER",
                .rule = say("Sentence", "%1 is 1, %2 is 0").arg(decision->yes, decision->no)});
    conversion.cleaning = "yes_no";
    conversion.yesNo = decision->pair;
    conversion.form = {.before = decision->yes, .after = decision->no, .boolean = true};
    return Candidate{std::move(conversion), 1, decision->fits, std::move(decision->misfits)};
}

std::optional<ColumnEvidence::Candidate> ColumnEvidence::durations(
    std::string_view localName) const {
    auto decision = m_durations.decide();
    if (!decision) return std::nullopt;
    const std::string word = decision->inSeconds ? "seconds" : "minutes";
    Conversion conversion =
        single(Rule::Duration,
               {.suffix = mentions(localName, word) ? "" : "_" + word,
                .type = "INTEGER",
                .unit = decision->inSeconds ? "s" : "min",
                .rule = decision->inSeconds ? say("Sentence", "time span read as seconds")
                                            : say("Sentence", "time span read as minutes")});
    conversion.cleaning = "duration";
    conversion.inSeconds = decision->inSeconds;
    return Candidate{std::move(conversion), 1, decision->fits, std::move(decision->misfits)};
}

std::optional<ColumnEvidence::Candidate> ColumnEvidence::quantities(std::string_view label,
                                                                    std::string_view localName,
                                                                    bool evenCodes) const {
    auto decision = m_quantities.decide();
    if (!decision || (decision->looksLikeCodes && !evenCodes)) return std::nullopt;
    CleanColumn column{
        .type = decision->marks.decimals ? "REAL" : "INTEGER",
        .unit = decision->unit.empty() ? unitOfName(label, localName) : decision->unit,
        .rule = quantityRule(*decision)};
    Conversion conversion = single(decision->range ? Rule::Range : Rule::Quantity, column);
    conversion.cleaning = quantityCleaning(*decision);
    conversion.marks = decision->marks;
    conversion.unit = decision->unit;
    if (decision->range) {
        const auto withMore = [&, more = column.rule](Sentence end) {
            std::vector<Sentence> parts{std::move(end)};
            if (!decision->unit.empty()) parts.push_back(more);
            return Sentence::joined(std::move(parts), ", ");
        };
        conversion.columns[0].suffix = "_min";
        conversion.columns[0].rule = withMore(say("Sentence", "smaller end of a range"));
        column.suffix = "_max";
        column.rule = withMore(say("Sentence", "larger end of a range"));
        conversion.columns.push_back(std::move(column));
    }
    return Candidate{std::move(conversion), decision->sure, decision->fits,
                     std::move(decision->misfits)};
}

/// Dates that are all written as ISO 8601 has it need no cleaning, and are told to be dates.
std::optional<ColumnEvidence::Candidate> ColumnEvidence::dates() const {
    auto decision = m_dates.decide();
    if (!decision || m_dateTexts != m_total) return std::nullopt;
    Conversion conversion = single(Rule::Date, {.rule = dateRule(*decision)});
    conversion.cleaning = decision->asIso ? "" : "date";
    conversion.order = decision->order;
    conversion.blank = decision->blank;
    conversion.selective = decision->missing + decision->misfits.count > 0;
    return Candidate{std::move(conversion), decision->sure, decision->fits,
                     std::move(decision->misfits)};
}

std::vector<ColumnEvidence::Candidate> ColumnEvidence::candidates(
    std::string_view label, std::string_view localName) const {
    std::vector<Candidate> found;
    if (namesIdentifier(label, localName)) return found;
    if (of(ValueKind::Text) != m_total) {
        if (auto candidate = dates()) found.push_back(*std::move(candidate));
        return found;
    }
    for (auto& candidate :
         {yesNo(), durations(localName), dates(), quantities(label, localName, false)})
        if (candidate) found.push_back(*candidate);
    for (Candidate& candidate : found)
        if (candidate.misfits.count > 0) candidate.conversion.selective = true;
    return found;
}

bool ColumnEvidence::isSafe(const Candidate& candidate) const {
    if (candidate.conversion.rule != Rule::Date) return candidate.misfits.count == 0;
    return candidate.misfits.count * fewOfDates <= m_total && candidate.sure >= sureOrder;
}

/// The type that a person wants, if no literal is lost by it.
std::optional<Conversion> ColumnEvidence::forced(std::string_view label, std::string_view localName,
                                                 const CleaningChoice& choice) const {
    if (choice.type == "TEXT") return Conversion();
    if (choice.type != "INTEGER" && choice.type != "REAL") return std::nullopt;
    Conversion conversion;
    if (of(ValueKind::Text) == m_total) {
        auto candidate = quantities(label, localName, true);
        if (!candidate || candidate->misfits.count > 0 || candidate->conversion.columns.size() > 1)
            return std::nullopt;
        conversion = std::move(candidate->conversion);
    } else {
        const std::int64_t integers = of(ValueKind::Integer) + m_plainIntegers;
        const std::int64_t reals = of(ValueKind::Real) + of(ValueKind::Long) + m_plainReals;
        if (integers + reals != m_total) return std::nullopt;
        const bool real = reals > 0 || choice.type == "REAL";
        conversion =
            single(real ? Rule::Real : Rule::Integer,
                   {.type = real ? "REAL" : "INTEGER", .unit = unitOfName(label, localName)});
    }
    CleanColumn& column = conversion.columns.front();
    if (choice.type == "INTEGER" && column.type == "REAL") return std::nullopt;
    column.type = choice.type;
    return conversion;
}

Conversion ColumnEvidence::chosen(std::string_view label, std::string_view localName,
                                  const CleaningChoice& choice) const {
    if (auto wanted = forced(label, localName, choice)) return *std::move(wanted);
    if (auto found = typed(label, localName)) return *std::move(found);
    for (Candidate& candidate : candidates(label, localName)) {
        const std::string& rule = candidate.conversion.cleaning;
        const bool wanted = choice.on.contains(rule) && isSuggested(candidate);
        if ((isSafe(candidate) && !choice.off.contains(rule)) || wanted)
            return std::move(candidate.conversion);
    }
    return {};
}

Conversion ColumnEvidence::decide(std::string_view label, std::string_view localName,
                                  const CleaningChoice& choice) const {
    if (m_total == 0) return {};
    Conversion conversion = chosen(label, localName, choice);
    const auto most =
        std::max_element(m_datatypes.begin(), m_datatypes.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    conversion.datatype = most->first;
    const bool numeric = conversion.rule == Rule::Integer || conversion.rule == Rule::Real ||
                         conversion.rule == Rule::Quantity || conversion.rule == Rule::Range ||
                         conversion.rule == Rule::Duration;
    if (numeric || conversion.rule == Rule::Date) conversion.form = m_forms.decide(conversion);
    return conversion;
}

std::vector<CleaningSuggestion> ColumnEvidence::suggestions(std::string_view label,
                                                            std::string_view localName,
                                                            const CleaningChoice& choice) const {
    const std::string applied = chosen(label, localName, choice).cleaning;
    std::vector<CleaningSuggestion> found;
    for (Candidate& candidate : candidates(label, localName)) {
        if (!isSuggested(candidate) || candidate.conversion.cleaning.empty()) continue;
        const Conversion& conversion = candidate.conversion;
        const auto total = static_cast<double>(m_total);
        CleaningSuggestion suggestion{.rule = conversion.cleaning,
                                      .description = conversion.columns.front().rule,
                                      .confidence = static_cast<double>(candidate.fits) / total *
                                                    candidate.sure * total / (total + 1),
                                      .failed = std::move(candidate.misfits),
                                      .applied = conversion.cleaning == applied};
        for (const Literal& literal : m_forms.samples())
            if (auto cells = conversion.cells(literal);
                cells && suggestion.samples.size() < mostCleanedSamples)
                suggestion.samples.push_back({literal.lexical, *std::move(cells)});
        found.push_back(std::move(suggestion));
    }
    return found;
}

}  // namespace tripletalk::induction
