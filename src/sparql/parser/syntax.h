// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// What a SPARQL 1.1 query says, as it is written (https://www.w3.org/TR/sparql11-query/): IRIs are
/// absolute, abbreviations of triples are spelt out, nothing else is rewritten. All are plain
/// values.
namespace tripletalk::sparql {

struct Query;
struct GroupPattern;

/// `name` without its "?" or "$". A blank node of a pattern is a variable that cannot be asked for:
/// its name begins with "_:".
struct Variable {
    std::string name;
    [[nodiscard]] bool isBlank() const { return name.starts_with("_:"); }
    friend bool operator==(const Variable&, const Variable&) = default;
};

using Node = std::variant<Variable, rdf::Term>;

/// A property path that is more than one IRI.
struct Path {
    enum class Kind : unsigned char {
        Iri,          ///< `iri`
        Inverse,      ///< ^part
        Sequence,     ///< part / part …
        Alternative,  ///< part | part …
        ZeroOrMore,
        OneOrMore,
        ZeroOrOne,
        NegatedSet,  ///< !(…): the parts are Iri, or Inverse of Iri
    };
    Kind kind = Kind::Iri;
    std::string iri = {};
    std::vector<Path> parts = {};
    friend bool operator==(const Path&, const Path&) = default;
};

struct TriplePattern {
    Node subject;
    std::variant<Node, Path> predicate;  ///< a path of one IRI is a Node
    Node object;
};

/// A built-in operator, function or aggregate; functiontable.h has names and numbers of arguments.
// clang-format off
enum class Function : unsigned char {
    Or, And, Not, Equal, NotEqual, Less, Greater, LessOrEqual, GreaterOrEqual,
    Add, Subtract, Multiply, Divide, Plus, Minus, In, NotIn,
    Str, Lang, LangMatches, Datatype, Bound, Iri, BNode, StrLang, StrDt, Uuid, StrUuid,
    Abs, Ceil, Floor, Round, Rand,
    Concat, StrLen, UCase, LCase, EncodeForUri, Contains, StrStarts, StrEnds, StrBefore, StrAfter, Substr, Replace, Regex,
    Year, Month, Day, Hours, Minutes, Seconds, Timezone, Tz, Now,
    Md5, Sha1, Sha256, Sha384, Sha512,
    Coalesce, If, SameTerm, IsIri, IsBlank, IsLiteral, IsNumeric, Exists, NotExists,
    Count, Sum, Min, Max, Avg, Sample, GroupConcat,
    Named,  ///< a function with an IRI of its own: the casts of XSD, or one we do not know
};
// clang-format on

struct Expression;

/// In and NotIn: the first argument is looked for among the others. Exists and NotExists have a
/// pattern. Count without arguments is COUNT(*).
///
/// A template only so that its initialisers wait until Expression is complete.
template <typename Argument>
struct BasicCall {
    Function function = Function::Named;
    std::vector<Argument> arguments = {};
    std::string iri = {};                                 ///< of Named
    bool distinct = false;                                ///< of aggregates, and of Named
    std::optional<std::string> separator = std::nullopt;  ///< of GroupConcat; a space if not given
    std::shared_ptr<const GroupPattern> pattern = nullptr;
};
using Call = BasicCall<Expression>;

struct Expression {
    std::variant<Variable, rdf::Term, Call> value;
};

struct Triples {
    std::vector<TriplePattern> patterns;
};
struct Optional {
    std::shared_ptr<const GroupPattern> group;
};
struct Union {
    std::vector<GroupPattern> groups;  ///< two or more
};
struct MinusPattern {
    std::shared_ptr<const GroupPattern> group;
};
struct GraphPattern {
    Node graph;
    std::shared_ptr<const GroupPattern> group;
};
struct Service {
    bool silent = false;
    Node endpoint;
    std::shared_ptr<const GroupPattern> group;
};
struct Filter {
    Expression condition;
};
struct Bind {
    Expression expression;
    Variable variable;
};
/// Rows as wide as `variables`; nothing where UNDEF stands.
struct Values {
    std::vector<Variable> variables;
    std::vector<std::vector<std::optional<rdf::Term>>> rows;
};
struct SubSelect {
    std::shared_ptr<const Query> query;
};
struct NestedGroup {
    std::shared_ptr<const GroupPattern> group;
};

using PatternElement = std::variant<Triples, NestedGroup, Optional, Union, MinusPattern,
                                    GraphPattern, Service, Filter, Bind, Values, SubSelect>;

/// { … }, its parts in the order in which they are written.
struct GroupPattern {
    std::vector<PatternElement> elements;
};

/// `expression AS ?variable`, or only one of the two.
struct Projection {
    std::optional<Expression> expression;
    std::optional<Variable> variable;
};

struct OrderCondition {
    Expression expression;
    bool descending = false;
};

enum class QueryForm : unsigned char { Select, Ask, Construct, Describe };

struct Query {
    QueryForm form = QueryForm::Select;
    std::string base = {};
    std::vector<std::pair<std::string, std::string>> prefixes = {};  ///< "ex" → namespace

    bool distinct = false;
    bool reduced = false;
    bool star = false;                          ///< SELECT * and DESCRIBE *
    std::vector<Projection> projection = {};    ///< SELECT; each has a variable
    std::vector<TriplePattern> construct = {};  ///< no paths; `_:` variables are new blank nodes
    std::vector<Node> describe = {};

    std::vector<std::string> from = {};
    std::vector<std::string> fromNamed = {};

    GroupPattern where = {};  ///< empty where DESCRIBE has none
    std::vector<Projection> groupBy = {};
    std::vector<Expression> having = {};
    std::vector<OrderCondition> orderBy = {};
    std::optional<std::uint64_t> limit = std::nullopt;
    std::optional<std::uint64_t> offset = std::nullopt;
    std::optional<Values> values = std::nullopt;  ///< after everything else
};

}  // namespace tripletalk::sparql
