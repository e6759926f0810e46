// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/jsonldcontext.h"
#include "rdf/jsonlddiagnosis.h"

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk::rdf {

/// The Expansion Algorithm (JSON-LD 1.1 API, section 5.1.2): from JSON and a context to JSON that
/// needs none. Members are taken in the order of their names. It goes down into each level, of
/// which parseJson lets few enough through. After a failure (see JsonLdDiagnosis) the result is of
/// no use.
class JsonLdExpansion {
  public:
    JsonLdExpansion(ContextProcessor& contexts, JsonLdDiagnosis& diagnosis)
        : m_contexts(contexts), m_diagnosis(diagnosis) {}

    /// `property` is the key under which the element stands; null at the top of a document.
    /// `fromMap`: it stands in a map by id, type or index.
    nlohmann::json expand(ContextPtr active, const std::string* property,
                          const nlohmann::json& element, bool fromMap = false);

    /// A document's object whose @graph is elsewhere: what it says, with nothing left out, and the
    /// context in which its @graph stands.
    struct Header {
        nlohmann::json node;
        ContextPtr inner;
    };
    Header expandHeader(const nlohmann::json& object);

    /// Section 5.3.2: what a text, number or truth value means as the value of a term.
    nlohmann::json expandValue(const ActiveContext& active, const std::string& property,
                               const nlohmann::json& value);

    /// Tells that a name stands for no IRI.
    void leftOut(std::string_view name);

  private:
    nlohmann::json expandObject(ContextPtr active, const std::string* property,
                                const nlohmann::json& element, bool fromMap);

    ContextProcessor& m_contexts;
    JsonLdDiagnosis& m_diagnosis;
};

/// Appends a value, or those of an array.
void appendAll(nlohmann::json& array, nlohmann::json&& values);

/// The value itself if it is an array, else an array of it.
nlohmann::json asArray(nlohmann::json&& value);

}  // namespace tripletalk::rdf
