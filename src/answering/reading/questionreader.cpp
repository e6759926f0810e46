// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/questionreader.h"

#include "answering/reading/cues.h"
#include "answering/reading/followup.h"
#include "answering/reading/learnedwords.h"
#include "answering/reading/otherwords.h"
#include "answering/reading/references.h"
#include "answering/reading/saidunits.h"
#include "answering/reading/termwriter.h"
#include "knowledge/taughtwords.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::reading {

using language::Token;

namespace {
constexpr std::size_t beam = 120;      ///< states kept at a token
constexpr std::size_t finished = 300;  ///< of which queries are written

std::string nameOf(EvidenceKind kind) {
    return kind == EvidenceKind::Class      ? "class"
           : kind == EvidenceKind::Property ? "property"
                                            : "value";
}
}  // namespace

struct QuestionReader::Private {
    const language::Wording& wording;
    SchemaGraph graph;
    SchemaNames names;
    retrieval::ValueIndex values;
    OtherWords others;
    EvidenceFinder finder;
    ThingNames thingNames;
    const Weights& weights = Weights::fitted();

    Private(const knowledge::KnowledgeBase& base, retrieval::ValueIndex index,
            const language::Wording& words)
        : wording(words),
          graph(base.schema()),
          names(graph, wording),
          values(std::move(index)),
          others(values, names, graph, wording, base.manifest().language),
          finder(values, names, graph, wording, &others),
          thingNames(base.schema(), wording) {
        graph.linkAlike();
        teachSynonyms(names, base);
    }

    /// Words that a person's examples show the meaning of.
    Result<void> learn(const knowledge::KnowledgeBase& base) {
        auto examples = knowledge::Examples(base).list();
        if (!examples) return examples.error();
        std::erase_if(*examples, [&](const knowledge::Example& one) {
            return &language::Wording::forText(one.question, base.manifest().language) != &wording;
        });
        const auto learned = learnedWords(*examples, graph, names, values, wording);
        if (!learned) return learned.error();
        const auto unlearned = knowledge::unlearnedWords(base);
        if (!unlearned) return unlearned.error();
        for (const LearnedWord& one : *learned)
            if (!unlearned->contains(one.word)) names.teach(one.word, one.ref);
        return {};
    }

    void expand(const State& state, const Evidence& evidence, const Surroundings& around,
                std::vector<State>& out) const;
    void skip(const State& state, std::size_t at, const std::vector<const Evidence*>& heard,
              const Surroundings& around, std::vector<State>& out) const;
    [[nodiscard]] std::string skipped(const Token& token, bool first) const;
    [[nodiscard]] Result<std::vector<State>> search(const Heard& heard, const Context& context,
                                                    const CancelToken& cancel) const;
};

QuestionReader::QuestionReader(std::unique_ptr<Private> p) : d(std::move(p)) {}
QuestionReader::~QuestionReader() = default;
const SchemaGraph& QuestionReader::graph() const { return d->graph; }
const SchemaNames& QuestionReader::names() const { return d->names; }
const retrieval::ValueIndex& QuestionReader::values() const { return d->values; }
const language::Wording& QuestionReader::wording() const { return d->wording; }

Result<std::unique_ptr<QuestionReader>> QuestionReader::open(const knowledge::KnowledgeBase& base,
                                                             const language::Wording& wording) {
    auto values = base.openValues();
    if (!values) return values.error();
    auto made = std::make_unique<Private>(base, *std::move(values), wording);
    if (auto done = made->learn(base); !done) return done.error();
    return std::unique_ptr<QuestionReader>(new QuestionReader(std::move(made)));
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

void QuestionReader::Private::skip(const State& state, std::size_t at,
                                   const std::vector<const Evidence*>& heard,
                                   const Surroundings& around, std::vector<State>& out) const {
    const Token& token = around.tokens[at];
    State next = state;
    const auto add = [&](const std::string& feature) { next.add(feature, 1, weights.of(feature)); };
    bool named = false;
    std::set<std::string> unheard;
    for (const Evidence* one : heard) {
        const bool isName = one->kind != EvidenceKind::Cue && one->kind != EvidenceKind::Number;
        if (one->cue)
            unheard.insert("skip|" + ruleOf(one->cue->kind));
        else if (isName && one->quality > namedWell)
            unheard.insert("skip|" + nameOf(one->kind));
        named = named || (isName && one->quality > namedWell);
    }
    for (const std::string& feature : unheard) add(feature);
    const bool generic = wording.isGeneric(token.stem);
    if (token.number)
        add("skip.number");
    else if (token.stop)
        add("skip.function");
    else if (generic)
        add("skip.generic");
    else
        add(named ? "skip.named" : around.skipped);
    if (!token.stop) {
        next.open.push_back(token.text);
        next.before = "skip";
    }
    if (token.folded == wording.phrase("and") || around.commaBefore) next.joined = true;
    out.push_back(std::move(next));
}

/// What it means that a word found no place: a name or noun that is not there is asked for in vain.
std::string QuestionReader::Private::skipped(const Token& token, bool first) const {
    const bool capital = !first && std::isupper(static_cast<unsigned char>(token.text.front()));
    if (!wording.isOrdinary(token) || (capital && !wording.hasCompounds())) return "skip.name";
    return wording.isNoun(token) || capital ? "skip.noun" : "skip.content";
}

Result<std::vector<State>> QuestionReader::Private::search(const Heard& heard,
                                                           const Context& context,
                                                           const CancelToken& cancel) const {
    const auto& [question, tokens, evidence] = heard;
    std::vector<std::vector<const Evidence*>> from(tokens.size() + 1);
    for (const Evidence& one : evidence) from[one.first].push_back(&one);
    std::vector<std::vector<State>> states(tokens.size() + 1);
    states[0].push_back({});
    if (context.previous) states[0].push_back(followUp(*context.previous));
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (cancel.cancelled()) return cancel.error();
        auto& here = states[at];
        std::ranges::stable_sort(here, std::greater(), &State::score);
        if (here.size() > beam) here.resize(beam);
        Surroundings around{graph, finder, tokens, wording, weights};
        const std::size_t before = at == 0 ? 0 : tokens[at - 1].end;
        around.commaBefore =
            question.substr(before, tokens[at].begin - before).find(',') != std::string::npos;
        around.first = at == 0;
        around.skipped = skipped(tokens[at], around.first);
        const std::string between = question.substr(before, tokens[at].begin - before);
        const bool newSentence = at > 0 && (between.find(". ") != std::string::npos ||
                                            between.find('?') != std::string::npos ||
                                            between.find(';') != std::string::npos);
        for (State state : here) {
            if (around.commaBefore) state.joined = true;
            if (newSentence) {
                state.zone = Zone::Asked;
                state.use = Use::Asked;
                state.before = "sentence";
            }
            std::vector<State> out;
            // What a person named is meant, wherever it can be used.
            bool isMeant = false;
            const auto pass = [&] {
                out.clear();
                skip(state, at, from[at], around, out);
                for (State& next : out) states[at + 1].push_back(std::move(next));
            };
            const bool isTaught = std::ranges::any_of(
                from[at], [](const Evidence* one) { return one->how == taughtName; });
            if (!isTaught) pass();
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
                isMeant = isMeant || (one->how == taughtName && !out.empty());
                for (State& next : out) states[one->last].push_back(std::move(next));
            }
            if (isTaught && !isMeant) pass();
        }
        here.clear();
    }
    return std::move(states.back());
}

Result<std::vector<ScoredReading>> QuestionReader::read(const std::string& question,
                                                        const Context& context, std::size_t most,
                                                        const CancelToken& cancel) const {
    auto heard = std::make_shared<Heard>();
    heard->question = question;
    auto tokens = d->finder.words(question);
    if (!tokens) return tokens.error();
    heard->tokens = *std::move(tokens);
    auto evidence = d->finder.find(question, heard->tokens);
    if (!evidence) return evidence.error();
    heard->evidence = *std::move(evidence);
    References(context, d->graph, d->wording).add(heard->tokens, heard->evidence);
    for (Evidence& one : heard->evidence) one.place.words = one.value.words = {one.first, one.last};
    auto states = d->search(*heard, context, cancel);
    if (!states) return states.error();
    std::vector<State> ended;
    const Ending ending{d->weights, context, d->thingNames, d->graph};
    for (State& state : *states) finish(std::move(state), ending, ended);
    const bool ofEach = asksOfEach(heard->evidence);
    for (State& state : ended) describe(state, ofEach, d->weights);
    std::ranges::stable_sort(ended, std::greater(), &State::score);
    if (ended.size() > finished) ended.resize(finished);
    std::vector<ScoredReading> all;
    std::set<std::string> known;
    for (State& state : ended) {
        if (all.size() >= most) break;
        convertUnits(state.term, heard->tokens, d->wording);
        tellGreatestFirst(state.term);
        TermWriter writer(state.term, d->graph);
        const auto query = writer.write();
        if (!query || !known.insert(*query).second) continue;
        ScoredReading one;
        state.add("joins", writer.joins(), d->weights.of("joins"));
        one.query = *query;
        one.heard = heard;
        for (const Step* step = state.steps.get(); step; step = step->before.get())
            one.features[step->feature] += step->value;
        one.term = std::move(state.term);
        one.score = state.score;
        one.open = std::move(state.open);
        one.others = std::move(state.others);
        all.push_back(std::move(one));
    }
    std::ranges::stable_sort(all, std::greater(), &ScoredReading::score);
    return all;
}

namespace {
/// "Cars below 20,000 EUR" may well be none.
bool comparesItsOwn(const Term& term) {
    const auto isCompared = [&](const Condition& one) {
        const bool isNumber = !one.values.empty() && one.values.front().isNumber;
        return one.of.place.table == term.head && one.of.function == Function::None && isNumber &&
               one.op != Op::Equal && !one.negated;
    };
    return std::ranges::any_of(term.where, isCompared);
}
}  // namespace

void QuestionReader::weigh(ScoredReading& reading, const Findings& found) const {
    const auto add = [&](const std::string& feature) {
        reading.features[feature] = 1;
        reading.score += d->weights.of(feature);
    };
    const Term& term = reading.term;
    if (term.wish == Wish::Description) {
        // What is described is not the result.
        add(found.rows == 0 ? "result.nothing" : "result.described");
        return;
    }
    if (found.rows == 0 && reading.open.empty() && comparesItsOwn(term)) {
        add("result.none|compared");
        return;
    }
    if (found.rows == 0) add("result.none");
    if (found.rows == 1)
        add(found.unknown ? "result.unknown" : found.zero ? "result.zero" : "result.one");
    const bool computes = term.aggregates();
    const std::string form = term.order && term.order->limit ? "first"
                             : !term.groups.empty()          ? "groups"
                             : computes                      ? "computed"
                                                             : "list";
    add("result|" + form +
        (found.rows == 0   ? "|0"
         : found.rows == 1 ? "|1"
         : found.rows < 5  ? "|few"
                           : "|many"));
    if (term.order && found.rows > static_cast<std::size_t>(term.order->limit) && term.order->limit)
        add("result.ties");
    if (!term.where.empty() && !computes && term.groups.empty() &&
        found.rows == static_cast<std::size_t>(term.head->rows))
        add("result.all");
    if (found.blank) add("result.blank");
    if (found.gaps) add("result.gaps|" + form);
    if (found.constant) add("result.constant|" + form);
    if (found.repeated) add("result.repeated");
}

}  // namespace tripletalk::answering::reading
