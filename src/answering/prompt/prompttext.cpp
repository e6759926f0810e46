// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/prompttext.h"

#include "answering/answer/citations.h"
#include "base/jsontext.h"
#include "base/text.h"

#include <algorithm>
#include <map>

namespace tripletalk::answering {

using nlohmann::json;
using text::estimatedTokens;

std::string asData(std::string text) {
    text = text::replaceAll(std::move(text), "<data>", "<data >");
    return text::replaceAll(std::move(text), "</data>", "</data >");
}

namespace {
int replyTokens(const ModelNumbers& numbers) {
    return std::clamp(numbers.contextTokens / 4, 200, 1500);
}
}  // namespace

llm::ChatRequest requestOf(const ModelNumbers& numbers, std::vector<llm::Message> messages) {
    llm::ChatRequest request;
    request.messages = std::move(messages);
    request.temperature = numbers.temperature;
    request.maxTokens = replyTokens(numbers);
    request.contextTokens = numbers.contextTokens;
    return request;
}

std::size_t promptRoom(const ModelNumbers& numbers, std::size_t taken) {
    const std::size_t least = 200;
    const auto window = static_cast<std::size_t>(std::max(numbers.contextTokens, 0));
    taken += static_cast<std::size_t>(replyTokens(numbers));
    return window > taken + least ? window - taken : least;
}

namespace {

/// Up to this many rows are shown whole; of more the first ones stand for all.
constexpr std::size_t fewRows = 30;
constexpr std::size_t firstRows = 10;

std::string headerText(const Source& source) {
    std::vector<std::string> header;
    for (const ResultColumn& column : source.columns) {
        // A name that tells its unit needs no second one.
        const bool isTold =
            column.unit.empty() || text::fold(column.name).ends_with("_" + text::fold(column.unit));
        header.push_back(column.name + (isTold ? "" : " (" + column.unit + ")"));
    }
    return text::join(header, " | ");
}

std::string countText(const Source& source) {
    return std::to_string(source.rows.size()) + (source.truncated ? " or more" : "") +
           (source.rows.size() == 1 ? " row" : " rows");
}

/// A column of a long result in a line: how many values, the least and the greatest number, or the
/// most frequent texts.
std::string columnText(const Source& source, std::size_t column) {
    std::map<std::string, std::size_t> counts;
    double least = 0;
    double greatest = 0;
    std::size_t numbers = 0;
    std::size_t nulls = 0;
    for (const auto& row : source.rows) {
        const Cell& cell = row[column];
        double value = 0;
        if (cell.datatype == "null") {
            ++nulls;
            continue;
        }
        ++counts[cell.text];
        if (cell.datatype == "text" || !text::parseNumber(cell.text, value)) continue;
        least = numbers == 0 ? value : std::min(least, value);
        greatest = numbers == 0 ? value : std::max(greatest, value);
        ++numbers;
    }
    std::string text =
        source.columns[column].name + ": " + std::to_string(counts.size()) + " distinct";
    if (nulls > 0) text += ", " + std::to_string(nulls) + " NULL";
    if (numbers > 0)
        return text + ", from " + text::formatNumber(least) + " to " + text::formatNumber(greatest);
    std::vector<std::pair<std::size_t, std::string>> frequent;
    for (const auto& [value, count] : counts)
        if (count > 1) frequent.emplace_back(count, value);
    std::sort(frequent.rbegin(), frequent.rend());
    if (frequent.size() > 3) frequent.resize(3);
    for (const auto& [count, value] : frequent)
        text +=
            ", " + std::to_string(count) + " x " + text::elide(text::collapseWhitespace(value), 60);
    return text;
}

std::string rowsText(const Source& source, std::size_t bytes) {
    std::string text = headerText(source) + "\n";
    const std::size_t most = source.rows.size() > fewRows ? firstRows : fewRows;
    std::size_t shown = 0;
    for (const auto& row : source.rows) {
        std::vector<std::string> cells;
        for (const Cell& cell : row)
            cells.push_back(text::elide(text::collapseWhitespace(cell.text), 300));
        std::string line = text::join(cells, " | ") + "\n";
        if (shown == most || (shown > 0 && text.size() + line.size() > bytes)) break;
        text += line;
        ++shown;
    }
    if (shown == source.rows.size()) return text + "(" + countText(source) + ")";
    text += "(" + countText(source) + ", the first " + std::to_string(shown) + " shown; all:";
    for (std::size_t column = 0; column < source.columns.size(); ++column)
        text += (column == 0 ? " " : "; ") + columnText(source, column);
    return text + ")";
}

std::string sourceText(const Source& source, std::size_t bytes) {
    std::string head = "[" + std::to_string(source.n) + "] ";
    std::string body;
    if (const auto* language = source.language()) {
        // A repaired query has values of the data in it, and a title is one.
        head += language->title();
        body = text::collapseWhitespace(source.query) + "\n";
        if (source.error)
            body += "Error: " + source.error->message.text() +
                    (source.error->detail.empty() ? "" : " " + source.error->detail);
        else
            body += rowsText(source, bytes);
    } else {
        head += source.kind == "document" ? "document" : "passage";
        body = text::elide(text::collapseWhitespace(source.title), 200) + "\n" +
               text::elide(source.text, bytes);
    }
    std::string part = head + "\n<data>\n" + asData(body) + "\n</data>\n";
    for (const std::string& note : source.promptNotes) part += "Note: " + note + "\n";
    return part;
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

/// An error's text may quote the values that it met, but where SQLite met none: at names.
std::string withoutQuotes(const Error& error) {
    const bool isOfNames = error.kind == ErrorKind::NotFound || error.kind == ErrorKind::Forbidden;
    return isOfNames ? error.message.text()
                     : "the query failed (" + std::string(toString(error.kind)) + ")";
}

}  // namespace

std::string shapesText(const std::vector<Source>& sources) {
    std::string text;
    for (const Source& source : sources) {
        const auto* language = source.language();
        if (!language) continue;
        text += "[" + std::to_string(source.n) + "] " + language->title() + ": " + source.written +
                "\n";
        for (const std::string& note : source.promptNotes) text += "Note: " + note + "\n";
        if (source.error) {
            text += "Error: " + withoutQuotes(*source.error) + "\n";
            continue;
        }
        text += "(" + countText(source) + "; columns:";
        for (std::size_t i = 0; i < source.columns.size(); ++i)
            text += " " + source.columns[i].name + " " +
                    (source.rows.empty() ? "" : source.rows.front()[i].datatype);
        text += ")\n";
    }
    return text;
}

namespace {

constexpr std::size_t shownTurns = 6;
constexpr std::size_t shownKeys = 12;

json turnJson(const Turn& turn, const knowledge::QueryConnection& base) {
    const std::string answer =
        turn.answer.empty() ? "(no answer)" : text::elide(withoutCitations(turn.answer), 400);
    json entry{{"question", asData(turn.question)},
               {"understood", turn.understoodAs == turn.question ? "" : asData(turn.understoodAs)},
               {"answer", asData(answer)}};
    for (const Source& source : turn.sources)
        if (source.isQuery() && source.n == turn.result.source)
            entry["query"] = asData(text::elide(text::collapseWhitespace(source.query), 800));
    std::vector<std::string> keys;
    const auto add = [&](const std::string& iri, const std::string& name) {
        if (iri.empty() || keys.size() == shownKeys) return;
        const auto key = base.mention(iri);
        if (!key || key->empty()) return;
        const std::string shown = "'" + *key + "' (" + name + ")";
        if (std::find(keys.begin(), keys.end(), shown) == keys.end()) keys.push_back(shown);
    };
    for (const auto& row : turn.result.rows)
        for (const Cell& cell : row) add(cell.iri, cell.text);
    // What a query found beside the columns that were told ("how heavy is it": which thing that
    // is).
    for (const Source& source : turn.sources)
        if (source.n == turn.result.source)
            for (const auto& row : source.rows)
                for (const Cell& cell : row) add(cell.iri, cell.text);
    // An answer in prose has no rows: what it cites is what it spoke of.
    if (turn.result.rows.empty())
        for (const int n : citationsIn(turn.answer))
            for (const Source& source : turn.sources)
                if (source.n == n) add(source.iri, source.title);
    entry["keys"] = asData(text::join(keys, ", "));
    return entry;
}

}  // namespace

json historyJson(const std::vector<Turn>& history, std::size_t tokens,
                 const knowledge::QueryConnection& base) {
    std::vector<json> turns;
    std::size_t used = 0;
    for (auto turn = history.rbegin(); turn != history.rend() && turns.size() < shownTurns;
         ++turn) {
        json entry = turnJson(*turn, base);
        used += estimatedTokens(jsonText(entry));
        if (used > tokens && !turns.empty()) break;
        turns.push_back(std::move(entry));
    }
    std::reverse(turns.begin(), turns.end());
    return turns;
}

}  // namespace tripletalk::answering
