// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/values/temporal.h"
#include "graph/triplestore.h"

#include <concepts>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// The values of openCypher 9 over a triple store.
namespace tripletalk::cypher {

class Value;

struct NodeRef {
    graph::TermId id = 0;
    friend auto operator<=>(const NodeRef&, const NodeRef&) = default;
};
/// A link: there is one of a kind between two things, so that the triple is what it is.
struct RelationshipRef {
    graph::TermId start = 0, type = 0, end = 0;
    friend auto operator<=>(const RelationshipRef&, const RelationshipRef&) = default;
};
/// One node more than relationships.
struct PathRef {
    std::vector<graph::TermId> nodes;
    std::vector<RelationshipRef> relationships;
};
/// `several`: the values of one property. A comparison holds for them if it does for one.
struct List {
    std::vector<Value> items;
    bool several = false;
};
using Map = std::map<std::string, Value>;

class Value {
  public:
    using Content = std::variant<std::monostate, bool, std::int64_t, double, std::string, NodeRef,
                                 RelationshipRef, std::shared_ptr<const List>,
                                 std::shared_ptr<const Map>, std::shared_ptr<const PathRef>, Date,
                                 LocalTime, ZonedTime, LocalDateTime, ZonedDateTime, Duration>;

    Value() = default;
    Value(bool truth) : m_content(truth) {}
    template <std::integral T>
    Value(T number) : m_content(static_cast<std::int64_t>(number)) {}
    Value(double number) : m_content(number) {}
    Value(std::string text) : m_content(std::move(text)) {}
    Value(const char* text) : m_content(std::string(text)) {}
    template <typename T>
    Value(const std::optional<T>& value) {
        if (value) m_content = *value;
    }
    template <typename T>
    requires(std::is_same_v<T, NodeRef> || std::is_same_v<T, RelationshipRef> ||
             std::is_same_v<T, Date> || std::is_same_v<T, LocalTime> ||
             std::is_same_v<T, ZonedTime> || std::is_same_v<T, LocalDateTime> ||
             std::is_same_v<T, ZonedDateTime> || std::is_same_v<T, Duration>) Value(T value)
        : m_content(std::move(value)) {}
    Value(std::vector<Value> items);
    Value(Map map);
    Value(PathRef path) : m_content(std::make_shared<const PathRef>(std::move(path))) {}
    static Value severalOf(std::vector<Value> items);

    [[nodiscard]] bool isNull() const { return m_content.index() == 0; }
    template <typename T>
    [[nodiscard]] bool is() const {
        return std::holds_alternative<T>(m_content);
    }
    template <typename T>
    [[nodiscard]] const T* as() const {
        return std::get_if<T>(&m_content);
    }
    /// Null unless it is one.
    [[nodiscard]] const List* list() const;
    [[nodiscard]] const Map* map() const;
    [[nodiscard]] const PathRef* path() const;
    [[nodiscard]] const std::string* text() const { return as<std::string>(); }
    [[nodiscard]] bool isNumber() const { return is<std::int64_t>() || is<double>(); }
    [[nodiscard]] double number() const;  ///< of a number
    [[nodiscard]] bool isTrue() const { return is<bool>() && *as<bool>(); }
    [[nodiscard]] const Content& content() const { return m_content; }

  private:
    Content m_content;
};

using Truth = std::optional<bool>;

/// openCypher's =: nothing where it is not known.
Truth equal(const Value& left, const Value& right);
/// openCypher's <: negative, 0 or positive; nothing where the two cannot be compared, or one is
/// null. NaN is never comparable: that is `unordered`.
struct Comparison {
    enum class Kind : unsigned char { Less, Equal, Greater, Unordered, Unknown };
    Kind kind = Kind::Unknown;
};
Comparison compare(const Value& left, const Value& right);

/// The total order of ORDER BY, in which null comes last: negative, 0 or positive. 0 is what
/// DISTINCT and grouping take for the same.
int order(const Value& left, const Value& right);

struct InOrder {
    bool operator()(const Value& left, const Value& right) const { return order(left, right) < 0; }
    bool operator()(const std::vector<Value>& left, const std::vector<Value>& right) const;
};

/// Bytes that it would take in memory if each of its parts were its own, about: parts are shared,
/// so that there may be more of them than memory has. Of such it is a gigabyte.
std::size_t sizeOf(const Value& value);

/// "INTEGER", "LIST", … for sentences.
std::string typeName(const Value& value);

/// A floating-point number as toString writes it: "1.0", "1.5E-7", "NaN".
std::string floatText(double number);

}  // namespace tripletalk::cypher
