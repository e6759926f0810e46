// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "peers/peer.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::bench {

/// What an engine made of a query.
struct Answered {
    std::size_t rows = 0;
    std::size_t cells = 0;  ///< that have a value
    double ms = 0;          ///< until the last value was read
};

/// Another engine: what it is called, and the program that speaks for it.
struct PeerChoice {
    std::string name;
    std::vector<std::string> command;
};

/// Asks the same queries of our engine and of others, in turns, and prints the medians as Markdown.
/// It measures wall time: nothing else should run on the machine.
class EngineComparison {
  public:
    using Ask = std::function<Result<Answered>(const std::string& query)>;

    /// Peers that do not start or cannot load `data` (a file) are told and left out.
    EngineComparison(Ask ours, const std::vector<PeerChoice>& peers,
                     const std::filesystem::path& data);

    /// Each file of the folder with this ending, by name. Errors: ours'; a peer's are told.
    Result<void> run(const std::filesystem::path& folder, const std::string& ending, int runs);

  private:
    /// One that has the data, and how many times longer than ours it took for each query.
    struct LoadedPeer {
        std::string name;
        std::unique_ptr<Peer> engine;
        std::vector<double> ratios = {};
    };
    /// The middle answer of each engine, ours first.
    std::vector<Result<Answered>> medians(const std::string& query, int runs);
    void printHeader() const;
    void print(const std::string& name, const std::vector<Result<Answered>>& answers);
    static void printSummary(const LoadedPeer& peer);

    Ask m_ours;
    std::vector<LoadedPeer> m_peers;
};

}  // namespace tripletalk::bench
