// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathexamples.h"

#include "answering/rewrite/pathofsql.h"
#include "base/jsontext.h"
#include "base/sentencejson.h"
#include "base/text.h"
#include "base/texthash.h"
#include "sparql/parser/parser.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace tripletalk::answering {

using nlohmann::json;

namespace {

constexpr std::size_t longestQuestion = 2000;  // bytes
constexpr std::size_t longestPath = 8;         // hops
constexpr std::size_t rowsByName = 8;

std::string textIn(const json& object, const char* name) {
    const auto member = object.find(name);
    return member != object.end() && member->is_string() ? member->get<std::string>()
                                                         : std::string();
}

bool isIri(std::string_view text) { return text.find("://") != std::string_view::npos; }

std::string withoutBrackets(std::string text) {
    if (text.size() > 2 && text.front() == '<' && text.back() == '>')
        text = text.substr(1, text.size() - 2);
    return text;
}

}  // namespace

Sentence ExamplePlace::told() const {
    constexpr std::size_t longest = 100;
    return question.empty()
               ? say("Learning", "line %1").arg(number)
               : say("Learning", "question \"%1\"").arg(text::elide(question, longest));
}

void SkippedExamples::add(const Sentence& why, const ExamplePlace& place) {
    const auto known = std::ranges::find(reasons, why, &Reason::why);
    if (known == reasons.end())
        reasons.push_back({why, 1, place});
    else
        ++known->count;
}

std::int64_t SkippedExamples::count() const {
    return std::accumulate(
        reasons.begin(), reasons.end(), std::int64_t{0},
        [](std::int64_t sum, const Reason& reason) { return sum + reason.count; });
}

const SkippedExamples::Reason* SkippedExamples::mostFrequent() const {
    const auto most = std::ranges::max_element(reasons, {}, &Reason::count);
    return most == reasons.end() ? nullptr : &*most;
}

json toJson(const SkippedExamples& skipped) {
    json all = json::array();
    for (const auto& reason : skipped.reasons) {
        json one{{"count", reason.count},
                 {"first_line", reason.first.number},
                 {"first_question", reason.first.question}};
        putSentence(one, "why", reason.why);
        all.push_back(std::move(one));
    }
    return all;
}

SkippedExamples skippedFrom(const json& all) {
    SkippedExamples skipped;
    for (const json& one : all)
        skipped.reasons.push_back({sentenceAt(one, "why"),
                                   memberOr(one, "count", std::int64_t{0}),
                                   {memberOr(one, "first_line", std::int64_t{0}),
                                    memberOr(one, "first_question", std::string())}});
    return skipped;
}

PathExampleReader::Read PathExampleReader::ofLine(std::string_view line,
                                                  const CancelToken& cancel) {
    const json object = json::parse(line, nullptr, false);
    if (!object.is_object()) return say("Learning", "The line is no JSON object.");
    std::string question = text::collapseWhitespace(textIn(object, "question"));
    if (question.empty()) return say("Learning", "It has no question.");
    if (const auto steps = object.find("path"); steps != object.end()) {
        auto path = pathOfJson(*steps);
        if (!path) return say("Learning", "Its path has a relation that the graph does not have.");
        const std::string thing = withoutBrackets(textIn(object, "thing"));
        return isIri(thing) ? ofPath(std::move(question), *std::move(path), thing, {}, cancel)
                            : ofPath(std::move(question), *std::move(path), {}, thing, cancel);
    }
    if (const std::string query = textIn(object, "sparql"); !query.empty())
        return ofSparql(std::move(question), query, cancel);
    const std::string query = textIn(object, "query");
    if (query.empty()) return say("Learning", "It has neither a path nor a query.");
    return ofQuery(
        std::move(question), query,
        object.contains("language") ? textIn(object, "language") : knowledge::sqlLanguage().name(),
        cancel);
}

PathExampleReader::Read PathExampleReader::ofKept(const knowledge::Example& example,
                                                  const CancelToken& cancel) {
    if (!example.outdated.empty())
        return say("Learning", "Its query does not fit the knowledge base any more.");
    return ofQuery(example.question, example.query, example.language, cancel);
}

PathExampleReader::Read PathExampleReader::ofQuery(std::string question, const std::string& query,
                                                   const std::string& language,
                                                   const CancelToken& cancel) {
    if (language == knowledge::sparqlLanguage().name())
        return ofSparql(std::move(question), query, cancel);
    if (language != knowledge::sqlLanguage().name())
        return say("Learning", "Paths are read from SPARQL and SQL alone.");
    auto begun = pathOfSql(query, m_base);
    if (!begun) return say("Learning", "Its query asks for something else than one path.");
    return ofPath(std::move(question), std::move(begun->path), begun->thing, begun->name, cancel);
}

PathExampleReader::Read PathExampleReader::ofSparql(std::string question, const std::string& query,
                                                    const CancelToken& cancel) {
    const auto parsed = sparql::parse(query, {.prefixes = m_prefixes, .service = false});
    if (!parsed) return say("Learning", "Its query cannot be read.");
    auto begun = pathOf(*parsed);
    if (!begun) return say("Learning", "Its query asks for something else than one path.");
    return ofPath(std::move(question), std::move(begun->path), begun->thing, begun->name, cancel);
}

PathExampleReader::Read PathExampleReader::ofPath(std::string question, RelationPath path,
                                                  const std::string& thing, const std::string& name,
                                                  const CancelToken& cancel) {
    if (question.size() > longestQuestion) return say("Learning", "Its question is too long.");
    if (path.size() > longestPath) return say("Learning", "Its path has too many hops.");
    PathExample example{std::move(question), std::move(path), thing};
    if (!name.empty()) {
        example.mention = placeOfName(name, example.question).value_or(learning::Mention{});
    } else if (!thing.empty()) {
        if (const auto found = m_linker.findNames(example.question, thing))
            example.mention = found->mention;
    }
    if (example.mention.begin < example.mention.end) return example;
    // Nobody said what it is about, or under a name that the question does not have.
    const auto topics = m_linker.link(example.question, 1, cancel);
    if (!topics || topics->topics.empty())
        return say("Learning", "Its question names no thing of the graph.");
    example.mention = topics->topics.front().mention;
    if (example.thing.empty()) example.thing = topics->topics.front().iri;
    return example;
}

std::optional<RelationPath> PathExampleReader::pathOfJson(const json& steps) {
    if (steps.is_string()) {
        if (auto path = pathFromText(steps.get<std::string>())) return path;
        return pathOfJson(json::array({steps}));
    }
    if (!steps.is_array() || steps.empty()) return std::nullopt;
    RelationPath path;
    for (const json& step : steps) {
        std::string written = step.is_string()   ? step.get<std::string>()
                              : step.is_object() ? textIn(step, "relation")
                                                 : std::string();
        bool inverse = step.is_object() && step.value("inverse", false);
        if (written.starts_with('^')) {
            inverse = !inverse;
            written.erase(0, 1);
        }
        const auto relation = relationOf(written);
        if (!relation) return std::nullopt;
        path.push_back({*relation, inverse});
    }
    return path;
}

/// An IRI, a prefixed name, or a name that one property alone has.
std::optional<std::string> PathExampleReader::relationOf(const std::string& written) {
    const auto [known, isNew] = m_relations.emplace(written, std::nullopt);
    if (!isNew) return known->second;
    std::string iri = withoutBrackets(written);
    if (const auto colon = iri.find(':'); !isIri(iri) && colon != std::string::npos)
        for (const auto& [prefix, space] : m_prefixes)
            if (prefix == iri.substr(0, colon)) {
                iri = space + iri.substr(colon + 1);
                break;
            }
    if (iri.empty()) return std::nullopt;
    if (isIri(iri) && (!m_index || m_index->rowOf(lookup::ItemKind::Property, iri)))
        known->second = iri;
    if (known->second || isIri(iri) || !m_index) return known->second;
    std::vector<std::string> named;
    for (const lookup::Hit& hit : m_index->byWords(lookup::ItemKind::Property, iri, rowsByName)) {
        const lookup::Item item = m_index->item(lookup::ItemKind::Property, hit.row);
        const bool same = text::fold(item.label) == text::fold(iri) ||
                          item.iri.ends_with("/" + iri) || item.iri.ends_with("#" + iri);
        if (same) named.push_back(item.iri);
    }
    if (named.size() == 1) known->second = named.front();
    return known->second;
}

namespace {

/// Knows the path that each question was first given.
class FirstPaths {
  public:
    enum class Same : unsigned char { New, Repeated, Contradicted };
    Same add(const PathExample& example) {
        const auto path = tripletalk::hashOf(toText(example.path));
        const auto [known, isNew] =
            m_paths.emplace(tripletalk::hashOf(example.question + "\n" + example.thing), path);
        if (isNew) return Same::New;
        return known->second == path ? Same::Repeated : Same::Contradicted;
    }

  private:
    std::unordered_map<std::uint64_t, std::uint64_t> m_paths;
};

using TakeExample = std::function<Result<void>(PathExampleReader::Read, const ExamplePlace&)>;

Result<std::int64_t> readLines(PathExampleReader& reader, std::istream& lines,
                               const TakeExample& take, const ProgressSink& progress,
                               const CancelToken& cancel) {
    std::int64_t number = 0;
    std::int64_t read = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (cancel.cancelled()) return cancel.error();
        if (text::trim(line).empty()) continue;
        ++read;
        if (progress) progress({"examples", read, 0, "examples"});
        if (auto taken = take(reader.ofLine(line, cancel), {number}); !taken) return taken.error();
    }
    return read;
}

Result<std::int64_t> readKept(PathExampleReader& reader, const knowledge::KnowledgeBase& base,
                              const TakeExample& take, const CancelToken& cancel) {
    const auto kept = knowledge::Examples(base).list();
    if (!kept) return kept.error();
    for (const knowledge::Example& example : *kept)
        if (auto taken = take(reader.ofKept(example, cancel), {example.id, example.question});
            !taken)
            return taken.error();
    return static_cast<std::int64_t>(kept->size());
}

}  // namespace

Result<std::int64_t> readExamples(const knowledge::KnowledgeBase& base, std::istream* lines,
                                  const EachExample& each, SkippedExamples& skipped,
                                  const ProgressSink& progress, const CancelToken& cancel) {
    auto source = base.openSparql();
    if (!source) return source.error();
    std::optional<lookup::GraphIndex> index;
    if (auto opened = base.lookup({}, cancel)) index = *std::move(opened);
    const TopicLinker linker(base, **source, index);
    PathExampleReader reader(base, linker, index, (*source)->prefixes());
    FirstPaths known;
    const auto take = [&](PathExampleReader::Read read, const ExamplePlace& place) -> Result<void> {
        if (const auto* why = std::get_if<Sentence>(&read)) {
            skipped.add(*why, place);
            return {};
        }
        const auto& example = std::get<PathExample>(read);
        const auto same = known.add(example);
        if (same != FirstPaths::Same::Contradicted)
            return each(example, same == FirstPaths::Same::Repeated);
        skipped.add(say("Learning", "It contradicts an earlier example of the same question."),
                    place);
        return {};
    };
    return lines ? readLines(reader, *lines, take, progress, cancel)
                 : readKept(reader, base, take, cancel);
}

}  // namespace tripletalk::answering
