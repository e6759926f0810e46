// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/evaluation.h"

#include "sparql/evaluator/evaluator.h"
#include "sparql/evaluator/setfunctions.h"
#include "sqlite/arguments.h"
#include "sqlite/carriederror.h"

#include <algorithm>
#include <charconv>
#include <deque>

namespace tripletalk::sparql {

using sqlite::Context;
using SqlArguments = sqlite3_value**;

struct Evaluation::Private {
    Private(Connection& on, Options options)
        : connection(on),
          terms(on.m_store, on.m_terms, options.memory),
          environment(terms, std::move(options.base)),
          cancel(std::move(options.cancel)) {}

    Connection& connection;
    TermTable terms;
    Environment environment;
    CancelToken cancel;
    std::deque<Evaluator> evaluators;
    std::vector<graph::TermId> row;
};

namespace {

using Private = Evaluation::Private;

/// Null, and the statement ends, where no query runs.
Private* selfOf(Context* context) {
    auto* const self = static_cast<Evaluation::Connection*>(sqlite3_user_data(context))->current();
    if (!self) sqlite3_result_error(context, "no query of SPARQL runs", -1);
    return self;
}

graph::TermId idIn(sqlite3_value* value) {
    return sqlite::isNull(value) ? 0 : sqlite3_value_int64(value);
}

/// Ends the statement if something went wrong; then true.
bool failed(Context* context, Private& self) {
    if (!self.terms.trouble()) return false;
    sqlite::setError(context, *self.terms.trouble());
    return true;
}

void setId(Context* context, Private& self, graph::TermId id) {
    if (failed(context, self)) return;
    if (id == 0)
        sqlite3_result_null(context);
    else
        sqlite3_result_int64(context, id);
}

void setTruth(Context* context, Private& self, Truth truth) {
    if (failed(context, self)) return;
    if (truth == Truth::Error)
        sqlite3_result_null(context);
    else
        sqlite3_result_int(context, truth == Truth::True ? 1 : 0);
}

/// The expression that the first argument names, and the others in `self.row`.
Evaluator* expressionOf(Context* context, Private& self, int count, SqlArguments arguments) {
    if (self.cancel.cancelled()) self.terms.fail(self.cancel.error());
    const auto number =
        count == 0 ? std::size_t{0} : static_cast<std::size_t>(sqlite3_value_int64(arguments[0]));
    if (number >= self.evaluators.size() ||
        static_cast<std::size_t>(count) <= self.evaluators[number].arguments()) {
        self.terms.fail({ErrorKind::Internal,
                         say("Sentence", "An expression of the query was called wrongly.")});
        failed(context, self);
        return nullptr;
    }
    self.row.clear();
    for (int i = 1; i < count; ++i) self.row.push_back(idIn(arguments[i]));
    return &self.evaluators[number];
}

void value(Context* context, int count, SqlArguments arguments) {
    Private* const self = selfOf(context);
    if (!self) return;
    if (Evaluator* expression = expressionOf(context, *self, count, arguments))
        setId(context, *self, expression->id(self->row));
}

void test(Context* context, int count, SqlArguments arguments) {
    Private* const self = selfOf(context);
    if (!self) return;
    if (Evaluator* expression = expressionOf(context, *self, count, arguments))
        setTruth(context, *self, expression->truth(self->row));
}

/// The value of an argument; Error for NULL.
const Value& valueIn(Private& self, sqlite3_value* argument) {
    static const Value unbound;
    return sqlite::isNull(argument) ? unbound : self.terms.value(idIn(argument));
}

void order(Context* context, int, SqlArguments arguments) {
    Private* const self = selfOf(context);
    if (!self) return;
    self->terms.newRow();
    std::string& key = self->terms.text();
    appendOrderKey(valueIn(*self, arguments[0]), key);
    if (!failed(context, *self))
        sqlite3_result_blob64(context, key.empty() ? "" : key.data(), key.size(), SQLITE_TRANSIENT);
}

void sameValue(Context* context, int, SqlArguments arguments) {
    Private* const self = selfOf(context);
    if (!self) return;
    self->terms.newRow();
    const Value& a = valueIn(*self, arguments[0]);
    setTruth(context, *self, equal(a, valueIn(*self, arguments[1])));
}

/// The id of a count.
void integer(Context* context, int, SqlArguments arguments) {
    if (Private* const self = selfOf(context))
        setId(context, *self,
              self->terms.idOf(rdf::Term::literal(std::to_string(sqlite3_value_int64(arguments[0])),
                                                  "http://www.w3.org/2001/XMLSchema#integer")));
}

struct SumState : Sum {
    void step(Private& self, SqlArguments arguments) {
        add(self.environment, valueIn(self, arguments[0]));
    }
    graph::TermId result(Private& self) { return self.terms.idOf(sum(self.environment)); }
};
struct AverageState : Sum {
    void step(Private& self, SqlArguments arguments) {
        add(self.environment, valueIn(self, arguments[0]));
    }
    graph::TermId result(Private& self) { return self.terms.idOf(average(self.environment)); }
};
template <bool most>
struct ExtremeState : Extreme<most> {
    void step(Private& self, SqlArguments arguments) {
        this->add(idIn(arguments[0]), valueIn(self, arguments[0]));
    }
    graph::TermId result(Private&) { return this->id(); }
};
struct SampleState {
    graph::TermId id = 0;
    void step(Private&, SqlArguments arguments) {
        if (id == 0) id = idIn(arguments[0]);
    }
    graph::TermId result(Private&) const { return id; }
};
struct ConcatState : GroupConcat {
    void step(Private& self, SqlArguments arguments) {
        add(self.environment, valueIn(self, arguments[0]), sqlite::textOf(arguments[1]));
    }
    graph::TermId result(Private& self) { return self.terms.idOf(value(self.environment)); }
};
struct DistinctConcatState : ConcatState {
    void step(Private& self, SqlArguments arguments) {
        const std::string_view both = sqlite::textOf(arguments[0]);
        const auto space = both.find(' ');
        graph::TermId id = 0;
        std::from_chars(both.data(), both.data() + std::min(space, both.size()), id);
        static const Value unbound;
        add(self.environment, id == 0 ? unbound : self.terms.value(id),
            space == both.npos ? "" : both.substr(space + 1));
    }
};

/// A group's state is made by its first value and deleted by final(), which SQLite calls after
/// errors too.
template <typename State>
void step(Context* context, int, SqlArguments arguments) {
    Private* const self = selfOf(context);
    if (!self) return;
    auto** slot = static_cast<State**>(sqlite3_aggregate_context(context, sizeof(State*)));
    if (!slot) return sqlite3_result_error_nomem(context);
    if (!*slot) *slot = new State();
    self->terms.newRow();
    (*slot)->step(*self, arguments);
    failed(context, *self);
}

template <typename State>
void final(Context* context) {
    auto** slot = static_cast<State**>(sqlite3_aggregate_context(context, 0));
    const std::unique_ptr<State> state(slot && *slot ? *slot : new State());
    Private* const self = selfOf(context);
    if (!self) return;
    self->terms.newRow();
    setId(context, *self, state->result(*self));
}

struct Entry {
    const char* name;
    int arguments;
    void (*scalar)(Context*, int, SqlArguments);
    void (*step)(Context*, int, SqlArguments);
    void (*final)(Context*);
    int flags = SQLITE_UTF8;
};

template <typename State>
constexpr Entry aggregate(const char* name, int arguments) {
    return {name, arguments, nullptr, step<State>, final<State>};
}

constexpr Entry entries[] = {
    {"sparql_value", -1, value, nullptr, nullptr},
    {"sparql_test", -1, test, nullptr, nullptr},
    {"sparql_order", 1, order, nullptr, nullptr},
    {"sparql_same_value", 2, sameValue, nullptr, nullptr},
    {"sparql_integer", 1, integer, nullptr, nullptr, SQLITE_UTF8 | SQLITE_DETERMINISTIC},
    aggregate<SumState>("sparql_sum", 1),
    aggregate<AverageState>("sparql_avg", 1),
    aggregate<ExtremeState<false>>("sparql_min", 1),
    aggregate<ExtremeState<true>>("sparql_max", 1),
    aggregate<SampleState>("sparql_sample", 1),
    aggregate<ConcatState>("sparql_group_concat", 2),
    aggregate<DistinctConcatState>("sparql_group_concat", 1),
};

/// With `self` null: takes them away.
bool registerAll(sqlite3* database, Evaluation::Connection* self) {
    bool done = true;
    for (const Entry& entry : entries)
        done =
            sqlite3_create_function_v2(database, entry.name, entry.arguments, entry.flags, self,
                                       self ? entry.scalar : nullptr, self ? entry.step : nullptr,
                                       self ? entry.final : nullptr, nullptr) == SQLITE_OK &&
            done;
    return done;
}

}  // namespace

Evaluation::Connection::Connection(const graph::TripleStore& store)
    : m_store(store), m_terms(store.database()) {}

Evaluation::Connection::~Connection() { registerAll(m_store.database().handle(), nullptr); }

Result<std::unique_ptr<Evaluation::Connection>> Evaluation::Connection::to(
    const graph::TripleStore& store) {
    std::unique_ptr<Connection> made(new Connection(store));
    if (!registerAll(store.database().handle(), made.get()))
        return store.database().error(say("Sentence", "The functions of SPARQL cannot be set up."));
    return made;
}

Evaluation::Evaluation(Connection& connection, Options options)
    : d(std::make_unique<Private>(connection, std::move(options))) {
    connection.m_current = d.get();
}

Evaluation::~Evaluation() {
    d->connection.m_current = nullptr;
    d->connection.m_terms.rest();
}

Result<std::size_t> Evaluation::add(const Expression& expression,
                                    const std::vector<std::string>& variables) {
    auto evaluator = Evaluator::compile(expression, variables, d->environment);
    if (!evaluator) return evaluator.error();
    d->evaluators.push_back(*std::move(evaluator));
    return d->evaluators.size() - 1;
}

Result<graph::TermId> Evaluation::idOf(const rdf::Term& term) {
    const graph::TermId id = d->terms.idOf(term);
    if (trouble()) return *trouble();
    return id;
}

Result<rdf::Term> Evaluation::term(graph::TermId id) { return d->terms.term(id); }

Result<std::optional<rdf::Term>> Evaluation::constant(const Expression& expression) {
    auto evaluator = Evaluator::compile(expression, {}, d->environment);
    if (!evaluator) return evaluator.error();
    if (evaluator->arguments() > 0)
        return Error{ErrorKind::Usage,
                     say("Sentence", "EXISTS stands where only constants may stand.")};
    const graph::TermId id = evaluator->id({});
    if (trouble()) return *trouble();
    if (id == 0) return std::optional<rdf::Term>();
    auto term = d->terms.term(id);
    if (!term) return term.error();
    return std::optional(*std::move(term));
}

const std::optional<Error>& Evaluation::trouble() const { return d->terms.trouble(); }

}  // namespace tripletalk::sparql
