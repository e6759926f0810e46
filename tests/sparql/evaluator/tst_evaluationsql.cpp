// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluating.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::sparql::tests {

namespace {

using testing::ElementsAre;
using tripletalk::tests::must;

class EvaluationSql : public testing::Test {
  protected:
    /// Terms as SPARQL writes them, as a table values(id); "NULL" for an unbound one.
    std::string values(std::initializer_list<std::string_view> terms) {
        std::string list;
        for (const std::string_view term : terms) {
            if (!list.empty()) list += " UNION ALL ";
            list += "SELECT " + (term == "NULL" ? "NULL" : std::to_string(idOf(term))) + " AS id";
        }
        return "(" + list + ")";
    }
    graph::TermId idOf(std::string_view term) {
        return must(evaluation().idOf(*must(evaluation().constant(expressionOf(term)))));
    }
    /// One term, number or text that a query gives.
    std::string of(const std::string& sql) {
        const auto value = store().database().value(sql);
        if (!value) return value.error().toText();
        const auto* id = std::get_if<std::int64_t>(&*value);
        return id ? shortText(must(evaluation().term(*id))) : "NULL";
    }
    std::vector<std::string> column(const std::string& sql) {
        std::vector<std::string> all;
        must(store().database().each(sql, [&](sqlite::Statement& row) {
            all.push_back(row.isNull(0) ? "NULL" : std::string(row.text(0)));
        }));
        for (std::string& text : all)
            if (text != "NULL") text = shortText(must(evaluation().term(std::stoll(text))));
        return all;
    }
    std::string add(std::string_view expression, const std::vector<std::string>& variables) {
        return std::to_string(must(evaluation().add(expressionOf(expression), variables)));
    }
    graph::TripleStore& store() { return m_evaluating.store; }
    Evaluation& evaluation() { return *m_evaluating.evaluation; }

    Evaluating m_evaluating{":a :p 1, 2, 3.5, \"x\", \"y\"@en . _:b :p :a ."};
};

}  // namespace

TEST_F(EvaluationSql, EvaluatesOverTheIdsOfItsArguments) {
    const std::string sum = add("?a + ?b", {"a", "b"});
    EXPECT_EQ(of("SELECT sparql_value(" + sum + ", " + std::to_string(idOf("1")) + ", " +
                 std::to_string(idOf("2")) + ")"),
              "\"3\"^^integer");
    EXPECT_EQ(of("SELECT sparql_value(" + sum + ", NULL, 1)"), "NULL");
    const std::string less = add("?a < 2", {"a"});
    const auto test = [&](std::string_view term) {
        return sqlite::toText(must(store().database().value("SELECT sparql_test(" + less + ", " +
                                                            std::to_string(idOf(term)) + ")")));
    };
    EXPECT_EQ(test("1"), "1");
    EXPECT_EQ(test("3.5"), "0");
    EXPECT_EQ(test("ex:a"), "");
}

TEST_F(EvaluationSql, TakesAPatternsTruthAsAnArgument) {
    const std::string none = add("!BOUND(?a) && NOT EXISTS { ?a ?b ?c }", {"a"});
    const auto test = [&](const std::string& arguments) {
        return must(
            store().database().integer("SELECT sparql_test(" + none + ", " + arguments + ")"));
    };
    EXPECT_EQ(test("NULL, 0"), 1);
    EXPECT_EQ(test("NULL, 1"), 0);
    EXPECT_EQ(test("1, 0"), 0);
}

TEST_F(EvaluationSql, ComparesIrisByTheirIdsAlone) {
    const std::string same = add("?a = ex:a", {"a"});
    const std::string among = add("?a NOT IN (ex:b, ex:a)", {"a"});
    const auto test = [&](const std::string& number, const std::string& id) {
        return sqlite::toText(
            must(store().database().value("SELECT sparql_test(" + number + ", " + id + ")")));
    };
    const std::string a = std::to_string(idOf("ex:a"));
    const std::string one = std::to_string(idOf("1"));
    EXPECT_EQ(test(same, a), "1");
    EXPECT_EQ(test(same, one), "0");
    EXPECT_EQ(test(same, "NULL"), "");
    EXPECT_EQ(test(among, a), "0");
    EXPECT_EQ(test(among, one), "1");
    EXPECT_EQ(test(among, "NULL"), "");
}

TEST_F(EvaluationSql, RefusesAggregatesInExpressions) {
    const auto added = evaluation().add(expressionOf("SUM(?a) + 1"), {"a"});
    ASSERT_FALSE(added.ok());
    EXPECT_EQ(added.error().kind, ErrorKind::Usage);
}

TEST_F(EvaluationSql, GivesALabelOneBlankNodeASolution) {
    const std::string first = add("BNODE(?a)", {"a"});
    const std::string second = add("BNODE(STR(?a))", {"a"});
    const std::string x = std::to_string(idOf("\"x\""));
    const auto node = [&](const std::string& number, const std::string& solution) {
        return of("SELECT sparql_value(" + number + ", " + x + ", " + solution + ")");
    };
    EXPECT_EQ(node(first, "1"), node(second, "1"));
    EXPECT_NE(node(first, "1"), node(first, "2"));
    const std::string alone = "SELECT sparql_value(" + first + ", " + x + ")";
    EXPECT_NE(of(alone), of(alone));
}

TEST_F(EvaluationSql, OrdersTermsAsOrderByDoes) {
    const std::vector<std::string> sorted = column("SELECT id FROM " +
                                                   values({"\"b\"",
                                                           "10",
                                                           "ex:b",
                                                           "\"2010-01-01\"^^xsd:date",
                                                           "9.5",
                                                           "NULL",
                                                           "ex:a",
                                                           "\"a\"@en",
                                                           "true",
                                                           "1e1",
                                                           "\"NaN\"^^xsd:double",
                                                           "-3",
                                                           "\"z\"^^ex:t",
                                                           "\"B\"",
                                                           "9007199254740993",
                                                           "9007199254740992",
                                                           "false",
                                                           "\"-INF\"^^xsd:double",
                                                           "\"2010-01-01T00:00:01Z\"^^xsd:dateTime",
                                                           "\"2009-12-31T23:59:59\"^^xsd:dateTime",
                                                           "\"P1D\"^^xsd:dayTimeDuration",
                                                           "\"PT23H\"^^xsd:dayTimeDuration"}) +
                                                   " ORDER BY sparql_order(id)");
    EXPECT_THAT(
        sorted,
        ElementsAre("NULL", "ex:a", "ex:b", "\"NaN\"^^double", "\"-INF\"^^double",
                    "\"-3\"^^integer", "\"9.5\"^^decimal", "\"10\"^^integer", "\"1e1\"^^double",
                    "\"9007199254740992\"^^integer", "\"9007199254740993\"^^integer", "\"B\"",
                    "\"a\"@en", "\"b\"", "\"false\"^^boolean", "\"true\"^^boolean",
                    "\"2009-12-31T23:59:59\"^^dateTime", "\"2010-01-01\"^^date",
                    "\"2010-01-01T00:00:01Z\"^^dateTime", "\"PT23H\"^^dayTimeDuration",
                    "\"P1D\"^^dayTimeDuration", "\"z\"^^<http://example.org/t>"));
}

TEST_F(EvaluationSql, LetsEqualNumbersTie) {
    const std::string query =
        "SELECT count(DISTINCT sparql_order(id)) FROM " +
        values({"1", "1.0", "\"01\"^^xsd:integer", "1e0", "\"1\"^^xsd:float", "\"1\"^^xsd:byte"});
    EXPECT_EQ(must(store().database().integer(query)), 1);
}

TEST_F(EvaluationSql, OrdersExactNumbersBeyondDoubles) {
    EXPECT_THAT(column("SELECT id FROM " +
                       values({"0.1000000000000000000002", "0.1", "0.1000000000000000000001",
                               "0.0999999999999999999999", "-0.1000000000000000000001", "-0.1"}) +
                       " ORDER BY sparql_order(id) DESC"),
                ElementsAre("\"0.1000000000000000000002\"^^decimal",
                            "\"0.1000000000000000000001\"^^decimal", "\"0.1\"^^decimal",
                            "\"0.0999999999999999999999\"^^decimal", "\"-0.1\"^^decimal",
                            "\"-0.1000000000000000000001\"^^decimal"));
}

TEST_F(EvaluationSql, SaysWhetherValuesAreTheSame) {
    const auto same = [&](std::string_view a, std::string_view b) {
        return sqlite::toText(
            must(store().database().value("SELECT sparql_same_value(" + std::to_string(idOf(a)) +
                                          ", " + std::to_string(idOf(b)) + ")")));
    };
    EXPECT_EQ(same("1", "1.0"), "1");
    EXPECT_EQ(same("1", "2"), "0");
    EXPECT_EQ(same("\"a\"^^ex:t", "\"b\"^^ex:t"), "");
}

TEST_F(EvaluationSql, AddsUpExactly) {
    const auto sum = [&](std::initializer_list<std::string_view> terms) {
        return of("SELECT sparql_sum(id) FROM " + values(terms));
    };
    EXPECT_EQ(sum({"1", "2"}), "\"3\"^^integer");
    EXPECT_EQ(sum({"1", "2.5"}), "\"3.5\"^^decimal");
    EXPECT_EQ(sum({"0.1", "0.1", "0.1"}), "\"0.3\"^^decimal");
    EXPECT_EQ(sum({"9223372036854775807", "9223372036854775807"}),
              "\"18446744073709551614\"^^integer");
    EXPECT_EQ(sum({"1", "2e0", "\"3\"^^xsd:float"}), "\"6.0E0\"^^double");
    EXPECT_EQ(sum({"1", "\"x\""}), "NULL");
    EXPECT_EQ(sum({"1", "NULL"}), "NULL");
    EXPECT_EQ(of("SELECT sparql_sum(id) FROM " + values({"1"}) + " WHERE 0"), "\"0\"^^integer");
    EXPECT_EQ(of("SELECT sparql_sum(DISTINCT id) FROM " + values({"1", "1", "2"})),
              "\"3\"^^integer");
}

TEST_F(EvaluationSql, AveragesIntegersIntoDecimals) {
    const auto average = [&](std::initializer_list<std::string_view> terms) {
        return of("SELECT sparql_avg(id) FROM " + values(terms));
    };
    EXPECT_EQ(average({"1", "2"}), "\"1.5\"^^decimal");
    EXPECT_EQ(average({"1", "3"}), "\"2.0\"^^decimal");
    EXPECT_EQ(average({"1", "1", "2"}), "\"1.33333333333333333333\"^^decimal");
    EXPECT_EQ(average({"1", "2e0"}), "\"1.5E0\"^^double");
    EXPECT_EQ(average({"1", "ex:a"}), "NULL");
    EXPECT_EQ(of("SELECT sparql_avg(id) FROM " + values({"1"}) + " WHERE 0"), "\"0\"^^integer");
}

TEST_F(EvaluationSql, FindsTheExtremesByTheOrderOfOrderBy) {
    const auto extremes = [&](std::initializer_list<std::string_view> terms) {
        const std::string from = "(id) FROM " + values(terms);
        return of("SELECT sparql_min" + from) + " " + of("SELECT sparql_max" + from);
    };
    EXPECT_EQ(extremes({"10", "9.5", "NULL", "1e1"}), "\"9.5\"^^decimal \"10\"^^integer");
    EXPECT_EQ(extremes({"\"b\"", "\"a\"", "1"}), "\"1\"^^integer \"b\"");
    EXPECT_EQ(extremes({"ex:a", "\"a\"", "ex:b"}), "ex:a \"a\"");
    EXPECT_EQ(extremes({"NULL"}), "NULL NULL");
}

TEST_F(EvaluationSql, JoinsTextsAndTakesSamples) {
    const auto joined = [&](std::initializer_list<std::string_view> terms) {
        return of("SELECT sparql_group_concat(id, ', ') FROM " + values(terms));
    };
    EXPECT_EQ(joined({"\"a\"", "1", "\"b\"@en", "ex:c"}), "\"a, 1, b, http://example.org/c\"");
    EXPECT_EQ(joined({"\"a\"", "NULL"}), "NULL");
    EXPECT_EQ(of("SELECT sparql_group_concat(id, ' ') FROM " + values({"1"}) + " WHERE 0"), "\"\"");
    EXPECT_EQ(of("SELECT sparql_sample(id) FROM " + values({"NULL", "7"})), "\"7\"^^integer");
    EXPECT_EQ(of("SELECT sparql_sample(id) FROM " + values({"NULL"})), "NULL");
}

TEST_F(EvaluationSql, EndsAStatementThatMakesTooMuch) {
    Evaluation::Options options;
    options.memory = 100'000;
    const Evaluating small("", std::move(options));
    const auto number = must(small.evaluation->add(expressionOf("STRUUID()"), {}));
    const auto done = small.store.database().each(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) "
        "SELECT sparql_value(" +
            std::to_string(number) + ") FROM n",
        [](sqlite::Statement&) {});
    EXPECT_FALSE(done.ok());
    ASSERT_TRUE(small.evaluation->trouble());
    EXPECT_EQ(small.evaluation->trouble()->kind, ErrorKind::Limit);
}

TEST_F(EvaluationSql, EndsAStatementThatIsCancelled) {
    Evaluation::Options options;
    const CancelToken cancel = options.cancel;
    const Evaluating cancelled("", std::move(options));
    const auto number = must(cancelled.evaluation->add(expressionOf("RAND()"), {}));
    cancel.cancel();
    const auto value =
        cancelled.store.database().value("SELECT sparql_value(" + std::to_string(number) + ")");
    EXPECT_FALSE(value.ok());
    ASSERT_TRUE(cancelled.evaluation->trouble());
    EXPECT_EQ(cancelled.evaluation->trouble()->kind, ErrorKind::Cancelled);
}

TEST_F(EvaluationSql, FunctionsSpeakForTheEvaluationThatIsThereAndGoWithTheConnection) {
    const tripletalk::tests::TemporaryFolder folder;
    const auto plain = tripletalk::tests::storeFromTurtle(folder.path(), ":a :p 1 .");
    const auto works = [&] { return plain.database().value("SELECT sparql_order(1)").ok(); };
    auto connection = must(Evaluation::Connection::to(plain));
    EXPECT_FALSE(works());
    for (int i = 0; i < 2; ++i) {
        const Evaluation evaluation(*connection, {});
        EXPECT_TRUE(works());
    }
    EXPECT_FALSE(works());
    EXPECT_FALSE(plain.database().value("SELECT sparql_min(1)").ok());
    connection.reset();
    EXPECT_FALSE(works());
}

}  // namespace tripletalk::sparql::tests
