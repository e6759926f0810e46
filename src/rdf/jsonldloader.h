// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/jsonlddiagnosis.h"
#include "rdf/reader.h"

#include <filesystem>
#include <map>
#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::rdf {

/// Finds the contexts that a document names by IRI. **Nothing is fetched**: they lie beside the
/// document, in its folder or below, or are schema.org's.
///
/// - Where the IRI lies in the folder of the document's own IRI, the rest of it names the file.
/// - Else the file is named after the IRI (see fileNameOf).
/// - schema.org is known as a vocabulary alone: each term means http://schema.org/term. That which
///   its properties hold are IRIs, dates or texts its own context says and this does not: such
///   values are read as texts.
///
/// No name leads out of the folder, nor does a link. A file has at most 16 MB, all of one reading
/// together 64 MB.
class ContextLoader {
  public:
    explicit ContextLoader(const ReadOptions& options)
        : m_folder(options.folder), m_documentIri(options.base) {}

    /// The JSON of the document with this absolute IRI; null where it failed ("loading remote
    /// context failed"). It stays where it is. No file is read twice, nor is one that failed.
    const nlohmann::json* load(const std::string& iri, JsonLdDiagnosis& diagnosis);

    /// What a context with this IRI is called beside a document: "w3id.org_security_v1.jsonld" of
    /// "https://w3id.org/security/v1".
    static std::string fileNameOf(std::string_view iri);

  private:
    [[nodiscard]] std::filesystem::path placeOf(const std::string& iri) const;
    [[nodiscard]] std::filesystem::path inFolder(std::string_view name) const;
    /// A file's content, or why there is none.
    struct Document {
        nlohmann::json content = {};
        std::string failure = {};
    };
    Document read(const std::filesystem::path& path);

    std::filesystem::path m_folder;
    std::string m_documentIri;
    std::map<std::string, std::filesystem::path> m_places;  ///< by IRI; some
    std::map<std::filesystem::path, Document> m_read;
    std::uintmax_t m_bytes = 0;
};

}  // namespace tripletalk::rdf
