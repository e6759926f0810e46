// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/report.h"

#include "answering/strategies/strategytable.h"
#include "base/file.h"
#include "base/text.h"
#include "evaluation/journal.h"
#include "evaluation/scorechart.h"
#include "knowledge/languages/querylanguage.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <tuple>

namespace tripletalk::evaluation {

using nlohmann::json;

namespace {

/// A question, whatever the repeat.
using Key = std::tuple<std::string, int>;
Key keyOf(const Record& record) { return {record.conversation, record.turn}; }

/// Somebody else's text as one line of Markdown that means nothing but itself.
std::string plain(std::string_view text) {
    std::string safe;
    for (const char c : text::collapseWhitespace(text)) {
        if (std::string_view("\\`*_[]<>|#$&~").find(c) != std::string_view::npos) safe += '\\';
        safe += c;
    }
    return safe;
}

std::string rounded(double value, int digits) {
    const double scale = std::pow(10, digits);
    return text::formatNumber(std::round(value * scale) / scale);
}

std::string percent(double share) { return rounded(100 * share, 1) + " %"; }

std::string outcome(const Tally& tally) {
    return std::to_string(tally.right) + " / " + std::to_string(tally.wrong) + " / " +
           std::to_string(tally.abstained);
}

/// "12.5 (9)": mean and median of a number over all records.
std::string meanAndMedian(const Records& records,
                          const std::function<double(const Record&)>& number, int digits) {
    std::vector<double> values;
    double sum = 0;
    for (const Record* record : records) {
        values.push_back(number(*record));
        sum += values.back();
    }
    std::ranges::sort(values);
    const std::size_t middle = values.size() / 2;
    const double median =
        values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
    return rounded(sum / static_cast<double>(values.size()), digits) + " (" +
           rounded(median, digits) + ")";
}

double part(const std::map<std::string, double>& times, const std::string& name) {
    const auto found = times.find(name);
    return found == times.end() ? 0 : found->second;
}

std::string tableHead(const std::vector<std::string>& names) {
    std::string head = "| " + text::join(names, " | ") + " |\n| --- |";
    for (std::size_t i = 1; i < names.size(); ++i) head += " ---: |";
    return head + "\n";
}

std::string row(const std::vector<std::string>& cells) {
    return "| " + text::join(cells, " | ") + " |\n";
}

/// The accuracies of the repeats, lowest and highest, if there are several.
std::string spread(const Records& records) {
    std::map<int, Tally> repeats;
    for (const Record* record : records) repeats[record->repeat].add(*record);
    if (repeats.size() < 2) return {};
    double low = 1;
    double high = 0;
    for (const auto& [repeat, tally] : repeats) {
        low = std::min(low, tally.accuracy());
        high = std::max(high, tally.accuracy());
    }
    return " (" + std::to_string(repeats.size()) + " repeats, " + percent(low) + " to " +
           percent(high) + ")";
}

/// Whether rows of any of them were compared: files of earlier versions tell nothing of that.
bool anyCompared(const std::vector<Measured>& all) {
    return std::ranges::any_of(all, [](const Measured& one) {
        return std::ranges::any_of(one.records,
                                   [](const Record* record) { return record->f1.has_value(); });
    });
}

std::vector<std::string> rowScores(const Tally& tally) {
    if (tally.compared == 0) return {"", ""};
    return {rounded(100 * tally.f1(), 1), percent(tally.exactMatch())};
}

std::string outcomeTable(const std::vector<Measured>& all) {
    std::vector<std::string> head{"configuration", "questions", "lookup",   "complex",
                                  "abstract",      "all",       "accuracy", "right − ½ wrong"};
    const bool compared = anyCompared(all);
    if (compared) head.insert(head.end(), {"F1", "exact match"});
    std::string table = tableHead(head);
    for (const Measured& one : all) {
        auto tallies = tallyByType(one.records);
        const Tally& total = tallies["all"];
        std::vector<std::string> cells{plain(one.configuration),
                                       std::to_string(total.questions),
                                       outcome(tallies["lookup"]),
                                       outcome(tallies["complex"]),
                                       outcome(tallies["abstract"]),
                                       outcome(total),
                                       percent(total.accuracy()) + spread(one.records),
                                       text::formatNumber(total.points())};
        if (compared) std::ranges::move(rowScores(total), std::back_inserter(cells));
        table += row(cells);
    }
    return table;
}

/// What the answer is found in, for question files that ask documents too.
std::string needsTable(const std::vector<Measured>& all) {
    std::set<std::string> needs;
    for (const Measured& one : all)
        for (const Record* record : one.records) needs.insert(record->needs);
    needs.erase("");
    if (needs.empty()) return {};
    std::vector<std::string> head{"configuration"};
    head.insert(head.end(), needs.begin(), needs.end());
    std::string table = "\nBy what the answer stands in:\n\n" + tableHead(head);
    for (const Measured& one : all) {
        std::map<std::string, Tally> tallies;
        for (const Record* record : one.records) tallies[record->needs].add(*record);
        std::vector<std::string> cells{plain(one.configuration)};
        for (const std::string& need : needs) cells.push_back(outcome(tallies[need]));
        table += row(cells);
    }
    return table;
}

/// The same configurations on the questions that all of them were asked; empty if that is all.
std::vector<Measured> shared(const std::vector<Measured>& all) {
    std::map<Key, std::size_t> askedBy;
    for (const Measured& one : all) {
        std::set<Key> asked;
        for (const Record* record : one.records) asked.insert(keyOf(*record));
        for (const Key& key : asked) ++askedBy[key];
    }
    std::vector<Measured> restricted = all;
    for (Measured& one : restricted)
        std::erase_if(one.records,
                      [&](const Record* record) { return askedBy[keyOf(*record)] < all.size(); });
    const bool same = std::ranges::all_of(
        askedBy, [&](const auto& question) { return question.second == all.size(); });
    if (same || restricted.front().records.empty()) return {};
    return restricted;
}

/// What any of them spent time on beside the parts that every run has: its tools, queries first.
std::vector<std::string> toolsOf(const std::vector<Measured>& all) {
    std::set<std::string> tools;
    for (const Measured& one : all)
        for (const Record* record : one.records)
            for (const auto& [name, ms] : record->timingsMs) tools.insert(name);
    for (const char* part : {"completion", "selection", "answer", "total"}) tools.erase(part);
    std::vector<std::string> sorted;
    for (const knowledge::QueryLanguage* language : knowledge::queryLanguages())
        if (tools.erase(std::string(language->name())) > 0) sorted.emplace_back(language->name());
    sorted.insert(sorted.end(), tools.begin(), tools.end());
    return sorted;
}

std::string timesTable(const std::vector<Measured>& all) {
    std::vector<std::string> parts{"completion", "selection"};
    const auto tools = toolsOf(all);
    parts.insert(parts.end(), tools.begin(), tools.end());
    parts.insert(parts.end(), {"answer", "total"});
    std::vector<std::string> head{"configuration"};
    head.insert(head.end(), parts.begin(), parts.end());
    head.emplace_back("model, s");
    std::string table = tableHead(head);
    for (const Measured& one : all) {
        std::vector<std::string> cells{plain(one.configuration)};
        for (const std::string& name : parts)
            cells.push_back(meanAndMedian(
                one.records, [&](const Record& r) { return part(r.timingsMs, name); }, 1));
        cells.push_back(meanAndMedian(
            one.records, [](const Record& r) { return part(r.modelMs, "total") / 1000; }, 1));
        table += row(cells);
    }
    return table;
}

std::string usageTable(const std::vector<Measured>& all) {
    std::string table =
        tableHead({"configuration", "model calls", "prompt tokens", "completion tokens"});
    for (const Measured& one : all) {
        std::vector<std::string> cells{plain(one.configuration)};
        for (const char* name : {"model_calls", "prompt_tokens", "completion_tokens"})
            cells.push_back(meanAndMedian(
                one.records, [&](const Record& r) { return r.usage(name); },
                std::string_view(name) == "model_calls" ? 1 : 0));
        table += row(cells);
    }
    return table;
}

std::string notRight(const std::vector<Measured>& all) {
    std::string list;
    for (const Measured& one : all) {
        std::string own;
        for (const Record* record : one.records) {
            if (record->score.verdict == Verdict::Right) continue;
            own += "- " + plain(record->conversation) + "." + std::to_string(record->turn) +
                   (record->repeat > 1 ? " (repeat " + std::to_string(record->repeat) + ")" : "") +
                   " " + std::string(toString(record->type)) + ", **" +
                   std::string(toString(record->score.verdict)) + "**: " + plain(record->question) +
                   " " + plain(record->score.reason.text()) + "\n";
        }
        if (!own.empty()) list += "\n**" + plain(one.configuration) + "**\n\n" + own;
    }
    return list.empty() ? "\nNone.\n" : list;
}

/// Base and answerer of each configuration, as its records tell.
std::string preface(const QuestionSet& set) {
    std::set<std::string> bases;
    std::string who;
    for (const Measured& one : set.measured) {
        std::set<std::string> names;
        for (const Record* record : one.records) {
            bases.insert("\"" + record->base.value("name", "") + "\", generation " +
                         std::to_string(record->base.value("generation", 0)));
            const std::string model = record->settings.value("model", "");
            const auto* strategy = answering::findStrategy(record->settings.value("strategy", ""));
            const bool alone = strategy && !strategy->asksModel;
            names.insert(record->answeredBy.empty() || alone ? model : record->answeredBy);
        }
        who += "- " + plain(one.configuration) + ": " +
               plain(text::join({names.begin(), names.end()}, "; ")) + "\n";
    }
    return "Knowledge base " + plain(text::join({bases.begin(), bases.end()}, "; ")) +
           ". Who or what answered as the model:\n\n" + who;
}

std::string sectionOf(const QuestionSet& set) {
    std::string text = "\n## " + plain(set.questions) + "\n\n" + preface(set);
    text += "\n### Right / wrong / abstained\n\n" + outcomeTable(set.measured) +
            needsTable(set.measured);
    if (const auto restricted = shared(set.measured); !restricted.empty())
        text +=
            "\nOn the questions that every configuration was asked:\n\n" + outcomeTable(restricted);
    text +=
        "\n### Time a question without the model, ms: mean (median)\n\n" + timesTable(set.measured);
    text += "\n### Calls and tokens a question: mean (median)\n\n" + usageTable(set.measured);
    text += "\n### Not right\n" + notRight(set.measured);
    return text;
}

}  // namespace

std::vector<QuestionSet> questionSets(const std::vector<Record>& records) {
    std::vector<QuestionSet> sets;
    for (const Record& record : records) {
        auto set = std::ranges::find(sets, record.questions, &QuestionSet::questions);
        if (set == sets.end()) set = sets.insert(sets.end(), {record.questions, {}});
        auto& all = set->measured;
        auto one = std::ranges::find(all, record.configuration, &Measured::configuration);
        if (one == all.end()) one = all.insert(all.end(), {record.configuration, {}});
        one->records.push_back(&record);
    }
    for (QuestionSet& set : sets) {
        for (Measured& one : set.measured)
            std::ranges::stable_sort(one.records, {}, [](const Record* record) {
                return std::tuple(record->repeat, record->conversation.size(), record->conversation,
                                  record->turn);
            });
        std::ranges::stable_sort(set.measured, std::greater(), [](const Measured& one) {
            return tallyByType(one.records).at("all").accuracy();
        });
    }
    return sets;
}

std::string markdownReport(const std::vector<Record>& records) {
    std::string text =
        "# Evaluation\n\nMade by `tripletalk-cli eval` from the JSON lines beside this file. Each "
        "cell of an outcome table is right / wrong / abstained.\n\n![Outcomes](chart.svg)\n";
    for (const QuestionSet& set : questionSets(records)) text += sectionOf(set);
    return text;
}

Result<std::filesystem::path> writeReport(const std::filesystem::path& folder) {
    auto records = readFolder(folder);
    if (!records) return records.error();
    auto drawn = writeFileAtomically(folder / "chart.svg", svgChart(questionSets(*records)));
    if (!drawn) return drawn.error();
    const auto file = folder / "report.md";
    if (auto written = writeFileAtomically(file, markdownReport(*records)); !written)
        return written.error();
    return file;
}

}  // namespace tripletalk::evaluation
