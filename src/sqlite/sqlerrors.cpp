// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sqlerrors.h"

#include "base/editdistance.h"
#include "base/text.h"
#include "sqlite/carriederror.h"
#include "sqlite/dialectadvice.h"
#include "sqlite/sqlerrorplace.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <unordered_set>
#include <utility>

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

/// 0 for the same name, growing with the difference; nothing if too far apart.
std::optional<double> farness(const std::string& wanted, const std::string& name) {
    if (wanted == name) return 0;
    if (wanted.empty() || name.empty()) return std::nullopt;
    const auto& shorter = wanted.size() < name.size() ? wanted : name;
    const auto& longer = wanted.size() < name.size() ? name : wanted;
    const auto length = static_cast<double>(longer.size());
    const int most = static_cast<int>(0.4 * length);
    const auto wide = [](const std::string& word) {
        return std::u32string(word.begin(), word.end());
    };
    const int edits = editDistance(wide(wanted), wide(name), most);
    if (edits <= most) return edits / length;
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
    std::vector<Sentence> message{say("Sentence", "There is no column %1.").arg(inQuotes(wanted))};

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
    message.push_back(near.empty()
                          ? say("Sentence", "There are: %1.").arg(listed(std::move(namedColumns)))
                          : say("Sentence", "The nearest are: %1.").arg(listed(std::move(near))));
    if (sql.find("\"" + std::string(column) + "\"") != std::string_view::npos)
        message.push_back(
            say("Sentence",
                "Double quotes are for names only; a text value needs single quotes: %1.")
                .arg("'" + text::elide(column, shownName) + "'"));
    return {ErrorKind::NotFound, Sentence::joined(std::move(message), " ")};
}

Error missingTable(std::string_view wanted, const std::vector<TableColumns>& tables) {
    const auto dot = wanted.rfind('.');
    auto near = nearest(dot == std::string_view::npos ? wanted : wanted.substr(dot + 1),
                        namesOf(tables), 5);
    Sentence others =
        !near.empty()    ? say("Sentence", "The nearest are: %1.").arg(listed(std::move(near)))
        : tables.empty() ? say("Sentence", "The database has no tables.")
                         : say("Sentence", "There are: %1.").arg(listed(namesOf(tables)));
    return {ErrorKind::NotFound,
            Sentence::joined(
                {say("Sentence", "There is no table %1.").arg(inQuotes(wanted)), std::move(others)},
                " ")};
}

Error ambiguousColumn(std::string_view column, std::string_view sql,
                      const std::vector<TableColumns>& tables) {
    std::vector<std::string> found;
    for (const auto* table : namedIn(sql, tables))
        for (const auto& name : table->columns)
            if (comparable(name) == comparable(column)) found.push_back(table->name + "." + name);
    if (found.empty())
        return {ErrorKind::Syntax,
                say("Sentence",
                    "The column %1 is in several of the query's tables: write table.column (or the "
                    "table's alias instead of its name).")
                    .arg(inQuotes(column))};
    return {ErrorKind::Syntax,
            say("Sentence",
                "The column %1 is in several of the query's tables: write table.column, one of %2 "
                "(or the table's alias instead of its name).")
                .arg(inQuotes(column), listed(std::move(found)))};
}

Error missingFunction(std::string_view name) {
    const auto key = SqlToken{SqlToken::Kind::Word, name}.key();
    const auto shown = text::elide(key, shownName);
    if (const auto* advice = adviceOnFunction(key))
        return {ErrorKind::Syntax,
                say("Sentence", "The dialect is SQLite, which has no function %1(): %2.")
                    .arg(shown, *advice)};
    return {ErrorKind::Syntax,
            say("Sentence", "The dialect is SQLite, which has no function %1().").arg(shown)};
}

Error syntaxError(std::string_view message, std::string_view sql, int offset) {
    const auto shown = text::elide(message, 200);
    std::vector<Sentence> sentences;
    const bool isPlaced = offset >= 0 && static_cast<std::size_t>(offset) < sql.size();
    if (isPlaced)
        sentences.push_back(say("Sentence", "SQLite does not understand the query: %1, here: %2.")
                                .arg(shown, text::elide(text::collapseWhitespace(sql.substr(
                                                            static_cast<std::size_t>(offset), 120)),
                                                        60)));
    else
        sentences.push_back(
            say("Sentence", "SQLite does not understand the query: %1.").arg(shown));
    if (auto advice = adviceOnDialect(sql); !advice.empty())
        sentences.push_back(say("Sentence", "The dialect is SQLite: %1.").arg(std::move(advice)));
    Error error{ErrorKind::Syntax, Sentence::joined(std::move(sentences), " ")};
    if (isPlaced) error.place = placeOf(sql, static_cast<std::size_t>(offset));
    return error;
}

struct LimitWords {
    std::string_view words;
    Sentence message;
};

/// Words of SQLite on what is too much of something.
const std::vector<LimitWords>& limits() {
    static const std::vector<LimitWords> all = {
        {"string or blob too big", say("Sentence",
                                       "A text in the query becomes too long: build shorter texts, "
                                       "or select fewer of them.")},
        {"too many SQL variables",
         say("Sentence", "The query has parameters: write the values into the query.")},
        {"variable number must be",
         say("Sentence", "The query has parameters: write the values into the query.")},
        {"Expression tree is too large",
         say("Sentence", "An expression is nested too deeply: use IN (…) or split the query.")},
        {"parser stack overflow",
         say("Sentence", "The query is nested too deeply: use fewer parentheses and subqueries.")},
        {"too many terms in compound",
         say("Sentence", "There are too many parts joined by UNION: use fewer.")},
        {"too many arguments on function",
         say("Sentence", "A function has too many arguments: use fewer.")},
        {"LIKE or GLOB pattern too complex",
         say("Sentence", "A LIKE or GLOB pattern is too long: use a shorter one.")},
        {"too many columns",
         say("Sentence", "The query has too many columns: name only those that are needed.")},
        {"at most 64 tables", say("Sentence", "The query joins too many tables: use fewer.")},
    };
    return all;
}

std::optional<std::string_view> behind(std::string_view message, std::string_view prefix) {
    if (!message.starts_with(prefix)) return std::nullopt;
    return text::trim(message.substr(prefix.size()));
}

Error reword(std::string_view message, std::string_view sql, int offset,
             const std::vector<TableColumns>& tables) {
    if (const auto name = behind(message, "no such column:"))
        return missingColumn(*name, sql, tables);
    if (const auto name = behind(message, "no such table:")) return missingTable(*name, tables);
    if (const auto name = behind(message, "no such function:")) return missingFunction(*name);
    if (const auto name = behind(message, "ambiguous column name:"))
        return ambiguousColumn(*name, sql, tables);
    for (const auto& limit : limits())
        if (message.find(limit.words) != std::string_view::npos)
            return {ErrorKind::Limit, limit.message};
    if (message.starts_with("misuse of aggregate"))
        return {ErrorKind::Syntax, say("Sentence",
                                       "An aggregate stands where it may not (%1): use HAVING "
                                       "instead of WHERE, or a subquery.")
                                       .arg(text::elide(message, 200))};
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
    if (const auto own = sentenceIn(message))
        return {(code & 0xFF) == SQLITE_TOOBIG ? ErrorKind::Limit : ErrorKind::Syntax, *own,
                text::elide(own->text(), 500)};
    Error error = reword(message, sql, offset, tables);
    error.detail = text::elide(message, 500);
    return error;
}

Error refuseStatement(const std::vector<SqlToken>& tokens) {
    std::vector<Sentence> message{
        say("Sentence",
            "Only one SELECT (or WITH … SELECT) is allowed: the database can be read, not "
            "changed.")};
    const auto first = tokens.empty() ? std::string() : tokens.front().key();
    if (first == "pragma" || first == "show" || first == "describe" || first == "desc")
        message.push_back(
            say("Sentence", "For tables and columns: SELECT name, sql FROM sqlite_schema."));
    if (first == "explain") message.push_back(say("Sentence", "Run the SELECT itself."));
    return {ErrorKind::Forbidden, Sentence::joined(std::move(message), " ")};
}

Error refuseFunction(std::string_view name) {
    const auto shown = text::elide(name, shownName);
    if (const auto* advice = adviceOnFunction(name))
        return {ErrorKind::Forbidden,
                say("Sentence", "The function %1() is not allowed here: %2.").arg(shown, *advice)};
    return {ErrorKind::Forbidden,
            say("Sentence", "The function %1() is not allowed here.").arg(shown)};
}

Error refuseTable(std::string_view name) {
    return {ErrorKind::Forbidden, say("Sentence",
                                      "The table %1 is not open to queries. For tables and "
                                      "columns: SELECT name, sql FROM sqlite_schema.")
                                      .arg(inQuotes(name))};
}

Error refuseWithheld(std::string_view table, std::string_view column) {
    if (column.empty())
        return {
            ErrorKind::Forbidden,
            say("Sentence", "The table %1 is hidden in this knowledge base.").arg(inQuotes(table))};
    return {ErrorKind::Forbidden,
            say("Sentence",
                "The column %1 is hidden in this knowledge base: leave it "
                "out, and name the columns that you need instead of *.")
                .arg(inQuotes(std::string(table) + "." + std::string(column)))};
}

}  // namespace tripletalk::sqlite
