// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sqlerrors.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <unordered_set>

#include <sqlite3.h>

namespace tripletalk::sqlite {

namespace {

constexpr std::size_t shownName = 80;  // bytes of a name that a message repeats
constexpr std::size_t shownNames = 30;

std::string inQuotes(std::string_view name) { return "\"" + text::elide(name, shownName) + "\""; }

/// Names as they differ to a reader: no case, accents or separators.
std::string comparable(std::string_view name) {
    std::string key = text::fold(name.substr(0, 200));
    std::erase_if(key, [](char c) { return c == '_' || c == ' ' || c == '-'; });
    return key;
}

/// Levenshtein's distance in bytes, a swap of neighbours counting once.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min(
                {last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

/// 0 for the same name, growing with the difference; nothing if too far apart.
std::optional<double> farness(const std::string& wanted, const std::string& name) {
    if (wanted == name) return 0;
    if (wanted.empty() || name.empty()) return std::nullopt;
    const auto& shorter = wanted.size() < name.size() ? wanted : name;
    const auto& longer = wanted.size() < name.size() ? name : wanted;
    const double edits =
        static_cast<double>(distance(wanted, name)) / static_cast<double>(longer.size());
    if (edits <= 0.4) return edits;
    if (shorter.size() >= 3 && longer.find(shorter) != std::string::npos)
        return 0.4 +
               0.1 * (1 - static_cast<double>(shorter.size()) / static_cast<double>(longer.size()));
    return std::nullopt;
}

std::string listed(std::vector<std::string> names) {
    const bool more = names.size() > shownNames;
    if (more) names.resize(shownNames);
    return text::join(names, ", ") + (more ? ", …" : "");
}

std::vector<std::string> namesOf(const std::vector<TableColumns>& tables) {
    std::vector<std::string> names;
    names.reserve(tables.size());
    for (const auto& table : tables) names.push_back(table.name);
    return names;
}

/// The tables that the query names, or all if it names none.
std::vector<const TableColumns*> namedIn(std::string_view sql,
                                         const std::vector<TableColumns>& tables) {
    std::unordered_set<std::string> keys;
    for (const auto& token : tokensOf(sql)) keys.insert(token.key());
    std::vector<const TableColumns*> named;
    for (const auto& table : tables)
        if (keys.contains(SqlToken{SqlToken::Kind::Word, table.name}.key()))
            named.push_back(&table);
    if (named.empty())
        for (const auto& table : tables) named.push_back(&table);
    return named;
}

Error missingColumn(std::string_view wanted, std::string_view sql,
                    const std::vector<TableColumns>& tables) {
    const auto dot = wanted.rfind('.');
    const auto column = dot == std::string_view::npos ? wanted : wanted.substr(dot + 1);
    std::string message = "There is no column " + inQuotes(wanted) + ".";

    const auto named = namedIn(sql, tables);
    std::vector<std::string> namedColumns;
    for (const auto* table : named)
        for (const auto& name : table->columns) namedColumns.push_back(table->name + "." + name);
    // Ranked by the column's own name; those of the query's tables first among equals.
    std::vector<std::pair<double, std::string>> ranked;
    const auto key = comparable(column);
    for (const auto& table : tables) {
        const bool used = std::find(named.begin(), named.end(), &table) != named.end();
        for (const auto& name : table.columns)
            if (const auto far = farness(key, comparable(name)))
                ranked.emplace_back(*far + (used ? 0 : 0.05), table.name + "." + name);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    if (ranked.size() > 6) ranked.resize(6);
    std::vector<std::string> near;
    near.reserve(ranked.size());
    for (auto& [far, name] : ranked) near.push_back(std::move(name));
    if (!near.empty())
        message += " The nearest are: " + listed(near) + ".";
    else
        message += " There are: " + listed(namedColumns) + ".";
    if (sql.find("\"" + std::string(column) + "\"") != std::string_view::npos)
        message += " Double quotes are for names only; a text value needs single quotes: '" +
                   text::elide(column, shownName) + "'.";
    return {ErrorKind::NotFound, message};
}

Error missingTable(std::string_view wanted, const std::vector<TableColumns>& tables) {
    std::string message = "There is no table " + inQuotes(wanted) + ".";
    const auto dot = wanted.rfind('.');
    const auto near = nearest(dot == std::string_view::npos ? wanted : wanted.substr(dot + 1),
                              namesOf(tables), 5);
    if (!near.empty())
        message += " The nearest are: " + listed(near) + ".";
    else if (tables.empty())
        message += " The database has no tables.";
    else
        message += " There are: " + listed(namesOf(tables)) + ".";
    return {ErrorKind::NotFound, message};
}

Error ambiguousColumn(std::string_view column, std::string_view sql,
                      const std::vector<TableColumns>& tables) {
    std::vector<std::string> found;
    for (const auto* table : namedIn(sql, tables))
        for (const auto& name : table->columns)
            if (comparable(name) == comparable(column)) found.push_back(table->name + "." + name);
    const std::string where =
        found.empty() ? " is in several of the query's tables: write table.column (or the table's "
                        "alias instead of its name)."
                      : " is in several of the query's tables: write table.column, one of " +
                            listed(found) + " (or the table's alias instead of its name).";
    return {ErrorKind::Syntax, "The column " + inQuotes(column) + where};
}

struct Hint {
    std::string_view word;  // a function's name, keyword or symbol of another dialect, lower case
    std::string_view advice;
};

constexpr std::string_view dialect = "The dialect is SQLite";

constexpr std::array functionHints = {
    Hint{"date_trunc", "use strftime('%Y-%m-01', d) or strftime('%Y', d)"},
    Hint{"date_part", "use YEAR(d), MONTH(d) or DAY(d)"},
    Hint{"extract", "use YEAR(d), MONTH(d) or DAY(d)"},
    Hint{"hour", "use CAST(strftime('%H', d) AS INTEGER)"},
    Hint{"now", "use datetime('now')"},
    Hint{"getdate", "use datetime('now')"},
    Hint{"curdate", "use date('now')"},
    Hint{"today", "use date('now')"},
    Hint{"date_diff", "use DATEDIFF(a, b), in days"},
    Hint{"timestampdiff", "use DATEDIFF(a, b), in days"},
    Hint{"age", "use DATEDIFF(a, b), in days"},
    Hint{"dateadd", "use date(d, '+1 day')"},
    Hint{"date_add", "use date(d, '+1 day')"},
    Hint{"date_sub", "use date(d, '-1 day')"},
    Hint{"date_format", "use strftime('%Y-%m-%d', d)"},
    Hint{"to_char", "use strftime('%Y-%m-%d', d) or printf('%.2f', x)"},
    Hint{"to_date", "use date(text)"},
    Hint{"to_number", "use CAST(text AS REAL)"},
    Hint{"convert", "use CAST(x AS TEXT)"},
    Hint{"try_cast", "use CAST(x AS REAL)"},
    Hint{"if", "use IIF(condition, a, b) or CASE WHEN … THEN … ELSE … END"},
    Hint{"decode", "use CASE x WHEN … THEN … ELSE … END"},
    Hint{"isnull", "use IFNULL(x, y), or x IS NULL"},
    Hint{"nvl", "use IFNULL(x, y)"},
    Hint{"len", "use LENGTH(text)"},
    Hint{"char_length", "use LENGTH(text)"},
    Hint{"character_length", "use LENGTH(text)"},
    Hint{"strlen", "use LENGTH(text)"},
    Hint{"mid", "use SUBSTR(text, start, n)"},
    Hint{"strpos", "use INSTR(text, part)"},
    Hint{"charindex", "use INSTR(text, part)"},
    Hint{"locate", "use INSTR(text, part)"},
    Hint{"position", "use INSTR(text, part)"},
    Hint{"contains", "use text LIKE '%part%'"},
    Hint{"starts_with", "use text LIKE 'part%'"},
    Hint{"regexp_like", "use text REGEXP 'pattern'"},
    Hint{"regexp_matches", "use text REGEXP 'pattern'"},
    Hint{"regexp_replace", "use REPLACE(text, from, to)"},
    Hint{"split_part", "use SUBSTR with INSTR"},
    Hint{"initcap", "use UPPER(SUBSTR(x, 1, 1)) || SUBSTR(x, 2)"},
    Hint{"unaccent", "use FOLD(text)"},
    Hint{"array_agg", "use GROUP_CONCAT(x) or JSON_GROUP_ARRAY(x)"},
    Hint{"listagg", "use GROUP_CONCAT(x, ', ')"},
    Hint{"json_agg", "use JSON_GROUP_ARRAY(x)"},
    Hint{"unnest", "use json_each(array)"},
    Hint{"generate_series",
         "use WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)"},
    Hint{"percentile_cont", "use MEDIAN(x) or PERCENTILE(x, 50)"},
    Hint{"percentile_disc", "use MEDIAN(x) or PERCENTILE(x, 50)"},
    Hint{"any_value", "use MIN(x)"},
    Hint{"bool_and", "use MIN(condition)"},
    Hint{"bool_or", "use MAX(condition)"},
    Hint{"truncate", "use CAST(x AS INTEGER) or ROUND(x, n)"},
    Hint{"rand", "use RANDOM()"},
    Hint{"count_if", "use SUM(condition)"},
    Hint{"countif", "use SUM(condition)"},
    Hint{"sumif", "use SUM(CASE WHEN condition THEN x END)"},
    Hint{"similarity", "use FOLD(text) LIKE '%part%'"},
    Hint{"levenshtein", "use FOLD(text) LIKE '%part%'"},
    Hint{"match", "use text LIKE '%part%' or text REGEXP 'pattern'"},
};

constexpr std::array wordHints = {
    Hint{"::", "for x::type write CAST(x AS type)"},
    Hint{"ilike", "for ILIKE write LIKE, which ignores case already"},
    Hint{"rlike", "for RLIKE write REGEXP"},
    Hint{"similar", "for SIMILAR TO write REGEXP"},
    Hint{"~", "for ~ write REGEXP"},
    Hint{"interval", "for INTERVAL write date(d, '+1 day')"},
    Hint{"extract", "for EXTRACT write YEAR(d), MONTH(d) or DAY(d)"},
    Hint{"position", "for POSITION(a IN b) write INSTR(b, a)"},
    Hint{"top", "for TOP n write LIMIT n at the end"},
    Hint{"fetch", "for FETCH FIRST n ROWS write LIMIT n at the end"},
    Hint{"within", "for WITHIN GROUP write MEDIAN(x) or PERCENTILE(x, 50)"},
    Hint{"qualify", "for QUALIFY filter in an outer SELECT"},
    Hint{"lateral", "for LATERAL use a subquery in SELECT or a window function"},
    Hint{"any", "for = ANY(…) write IN (…)"},
    Hint{"all", "for > ALL(…) write > (SELECT MAX(…) …)"},
    Hint{"array", "there are no arrays; use GROUP_CONCAT(x)"},
    Hint{"distinct", "DISTINCT in an aggregate takes one argument: GROUP_CONCAT(DISTINCT x)"},
};

template <std::size_t n>
std::string_view adviceFor(const std::array<Hint, n>& hints, std::string_view word) {
    const auto found = std::find_if(hints.begin(), hints.end(),
                                    [&](const Hint& hint) { return hint.word == word; });
    return found == hints.end() ? std::string_view() : found->advice;
}

Error missingFunction(std::string_view name) {
    const SqlToken token{SqlToken::Kind::Word, name};
    std::string message = std::string(dialect) + ", which has no function " +
                          text::elide(token.key(), shownName) + "()";
    if (const auto advice = adviceFor(functionHints, token.key()); !advice.empty())
        message += ": " + std::string(advice);
    return {ErrorKind::Syntax, message + "."};
}

/// Advice for words of other dialects; ANY and the like count only where they are called.
std::string dialectAdvice(std::string_view sql) {
    std::vector<std::string> advice;
    const auto tokens = tokensOf(sql);
    for (std::size_t i = 0; i < tokens.size() && advice.size() < 3; ++i) {
        if (tokens[i].kind != SqlToken::Kind::Word && tokens[i].kind != SqlToken::Kind::Symbol)
            continue;
        const auto key = tokens[i].key();
        const auto known = adviceFor(wordHints, key);
        const bool isCall = i + 1 < tokens.size() && tokens[i + 1].text == "(";
        const bool needsCall =
            key == "any" || key == "all" || key == "extract" || key == "position";
        const bool inCall = i > 0 && tokens[i - 1].text == "(";
        if (known.empty() || (needsCall && !isCall) || (key == "distinct" && !inCall)) continue;
        if (std::find(advice.begin(), advice.end(), known) == advice.end())
            advice.emplace_back(known);
    }
    return text::join(advice, "; ");
}

Error syntaxError(std::string_view message, std::string_view sql, int offset) {
    std::string where;
    if (offset >= 0 && static_cast<std::size_t>(offset) < sql.size())
        where =
            ", here: " +
            text::elide(text::collapseWhitespace(sql.substr(static_cast<std::size_t>(offset), 120)),
                        60);
    std::string sentence =
        "SQLite does not understand the query: " + text::elide(message, 200) + where + ".";
    if (const auto advice = dialectAdvice(sql); !advice.empty())
        sentence += " " + std::string(dialect) + ": " + advice + ".";
    return {ErrorKind::Syntax, sentence};
}

constexpr std::array limitHints = {
    Hint{"string or blob too big",
         "A text in the query becomes too long: build shorter texts, or select fewer of them."},
    Hint{"too many SQL variables", "The query has parameters: write the values into the query."},
    Hint{"variable number must be", "The query has parameters: write the values into the query."},
    Hint{"Expression tree is too large",
         "An expression is nested too deeply: use IN (…) or split the query."},
    Hint{"parser stack overflow",
         "The query is nested too deeply: use fewer parentheses and subqueries."},
    Hint{"too many terms in compound", "There are too many parts joined by UNION: use fewer."},
    Hint{"too many arguments on function", "A function has too many arguments: use fewer."},
    Hint{"LIKE or GLOB pattern too complex",
         "A LIKE or GLOB pattern is too long: use a shorter one."},
    Hint{"too many columns", "The query has too many columns: name only those that are needed."},
    Hint{"at most 64 tables", "The query joins too many tables: use fewer."},
};

std::optional<std::string_view> behind(std::string_view message, std::string_view prefix) {
    if (!message.starts_with(prefix)) return std::nullopt;
    return text::trim(message.substr(prefix.size()));
}

Error reword(int code, std::string_view message, std::string_view sql, int offset,
             const std::vector<TableColumns>& tables) {
    if (const auto name = behind(message, "no such column:"))
        return missingColumn(*name, sql, tables);
    if (const auto name = behind(message, "no such table:")) return missingTable(*name, tables);
    if (const auto name = behind(message, "no such function:")) return missingFunction(*name);
    if (const auto name = behind(message, "ambiguous column name:"))
        return ambiguousColumn(*name, sql, tables);
    for (const auto& hint : limitHints)
        if (message.find(hint.word) != std::string_view::npos)
            return {ErrorKind::Limit, std::string(hint.advice)};
    // Our own functions' errors are whole sentences; SQLite's are not.
    if (message.ends_with('.'))
        return {(code & 0xFF) == SQLITE_TOOBIG ? ErrorKind::Limit : ErrorKind::Syntax,
                text::elide(message, 500)};
    if (message.starts_with("misuse of aggregate"))
        return {ErrorKind::Syntax, "An aggregate stands where it may not (" +
                                       text::elide(message, 200) +
                                       "): use HAVING instead of WHERE, or a subquery."};
    return syntaxError(message, sql, offset);
}

}  // namespace

std::vector<std::string> nearest(std::string_view wanted, const std::vector<std::string>& names,
                                 std::size_t most) {
    std::vector<std::pair<double, const std::string*>> ranked;
    const auto key = comparable(wanted);
    for (const auto& name : names)
        if (const auto far = farness(key, comparable(name))) ranked.emplace_back(*far, &name);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> found;
    for (std::size_t i = 0; i < std::min(most, ranked.size()); ++i)
        found.push_back(*ranked[i].second);
    return found;
}

Error explain(int code, std::string_view message, std::string_view sql, int offset,
              const std::vector<TableColumns>& tables) {
    Error error = reword(code, message, sql, offset, tables);
    error.detail = text::elide(message, 500);
    return error;
}

Error refuseStatement(const std::vector<SqlToken>& tokens) {
    std::string message =
        "Only one SELECT (or WITH … SELECT) is allowed: the database can be read, not changed.";
    const auto first = tokens.empty() ? std::string() : tokens.front().key();
    if (first == "pragma" || first == "show" || first == "describe" || first == "desc")
        message += " For tables and columns: SELECT name, sql FROM sqlite_schema.";
    if (first == "explain") message += " Run the SELECT itself.";
    return {ErrorKind::Forbidden, message};
}

Error refuseFunction(std::string_view name) {
    std::string message = "The function " + text::elide(name, shownName) + "() is not allowed here";
    if (const auto advice = adviceFor(functionHints, name); !advice.empty())
        message += ": " + std::string(advice);
    return {ErrorKind::Forbidden, message + "."};
}

Error refuseTable(std::string_view name) {
    return {ErrorKind::Forbidden, "The table " + inQuotes(name) +
                                      " is not open to queries. For tables and columns: SELECT "
                                      "name, sql FROM sqlite_schema."};
}

Error refuseWithheld(std::string_view table, std::string_view column) {
    if (column.empty())
        return {ErrorKind::Forbidden,
                "The table " + inQuotes(table) + " is hidden in this knowledge base."};
    return {ErrorKind::Forbidden,
            "The column " + inQuotes(std::string(table) + "." + std::string(column)) +
                " is hidden in this knowledge base: leave it out, and name the columns that you "
                "need instead of *."};
}

}  // namespace tripletalk::sqlite
