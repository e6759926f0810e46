// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "reading/goldquestions.h"

#include "base/file.h"
#include "base/text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tripletalk::bench {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr std::size_t setAside = 20;

/// Where the reference queries are, and the names that say which graphs are set aside.
fs::path reference(const fs::path& data) {
    const fs::path beside = fs::absolute(data / "").parent_path().parent_path() / "english";
    return fs::is_directory(beside) ? beside : data;
}

std::vector<std::string> namesIn(const fs::path& data) {
    std::vector<std::string> names;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(data, failed))
        if (entry.is_directory()) names.push_back(entry.path().filename());
    std::ranges::sort(names);
    return names;
}

/// Chosen by hash, so that nothing about a graph decides it.
std::vector<std::string> asideOf(std::vector<std::string> names) {
    std::ranges::sort(names, {}, [](const std::string& name) { return sha256(name); });
    // Of a few graphs none is spared.
    names.resize(names.size() < 2 * setAside ? 0 : setAside);
    return names;
}

Result<std::vector<json>> linesOf(const fs::path& path) {
    auto content = readFile(path);
    if (!content) return content.error();
    std::vector<json> lines;
    for (const std::string& line : text::split(*content, '\n')) {
        if (text::trim(line).empty()) continue;
        lines.push_back(json::parse(line, nullptr, false));
        if (!lines.back().is_object())
            return Error{ErrorKind::Syntax,
                         Sentence::verbatim(path.string() + " has a line that is no object.")};
    }
    return lines;
}

/// A question and its reference query, as the reference folder has them.
struct Known {
    std::string question;
    json gold;
    std::string sql;
};

std::vector<Known> knownOf(const fs::path& folder) {
    const auto questions = linesOf(folder / "questions.jsonl");
    const auto queries = linesOf(folder / "queries.jsonl");
    if (!questions || !queries) return {};
    std::map<std::string, std::string> sql;
    for (const json& line : *queries)
        sql.try_emplace(line.value("question", ""), line.value("sql", ""));
    std::vector<Known> known;
    for (const json& line : *questions)
        known.push_back({line.value("question", ""), line.value("gold", json()),
                         sql[line.value("question", "")]});
    return known;
}

/// A translation asks the same questions in the same order but may leave some out: its next
/// question is the next one with the same gold.
void addQueries(std::vector<GoldQuestion>& questions, const std::vector<Known>& known) {
    std::size_t next = 0;
    for (GoldQuestion& one : questions) {
        const auto by = [&](const auto& same) {
            return std::find_if(known.begin() + static_cast<std::ptrdiff_t>(next), known.end(),
                                same);
        };
        auto at = by([&](const Known& k) { return k.question == one.question.question; });
        if (at == known.end()) at = by([&](const Known& k) { return k.gold == one.gold; });
        if (at == known.end()) continue;
        one.sql = at->sql;
        next = static_cast<std::size_t>(at - known.begin()) + 1;
    }
}

}  // namespace

Result<Part> partOf(const std::string& name) {
    if (name == "open") return Part::Open;
    if (name == "aside") return Part::Aside;
    if (name == "all") return Part::All;
    return Error{ErrorKind::Usage, Sentence::verbatim("--part takes open, aside or all.")};
}

Result<std::vector<std::string>> graphsOf(const fs::path& data, Part part) {
    std::vector<std::string> names = namesIn(data);
    if (names.empty())
        return Error{ErrorKind::NotFound, Sentence::verbatim("No graphs in " + data.string())};
    if (part == Part::All) return names;
    const auto aside = asideOf(namesIn(reference(data)));
    std::erase_if(names, [&](const std::string& name) {
        const bool isAside = std::ranges::find(aside, name) != aside.end();
        return isAside != (part == Part::Aside);
    });
    return names;
}

Result<std::vector<GoldQuestion>> readGoldQuestions(const fs::path& data,
                                                    const std::string& graph) {
    const auto lines = linesOf(data / graph / "questions.jsonl");
    if (!lines) return lines.error();
    std::vector<GoldQuestion> questions;
    for (const json& line : *lines) {
        auto question = evaluation::questionFromJson(line);
        if (!question) return question.error();
        if (question->gold.empty() && question->type != evaluation::QuestionType::Abstract)
            continue;
        questions.push_back({*std::move(question), line.value("gold", json::array())});
    }
    addQueries(questions, knownOf(reference(data) / graph));
    return questions;
}

}  // namespace tripletalk::bench
