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

/// So that none stands where it stood before.
template <typename List>
void reorder(List& list, int time) {
    if (time == 1)
        std::ranges::reverse(list);
    else
        std::rotate(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(list.size() / 2),
                    list.end());
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

Result<ReadingChoice> ReadingChooser::ask(const std::string& question,
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
    if (!number) return ReadingChoice{};
    if (*number == 0) return ReadingChoice{ReadingChoice::Of::None};
    return ReadingChoice{ReadingChoice::Of::One, list[static_cast<std::size_t>(*number) - 1].place};
}

Result<ReadingChoice> ReadingChooser::choose(const std::string& question,
                                             const std::vector<ScoredReading>& readings,
                                             bool isToldAnyway, const language::Wording& wording,
                                             knowledge::SqlConnection& tables,
                                             const CancelToken& cancel) {
    auto list = shown(readings, wording, tables, cancel);
    if (!list) return list.error();
    if (list->size() < 2) return ReadingChoice{};
    const auto choice = ask(question, *list, cancel);
    if (!choice || choice->of == ReadingChoice::Of::Undecided) return choice;
    const bool isFirst = *choice == ReadingChoice{ReadingChoice::Of::One, 0};
    const int needed = !isToldAnyway ? 2 : isFirst ? 1 : 3;
    for (int asked = 1; asked < needed; ++asked) {
        reorder(*list, asked);
        const auto again = ask(question, *list, cancel);
        if (!again) return again;
        if (*again != *choice) return ReadingChoice{};
    }
    return choice;
}

}  // namespace tripletalk::answering::offline
