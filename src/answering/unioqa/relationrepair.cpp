// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/unioqa/relationrepair.h"

#include "answering/unioqa/cypherlists.h"
#include "base/text.h"
#include "cypher/parser/cypherwords.h"
#include "naming/labels.h"
#include "naming/names.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering {

using cypher::Direction;
using cypher::QuerySketch;
using cypher::writtenName;
using cypher::writtenText;

namespace {

/// Relations that are tried in one place, and combinations of them that are made.
constexpr std::size_t bestChoices = 3;
constexpr std::size_t mostBranches = 27;
constexpr double leastNear = 0.2;
/// The other way round than it is written.
constexpr double turned = 0.9;
/// Things of a class, or at the end of a step, that are looked at.
const std::string onlySome = " LIMIT 100 ";

std::string nodeName(std::size_t node) { return "n" + std::to_string(node); }

std::string only(std::size_t node) { return " WITH DISTINCT " + nodeName(node) + onlySome; }

Direction opposite(Direction direction) {
    if (direction == Direction::Both) return direction;
    return direction == Direction::Left ? Direction::Right : Direction::Left;
}

std::string wordsOfName(const std::string& name) {
    return naming::humanise(naming::localName(name));
}

}  // namespace

std::vector<std::string> RelationRepair::unknownIn(const QuerySketch& sketch) const {
    std::set<std::string> unknown;
    const auto look = [&](const std::string& name, Role role) {
        if (!m_engine.iriOf(name, role)) unknown.insert(name);
    };
    for (const QuerySketch::Step& step : sketch.steps())
        for (const std::string& type : step.types) look(type, Role::Type);
    for (const QuerySketch::Property& one : sketch.properties()) look(one.name, Role::Property);
    for (const QuerySketch::Node& node : sketch.nodes())
        for (const std::string& label : node.labels) look(label, Role::Label);
    return {unknown.begin(), unknown.end()};
}

/// The nodes that are known by themselves: things, names that things bear, classes.
RelationRepair::Branch RelationRepair::begin(const QuerySketch& sketch) const {
    Branch branch;
    const auto reach = [&](std::size_t node, const std::string& clause) {
        branch.reached.emplace(node, clause + only(node));
    };
    for (std::size_t i = 0; i < sketch.nodes().size(); ++i)
        if (const auto& node = sketch.nodes()[i]; !node.iri.empty())
            reach(i, "MATCH (" + nodeName(i) + ") WHERE elementId(" + nodeName(i) +
                         ") = " + writtenText(node.iri));
    for (const QuerySketch::Name& name : sketch.names())
        reach(name.node, "MATCH (" + nodeName(name.node) + ") WHERE " + nodeName(name.node) + "." +
                             writtenName(name.property) + " = " + writtenText(name.text));
    for (std::size_t i = 0; i < sketch.nodes().size(); ++i)
        for (const std::string& label : sketch.nodes()[i].labels)
            if (m_engine.iriOf(label, Role::Label))
                reach(i, "MATCH (" + nodeName(i) + ":" + writtenName(label) + ")");
    return branch;
}

/// Steps in the order in which they are reached, then the properties of what is reached.
std::vector<RelationRepair::Turn> RelationRepair::turnsOf(const QuerySketch& sketch,
                                                          const Branch& begun) {
    std::vector<Turn> turns;
    std::set<std::size_t> reached;
    std::set<std::size_t> done;
    for (const auto& [node, clause] : begun.reached) reached.insert(node);
    for (bool goesOn = true; goesOn;) {
        goesOn = false;
        for (std::size_t i = 0; i < sketch.steps().size(); ++i) {
            const QuerySketch::Step& step = sketch.steps()[i];
            const bool fromLeft = reached.contains(step.from);
            if (done.contains(i) || (!fromLeft && !reached.contains(step.to))) continue;
            done.insert(i);
            turns.push_back({i, fromLeft ? step.from : step.to});
            reached.insert({step.from, step.to});
            goesOn = true;
        }
    }
    for (std::size_t i = 0; i < sketch.properties().size(); ++i)
        if (reached.contains(sketch.properties()[i].node))
            turns.push_back({i, sketch.properties()[i].node, false});
    return turns;
}

/// What leads on from the things of the reached node; the names in their direction as seen from
/// there.
Result<std::vector<RelationRepair::Choice>> RelationRepair::there(const Turn& turn,
                                                                  const Branch& branch,
                                                                  const CancelToken& cancel) {
    std::vector<Choice> found;
    const std::string& reach = branch.reached.at(turn.from);
    const std::string node = nodeName(turn.from);
    const auto add = [&](const std::string& rest, Direction direction) -> Result<void> {
        const auto names = firstTexts(m_engine, reach + rest, cancel);
        if (!names) return names.error();
        for (const std::string& name : *names) found.push_back({name, direction});
        return {};
    };
    if (!turn.isStep) {
        const auto added =
            add("UNWIND keys(" + node + ") AS name RETURN DISTINCT name", Direction::Both);
        if (!added) return added.error();
        return found;
    }
    if (auto out = add("MATCH (" + node + ")-[r]->() RETURN DISTINCT type(r)", Direction::Right);
        !out)
        return out.error();
    if (auto in = add("MATCH (" + node + ")<-[r]-() RETURN DISTINCT type(r)", Direction::Left); !in)
        return in.error();
    return found;
}

/// Scores what is there by what is written and what is asked: by words, and by vectors.
Result<void> RelationRepair::rank(const std::string& written, Role role,
                                  std::vector<Choice>& choices, const CancelToken& cancel) {
    const auto same = m_engine.iriOf(written, role);
    const AskedWords byName = m_words.asked(wordsOfName(written), {});
    const AskedWords byQuestion = m_words.asked(m_question, {});
    std::vector<std::string> texts{wordsOfName(written)};
    for (const Choice& choice : choices) texts.push_back(wordsOfName(choice.name));
    const auto vectors = m_vectors.of(texts, cancel);
    if (!vectors) return vectors.error();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto iri = m_engine.iriOf(choices[i].name, role);
        if (!iri) continue;
        if (same == iri) {
            choices[i].score = 1;
            continue;
        }
        const double near = std::max(0.0, cosine(vectors->front(), (*vectors)[i + 1]));
        choices[i].score =
            0.4 * m_words.said(byName, *iri) + 0.3 * m_words.said(byQuestion, *iri) + 0.2 * near;
    }
    return {};
}

Result<std::vector<RelationRepair::Choice>> RelationRepair::choices(const QuerySketch& sketch,
                                                                    const Turn& turn,
                                                                    const Branch& branch,
                                                                    const CancelToken& cancel) {
    auto found = there(turn, branch, cancel);
    if (!found) return found;
    const QuerySketch::Step* step = turn.isStep ? &sketch.steps()[turn.number] : nullptr;
    const std::string written = step ? step->types.front() : sketch.properties()[turn.number].name;
    if (auto ranked = rank(written, step ? Role::Type : Role::Property, *found, cancel); !ranked)
        return ranked.error();
    for (Choice& choice : *found) {
        if (!step) continue;
        // As it is written: from left to right.
        if (turn.from != step->from) choice.direction = opposite(choice.direction);
        if (step->direction == Direction::Both)
            choice.direction = Direction::Both;
        else if (choice.direction != step->direction)
            choice.score *= turned;
    }
    std::ranges::stable_sort(*found, std::greater(), &Choice::score);
    std::erase_if(*found, [](const Choice& one) { return one.score < leastNear; });
    if (found->size() > bestChoices) found->resize(bestChoices);
    return found;
}

void RelationRepair::choose(const QuerySketch& sketch, const Turn& turn, const Choice& choice,
                            Branch& branch) const {
    branch.score *= choice.score;
    if (!turn.isStep) {
        const std::string& before = sketch.properties()[turn.number].name;
        if (choice.name == before) return;
        branch.changes.properties.emplace(turn.number, choice.name);
        branch.told.emplace_back(before, choice.name);
        return;
    }
    const QuerySketch::Step& step = sketch.steps()[turn.number];
    const std::size_t next = turn.from == step.from ? step.to : step.from;
    const Direction seen = turn.from == step.from ? choice.direction : opposite(choice.direction);
    const std::string type = choice.name.empty() ? "" : "[:" + writtenName(choice.name) + "]";
    branch.reached.emplace(next, branch.reached.at(turn.from) + "MATCH (" + nodeName(turn.from) +
                                     ")" + (seen == Direction::Left ? "<-" : "-") + type +
                                     (seen == Direction::Right ? "->" : "-") + "(" +
                                     nodeName(next) + ")" + only(next));
    if (choice.name.empty()) return;
    const bool isSame = step.types.size() == 1 && step.types.front() == choice.name;
    if (isSame && step.direction == choice.direction) return;
    branch.changes.steps.emplace(turn.number,
                                 QuerySketch::Changes::NewStep{choice.name, choice.direction});
    branch.told.emplace_back(text::join(step.types, "|"),
                             isSame ? choice.name + ", the other way round" : choice.name);
}

Result<void> RelationRepair::take(const QuerySketch& sketch, const std::vector<Turn>& turns,
                                  std::size_t at, const Branch& branch, std::vector<Branch>& ends,
                                  const CancelToken& cancel) {
    if (ends.size() >= mostBranches) return {};
    if (at == turns.size()) {
        ends.push_back(branch);
        return {};
    }
    const Turn& turn = turns[at];
    // A label is shown by many things, and each has it; a step of any type is what it is.
    const bool isFree =
        turn.isStep ? sketch.steps()[turn.number].types.empty()
                    : naming::mayBeLabelPredicate(
                          m_engine.iriOf(sketch.properties()[turn.number].name, Role::Property)
                              .value_or(""));
    std::vector<Choice> all;
    if (!isFree) {
        auto found = choices(sketch, turn, branch, cancel);
        if (!found) return found.error();
        all = *std::move(found);
    }
    if (all.empty()) {
        Branch next = branch;
        if (turn.isStep) choose(sketch, turn, {{}, sketch.steps()[turn.number].direction, 1}, next);
        return take(sketch, turns, at + 1, next, ends, cancel);
    }
    for (const Choice& choice : all) {
        Branch next = branch;
        choose(sketch, turn, choice, next);
        if (auto taken = take(sketch, turns, at + 1, next, ends, cancel); !taken) return taken;
    }
    return {};
}

Result<std::vector<RepairedQuery>> RelationRepair::of(const QuerySketch& sketch, std::size_t most,
                                                      const CancelToken& cancel) {
    const Branch begun = begin(sketch);
    std::vector<Branch> ends;
    if (auto taken = take(sketch, turnsOf(sketch, begun), 0, begun, ends, cancel); !taken)
        return taken.error();
    std::vector<RepairedQuery> queries;
    std::ranges::stable_sort(ends, std::greater(), &Branch::score);
    for (Branch& end : ends) {
        if (end.told.empty() || queries.size() == most) continue;
        queries.push_back({sketch.with(end.changes), std::move(end.told), end.score});
    }
    return queries;
}

}  // namespace tripletalk::answering
