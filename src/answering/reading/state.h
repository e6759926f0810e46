// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/evidence.h"
#include "answering/reading/scoredreading.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// Where in a question the reader is: what the next name will be taken for, unless something else
/// is said.
enum class Zone { Asked, Where, Group, Order };

/// What was done with the name before: "and" goes on with it.
enum class Use { None, Asked, Condition, Group, Order };

/// One feature of a reading, and those before it.
struct Step {
    std::string feature;
    double value;
    std::shared_ptr<const Step> before;
};

/// A table says which things are at its two ends, of one table both: whose rival somebody is.
struct Relation {
    const induction::Table* things = nullptr;
    Place wanted = {};  ///< the end that the question is about
    Place anchor = {};  ///< the other one
    bool asked = true;  ///< "the rivals of Ann", not "players who have a rival"
    bool negated = false;
    std::size_t from = 0;  ///< the conditions from there on are said of the other end
};

/// A question read up to some token.
struct State {
    Term term;
    double score = 0;
    std::shared_ptr<const Step> steps = {};

    Zone zone = Zone::Asked;
    Use use = Use::None;
    Place last = {};  ///< the property that a number or value is of, if it follows
    Function lastFunction = Function::None;  ///< of it: "a total amount above 10"
    bool dangling = false;  ///< `last` was named for a condition that has not come yet
    const induction::Table* lastClass = nullptr;
    bool headSaid = false;
    std::size_t whichBefore = 0;  ///< the token that "which" stands before
    bool thingsAsked = false;     ///< "which" stands before the head, whether heard or not
    bool kindAsked = false;       ///< "which albums …" wants albums, whatever is named like one
    Function function = Function::None;          ///< waits for what it is of
    std::vector<Function> functionsBefore = {};  ///< "minimum and maximum" wait for one column
    Function shared = Function::None;  ///< the last one, that "price and score" have in common
    bool degree = false;               ///< "how" waits for an adjective
    bool namesAsked = false;           ///< the things' own names are asked for
    bool counts = false;               ///< "number of" waits for what is counted
    bool groups = false;               ///< "for each" waits for what
    bool negated = false;
    bool both = false;
    bool either = false;                   ///< "or" stands between the last condition and the next
    bool joined = false;                   ///< "and" stands between the last name and the next
    std::optional<std::string> like = {};  ///< where a text is part of another: the cue's `op`
    std::optional<Operand> part = {};      ///< a text that waits for the property it is part of
    bool orSaid = false;                   ///< "or" stood somewhere before
    std::optional<Op> op = {};             ///< waits for a number, value or function
    std::vector<Evidence> compared = {};   ///< columns that a comparative may be of
    bool unknown = false;                  ///< the last one tells of what no column is
    std::optional<Operand> lower = {};     ///< of "between"
    std::optional<bool> superlative = {};  ///< waits for what it is of; true: the greatest
    std::string ranks = {};                ///< the word for it
    bool most = false;                     ///< by number
    bool common = false;                   ///< the value itself that occurs most
    int limit = 1;
    std::optional<double> howMany = {};  ///< "more than 3" waits for what is counted
    std::optional<bool> direction = {};  ///< of the order that is yet to come
    bool sortsAside = false;             ///< the order is of a column that was used otherwise
    std::string before = "start";        ///< the rule that was used last
    std::vector<std::string> open = {};
    std::vector<OtherWord> others = {};
    bool everything = false;
    std::optional<Relation> related = {};
    std::shared_ptr<const Term> previous = {};  ///< that a follow-up goes on from
    bool goesOn = false;                        ///< and says so ("and …")

    void add(std::string feature, double value, double weight) {
        score += value * weight;
        steps = std::make_shared<Step>(Step{std::move(feature), value, std::move(steps)});
    }
};

}  // namespace tripletalk::answering::reading
