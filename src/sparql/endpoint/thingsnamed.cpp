// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/endpoint/thingsnamed.h"

#include "base/text.h"
#include "naming/labels.h"
#include "sparql/endpoint/graphlabels.h"
#include "sparql/parser/serialiser.h"

#include <algorithm>
#include <map>

namespace tripletalk::sparql {

namespace {

constexpr std::size_t mostWords = 5;
constexpr std::size_t shortestWord = 4;  ///< bytes
constexpr std::size_t mostMentions = 200;
constexpr std::size_t mostNamedThings = 200;

struct Mention {
    std::size_t begin = 0, end = 0;
};

/// A lower-case word that stands alone must be long to be a name.
bool saysEnough(const std::string& mention) {
    return mention.size() >= shortestWord ||
           (mention.size() > 1 && text::toLower(mention) != mention);
}

/// "the dark knight" → "The Dark Knight"
std::string withCapitals(std::string_view mention) {
    std::string all(mention);
    for (const text::Word& word : text::words(mention)) {
        std::size_t end = 1;  // of the first character
        while (end < word.text.size() && (static_cast<unsigned char>(word.text[end]) >> 6U) == 2)
            ++end;
        const std::string capital = text::toUpper(word.text.substr(0, end));
        if (capital.size() == end) all.replace(word.begin, end, capital);
    }
    return all;
}

/// Each way in which up to five words may stand in a graph; the longest come first.
std::map<std::string, Mention> mentionsIn(std::string_view text) {
    const std::vector<text::Word> words = text::words(text);
    std::map<std::string, Mention> mentions;
    for (std::size_t count = std::min(mostWords, words.size()); count > 0; --count)
        for (std::size_t i = 0; i + count <= words.size(); ++i) {
            const Mention mention{words[i].begin, words[i + count - 1].end};
            const std::string written(text.substr(mention.begin, mention.end - mention.begin));
            if (mentions.size() >= mostMentions || !saysEnough(written)) continue;
            mentions.emplace(written, mention);
            mentions.emplace(withCapitals(written), mention);
        }
    return mentions;
}

std::string queryFor(const std::map<std::string, Mention>& mentions, std::string_view language) {
    std::string query = "SELECT DISTINCT ?name ?thing WHERE {\n  VALUES ?name {";
    for (const auto& [written, mention] : mentions) {
        query += " " + toText(rdf::Term::literal(written), {});
        if (!language.empty())
            query += " " + toText(rdf::Term::literal(written, {}, std::string(language)), {});
    }
    query += " }\n  VALUES ?property {";
    for (const std::string_view iri : naming::labelPredicates()) query += " " + iriInQuery(iri);
    return query + " }\n  ?thing ?property ?name\n} LIMIT " + std::to_string(mostNamedThings);
}

}  // namespace

Result<std::vector<NamedThing>> thingsNamedIn(SparqlSource& source, std::string_view text,
                                              std::string_view language, const QueryLimits& limits,
                                              const CancelToken& cancel) {
    const std::map<std::string, Mention> mentions = mentionsIn(text);
    if (mentions.empty()) return std::vector<NamedThing>();
    const auto answer = source.query(queryFor(mentions, language), limits, cancel);
    if (!answer) return answer.error();
    std::vector<NamedThing> things;
    for (const auto& row : answer->rows) {
        if (!row[0] || !row[1] || !row[1]->isIri()) continue;
        const auto mention = mentions.find(row[0]->lexical);
        if (mention == mentions.end()) continue;
        things.push_back(
            {mention->second.begin, mention->second.end, row[1]->lexical, row[0]->lexical});
    }
    std::ranges::stable_sort(things, std::ranges::greater(),
                             [](const NamedThing& one) { return one.end - one.begin; });
    return things;
}

}  // namespace tripletalk::sparql
