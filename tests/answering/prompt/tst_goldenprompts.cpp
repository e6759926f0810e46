// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// What the prompts look like when they are sent. After a change to one, run once with
// TRIPLETALK_UPDATE_GOLDEN=1 and read the difference like any other before it is committed.
#include "answering/prompt/prompts.h"
#include "base/file.h"
#include "support/graphs.h"

#include <cstdlib>
#include <map>
#include <regex>
#include <set>

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

struct PromptCase {
    const char* file;
    const char* prompt;
    const char* variables;
};

// Each variable is given in one case of its prompt at least, and missing in another where it may
// be.
constexpr PromptCase promptCases[] = {
    {"control", "control", R"({"schema": "CREATE TABLE boat (name TEXT);", "question": "Which?"})"},
    {"gather-system", "gather-system",
     R"({"base": "Boats", "sql": true, "passages": true, "both": true,
         "schema": "CREATE TABLE boat (name TEXT);", "glossary": "A yawl has two masts.",
         "house_rules": "Speak of boats, not of ships."})"},
    {"gather-system-sql", "gather-system",
     R"({"base": "Boats", "sql": true, "passages": false, "both": false, "schema": "boat, owner",
         "partial": true})"},
    {"gather-system-passages", "gather-system",
     R"({"base": "Boats", "sql": false, "passages": true, "both": false})"},
    {"gather-user-first", "gather-user", R"({"question": "Which?", "round": "1", "rounds": "3"})"},
    {"gather-user", "gather-user",
     R"({"has_history": true, "history": [
           {"question": "Who owns the yawl?", "understood": "Who owns the yawl Anna?",
            "answer": "Kim.", "query": "SELECT owner FROM boat", "keys": "owner: kim"},
           {"question": "And?", "answer": "Nobody."}],
         "question": "Which?", "meaning": "Which yawls?", "tables": "CREATE TABLE boat (name TEXT);",
         "described": "CREATE TABLE owner (name TEXT);", "examples": "- How many?\n  SELECT 1\n",
         "links": "\"yawl\": boat.kind = 'yawl'", "sources": "[1] SQL: SELECT 1\n1 row",
         "round": "2", "rounds": "3", "missing": "search", "look_for": "the owner is missing"})"},
    {"answer-system", "answer-system",
     R"({"base": "Boats", "glossary": "A yawl has two masts.", "house_rules": "Be kind."})"},
    {"answer-system-plain", "answer-system", R"({"base": "Boats"})"},
    {"answer-user", "answer-user",
     R"({"question": "Who owns the yawl Anna?", "sources": "[1] SQL: SELECT 1\n1 row"})"},
    {"answer-user-last", "answer-user",
     R"({"question": "Who owns the yawl Anna?", "asked": "Who owns it?", "last": true,
         "sources": "[1] SQL: SELECT 1\n1 row", "correction": "[4] is no source."})"},
    {"rerank", "rerank",
     R"({"question": "Which?", "count": "5", "passages": "[1] Anna is a yawl."})"},
    {"sparql-system", "sparql-system",
     R"({"base": "Boats", "vocabulary": "b:Boat (boat), 2 things\n  b:owner (owner) -> b:Person\n",
         "glossary": "A yawl has two masts.", "house_rules": "Speak of boats."})"},
    {"sparql-system-partial", "sparql-system",
     R"({"base": "Boats", "vocabulary": "b:Boat (boat), 2 things", "partial": true})"},
    {"graph-user-first", "graph-user", R"({"question": "Which?", "round": "1", "rounds": "3"})"},
    {"graph-user", "graph-user",
     R"({"has_history": true, "history": [
           {"question": "Who owns the yawl?", "understood": "Who owns the yawl Anna?",
            "answer": "Kim.", "query": "SELECT ?owner {}", "keys": "'http://x/kim' is Kim"}],
         "question": "Which?", "classes": "b:Boat (boat), 2 things",
         "examples": "- How many?\n  SELECT (COUNT(*) AS ?n) {}\n",
         "links": "\"yawl\": b:Yawl",
         "sources": "[1] SPARQL", "look_for": "the owner is missing", "round": "2",
         "rounds": "3"})"},
    {"autokgqa-system", "autokgqa-system",
     R"({"base": "Boats", "glossary": "A yawl has two masts.", "house_rules": "Be kind."})"},
    {"autokgqa-user-first", "autokgqa-user",
     R"({"question": "Which?", "graph": "b:anna a b:Yawl .\n"})"},
    {"autokgqa-user", "autokgqa-user",
     R"({"has_history": true, "history": [
           {"question": "Who owns the yawl?", "understood": "Who owns the yawl Anna?",
            "answer": "Kim.", "query": "SELECT ?owner {}", "keys": "'http://x/kim' is Kim"}],
         "question": "Which?", "graph": "b:anna a b:Yawl .\n",
         "examples": "- How many?\n  SELECT (COUNT(*) AS ?n) {}\n",
         "sources": "[1] SPARQL", "look_for": "the owner is missing"})"},
    {"autokgqa-choice", "autokgqa-choice",
     R"({"question": "Which?", "graph": "b:anna a b:Yawl .\n",
         "sources": "[1] SPARQL\n\n[2] SPARQL"})"},
    {"unioqa-system", "unioqa-system",
     R"({"base": "Boats", "vocabulary": "Boat (boat), 2 things\n  owner (owner) -> Person\n",
         "glossary": "A yawl has two masts.", "house_rules": "Speak of boats."})"},
    {"unioqa-system-partial", "unioqa-system",
     R"({"base": "Boats", "vocabulary": "Boat (boat), 2 things", "partial": true})"},
    {"unioqa-pick", "unioqa-pick",
     R"({"question": "Who owns Anna?", "mention": "Anna", "candidates": [
           {"number": "1", "label": "Anna", "infos": "type: Yawl"}, {"number": "2", "label": "Anna"}]})"},
    {"reading-choice", "reading-choice",
     R"({"question": "Which boats are fast?", "readings": [
           {"number": "1", "meaning": "boat with speed more than 12 kn", "finds": "Anna; Ida"},
           {"number": "2", "meaning": "number of boats", "finds": "7"}]})"},
    {"rewrite-facts", "rewrite-facts",
     R"({"question": "Who owns Anna?", "groups": [{"number": 1, "facts": "(Anna, owner, Kim)\n"},
                                                  {"number": 2, "facts": "(Anna, port, Kiel)\n"}]})"},
    {"rewrite-question", "rewrite-question",
     R"({"question": "And its port?", "has_history": true, "history": [
           {"question": "Who owns the yawl?", "answer": "Kim."}, {"question": "Is it fast?"}]})"},
    {"rewrite-question-first", "rewrite-question", R"({"question": "Where is Anna's port?"})"},
    {"grasp-system", "grasp-system",
     R"({"graphs": [{"name": "Boats", "searched": true, "prefixes": "PREFIX b: <http://b.example/>\n",
                    "glossary": "A yawl has two masts.", "house_rules": "Speak of boats."}],
         "verifies": true, "steps": "30"})"},
    {"grasp-system-words", "grasp-system",
     R"({"graphs": [{"name": "Boats", "endpoint": true, "searched": false,
                    "prefixes": "PREFIX b: <http://b.example/>\n"}],
         "in_words": true, "tools": "- list: Lists. Arguments: {}\n", "steps": "30"})"},
    {"grasp-system-several", "grasp-system",
     R"({"graphs": [{"name": "Boats", "searched": true, "prefixes": "PREFIX b: <http://b.example/>\n"},
                    {"name": "Towns", "searched": true, "prefixes": "PREFIX t: <http://t.example/>\n"}],
         "several": true, "verifies": true, "steps": "30"})"},
    {"grasp-feedback-system", "grasp-feedback-system", R"({"graphs": "Boats", "native": true})"},
    {"grasp-feedback-system-json", "grasp-feedback-system", R"({"graphs": "Boats"})"},
    {"grasp-feedback-user", "grasp-feedback-user",
     R"({"earlier": [{"question": "Which boats are there?"}], "question": "Who owns Anna?",
         "answered": true, "text": "Kim [1].", "graph": "Boats", "query": "SELECT ?owner {}",
         "names": "b:owner is owner", "result": "Source [1]: 1 row and 1 column."})"},
    {"grasp-feedback-user-gave-up", "grasp-feedback-user",
     R"({"question": "Who owns Anna?", "text": "There are no owners."})"},
    {"suggest-names", "suggest-names",
     R"({"schema": "CREATE TABLE yawl (label TEXT);", "table": "yawl"})"},
};

fs::path goldenPrompt(const PromptCase& one) {
    return fs::path(GOLDEN_PROMPTS_DIR) / (std::string(one.file) + ".txt");
}

std::set<std::string> matchesOf(const std::string& text, const std::regex& pattern) {
    std::set<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at)
        found.insert((*at)[1]);
    return found;
}

/// By name, as written in prompts/.
std::map<std::string, std::string> templates() {
    std::map<std::string, std::string> all;
    for (const auto& entry : fs::directory_iterator(PROMPTS_DIR))
        all[entry.path().stem().string()] = must(readFile(entry.path()));
    return all;
}

}  // namespace

TEST(GoldenPrompts, AreRenderedAsTheyWere) {
    for (const PromptCase& one : promptCases) {
        const std::string text = must(Prompts().render(one.prompt, json::parse(one.variables)));
        if (std::getenv("TRIPLETALK_UPDATE_GOLDEN"))
            must(writeFileAtomically(goldenPrompt(one), text));
        const auto golden = readFile(goldenPrompt(one));
        ASSERT_TRUE(golden.ok()) << golden.error().toText();
        EXPECT_EQ(text, *golden) << one.file;
    }
}

TEST(GoldenPrompts, ShowEveryPromptAndEveryVariable) {
    std::map<std::string, std::string> given;
    for (const PromptCase& one : promptCases) given[one.prompt] += one.variables;
    for (const auto& [name, text] : templates()) {
        ASSERT_TRUE(given.contains(name)) << name;
        for (const auto& variable : matchesOf(text, std::regex("\\{\\{[#^]?([a-z_]+)\\}\\}")))
            EXPECT_NE(given[name].find('"' + variable + '"'), std::string::npos)
                << name << " uses " << variable;
    }
}

TEST(GoldenPrompts, SayWhenTheyAreUsedAndWithWhichVariables) {
    for (const auto& [name, text] : templates()) {
        ASSERT_TRUE(text.starts_with("{{! ")) << name;
        const std::string header = text.substr(0, text.find("}}"));
        const auto variables = header.find("Variables:");
        ASSERT_NE(variables, std::string::npos) << name;
        EXPECT_GT(variables, 20U) << name << " does not say when it is used";
        const auto told = matchesOf(header.substr(variables), std::regex("\\b([a-z_]+)\\b"));
        for (const auto& variable : matchesOf(text, std::regex("\\{\\{[#^]?([a-z_]+)\\}\\}")))
            EXPECT_TRUE(told.contains(variable)) << name << " does not tell of " << variable;
    }
}

}  // namespace tripletalk::answering
