// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/dialectadvice.h"

#include "sqlite/sqltext.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::sqlite {

namespace {

struct Hint {
    std::string_view word;  // a function's name, keyword or symbol of another dialect, lower case
    Sentence advice;
};

Sentence use(const char* code) { return say("Sentence", "use %1").arg(code); }

Sentence instead(const char* foreign, const char* code) {
    return say("Sentence", "for %1 write %2").arg(foreign, code);
}

const std::vector<Hint>& functionHints() {
    static const std::vector<Hint> hints = {
        {"date_trunc",
         say("Sentence", "use %1 or %2").arg("strftime('%Y-%m-01', d)", "strftime('%Y', d)")},
        {"date_part", say("Sentence", "use %1, %2 or %3").arg("YEAR(d)", "MONTH(d)", "DAY(d)")},
        {"extract", say("Sentence", "use %1, %2 or %3").arg("YEAR(d)", "MONTH(d)", "DAY(d)")},
        {"hour", use("CAST(strftime('%H', d) AS INTEGER)")},
        {"now", use("datetime('now')")},
        {"getdate", use("datetime('now')")},
        {"curdate", use("date('now')")},
        {"today", use("date('now')")},
        {"date_diff", say("Sentence", "use DATEDIFF(a, b), in days")},
        {"timestampdiff", say("Sentence", "use DATEDIFF(a, b), in days")},
        {"age", say("Sentence", "use DATEDIFF(a, b), in days")},
        {"dateadd", use("date(d, '+1 day')")},
        {"date_add", use("date(d, '+1 day')")},
        {"date_sub", use("date(d, '-1 day')")},
        {"date_format", use("strftime('%Y-%m-%d', d)")},
        {"to_char",
         say("Sentence", "use %1 or %2").arg("strftime('%Y-%m-%d', d)", "printf('%.2f', x)")},
        {"to_date", use("date(text)")},
        {"to_number", use("CAST(text AS REAL)")},
        {"convert", use("CAST(x AS TEXT)")},
        {"try_cast", use("CAST(x AS REAL)")},
        {"if", say("Sentence", "use %1 or %2")
                   .arg("IIF(condition, a, b)", "CASE WHEN … THEN … ELSE … END")},
        {"decode", use("CASE x WHEN … THEN … ELSE … END")},
        {"isnull", say("Sentence", "use %1, or %2").arg("IFNULL(x, y)", "x IS NULL")},
        {"nvl", use("IFNULL(x, y)")},
        {"len", use("LENGTH(text)")},
        {"char_length", use("LENGTH(text)")},
        {"character_length", use("LENGTH(text)")},
        {"strlen", use("LENGTH(text)")},
        {"mid", use("SUBSTR(text, start, n)")},
        {"strpos", use("INSTR(text, part)")},
        {"charindex", use("INSTR(text, part)")},
        {"locate", use("INSTR(text, part)")},
        {"position", use("INSTR(text, part)")},
        {"contains", use("text LIKE '%part%'")},
        {"starts_with", use("text LIKE 'part%'")},
        {"regexp_like", use("text REGEXP 'pattern'")},
        {"regexp_matches", use("text REGEXP 'pattern'")},
        {"regexp_replace", use("REPLACE(text, from, to)")},
        {"split_part", say("Sentence", "use SUBSTR with INSTR")},
        {"initcap", use("UPPER(SUBSTR(x, 1, 1)) || SUBSTR(x, 2)")},
        {"unaccent", use("FOLD(text)")},
        {"array_agg",
         say("Sentence", "use %1 or %2").arg("GROUP_CONCAT(x)", "JSON_GROUP_ARRAY(x)")},
        {"listagg", use("GROUP_CONCAT(x, ', ')")},
        {"json_agg", use("JSON_GROUP_ARRAY(x)")},
        {"unnest", use("json_each(array)")},
        {"generate_series",
         use("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)")},
        {"percentile_cont", say("Sentence", "use %1 or %2").arg("MEDIAN(x)", "PERCENTILE(x, 50)")},
        {"percentile_disc", say("Sentence", "use %1 or %2").arg("MEDIAN(x)", "PERCENTILE(x, 50)")},
        {"any_value", use("MIN(x)")},
        {"bool_and", use("MIN(condition)")},
        {"bool_or", use("MAX(condition)")},
        {"truncate", say("Sentence", "use %1 or %2").arg("CAST(x AS INTEGER)", "ROUND(x, n)")},
        {"rand", use("RANDOM()")},
        {"count_if", use("SUM(condition)")},
        {"countif", use("SUM(condition)")},
        {"sumif", use("SUM(CASE WHEN condition THEN x END)")},
        {"similarity", use("FOLD(text) LIKE '%part%'")},
        {"levenshtein", use("FOLD(text) LIKE '%part%'")},
        {"match",
         say("Sentence", "use %1 or %2").arg("text LIKE '%part%'", "text REGEXP 'pattern'")},
    };
    return hints;
}

const std::vector<Hint>& wordHints() {
    static const std::vector<Hint> hints = {
        {"::", instead("x::type", "CAST(x AS type)")},
        {"ilike",
         say("Sentence", "for %1 write %2, which ignores case already").arg("ILIKE", "LIKE")},
        {"rlike", instead("RLIKE", "REGEXP")},
        {"similar", instead("SIMILAR TO", "REGEXP")},
        {"~", instead("~", "REGEXP")},
        {"interval", instead("INTERVAL", "date(d, '+1 day')")},
        {"extract", say("Sentence", "for %1 write %2, %3 or %4")
                        .arg("EXTRACT", "YEAR(d)", "MONTH(d)", "DAY(d)")},
        {"position", instead("POSITION(a IN b)", "INSTR(b, a)")},
        {"top", say("Sentence", "for %1 write %2 at the end").arg("TOP n", "LIMIT n")},
        {"fetch",
         say("Sentence", "for %1 write %2 at the end").arg("FETCH FIRST n ROWS", "LIMIT n")},
        {"within", say("Sentence", "for %1 write %2 or %3")
                       .arg("WITHIN GROUP", "MEDIAN(x)", "PERCENTILE(x, 50)")},
        {"qualify", say("Sentence", "for QUALIFY filter in an outer SELECT")},
        {"lateral", say("Sentence", "for LATERAL use a subquery in SELECT or a window function")},
        {"any", instead("= ANY(…)", "IN (…)")},
        {"all", instead("> ALL(…)", "> (SELECT MAX(…) …)")},
        {"array", say("Sentence", "there are no arrays; use GROUP_CONCAT(x)")},
        {"distinct",
         say("Sentence", "DISTINCT in an aggregate takes one argument: GROUP_CONCAT(DISTINCT x)")},
    };
    return hints;
}

/// Null where there is none.
const Sentence* adviceFor(const std::vector<Hint>& hints, std::string_view word) {
    const auto found = std::ranges::find(hints, word, &Hint::word);
    return found == hints.end() ? nullptr : &found->advice;
}

}  // namespace

const Sentence* adviceOnFunction(std::string_view name) { return adviceFor(functionHints(), name); }

Sentence adviceOnDialect(std::string_view sql) {
    std::vector<Sentence> advice;
    const auto tokens = tokensOf(sql);
    for (std::size_t i = 0; i < tokens.size() && advice.size() < 3; ++i) {
        if (tokens[i].kind != SqlToken::Kind::Word && tokens[i].kind != SqlToken::Kind::Symbol)
            continue;
        const auto key = tokens[i].key();
        const auto* known = adviceFor(wordHints(), key);
        const bool isCall = i + 1 < tokens.size() && tokens[i + 1].text == "(";
        const bool needsCall =
            key == "any" || key == "all" || key == "extract" || key == "position";
        const bool inCall = i > 0 && tokens[i - 1].text == "(";
        if (!known || (needsCall && !isCall) || (key == "distinct" && !inCall)) continue;
        if (std::ranges::find(advice, *known) == advice.end()) advice.push_back(*known);
    }
    return Sentence::joined(std::move(advice), "; ");
}

}  // namespace tripletalk::sqlite
