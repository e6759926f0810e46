// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompttext.h"

#include "base/text.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering {

using induction::DdlOptions;
using induction::Schema;
using induction::Table;
using induction::TableKind;
using nlohmann::json;
using retrieval::LinkKind;
using retrieval::ValueLink;

using text::estimatedTokens;

std::string asData(std::string text) {
    text = text::replaceAll(std::move(text), "<data>", "<data >");
    return text::replaceAll(std::move(text), "</data>", "</data >");
}

namespace {

/// The tables that links name, with all that a foreign key joins to them.
std::vector<std::string> tablesFor(const Schema& schema, const std::vector<ValueLink>& links) {
    std::set<std::string> named;
    for (const ValueLink& link : links) named.insert(link.entry.table);
    std::set<std::string> chosen = named;
    for (const Table& table : schema.tables) {
        if (table.hidden || table.kind == TableKind::Side) continue;
        for (const auto& column : table.columns) {
            if (column.references.empty() || column.references == table.name) continue;
            if (named.contains(table.name)) chosen.insert(column.references);
            if (named.contains(column.references)) chosen.insert(table.name);
        }
    }
    if (schema.table("entity")) chosen.insert("entity");
    return {chosen.begin(), chosen.end()};
}

std::string namesOfOthers(const Schema& schema, const std::vector<std::string>& shown) {
    std::vector<std::string> others;
    for (const Table& table : schema.tables)
        if (!table.hidden && std::find(shown.begin(), shown.end(), table.name) == shown.end())
            others.push_back(table.name);
    if (others.empty()) return {};
    return "-- Not shown for lack of room: " + text::elide(text::join(others, ", "), 1500) + "\n";
}

}  // namespace

std::string schemaText(const Schema& schema, const std::vector<ValueLink>& links,
                       std::size_t tokens) {
    DdlOptions options;
    for (const auto& [comments, sides] :
         {std::pair(true, true), std::pair(true, false), std::pair(false, false)}) {
        options.comments = comments;
        options.sideTables = sides;
        if (std::string ddl = induction::renderDdl(schema, options); estimatedTokens(ddl) <= tokens)
            return ddl;
    }
    options.comments = true;
    options.only = tablesFor(schema, links);
    std::string ddl = induction::renderDdl(schema, options);
    if (estimatedTokens(ddl) > tokens) {
        options.comments = false;
        ddl = induction::renderDdl(schema, options);
    }
    if (estimatedTokens(ddl) > tokens) ddl = text::elide(ddl, tokens * 7 / 2);
    return ddl + namesOfOthers(schema, options.only);
}

namespace {
/// A word inside the longer name of an entity ("City" of a car's name) says nothing by itself.
bool liesInsideAName(const ValueLink& link, const std::vector<ValueLink>& links) {
    return std::any_of(links.begin(), links.end(), [&](const ValueLink& other) {
        return other.entry.kind == LinkKind::Entity && other.begin <= link.begin &&
               other.end >= link.end && other.end - other.begin > link.end - link.begin;
    });
}
}  // namespace

std::string linksText(std::string_view question, const std::vector<ValueLink>& links) {
    std::string lines;
    for (const ValueLink& link : links) {
        if (liesInsideAName(link, links)) continue;
        const auto& entry = link.entry;
        const std::string words(question.substr(link.begin, link.end - link.begin));
        std::string meaning;
        switch (link.entry.kind) {
            case LinkKind::Entity:
                meaning = entry.table + " with key '" + entry.key + "' (" +
                          text::elide(entry.label, 100) + ")";
                break;
            case LinkKind::Value:
                meaning =
                    entry.table + "." + entry.column + " = '" + text::elide(entry.text, 100) + "'";
                break;
            case LinkKind::Table:
                meaning = "table " + entry.table;
                break;
            case LinkKind::Column:
                meaning = "column " + entry.table + "." + entry.column;
                break;
        }
        std::string line = "\"" + words + "\": " + meaning + "\n";
        if (lines.find(line) == std::string::npos) lines += line;
    }
    return asData(std::move(lines));
}

namespace {

std::string rowsText(const Source& source, std::size_t bytes) {
    std::vector<std::string> header;
    for (const ResultColumn& column : source.columns)
        header.push_back(column.name + (column.unit.empty() ? "" : " (" + column.unit + ")"));
    std::string text = text::join(header, " | ") + "\n";
    std::size_t shown = 0;
    for (const auto& row : source.rows) {
        std::vector<std::string> cells;
        for (const Cell& cell : row)
            cells.push_back(text::elide(text::collapseWhitespace(cell.text), 300));
        std::string line = text::join(cells, " | ") + "\n";
        if (shown > 0 && text.size() + line.size() > bytes) break;
        text += line;
        ++shown;
    }
    std::string total = std::to_string(source.rows.size()) + (source.truncated ? " or more" : "") +
                        (source.rows.size() == 1 ? " row" : " rows");
    if (shown < source.rows.size()) total += ", the first " + std::to_string(shown) + " shown";
    return text + "(" + total + ")";
}

std::string sourceText(const Source& source, std::size_t bytes) {
    std::string head = "[" + std::to_string(source.n) + "] ";
    std::string body;
    if (source.kind == "sql") {
        head += "SQL: " + text::collapseWhitespace(source.query);
        if (source.error)
            body = "Error: " + source.error->message +
                   (source.error->detail.empty() ? "" : " " + source.error->detail);
        else
            body = rowsText(source, bytes);
    } else {
        head += (source.kind == "document" ? "document: " : "passage: ") +
                text::elide(source.title, 200);
        body = text::elide(source.text, bytes);
    }
    return head + "\n<data>\n" + asData(body) + "\n</data>\n";
}

}  // namespace

std::string sourcesText(const std::vector<Source>& sources, std::size_t tokens,
                        const std::vector<int>& only) {
    std::vector<const Source*> shown;
    for (const Source& source : sources)
        if (only.empty() || std::find(only.begin(), only.end(), source.n) != only.end())
            shown.push_back(&source);
    if (shown.empty()) return {};
    const std::size_t budget = tokens * 7 / 2;
    const std::size_t each = std::max<std::size_t>(budget / shown.size(), 300);
    std::vector<std::string> parts;
    std::size_t used = 0;
    for (auto source = shown.rbegin(); source != shown.rend(); ++source) {
        std::string part = sourceText(**source, each);
        if (!parts.empty() && used + part.size() > budget)
            part = "[" + std::to_string((*source)->n) + "] (left out for lack of room)\n";
        used += part.size();
        parts.push_back(std::move(part));
    }
    std::reverse(parts.begin(), parts.end());
    return text::join(parts, "\n");
}

namespace {

constexpr std::size_t shownTurns = 6;
constexpr std::size_t shownKeys = 12;

json turnJson(const Turn& turn, const std::function<std::string(const std::string&)>& keyOf) {
    json entry{{"question", turn.question},
               {"understood", turn.understoodAs == turn.question ? "" : turn.understoodAs},
               {"answer", turn.answer.empty() ? "(no answer)" : text::elide(turn.answer, 600)}};
    for (const Source& source : turn.sources)
        if (source.kind == "sql" && source.n == turn.result.source)
            entry["query"] = text::elide(text::collapseWhitespace(source.query), 800);
    std::vector<std::string> keys;
    for (const auto& row : turn.result.rows)
        for (const Cell& cell : row) {
            if (cell.iri.empty() || keys.size() == shownKeys) continue;
            const std::string key = keyOf(cell.iri);
            if (!key.empty()) keys.push_back("'" + key + "' (" + cell.text + ")");
        }
    entry["keys"] = asData(text::join(keys, ", "));
    return entry;
}

}  // namespace

json historyJson(const std::vector<Turn>& history, std::size_t tokens,
                 const std::function<std::string(const std::string&)>& keyOf) {
    std::vector<json> turns;
    std::size_t used = 0;
    for (auto turn = history.rbegin(); turn != history.rend() && turns.size() < shownTurns;
         ++turn) {
        json entry = turnJson(*turn, keyOf);
        used += estimatedTokens(entry.dump(-1, ' ', false, json::error_handler_t::replace));
        if (used > tokens && !turns.empty()) break;
        turns.push_back(std::move(entry));
    }
    std::reverse(turns.begin(), turns.end());
    return turns;
}

}  // namespace tripletalk::answering
