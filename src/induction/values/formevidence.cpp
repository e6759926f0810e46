// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/formevidence.h"

#include "induction/values/conversion.h"
#include "induction/values/quantity.h"
#include "induction/values/writtenform.h"

#include <algorithm>

namespace tripletalk::induction {

namespace {

constexpr std::size_t mostEvidence = 16;
constexpr std::size_t longestSample = 80;
constexpr std::string_view usualRange = " - ";
constexpr const char* decimalDigits = "0123456789";

/// "0:55 h": what stands around the two parts, and how many digits the first has at least.
std::vector<WrittenForm> clockFormsOf(const std::string& text) {
    const auto begin = text.find_first_of(decimalDigits);
    const auto colon = text.find(':');
    if (begin == std::string::npos || colon == std::string::npos || colon < begin) return {};
    WrittenForm form{.before = text.substr(0, begin),
                     .after = text.substr(std::min(colon + 3, text.size())),
                     .thousands = ':'};
    form.decimals = text[begin] == '0' ? static_cast<int>(colon - begin) : 1;
    return {form};
}

std::vector<WrittenForm> dateForms() {
    std::vector<WrittenForm> forms;
    for (const char* pattern : {"Y/M/D", "Y.M.D", "D.M.Y", "D/M/Y", "M/D/Y", "D-M-Y", "M-D-Y"})
        forms.push_back({.date = pattern});
    return forms;
}

/// The forms that could have given this text, the likeliest first.
std::vector<WrittenForm> formsOf(const Literal& literal, const Conversion& conversion) {
    if (conversion.rule == Conversion::Rule::Date) return dateForms();
    if (conversion.rule == Conversion::Rule::Duration) return clockFormsOf(literal.lexical);
    const auto quantity = readQuantity(literal.lexical);
    if (!quantity) return {};
    const bool range = conversion.rule == Conversion::Rule::Range;
    const Marks& marks = conversion.marks;
    const WrittenNumber& number = quantity->numbers.front();
    WrittenForm form{.before = std::string(quantity->before),
                     .between = std::string(range ? usualRange : std::string_view()),
                     .after = std::string(quantity->after),
                     .decimal = marks.decimal};
    if (quantity->numbers.size() > 1) form.between = quantity->between;
    std::vector<char> thousands{marks.grouped ? marks.thousands : '\0'};
    if (number.blank != 0) thousands = {number.blank};
    if (marks.grouped && number.text.find(marks.thousands) == std::string::npos)
        thousands.push_back('\0');
    std::vector<WrittenForm> forms;
    for (const char mark : thousands) {
        form.thousands = mark;
        // Decimals that are all of one length are no accident.
        form.decimals = marks.decimals ? decimalsOf(number.text, marks) : -1;
        forms.push_back(form);
        if (form.decimals < 0) continue;
        form.decimals = -1;
        forms.push_back(form);
    }
    return forms;
}

bool givesBack(const WrittenForm& form, const Literal& literal, const Conversion& conversion) {
    const auto cells = conversion.cells(literal);
    if (!cells) return false;
    const auto text =
        written(form, cells->front(), cells->size() > 1 ? cells->back() : sqlite::Value());
    return text == literal.lexical;
}

}  // namespace

void FormEvidence::see(const Literal& literal) {
    if (m_seen++ % m_stride != 0 || literal.lexical.size() > longestSample) return;
    if (m_samples.size() == mostEvidence) {
        for (std::size_t i = 1; 2 * i < mostEvidence; ++i)
            m_samples[i] = std::move(m_samples[2 * i]);
        m_samples.resize(mostEvidence / 2);
        m_stride *= 2;
        if ((m_seen - 1) % m_stride != 0) return;
    }
    m_samples.push_back(literal);
}

WrittenForm FormEvidence::decide(const Conversion& conversion) const {
    std::vector<WrittenForm> candidates;
    for (const Literal& literal : m_samples)
        for (WrittenForm& form : formsOf(literal, conversion))
            if (std::find(candidates.begin(), candidates.end(), form) == candidates.end())
                candidates.push_back(std::move(form));
    // Other forms have to beat ISO 8601, which needs none.
    WrittenForm best;
    std::ptrdiff_t most = conversion.rule == Conversion::Rule::Date
                              ? std::count_if(m_samples.begin(), m_samples.end(),
                                              [&](const Literal& literal) {
                                                  return givesBack({}, literal, conversion);
                                              })
                              : 0;
    for (const WrittenForm& form : candidates) {
        const auto count = std::count_if(
            m_samples.begin(), m_samples.end(),
            [&](const Literal& literal) { return givesBack(form, literal, conversion); });
        if (count <= most) continue;
        most = count;
        best = form;
    }
    return best;
}

}  // namespace tripletalk::induction
