// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/rewriterun.h"

#include "answering/answer/resultparts.h"
#include "answering/model/answerwriter.h"
#include "answering/model/conclusion.h"
#include "answering/offline/prosewriter.h"
#include "answering/prompt/prompttext.h"
#include "answering/rewrite/describedthing.h"
#include "answering/rewrite/factrewriter.h"
#include "answering/rewrite/pathkind.h"
#include "answering/schema/schemagraph.h"
#include "base/numbers.h"
#include "base/text.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering {

namespace {

/// Paths that a model is shown, as the published system does.
constexpr std::size_t followedPaths = 5;
constexpr std::size_t mostLookups = 6;
/// Ways along a path that are told.
constexpr std::size_t toldWalks = 10;
/// A path with a lower score is not what was asked for. What was learned spreads its guesses over
/// paths that the thing does not have, too.
constexpr double leastSaid = 0.12;
constexpr double leastLearned = 0.01;
/// Answers that are right less often say so, and what else may have been meant.
constexpr double stated = 0.6;
constexpr std::size_t offered = 3;
constexpr std::size_t longestTold = 800;  // bytes

bool areNumbers(const std::vector<std::string>& ends) {
    return !ends.empty() && std::ranges::all_of(ends, [](const std::string& end) {
        const auto words = text::words(end);
        return !words.empty() && !numbers::readings(words.front().text).empty();
    });
}

}  // namespace

Result<void> RewriteRun::run() {
    if (auto opened = open(); !opened) return opened;
    const bool goesOn = !m_question.history.empty();
    if (m_parts.model && goesOn)
        if (auto understood = understand(); !understood) return understood;
    if (auto looked = lookUp(); !looked) return looked;
    // Most questions stand alone and ask for one fact: of these a model need not be asked.
    if (refusal() && m_parts.model && !goesOn) {
        if (auto understood = understand(); !understood) return understood;
        if (auto looked = lookUp(); !looked) return looked;
    }
    tellUnderstood();
    if (const Sentence* why = refusal()) {
        refuse(*why);
        return {};
    }
    return answer();
}

Result<bool> RewriteRun::runIfSure(double leastTrust) {
    if (auto opened = open(); !opened) return opened.error();
    if (!m_finder->learned()) return false;
    if (auto looked = lookUp(); !looked) return looked.error();
    const Part& part = m_found.front();
    if (part.whyNot || m_finder->trust(part.ranked) < leastTrust) return false;
    tellUnderstood();
    if (auto answered = answer(); !answered) return answered.error();
    return true;
}

const Sentence* RewriteRun::refusal() const {
    const auto refused =
        std::ranges::find_if(m_found, [](const Part& part) { return part.whyNot.has_value(); });
    return refused == m_found.end() ? nullptr : &*refused->whyNot;
}

void RewriteRun::tellUnderstood() {
    std::vector<std::string> all;
    for (const Part& part : m_found)
        if (!part.ranked.empty()) all.push_back(meant(part.ranked.front()));
    if (!all.empty()) m_trace.emit(Understood{text::join(all, "; "), m_asked});
}

Result<void> RewriteRun::answer() {
    for (const Part& part : m_found)
        for (const PathEvidence& path : part.evidence) {
            // Facts of one thing often lie on the same paths.
            if (std::ranges::find(m_evidence, path.lines, &PathEvidence::lines) != m_evidence.end())
                continue;
            if (auto followed = follow(path.path); !followed) return followed;
            m_evidence.push_back(path);
        }
    if (auto told = tell(); !told) return told;
    if (m_parts.model) return answerByModel();
    answerAlone(m_found.front().ranked);
    return {};
}

Result<void> RewriteRun::open() {
    const auto& base = *m_question.base;
    auto sparql = SparqlTool::open(base);
    if (!sparql) return sparql.error();
    m_sparql.emplace(*std::move(sparql));
    m_wording = &language::Wording::forText(m_question.text, base.manifest().language);
    auto finder = PathFinder::open(base, m_sparql->graph(), *m_wording, nullptr, m_cancel);
    if (!finder) return finder.error();
    m_finder = *std::move(finder);
    m_asked = m_question.text;
    m_lookups = {{m_asked}};
    return {};
}

/// With a model, a question that goes on from another, or is no look-up as it stands, is said as
/// look-ups that need no conversation.
Result<void> RewriteRun::understand() {
    ModelCaller caller(*m_parts.model, m_trace);
    auto lookups = LookupAsker(caller, m_parts.prompts, m_parts.numbers)
                       .of(m_question.text,
                           historyJson(m_question.history, promptRoom(m_parts.numbers, 0) / 4,
                                       m_sparql->connection()),
                           mostLookups, m_cancel);
    if (!lookups) return lookups.error();
    if (lookups->empty()) return {};
    m_standsAlone = true;
    m_lookups = *std::move(lookups);
    std::vector<std::string> all;
    for (const AskedLookup& one : m_lookups) all.push_back(one.question);
    m_asked = text::join(all, " ");
    return {};
}

Result<void> RewriteRun::lookUp() {
    m_found.clear();
    for (AskedLookup& lookup : m_lookups) {
        auto part = partOf(lookup);
        if (!part) return part.error();
        if (part->whyNot) {
            const auto placed = placeDescribed(lookup);
            if (!placed) return placed.error();
            if (*placed) part = partOf(lookup);
            if (!part) return part.error();
        }
        m_found.push_back(*std::move(part));
    }
    return {};
}

Result<std::vector<RankedPath>> RewriteRun::pathsOf(const AskedLookup& lookup) {
    if (lookup.topic) return m_finder->findFrom(*lookup.topic, lookup.question, m_cancel);
    return m_finder->find(lookup.question, m_standsAlone ? std::vector<Turn>() : m_question.history,
                          m_cancel);
}

Result<RewriteRun::Part> RewriteRun::partOf(const AskedLookup& lookup) {
    Part part;
    auto ranked = pathsOf(lookup);
    if (!ranked) return ranked.error();
    part.ranked = *std::move(ranked);
    const std::size_t shared = std::max<std::size_t>(followedPaths / m_lookups.size(), 2);
    const std::size_t followed = m_parts.model ? shared : 1;
    for (std::size_t i = 0; i < std::min(part.ranked.size(), followed); ++i) {
        auto evidence = m_finder->sentences().of(part.ranked[i], toldWalks, m_cancel);
        if (!evidence) return evidence.error();
        part.evidence.push_back(*std::move(evidence));
    }
    part.whyNot = whyNot(lookup.question, part);
    return part;
}

/// Puts the name of the one thing that is described into the description's place.
Result<bool> RewriteRun::placeDescribed(AskedLookup& lookup) {
    const auto place = placeOfName(lookup.thing, lookup.question);
    if (!m_parts.model || !place || !isOnlyDescribed(lookup.question, *place)) return false;
    auto topic = describedBy(lookup.thing);
    if (!topic) return topic.error();
    if (!*topic) return false;
    lookup.topic = *std::move(topic);
    const std::string& name = lookup.topic->label;
    lookup.topic->mention = {place->begin, place->begin + name.size()};
    lookup.question.replace(place->begin, place->end - place->begin, name);
    lookup.thing = name;
    return true;
}

/// Whether the words of a thing are no name, and the others ask for where a path leads.
bool RewriteRun::isOnlyDescribed(const std::string& question, const learning::Mention& thing) {
    const auto tokens = m_wording->tokens(question);
    const auto isAll = [&](const learning::Mention& named) {
        return std::ranges::all_of(tokens, [&](const language::Token& token) {
            return token.stop || !thing.has(token.begin, token.end) ||
                   named.has(token.begin, token.end);
        });
    };
    const bool isNamed = std::ranges::any_of(m_finder->linked().topics, [&](const Topic& topic) {
        return topic.weight >= 1 &&
               (isAll(topic.mention) || isAll(mentionWithClass(topic, tokens)));
    });
    if (isNamed) return false;
    std::string others = question;
    others.replace(thing.begin, thing.end - thing.begin, " ");
    return !asksForMoreThanAPath({others, {}, nullptr, true}, m_finder->words(), *m_wording,
                                 m_finder->learned());
}

/// A name with the words of the thing's classes right before and behind it: "Nova series".
learning::Mention RewriteRun::mentionWithClass(const Topic& topic,
                                               const std::vector<language::Token>& tokens) {
    std::set<std::string> words;
    for (const std::string& name :
         classNamesOf(topic.iri, m_sparql->graph(), m_question.base->manifest().language, m_cancel))
        for (const language::Token& token : m_wording->tokens(name)) words.insert(token.stem);
    learning::Mention mention = topic.mention;
    for (std::size_t i = 1; i < tokens.size(); ++i)
        if (tokens[i - 1].end == mention.end && words.contains(tokens[i].stem))
            mention.end = tokens[i].end;
    for (std::size_t i = tokens.size(); i-- > 1;)
        if (tokens[i].begin == mention.begin && words.contains(tokens[i - 1].stem))
            mention.begin = tokens[i - 1].begin;
    return mention;
}

Result<std::optional<Topic>> RewriteRun::describedBy(const std::string& words) {
    if (const auto known = m_described.find(words); known != m_described.end())
        return known->second;
    auto found = describedThing(words, *m_question.base, m_parts, m_trace, m_cancel);
    if (!found) return found.error();
    std::optional<Topic>& topic = m_described[words];
    if (!*found) return topic;
    topic = Topic{.iri = (*found)->iri, .label = (*found)->label};
    const auto told =
        m_log.call("description", words, 1, [&] { return Found{{std::move((*found)->source)}}; });
    if (!told) return told.error();
    return topic;
}

std::optional<Sentence> RewriteRun::whyNot(const std::string& question, const Part& part) {
    const RankedPath* best = part.ranked.empty() ? nullptr : &part.ranked.front();
    const bool numbers = !part.evidence.empty() && areNumbers(part.evidence.front().ends);
    if (auto more = asksForMoreThanAPath({question, m_finder->linked(), best, numbers},
                                         m_finder->words(), *m_wording, m_finder->learned()))
        return more;
    const auto& topics = m_finder->linked().topics;
    if (topics.empty())
        return say("Path", "The question names no thing of this graph, so that no path begins.");
    if (!best)
        return say("Path", "Nothing that \"%1\" leads to is what the question asks for.")
            .arg(topics.front().label);
    if (best->score < (m_finder->learned() ? leastLearned : leastSaid))
        return say("Path", "No path from \"%1\" is near enough to what the question asks for.")
            .arg(best->topic.label);
    return std::nullopt;
}

Result<void> RewriteRun::follow(const RankedPath& path) {
    const std::string query = GraphPaths::query(path.topic.iri, path.path);
    const auto returned = m_log.call(*m_sparql, {{"query", query}}, 1, m_cancel);
    if (!returned) return returned.error();
    const int source = returned->numbers.front();
    if (m_ends.empty() && m_log.at(source).error) return *m_log.at(source).error;
    m_ends.push_back(source);
    return {};
}

/// The facts as text: a source a path.
Result<void> RewriteRun::tell() {
    if (m_parts.model) {
        ModelCaller caller(*m_parts.model, m_trace);
        FactRewriter rewriter(&caller, m_parts.prompts, m_parts.numbers);
        if (auto done = rewriter.rewrite(m_asked, m_evidence, m_cancel); !done) return done;
    }
    for (const PathEvidence& path : m_evidence) {
        const auto told = m_log.call("facts", meant(path.path), 1, [&]() -> Result<Found> {
            Source source{.kind = "passage", .query = meant(path.path)};
            source.title = path.path.topic.label;
            source.text = path.text + (path.further.empty() ? "" : " " + path.further);
            source.iri = path.path.topic.iri;
            source.score = path.path.score;
            return Found{{std::move(source)}};
        });
        if (!told) return told.error();
    }
    return {};
}

std::string RewriteRun::meant(const RankedPath& path) {
    return path.topic.label + ": " + m_finder->words().name(path.path);
}

std::vector<std::string> RewriteRun::othersThan(std::size_t first,
                                                const std::vector<RankedPath>& ranked) {
    std::vector<std::string> others;
    for (std::size_t i = first; i < ranked.size() && others.size() < offered; ++i)
        others.push_back(offline::escaped(meant(ranked[i])));
    return others;
}

void RewriteRun::refuse(const Sentence& why) {
    m_trace.emit(Decided{1, false, why});
    AnswerParts parts{notePart(offline::escaped(why.text()))};
    std::vector<RankedPath> ranked;
    for (const Part& part : m_found)
        ranked.insert(ranked.end(), part.ranked.begin(), part.ranked.end());
    const auto others = othersThan(0, ranked);
    if (!others.empty())
        parts.push_back({.kind = AnswerPart::Kind::List,
                         .text = m_wording->phrase("offered"),
                         .items = others});
    AnswerFinished end = finished(AnswerStatus::NotFound, std::move(parts));
    end.result = ToldResult();
    m_trace.emit(std::move(end));
}

void RewriteRun::answerAlone(const std::vector<RankedPath>& ranked) {
    const double trust = m_finder->trust(ranked);
    m_trace.emit(
        Decided{1, true,
                m_finder->learned()
                    ? say("Path", "%1 leads somewhere; such answers are right %2 times in 100.")
                          .arg(meant(ranked.front()), std::lround(100 * trust))
                    : say("Path",
                          "%1 leads somewhere, and its names fit the question best; "
                          "nothing was learned.")
                          .arg(meant(ranked.front()))});
    const AnswerResult result = resultOf(m_log.at(m_ends.front()));
    m_trace.emit(ResultChosen{told(result, m_log.all())});
    const SchemaGraph schema(m_question.base->schema());
    const offline::ProseWriter writer(schema, *m_wording);
    AnswerParts parts{writer.write(meant(ranked.front()), result)};
    const PathEvidence& best = m_evidence.front();
    if (best.path.path.size() > 1)
        parts.push_back(textPart(offline::escaped(text::elide(best.text, longestTold)) + " [" +
                                 std::to_string(m_ends.back() + 1) + "]"));
    if (m_finder->note()) parts.push_back(notePart(offline::escaped(m_finder->note()->text())));
    if (trust < stated) {
        const auto others = othersThan(1, ranked);
        const std::string unsure = m_wording->phrase("unsure");
        parts.push_back(others.empty()
                            ? notePart(unsure)
                            : AnswerPart{.kind = AnswerPart::Kind::List,
                                         .text = unsure + " " + m_wording->phrase("offered"),
                                         .items = others});
    }
    addTable(parts, result);
    m_trace.emit(finished(AnswerStatus::Answered, std::move(parts)));
}

Result<void> RewriteRun::answerByModel() {
    ModelCaller caller(*m_parts.model, m_trace);
    AnswerWriter writer(caller, m_parts.prompts, m_parts.numbers, *m_question.base);
    std::vector<int> usable;
    for (const Source& source : m_log.all())
        if (!source.error) usable.push_back(source.n);
    const auto judge = [&](const std::string& correction) {
        return writer.judge({m_asked, m_question.text, usable, 1, true, correction}, m_log.all(),
                            m_cancel);
    };
    auto verdict = judge({});
    if (!verdict) return verdict.error();
    const auto conclusion = concluded(*std::move(verdict), m_question.text + " " + m_asked,
                                      m_log.all(), m_ends.front(), judge);
    AnswerResult result;
    if (conclusion.answered()) {
        result = resultOfParts(m_log.all(), conclusion.verdict.results);
        m_trace.emit(ResultChosen{told(result, m_log.all())});
    }
    finish(m_trace, conclusion, result);
    return {};
}

}  // namespace tripletalk::answering
