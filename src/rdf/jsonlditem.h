// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/graphreading.h"
#include "rdf/jsoncutter.h"
#include "rdf/jsonldcontext.h"
#include "rdf/jsonldexpansion.h"
#include "rdf/jsonldtordf.h"
#include "rdf/jsonparsing.h"

#include <optional>
#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk::rdf {

/// The item of JSON-LD at hand: what makes quads of it, and tells its faults with their places.
class JsonLdItem {
  public:
    explicit JsonLdItem(GraphReading& reading);

    ContextProcessor& contexts() { return m_contexts; }
    JsonLdExpansion& expansion() { return m_expansion; }
    JsonLdToRdf& toRdf() { return m_toRdf; }
    JsonLdDiagnosis& diagnosis() { return m_diagnosis; }
    [[nodiscard]] JsonCutter::Mark begin() const { return m_begin; }
    [[nodiscard]] std::string_view text() const { return m_text; }

    /// The text is looked at where something is told: until then it stays.
    void start(JsonCutter::Mark begin, std::string_view text);
    /// The prefixes of the first context are those of the file.
    void declare(const nlohmann::json& object);
    /// Parses its text, and counts the values on; what is wrong with it is not told yet.
    std::optional<Fault> parse(nlohmann::json& into, std::size_t& values);
    /// What is wrong at a byte of its text.
    [[nodiscard]] Fault placed(JsonFault&& fault) const;
    /// Hands over the quads of what was expanded, none where its graph has no name that is good.
    /// False where the expansion failed; told if that can be skipped.
    bool convert(const nlohmann::json& expanded, const std::optional<Term>& graph);
    /// What ends the reading if the item failed and that is not, or cannot be, skipped.
    Error refusal(bool canBeSkipped = true);
    /// False where as much was read as was wanted.
    Result<bool> end(bool isGood);

  private:
    void hear(const JsonLdFinding& finding);
    Fault placed(const JsonLdFinding& finding);

    GraphReading& m_reading;
    JsonLdDiagnosis m_diagnosis{[this](const JsonLdFinding& finding) { hear(finding); }};
    ContextProcessor m_contexts;
    JsonLdExpansion m_expansion{m_contexts, m_diagnosis};
    JsonLdToRdf m_toRdf;
    JsonCutter::Mark m_begin;
    std::string_view m_text;
    std::size_t m_placed = 0;
    bool m_hasDeclared = false;
};

}  // namespace tripletalk::rdf
