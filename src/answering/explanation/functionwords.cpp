// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/expressionwords.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tripletalk::answering {

namespace {

/// Functions that change how a value is written, not what it is.
constexpr std::array plainFunctions = {"lower", "upper", "fold", "trim", "ltrim",
                                       "rtrim", "round", "cast", "date", "unicode"};

bool isPlain(const std::string& function) {
    return std::ranges::any_of(plainFunctions,
                               [&](std::string_view one) { return one == function; });
}

}  // namespace

ExpressionWords::Said ExpressionWords::called() {
    const std::size_t begin = m_at;
    const std::string name = key(m_at);
    const std::size_t end = std::min(closing(m_at + 1) + 1, m_end);
    m_at += 2;
    if (at("*") && take("*") && take(")"))
        return windowed({say("Explanation", "the number of rows")});
    if (name == "rank" || name == "dense_rank" || name == "row_number") {
        m_at = end;
        return windowed({});
    }
    const bool distinct = take("distinct");
    const Said argument = at(")") ? Said{} : either();
    if (auto said = aggregate(name, argument, distinct)) {
        m_at = end;
        return windowed(*std::move(said));
    }
    const std::size_t second = m_at + 1;
    const std::string further =
        at(",") && second < m_end ? m_context.query.text({second, end - 1}) : "";
    m_at = end;
    if ((name == "coalesce" || name == "ifnull") && second < end)
        return {say("Explanation", "%1, or %2 where it is not known")
                    .arg(argument.words, value({second, end - 1})),
                argument.column};
    const std::string pattern = text::replaceAll(argument.words.text(), "“", "");
    if (isPlain(name)) return argument;
    if ((name == "substr" || name == "substring") && further.starts_with("1") &&
        (further.ends_with("4") || further.ends_with("7")))
        return {(further.ends_with("4") ? say("Explanation", "the year of %1")
                                        : say("Explanation", "the month of %1"))
                    .arg(argument.words)};
    if (name == "strftime" && pattern.starts_with("%Y") && second < end)
        return {(pattern.starts_with("%Y-%m") ? say("Explanation", "the month of %1")
                                              : say("Explanation", "the year of %1"))
                    .arg(value({second, end - 1}))};
    return raw(begin, end);
}

std::optional<ExpressionWords::Said> ExpressionWords::aggregate(const std::string& name,
                                                                const Said& argument,
                                                                bool distinct) const {
    const auto said = [&](Sentence pattern, bool keeps) {
        return Said{std::move(pattern).arg(argument.words), keeps ? argument.column : nullptr};
    };
    if (name == "count")
        return said(distinct ? say("Explanation", "the number of different values of %1")
                             : say("Explanation", "the number of rows with %1"),
                    false);
    if (name == "sum" || name == "total") return said(say("Explanation", "the sum of %1"), true);
    if (name == "avg") return said(say("Explanation", "the average of %1"), true);
    if (name == "median") return said(say("Explanation", "the median of %1"), true);
    if (name == "min") return said(say("Explanation", "the smallest %1"), true);
    if (name == "max") return said(say("Explanation", "the largest %1"), true);
    if (name == "group_concat") return said(say("Explanation", "all %1 in one text"), false);
    return std::nullopt;
}

ExpressionWords::Said ExpressionWords::windowed(Said said) {
    if (at("filter") || !at("over")) return at("filter") ? raw(m_at, m_end) : said;
    ++m_at;
    if (!at("(")) return raw(m_at - 1, std::min(m_at + 1, m_end));
    const std::size_t end = closing(m_at);
    ++m_at;
    std::vector<Sentence> partition;
    if (take("partition") && take("by")) {
        partition.push_back(added().words);
        while (take(",")) partition.push_back(added().words);
    }
    std::vector<Sentence> order;
    if (take("order") && take("by")) do {
            const Sentence term = added().words;
            const bool down = take("desc");
            if (!down) take("asc");
            order.push_back((down ? say("Explanation", "%1, largest first")
                                  : say("Explanation", "%1, smallest first"))
                                .arg(term));
        } while (take(","));
    m_at = std::min(end + 1, m_end);
    if (said.words.empty())
        said = {
            say("Explanation", "the place by %1").arg(Sentence::joined(std::move(order), "; "))};
    if (!partition.empty())
        said.words = say("Explanation", "%1 among those with the same %2")
                         .arg(said.words, Sentence::joined(std::move(partition), ", "));
    return said;
}

ExpressionWords::Said ExpressionWords::nested() {
    if (!at("(")) return {};
    const std::size_t open = m_at;
    m_at = std::min(closing(open) + 1, m_end);
    const auto& selects = m_context.query.selects();
    for (std::size_t i = 0; i < selects.size(); ++i)
        if (selects[i].span.first == open + 1) return {m_context.brief(i)};
    return raw(open, m_at);
}

}  // namespace tripletalk::answering
