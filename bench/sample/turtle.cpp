// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sample/turtle.h"

#include <map>

namespace tripletalk::sample {

namespace {

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}

std::size_t writeTerm(const std::string& name, const std::string& type, const std::string& label,
                      const std::string& comment, std::ostream* out) {
    const std::size_t count = 1 + (label.empty() ? 0 : 1) + (comment.empty() ? 0 : 1);
    if (out == nullptr) return count;
    *out << "schema:" << name << " a " << type;
    if (!label.empty()) *out << " ;\n    rdfs:label " << quoted(label);
    if (!comment.empty()) *out << " ;\n    rdfs:comment " << quoted(comment);
    *out << " .\n";
    return count;
}

std::size_t writeTerms(const Vocabulary& vocabulary, std::ostream* out) {
    std::size_t count = 0;
    for (const auto& words : vocabulary.classes)
        count += writeTerm(words.name, "rdfs:Class", words.label, words.comment, out);
    for (const auto& attribute : vocabulary.attributes)
        count += writeTerm(attribute.name, "rdf:Property", attribute.label, attribute.comment, out);
    return count;
}

std::string object(const World& world, const Fact& fact) {
    if (fact.target >= 0)
        return "id:" + world.entities[static_cast<std::size_t>(fact.target)].localName;
    switch (world.vocabulary->attribute(fact.attr).shape) {
        case Shape::Integer:
            return fact.text;
        case Shape::Date:
            return quoted(fact.text) + "^^xsd:date";
        default:
            return quoted(fact.text);
    }
}

}  // namespace

std::size_t vocabularyTriples(const Vocabulary& vocabulary) {
    return writeTerms(vocabulary, nullptr);
}

std::size_t writeVocabulary(const Vocabulary& vocabulary, const std::string& maker,
                            std::ostream& out) {
    out << "@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .\n"
           "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n"
           "@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .\n"
        << "@prefix id: <" << baseIri(maker) << "id/> .\n"
        << "@prefix schema: <" << baseIri(maker) << "schema#> .\n\n";
    return writeTerms(vocabulary, &out);
}

void writeEntities(const World& world, std::ostream& out) {
    for (const auto& entity : world.entities) {
        out << "\nid:" << entity.localName
            << " a schema:" << world.vocabulary->classOf(entity.kind).name;
        for (std::size_t i = 0; i < entity.labels.size(); ++i) {
            const auto& label = entity.labels[i];
            out << (i == 0 ? " ;\n    rdfs:label " : ", ") << quoted(label.text);
            if (!label.language.empty()) out << '@' << label.language;
        }
        if (!entity.comment.empty()) out << " ;\n    rdfs:comment " << quoted(entity.comment);
        std::map<Attr, std::string> objects;
        for (const auto& fact : entity.facts) {
            std::string& list = objects[fact.attr];
            if (!list.empty()) list += ", ";
            list += object(world, fact);
        }
        for (const auto& [attr, list] : objects)
            out << " ;\n    schema:" << world.vocabulary->attribute(attr).name << ' ' << list;
        out << " .\n";
    }
}

}  // namespace tripletalk::sample
