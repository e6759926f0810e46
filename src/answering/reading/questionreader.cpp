// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/questionreader.h"

#include "answering/reading/cues.h"
#include "answering/reading/termwriter.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::reading {

using language::Token;

namespace {
constexpr std::size_t beam = 120;      ///< states kept at a token
constexpr std::size_t finished = 300;  ///< of which queries are written
}  // namespace

struct QuestionReader::Private {
    const language::Wording& wording;
    SchemaGraph graph;
    offline::SchemaNames names;
    retrieval::ValueIndex values;
    EvidenceFinder finder;
    const Weights& weights = Weights::fitted();

    Private(const induction::Schema& schema, retrieval::ValueIndex index,
            const language::Wording& words)
        : wording(words),
          graph(schema),
          names(graph, wording),
          values(std::move(index)),
          finder(values, names, graph, wording) {
        graph.linkAlike();
    }

    void expand(const State& state, const Evidence& evidence, const Surroundings& around,
                std::vector<State>& out) const;
    void skip(const State& state, std::size_t at, bool named, const Surroundings& around,
              std::vector<State>& out) const;
    [[nodiscard]] std::vector<State> search(const std::string& question,
                                            const std::vector<Token>& tokens,
                                            const std::vector<Evidence>& evidence) const;
};

QuestionReader::QuestionReader(std::unique_ptr<Private> p) : d(std::move(p)) {}
QuestionReader::~QuestionReader() = default;
const SchemaGraph& QuestionReader::graph() const { return d->graph; }

Result<std::unique_ptr<QuestionReader>> QuestionReader::open(const knowledge::KnowledgeBase& base,
                                                             const language::Wording& wording) {
    auto values = base.openValues();
    if (!values) return values.error();
    return std::unique_ptr<QuestionReader>(
        new QuestionReader(std::make_unique<Private>(base.schema(), *std::move(values), wording)));
}

void QuestionReader::Private::expand(const State& state, const Evidence& evidence,
                                     const Surroundings& around, std::vector<State>& out) const {
    if (evidence.kind == EvidenceKind::Cue) {
        hear(state, evidence, around, out);
        return;
    }
    for (const Rule& rule : rules())
        if (rule.kind == evidence.kind) rule.apply(state, evidence, around, out);
}

void QuestionReader::Private::skip(const State& state, std::size_t at, bool named,
                                   const Surroundings& around, std::vector<State>& out) const {
    const Token& token = around.tokens[at];
    State next = state;
    const auto add = [&](const char* feature) { next.add(feature, 1, weights.of(feature)); };
    const bool generic = wording.isGeneric(token.stem);
    if (token.number)
        add("skip.number");
    else if (token.stop)
        add("skip.function");
    else if (generic)
        add("skip.generic");
    else
        add(named ? "skip.named" : "skip.content");
    if (!token.stop) {
        next.open.push_back(token.text);
        next.before = "skip";
    }
    if (token.folded == wording.phrase("and") || around.commaBefore) next.joined = true;
    out.push_back(std::move(next));
}

std::vector<State> QuestionReader::Private::search(const std::string& question,
                                                   const std::vector<Token>& tokens,
                                                   const std::vector<Evidence>& evidence) const {
    std::vector<std::vector<const Evidence*>> from(tokens.size() + 1);
    for (const Evidence& one : evidence) from[one.first].push_back(&one);
    std::vector<std::vector<State>> states(tokens.size() + 1);
    states[0].push_back({});
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        auto& here = states[at];
        std::ranges::stable_sort(here, std::greater(), &State::score);
        if (here.size() > beam) here.resize(beam);
        Surroundings around{graph, finder, tokens, weights};
        const std::size_t before = at == 0 ? 0 : tokens[at - 1].end;
        around.commaBefore =
            question.substr(before, tokens[at].begin - before).find(',') != std::string::npos;
        around.first = at == 0;
        const std::string between = question.substr(before, tokens[at].begin - before);
        const bool newSentence = at > 0 && (between.find(". ") != std::string::npos ||
                                            between.find('?') != std::string::npos ||
                                            between.find(';') != std::string::npos);
        const bool named = std::ranges::any_of(from[at], [](const Evidence* one) {
            return one->kind != EvidenceKind::Cue && one->kind != EvidenceKind::Number &&
                   one->quality > 0.85;
        });
        for (State state : here) {
            if (around.commaBefore) state.joined = true;
            if (newSentence) {
                state.zone = Zone::Asked;
                state.use = Use::Asked;
                state.before = "sentence";
            }
            std::vector<State> out;
            skip(state, at, named, around, out);
            for (State& next : out) states[at + 1].push_back(std::move(next));
            for (const Evidence* one : from[at]) {
                around.next.clear();
                std::size_t then = one->last;
                while (then < tokens.size() && tokens[then].stop && from[then].empty()) ++then;
                for (std::size_t next = then; next < tokens.size() && next <= then + 1; ++next) {
                    around.next.insert(around.next.end(), from[next].begin(), from[next].end());
                    if (!tokens[next].stop) break;
                }
                out.clear();
                expand(state, *one, around, out);
                for (State& next : out) states[one->last].push_back(std::move(next));
            }
        }
        here.clear();
    }
    return std::move(states.back());
}

Result<std::vector<ScoredReading>> QuestionReader::read(const std::string& question,
                                                        std::size_t most) const {
    const auto tokens = d->wording.tokens(question);
    auto evidence = d->finder.find(question, tokens);
    if (!evidence) return evidence.error();
    std::vector<State> states = d->search(question, tokens, *evidence);
    std::vector<State> ended;
    for (State& state : states) finish(std::move(state), d->weights, ended);
    std::ranges::stable_sort(ended, std::greater(), &State::score);
    if (ended.size() > finished) ended.resize(finished);
    std::vector<ScoredReading> all;
    std::set<std::string> known;
    for (State& state : ended) {
        if (all.size() >= most) break;
        TermWriter writer(state.term, d->graph);
        const auto query = writer.write();
        if (!query || !known.insert(*query).second) continue;
        ScoredReading one;
        state.add("joins", writer.joins(), d->weights.of("joins"));
        one.query = *query;
        for (const Step* step = state.steps.get(); step; step = step->before.get())
            one.features[step->feature] += step->value;
        one.term = std::move(state.term);
        one.score = state.score;
        one.open = std::move(state.open);
        all.push_back(std::move(one));
    }
    std::ranges::stable_sort(all, std::greater(), &ScoredReading::score);
    return all;
}

void QuestionReader::weigh(ScoredReading& reading, const Findings& found) const {
    const auto add = [&](const char* feature) {
        reading.features[feature] = 1;
        reading.score += d->weights.of(feature);
    };
    if (found.rows == 0) add("result.none");
    if (found.rows == 1)
        add(found.unknown ? "result.unknown" : found.zero ? "result.zero" : "result.one");
}

}  // namespace tripletalk::answering::reading
