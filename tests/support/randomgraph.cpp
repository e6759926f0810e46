// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/randomgraph.h"

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <utility>

namespace tripletalk::tests {

namespace {

using rdf::Quad;
using rdf::Term;
using Terms = std::vector<Term>;

const std::string rdfNames = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const std::string rdfsNames = "http://www.w3.org/2000/01/rdf-schema#";
const std::string owlNames = "http://www.w3.org/2002/07/owl#";
const std::string xsdNames = "http://www.w3.org/2001/XMLSchema#";

/// One way to write the values of a predicate; {} stands for a number.
struct Style {
    std::vector<std::string> forms;
    std::string datatype = {};
    std::string language = {};
};

const std::vector<Style>& styles() {
    static const std::vector<Style> all = {
        {{"{}", "-{}", "0{}", "+{}"}, xsdNames + "integer"},
        {{"{}"}, xsdNames + "integer"},
        {{"{}.5", "{}", "{}.250", "-.{}", "{}."}, xsdNames + "decimal"},
        {{"{}e1", "{}.5E-3", "INF", "NaN", "-0", "1e400", "{}"}, xsdNames + "double"},
        {{"{}.1", "{}"}, xsdNames + "float"},
        {{"true", "false", "1", "0"}, xsdNames + "boolean"},
        {{"2020-01-1{}", "1999-12-0{}", "2020-02-3{}", "yesterday"}, xsdNames + "date"},
        {{"2020-01-1{}T10:00:00Z", "2020-01-1{}T10:00:00+02:00"}, xsdNames + "dateTime"},
        {{"PT{}H", "P{}D", "P1Y{}M"}, xsdNames + "duration"},
        {{"200{}", "199{}"}, xsdNames + "gYear"},
        {{"{}", "many", "", " {} "}, xsdNames + "int"},
        {{"{};{}"}, "http://types.example/pair"},
        {{"{} mm", "1,20{} mm"}},
        {{"{} - 1{} m", "{} m"}},
        {{"1:0{} h", "0:1{} h"}},
        {{"€ {}.50", "€ 1.00{},00"}},
        {{"{} %", "{}.5%"}},
        {{"yes", "no"}},
        {{"00{}", "{}"}},
        {{"{}", "1{}"}},
        {{"red", "blue", "green"}},
        {{"thing {}", "thing"}, {}, "en"},
        {{"Ding {}", "Ding"}, {}, "de"},
        {{"two\nlines {}", "it's \"{}\"", "", " ", "tab\t{}", "_:b{}", "http://x.example/{}",
          "-- {}", "\x01{}", "日本{}", "NULL"}},
        {{"12345678901234567890123{}", "9007199254740993", "-{}"}, xsdNames + "integer"},
        {{"0.1234567890123456789{}"}, xsdNames + "decimal"},
    };
    return all;
}

class Generator {
  public:
    explicit Generator(unsigned seed) : m_engine(seed) {}

    std::vector<Quad> graph() {
        m_limit = 5 + pick(146);
        makeGraphs();
        makeClasses();
        makePredicates();
        makeEntities();
        describeVocabulary();
        for (std::size_t i = 0; i < m_entities.size() && !full(); ++i) describe(m_entities[i]);
        while (!full() && !m_entities.empty() && !chance(3)) oddities();
        while (m_quads.size() < 5) add(iri("filler"), any(m_literalPredicates), value(0));
        std::sort(m_quads.begin(), m_quads.end());
        m_quads.erase(std::unique(m_quads.begin(), m_quads.end()), m_quads.end());
        return std::move(m_quads);
    }

  private:
    // The distributions of the standard library differ between libraries.
    unsigned pick(unsigned below) { return static_cast<unsigned>(m_engine() % below); }
    bool chance(unsigned percent) { return pick(100) < percent; }
    template <typename T>
    const T& any(const std::vector<T>& from) {
        return from[pick(static_cast<unsigned>(from.size()))];
    }
    bool full() const { return m_quads.size() >= m_limit; }

    void add(const Term& subject, const Term& predicate, const Term& object) {
        if (full()) return;
        m_quads.push_back({subject, predicate, object, any(m_graphs)});
        if (m_graphs.size() > 1 && chance(8))
            m_quads.push_back({subject, predicate, object, any(m_graphs)});
    }

    /// Names of all kinds, not always from one namespace, so that endings fall together.
    Term iri(const std::string& stem) {
        static const std::vector<std::string> spaces = {"http://one.example/",
                                                        "http://one.example/",
                                                        "http://one.example/",
                                                        "http://two.example/a#",
                                                        "urn:x:",
                                                        "https://three.example/%E4%BD%A0/"};
        static const std::vector<std::string> tails = {"",     "",   "",      "",    "_b", "-Ü",
                                                       "%20x", "'s", ".html", "(1)", "🌊"};
        return Term::iri(any(spaces) + stem + any(tails));
    }

    void makeGraphs() {
        m_graphs = {Term{}};
        if (chance(70)) return;
        m_graphs.push_back(Term::iri("http://graphs.example/g1"));
        if (chance(50)) m_graphs.push_back(Term::blank("g"));
        if (chance(30)) m_graphs.erase(m_graphs.begin());
    }

    void makeClasses() {
        static const std::vector<std::string> stems = {"Car",    "car",    "Order", "Größe",
                                                       "Person", "Entity", "Список"};
        const unsigned count = pick(6);
        for (unsigned i = 0; i < count; ++i)
            m_classes.push_back(chance(10) ? Term::blank("c" + std::to_string(i))
                                           : iri(any(stems)));
        if (chance(10)) m_classes.push_back(Term::iri(owlNames + "Thing"));
    }

    void makePredicates() {
        static const std::vector<std::string> stems = {
            "size", "hasSize", "name", "value", "key", "group", "цена", "price", "id", "type"};
        static const std::vector<std::string> linkStems = {"partOf", "knows", "hasPart",
                                                           "from",   "size",  "label"};
        for (unsigned i = 0; i < 1 + pick(6); ++i) {
            m_literalPredicates.push_back(iri(any(stems)));
            m_style.push_back(pick(static_cast<unsigned>(styles().size())));
        }
        for (unsigned i = 0; i < 1 + pick(4); ++i) m_linkPredicates.push_back(iri(any(linkStems)));
    }

    void makeEntities() {
        const unsigned count = 1 + pick(chance(15) ? 40 : 14);
        for (unsigned i = 0; i < count; ++i)
            m_entities.push_back(chance(20) ? Term::blank("e" + std::to_string(i))
                                            : iri("e" + std::to_string(pick(count))));
    }

    void describeVocabulary() {
        static const std::vector<Style> texts = {
            {{"Car"}, {}, "en"}, {{"Auto"}, {}, "de"}, {{"car"}}, {{"Size of it"}}, {{"key"}}};
        const auto text = [&] {
            const Style& style = any(texts);
            return Term::literal(style.forms[0], style.datatype, style.language);
        };
        for (const Term& each : m_classes) {
            if (chance(30)) add(each, type(), Term::iri(owlNames + "Class"));
            if (chance(30)) add(each, Term::iri(rdfsNames + "label"), text());
            if (chance(40)) add(each, Term::iri(rdfsNames + "subClassOf"), any(m_classes));
            if (chance(10)) add(each, any(m_literalPredicates), value(0));
        }
        for (const Term& each : m_linkPredicates) {
            if (chance(20)) add(each, type(), Term::iri(owlNames + "ObjectProperty"));
            if (chance(15)) add(each, Term::iri(rdfsNames + "comment"), text());
            if (chance(15) && !m_classes.empty())
                add(each, Term::iri(rdfsNames + "range"), any(m_classes));
        }
        for (const Term& each : m_literalPredicates)
            if (chance(15)) add(each, Term::iri(rdfsNames + "label"), text());
    }

    static Term type() { return Term::iri(rdfNames + "type"); }

    Term value(std::size_t predicate) {
        const Style& style =
            chance(12) ? any(styles()) : styles()[m_style[predicate % m_style.size()]];
        std::string form = any(style.forms);
        for (auto at = form.find("{}"); at != std::string::npos; at = form.find("{}"))
            form.replace(at, 2, std::to_string(pick(10)));
        return Term::literal(form, style.datatype, style.language);
    }

    Term target() {
        const unsigned which = pick(100);
        if (which < 70) return any(m_entities);
        if (which < 85) return iri("gone" + std::to_string(pick(3)));
        if (which < 90) return Term::blank("gone");
        if (which < 95 && !m_classes.empty()) return any(m_classes);
        return list();
    }

    Term list() {
        const Term nil = Term::iri(rdfNames + "nil");
        const Term first = Term::iri(rdfNames + "first");
        const Term rest = Term::iri(rdfNames + "rest");
        Term head = nil;
        for (unsigned i = pick(4); i > 0; --i) {
            const Term node = Term::blank("l" + std::to_string(++m_lists));
            add(node, first, chance(60) ? value(0) : any(m_entities));
            if (!chance(6)) add(node, rest, chance(5) ? any(m_entities) : head);
            if (chance(5)) add(node, first, value(0));
            if (chance(4)) add(node, any(m_literalPredicates), value(0));
            head = node;
        }
        return head;
    }

    void describe(const Term& entity) {
        if (!m_classes.empty() && !chance(15)) {
            add(entity, type(), any(m_classes));
            if (chance(15)) add(entity, type(), any(m_classes));
        }
        if (chance(40))
            add(entity, Term::iri(rdfsNames + "label"),
                Term::literal("name " + std::to_string(pick(20)), {}, chance(50) ? "en" : ""));
        for (std::size_t i = 0; i < m_literalPredicates.size(); ++i)
            for (unsigned many = chance(60) ? (chance(12) ? 2 : 1) : 0; many > 0; --many)
                add(entity, m_literalPredicates[i], value(i));
        for (const Term& predicate : m_linkPredicates)
            for (unsigned many = chance(45) ? (chance(20) ? 2 : 1) : 0; many > 0; --many)
                add(entity, predicate, target());
    }

    void oddities() {
        const Term& entity = any(m_entities);
        switch (pick(8)) {
            case 0:
                add(entity, any(m_linkPredicates), list());
                break;
            case 1:
                add(entity, any(m_linkPredicates), value(0));
                break;
            case 2:
                add(entity, any(m_literalPredicates), target());
                break;
            case 3:
                add(entity, type(), value(0));
                break;
            case 4:
                add(entity, Term::iri(owlNames + "sameAs"), any(m_entities));
                break;
            case 5:
                add(entity, type(), Term::iri(rdfNames + "Statement"));
                add(entity, Term::iri(rdfNames + "subject"), any(m_entities));
                add(entity, Term::iri(rdfNames + "predicate"), any(m_linkPredicates));
                add(entity, Term::iri(rdfNames + "object"), value(0));
                break;
            case 6:
                add(any(m_linkPredicates), any(m_literalPredicates), value(0));
                break;
            default:
                add(any(m_graphs).lexical.empty() ? entity : m_graphs.back(),
                    any(m_literalPredicates), value(0));
        }
    }

    std::mt19937 m_engine;
    std::size_t m_limit = 0;
    unsigned m_lists = 0;
    Terms m_graphs;
    Terms m_classes;
    Terms m_literalPredicates;
    Terms m_linkPredicates;
    Terms m_entities;
    std::vector<std::size_t> m_style;  ///< of each literal predicate
    std::vector<Quad> m_quads;
};

}  // namespace

std::vector<rdf::Quad> randomGraph(unsigned seed) { return Generator(seed).graph(); }

std::vector<rdf::Quad> minimised(std::vector<rdf::Quad> quads,
                                 const std::function<bool(const std::vector<rdf::Quad>&)>& fails) {
    for (std::size_t piece = (quads.size() + 1) / 2; piece > 0; piece /= 2) {
        bool smaller = true;
        while (smaller) {
            smaller = false;
            for (std::size_t at = 0; at < quads.size();) {
                std::vector<rdf::Quad> fewer = quads;
                const auto begin = fewer.begin() + static_cast<std::ptrdiff_t>(at);
                fewer.erase(
                    begin, begin + static_cast<std::ptrdiff_t>(std::min(piece, quads.size() - at)));
                if (fails(fewer)) {
                    quads = std::move(fewer);
                    smaller = true;
                } else {
                    at += piece;
                }
            }
            if (piece > 1) break;
        }
    }
    return quads;
}

}  // namespace tripletalk::tests
