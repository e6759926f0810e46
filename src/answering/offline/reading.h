// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/schema/schemagraph.h"
#include "language/wording.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

using language::Wording;

/// An entity that a question speaks of.
struct EntityRef {
    std::string table;
    std::string key;
    std::string iri;
    std::string label;
    bool operator==(const EntityRef& other) const { return iri == other.iri; }
};

/// What a person may choose instead of a part of a reading. It says of that part what would differ.
struct Choice {
    ColumnRef column;
    std::string value = {};  ///< a key or text, where the part is a condition on one
    std::string shown = {};
    std::string detail = {};  ///< what tells it from the others: "category, C17"
    double score = 0;
};

/// Where a part of a reading comes from, and what else it could be.
struct Origin {
    std::string mention = {};  ///< the question's words; empty if nothing was said
    std::vector<Choice> alternatives = {};
};

/// A condition on one column. Entities are conditions on a key column.
struct Filter {
    ColumnRef column;
    std::string op = "=";             ///< = < <= > >= between, or known (not NULL)
    std::vector<std::string> values;  ///< of "=": any of these texts or keys
    std::vector<std::string> shown;   ///< the same for people
    double number = 0;                ///< of the other operators, in the column's own unit
    double upTo = 0;                  ///< of "between"
    std::optional<EntityRef>
        than;               ///< compared with the same column of this entity instead of `number`
    std::string date = {};  ///< compared with as many leading characters: "2019", "2019-03"
    std::string dateUpTo = {};  ///< of "between"
    bool counted = false;       ///< compares the number of linked rows with `number`
    bool numeric = false;       ///< "=" compares with `number`
    bool negated = false;
    bool leave = false;  ///< a link from the target to another row of the same table
    double score = 1;
    Origin origin = {};
};

enum class Function { None, Count, CountDistinct, Sum, Average, Minimum, Maximum, Median };

struct Selected {
    ColumnRef column;
    double score = 1;
    Origin origin = {};
};

/// The greatest or smallest: by a column, or by the number of rows of another table that are
/// linked.
struct Order {
    std::optional<ColumnRef> column;
    std::string countOf;                 ///< a table, if there is no column
    Function function = Function::None;  ///< of the column, by group or by target
    bool descending = true;
    int limit = 1;  ///< ties beyond it are kept
    double score = 1;
    Origin origin = {};
};

/// What the offline strategy takes a question to mean, part by part. Everything that the answer
/// rests on is in it.
struct Reading {
    std::string target;        ///< the table asked about
    bool entityAsked = false;  ///< the entity itself is part of the answer
    std::vector<Selected> select;
    std::vector<ColumnRef> alternatives;  ///< to the one selected column, if it holds nothing
    std::vector<Filter> filters;
    Function function = Function::None;
    std::optional<Selected> measure;  ///< what the function is of; nothing for Count
    std::optional<Selected> group;
    std::optional<Order> order;
    bool about = false;            ///< wants a description: passages decide
    bool contrast = false;         ///< wants entities set side by side
    bool either = false;           ///< one of the conditions is enough
    bool open = false;             ///< asked with "what": a description of what is found is welcome
    bool assumed = false;          ///< its entities were not spoken of at all, only before
    bool unique = false;           ///< wants what only this entity has
    bool person = false;           ///< asked with "who"
    bool yesNo = false;            ///< only whether there is such a row
    bool difference = false;       ///< how far the selected values of two entities lie apart
    std::vector<ColumnRef> hints;  ///< foreign keys that the question speaks of: joins go over them
    std::vector<std::string> via;  ///< tables that the question speaks of: joins go over them
    std::vector<std::string> unplaced;  ///< words that found no place
    std::vector<std::string> guessed;   ///< words that the thesaurus alone placed
    double score = 0;
    double confidence = 1;  ///< share of the words beside entities and values that found a place

    /// The entities that the question is about: its conditions on keys.
    std::vector<EntityRef> entities;

    [[nodiscard]] bool isEmpty() const {
        return !entityAsked && select.empty() && function == Function::None && !order && !yesNo;
    }
};

/// A condition, order or function as a phrase for people; empty for no function.
std::string describe(const Filter& filter, const SchemaGraph& graph, const Wording& wording);
std::string describe(const Order& order, const SchemaGraph& graph, const Wording& wording);
std::string describe(Function function, const Wording& wording);
/// "number of cars", "average price".
std::string describe(Function function, const ColumnRef& of, const SchemaGraph& graph,
                     const Wording& wording);

/// The reading as a phrase for people: "wheelbase of A 12", "supplier with the highest number of
/// product".
std::string describe(const Reading& reading, const SchemaGraph& graph, const Wording& wording);

/// A column or table as people call it.
std::string nameOf(const ColumnRef& ref, const SchemaGraph& graph);

}  // namespace tripletalk::answering::offline
