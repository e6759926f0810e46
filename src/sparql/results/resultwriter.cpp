// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/results/resultwriter.h"

#include "base/ascii.h"
#include "base/escaping.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "rdf/reader.h"
#include "rdf/termtext.h"
#include "rdf/turtlewriter.h"
#include "rdf/vocabulary.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tripletalk::sparql {

namespace {

using rdf::Term;

std::string jsonTerm(const Term& term) {
    const std::string value = ",\"value\":" + jsonText(term.lexical) + "}";
    if (term.isIri()) return R"({"type":"uri")" + value;
    if (term.isBlank()) return R"({"type":"bnode")" + value;
    std::string head = R"({"type":"literal")";
    if (!term.language.empty())
        head += ",\"xml:lang\":" + jsonText(term.language);
    else if (!term.datatype.empty())
        head += ",\"datatype\":" + jsonText(term.datatype);
    return head + value;
}

std::string toJson(const QueryAnswer& answer) {
    if (answer.form == QueryForm::Ask)
        return std::string(R"({"head":{},"boolean":)") + (answer.truth ? "true" : "false") + "}\n";
    std::string all = R"({"head":{"vars":[)";
    for (std::size_t i = 0; i < answer.variables.size(); ++i)
        all += (i == 0 ? "" : ",") + jsonText(answer.variables[i]);
    all += "]},\"results\":{\"bindings\":[";
    for (std::size_t r = 0; r < answer.rows.size(); ++r) {
        all += r == 0 ? "\n{" : ",\n{";
        bool first = true;
        for (std::size_t i = 0; i < answer.variables.size(); ++i) {
            if (!answer.rows[r][i]) continue;
            all += (first ? "" : ",") + jsonText(answer.variables[i]) + ":" +
                   jsonTerm(*answer.rows[r][i]);
            first = false;
        }
        all += "}";
    }
    return all + "\n]}}\n";
}

/// What XML 1.0 cannot hold, even escaped, becomes U+FFFD.
std::string xmlText(const std::string& text) {
    std::string held;
    for (const char c : wellFormed(text)) {
        const bool isControl = static_cast<unsigned char>(c) < 0x20 && !ascii::isBlank(c);
        if (isControl)
            held += "\xEF\xBF\xBD";
        else
            held += c;
    }
    return text::escapedMarkup(held);
}

std::string xmlTerm(const Term& term) {
    const std::string value = xmlText(term.lexical);
    if (term.isIri()) return "<uri>" + value + "</uri>";
    if (term.isBlank()) return "<bnode>" + value + "</bnode>";
    std::string head = "<literal";
    if (!term.language.empty())
        head += " xml:lang=\"" + xmlText(term.language) + "\"";
    else if (!term.datatype.empty())
        head += " datatype=\"" + xmlText(term.datatype) + "\"";
    return head + ">" + value + "</literal>";
}

std::string toXml(const QueryAnswer& answer) {
    std::string all =
        "<?xml version=\"1.0\"?>\n<sparql "
        "xmlns=\"http://www.w3.org/2005/sparql-results#\">\n<head>";
    for (const std::string& variable : answer.variables)
        all += "<variable name=\"" + xmlText(variable) + "\"/>";
    all += "</head>\n";
    if (answer.form == QueryForm::Ask)
        return all + "<boolean>" + (answer.truth ? "true" : "false") + "</boolean>\n</sparql>\n";
    all += "<results>\n";
    for (const auto& row : answer.rows) {
        all += "<result>";
        for (std::size_t i = 0; i < answer.variables.size(); ++i)
            if (row[i])
                all += "<binding name=\"" + xmlText(answer.variables[i]) + "\">" +
                       xmlTerm(*row[i]) + "</binding>";
        all += "</result>\n";
    }
    return all + "</results>\n</sparql>\n";
}

std::string csvTerm(const Term& term) {
    return text::csvCell(term.isBlank() ? "_:" + term.lexical : term.lexical);
}

bool allDigits(std::string_view text) { return std::ranges::all_of(text, ascii::isDigit); }

/// Whether the bare number means the same literal in SPARQL and Turtle.
bool isPlainNumber(const Term& term) {
    std::string_view form = term.lexical;
    if (form.starts_with('-') || form.starts_with('+')) form.remove_prefix(1);
    const std::size_t dot = form.find('.');
    const bool hasDigits = !form.empty() && form.front() != '.';
    if (term.datatype == std::string(rdf::vocabulary::xsd) + "integer")
        return hasDigits && allDigits(form);
    if (term.datatype != std::string(rdf::vocabulary::xsd) + "decimal") return false;
    return hasDigits && dot != std::string_view::npos && dot + 1 < form.size() &&
           allDigits(form.substr(0, dot)) && allDigits(form.substr(dot + 1));
}

std::string tsvTerm(const Term& term) {
    return isPlainNumber(term) ? term.lexical : rdf::toText(term);
}

struct TableStyle {
    std::string_view mark;  ///< before a variable's name
    char separator;
    std::string_view lineEnd;
    std::string (*cell)(const Term&);
};

std::string toTable(const QueryAnswer& answer, const TableStyle& style) {
    if (answer.form == QueryForm::Ask)
        return (answer.truth ? "true" : "false") + std::string(style.lineEnd);
    std::string all;
    for (std::size_t i = 0; i < answer.variables.size(); ++i) {
        if (i > 0) all += style.separator;
        (all += style.mark) += answer.variables[i];
    }
    all += style.lineEnd;
    for (const auto& row : answer.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) all += style.separator;
            if (row[i]) all += style.cell(*row[i]);
        }
        all += style.lineEnd;
    }
    return all;
}

std::vector<rdf::Quad> quadsOf(const QueryAnswer& answer) {
    std::vector<rdf::Quad> quads;
    for (const Triple& triple : answer.triples)
        quads.push_back({triple.subject, triple.predicate, triple.object});
    return quads;
}

std::string toNTriples(const QueryAnswer& answer) {
    std::string all;
    for (const rdf::Quad& quad : quadsOf(answer)) all += rdf::toNQuads(quad);
    return all;
}

}  // namespace

std::optional<ResultFormat> resultFormatOf(std::string_view name) {
    if (name == "json") return ResultFormat::Json;
    if (name == "xml") return ResultFormat::Xml;
    if (name == "csv") return ResultFormat::Csv;
    if (name == "tsv") return ResultFormat::Tsv;
    if (name == "nt") return ResultFormat::NTriples;
    if (name == "ttl" || name == "turtle") return ResultFormat::Turtle;
    return std::nullopt;
}

Result<std::string> write(const QueryAnswer& answer, ResultFormat format,
                          const std::vector<std::pair<std::string, std::string>>& prefixes) {
    const bool hasTriples =
        answer.form == QueryForm::Construct || answer.form == QueryForm::Describe;
    const bool forTriples = format == ResultFormat::NTriples || format == ResultFormat::Turtle;
    if (hasTriples && !forTriples)
        return Error{
            ErrorKind::Usage,
            say("Sentence", "The query makes triples: they are written as N-Triples or Turtle.")};
    if (!hasTriples && forTriples)
        return Error{
            ErrorKind::Usage,
            say("Sentence",
                "The query makes no triples: its answer is written as JSON, XML, CSV or TSV.")};
    switch (format) {
        case ResultFormat::Json:
            return toJson(answer);
        case ResultFormat::Xml:
            return toXml(answer);
        case ResultFormat::Csv:
            return toTable(answer, {"", ',', "\r\n", csvTerm});
        case ResultFormat::Tsv:
            return toTable(answer, {"?", '\t', "\n", tsvTerm});
        case ResultFormat::NTriples:
            return toNTriples(answer);
        case ResultFormat::Turtle:
            break;
    }
    return rdf::toTurtle(quadsOf(answer), {prefixes.begin(), prefixes.end()});
}

std::string shortText(const Term& term,
                      const std::vector<std::pair<std::string, std::string>>& prefixes) {
    if (term.isBlank()) return "_:" + term.lexical;
    if (term.isLiteral())
        return term.language.empty() ? term.lexical : term.lexical + "@" + term.language;
    const std::pair<std::string, std::string>* best = nullptr;
    for (const auto& entry : prefixes)
        if (term.lexical.starts_with(entry.second) &&
            (!best || entry.second.size() > best->second.size()))
            best = &entry;
    if (!best) return "<" + term.lexical + ">";
    return best->first + ":" + term.lexical.substr(best->second.size());
}

}  // namespace tripletalk::sparql
