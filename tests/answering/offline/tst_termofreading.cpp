// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/harbours.h"
#include "answering/offline/interpreter.h"
#include "answering/offline/sqlwriter.h"
#include "answering/offline/termofreading.h"
#include "answering/reading/baseiris.h"
#include "answering/reading/sparqltermwriter.h"
#include "base/text.h"
#include "knowledge/languages/sparqlconnection.h"
#include "knowledge/languages/sqlconnection.h"
#include "support/graphs.h"

#include <set>

#include <gmock/gmock.h>

namespace tripletalk::answering::offline {
namespace {

using tests::must;
using Rows = std::multiset<std::vector<std::string>>;

/// Reads questions about the boats by the conversation's interpreter alone.
class TermOfReading : public Offline {
  protected:
    knowledge::KnowledgeBase m_base = must(knowledge::KnowledgeBase::open(s_folder / "kb"));
    const language::Wording& m_wording = language::Wording::forText("the boat", "en");
    std::unique_ptr<Interpreter> m_interpreter = must(Interpreter::open(m_base, m_wording));
    std::unique_ptr<knowledge::SqlConnection> m_tables =
        must(knowledge::SqlConnection::open(m_base));
    std::unique_ptr<knowledge::SparqlConnection> m_graph =
        must(knowledge::SparqlConnection::open(m_base));
    reading::BaseIris m_iris{m_base};

    std::vector<Reading> readings(const std::string& question) {
        return must(m_interpreter->interpret(question, {})).readings;
    }
    static Rows rowsOf(knowledge::QueryConnection& connection, const std::string& query) {
        const auto found = connection.run(query, knowledge::QueryConnection::Links::Found, {});
        EXPECT_TRUE(found) << query << "\n" << found.error().toText();
        Rows rows;
        if (!found) return rows;
        for (const auto& row : found->rows) {
            std::vector<std::string> cells;
            for (const Cell& cell : row) {
                double number = 0;
                const bool isNumber = cell.iri.empty() && text::parseNumber(cell.text, number);
                cells.push_back(!cell.iri.empty() ? cell.iri
                                : isNumber        ? text::formatNumber(number)
                                                  : cell.text);
            }
            rows.insert(std::move(cells));
        }
        return rows;
    }
    [[nodiscard]] std::optional<std::string> sparqlOf(const Reading& reading) {
        const SchemaGraph& graph = m_interpreter->graph();
        const auto term = termOf(reading, graph);
        return term ? reading::SparqlTermWriter(*term, graph, m_iris.iris()).write() : std::nullopt;
    }
};

TEST_F(TermOfReading, AsksForTheSameRowsAsTheSqlOfTheReading) {
    int compared = 0;
    for (const char* question :
         {"What is the price of the heron swift?", "How many ketches are there in Norway?",
          "Which boat is the cheapest?", "Which boats are the longest?",
          "Which are the two most expensive boats?", "Which skipper sails the most boats?",
          "Which country has the most harbours?", "Which boats cost between 40k and 70k?",
          "Which boats are cheaper than the Proud Gannet?", "Which boats were built after 2012?",
          "How many boats are there per rig?", "What is the average price of the boats?",
          "Which boats are not ketches?", "Is the Grey Petrel longer than the Little Tern?",
          "Which harbour has the highest average price?",
          "Which boats have at least 6 berths and cost less than 70,000 euros?",
          "How much more expensive is the Grey Petrel than the Proud Gannet?",
          "Which skippers sail more than one boat?", "Which boats have no skipper?"}) {
        for (const Reading& reading : readings(question)) {
            // Of a ranked thing's several rows SQLite tells any one.
            const bool isAnyOfSeveral = reading.order && !reading.select.empty() &&
                                        reading.select.front().column.table != reading.target;
            if (isAnyOfSeveral) continue;
            const auto sql = SqlWriter(reading, m_interpreter->graph()).write();
            const auto sparql = sparqlOf(reading);
            if (!sql || !sparql) continue;
            ++compared;
            EXPECT_EQ(rowsOf(*m_graph, *sparql), rowsOf(*m_tables, *sql)) << question << "\n"
                                                                          << *sql << "\n"
                                                                          << *sparql;
        }
    }
    EXPECT_GE(compared, 25);
}

TEST_F(TermOfReading, IsNoneWhereNoTermSaysIt) {
    Reading reading = readings("What is the average price of the boats?").front();
    ASSERT_TRUE(sparqlOf(reading));
    reading.function = Function::Median;
    EXPECT_FALSE(termOf(reading, m_interpreter->graph()));
    EXPECT_FALSE(termOf(Reading(), m_interpreter->graph()));
    Reading lost = readings("Which boat is the cheapest?").front();
    lost.order->column = ColumnRef{"boat", "no such column"};
    EXPECT_FALSE(termOf(lost, m_interpreter->graph()));
}

}  // namespace
}  // namespace tripletalk::answering::offline
