// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/evaluator/environment.h"

#include <optional>
#include <string>

/// The set functions of SPARQL 1.1 (18.5.1), one object a group. NULL comes as Error.
namespace tripletalk::sparql {

/// SUM and AVG: integers stay exact, and so do decimals; a value that is no number makes it an
/// error.
class Sum {
  public:
    void add(Environment& environment, const Value& value);
    Value sum(Environment& environment) const;
    Value average(Environment& environment) const;  ///< of nothing: 0

  private:
    std::int64_t m_count = 0;
    std::int64_t m_small = 0;  ///< the part of the sum that small integers make
    Decimal m_exact;
    double m_real = 0;
    Kind m_kind = Kind::Integer;
    bool m_failed = false;
};

/// MIN or MAX by the order of ORDER BY; passes over errors.
template <bool most>
class Extreme {
  public:
    void add(graph::TermId id, const Value& value) {
        if (value.kind == Kind::Error) return;
        m_key.clear();
        appendOrderKey(value, m_key);
        if (m_id != 0 && (most ? m_key <= m_bestKey : m_key >= m_bestKey)) return;
        m_id = id;
        m_bestKey.swap(m_key);
    }
    [[nodiscard]] graph::TermId id() const { return m_id; }

  private:
    graph::TermId m_id = 0;
    std::string m_bestKey, m_key;
};

class GroupConcat {
  public:
    void add(Environment& environment, const Value& value, std::string_view separator);
    Value value(Environment& environment) const;

  private:
    std::string m_text;
    bool m_first = true;
    bool m_failed = false;
};

}  // namespace tripletalk::sparql
