// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/cleaning.h"
#include "induction/values/writtenform.h"
#include "support/graphs.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>

#include <gtest/gtest.h>

using namespace tripletalk::induction;
using tripletalk::sqlite::Database;
using tripletalk::sqlite::Value;
using tripletalk::tests::must;

namespace {

const std::string xsd = "http://www.w3.org/2001/XMLSchema#";

/// What SQLite makes of the cells of a column.
std::vector<std::string> fromSqlite(const WrittenForm& form, const std::string& type, bool range,
                                    const std::vector<std::vector<Value>>& rows) {
    const auto database = must(Database::inMemory());
    must(database.execute("CREATE TABLE t(\"a b\" " + type + ", \"c\"\"d\" " + type + ")"));
    for (const auto& row : rows)
        must(
            database.run("INSERT INTO t VALUES (?, ?)", row[0], row.size() > 1 ? row[1] : Value()));
    std::vector<std::string> texts;
    must(database.each(
        "SELECT " + writtenSql(form, "\"a b\"", range ? "\"c\"\"d\"" : "", type) +
            " FROM t ORDER BY rowid",
        [&](tripletalk::sqlite::Statement& row) { texts.emplace_back(row.text(0)); }));
    return texts;
}

/// The texts that both ways give; fails where they differ.
std::vector<std::optional<std::string>> bothWays(const WrittenForm& form, const std::string& type,
                                                 const std::vector<std::vector<Value>>& rows) {
    const bool range = !rows.empty() && rows[0].size() > 1;
    const std::vector<std::string> fromSql = fromSqlite(form, type, range, rows);
    std::vector<std::optional<std::string>> texts;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        texts.push_back(written(form, rows[i][0], range ? rows[i][1] : Value()));
        EXPECT_EQ(fromSql[i], texts[i].value_or(fromSql[i])) << type;
    }
    return texts;
}

std::optional<std::string> realIn(double number, const WrittenForm& form = {}) {
    return bothWays(form, "REAL", {{Value(number)}})[0];
}

std::optional<std::string> integerIn(std::int64_t number, const WrittenForm& form = {}) {
    return bothWays(form, "INTEGER", {{Value(number)}})[0];
}

/// A column of one way of writing, made at random, with what each of its numbers means.
class RandomColumn {
  public:
    explicit RandomColumn(unsigned seed) : m_random(seed) {
        static const std::vector<std::pair<std::string, std::string>> around{
            {"", ""},  {"", " mm"},  {"", " kg"}, {"", " %"},     {"€ ", ""},
            {"$", ""}, {"", " EUR"}, {"", "km"},  {"", " doors"}, {"", " m²"}};
        std::tie(m_before, m_after) = around[below(around.size())];
        m_decimal = below(2) == 0 ? '.' : ',';
        m_thousands = below(2) == 0 ? '\0' : m_decimal == '.' ? ',' : '.';
        if (m_thousands != 0 && below(3) == 0) m_thousands = ' ';
        static const std::vector<int> decimals{0, 0, 1, 2, -1};
        m_decimals = decimals[below(decimals.size())];
        m_range = !m_after.empty() && below(3) == 0;
        for (int i = 0; i < 30; ++i) add();
    }

    std::vector<std::string> texts;
    std::vector<std::vector<double>> means;
    [[nodiscard]] bool hasRange() const { return m_range; }

  private:
    std::size_t below(std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(m_random);
    }

    std::pair<std::string, double> number() {
        const int size = static_cast<int>(below(7)) + 1;
        auto whole = static_cast<std::int64_t>(below(static_cast<std::size_t>(std::pow(10, size))));
        std::string text = std::to_string(whole);
        if (m_thousands != 0)
            for (auto at = static_cast<int>(text.size()) - 3; at > 0; at -= 3)
                text.insert(static_cast<std::size_t>(at), 1, m_thousands);
        const int digits = m_decimals >= 0 ? m_decimals : static_cast<int>(below(3));
        std::string fraction;
        for (int i = 0; i < digits; ++i)
            fraction += static_cast<char>('0' + (m_decimals < 0 ? 1 + below(9) : below(10)));
        const bool minus = below(8) == 0;
        const double mean =
            std::stod((minus ? "-" : "") + std::to_string(whole) + "." + fraction + "0");
        if (!fraction.empty()) text += m_decimal + fraction;
        return {(minus ? "-" : "") + text, mean};
    }

    void add() {
        auto low = number();
        if (!m_range || below(4) == 0) {
            texts.push_back(m_before + low.first + m_after);
            means.push_back(m_range ? std::vector{low.second, low.second}
                                    : std::vector{low.second});
            return;
        }
        auto high = number();
        if (high.second < low.second) std::swap(low, high);
        if (low.second == high.second) return;
        texts.push_back(m_before + low.first + " - " + high.first + m_after);
        means.push_back({low.second, high.second});
    }

    std::mt19937 m_random;
    std::string m_before;
    std::string m_after;
    char m_decimal = '.';
    char m_thousands = 0;
    int m_decimals = 0;
    bool m_range = false;
};

double asNumber(const Value& cell) {
    if (const auto* whole = std::get_if<std::int64_t>(&cell)) return static_cast<double>(*whole);
    return std::get<double>(cell);
}

}  // namespace

TEST(WrittenForm, GivesWholeNumbersBack) {
    EXPECT_EQ(integerIn(2760), "2760");
    EXPECT_EQ(integerIn(-2760, {.after = " mm", .thousands = ','}), "-2,760 mm");
    EXPECT_EQ(integerIn(1234567, {.before = "€ ", .decimal = ',', .thousands = '.'}),
              "€ 1.234.567");
    EXPECT_EQ(integerIn(999, {.thousands = '\''}), "999");
    EXPECT_EQ(integerIn(45900, {.decimal = ',', .thousands = '.', .decimals = 2}), "45.900,00");
    EXPECT_EQ(integerIn(std::numeric_limits<std::int64_t>::min(), {.thousands = ' '}),
              "-9 223 372 036 854 775 808");
    EXPECT_EQ(integerIn(5, {.before = "it's ", .after = "'"}), "it's 5'");
}

TEST(WrittenForm, GivesDecimalsBack) {
    EXPECT_EQ(realIn(5.8), "5.8");
    EXPECT_EQ(realIn(7), "7");
    EXPECT_EQ(realIn(-0.0), "0");
    EXPECT_EQ(realIn(1e20), "1e+20");
    EXPECT_EQ(realIn(1.5e-7), "1.5e-07");
    EXPECT_EQ(realIn(1234.5, {.decimal = ',', .thousands = '.', .decimals = 2}), "1.234,50");
    EXPECT_EQ(realIn(-1234567.25, {.after = " kg", .thousands = ','}), "-1,234,567.25 kg");
    EXPECT_EQ(realIn(0.07, {.decimals = 2}), "0.07");
    EXPECT_EQ(realIn(3, {.decimal = ',', .decimals = 1}), "3,0");
    EXPECT_EQ(realIn(999999.99, {.thousands = ',', .decimals = 2}), "999,999.99");
}

TEST(WrittenForm, SaysWhereItCannotTell) {
    EXPECT_EQ(realIn(35.305106699999996), std::nullopt);
    EXPECT_EQ(realIn(2.675, {.decimals = 2}), std::nullopt);
    EXPECT_EQ(realIn(1e20, {.thousands = ','}), std::nullopt);
    EXPECT_EQ(written({}, Value()), std::nullopt);
    EXPECT_EQ(written({.boolean = true}, Value(std::int64_t{2})), std::nullopt);
}

TEST(WrittenForm, AgreesWithSqliteOnNumbersOfAnySize) {
    std::mt19937_64 random(7);
    std::vector<std::vector<Value>> rows;
    for (int i = 0; i < 400; ++i) {
        const double mantissa = std::uniform_real_distribution(-10.0, 10.0)(random);
        const int exponent = std::uniform_int_distribution(-30, 30)(random);
        const int digits = std::uniform_int_distribution(0, 15)(random);
        std::array<char, 60> text{};
        std::snprintf(text.data(), text.size(), "%.*fe%d", digits, mantissa, exponent / 3);
        rows.push_back({Value(std::stod(text.data()))});
    }
    std::size_t given = 0;
    for (const WrittenForm& form : std::vector<WrittenForm>{
             {},
             {.decimal = ','},
             {.decimals = 2},
             {.decimals = 9},
             {.thousands = ','},
             {.before = "x", .after = "y", .decimal = ',', .thousands = '.', .decimals = 6}})
        for (const auto& text : bothWays(form, "REAL", rows)) given += text ? 1 : 0;
    EXPECT_GT(given, 800u);
}

TEST(WrittenForm, GivesRangesBackFromBothEnds) {
    const WrittenForm form{.between = " - ", .after = " l/100km", .decimal = ','};
    const auto texts = bothWays(form, "REAL", {{5.8, 6.25}, {7.0, 7.0}, {-1.5, 0.0}});
    EXPECT_EQ(texts[0], "5,8 - 6,25 l/100km");
    EXPECT_EQ(texts[1], "7 l/100km");
    EXPECT_EQ(texts[2], "-1,5 - 0 l/100km");
}

TEST(WrittenForm, GivesHoursAndMinutesBack) {
    const WrittenForm form{.after = " h", .thousands = ':', .decimals = 1};
    EXPECT_EQ(integerIn(65, form), "1:05 h");
    EXPECT_EQ(integerIn(55, form), "0:55 h");
    EXPECT_EQ(integerIn(65, {.thousands = ':', .decimals = 2}), "01:05");
    EXPECT_EQ(integerIn(-5, form), std::nullopt);
    ColumnEvidence evidence;
    for (const char* text : {"0:55 h", "12:05 h", "1 h 5 min"}) evidence.see({text});
    const Conversion conversion = evidence.decide("charging time", "chargingTime");
    EXPECT_EQ(conversion.form, form);
    for (const char* text : {"0:55 h", "12:05 h"})
        EXPECT_EQ(written(conversion.form, conversion.cells({text})->front()), text);
}

TEST(WrittenForm, GivesBooleansAndTextBack) {
    const std::vector<std::vector<Value>> rows{{Value(std::int64_t{1})}, {Value(std::int64_t{0})}};
    EXPECT_EQ(bothWays({.boolean = true}, "INTEGER", rows)[0], "true");
    EXPECT_EQ(bothWays({.boolean = true}, "INTEGER", rows)[1], "false");
    EXPECT_EQ(bothWays({.before = "Oui", .after = "Non", .boolean = true}, "INTEGER", rows)[0],
              "Oui");
    EXPECT_EQ(bothWays({}, "TEXT", {{Value(std::string("a 'b' %d"))}})[0], "a 'b' %d");
}

TEST(WrittenForm, KnowsWhenTwoTextsMeanTheSameValue) {
    EXPECT_TRUE(sameValue(xsd + "decimal", "3.50", "+03.5"));
    EXPECT_TRUE(sameValue(xsd + "decimal", "-0", "0.0"));
    EXPECT_TRUE(sameValue(xsd + "decimal", "1234567890123456789012345678901.0",
                          "1234567890123456789012345678901"));
    EXPECT_FALSE(sameValue(xsd + "decimal", "1234567890123456789012345678901",
                           "1234567890123456789012345678902"));
    EXPECT_FALSE(sameValue(xsd + "decimal", "1e2", "100"));
    EXPECT_TRUE(sameValue(xsd + "integer", "007", "7"));
    EXPECT_FALSE(sameValue(xsd + "integer", "7.0", "7"));
    EXPECT_TRUE(sameValue(xsd + "double", "1.0E3", "1000"));
    EXPECT_TRUE(sameValue(xsd + "double", "INF", "+INF"));
    EXPECT_FALSE(sameValue(xsd + "double", "abc", "abd"));
    EXPECT_TRUE(sameValue(xsd + "float", "16777216", "16777217"));
    EXPECT_FALSE(sameValue(xsd + "double", "16777216", "16777217"));
    EXPECT_TRUE(sameValue(xsd + "boolean", "1", "true"));
    EXPECT_FALSE(sameValue(xsd + "boolean", "0", "true"));
    EXPECT_FALSE(sameValue("", "1", "01"));
    EXPECT_FALSE(sameValue(xsd + "string", "1", "1.0"));
    EXPECT_TRUE(sameValue("http://example.org/any", "x", "x"));
}

TEST(WrittenForm, IsTheOneThatGivesMostOfAColumnBack) {
    ColumnEvidence evidence;
    for (const char* text : {"45.900,00 EUR", "1.250,50 EUR", "EUR 990", "7,25 EUR"})
        evidence.see({text});
    const Conversion conversion = evidence.decide("price", "price");
    const WrittenForm expected{.after = " EUR", .decimal = ',', .thousands = '.', .decimals = 2};
    EXPECT_EQ(conversion.form, expected);

    ColumnEvidence typed;
    for (const char* text : {"19.90", "5.00", "7.25"})
        typed.see({text, xsd + "decimal", "", std::stod(text)});
    EXPECT_EQ(typed.decide("price", "price").form.decimals, 2);
}

/// For columns made at random: what is cleaned means what was written, and its text either comes
/// back exactly or is seen to be an exception; SQLite gives the same text.
TEST(WrittenForm, NeverSilentlyChangesARandomColumn) {
    std::size_t cleaned = 0;
    for (unsigned seed = 0; seed < 80; ++seed) {
        const RandomColumn column(seed);
        ColumnEvidence evidence;
        for (const std::string& text : column.texts) evidence.see({text});
        const Conversion conversion = evidence.decide("size", "size");
        const std::string type = conversion.columns.front().type;
        if (type == "TEXT") continue;
        ++cleaned;
        std::vector<std::vector<Value>> rows;
        for (std::size_t i = 0; i < column.texts.size(); ++i) {
            const auto cells = conversion.cells({column.texts[i]});
            ASSERT_TRUE(cells) << column.texts[i];
            ASSERT_EQ(cells->size(), column.means[i].size()) << column.texts[i];
            for (std::size_t end = 0; end < cells->size(); ++end)
                EXPECT_EQ(asNumber((*cells)[end]), column.means[i][end]) << column.texts[i];
            rows.push_back(*cells);
        }
        const auto texts = bothWays(conversion.form, type, rows);
        std::size_t given = 0;
        for (std::size_t i = 0; i < texts.size(); ++i) given += texts[i] == column.texts[i] ? 1 : 0;
        EXPECT_GE(given * 10, texts.size() * 9) << column.texts[0] << " seed " << seed;
    }
    EXPECT_GT(cleaned, 60u);
}
