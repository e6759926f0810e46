// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/jsonlddiagnosis.h"
#include "rdf/reader.h"

#include <functional>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::rdf {

/// Deserialize JSON-LD to RDF (JSON-LD 1.1 API, section 7.2), of expanded nodes as they come: they
/// are not gathered in a node map first, for a graph is a set. The same quad may come twice.
///
/// Terms are checked as those of all readers; a triple with a bad one is told as a fault and left
/// out. Blank nodes as properties are left out (no generalized RDF), base directions are not told.
///
/// Blank nodes: "_:x" becomes "nx" in the first document of a file and "d2_x" in the second, where
/// characters that a label cannot have stand as a dot and their hexadecimal code; those without a
/// name are "b1", "b2" and so on.
class JsonLdToRdf {
  public:
    using Sink = std::function<void(const Quad&)>;
    JsonLdToRdf(const ReadOptions& options, JsonLdDiagnosis& diagnosis, const Sink& sink)
        : m_options(options), m_diagnosis(diagnosis), m_sink(sink) {}

    /// From here on the same blank label is another node.
    void beginDocument() { ++m_document; }

    /// A node or an array of them, expanded.
    void add(const nlohmann::json& nodes, const Term& graph);
    /// Of what falls with its graph, whose name is bad: counts it.
    void leaveOut(const nlohmann::json& nodes);
    /// Its name, made if it has none; nothing if no triple can have it.
    std::optional<Term> addNode(const nlohmann::json& node, const Term& graph);

  private:
    std::optional<Term> nameOf(const nlohmann::json& node);
    void addMember(const std::optional<Term>& subject, const std::string& key,
                   const nlohmann::json& values, const Term& graph);
    void addReverse(const std::optional<Term>& object, const nlohmann::json& properties,
                    const Term& graph);
    std::optional<Term> object(const nlohmann::json& value, const Term& graph);
    std::optional<Term> literal(const nlohmann::json& value);
    Term list(const nlohmann::json& items, const Term& graph);
    std::optional<Term> resource(const std::string& name);
    std::optional<Term> property(const std::string& name);
    bool acceptIri(std::string& iri);
    [[nodiscard]] std::string labelOf(std::string_view written) const;
    Term freshBlank();
    void give(const std::optional<Term>& subject, const std::optional<Term>& predicate,
              const std::optional<Term>& object, const Term& graph);

    const ReadOptions& m_options;
    JsonLdDiagnosis& m_diagnosis;
    const Sink& m_sink;
    Quad m_quad;  // kept, so that its strings need not be made anew
    std::int64_t m_document = 0;
    std::int64_t m_unnamed = 0;
};

}  // namespace tripletalk::rdf
