// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/jsonldexpansion.h"

#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::rdf {

/// One object of a document on its way through the Expansion Algorithm (JSON-LD 1.1 API, section
/// 5.1.2, steps 9 to 19). For JsonLdExpansion alone.
class JsonLdNode {
  public:
    JsonLdNode(ContextProcessor& contexts, JsonLdExpansion& expansion, JsonLdDiagnosis& diagnosis,
               ContextPtr active, const std::string* property)
        : m_contexts(contexts),
          m_expansion(expansion),
          m_diagnosis(diagnosis),
          m_active(std::move(active)),
          m_property(property) {}

    /// Steps 9 to 14.
    void read(const nlohmann::json& element);
    /// Steps 15 to 19; null where there is nothing to say.
    nlohmann::json finished();
    /// What was read, expanded.
    [[nodiscard]] nlohmann::json members() const { return m_result; }
    [[nodiscard]] const ContextPtr& active() const { return m_active; }

  private:
    void enterTypes(const nlohmann::json& element);
    void readMembers(const nlohmann::json& element);
    void readNested(const std::string& key, const nlohmann::json& value);
    void readNest(const std::string& key, const nlohmann::json& nest);

    void readKeyword(const std::string& keyword, const nlohmann::json& value);
    void readId(const nlohmann::json& value);
    void readType(const nlohmann::json& value);
    void readIncluded(const nlohmann::json& value);
    void readValue(const nlohmann::json& value);
    void readLanguage(const nlohmann::json& value);
    void readDirection(const nlohmann::json& value);
    void readReverse(const nlohmann::json& value);

    void readProperty(const std::string& key, const std::string& iri, const nlohmann::json& value);
    nlohmann::json expanded(const std::string& key, const TermDefinition* term,
                            const nlohmann::json& value);
    nlohmann::json ofLanguageMap(const TermDefinition& term, const nlohmann::json& map);
    nlohmann::json ofMap(const std::string& key, const TermDefinition& term,
                         const nlohmann::json& map);
    void placeByIndex(const TermDefinition& term, const std::string& index, nlohmann::json& item);
    void addReverse(const std::string& iri, nlohmann::json&& values);
    [[nodiscard]] bool isGoodValue();
    void add(nlohmann::json& object, const std::string& key, nlohmann::json&& values);
    void leftOut(const std::string& key);

    ContextProcessor& m_contexts;
    JsonLdExpansion& m_expansion;
    JsonLdDiagnosis& m_diagnosis;
    ContextPtr m_active;
    ContextPtr m_outerTypes;  // the context before those of the types: types are read in it
    const std::string* m_property;
    bool m_isJson = false;  // its @value is any JSON
    nlohmann::json m_result = nlohmann::json::object();
};

}  // namespace tripletalk::rdf
