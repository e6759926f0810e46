// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/readingchooser.h"

#include "answering/offline/modeltrials.h"
#include "answering/reading/termwords.h"
#include "base/text.h"

#include <algorithm>
#include <map>

namespace tripletalk::answering::offline {

using knowledge::QueryResult;
using reading::ScoredReading;

namespace {

constexpr std::size_t mostRowsShown = 3;
constexpr std::size_t mostColumnsShown = 4;
constexpr std::size_t mostOfCell = 40;  // bytes

std::string firstRows(const QueryResult& result) {
    std::vector<std::string> lines;
    for (std::size_t row = 0; row < std::min(result.rows.size(), mostRowsShown); ++row) {
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < std::min(result.rows[row].size(), mostColumnsShown); ++i)
            cells.push_back(text::elide(result.rows[row][i].text, mostOfCell));
        lines.push_back(text::join(cells, ", "));
    }
    if (lines.empty()) return "nothing";
    const bool isAll = result.rows.size() == lines.size() && !result.truncated;
    const std::string all = std::to_string(result.rows.size()) + (result.truncated ? "+" : "");
    return text::join(lines, "; ") + (isAll ? "" : "; … (" + all + " rows)");
}

/// The tables that a term speaks of, the one that it ranges over first.
std::string tablesOf(const reading::Term& term) {
    std::vector<std::string> names;
    const auto add = [&](const induction::Table* table) {
        if (table && std::ranges::find(names, table->name) == names.end())
            names.push_back(table->name);
    };
    add(term.head);
    for (const reading::Measure& one : term.asked) add(one.place.table);
    for (const reading::Condition& one : term.where) add(one.of.place.table);
    for (const reading::Place& one : term.groups) add(one.table);
    for (const induction::Table* one : term.via) add(one);
    return text::join(names, ", ");
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

Result<std::vector<ReadingChooser::Listed>> ReadingChooser::listed(
    const std::vector<ScoredReading>& readings, const language::Wording& wording,
    knowledge::SqlConnection& tables, const CancelToken& cancel) {
    std::vector<Listed> list;
    std::vector<std::string> found;
    const reading::TermWords words(wording);
    for (std::size_t i = 0; i < readings.size() && list.size() < most; ++i) {
        if (cancel.cancelled()) return cancel.error();
        if (readings[i].term.wish != reading::Wish::Rows) continue;
        if (std::ranges::find(found, readings[i].found) != found.end()) continue;
        found.push_back(readings[i].found);
        const auto result =
            tables.run(readings[i].query, knowledge::QueryConnection::Links::Found, cancel);
        if (result) list.push_back({i, {words.of(readings[i].term), firstRows(*result)}});
    }
    tellApart(list, readings);
    return list;
}

void ReadingChooser::tellApart(std::vector<Listed>& list,
                               const std::vector<ScoredReading>& readings) {
    std::map<std::string, int> said;
    for (const Listed& one : list) ++said[one.shown.meaning];
    for (Listed& one : list)
        if (said[one.shown.meaning] > 1)
            one.shown.meaning += " (" + tablesOf(readings[one.place].term) + ")";
}

Result<bool> ReadingChooser::canChoose(const CancelToken& cancel) {
    if (!m_trials) return true;
    const auto outcome = m_trials->of(m_asker, cancel);
    if (!outcome) return outcome.error();
    if (!outcome->passed())
        m_trace.emit(Decided{1, true,
                             say("Sentence",
                                 "The model chose rightly in %1 of %2 cases whose answer is known: "
                                 "the rules decide alone. A larger model may help.")
                                 .arg(outcome->right, outcome->right + outcome->wrong)});
    return outcome->passed();
}

Result<ReadingChoice> ReadingChooser::ask(const std::string& question,
                                          const std::vector<Listed>& list,
                                          const CancelToken& cancel) {
    std::vector<ShownReading> readings;
    readings.reserve(list.size());
    for (const Listed& one : list) readings.push_back(one.shown);
    const auto number = m_asker.ask("choose", question, readings, cancel);
    if (!number) return number.error();
    if (!*number) return ReadingChoice{};
    if (**number == 0) return ReadingChoice{ReadingChoice::Of::None};
    return ReadingChoice{ReadingChoice::Of::One,
                         list[static_cast<std::size_t>(**number) - 1].place};
}

Result<ReadingChoice> ReadingChooser::choose(const std::string& question,
                                             const std::vector<ScoredReading>& readings,
                                             bool isToldAnyway, const language::Wording& wording,
                                             knowledge::SqlConnection& tables,
                                             const CancelToken& cancel) {
    auto list = listed(readings, wording, tables, cancel);
    if (!list) return list.error();
    if (list->size() < 2) return ReadingChoice{};
    const auto can = canChoose(cancel);
    if (!can) return can.error();
    if (!*can) return ReadingChoice{};
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
