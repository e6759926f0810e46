// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "base/cancel.h"
#include "base/result.h"
#include "llm/chatmodel.h"

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// What a call of a tool gave.
struct Found {
    std::vector<Source> sources = {};  ///< evidence without numbers yet, best first
    std::string text = {};             ///< what else the model is told: no evidence, never cited
};

/// Something that a model can have done in a run: ask a query, search, look a name up, end. It is
/// called through the SourceLog, which tells the trace and gives its sources numbers.
class Tool {
  public:
    virtual ~Tool() = default;

    /// Its name, what a model is told of it, and the JSON schema of its arguments.
    [[nodiscard]] virtual const llm::ToolSpec& spec() const = 0;

    /// `arguments` as the schema has them; what a model got wrong in them is told in the result. A
    /// query that fails is a source with an error. Errors: Cancelled, and what kept the tool from
    /// working at all.
    virtual Result<Found> call(const nlohmann::json& arguments, int round,
                               const CancelToken& cancel) = 0;

    /// Its one source has rows, or an error: what it is asked can be checked, and is not asked
    /// twice.
    [[nodiscard]] virtual bool isQuery() const { return false; }
    /// It may be called on another thread while other tools are called.
    [[nodiscard]] virtual bool runsBeside() const { return false; }
    /// And while it is called itself: what it works with is constant, or lent to one call at a
    /// time.
    [[nodiscard]] virtual bool runsBesideItself() const { return false; }

    /// A call as people and the trace are told it.
    [[nodiscard]] virtual std::string asked(const nlohmann::json& arguments) const;
};

/// The specification of a tool with one argument: a text, or with `list` a list of texts.
llm::ToolSpec toolOfOne(std::string name, std::string description, const std::string& argument,
                        bool list = false);
/// The name of the only argument that a tool has; empty if it has none or several.
std::string onlyArgument(const llm::ToolSpec& spec);
/// A call in one text: its only argument, or all as JSON.
std::string askedBy(const llm::ToolSpec& spec, const nlohmann::json& arguments);

}  // namespace tripletalk::answering
