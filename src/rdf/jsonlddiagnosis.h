// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/termcheck.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// What is found while JSON-LD is read. `near` is a text of the document, as good as there is one,
/// from which the place can be told.
struct JsonLdFinding {
    enum class Kind {
        Fault,     ///< a triple is lost
        Repaired,  ///< nothing is lost: read otherwise than it is written
        LeftOut    ///< no fault: what JSON-LD itself leaves out
    };
    TermFault what;
    std::string near;
    Kind kind = Kind::Fault;
};

/// Where the steps of reading an item tell what they find. The first failure makes the item
/// unreadable; steps go on after one, and what they make then is of no use.
class JsonLdDiagnosis {
  public:
    using Tell = std::function<void(JsonLdFinding&&)>;
    explicit JsonLdDiagnosis(Tell tell) : m_tell(std::move(tell)) {}

    /// `code` is the recommendation's name for the error (JSON-LD 1.1 API, section 9.6.3).
    void fail(std::string_view code, std::string message, std::string_view near = {}) {
        fail(TermFault{Sentence::verbatim(std::string(code)), std::move(message)}, near);
    }
    void fail(TermFault&& fault, std::string_view near) {
        if (!m_failure) m_failure = JsonLdFinding{std::move(fault), std::string(near)};
    }
    [[nodiscard]] bool failed() const { return m_failure.has_value(); }
    [[nodiscard]] const std::optional<JsonLdFinding>& failure() const { return m_failure; }
    void forget() { m_failure.reset(); }

    void tell(JsonLdFinding&& finding) { m_tell(std::move(finding)); }

  private:
    Tell m_tell;
    std::optional<JsonLdFinding> m_failure;
};

}  // namespace tripletalk::rdf
