// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonldloader.h"

#include "base/ascii.h"
#include "base/file.h"
#include "base/text.h"
#include "rdf/jsonparsing.h"

#include <algorithm>

namespace tripletalk::rdf {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t mostOfContext = std::uintmax_t{16} << 20;
constexpr std::uintmax_t mostOfContexts = std::uintmax_t{64} << 20;
constexpr std::size_t longestContextName = 200;
constexpr std::size_t placesKept = 1000;

/// The IRI without what does not name a document: its fragment.
std::string_view documentOf(std::string_view iri) { return iri.substr(0, iri.find('#')); }

/// The IRI without its scheme; empty where it is none of the web.
std::string_view webAddress(std::string_view iri) {
    for (const std::string_view scheme : {"https://", "http://"})
        if (iri.starts_with(scheme)) return documentOf(iri.substr(scheme.size()));
    return {};
}

bool isSchemaOrg(std::string_view iri) {
    std::string_view address = webAddress(iri);
    if (address.starts_with("www.")) address.remove_prefix(4);
    return address == "schema.org" || address == "schema.org/" ||
           address == "schema.org/docs/jsonldcontext.jsonld" ||
           address == "schema.org/docs/jsonldcontext.json";
}

const nlohmann::json& vocabularyOfSchemaOrg() {
    static const nlohmann::json document{{"@context",
                                          {{"@vocab", "http://schema.org/"},
                                           {"schema", "http://schema.org/"},
                                           {"id", "@id"},
                                           {"type", "@type"}}}};
    return document;
}

/// Names of folders and a file, none of which leads up or elsewhere; nothing if one does.
std::string plainName(std::string_view written) {
    std::string name;
    for (std::size_t at = 0; at < written.size(); ++at) {
        const bool coded = written[at] == '%' && at + 2 < written.size();
        const int high = coded ? ascii::hexValue(static_cast<unsigned char>(written[at + 1])) : -1;
        const int low = coded ? ascii::hexValue(static_cast<unsigned char>(written[at + 2])) : -1;
        const bool isCode = high >= 0 && low >= 0;
        name += isCode ? static_cast<char>(high * 16 + low) : written[at];
        if (isCode) at += 2;
    }
    if (name.find('\\') != std::string::npos || name.find('\0') != std::string::npos) return {};
    for (const std::string& part : text::split(name, '/'))
        if (part.empty() || part.front() == '.') return {};
    return name;
}

}  // namespace

std::string ContextLoader::fileNameOf(std::string_view iri) {
    std::string name(webAddress(iri));
    while (name.ends_with('/')) name.pop_back();
    for (char& c : name)
        if (!ascii::isLetterOrDigit(static_cast<unsigned char>(c)) && c != '-' && c != '.') c = '_';
    if (!name.empty() && !name.ends_with(".jsonld") && !name.ends_with(".json")) name += ".jsonld";
    return name.size() > longestContextName || name.starts_with('.') ? std::string() : name;
}

/// The file below the folder, if there is one: links that lead out do not count.
fs::path ContextLoader::inFolder(std::string_view name) const {
    if (name.empty() || m_folder.empty()) return {};
    std::error_code failed;
    const fs::path folder = fs::canonical(m_folder, failed);
    if (failed) return {};
    const fs::path path = fs::canonical(folder / name, failed);
    if (failed || !fs::is_regular_file(path, failed)) return {};
    const auto [end, _] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end() ? path : fs::path();
}

fs::path ContextLoader::placeOf(const std::string& iri) const {
    const std::string folder = m_documentIri.substr(0, m_documentIri.rfind('/') + 1);
    if (!folder.empty() && iri.starts_with(folder)) {
        auto rest = documentOf(std::string_view(iri).substr(folder.size()));
        rest = rest.substr(0, rest.find('?'));
        if (auto path = inFolder(plainName(rest)); !path.empty()) return path;
    }
    return inFolder(fileNameOf(iri));
}

const nlohmann::json* ContextLoader::load(const std::string& iri, JsonLdDiagnosis& diagnosis) {
    if (m_places.size() == placesKept) m_places.clear();
    const auto [place, isNew] = m_places.try_emplace(iri);
    if (isNew) place->second = placeOf(iri);
    const fs::path& path = place->second;
    if (path.empty() && isSchemaOrg(iri)) return &vocabularyOfSchemaOrg();
    if (path.empty()) {
        const std::string name = fileNameOf(iri);
        diagnosis.fail({say("Sentence", "missing context"),
                        "The context <" + iri + "> can be put beside the file" +
                            (name.empty() ? "" : " as \"" + name + "\"") +
                            "; nothing is fetched from the network."},
                       iri);
        return nullptr;
    }
    auto known = m_read.find(path);
    if (known == m_read.end()) known = m_read.emplace(path, read(path)).first;
    if (known->second.failure.empty()) return &known->second.content;
    diagnosis.fail("loading remote context failed", known->second.failure, iri);
    return nullptr;
}

ContextLoader::Document ContextLoader::read(const fs::path& path) {
    const std::string name = "The context \"" + path.string() + "\" ";
    std::error_code failed;
    const auto size = fs::file_size(path, failed);
    if (failed || size > mostOfContext || m_bytes + size > mostOfContexts)
        return {.failure = name + "is too large."};
    const auto content = readFile(path);
    if (!content) return {.failure = content.error().toText()};
    Document document;
    std::string_view text = *content;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    if (const auto fault = parseJson(text, document.content)) {
        const auto before = text.substr(0, fault->at);
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        return {.failure = name + "is not JSON: line " + std::to_string(line) + ": " +
                           fault->fault.message};
    }
    m_bytes += size;
    return document;
}

}  // namespace tripletalk::rdf
