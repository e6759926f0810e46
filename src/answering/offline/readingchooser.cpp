// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/readingchooser.h"

#include "answering/model/replymembers.h"
#include "answering/prompt/prompttext.h"
#include "answering/reading/termwords.h"
#include "base/text.h"

#include <algorithm>
#include <numeric>

namespace tripletalk::answering::offline {

using knowledge::QueryResult;
using reading::ScoredReading;

namespace {

constexpr std::size_t mostRows = 3;
constexpr std::size_t mostColumns = 4;
constexpr std::size_t mostOfCell = 40;  // bytes

/// Of the readings, as the rules order them.
constexpr std::optional<std::size_t> best{0};

std::string firstRows(const QueryResult& result) {
    std::vector<std::string> lines;
    for (std::size_t row = 0; row < std::min(result.rows.size(), mostRows); ++row) {
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < std::min(result.rows[row].size(), mostColumns); ++i)
            cells.push_back(text::elide(result.rows[row][i].text, mostOfCell));
        lines.push_back(text::join(cells, ", "));
    }
    if (lines.empty()) return "nothing";
    const bool isAll = result.rows.size() == lines.size() && !result.truncated;
    const std::string all = std::to_string(result.rows.size()) + (result.truncated ? "+" : "");
    return text::join(lines, "; ") + (isAll ? "" : "; … (" + all + " rows)");
}

}  // namespace

Result<std::vector<ReadingChooser::Shown>> ReadingChooser::shown(
    const std::vector<ScoredReading>& readings, const language::Wording& wording,
    knowledge::SqlConnection& tables, const CancelToken& cancel) {
    std::vector<Shown> list;
    std::vector<std::string> found;
    const reading::TermWords words(wording);
    for (std::size_t i = 0; i < readings.size() && list.size() < most; ++i) {
        if (cancel.cancelled()) return cancel.error();
        if (readings[i].term.wish != reading::Wish::Rows) continue;
        if (std::ranges::find(found, readings[i].found) != found.end()) continue;
        found.push_back(readings[i].found);
        const auto result =
            tables.run(readings[i].query, knowledge::QueryConnection::Links::Found, cancel);
        if (result) list.push_back({i, words.of(readings[i].term), firstRows(*result)});
    }
    return list;
}

Result<ReadingChooser::Choice> ReadingChooser::ask(const std::string& question,
                                                   const std::vector<Shown>& list,
                                                   const CancelToken& cancel) {
    nlohmann::json lines = nlohmann::json::array();
    for (std::size_t i = 0; i < list.size(); ++i)
        lines.push_back({{"number", std::to_string(i + 1)},
                         {"meaning", asData(list[i].meaning)},
                         {"finds", asData(list[i].finds)}});
    const auto prompt =
        m_parts.prompts.render("reading-choice", {{"question", question}, {"readings", lines}});
    if (!prompt) return prompt.error();
    auto request = requestOf(m_parts.numbers, {{llm::Message::Role::User, *prompt}});
    std::vector<int> numbers(list.size() + 1);
    std::iota(numbers.begin(), numbers.end(), 0);
    request.jsonSchema = objectSchema({{"number", {{"type", "integer"}, {"enum", numbers}}}});
    const auto number =
        m_caller.askFor("choose", 1, std::move(request), cancel,
                        [&](const llm::ChatReply& reply) { return chosenNumber(reply, numbers); });
    if (!number && number.error().kind != ErrorKind::Model) return number.error();
    if (!number) return best;
    return *number == 0 ? Choice() : Choice(list[static_cast<std::size_t>(*number) - 1].place);
}

Result<std::optional<std::size_t>> ReadingChooser::choose(
    const std::string& question, const std::vector<ScoredReading>& readings,
    const language::Wording& wording, knowledge::SqlConnection& tables, const CancelToken& cancel) {
    auto list = shown(readings, wording, tables, cancel);
    if (!list) return list.error();
    if (list->size() < 2) return best;
    const auto choice = ask(question, *list, cancel);
    if (!choice || *choice == best) return choice;
    std::ranges::reverse(*list);
    const auto again = ask(question, *list, cancel);
    if (!again || *again == *choice) return again;
    return best;
}

}  // namespace tripletalk::answering::offline
