// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/plancolumns.h"

#include "base/text.h"

#include <algorithm>
#include <functional>

namespace tripletalk::induction {

std::string mostFrequent(const std::map<std::string, std::int64_t>& counts) {
    const auto most =
        std::max_element(counts.begin(), counts.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == counts.end() ? std::string() : most->first;
}

bool converts(const Conversion& conversion, const ColumnEvidence& evidence) {
    if (conversion.rule == Conversion::Rule::Text) return true;
    return !conversion.selective && (!conversion.cleaning.empty() || evidence.uniform());
}

std::string countsText(std::vector<std::pair<std::int64_t, std::string>> counts) {
    std::ranges::stable_sort(counts, std::greater(), &std::pair<std::int64_t, std::string>::first);
    std::vector<std::string> texts;
    for (const auto& [count, label] : counts) texts.push_back(std::to_string(count) + " " + label);
    return text::join(texts, ", ");
}

void tellApart(Column& column, const std::string& wanted) {
    if (column.name == wanted) return;
    column.comment += (column.comment.empty() ? "" : "; ") + column.predicate;
}

Column literalColumn(const Attribute& attribute, const Conversion& conversion,
                     const CleanColumn& clean) {
    return {.type = clean.type,
            .role = ColumnRole::Literal,
            .predicate = attribute.iri,
            .label = attribute.label,
            .comment = attribute.comment,
            .unit = clean.unit,
            .rule = clean.rule,
            .datatype = conversion.datatype,
            .language = mostFrequent(attribute.profile->languages),
            .form = conversion.form};
}

Column undescribedColumn(const Attribute& attribute, bool described) {
    return {.role = ColumnRole::Undescribed,
            .predicate = attribute.iri,
            .label = attribute.label,
            .comment = described ? std::string() : attribute.comment,
            .rule = described
                        ? say("Sentence", "name where the link leads to something that has no row")
                        : say("Sentence", "name only: it has no row of its own")};
}

}  // namespace tripletalk::induction
