// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/manifest.h"
#include "llm/providers.h"
#include "workspace/configuration.h"

#include <string>
#include <vector>

namespace tripletalk::workspace {

/// Why a strategy cannot answer from a base.
enum class Misfit {
    None,
    Unknown,    ///< there is no such strategy
    Remote,     ///< the graph is asked where it is, which only a strategy by SPARQL can
    NoExcerpt,  ///< nothing of the graph was fetched from its endpoint to read questions by
    NoTables,
    NoPassages,
    ValuesStay,  ///< the privacy rule leaves it nothing to show a model
};
Misfit misfitOf(const std::string& strategy, const knowledge::Manifest& base);

/// The strategy of a model where nobody chose one: the first of the table that fits the base (null:
/// it is not known yet), else the first.
const answering::StrategyDescriptor& usualStrategy(const knowledge::Manifest* base);

/// What a question takes along to another computer.
struct Departure {
    std::string base = {};      ///< id of the base that it is about
    std::string baseName = {};  ///< for people
    std::string host = {};
    bool question = true;  ///< and what was said before in the conversation
    bool schema = false;   ///< names and types of tables and columns
    bool rows = false;     ///< that queries found, and values that the question names
    bool passages = false;
    bool queries = false;    ///< to the endpoint of a remote base
    bool forbidden = false;  ///< by the base's rule: it will not go
};

/// Where a question about this base goes under this configuration; empty: it stays on this
/// computer. By names alone (net::isThisComputer): nobody is asked. A strategy that there is not is
/// taken to show its model everything.
std::vector<Departure> departuresOf(const Configuration& configuration, const llm::Access& access,
                                    const knowledge::Manifest& base);

/// The host that a model or embedder ("openai:NAME") sends texts to; empty for this computer,
/// and for a server that there is not: it is asked nothing.
std::string hostOf(const std::string& spec, const llm::Access& access);

}  // namespace tripletalk::workspace
