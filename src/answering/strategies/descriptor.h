// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/modelnumbers.h"
#include "answering/prompt/prompts.h"
#include "answering/strategy.h"
#include "base/enumset.h"
#include "base/sentence.h"
#include "llm/chatmodel.h"
#include "llm/embedder.h"

#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

namespace tripletalk::answering {

namespace offline {
class ModelTrials;
}

/// A member that has no default: who leaves it out does not compile.
template <typename T>
struct Stated {
    template <typename From,
              typename = std::enable_if_t<!std::is_same_v<std::decay_t<From>, Stated>>>
    Stated(From&& from) : value(std::forward<From>(from)) {}
    operator const T&() const { return value; }
    const T* operator->() const { return &value; }

    T value;
};

/// What a strategy can answer from.
enum class Basis : unsigned char {
    Tables,    ///< of the induced database
    Passages,  ///< and documents
    Graph,     ///< in the base's own files
    Sparql,    ///< the graph by SPARQL, here or at an endpoint
    Cypher,    ///< the graph by Cypher, here
    Excerpt,   ///< an endpoint, by the schema of what was fetched of its graph
};
inline constexpr std::initializer_list<Basis> allBases{
    Basis::Tables, Basis::Passages, Basis::Graph, Basis::Sparql, Basis::Cypher, Basis::Excerpt};

/// What of a base a strategy shows its model.
enum class Shown : unsigned char { Schema, Rows, Passages };

/// The settings of a configuration that a strategy heeds.
enum class Knob : unsigned char {
    Rounds,
    TopK,
    ContextTokens,
    Temperature,
    Required,    ///< tools used before an answer
    Candidates,  ///< queries that vote
    Rerank,
    Embedder,
    Steps,     ///< calls of a model that goes on until it ends by itself
    ToolSet,   ///< which tools it has
    Feedback,  ///< it looks its answer over
};
inline constexpr std::initializer_list<Knob> allKnobs{
    Knob::Rounds,   Knob::TopK,       Knob::ContextTokens, Knob::Temperature,
    Knob::Required, Knob::Candidates, Knob::Rerank,        Knob::Embedder,
    Knob::Steps,    Knob::ToolSet,    Knob::Feedback};

/// Who words an answer.
enum class Author : unsigned char {
    Model,    ///< from the sources it is shown
    Program,  ///< by rules and templates
    Person,   ///< whose own query it is
};

/// What a strategy is made of. `model` is null for one that asks none.
struct StrategyParts {
    std::shared_ptr<llm::ChatModel> model = nullptr;
    std::shared_ptr<llm::Embedder> embedder = nullptr;  ///< null: passages by words alone
    Prompts prompts = Prompts();
    ModelNumbers numbers = {};
    std::shared_ptr<offline::ModelTrials> trials = nullptr;  ///< null: a model's choices count
};

/// All that the house knows of a strategy (strategytable.h lists them): where it is offered, what
/// leaves the computer, what a configuration's form shows, and how it is made.
struct StrategyDescriptor {
    Stated<std::string> name;  ///< in configurations, traces and on the command line, for good
    Stated<tripletalk::Sentence> title;  ///< where a person chooses it
    Stated<tripletalk::Sentence> hint;   ///< what it does, in a sentence
    Stated<tripletalk::Sentence>
        byline;                  ///< below its answers, before the model's name if there is one
    Stated<bool> offered;        ///< a person can choose it for a configuration
    EnumSet<Basis> answersFrom;  ///< one of these suffices
    Stated<bool> asksModel;
    Stated<bool> callsTools;   ///< natively: the model must be able to
    Stated<bool> asksSeveral;  ///< bases in one question
    EnumSet<Shown> shows;
    Stated<bool> valuesCanStay;  ///< it can do without showing its model values of the base
    EnumSet<Knob> knobs;
    Stated<Author> author;
    Stated<std::function<std::unique_ptr<AnswerStrategy>(const StrategyParts&)>> make;
    bool answersWithoutModel = false;  ///< it asks one, but can do without
};

}  // namespace tripletalk::answering
