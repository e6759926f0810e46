// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/database.h"
#include "sqlite/patterns.h"

#include <string>

#include <gmock/gmock.h>
#include <sqlite3.h>

namespace tripletalk::sqlite {
namespace {

using testing::HasSubstr;

/// The value of one SQL expression as text, "NULL", or "error: …".
std::string valueOf(const std::string& expression) {
    const auto database = Database::inMemory();
    if (!database) return "error: " + database.error().toText();
    const auto value = database->value("SELECT " + expression);
    if (!value) return "error: " + value.error().detail;
    return std::holds_alternative<std::monostate>(*value) ? "NULL" : toText(*value);
}

/// The value of an aggregate over the numbers or texts listed.
std::string valueOver(const std::string& aggregate, const std::string& values) {
    return valueOf(aggregate + " FROM (SELECT column1 AS x FROM (VALUES " + values + "))");
}

TEST(Functions, LowerAndUpperKnowUnicode) {
    EXPECT_EQ(valueOf("LOWER('ÄÖÜ É ΑΒΓ')"), "äöü é αβγ");
    EXPECT_EQ(valueOf("UPPER('größe')"), "GRÖSSE");
    EXPECT_EQ(valueOf("UPPER(NULL)"), "NULL");
    EXPECT_EQ(valueOf("LOWER(12.5)"), "12.5");
}

TEST(Functions, FoldDropsCaseAndAccents) {
    EXPECT_EQ(valueOf("FOLD('Ça Ñ')"), "ca n");
    EXPECT_EQ(valueOf("FOLD(NULL)"), "NULL");
}

TEST(Functions, SameAndTheCollationFoldCompareWithoutCaseAndAccents) {
    EXPECT_EQ(valueOf("SAME('GRAN Coupé', 'gran coupe')"), "1");
    EXPECT_EQ(valueOf("SAME('a', 'b')"), "0");
    EXPECT_EQ(valueOf("SAME('a', NULL)"), "NULL");
    EXPECT_EQ(valueOf("SAME(NULL, NULL)"), "NULL");
    EXPECT_EQ(valueOf("'Élan' = 'elan' COLLATE FOLD"), "1");
    EXPECT_EQ(valueOf("group_concat(x) FROM (SELECT column1 AS x FROM (VALUES ('b'), ('Ä'), ('a'), "
                      "('C')) ORDER BY x COLLATE FOLD, x)"),
              "a,Ä,b,C");
}

TEST(Functions, DatesAreReadAsFarAsTheyGo) {
    EXPECT_EQ(valueOf("YEAR('2024-05-09')"), "2024");
    EXPECT_EQ(valueOf("MONTH('2024-05-09T12:00:00Z')"), "5");
    EXPECT_EQ(valueOf("DAY('2024-05-09')"), "9");
    EXPECT_EQ(valueOf("YEAR('-0044-03')"), "-44");
    EXPECT_EQ(valueOf("MONTH('-0044-03')"), "3");
    EXPECT_EQ(valueOf("DAY('-0044-03')"), "NULL");
    EXPECT_EQ(valueOf("YEAR(1901)"), "1901");
    for (const std::string text : {"NULL", "''", "'-'", "'soon'", "'12'", "'2024-x'", "2024.5",
                                   "'99999999999999'", "'--05'"})
        EXPECT_EQ(valueOf("YEAR(" + text + ")"), "NULL") << text;
}

TEST(Functions, DatediffCountsDays) {
    EXPECT_EQ(valueOf("DATEDIFF('2024-03-01', '2024-02-28')"), "2");
    EXPECT_EQ(valueOf("DATEDIFF('2024-02-28', '2024-03-01T10:00:00')"), "-2");
    EXPECT_EQ(valueOf("DATEDIFF('2024-02-30', '2024-03-01')"), "NULL");
    EXPECT_EQ(valueOf("DATEDIFF('2024', '2024-03-01')"), "NULL");
}

TEST(Functions, ModeIsTheMostFrequentValue) {
    EXPECT_EQ(valueOver("MODE(x)", "('b'), ('a'), ('b'), (NULL), (NULL), (NULL)"), "b");
    EXPECT_EQ(valueOver("MODE(x)", "(2), (1), (2), (1)"), "1");
    EXPECT_EQ(valueOver("MODE(x)", "(0.5)"), "0.5");
    EXPECT_EQ(valueOver("MODE(x)", "(NULL)"), "NULL");
}

TEST(Functions, LikeIgnoresCaseInEveryScript) {
    EXPECT_EQ(valueOf("'MÜLLER GmbH' LIKE 'müller%'"), "1");
    EXPECT_EQ(valueOf("'Ωmega' LIKE 'ωM_GA'"), "1");
    EXPECT_EQ(valueOf("'ü' LIKE '_'"), "1");
    EXPECT_EQ(valueOf("'Muller' LIKE 'müller'"), "0");
    EXPECT_EQ(valueOf("NULL LIKE '%'"), "NULL");
    EXPECT_EQ(valueOf("123 LIKE '%2%'"), "1");
}

TEST(Functions, LikeTriesAgainBehindEachPercentSign) {
    EXPECT_EQ(valueOf("'abcabcabd' LIKE '%abd'"), "1");
    EXPECT_EQ(valueOf("'abcabcabd' LIKE '%a%c%d'"), "1");
    EXPECT_EQ(valueOf("'abc' LIKE '%%%'"), "1");
    EXPECT_EQ(valueOf("'' LIKE '%'"), "1");
    EXPECT_EQ(valueOf("'' LIKE '_'"), "0");
    EXPECT_EQ(valueOf("'abc' LIKE 'abc_'"), "0");
    EXPECT_EQ(valueOf("'abc' LIKE 'ab'"), "0");
    EXPECT_EQ(valueOf("'mississippi' LIKE 'm%iss%ip%i'"), "1");
}

TEST(Functions, LikeTakesAnEscapeCharacter) {
    EXPECT_EQ(valueOf("'50%' LIKE '50!%' ESCAPE '!'"), "1");
    EXPECT_EQ(valueOf("'505' LIKE '50!%' ESCAPE '!'"), "0");
    EXPECT_EQ(valueOf("'a_b' LIKE 'a\\_b' ESCAPE '\\'"), "1");
    EXPECT_EQ(valueOf("'axb' LIKE 'a\\_b' ESCAPE '\\'"), "0");
    EXPECT_EQ(valueOf("'a%' LIKE 'a§%' ESCAPE '§'"), "1");
    EXPECT_EQ(valueOf("'a' LIKE 'a!' ESCAPE '!'"), "0");
    EXPECT_EQ(valueOf("'a' LIKE 'a' ESCAPE 'xy'"), "error: ESCAPE needs a single character.");
}

TEST(Functions, RegexpFindsAnywhereAndKnowsUnicodeClasses) {
    EXPECT_EQ(valueOf("'U990 LCD Inductor' REGEXP '^U\\d+'"), "1");
    EXPECT_EQ(valueOf("'Größe' REGEXP '^\\w+$'"), "1");
    EXPECT_EQ(valueOf("'GRÖSSE' REGEXP '(?i)größe|grösse'"), "1");
    EXPECT_EQ(valueOf("'abc' REGEXP 'B'"), "0");
    EXPECT_EQ(valueOf("'abab' REGEXP '(ab)\\1'"), "1");
    EXPECT_EQ(valueOf("'xfoo' REGEXP '.*foo'"), "1");
    EXPECT_EQ(valueOf("'b' REGEXP '.*a|b'"), "1");
    EXPECT_EQ(valueOf("NULL REGEXP 'a'"), "NULL");
}

TEST(Functions, RegexpUsesThePatternOfEachRow) {
    EXPECT_EQ(valueOf("GROUP_CONCAT('abc' REGEXP column1) FROM (VALUES ('a'), ('x'), ('c$'))"),
              "1,0,1");
}

TEST(Functions, RegexpFindsBehindALongStretchThatAlmostMatches) {
    EXPECT_EQ(valueOf("(printf('%.*c', 3000, 'a') || 'foo' || printf('%.*c', 3000, 'b') || 'bar') "
                      "REGEXP 'foo.*bar'"),
              "1");
    EXPECT_EQ(valueOf("('foo' || printf('%.*c', 9000, 'b')) REGEXP 'foo.*bar'"), "0");
}

TEST(Functions, RegexpRefusesWhatCouldRunAway) {
    EXPECT_THAT(valueOf("printf('%.*c', 5000, 'a') REGEXP '(a+)+[bc]'"),
                HasSubstr("too many steps"));
    EXPECT_THAT(valueOf("'a' REGEXP '('"), HasSubstr("not valid"));
    EXPECT_THAT(valueOf("'a' REGEXP '" + std::string(2000, 'a') + "'"), HasSubstr("longer than"));
    EXPECT_THAT(valueOf("printf('%.*c', 20000, 'a') REGEXP 'a'"), HasSubstr("too long for REGEXP"));
}

TEST(Functions, RegexpSeesThatItShallStop) {
    const auto regex = Regex::compile("x(a+)+[bc]");
    ASSERT_TRUE(regex);
    const StopCheck stop = [] { return true; };
    const auto matched = regex->matches("x" + std::string(5000, 'a'), &stop);
    ASSERT_FALSE(matched);
    EXPECT_EQ(matched.error().kind, ErrorKind::Cancelled);
}

TEST(Functions, LikeSeesThatItShallStop) {
    const StopCheck stop = [] { return true; };
    EXPECT_FALSE(matchesLike(std::string(200'000, 'a'), "%aaaaaaaab", 0, &stop).has_value());
    EXPECT_EQ(matchesLike(std::string(200'000, 'a'), "%aaaaaaaab", 0, nullptr),
              std::optional(false));
}

TEST(Functions, ConcatTakesNullsAsEmpty) {
    EXPECT_EQ(valueOf("CONCAT('a', NULL, 1, 'ö')"), "a1ö");
    EXPECT_EQ(valueOf("CONCAT()"), "");
    EXPECT_EQ(valueOf("CONCAT_WS(', ', 'a', NULL, 'b')"), "a, b");
    EXPECT_EQ(valueOf("CONCAT_WS(', ', '', 'b')"), ", b");
    EXPECT_EQ(valueOf("CONCAT_WS(NULL, 'a')"), "NULL");
}

TEST(Functions, GreatestAndLeastSkipNulls) {
    EXPECT_EQ(valueOf("GREATEST(1, 3.5, NULL, 2)"), "3.5");
    EXPECT_EQ(valueOf("LEAST('b', 'a')"), "a");
    EXPECT_EQ(valueOf("GREATEST(NULL, NULL)"), "NULL");
    EXPECT_EQ(valueOf("GREATEST(9007199254740993, 9007199254740992)"), "9007199254740993");
}

TEST(Functions, LeftAndRightCountCharacters) {
    EXPECT_EQ(valueOf("\"left\"('Größe', 3)"), "Grö");
    EXPECT_EQ(valueOf("\"right\"('Größe', 3)"), "öße");
    EXPECT_EQ(valueOf("\"left\"('Größe', -2)"), "Grö");
    EXPECT_EQ(valueOf("\"right\"('ab', 9)"), "ab");
    EXPECT_EQ(valueOf("\"left\"('ab', -9223372036854775807 - 1)"), "");
}

TEST(Functions, ReplaceInstrAndTrimDoWhatTheBuiltInOnesDo) {
    EXPECT_EQ(valueOf("REPLACE('aaa', 'a', 'bb')"), "bbbbbb");
    EXPECT_EQ(valueOf("REPLACE('aXbX', 'X', '')"), "ab");
    EXPECT_EQ(valueOf("REPLACE('abc', '', 'x')"), "abc");
    EXPECT_EQ(valueOf("REPLACE('abc', NULL, 'x')"), "NULL");
    EXPECT_EQ(valueOf("REPLACE(1.50, '.', ',')"), "1,5");
    EXPECT_EQ(valueOf("INSTR('Größe', 'ß')"), "4");
    EXPECT_EQ(valueOf("INSTR(x'C3B6C39F', x'C39F')"), "3");
    EXPECT_EQ(valueOf("INSTR('abc', 'x')"), "0");
    EXPECT_EQ(valueOf("INSTR('abc', '')"), "1");
    EXPECT_EQ(valueOf("INSTR('', 'a')"), "0");
    EXPECT_EQ(valueOf("'[' || TRIM('  a b ') || ']'"), "[a b]");
    EXPECT_EQ(valueOf("TRIM('ößaßö', 'öß')"), "a");
    EXPECT_EQ(valueOf("LTRIM('xxa', 'x') || RTRIM('bxx', 'x')"), "ab");
    EXPECT_EQ(valueOf("TRIM('aa', 'a')"), "");
    EXPECT_EQ(valueOf("TRIM('a', NULL)"), "NULL");
}

TEST(Functions, PrintfWritesAsTheBuiltInOne) {
    // A connection of its own keeps SQLite's function.
    sqlite3* plain = nullptr;
    ASSERT_EQ(sqlite3_open(":memory:", &plain), SQLITE_OK);
    for (const std::string arguments :
         {"'%d|%5d|%-5d|%05d|%+d|%,d', 1, 2, 3, 4, 5, 1234567",
          "'%x %X %o %u %#x', 255, 255, 8, -1, 255",
          "'%f %.2f %10.3f %e %g %G %.0f %!.20f', 1.5, 2.345, 3.14159, 12345.678, 0.00001, 1e20, "
          "2.5, 0.1",
          "'%s|%10s|%-10s|%.2s|%z', 'a', 'b', 'c', 'defg', 'h'", "'%c|%5c|%.3c', 'xyz', 'y', 'ö'",
          "'%q %Q %w %Q', 'it''s', 'it''s', 'a\"b', NULL", "'%*d|%-*d|%.*f', 6, 1, 6, 2, 2, 1.239",
          "'%d %s %f', '12x', NULL, 'abc'", "'100%% of %d'", "'%s', 12.50", "'%lld %ld', 1, 2",
          "'%i %n.'", "'%d %y lost', 3", "'%', 1", "NULL, 1", "'%.5d', 42", "'%-8.3s|', 'größe'",
          "'%*d|', -5, 7"}) {
        SCOPED_TRACE(arguments);
        sqlite3_stmt* raw = nullptr;
        ASSERT_EQ(sqlite3_prepare_v2(plain, ("SELECT printf(" + arguments + ")").c_str(), -1, &raw,
                                     nullptr),
                  SQLITE_OK);
        Statement statement(raw);
        ASSERT_TRUE(statement.step());
        EXPECT_EQ(valueOf("printf(" + arguments + ")"),
                  statement.isNull(0) ? "NULL" : std::string(statement.text(0)));
    }
    sqlite3_close_v2(plain);
}

TEST(Functions, PrintfRefusesWhatWouldTakeMinutes) {
    EXPECT_THAT(valueOf("printf('%.*c', 2000000000, 'x')"), HasSubstr("too big"));
    EXPECT_THAT(valueOf("printf('%2000000000d', 1)"), HasSubstr("too big"));
}

TEST(Functions, StringAggJoinsInRowOrder) {
    EXPECT_EQ(valueOver("STRING_AGG(x, '; ')", "('a'), (NULL), ('b'), (1)"), "a; b; 1");
    EXPECT_EQ(valueOver("STRING_AGG(x)", "('a'), ('b')"), "a,b");
    EXPECT_EQ(valueOver("STRING_AGG(x, '; ')", "(NULL)"), "NULL");
}

TEST(Functions, MedianAndPercentileInterpolate) {
    EXPECT_EQ(valueOver("MEDIAN(x)", "(5), (1), (3)"), "3");
    EXPECT_EQ(valueOver("MEDIAN(x)", "(4), (1), (NULL), (2), (3)"), "2.5");
    EXPECT_EQ(valueOver("PERCENTILE(x, 0)", "(4), (1), (3)"), "1");
    EXPECT_EQ(valueOver("PERCENTILE(x, 75)", "(1), (2), (3), (4)"), "3.25");
    EXPECT_EQ(valueOver("PERCENTILE(x, 100)", "(4), (1), (3)"), "4");
    EXPECT_EQ(valueOver("MEDIAN(x)", "(NULL)"), "NULL");
    EXPECT_EQ(valueOver("MEDIAN(x)", "('tall')"),
              "error: MEDIAN and PERCENTILE need numbers: CAST the text to REAL first.");
}

TEST(Functions, SpreadDividesByOneLessForASample) {
    EXPECT_EQ(valueOver("VARIANCE(x)", "(2), (4), (4), (4), (5), (5), (7), (9)"),
              "4.571428571428571");
    EXPECT_EQ(valueOver("VAR_POP(x)", "(2), (4), (4), (4), (5), (5), (7), (9)"), "4");
    EXPECT_EQ(valueOver("STDDEV_POP(x)", "(2), (4), (4), (4), (5), (5), (7), (9)"), "2");
    EXPECT_EQ(valueOver("STDDEV(x)", "(1000000001), (1000000003)"), "1.4142135623730951");
    EXPECT_EQ(valueOver("STDDEV(x)", "(1)"), "NULL");
    EXPECT_EQ(valueOver("STDDEV_POP(x)", "(1)"), "0");
}

TEST(Functions, AggregatesWorkPerGroup) {
    EXPECT_EQ(valueOf("GROUP_CONCAT(m) FROM (SELECT MEDIAN(column2) m FROM (VALUES ('a', 1), ('b', "
                      "10), ('a', 2), ('b', 30))"
                      " GROUP BY column1)"),
              "1.5,20.0");
}

}  // namespace
}  // namespace tripletalk::sqlite
