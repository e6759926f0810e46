// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/tck/gherkin.h"

#include "base/text.h"

#include <algorithm>
#include <fstream>
#include <optional>

namespace tripletalk::tests {

namespace {

using Table = std::vector<std::vector<std::string>>;

/// "| a | b |"; \| is a bar and \\ a backslash.
std::vector<std::string> cellsOf(std::string_view line) {
    std::vector<std::string> cells;
    std::string cell;
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (line[i] == '\\' && i + 1 < line.size() && (line[i + 1] == '|' || line[i + 1] == '\\')) {
            cell += line[++i];
        } else if (line[i] == '|') {
            cells.emplace_back(text::trim(cell));
            cell.clear();
        } else {
            cell += line[i];
        }
    }
    return cells;
}

std::optional<std::string> stepText(std::string_view line) {
    for (const std::string_view word : {"Given ", "When ", "Then ", "And ", "But ", "* "})
        if (line.starts_with(word)) return std::string(text::trim(line.substr(word.size())));
    return std::nullopt;
}

class FeatureReader {
  public:
    explicit FeatureReader(const std::filesystem::path& file) : m_file(file) {}

    std::vector<Scenario> read() {
        std::string line;
        while (std::getline(m_file, line)) take(line);
        end();
        return std::move(m_scenarios);
    }

  private:
    void take(const std::string& line) {
        const std::string_view trimmed = text::trim(line);
        if (trimmed == "\"\"\"") {
            m_inDocument = !m_inDocument;
            m_indent = line.find('"');
        } else if (m_inDocument) {
            m_steps->back().document +=
                line.substr(std::min(line.find_first_not_of(' '), m_indent)) + "\n";
        } else if (trimmed.starts_with("Feature:")) {
            m_feature = text::trim(trimmed.substr(8));
        } else if (trimmed.starts_with("Background:")) {
            m_steps = &m_background;
        } else if (trimmed.starts_with("Scenario")) {
            end();
            m_open =
                Scenario{m_feature, std::string(text::trim(trimmed.substr(trimmed.find(':') + 1))),
                         m_background};
            m_steps = &m_open->steps;
        } else if (trimmed.starts_with("Examples:")) {
            m_examples.emplace_back();
        } else if (trimmed.starts_with('|')) {
            (m_examples.empty() ? m_steps->back().table : m_examples.back())
                .push_back(cellsOf(trimmed));
        } else if (auto step = stepText(trimmed)) {
            m_steps->push_back({*step});
        }
    }

    static std::string filled(std::string text, const std::vector<std::string>& names,
                              const std::vector<std::string>& values) {
        for (std::size_t i = 0; i < names.size(); ++i)
            text = text::replaceAll(std::move(text), "<" + names[i] + ">", values[i]);
        return text;
    }

    void end() {
        if (!m_open) return;
        if (m_examples.empty()) m_scenarios.push_back(*m_open);
        for (const Table& table : m_examples)
            for (std::size_t row = 1; row < table.size(); ++row) {
                Scenario one = *m_open;
                one.name += " #" + std::to_string(++m_example);
                for (Step& step : one.steps) {
                    step.text = filled(step.text, table[0], table[row]);
                    step.document = filled(step.document, table[0], table[row]);
                    for (auto& cells : step.table)
                        for (std::string& cell : cells) cell = filled(cell, table[0], table[row]);
                }
                m_scenarios.push_back(std::move(one));
            }
        m_open.reset();
        m_examples.clear();
        m_example = 0;
    }

    std::ifstream m_file;
    std::string m_feature;
    std::vector<Step> m_background;
    std::vector<Step>* m_steps = nullptr;
    std::optional<Scenario> m_open;
    std::vector<Table> m_examples;
    int m_example = 0;
    bool m_inDocument = false;
    std::size_t m_indent = 0;
    std::vector<Scenario> m_scenarios;
};

}  // namespace

std::vector<Scenario> scenariosOf(const std::filesystem::path& file) {
    return FeatureReader(file).read();
}

}  // namespace tripletalk::tests
