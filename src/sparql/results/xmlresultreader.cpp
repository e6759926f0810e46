// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "sparql/results/answercollector.h"
#include "sparql/results/resultreader.h"

#include <climits>
#include <memory>

#include <libxml/xmlreader.h>

namespace tripletalk::sparql {

namespace {

constexpr std::string_view resultsNamespace = "http://www.w3.org/2005/sparql-results#";

std::string textOf(const xmlChar* text) {
    return text ? reinterpret_cast<const char*>(text) : std::string();
}

struct FreeReader {
    void operator()(xmlTextReader* reader) const { xmlFreeTextReader(reader); }
};

class XmlResults {
  public:
    XmlResults(std::string_view text, AnswerCollector& answer)
        // No network, no DTD, no entities but XML's own five, and libxml2's bounds on depth.
        : m_reader(xmlReaderForMemory(text.data(), static_cast<int>(text.size()), nullptr, nullptr,
                                      XML_PARSE_NONET)),
          m_answer(answer) {
        // A structured one: before the other kind libxml2 asks whoever else receives errors.
        if (m_reader)
            xmlTextReaderSetStructuredErrorHandler(
                m_reader.get(),
                [](void* self, auto* error) { static_cast<XmlResults*>(self)->note(*error); },
                this);
    }

    void read() {
        if (!m_reader) {
            m_answer.fail("no memory to read it");
            return;
        }
        int more = xmlTextReaderRead(m_reader.get());
        while (more == 1 && node()) more = xmlTextReaderRead(m_reader.get());
        if (more < 0) m_answer.fail(m_trouble.empty() ? "the text is no XML" : m_trouble);
    }

  private:
    bool node() {
        switch (xmlTextReaderNodeType(m_reader.get())) {
            case XML_READER_TYPE_ELEMENT:
                return element();
            case XML_READER_TYPE_END_ELEMENT:
                return elementEnd(textOf(xmlTextReaderConstLocalName(m_reader.get())));
            case XML_READER_TYPE_TEXT:
            case XML_READER_TYPE_CDATA:
            case XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
            case XML_READER_TYPE_WHITESPACE:
                if (m_inTerm) m_value += textOf(xmlTextReaderConstValue(m_reader.get()));
                return true;
            case XML_READER_TYPE_ENTITY_REFERENCE:
            case XML_READER_TYPE_DOCUMENT_TYPE:
                return m_answer.fail("a document type or an entity, which results do not have");
            default:
                return true;
        }
    }

    bool element() {
        const std::string name = textOf(xmlTextReaderConstLocalName(m_reader.get()));
        const bool empty = xmlTextReaderIsEmptyElement(m_reader.get()) == 1;
        if (textOf(xmlTextReaderConstNamespaceUri(m_reader.get())) != resultsNamespace)
            return m_answer.fail("the element " + text::elide(name, 80) + " of another vocabulary");
        if (m_inTerm) return m_answer.fail("an element inside a term");
        return begin(name) && (!empty || elementEnd(name));
    }

    bool begin(const std::string& name) {
        if (name == "variable") return m_answer.declare(attribute("name"));
        if (name == "results") return m_answer.solutions();
        if (name == "result") {
            m_inResult = true;
            return m_answer.beginSolution();
        }
        if (name == "binding") {
            m_variable = attribute("name");
            m_inBinding = m_inResult;
            return m_inResult || m_answer.fail("a binding outside a result");
        }
        const bool isTerm = name == "uri" || name == "bnode" || name == "literal";
        if (isTerm && !m_inBinding) return m_answer.fail("a term outside a binding");
        if (isTerm || name == "boolean") {
            m_inTerm = true;
            m_value.clear();
            m_datatype = attribute("datatype");
            m_language = attribute("xml:lang");
            return true;
        }
        const bool known = name == "sparql" || name == "head" || name == "link";
        return known || m_answer.fail("an element " + text::elide(name, 80));
    }

    bool elementEnd(const std::string& name) {
        if (name == "head") return m_answer.declared();
        if (name == "result") {
            m_inResult = false;
            return m_answer.endSolution();
        }
        if (name == "binding") m_inBinding = false;
        if (!m_inTerm) return true;
        m_inTerm = false;
        if (name == "boolean") {
            const std::string_view truth = text::trim(m_value);
            const bool known = truth == "true" || truth == "false";
            return known ? m_answer.truth(truth == "true")
                         : m_answer.fail("a truth that is neither true nor false");
        }
        auto term = m_answer.term(name, std::move(m_value), std::move(m_datatype), m_language);
        return term && m_answer.bind(m_variable, *std::move(term));
    }

    std::string attribute(const char* name) {
        const std::unique_ptr<xmlChar, decltype(xmlFree)> value(
            xmlTextReaderGetAttribute(m_reader.get(), reinterpret_cast<const xmlChar*>(name)),
            xmlFree);
        return textOf(value.get());
    }

    void note(const xmlError& error) {
        if (m_trouble.empty() && error.message)
            m_trouble = text::elide(text::collapseWhitespace(error.message), 200);
    }

    std::unique_ptr<xmlTextReader, FreeReader> m_reader;
    AnswerCollector& m_answer;
    std::string m_trouble;
    std::string m_variable;
    std::string m_value;
    std::string m_datatype;
    std::string m_language;
    bool m_inResult = false;
    bool m_inBinding = false;
    bool m_inTerm = false;
};

}  // namespace

Result<QueryAnswer> readXmlResults(std::string_view text, const QueryLimits& limits) {
    if (text.size() > INT_MAX)
        return Error{ErrorKind::Limit, say("Sentence", "The results are over 2 GB.")};
    AnswerCollector answer(limits);
    XmlResults(text, answer).read();
    return answer.take();
}

}  // namespace tripletalk::sparql
