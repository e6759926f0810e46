// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"
#include "cli/tableprinter.h"
#include "knowledge/knowledgebase.h"

namespace tripletalk::cli {

using nlohmann::json;

namespace {

void print(const knowledge::QueryResult& result, Context& context) {
    std::vector<std::string> columns;
    for (const auto& column : result.columns) columns.push_back(column.name);
    std::vector<std::vector<std::string>> rows;
    for (const auto& row : result.rows) {
        auto& cells = rows.emplace_back();
        for (const auto& cell : row) cells.push_back(cell.text);
    }
    if (context.json)
        context.print({{"columns", columns}, {"rows", rows}, {"truncated", result.truncated}});
    else
        printTable(columns, rows, context.out);
}

int explain(knowledge::QueryConnection& base, const std::string& query, Context& context) {
    const auto parts = base.explain(query);
    if (!parts) return context.fail(parts.error());
    json told = json::object();
    for (const auto& part : *parts) {
        told[part.title.text()] = part.text;
        if (!context.json) context.out << part.title.text() << "\n" << part.text << "\n";
    }
    if (context.json) context.print(told);
    return Done;
}

int runQuery(const knowledge::QueryLanguage& language, Context& context, const Options& options) {
    if (options.rest().size() != 1)
        return context.fail({ErrorKind::Usage,
                             say("Sentence", "One query in %1 is needed.").arg(language.title())});
    const auto base = knowledge::KnowledgeBase::open(options.get("kb"));
    if (!base) return context.fail(base.error());
    const auto connection = language.open(*base);
    if (!connection) return context.fail(connection.error());
    const std::string& query = options.rest().front();
    if (options.has("explain")) return explain(**connection, query, context);
    const auto found =
        (*connection)->run(query, knowledge::QueryConnection::Links::Found, context.cancel);
    if (!found) return context.fail(found.error());
    print(*found, context);
    return Done;
}

}  // namespace

Command queryCommand(const knowledge::QueryLanguage& language) {
    Command command{language.name(),
                    "QUERY",
                    "Ask a knowledge base in " + language.title() + ".",
                    {{"kb", "DIR", "the knowledge base", true}},
                    [&language](Context& context, const Options& options) {
                        return runQuery(language, context, options);
                    }};
    if (language.description().explains)
        command.options.push_back({"explain", "", "tell how it is run, and ask nothing"});
    return command;
}

}  // namespace tripletalk::cli
