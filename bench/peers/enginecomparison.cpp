// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "peers/enginecomparison.h"

#include "base/file.h"

#include <algorithm>
#include <cstdio>
#include <iostream>

namespace tripletalk::bench {

using nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// An engine that is in use has its code in the processor's caches.
constexpr int inARow = 5;

Result<Answered> askPeer(Peer& peer, const std::string& query) {
    const auto answer = peer.ask({{"query", query}});
    if (!answer) return answer.error();
    return Answered{answer->at("rows"), answer->at("cells"), answer->at("ms")};
}

Result<std::vector<fs::path>> queryFiles(const fs::path& folder, const std::string& ending) {
    std::vector<fs::path> files;
    std::error_code wrong;
    for (const auto& entry : fs::directory_iterator(folder, wrong))
        if (entry.path().extension() == ending) files.push_back(entry.path());
    if (files.empty())
        return Error{ErrorKind::NotFound,
                     Sentence::verbatim("There are no queries in the folder.")};
    std::ranges::sort(files);
    return files;
}

/// Whether it answered; tells if not, and if it did otherwise than ours.
bool isChecked(const std::string& query, const std::string& engine, const Result<Answered>& theirs,
               const Answered& ours) {
    if (!theirs)
        std::cerr << query << ": " << engine << ": " << theirs.error().toText() << "\n";
    else if (theirs->rows != ours.rows || theirs->cells != ours.cells)
        std::cerr << query << ": " << engine << " has another answer: " << theirs->rows
                  << " rows instead of " << ours.rows << ", " << theirs->cells
                  << " values instead of " << ours.cells << "\n";
    return theirs.ok();
}

}  // namespace

EngineComparison::EngineComparison(Ask ours, const std::vector<PeerChoice>& peers,
                                   const fs::path& data)
    : m_ours(std::move(ours)) {
    for (const PeerChoice& choice : peers) {
        auto peer = Peer::start(choice.command);
        auto loaded = peer ? (*peer)->ask({{"load", fs::absolute(data).string()}})
                           : Result<json>(peer.error());
        if (loaded)
            m_peers.push_back({choice.name, *std::move(peer)});
        else
            std::cerr << choice.name << " is skipped: " << loaded.error().toText() << "\n";
    }
}

std::vector<Result<Answered>> EngineComparison::medians(const std::string& query, int runs) {
    const std::size_t engines = m_peers.size() + 1;
    std::vector<std::vector<Answered>> answers(engines);
    std::vector<Result<Answered>> found(engines, Answered());
    for (int run = 0; run < runs; ++run)
        for (std::size_t i = 0; i < engines; ++i)
            for (int k = 0; k < inARow && found[i]; ++k) {
                found[i] = i == 0 ? m_ours(query) : askPeer(*m_peers[i - 1].engine, query);
                if (found[i]) answers[i].push_back(*found[i]);
            }
    for (std::size_t i = 0; i < engines; ++i)
        if (found[i]) {
            std::ranges::sort(answers[i], {}, &Answered::ms);
            found[i] = answers[i][answers[i].size() / 2];
        }
    return found;
}

void EngineComparison::printHeader() const {
    std::string names = "| query | rows | ours ms |";
    std::string rule = "|---|---:|---:|";
    for (const LoadedPeer& peer : m_peers) {
        names += " " + peer.name + " ms | times |";
        rule += "---:|---:|";
    }
    std::printf("%s\n%s\n", names.c_str(), rule.c_str());
}

void EngineComparison::print(const std::string& name,
                             const std::vector<Result<Answered>>& answers) {
    const Answered& ours = *answers.front();
    std::printf("| %s | %zu | %.2f |", name.c_str(), ours.rows, ours.ms);
    for (std::size_t i = 0; i < m_peers.size(); ++i) {
        LoadedPeer& peer = m_peers[i];
        const Result<Answered>& theirs = answers[i + 1];
        if (!isChecked(name, peer.name, theirs, ours)) {
            std::printf(" – | – |");
            continue;
        }
        peer.ratios.push_back(theirs->ms / ours.ms);
        std::printf(" %.2f | %.2f |", theirs->ms, peer.ratios.back());
    }
    std::puts("");
    std::fflush(stdout);
}

void EngineComparison::printSummary(const LoadedPeer& peer) {
    if (peer.ratios.empty()) return;
    std::printf(
        "\nOf %zu queries %td are faster than %s, %td at least twice as fast; the worst takes "
        "%.2f times as long.\n",
        peer.ratios.size(), std::ranges::count_if(peer.ratios, [](double r) { return r > 1; }),
        peer.name.c_str(), std::ranges::count_if(peer.ratios, [](double r) { return r >= 2; }),
        1 / std::ranges::min(peer.ratios));
}

Result<void> EngineComparison::run(const fs::path& folder, const std::string& ending, int runs) {
    const auto files = queryFiles(folder, ending);
    if (!files) return files.error();
    printHeader();
    for (const fs::path& file : *files) {
        const auto query = readFile(file);
        if (!query) return query.error();
        const auto answers = medians(*query, runs);
        if (!answers.front()) return answers.front().error();
        print(file.stem(), answers);
    }
    for (const LoadedPeer& peer : m_peers) printSummary(peer);
    return {};
}

}  // namespace tripletalk::bench
