// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "checks/checkedquery.h"
#include "reading/goldquestions.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

/// bench_checks --data DIR --work DIR [--part open|aside|all] [--show yes]
///
/// How often the checks of a run doubt a right query, and how often they notice a damaged one. DIR
/// has the graphs with questions and gold rows (reading/goldquestions.h), the work folder the bases
/// and queries that translate.py made. A query is right if its rows are the gold's; a damaged one
/// counts if its rows are not, and is noticed by what was not said of the right one, too. Prints
/// Markdown; --show also each false alarm, of the graphs that are not set aside.
namespace {

using namespace tripletalk;
using nlohmann::json;
namespace fs = std::filesystem;

/// Of a kind of damage, or of right queries.
struct Tally {
    int queries = 0;
    int sentBack = 0;
    int doubted = 0;  ///< sent back, or with a note that doubts
};

using Kinds = std::set<std::string>;

/// True whatever the query: what was mended, what ties, and that nothing is an answer.
const Kinds undoubting = {"repaired", "none", "ties"};

Kinds doubts(const std::vector<std::string>& kinds) {
    Kinds all;
    for (const std::string& kind : kinds)
        if (!undoubting.contains(kind)) all.insert(kind);
    return all;
}

bool hasMore(const Kinds& kinds, const Kinds& than) {
    return std::ranges::any_of(kinds, [&](const auto& kind) { return !than.contains(kind); });
}

struct Sums {
    Tally right;
    Tally empty;  ///< right ones that find nothing, mostly since nothing is called as they say
    std::map<std::string, Tally> damaged;
    std::map<std::string, int> alarms;  ///< of right queries, by kind of finding
    std::map<std::string, int> notes;
    int wrong = 0;  ///< translated queries that do not find the gold
};

/// What was said of the right query, too, notices no damage.
void count(const bench::CheckedQuery& checked, const bench::CheckedQuery& anyway, Tally& tally) {
    ++tally.queries;
    const bool isBack =
        checked.failed || hasMore(doubts(checked.sentBack), doubts(anyway.sentBack));
    tally.sentBack += isBack ? 1 : 0;
    tally.doubted += isBack || hasMore(doubts(checked.told), doubts(anyway.told)) ? 1 : 0;
}

Result<void> checkQuestion(bench::QueryChecker& checker, const bench::GoldQuestion& asked,
                           const json& line, bool show, Sums& sums) {
    const std::string& question = asked.question.question;
    bench::GoldJudge judge(asked.question);
    const auto checked = checker.check(question, line.at("sql"), judge);
    if (!checked) return checked.error();
    if (!checked->right) {
        ++sums.wrong;
        return {};
    }
    count(*checked, {}, checked->empty ? sums.empty : sums.right);
    if (!checked->empty) {
        for (const std::string& kind : checked->sentBack) ++sums.alarms[kind];
        for (const std::string& kind : checked->told) ++sums.notes[kind];
    }
    if (show && !(checked->sentBack.empty() && checked->told.empty()))
        std::cerr << text::join(checked->sentBack, ",") << "/" << text::join(checked->told, ",")
                  << ": " << question << "\n    " << line.at("sql").get<std::string>() << "\n    "
                  << checked->said << "\n";
    for (const json& damage : line.at("damaged")) {
        const auto doubted = checker.check(question, damage.at("sql"), judge);
        if (!doubted) return doubted.error();
        if (!doubted->right) count(*doubted, *checked, sums.damaged[damage.at("kind")]);
    }
    return {};
}

Result<void> checkGraph(const fs::path& data, const fs::path& work, const std::string& graph,
                        bool show, Sums& sums) {
    auto questions = bench::readGoldQuestions(data, graph);
    if (!questions) return questions.error();
    auto checker = bench::QueryChecker::open(work / (graph + ".kb"));
    if (!checker) return checker.error();
    std::map<std::string, json> lines;
    std::ifstream in(work / (graph + ".jsonl"));
    for (std::string line; std::getline(in, line);) {
        json read = json::parse(line);
        const std::string question = read.at("question");
        lines.emplace(question, std::move(read));
    }
    for (const bench::GoldQuestion& asked : *questions)
        if (const auto line = lines.find(asked.question.question); line != lines.end())
            if (auto done = checkQuestion(*checker, asked, line->second, show, sums); !done)
                return done;
    return {};
}

std::string share(int part, int whole) {
    return whole == 0 ? "-" : text::formatNumber(std::round(1000.0 * part / whole) / 10) + " %";
}

void print(const std::string& name, const Tally& tally) {
    std::cout << "| " << name << " | " << tally.queries << " | "
              << share(tally.sentBack, tally.queries) << " | "
              << share(tally.doubted, tally.queries) << " |\n";
}

void print(const Sums& sums) {
    std::cout << "| queries | number | sent back | or doubted in a note |\n| --- | ---: | ---: | "
                 "---: |\n";
    print("right", sums.right);
    print("right, and finds nothing", sums.empty);
    Tally all;
    for (const auto& [kind, tally] : sums.damaged) {
        print(kind, tally);
        all.queries += tally.queries;
        all.sentBack += tally.sentBack;
        all.doubted += tally.doubted;
    }
    print("damaged, all", all);
    std::cout << "\nNot judged, since the translated query does not find the gold: " << sums.wrong
              << ".\nRight queries sent back by:";
    for (const auto& [kind, times] : sums.alarms) std::cout << " " << kind << " " << times;
    std::cout << ". Notes on them:";
    for (const auto& [kind, times] : sums.notes) std::cout << " " << kind << " " << times;
    std::cout << ".\n";
}

}  // namespace

int main(int argc, char** argv) {
    std::map<std::string, std::string> options;
    for (int i = 1; i + 1 < argc; i += 2) options[argv[i]] = argv[i + 1];
    const fs::path data = options["--data"];
    const fs::path work = options["--work"];
    const auto part = bench::partOf(options["--part"].empty() ? "all" : options["--part"]);
    const bool show = options["--show"] == "yes" && part && *part == bench::Part::Open;
    const auto graphs = part ? bench::graphsOf(data, *part) : part.error();
    if (!graphs) {
        std::cerr << graphs.error().toText() << "\n";
        return EXIT_FAILURE;
    }
    Sums sums;
    for (const std::string& graph : *graphs) {
        if (!fs::exists(work / (graph + ".jsonl"))) continue;
        if (auto done = checkGraph(data, work, graph, show, sums); !done) {
            std::cerr << graph << ": " << done.error().toText() << "\n";
            return EXIT_FAILURE;
        }
    }
    print(sums);
    return EXIT_SUCCESS;
}
