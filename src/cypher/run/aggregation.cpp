// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/run/aggregation.h"

#include "cypher/functions/cypherfunctions.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::cypher {

namespace {

/// count(*) counts nulls too: whoever calls it gives it no null.
class Count : public Aggregation {
  public:
    void add(const Value&) override { ++m_count; }
    [[nodiscard]] Value result() const override { return m_count; }

  private:
    std::int64_t m_count = 0;
};

class Sum : public Aggregation {
  public:
    void add(const Value& value) override {
        if (!value.isNumber() && !value.is<Duration>()) wrongType("sum", value);
        m_sum = m_any ? cypher::add(m_sum, value) : value;
        m_any = true;
    }
    [[nodiscard]] Value result() const override { return m_any ? m_sum : Value(0); }

  private:
    Value m_sum;
    bool m_any = false;
};

class Average : public Aggregation {
  public:
    void add(const Value& value) override {
        ++m_count;
        if (value.is<Duration>()) {
            m_durations = m_count == 1 ? value : cypher::add(m_durations, value);
            return;
        }
        if (!value.isNumber()) wrongType("avg", value);
        m_sum += static_cast<long double>(value.number());
    }
    [[nodiscard]] Value result() const override {
        if (m_count == 0) return {};
        if (!m_durations.isNull()) return divide(m_durations, m_count);
        return static_cast<double>(m_sum / static_cast<long double>(m_count));
    }

  private:
    long double m_sum = 0;
    Value m_durations;
    std::int64_t m_count = 0;
};

/// min and max compare as ORDER BY does, so that values of all types have one; numbers are above
/// texts, texts above lists.
class Extreme : public Aggregation {
  public:
    explicit Extreme(bool greatest) : m_greatest(greatest) {}
    void add(const Value& value) override {
        const int compared = m_best.isNull() ? 0 : order(value, m_best);
        if (m_best.isNull() || (m_greatest ? compared > 0 : compared < 0)) m_best = value;
    }
    [[nodiscard]] Value result() const override { return m_best; }

  private:
    bool m_greatest;
    Value m_best;
};

class Collect : public Aggregation {
  public:
    explicit Collect(QueryState& state) : m_state(state) {}
    void add(const Value& value) override {
        m_state.take(sizeOf(value));
        m_items.push_back(value);
    }
    [[nodiscard]] Value result() const override { return m_items; }

  private:
    QueryState& m_state;
    std::vector<Value> m_items;
};

/// Welford's method: one pass, no sum of squares to lose digits in.
class Deviation : public Aggregation {
  public:
    explicit Deviation(bool ofSample) : m_ofSample(ofSample) {}
    void add(const Value& value) override {
        if (!value.isNumber()) wrongType("stDev", value);
        const double number = value.number();
        ++m_count;
        const double before = number - m_mean;
        m_mean += before / static_cast<double>(m_count);
        m_squares += before * (number - m_mean);
    }
    [[nodiscard]] Value result() const override {
        const double divisor = static_cast<double>(m_count) - (m_ofSample ? 1 : 0);
        return divisor <= 0 ? 0.0 : std::sqrt(m_squares / divisor);
    }

  private:
    bool m_ofSample;
    std::int64_t m_count = 0;
    double m_mean = 0, m_squares = 0;
};

class Percentile : public Aggregation {
  public:
    Percentile(bool continuous, const Value& percentile, QueryState& state)
        : m_state(state), m_continuous(continuous) {
        if (!percentile.isNumber()) wrongType("percentile", percentile);
        m_percentile = percentile.number();
        if (!(m_percentile >= 0 && m_percentile <= 1))
            fail(ErrorKind::Input, say("Sentence", "A percentile is a number from 0 to 1."),
                 "NumberOutOfRange");
    }
    void add(const Value& value) override {
        if (!value.isNumber()) wrongType("percentile", value);
        m_state.take(sizeOf(value));
        m_items.push_back(value);
    }
    [[nodiscard]] Value result() const override {
        if (m_items.empty()) return {};
        std::vector<Value> sorted = m_items;
        std::sort(sorted.begin(), sorted.end(), InOrder());
        const double last = static_cast<double>(sorted.size() - 1);
        if (!m_continuous) {
            const double at = std::ceil(m_percentile * static_cast<double>(sorted.size())) - 1;
            return sorted[static_cast<std::size_t>(std::clamp(at, 0.0, last))];
        }
        const double at = m_percentile * last;
        const double below = sorted[static_cast<std::size_t>(std::floor(at))].number();
        const double above = sorted[static_cast<std::size_t>(std::ceil(at))].number();
        return below + (above - below) * (at - std::floor(at));
    }

  private:
    QueryState& m_state;
    bool m_continuous;
    double m_percentile = 0;
    std::vector<Value> m_items;
};

/// Each value once.
class Distinct : public Aggregation {
  public:
    Distinct(std::unique_ptr<Aggregation> inner, QueryState& state)
        : m_inner(std::move(inner)), m_state(state) {}
    void add(const Value& value) override {
        if (!m_seen.insert(value).second) return;
        m_state.take(sizeOf(value) + 48);
        m_inner->add(value);
    }
    [[nodiscard]] Value result() const override { return m_inner->result(); }

  private:
    std::unique_ptr<Aggregation> m_inner;
    QueryState& m_state;
    std::set<Value, InOrder> m_seen;
};

std::unique_ptr<Aggregation> plain(const Expression& call, const Value& percentile,
                                   QueryState& state) {
    const std::string& name = call.name;
    if (call.kind == ExpressionKind::CountAll || name == "count") return std::make_unique<Count>();
    if (name == "sum") return std::make_unique<Sum>();
    if (name == "avg") return std::make_unique<Average>();
    if (name == "min" || name == "max") return std::make_unique<Extreme>(name == "max");
    if (name == "collect") return std::make_unique<Collect>(state);
    if (name == "stdev" || name == "stdevp") return std::make_unique<Deviation>(name == "stdev");
    return std::make_unique<Percentile>(name == "percentilecont", percentile, state);
}

}  // namespace

std::unique_ptr<Aggregation> aggregationFor(const Expression& call, const Value& percentile,
                                            QueryState& state) {
    auto made = plain(call, percentile, state);
    if (!call.distinct) return made;
    return std::make_unique<Distinct>(std::move(made), state);
}

}  // namespace tripletalk::cypher
