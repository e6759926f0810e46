// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// The tokens [first, last) of a question that a part comes from; none if nothing was said. Parts
/// are equal whatever words they come from.
struct Words {
    std::size_t first = 0;
    std::size_t last = 0;
    bool operator==(const Words& /*other*/) const { return true; }
};

/// A column, or the rows of a table themselves where there is none. Borrows the schema.
struct Place {
    const induction::Table* table = nullptr;
    const induction::Column* column = nullptr;
    Words words = {};
    /// A link of the table to itself: rows that lead by it to the row meant elsewhere are meant,
    /// the sub-classes of a class by its super-class.
    const induction::Column* through = nullptr;
    bool operator==(const Place&) const = default;
    explicit operator bool() const { return table != nullptr; }
    /// The things themselves rather than something told of them.
    [[nodiscard]] bool isThing() const {
        return !column || column->role == induction::ColumnRole::Key;
    }
};

enum class Function { None, Count, Sum, Average, Minimum, Maximum };

/// A column or rows, or what is computed of them. A count counts different values or rows.
struct Measure {
    Function function = Function::None;
    Place place;
    bool operator==(const Measure&) const = default;
    [[nodiscard]] bool isComputed() const { return function != Function::None; }
};

enum class Op { Equal, Different, Less, AtMost, More, AtLeast, Between, Like, Known };

/// What a column is compared with: a text or key as stored, a date as much of it as was said, or a
/// number.
struct Operand {
    std::string text = {};  ///< of Like: the pattern
    double number = 0;
    bool isNumber = false;
    bool isDate = false;
    std::string shown = {};  ///< for people
    Words words = {};
    bool operator==(const Operand&) const = default;
};

struct Term;

/// One condition on what a term ranges over. With a function it is on groups: on those of the term,
/// or on what is linked to a row of the head.
struct Condition {
    Measure of;
    Op op = Op::Known;                 ///< Known of a Place without column: such a row is linked
    std::vector<Operand> values = {};  ///< of Equal: any of them; of Between: two
    std::shared_ptr<const Term> than =
        {};  ///< compared with its one value instead, or being one of its rows
    bool negated = false;
    bool operator==(const Condition&) const = default;
};

struct Order {
    Measure by;
    bool descending = false;
    int limit = 0;  ///< 0: all rows; ties of the last are kept
    bool operator==(const Order&) const = default;
};

/// What the rows of a term are wanted for.
enum class Wish {
    Rows,
    Description,  ///< what is said of the things
    Comparison,   ///< the things side by side
    Difference,   ///< how far the one value that is asked for lies apart
    Unique,       ///< what the one thing has alone
};

enum class SetOperation { None, Intersection, Difference };

/// A question in the terms of a schema: Scan(head), Filter(where), Group, Having, Order and Limit,
/// Project(asked). Links between tables are not said: the writer finds the cheapest, over `via`
/// first.
struct Term {
    const induction::Table* head = nullptr;
    Wish wish = Wish::Rows;
    std::vector<Measure> asked;  ///< nothing: the things themselves
    bool thingsAsked = false;    ///< also the things themselves, before the rest
    bool truth = false;          ///< only whether there is such a row
    std::vector<Condition> where;
    bool any = false;  ///< one of the conditions is enough
    std::vector<Place> groups;
    std::optional<Order> order;
    SetOperation operation = SetOperation::None;
    std::shared_ptr<const Term> other = {};    ///< of the set operation; asks for the same
    std::vector<const induction::Table*> via;  ///< tables that the question speaks of
    std::vector<Place> links = {};  ///< and links; of their tables no other is walked along first
    bool operator==(const Term&) const = default;

    [[nodiscard]] bool aggregates() const;
    /// What decides a superlative and is not asked for itself; null where different rows of what is
    /// told may have different values.
    [[nodiscard]] const Measure* deciding() const;
};

/// "Number of boats per boat": each is one.
bool countsEachAlone(const Term& term);

/// Whether the rows are in the order of what is told of each group, all of them: that is seen and
/// need not be said.
bool isSortedByTold(const Term& term);

/// Groups that have no order of their own, as years have, are told with the greatest first where
/// no order is asked for.
void tellGreatestFirst(Term& term);

}  // namespace tripletalk::answering::reading
