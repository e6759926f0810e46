// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/turtlewriter.h"

#include "base/ascii.h"
#include "rdf/termtext.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace tripletalk::rdf {

namespace {

using ascii::isLetterOrDigit;

/// Stricter than the grammar: what is not plain stays a whole IRI.
bool isPlainName(std::string_view name) {
    return !name.empty() && isLetterOrDigit(name.front()) && std::ranges::all_of(name, [](char c) {
        return isLetterOrDigit(c) || c == '_' || c == '-';
    });
}

class Writer {
  public:
    explicit Writer(const std::map<std::string, std::string>& prefixes) : m_prefixes(prefixes) {}

    std::string term(const Term& term) {
        if (term.isIri()) return iri(term.lexical);
        if (term.datatype.empty()) return toText(term);
        return rdf::quoted(term.lexical) + "^^" + iri(term.datatype);
    }

    std::string predicate(const Term& predicate) {
        return predicate.lexical == vocabulary::rdfType ? "a" : term(predicate);
    }

    [[nodiscard]] std::string head() const {
        std::string lines;
        for (const auto& [prefix, name] : m_prefixes)
            if (m_used.contains(prefix))
                lines += "@prefix " + prefix + ": " + bracketed(name) + " .\n";
        return lines.empty() ? lines : lines + "\n";
    }

  private:
    std::string iri(const std::string& iri) {
        const std::pair<const std::string, std::string>* best = nullptr;
        for (const auto& entry : m_prefixes)
            if (iri.starts_with(entry.second) &&
                isPlainName(std::string_view(iri).substr(entry.second.size())) &&
                (!best || entry.second.size() > best->second.size()))
                best = &entry;
        if (!best) return bracketed(iri);
        m_used.insert(best->first);
        return best->first + ":" + iri.substr(best->second.size());
    }

    const std::map<std::string, std::string>& m_prefixes;
    std::set<std::string> m_used;
};

/// The members in the order in which their keys first occur.
template <typename Key>
std::vector<std::vector<const Quad*>> grouped(const std::vector<const Quad*>& quads, Key key) {
    std::vector<std::vector<const Quad*>> groups;
    std::map<Term, std::size_t> places;
    for (const Quad* quad : quads) {
        const auto [place, isNew] = places.emplace(key(*quad), groups.size());
        if (isNew) groups.emplace_back();
        groups[place->second].push_back(quad);
    }
    return groups;
}

std::string block(Writer& writer, const std::vector<const Quad*>& facts) {
    auto predicates = grouped(facts, [](const Quad& quad) { return quad.predicate; });
    std::stable_partition(predicates.begin(), predicates.end(), [](const auto& group) {
        return group.front()->predicate.lexical == vocabulary::rdfType;
    });
    std::string text = writer.term(facts.front()->subject);
    for (std::size_t i = 0; i < predicates.size(); ++i) {
        text += i == 0 ? " " : " ;\n    ";
        text += writer.predicate(predicates[i].front()->predicate);
        for (std::size_t k = 0; k < predicates[i].size(); ++k)
            text += (k == 0 ? " " : ", ") + writer.term(predicates[i][k]->object);
    }
    return text + " .\n";
}

}  // namespace

std::string toTurtle(const std::vector<Quad>& triples,
                     const std::map<std::string, std::string>& prefixes) {
    Writer writer(prefixes);
    std::vector<const Quad*> all;
    for (const Quad& quad : triples) all.push_back(&quad);
    std::string blocks;
    for (const auto& subject : grouped(all, [](const Quad& quad) { return quad.subject; }))
        blocks += (blocks.empty() ? "" : "\n") + block(writer, subject);
    return writer.head() + blocks;
}

}  // namespace tripletalk::rdf
