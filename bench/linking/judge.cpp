// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "linking/judge.h"

#include <algorithm>
#include <chrono>
#include <set>

namespace tripletalk::bench {

using retrieval::LinkKind;
using retrieval::ValueLink;

namespace {

/// Links to things of the data on the mention, best first.
std::vector<ValueLink> linksOn(const Mention& mention, std::vector<ValueLink> links) {
    std::erase_if(links, [&](const ValueLink& link) {
        const bool isData =
            link.entry.kind == LinkKind::Entity || link.entry.kind == LinkKind::Value;
        return !isData || link.end <= mention.begin || link.begin >= mention.end;
    });
    std::ranges::stable_sort(links, std::greater{}, &ValueLink::score);
    return links;
}

bool isRight(const Mention& mention, const std::vector<ValueLink>& links) {
    if (mention.expected == Expected::Absent) return links.empty();
    std::set<std::string> wanted(mention.keys.begin(), mention.keys.end());
    for (const ValueLink& link : links) {
        if (link.entry.kind != LinkKind::Entity) continue;
        if (mention.expected == Expected::Clear) return wanted.contains(link.entry.key);
        wanted.erase(link.entry.key);
    }
    return wanted.empty();
}

std::string failure(const Mention& mention, const std::vector<ValueLink>& links) {
    std::string line = mention.how + ": \"" + mention.question + "\" wanted";
    for (const std::string& key : mention.keys) line += " " + key;
    line += ", found";
    for (std::size_t i = 0; i < std::min<std::size_t>(links.size(), 4); ++i)
        line += " [" + links[i].entry.key + " " + links[i].entry.text + " " +
                std::to_string(links[i].score).substr(0, 5) + " " + links[i].how + "]";
    return line;
}

}  // namespace

Result<void> judge(const retrieval::ValueIndex& index, const std::vector<Mention>& mentions,
                   LinkingReport& report) {
    for (const Mention& mention : mentions) {
        const auto begin = std::chrono::steady_clock::now();
        auto found = index.link(mention.question);
        if (!found) return found.error();
        const std::chrono::duration<double, std::milli> spent =
            std::chrono::steady_clock::now() - begin;
        report.milliseconds.push_back(spent.count());
        const auto links = linksOn(mention, std::move(*found));
        const bool right = isRight(mention, links);
        for (Tally* tally :
             {&report.byExpectation[mention.expected], &report.byKind[mention.how]}) {
            ++tally->all;
            tally->right += right ? 1 : 0;
        }
        if (!right) report.failures.push_back(failure(mention, links));
    }
    return {};
}

}  // namespace tripletalk::bench
