// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/evaluator/value.h"

#include <optional>
#include <string>

namespace tripletalk::sparql {

/// A truth value of SPARQL's three.
enum class Truth : signed char { False, True, Error };

constexpr Truth truthOf(bool value) { return value ? Truth::True : Truth::False; }
constexpr Truth negated(Truth truth) {
    return truth == Truth::Error ? truth : truthOf(truth == Truth::False);
}

/// The effective boolean value (SPARQL 1.1, 17.2.2).
Truth effectiveTruth(const Value& value);

/// The operator "=": by value for the datatypes that we know. Literals of two of them with
/// different value spaces are known to differ, as are those with a language; others are an error
/// unless they are the same term. Times of which only one has a zone: an error within 14 hours.
Truth equal(const Value& a, const Value& b);

/// The operators "<", ">", "<=" and ">=" by what they say of the order. Numbers, strings without
/// language, booleans, times and durations of one type; all else is an error.
enum class Order { Less, Equal, Greater, None /**< NaN */, Error };
Order compare(const Value& a, const Value& b);

/// sameTerm: whether both would have the same id.
bool isSameTerm(const Value& a, const Value& b);

/// Appends bytes whose memcmp is the order of ORDER BY: unbound, blank nodes, IRIs, literals; these
/// as numbers, strings, booleans, points in time, other times, durations, and all else by datatype
/// and text. Numbers that "=" finds equal have the same bytes, so that the next condition decides.
void appendOrderKey(const Value& value, std::string& key);

}  // namespace tripletalk::sparql
