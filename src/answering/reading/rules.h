// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/readingcontext.h"
#include "answering/reading/state.h"
#include "answering/reading/thingnames.h"
#include "answering/schema/schemagraph.h"

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tripletalk::answering::reading {

/// What a feature is worth; nothing for one that was never weighed.
class Weights {
  public:
    static const Weights& fitted();
    [[nodiscard]] double of(const std::string& feature) const;

  private:
    std::unordered_map<std::string, double> m_weights;
};

/// What a rule may look at beside the state.
struct Surroundings {
    const SchemaGraph& graph;
    const EvidenceFinder& finder;
    const std::vector<language::Token>& tokens;
    const language::Wording& wording;
    const Weights& weights;
    bool commaBefore = false;                ///< between this evidence and what stands before it
    bool first = false;                      ///< nothing stands before it
    std::string skipped = {};                ///< the feature of a word that is left out
    std::vector<const Evidence*> next = {};  ///< what may begin behind it
    [[nodiscard]] bool followedBy(EvidenceKind kind) const;
    [[nodiscard]] bool followedBy(language::CueKind kind) const;
};

/// One way to use a piece of evidence: a state goes in, states come out where its preconditions
/// hold.
struct Rule {
    std::string_view name;
    EvidenceKind kind;
    std::function<void(const State&, const Evidence&, const Surroundings&, std::vector<State>&)>
        apply;
};

/// All rules, by the kind of evidence that they use.
const std::vector<Rule>& rules();

/// Brings a state to its end, or to several: what was left open is closed or counted against it.
struct Ending {
    const Weights& weights;
    const Context& context;
    const ThingNames& names;
    const SchemaGraph& graph;
};
void finish(State state, const Ending& ending, std::vector<State>& out);

/// "each dealer": a word of groups stands right before what a class or column is called.
[[nodiscard]] bool asksOfEach(const std::vector<Evidence>& heard);

/// Notes what kind of term a reading came to, however it came about; `ofEach` by asksOfEach.
void describe(State& state, bool ofEach, const Weights& weights);

[[nodiscard]] bool isNumeric(const Place& place);
/// A column of texts that begin with a year.
[[nodiscard]] bool isDated(const Place& place);
[[nodiscard]] bool isLink(const Place& place);
/// A link that leads into its own table.
[[nodiscard]] bool isSelfLink(const Place& place);
/// A column that says whether something holds: 1 or 0.
[[nodiscard]] bool isTruth(const Place& place);

}  // namespace tripletalk::answering::reading
