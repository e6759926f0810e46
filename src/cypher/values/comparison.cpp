// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/values/cyphervalue.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <limits>

namespace tripletalk::cypher {

namespace {

using Kind = Comparison::Kind;

template <typename T>
Kind kindOf(const T& left, const T& right) {
    if (left == right) return Kind::Equal;
    return left < right ? Kind::Less : Kind::Greater;
}

/// Exact also where the integer is none of a double's.
Kind compareMixed(std::int64_t integer, double number) {
    if (std::isnan(number)) return Kind::Unordered;
    if (number >= 9223372036854775808.0) return Kind::Less;
    if (number < -9223372036854775808.0) return Kind::Greater;
    const double whole = std::floor(number);
    const auto floored = static_cast<std::int64_t>(whole);
    if (integer != floored) return integer < floored ? Kind::Less : Kind::Greater;
    return whole < number ? Kind::Less : Kind::Equal;
}
Kind turned(Kind kind) {
    if (kind == Kind::Less) return Kind::Greater;
    return kind == Kind::Greater ? Kind::Less : kind;
}

Kind compareNumbers(const Value& left, const Value& right) {
    const auto *a = left.as<std::int64_t>(), *b = right.as<std::int64_t>();
    if (a && b) return kindOf(*a, *b);
    if (a) return compareMixed(*a, *right.as<double>());
    if (b) return turned(compareMixed(*b, *left.as<double>()));
    const double x = *left.as<double>(), y = *right.as<double>();
    if (std::isnan(x) || std::isnan(y)) return Kind::Unordered;
    return kindOf(x, y);
}

Truth allEqual(const std::vector<Value>& left, const std::vector<Value>& right) {
    if (left.size() != right.size()) return false;
    bool unknown = false;
    for (std::size_t i = 0; i < left.size(); ++i) {
        const Truth one = equal(left[i], right[i]);
        if (one == Truth(false)) return false;
        unknown = unknown || !one;
    }
    return unknown ? Truth() : Truth(true);
}

Truth mapsEqual(const Map& left, const Map& right) {
    if (left.size() != right.size()) return false;
    bool unknown = false;
    for (auto a = left.begin(), b = right.begin(); a != left.end(); ++a, ++b) {
        if (a->first != b->first) return false;
        const Truth one = equal(a->second, b->second);
        if (one == Truth(false)) return false;
        unknown = unknown || !one;
    }
    return unknown ? Truth() : Truth(true);
}

bool samePath(const PathRef& left, const PathRef& right) {
    return left.nodes == right.nodes && left.relationships == right.relationships;
}

std::pair<std::int64_t, std::int64_t> instantOf(const ZonedDateTime& moment) {
    return {moment.epochSecond(), moment.nanoOfSecond()};
}

Kind compareLists(const std::vector<Value>& left, const std::vector<Value>& right) {
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
        const Kind one = compare(left[i], right[i]).kind;
        if (one != Kind::Equal) return one;
    }
    return kindOf(left.size(), right.size());
}

}  // namespace

Truth equal(const Value& left, const Value& right) {
    if (left.isNull() || right.isNull()) return {};
    if (left.isNumber() && right.isNumber()) return compareNumbers(left, right) == Kind::Equal;
    if (left.content().index() != right.content().index()) return false;
    if (left.list()) return allEqual(left.list()->items, right.list()->items);
    if (left.map()) return mapsEqual(*left.map(), *right.map());
    if (left.path()) return samePath(*left.path(), *right.path());
    if (const auto* moment = left.as<ZonedDateTime>())
        return instantOf(*moment) == instantOf(*right.as<ZonedDateTime>());
    if (const auto* time = left.as<ZonedTime>()) return time->utc() == right.as<ZonedTime>()->utc();
    return left.content() == right.content();
}

Comparison compare(const Value& left, const Value& right) {
    if (left.isNull() || right.isNull()) return {};
    if (left.isNumber() && right.isNumber()) return {compareNumbers(left, right)};
    if (left.content().index() != right.content().index()) return {};
    if (left.text()) return {kindOf(*left.text(), *right.text())};
    if (left.is<bool>()) return {kindOf(*left.as<bool>(), *right.as<bool>())};
    if (left.list()) return {compareLists(left.list()->items, right.list()->items)};
    if (left.is<Date>()) return {kindOf(*left.as<Date>(), *right.as<Date>())};
    if (left.is<LocalTime>()) return {kindOf(*left.as<LocalTime>(), *right.as<LocalTime>())};
    if (left.is<LocalDateTime>())
        return {kindOf(*left.as<LocalDateTime>(), *right.as<LocalDateTime>())};
    if (left.is<ZonedTime>())
        return {kindOf(left.as<ZonedTime>()->utc(), right.as<ZonedTime>()->utc())};
    if (left.is<ZonedDateTime>())
        return {
            kindOf(instantOf(*left.as<ZonedDateTime>()), instantOf(*right.as<ZonedDateTime>()))};
    return {};
}

namespace {

/// Map < Node < Relationship < List < Path < temporal types < String < Boolean < Number < null.
int rankOf(const Value& value) {
    static constexpr int ranks[] = {20, 14, 15, 15, 13, 1, 2, 3, 0, 4, 7, 9, 8, 6, 5, 10};
    return ranks[value.content().index()];
}

template <typename T>
int sign(const T& left, const T& right) {
    if (left == right) return 0;
    return left < right ? -1 : 1;
}

int orderNumbers(const Value& left, const Value& right) {
    const bool leftNaN = left.is<double>() && std::isnan(*left.as<double>());
    const bool rightNaN = right.is<double>() && std::isnan(*right.as<double>());
    if (leftNaN || rightNaN) return static_cast<int>(leftNaN) - static_cast<int>(rightNaN);
    const Kind kind = compareNumbers(left, right);
    return kind == Kind::Equal ? 0 : kind == Kind::Less ? -1 : 1;
}

int orderLists(const std::vector<Value>& left, const std::vector<Value>& right) {
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i)
        if (const int one = order(left[i], right[i]); one != 0) return one;
    return sign(left.size(), right.size());
}

int orderMaps(const Map& left, const Map& right) {
    auto a = left.begin();
    auto b = right.begin();
    for (; a != left.end() && b != right.end(); ++a, ++b) {
        if (a->first != b->first) return a->first < b->first ? -1 : 1;
        if (const int one = order(a->second, b->second); one != 0) return one;
    }
    return sign(left.size(), right.size());
}

int orderPaths(const PathRef& left, const PathRef& right) {
    if (left.nodes != right.nodes) return left.nodes < right.nodes ? -1 : 1;
    return sign(left.relationships, right.relationships);
}

/// Durations have no natural order: by their average length, then by their parts.
int orderDurations(const Duration& left, const Duration& right) {
    const auto length = [](const Duration& d) {
        return static_cast<double>(d.months) * 2629746.0 + static_cast<double>(d.days) * 86400.0 +
               static_cast<double>(d.seconds);
    };
    const auto parts = [&](const Duration& d) {
        return std::tuple(length(d), d.nanos, d.months, d.days, d.seconds);
    };
    return sign(parts(left), parts(right));
}

int orderMoments(const ZonedDateTime& left, const ZonedDateTime& right) {
    const auto key = [](const ZonedDateTime& m) {
        return std::tuple(m.epochSecond(), m.nanoOfSecond(), m.offset, m.zone);
    };
    return sign(key(left), key(right));
}

}  // namespace

int order(const Value& left, const Value& right) {
    const int rank = rankOf(left);
    if (rank != rankOf(right)) return rank < rankOf(right) ? -1 : 1;
    if (left.isNumber()) return orderNumbers(left, right);
    if (left.list()) return orderLists(left.list()->items, right.list()->items);
    if (left.map()) return orderMaps(*left.map(), *right.map());
    if (left.path()) return orderPaths(*left.path(), *right.path());
    if (const auto* d = left.as<Duration>()) return orderDurations(*d, *right.as<Duration>());
    if (const auto* m = left.as<ZonedDateTime>())
        return orderMoments(*m, *right.as<ZonedDateTime>());
    if (const auto* t = left.as<ZonedTime>()) {
        const auto* other = right.as<ZonedTime>();
        return sign(std::pair(t->utc(), t->offset), std::pair(other->utc(), other->offset));
    }
    if (const auto* text = left.text()) return sign(*text, *right.text());
    if (const auto* truth = left.as<bool>()) return sign(*truth, *right.as<bool>());
    if (const auto* node = left.as<NodeRef>()) return sign(*node, *right.as<NodeRef>());
    if (const auto* link = left.as<RelationshipRef>())
        return sign(*link, *right.as<RelationshipRef>());
    if (const auto* date = left.as<Date>()) return sign(*date, *right.as<Date>());
    if (const auto* time = left.as<LocalTime>()) return sign(*time, *right.as<LocalTime>());
    if (const auto* moment = left.as<LocalDateTime>())
        return sign(*moment, *right.as<LocalDateTime>());
    return 0;
}

bool InOrder::operator()(const std::vector<Value>& left, const std::vector<Value>& right) const {
    return orderLists(left, right) < 0;
}

}  // namespace tripletalk::cypher
