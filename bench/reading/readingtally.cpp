// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "reading/readingtally.h"

#include "answering/reading/trust.h"
#include "reading/queryshapes.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <iterator>
#include <utility>

namespace tripletalk::bench {

namespace {

using Outcomes = std::vector<ReadingOutcome>;

std::string fixed(double value, int decimals) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.*f", decimals, value);
    return buffer;
}

template <typename Test>
std::string share(const Outcomes& outcomes, Test test) {
    const auto count = static_cast<double>(std::ranges::count_if(outcomes, test));
    return fixed(100 * count / static_cast<double>(std::max<std::size_t>(1, outcomes.size())), 1);
}

std::string quantileMs(const Outcomes& outcomes, double at) {
    std::vector<double> times;
    for (const ReadingOutcome& one : outcomes) times.push_back(one.milliseconds);
    if (times.empty()) return "0";
    std::ranges::sort(times);
    return fixed(times[static_cast<std::size_t>(at * static_cast<double>(times.size() - 1))], 1);
}

/// Right among the first `count` candidates.
auto within(std::optional<std::size_t> ReadingOutcome::*rank, std::size_t count) {
    return [=](const ReadingOutcome& one) { return one.*rank && *(one.*rank) < count; };
}

void printRow(std::ostream& out, const std::vector<std::string>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string gap(
            std::max<std::size_t>(i == 0 ? 21 : 9, cells[i].size()) - cells[i].size(), ' ');
        out << "| " << (i == 0 ? cells[i] + gap : gap + cells[i]) << ' ';
    }
    out << "|\n";
}

void printRow(std::ostream& out, std::string_view name, const Outcomes& outcomes,
              std::size_t most) {
    const auto content = &ReadingOutcome::content, strict = &ReadingOutcome::strict;
    printRow(out, {std::string(name), std::to_string(outcomes.size()),
                   share(outcomes, within(content, 1)), share(outcomes, within(strict, 1)),
                   share(outcomes, within(content, 5)), share(outcomes, within(content, 10)),
                   share(outcomes, within(content, most)), share(outcomes, within(strict, most)),
                   share(outcomes, [](const ReadingOutcome& one) { return one.candidates == 0; }),
                   quantileMs(outcomes, 0.5), quantileMs(outcomes, 0.95)});
}

}  // namespace

void ReadingTally::add(const ReadingOutcome& outcome) {
    m_all.push_back(outcome);
    for (const std::string_view shape : outcome.shapes) m_byShape[shape].push_back(outcome);
}

void ReadingTally::printTrust(std::ostream& out) const {
    const answering::reading::Trust& trust = answering::reading::Trust::fitted();
    out << "\n| stated | questions | share | right by content | right of all |\n"
           "|---|---:|---:|---:|---:|\n";
    using Least = std::function<double(const ReadingOutcome&)>;
    const std::vector<std::pair<std::string, Least>> kinds{
        {"as sure", [&](const ReadingOutcome&) { return trust.sure(); }},
        {"at all", [](const ReadingOutcome& one) { return one.least; }},
        {"any", [](const ReadingOutcome&) { return 0; }}};
    for (const auto& [name, least] : kinds) {
        const auto isTold = [&least = least](const ReadingOutcome& one) {
            return one.candidates > 0 && one.trust >= least(one);
        };
        Outcomes told;
        std::ranges::copy_if(m_all, std::back_inserter(told), isTold);
        const auto right = [](const ReadingOutcome& one) { return one.trustedRight; };
        const auto rightOfAll = [&](const ReadingOutcome& one) {
            return one.trustedRight && isTold(one);
        };
        out << "| " << name << " | " << told.size() << " | "
            << fixed(100 * static_cast<double>(told.size()) /
                         static_cast<double>(std::max<std::size_t>(1, m_all.size())),
                     1)
            << " | " << share(told, right) << " | " << share(m_all, rightOfAll) << " |\n";
    }
}

void ReadingTally::print(std::ostream& out, std::size_t most) const {
    const std::string all = std::to_string(most);
    out << "Shares in percent: of the first candidate and of any among the first ones.\n\n";
    printRow(out, {"reference query", "questions", "right", "strictly", "of 5", "of 10",
                   "of " + all, "str of " + all, "silent", "p50 ms", "p95 ms"});
    out << "|---" << std::string("|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
    printRow(out, "all", m_all, most);
    for (const std::string_view shape : queryShapes())
        if (const auto at = m_byShape.find(shape); at != m_byShape.end())
            printRow(out, shape, at->second, most);
    printTrust(out);
    std::size_t candidates = 0, failed = 0;
    for (const ReadingOutcome& one : m_all) {
        candidates += one.candidates;
        failed += one.failed;
    }
    out << "\n"
        << candidates << " candidates, " << failed << " of them with a query that does not run; "
        << std::ranges::count(m_all, true, &ReadingOutcome::error)
        << " questions whose reading failed; "
        << std::ranges::count_if(m_all,
                                 [](const ReadingOutcome& one) { return one.shapes.empty(); })
        << " without a reference query.\n";
}

}  // namespace tripletalk::bench
