// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/aggregates.h"

#include "sqlite/arguments.h"
#include "sqlite/carriederror.h"
#include "sqlite/database.h"
#include "sqlite/memoryaccount.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include <sqlite3.h>

namespace tripletalk::sqlite {

namespace {

/// The state of one group, made by its first value and deleted by final(), which SQLite calls after
/// errors too.
template <typename State>
State& stateOf(Context* context) {
    auto** slot = static_cast<State**>(sqlite3_aggregate_context(context, sizeof(State*)));
    if (!*slot) *slot = new State();
    return **slot;
}

template <typename State>
void step(Context* context, int count, Arguments arguments) {
    if (!isNull(arguments[0])) stateOf<State>(context).add(context, count, arguments);
}

template <typename State>
void final(Context* context) {
    auto** slot = static_cast<State**>(sqlite3_aggregate_context(context, 0));
    if (!slot || !*slot) return;
    (*slot)->finish(context);
    delete *slot;
}

struct Texts {
    std::string text;
    bool first = true;
    KeptMemory kept;

    void add(Context* context, int count, Arguments arguments) {
        const auto separator = count == 2 ? textOf(arguments[1]) : std::string_view(",");
        if (!first && !append(context, text, separator)) return;
        first = false;
        append(context, text, textOf(arguments[0]));
        if (!kept.growTo(text.capacity())) sqlite3_result_error_nomem(context);
    }
    void finish(Context* context) const { setText(context, text); }
};

struct Mode {
    static constexpr std::size_t sizeOfNode = sizeof(std::pair<Value, std::int64_t>) + 32;
    std::map<Value, std::int64_t> counts;
    std::size_t bytes = 0;
    KeptMemory kept;

    void add(Context* context, int, Arguments arguments) {
        const int type = sqlite3_value_type(arguments[0]);
        Value value = std::string(textOf(arguments[0]));
        if (type == SQLITE_INTEGER) value = std::int64_t{sqlite3_value_int64(arguments[0])};
        if (type == SQLITE_FLOAT) value = sqlite3_value_double(arguments[0]);
        const std::size_t size = sizeOfNode + textOf(arguments[0]).size();
        if (++counts[std::move(value)] > 1) return;
        bytes += size;
        if (!kept.growTo(bytes)) sqlite3_result_error_nomem(context);
    }
    void finish(Context* context) const {
        const auto best =
            std::max_element(counts.begin(), counts.end(),
                             [](const auto& a, const auto& b) { return a.second < b.second; });
        if (const auto* number = std::get_if<std::int64_t>(&best->first))
            sqlite3_result_int64(context, *number);
        else if (const auto* real = std::get_if<double>(&best->first))
            sqlite3_result_double(context, *real);
        else
            setText(context, std::get<std::string>(best->first));
    }
};

struct Percentile {
    std::vector<double> values;
    KeptMemory kept;
    double percent = 50;

    void add(Context* context, int count, Arguments arguments) {
        if (sqlite3_value_numeric_type(arguments[0]) > SQLITE_FLOAT)
            return setError(
                context, {ErrorKind::Syntax,
                          say("Sentence",
                              "MEDIAN and PERCENTILE need numbers: CAST the text to REAL first.")});
        if (count == 2) percent = sqlite3_value_double(arguments[1]);
        if (!(percent >= 0 && percent <= 100))
            return setError(
                context, {ErrorKind::Syntax,
                          say("Sentence",
                              "PERCENTILE needs a number from 0 to 100 as its second argument.")});
        // Twice as many are kept at once while the vector grows.
        if (values.size() == values.capacity() && !kept.growTo(3 * values.size() * sizeof(double)))
            return sqlite3_result_error_nomem(context);
        values.push_back(sqlite3_value_double(arguments[0]));
    }
    void finish(Context* context) {
        if (values.empty()) return;
        const double rank = percent / 100 * static_cast<double>(values.size() - 1);
        const auto below = values.begin() + static_cast<std::ptrdiff_t>(std::floor(rank));
        std::nth_element(values.begin(), below, values.end());
        const double part = rank - std::floor(rank);
        double result = *below;
        if (part > 0) result += part * (*std::min_element(below + 1, values.end()) - *below);
        sqlite3_result_double(context, result);
    }
};

/// Welford's algorithm: one pass, and stable for large means.
template <bool sample, bool root>
struct Spread {
    std::int64_t count = 0;
    double mean = 0;
    double squares = 0;

    void add(Context*, int, Arguments arguments) {
        const double x = sqlite3_value_double(arguments[0]);
        const double before = x - mean;
        mean += before / static_cast<double>(++count);
        squares += before * (x - mean);
    }
    void finish(Context* context) const {
        const auto divisor = count - (sample ? 1 : 0);
        if (divisor < 1) return;
        const double variance = squares / static_cast<double>(divisor);
        sqlite3_result_double(context, root ? std::sqrt(variance) : variance);
    }
};

struct Aggregate {
    const char* name;
    int arguments;
    void (*step)(Context*, int, Arguments);
    void (*final)(Context*);
};

template <typename State>
constexpr Aggregate aggregate(const char* name, int arguments) {
    return {name, arguments, step<State>, final<State>};
}

constexpr Aggregate aggregates[] = {
    aggregate<Texts>("string_agg", 1),
    aggregate<Texts>("string_agg", 2),
    aggregate<Mode>("mode", 1),
    aggregate<Percentile>("median", 1),
    aggregate<Percentile>("percentile", 2),
    aggregate<Spread<true, true>>("stddev", 1),
    aggregate<Spread<true, true>>("stddev_samp", 1),
    aggregate<Spread<false, true>>("stddev_pop", 1),
    aggregate<Spread<true, false>>("variance", 1),
    aggregate<Spread<true, false>>("var_samp", 1),
    aggregate<Spread<false, false>>("var_pop", 1),
};

}  // namespace

Result<void> registerAggregates(sqlite3* database) {
    constexpr int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    for (const auto& one : aggregates)
        if (sqlite3_create_function_v2(database, one.name, one.arguments, flags, nullptr, nullptr,
                                       one.step, one.final, nullptr) != SQLITE_OK)
            return Error{ErrorKind::Internal,
                         say("Sentence", "The database's functions cannot be set up."),
                         sqlite3_errmsg(database)};
    return {};
}

}  // namespace tripletalk::sqlite
