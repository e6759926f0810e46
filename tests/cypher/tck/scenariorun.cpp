// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/tck/scenariorun.h"

#include "cypher/tck/expectedvalue.h"
#include "cypher/tck/propertygraph.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>

namespace tripletalk::tests {

namespace {

struct Failed {
    std::string reason;
};

using Rows = std::vector<std::vector<std::string>>;

class ScenarioRun {
  public:
    explicit ScenarioRun(const std::filesystem::path& graphs) : m_graphs(graphs) {}

    void step(const Step& step) {
        const std::string& text = step.text;
        const auto is = [&](std::string_view start) { return text.starts_with(start); };
        if (is("an empty graph") || is("any graph") || is("no side effects")) return;
        if (text.ends_with(" graph") && is("the ")) return namedGraph(text);
        if (is("having executed:")) return m_graph.execute(step.document, {});
        if (is("parameters are:")) return parameters(step);
        if (is("there exists a procedure")) throw NotHeld{"it calls a procedure"};
        if (is("executing query:")) return query(step.document);
        if (is("executing control query:") || is("the side effects should be"))
            throw NotHeld{"it writes"};
        if (is("the result should be empty")) return compare({}, false, false, true);
        if (is("the result should be"))
            return compare(step.table, text.find("in order") != std::string::npos,
                           text.find("ignoring element order") != std::string::npos, false);
        if (text.find("should be raised at") != std::string::npos) return error(text);
        throw Failed{"unknown step: " + text};
    }

  private:
    void namedGraph(const std::string& text) {
        const std::string name = text.substr(4, text.size() - 10);
        std::ifstream file(m_graphs / name / (name + ".cypher"));
        const std::string statement((std::istreambuf_iterator<char>(file)), {});
        m_graph.execute(statement, {});
    }

    void parameters(const Step& step) {
        for (const auto& cells : step.table) {
            const auto value = m_graph.engine().query("RETURN " + cells[1] + " AS v", {}, {}, {});
            if (!value) throw Failed{"parameter: " + value.error().toText()};
            m_parameters[cells[0]] = value->rows[0][0];
        }
    }

    void query(const std::string& text) {
        m_answer.emplace(
            m_graph.engine().query(text, m_parameters, {.time = std::chrono::seconds(20)}, {}));
        if (!*m_answer && m_answer->error().kind == ErrorKind::Forbidden)
            throw NotHeld{m_answer->error().message.text().starts_with("The graph")
                              ? "it writes"
                              : "it calls a procedure"};
    }

    void compare(const Rows& table, bool ordered, bool listsInAnyOrder, bool empty) {
        if (!*m_answer) throw Failed{m_answer->error().toText()};
        const cypher::CypherAnswer& answer = **m_answer;
        if (empty) {
            if (!answer.rows.empty()) throw Failed{"rows where none are expected"};
            return;
        }
        if (table.empty()) throw Failed{"no expected table"};
        if (answer.columns != table[0]) throw Failed{"columns: " + joined(answer.columns)};
        std::vector<std::string> expected, found;
        for (std::size_t i = 1; i < table.size(); ++i) {
            std::string row;
            for (const std::string& cell : table[i])
                row += canonical(cell, listsInAnyOrder) + " | ";
            expected.push_back(row);
        }
        for (const auto& values : answer.rows) {
            std::string row;
            for (const cypher::Value& value : values)
                row += canonical(value, m_graph.engine(), listsInAnyOrder) + " | ";
            found.push_back(row);
        }
        if (!ordered) {
            std::sort(expected.begin(), expected.end());
            std::sort(found.begin(), found.end());
        }
        if (expected != found)
            throw Failed{"expected\n      " + joined(expected) + "\n    found\n      " +
                         joined(found)};
    }

    /// The kind must be right; the TCK's name of the error stands in the detail.
    void error(const std::string& text) {
        if (*m_answer) throw Failed{"no error, expected " + text};
        const Error& found = m_answer->error();
        const bool early = text.find("compile time") != std::string::npos;
        const bool right =
            found.kind == ErrorKind::Syntax || (!early && found.kind == ErrorKind::Input);
        if (!right) throw Failed{"another error: " + found.toText()};
    }

    static std::string joined(const std::vector<std::string>& parts) {
        std::string text;
        for (const std::string& part : parts) text += (text.empty() ? "" : "\n      ") + part;
        return text;
    }

    std::filesystem::path m_graphs;
    PropertyGraph m_graph;
    cypher::Map m_parameters;
    std::optional<Result<cypher::CypherAnswer>> m_answer;
};

}  // namespace

ScenarioOutcome run(const Scenario& scenario, const std::filesystem::path& graphs) {
    using Kind = ScenarioOutcome::Kind;
    // What it does is told by all of its steps.
    for (const Step& step : scenario.steps)
        if (step.text.starts_with("the side effects should be") ||
            step.text.starts_with("executing control query"))
            return {Kind::NotApplicable, "it writes"};
    try {
        ScenarioRun running(graphs);
        for (const Step& step : scenario.steps) running.step(step);
    } catch (const NotHeld& none) {
        return {Kind::NotApplicable, none.reason};
    } catch (const Failed& failed) {
        return {Kind::Failed, failed.reason};
    } catch (const std::exception& broken) {
        return {Kind::Failed, broken.what()};
    }
    return {};
}

}  // namespace tripletalk::tests
