// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/languages/querylanguage.h"
#include "llm/embedder.h"
#include "serving/asking.h"
#include "serving/idlepool.h"
#include "serving/sharedbases.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::serving {

/// What all tools work with.
struct McpTools {
    const SharedBases& bases;
    Asking& asking;
    /// Opened queries, by the name of their language.
    std::map<std::string, IdlePool<knowledge::QueryConnection>> connections = {};
};

/// One call of a tool.
struct McpCall {
    McpTools& tools;
    Visitor visitor;
    const nlohmann::json& arguments;  ///< an object
    CancelToken cancel;
    /// Tells how far it is, to whoever asked to be told.
    std::function<void(int done, const std::string& message)> progress;

    [[nodiscard]] Result<std::string> text(const char* name) const;  ///< Errors: Usage
    [[nodiscard]] Result<std::vector<std::string>> texts(const char* name) const;
    /// Errors: Usage (no whole number from `least` to `most`).
    [[nodiscard]] Result<int> number(const char* name, int otherwise, int least, int most) const;
    [[nodiscard]] std::string textOr(const char* name, const std::string& otherwise) const;
    /// The base that argument "base" names, and under which name.
    struct Base {
        std::string name;
        knowledge::KnowledgeBase base;
    };
    [[nodiscard]] Result<Base> base(Part part) const;
};

/// What a tool gives: the same as data, after its output schema, and as a text of bounded size.
struct McpResult {
    nlohmann::json structured = nlohmann::json::object();
    std::string text;
};

/// A tool as it is listed and called.
struct McpTool {
    std::string name;
    std::string title;
    std::string description;
    nlohmann::json input;   ///< JSON schema of its arguments
    nlohmann::json output;  ///< JSON schema of its structured result
    std::function<Result<McpResult>(const McpCall&)> run;
};

/// All there are, in the order in which they are listed.
const std::vector<McpTool>& mcpTools();

// Their parts, by what they ask.
std::vector<McpTool> schemaTools();
std::vector<McpTool> queryTools();
std::vector<McpTool> searchTools();
McpTool askTool();

// JSON schemas of members.
nlohmann::json textSchema(const std::string& description);
nlohmann::json numberSchema(const std::string& description, int least, int most);
nlohmann::json listSchema(nlohmann::json items, const std::string& description = {});
/// `required`: names of members; the others may be missing.
nlohmann::json objectSchema(nlohmann::json members, const std::vector<std::string>& required);
/// A cell of a result: a text or number as a text, nothing, or a thing.
nlohmann::json cellSchema();
/// A cell as that schema has it.
nlohmann::json cellJson(const knowledge::Cell& cell);
/// The member "base" of arguments.
nlohmann::json baseSchema();

}  // namespace tripletalk::serving
