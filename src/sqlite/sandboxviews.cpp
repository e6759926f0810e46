// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sandboxprivate.h"

#include <algorithm>

namespace tripletalk::sqlite {

std::unordered_set<std::string> namesOfParts(const std::vector<SqlToken>& tokens) {
    std::unordered_set<std::string> names;
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        if (tokens[i].key() != "as") continue;
        std::size_t name = i - 1;
        if (tokens[name].text == ")")
            while (name > 0 && tokens[name].text != "(") --name;
        if (tokens[name].text == "(" && name > 0) --name;
        names.insert(tokens[name].key());
    }
    return names;
}

/// Runs a statement of our own making on the connection's TEMP schema.
int Sandbox::Private::changeViews(const std::string& sql) {
    makingView = true;
    int code = run("PRAGMA query_only=OFF");
    if (code == SQLITE_OK) {
        sqlite3_stmt* raw = nullptr;
        code = sqlite3_prepare_v2(handle(), sql.c_str(), -1, &raw, nullptr);
        Statement statement(raw);  // the first only: what follows it would not be run
        if (code == SQLITE_OK) code = statement.run() ? SQLITE_OK : sqlite3_errcode(handle());
    }
    if (run("PRAGMA query_only=ON") != SQLITE_OK) code = SQLITE_ERROR;
    makingView = false;
    return code;
}

/// The SELECT has to pass as a query first, and the view with it afterwards: a view may turn out to
/// need itself.
Result<void> Sandbox::Private::makeView(const TempView& view) {
    if (auto fits = prepare(view.select); !fits) return fits.error();
    const auto tokens = tokensOf(view.select);
    const auto* begin = std::find_if(tokens.begin(), tokens.end(), [](const SqlToken& token) {
                            return token.text != ";";
                        })->text.data();
    const auto last = std::find_if(tokens.rbegin(), tokens.rend(),
                                   [](const SqlToken& token) { return token.text != ";"; });
    const std::string select =
        withQuotedFunctions(std::string(begin, last->text.data() + last->text.size()));
    const std::string name = quoteIdentifier(view.name);
    if (const int code = changeViews("CREATE TEMP VIEW " + name + " AS " + select);
        code != SQLITE_OK)
        return Error{ErrorKind::Syntax, say("Sentence", "The view cannot be made."),
                     sqlite3_errmsg(handle())};
    tempViews.insert(keyOf(view.name.c_str()));
    tempViews.merge(namesOfParts(tokens));
    const auto parts = viewParts;
    viewParts += name + " AS (" + select + "\n) ";
    const bool isNew = readable.insert(keyOf(view.name.c_str())).second;
    auto works = prepare("SELECT * FROM " + name);
    if (works) {
        std::vector<std::string> columns;
        for (const auto& column : columnsOf(*works)) columns.push_back(column.name);
        if (isNew) tables.push_back({view.name, std::move(columns)});
        return {};
    }
    viewParts = parts;
    if (isNew) readable.erase(keyOf(view.name.c_str()));
    if (changeViews("DROP VIEW temp." + name) != SQLITE_OK) database.reset();
    return works.error();
}

void Sandbox::Private::makeViews(const std::vector<TempView>& views) {
    for (const TempView& view : views) {
        if (!database) return;
        if (auto made = makeView(view); !made) refusedViews.emplace_back(view.name, made.error());
    }
}

}  // namespace tripletalk::sqlite
