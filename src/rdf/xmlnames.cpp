// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/xmlnames.h"

#include "base/ascii.h"
#include "base/escaping.h"
#include "rdf/iri.h"

#include <algorithm>

namespace tripletalk::rdf {

namespace {

bool isXmlName(std::string_view text) {
    const auto begins = [](unsigned char c) { return c >= 0x80 || c == '_' || ascii::isLetter(c); };
    const auto goesOn = [&](unsigned char c) {
        return begins(c) || ascii::isDigit(c) || c == '-' || c == '.';
    };
    return !text.empty() && begins(static_cast<unsigned char>(text.front())) &&
           std::ranges::all_of(text, goesOn);
}

/// Whether it is for us to mend; what entities stand for is not known here.
bool isNoName(std::string_view value) {
    return !isXmlName(value) && value.find('&') == std::string_view::npos;
}

std::string fragmentOf(std::string_view id) {
    std::string fragment = "#";
    for (const char c : id) {
        const bool plain = iriBytes[static_cast<unsigned char>(c)] && c != '#' && c != '\'';
        fragment += plain ? std::string(1, c) : text::percentEncoded(std::string_view(&c, 1), "");
    }
    return fragment;
}

void replaceAttribute(std::string& tag, const XmlAttribute& attribute, std::string_view name,
                      const std::string& value) {
    tag.replace(attribute.value, attribute.end - attribute.value, value);
    tag.replace(attribute.name, attribute.nameEnd - attribute.name, name);
}

/// An IRI that no triple passes with, and that tells why.
std::string impossibleIri(std::string_view name, std::string_view value) {
    return "#&lt;" + std::string(name) + " " + std::string(value) + "&gt;";
}

}  // namespace

XmlNames::Kind XmlNames::kindOf(std::string_view tag) const {
    if (m_open.empty()) {
        const auto name = tag.substr(1, tag.find_first_of(" \t\r\n/>") - 1);
        return name == "RDF" || name.ends_with(":RDF") ? Kind::Root : Kind::Node;
    }
    switch (m_open.back()) {
        case Kind::Node:
            return Kind::Property;
        case Kind::Literal:
            return Kind::Literal;
        default:
            return Kind::Node;
    }
}

std::optional<std::string> XmlNames::mended(const XmlPiece& piece,
                                            const StatementParser::FaultSink& faults) {
    if (m_onError == OnError::Stop) return std::nullopt;
    const auto written = std::string_view(piece.text).substr(piece.tag);
    if (written.empty() || written.starts_with("<!") || written.starts_with("<?"))
        return std::nullopt;
    if (written.starts_with("</")) {
        if (!m_open.empty()) m_open.pop_back();
        return std::nullopt;
    }
    const Kind kind = kindOf(written);
    if (!written.ends_with("/>")) {
        const auto type = xmlAttribute(written, "rdf:parseType");
        const bool resource = kind == Kind::Property && type == "Resource";
        const bool literal = kind == Kind::Property && type && !resource && type != "Collection";
        m_open.push_back(resource ? Kind::Node : literal ? Kind::Literal : kind);
    }
    if (kind == Kind::Root || kind == Kind::Literal) return std::nullopt;
    std::string tag(written);
    Fault fault{{}, {}, piece.tagLine, piece.tagColumn};
    fault.repaired = m_onError == OnError::Repair;
    if (!mendId(tag, kind, fault) && !mendNodeId(tag, kind, fault)) return std::nullopt;
    if (!fault.reason.empty()) faults(std::move(fault));
    return piece.text.substr(0, piece.tag) + tag;
}

bool XmlNames::mendId(std::string& tag, Kind kind, Fault& fault) {
    const auto id = findXmlAttribute(tag, "rdf:ID");
    if (!id) return false;
    const std::string value = tag.substr(id->value, id->end - id->value);
    const bool repairs = m_onError == OnError::Repair;
    if (!isNoName(value)) {
        if (!repairs || kind != Kind::Node || m_ids.insert(value).second) return false;
        fault.reason = say("Sentence", "rdf:ID that stands twice, read as the same thing");
        fault.message = "rdf:ID \"" + value + "\" was there before.";
        replaceAttribute(tag, *id, "rdf:about", fragmentOf(value));
    } else if (kind == Kind::Property) {
        fault.reason = say("Sentence", "syntax error");
        fault.message = "Illegal rdf:ID value '" + value + "': its statement stays without it.";
        fault.repaired = false;
        tag.erase(id->name, id->end + 1 - id->name);
    } else if (repairs) {
        fault.reason = say("Sentence", "rdf:ID or rdf:nodeID that is no name, read all the same");
        fault.message =
            "rdf:ID \"" + value + "\" is read as rdf:about \"" + fragmentOf(value) + "\"";
        replaceAttribute(tag, *id, "rdf:about", fragmentOf(value));
    } else {
        replaceAttribute(tag, *id, "rdf:about", impossibleIri("rdf:ID", value));
    }
    return true;
}

bool XmlNames::mendNodeId(std::string& tag, Kind kind, Fault& fault) const {
    const auto id = findXmlAttribute(tag, "rdf:nodeID");
    if (!id) return false;
    const std::string value = tag.substr(id->value, id->end - id->value);
    if (!isNoName(value)) return false;
    if (m_onError == OnError::Repair) {
        const std::string label = "repaired-" + text::hexadecimal(value);
        fault.reason = say("Sentence", "rdf:ID or rdf:nodeID that is no name, read all the same");
        fault.message = "rdf:nodeID \"" + value + "\" is read as \"" + label + "\"";
        replaceAttribute(tag, *id, "rdf:nodeID", label);
    } else {
        replaceAttribute(tag, *id, kind == Kind::Node ? "rdf:about" : "rdf:resource",
                         impossibleIri("rdf:nodeID", value));
    }
    return true;
}

}  // namespace tripletalk::rdf
