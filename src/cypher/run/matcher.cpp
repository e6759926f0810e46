// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/run/matcher.h"

#include "cypher/failure.h"
#include "cypher/run/partsolver.h"

#include <algorithm>

namespace tripletalk::cypher {

using graph::TermId;

bool Matcher::run(const std::function<bool()>& found) {
    m_found = &found;
    m_used.clear();
    return after(0, m_plan.firstTests);
}

/// The steps from `index` on, if the tests before them hold.
bool Matcher::after(std::size_t index, const std::vector<const Expression*>& tests) {
    m_evaluator.context().state.step();
    // Paths are values of their own once all of their parts are there.
    if (index == m_plan.steps.size()) bindPaths();
    if (!m_evaluator.areTrue(tests, m_row)) return true;
    return index == m_plan.steps.size() ? (*m_found)() : step(index);
}

bool Matcher::step(std::size_t index) {
    const MatchStep& step = m_plan.steps[index];
    switch (step.kind) {
        case MatchStep::Kind::Check: {
            const TermId* node = boundNode(m_plan.nodes[step.node]);
            if (!node || !fits(m_plan.nodes[step.node], *node)) return true;
            return after(index + 1, step.tests);
        }
        case MatchStep::Kind::Scan:
            return scan(index, step);
        case MatchStep::Kind::Expand:
            return expand(index, step);
        case MatchStep::Kind::Rebind:
            return rebind(index, step);
        case MatchStep::Kind::Shortest:
            return shortest(index, step);
        case MatchStep::Kind::Solve:
            return solve(index, step);
    }
    return true;
}

/// Null for what OPTIONAL MATCH did not find, which nothing matches.
const TermId* Matcher::boundNode(const PlannedNode& node) const {
    const Value& value = m_row[node.slot];
    if (value.isNull()) return nullptr;
    if (const auto* known = value.as<NodeRef>()) return &known->id;
    fail(ErrorKind::Input,
         say("Sentence", "A pattern begins at a node, but found a value of type %1.")
             .arg(typeName(value)),
         "InvalidArgumentType");
}

bool Matcher::fits(const PlannedNode& node, TermId id) {
    for (const auto& label : node.labels)
        if (label.empty() || !m_graph.hasType(id, label)) return false;
    for (const PlannedProperty& wanted : node.properties) {
        if (!wanted.property) return false;
        const Value has = m_graph.property(id, *wanted.property);
        const Value value = m_evaluator.evaluate(*wanted.value, m_row);
        bool holds = equal(has, value) == Truth(true);
        if (has.list() && has.list()->several)
            holds = holds ||
                    std::any_of(has.list()->items.begin(), has.list()->items.end(),
                                [&](const Value& one) { return equal(one, value) == Truth(true); });
        if (!holds) return false;
    }
    return true;
}

bool Matcher::scan(std::size_t index, const MatchStep& step) {
    const PlannedNode& node = m_plan.nodes[step.node];
    const auto offer = [&](TermId id) {
        m_evaluator.context().state.step();
        if (!fits(node, id)) return true;
        m_row[node.slot] = NodeRef{id};
        return after(index + 1, step.tests);
    };
    if (std::any_of(node.labels.begin(), node.labels.end(),
                    [](const auto& label) { return label.empty(); }))
        return true;
    if (step.element) {
        const auto found = m_graph.nodeOf(m_evaluator.evaluate(*step.element, m_row));
        return !found || offer(*found);
    }
    if (step.lookup.value) {
        if (!step.lookup.property) return true;
        const Value value = m_evaluator.evaluate(*step.lookup.value, m_row);
        if (value.isNull()) return true;
        if (value.text() || value.isNumber())
            return m_graph.nodesWith(*step.lookup.property, value, offer);
    }
    if (node.labels.empty()) return m_graph.nodes(offer);
    const auto& least =
        *std::min_element(node.labels.begin(), node.labels.end(),
                          [](const auto& a, const auto& b) { return a.size() < b.size(); });
    if (least.size() == 1) return m_graph.nodesOf(*least.begin(), offer);
    // A node of several of these classes is one.
    std::set<TermId> seen;
    const std::size_t bytes = 48;
    bool goesOn = true;
    for (const TermId type : least)
        goesOn = goesOn && m_graph.nodesOf(type, [&](TermId id) {
            if (!seen.insert(id).second) return true;
            m_evaluator.context().state.take(bytes);
            return offer(id);
        });
    m_evaluator.context().state.giveBack(bytes * seen.size());
    return goesOn;
}

/// What SPARQL said of the pattern, a match of it for each solution.
bool Matcher::solve(std::size_t index, const MatchStep& step) {
    const SolvedPart& part = *m_plan.solved;
    FunctionContext& context = m_evaluator.context();
    return context.solver->solve(part, context.state, [&](const std::vector<TermId>& solution) {
        for (std::size_t i = 0; i < part.nodes.size(); ++i)
            m_row[m_plan.nodes[part.nodes[i]].slot] = NodeRef{solution[i]};
        const std::size_t before = m_used.size();
        std::size_t column = part.nodes.size();
        bool holds = true;
        for (const auto& said : part.relationships) {
            const PlannedRelationship& link = m_plan.relationships[said.index];
            const bool right = link.direction == Direction::Right;
            const TermId left = m_row[m_plan.nodes[link.left].slot].as<NodeRef>()->id;
            const TermId other = m_row[m_plan.nodes[link.right].slot].as<NodeRef>()->id;
            const TermId type = said.type ? *said.type : solution[column++];
            const RelationshipRef found{right ? left : other, type, right ? other : left};
            holds = holds && !isUsed(found);
            m_row[link.slot] = found;
            m_used.push_back(found);
        }
        for (const std::size_t node : part.checks)
            holds =
                holds && fits(m_plan.nodes[node], m_row[m_plan.nodes[node].slot].as<NodeRef>()->id);
        const bool goesOn = !holds || after(index + 1, step.tests);
        m_used.resize(before);
        return goesOn;
    });
}

bool Matcher::isUsed(const RelationshipRef& link) const {
    return std::find(m_used.begin(), m_used.end(), link) != m_used.end();
}

/// No link of RDF has properties: whoever asks for one finds none.
bool Matcher::hasProperties(const PlannedRelationship& link) {
    return link.properties && !link.properties->names.empty();
}

/// Links at one of the pattern's ends, with the node at the other.
bool Matcher::links(const PlannedRelationship& link, TermId from, bool fromLeft,
                    const std::function<bool(const RelationshipRef&, TermId)>& take) {
    const std::vector<TermId>* types = link.anyType ? nullptr : &link.types;
    const bool both = link.direction == Direction::Both;
    const bool outwards = (link.direction == Direction::Right) == fromLeft;
    bool goesOn = true;
    if (both || outwards)
        goesOn = m_graph.linksFrom(
            from, types, [&](const RelationshipRef& found) { return take(found, found.end); });
    if (goesOn && (both || !outwards))
        goesOn = m_graph.linksTo(from, types, [&](const RelationshipRef& found) {
            if (both && found.start == found.end) return true;  // it was there as a link from it
            return take(found, found.start);
        });
    return goesOn;
}

/// At the far end of an expansion.
bool Matcher::arrive(std::size_t index, const MatchStep& step, std::size_t node, TermId at) {
    const PlannedNode& planned = m_plan.nodes[node];
    if (step.otherBound || m_plan.relationships[step.relationship].left ==
                               m_plan.relationships[step.relationship].right) {
        const TermId* bound = boundNode(planned);
        if (!bound || *bound != at) return true;
    } else {
        if (!fits(planned, at)) return true;
        m_row[planned.slot] = NodeRef{at};
    }
    return after(index + 1, step.tests);
}

bool Matcher::expand(std::size_t index, const MatchStep& step) {
    const PlannedRelationship& link = m_plan.relationships[step.relationship];
    const TermId* from = boundNode(m_plan.nodes[step.node]);
    if (!from || (!link.anyType && link.types.empty() && link.least > 0)) return true;
    if (!link.variableLength) return expandFixed(index, step, *from);
    return link.bound ? boundWalk(index, step, *from) : expandWalk(index, step, *from);
}

bool Matcher::expandFixed(std::size_t index, const MatchStep& step, TermId from) {
    const PlannedRelationship& link = m_plan.relationships[step.relationship];
    if (hasProperties(link)) return true;
    const bool fromLeft = link.left == step.node;
    const std::size_t far = fromLeft ? link.right : link.left;
    return links(link, from, fromLeft, [&](const RelationshipRef& found, TermId at) {
        if (isUsed(found)) return true;
        m_used.push_back(found);
        m_row[link.slot] = found;
        const bool goesOn = arrive(index, step, far, at);
        m_used.pop_back();
        return goesOn;
    });
}

/// Walks of a variable length, deep first with a stack of our own: they may be as long as the graph
/// has links.
bool Matcher::expandWalk(std::size_t index, const MatchStep& step, TermId from) {
    const PlannedRelationship& link = m_plan.relationships[step.relationship];
    const bool fromLeft = link.left == step.node;
    const std::size_t far = fromLeft ? link.right : link.left;
    struct Branch {
        std::vector<std::pair<RelationshipRef, TermId>> links;
        std::size_t next = 0;
    };
    std::vector<Branch> branches;
    std::vector<Value> walk;
    const std::size_t usedBefore = m_used.size();
    QueryState& state = m_evaluator.context().state;
    const auto offer = [&](TermId at) {
        if (static_cast<std::int64_t>(walk.size()) < link.least) return true;
        std::vector<Value> items = walk;
        if (!fromLeft) std::reverse(items.begin(), items.end());
        m_row[link.slot] = std::move(items);
        return arrive(index, step, far, at);
    };
    const auto open = [&](TermId at) {
        Branch branch;
        if (static_cast<std::int64_t>(walk.size()) < link.most && !hasProperties(link))
            links(link, at, fromLeft, [&](const RelationshipRef& found, TermId next) {
                if (!isUsed(found)) branch.links.emplace_back(found, next);
                return true;
            });
        state.take(branch.links.size() * sizeof(branch.links[0]) + sizeof branch);
        branches.push_back(std::move(branch));
    };
    bool goesOn = offer(from);
    if (goesOn) open(from);
    while (goesOn && !branches.empty()) {
        state.step();
        Branch& top = branches.back();
        if (top.next == top.links.size()) {
            state.giveBack(top.links.size() * sizeof(top.links[0]) + sizeof top);
            branches.pop_back();
            if (!branches.empty()) {
                m_used.pop_back();
                walk.pop_back();
            }
            continue;
        }
        const auto [found, at] = top.links[top.next++];
        m_used.push_back(found);
        walk.emplace_back(found);
        goesOn = offer(at);
        if (goesOn) open(at);
    }
    for (const Branch& branch : branches)
        state.giveBack(branch.links.size() * sizeof(branch.links[0]) + sizeof branch);
    m_used.resize(usedBefore);
    return goesOn;
}

/// A list of relationships that is known already is the walk.
bool Matcher::boundWalk(std::size_t index, const MatchStep& step, TermId from) {
    const PlannedRelationship& link = m_plan.relationships[step.relationship];
    const Value& value = m_row[link.slot];
    if (!value.list()) return true;
    const bool fromLeft = link.left == step.node;
    std::vector<Value> items = value.list()->items;
    if (!fromLeft) std::reverse(items.begin(), items.end());
    const std::size_t usedBefore = m_used.size();
    TermId at = from;
    bool holds = static_cast<std::int64_t>(items.size()) >= link.least &&
                 static_cast<std::int64_t>(items.size()) <= link.most;
    for (const Value& item : items) {
        const auto* found = item.as<RelationshipRef>();
        if (!found || isUsed(*found)) holds = false;
        if (!holds) break;
        const bool both = link.direction == Direction::Both;
        const bool outwards = (link.direction == Direction::Right) == fromLeft;
        const bool forwards = found->start == at && (both || outwards);
        holds = forwards || (found->end == at && (both || !outwards));
        at = forwards ? found->end : found->start;
        m_used.push_back(*found);
    }
    const bool goesOn = !holds || arrive(index, step, fromLeft ? link.right : link.left, at);
    m_used.resize(usedBefore);
    return goesOn;
}

/// A relationship that is known already tells its ends.
bool Matcher::rebind(std::size_t index, const MatchStep& step) {
    const PlannedRelationship& link = m_plan.relationships[step.relationship];
    const auto* known = m_row[link.slot].as<RelationshipRef>();
    if (!known || hasProperties(link)) return true;
    const RelationshipRef found = *known;
    if (isUsed(found)) return true;
    if (!link.anyType &&
        std::find(link.types.begin(), link.types.end(), found.type) == link.types.end())
        return true;
    const auto bind = [&](std::size_t node, TermId at) {
        const PlannedNode& planned = m_plan.nodes[node];
        // Whether an end was known before, or by the other end.
        if (planned.bound || isBoundBefore(index, node)) {
            const TermId* bound = boundNode(planned);
            return bound && *bound == at;
        }
        if (!fits(planned, at)) return false;
        m_row[planned.slot] = NodeRef{at};
        return true;
    };
    m_used.push_back(found);
    bool goesOn = true;
    const auto attempt = [&](TermId left, TermId right) {
        if (link.left == link.right && left != right) return;
        if (bind(link.left, left) && bind(link.right, right)) goesOn = after(index + 1, step.tests);
    };
    if (link.direction != Direction::Left) attempt(found.start, found.end);
    if (goesOn && link.direction != Direction::Right &&
        !(link.direction == Direction::Both && found.start == found.end))
        attempt(found.end, found.start);
    m_used.pop_back();
    return goesOn;
}

bool Matcher::isBoundBefore(std::size_t index, std::size_t node) const {
    for (std::size_t i = 0; i < index; ++i) {
        const MatchStep& step = m_plan.steps[i];
        if (step.kind == MatchStep::Kind::Check || step.kind == MatchStep::Kind::Scan) {
            if (step.node == node) return true;
            continue;
        }
        if (step.kind == MatchStep::Kind::Solve) {
            const auto& nodes = m_plan.solved->nodes;
            if (std::find(nodes.begin(), nodes.end(), node) != nodes.end()) return true;
            continue;
        }
        const PlannedRelationship& link = m_plan.relationships[step.relationship];
        if (link.left == node || link.right == node) return true;
    }
    return false;
}

bool Matcher::shortest(std::size_t index, const MatchStep& step) {
    const PlannedRelationship& link = m_plan.relationships[step.relationship];
    const PlannedPath& path = m_plan.paths[step.path];
    const TermId* left = boundNode(m_plan.nodes[link.left]);
    const TermId* right = boundNode(m_plan.nodes[link.right]);
    if (!left || !right) return true;
    const TermId start = *left, end = *right;
    const auto offer = [&](const PathRef& found) {
        if (path.slot != noSlot) m_row[path.slot] = found;
        std::vector<Value> items(found.relationships.begin(), found.relationships.end());
        m_row[link.slot] =
            link.variableLength ? Value(std::move(items)) : Value(found.relationships.front());
        return after(index + 1, step.tests);
    };
    if (link.least == 0 && start == end) return offer({{start}, {}});
    // From a node to itself there is no shortest path but the one of no steps.
    if (start == end || hasProperties(link)) return true;
    ShortestSearch search(m_evaluator.context().state,
                          [&](TermId from, const auto& take) { links(link, from, true, take); });
    return search.run(start, end, link.variableLength ? link.most : 1,
                      path.shortest == Pattern::Shortest::All, offer);
}

void Matcher::bindPaths() {
    for (const PlannedPath& planned : m_plan.paths) {
        if (planned.slot == noSlot || planned.shortest != Pattern::Shortest::No) continue;
        PathRef path;
        TermId at = m_row[m_plan.nodes[planned.nodes[0]].slot].as<NodeRef>()->id;
        path.nodes.push_back(at);
        const auto walk = [&](const RelationshipRef& link) {
            at = link.start == at ? link.end : link.start;
            path.relationships.push_back(link);
            path.nodes.push_back(at);
        };
        for (const std::size_t index : planned.relationships) {
            const Value& value = m_row[m_plan.relationships[index].slot];
            if (const auto* link = value.as<RelationshipRef>()) walk(*link);
            if (const List* list = value.list())
                for (const Value& item : list->items) walk(*item.as<RelationshipRef>());
        }
        m_row[planned.slot] = std::move(path);
    }
}

}  // namespace tripletalk::cypher
