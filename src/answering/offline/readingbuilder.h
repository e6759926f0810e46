// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/linker.h"
#include "answering/offline/reading.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

using language::Cue;
using language::CueKind;
using language::Token;
using language::Wording;

/// What the conversation has spoken of before this question.
struct Context {
    const Reading* previous = nullptr;
    std::vector<EntityRef> results;  ///< entities in the previous turn's result
    std::vector<EntityRef> recent;   ///< entities of all earlier turns, latest first
};

/// A question cut into items, with everything that is needed to read it. Borrows.
struct Sentence {
    const SchemaGraph& graph;
    const SchemaNames& names;
    const Wording& wording;
    const std::vector<Token>& tokens;
    const std::vector<Item>& items;
    const Context& context;
};

/// Reads one question under the assumption that it asks about `target`: every item gets its part,
/// what is missing comes from the conversation, and the score says how well it all fits. One object
/// a reading.
class ReadingBuilder {
  public:
    ReadingBuilder(const Sentence& sentence, std::string target);
    Reading build();
    [[nodiscard]] bool usedContext() const { return m_inherited; }  ///< after build()

  private:
    using Test = std::function<bool(const Candidate&)>;
    using Index = std::size_t;
    static constexpr Index none = static_cast<Index>(-1);

    // Looking at items (readingbuilder.cpp)
    [[nodiscard]] const Candidate* pick(Index item, const Test& test) const;
    [[nodiscard]] double favour(Index item, const Candidate& candidate) const;
    [[nodiscard]] double fit(const Candidate& candidate) const;
    [[nodiscard]] bool isCue(Index item, CueKind kind) const;
    [[nodiscard]] Index cue(CueKind kind) const;
    [[nodiscard]] int gap(Index left, Index right) const;
    [[nodiscard]] Index after(Index item) const;
    [[nodiscard]] Index before(Index item) const;
    [[nodiscard]] bool isNumeric(const Candidate& candidate) const;
    [[nodiscard]] std::optional<Candidate> byAttributes(const std::vector<std::string>& attributes,
                                                        bool numeric) const;
    [[nodiscard]] std::optional<Candidate> byCue(Index item, bool numeric) const;
    void addDimensions(const Cue& cue, std::vector<NameMatch>& found) const;
    [[nodiscard]] std::vector<ColumnRef> siblings(const ColumnRef& ref) const;
    void use(Index item, double score);
    void hint(const ColumnRef& ref);

    // Conditions and operators (readingoperators.cpp)
    void readComparisons();
    void readComparison(Index number);
    bool readCounted(Index number, Index op, Filter& filter);
    [[nodiscard]] std::optional<Candidate> guessedColumn(const Token& number) const;
    std::optional<Candidate> comparedColumn(Index number, Index op, const Token& token);
    bool fitsUnit(const Candidate& candidate, const Token& number, double& factor) const;
    void readThan(Index than);
    void readCompared(Index op);
    void readOrders();
    struct Ordered {
        std::optional<Candidate> column;
        Index of;  ///< the item that names it, if any
        bool descending;
    };
    [[nodiscard]] Ordered orderedColumn(Index cue, Index next) const;
    void readLimit(Index cue, Order& order);
    void readOrder(Index cue);
    void readFunctions();
    void readCount(Index cue);
    void readNamedTotal(Index cue);
    void readPeople();
    void readGroup();

    // Mentions and what is asked (readingmentions.cpp)
    void findAsked();
    void collectHints();
    void readAttributes();
    void readVerb(Index item);
    [[nodiscard]] bool linksItself(const ColumnRef& ref) const;
    [[nodiscard]] bool saysValueOf(const ColumnRef& ref) const;
    [[nodiscard]] bool leadsHome(const ColumnRef& ref) const;
    [[nodiscard]] bool isHad(Index item) const;
    void addSelected(const Candidate& column);
    void addAlternatives(const std::vector<std::string>& attributes);
    void dropPathColumns();
    [[nodiscard]] const Candidate* kindWord(Index item) const;
    void readHint();
    /// The hint that says what is asked for.
    [[nodiscard]] Index askedHint() const;
    void readMentions();
    void readEntity(Index item);
    void readValue(Index item);
    void readTable(Index item);
    void readColumn(Index item);
    bool readOwnLink(Index item, const Candidate& link);
    [[nodiscard]] bool isNegated(Index item) const;
    void settleAsked();

    // The conversation (readingcontext.cpp)
    void readReferences();
    void readSet(Index cue);
    void readPronoun(Index cue);
    void readPick(Index cue);
    void readOneOfTwo(Index cue);
    /// Whether a class is named in the plural.
    [[nodiscard]] bool namesSeveral() const;
    void inherit();
    [[nodiscard]] std::vector<EntityRef> focus() const;
    void addEntities(const std::vector<EntityRef>& entities, double score, bool leave = false);
    void inheritFilters();
    void takeOver();
    void collectEntities();

    // What else the parts could be (readingchoices.cpp)
    void offerChoices();
    void offerColumns(const ColumnRef& ref, bool numeric, Origin& origin) const;
    void offerValues(Filter& filter) const;
    [[nodiscard]] std::string words(Index item) const;

    [[nodiscard]] std::vector<std::string> unplaced() const;
    [[nodiscard]] bool isHeadless() const;
    void settleScore();

    const Sentence& m_sentence;
    const SchemaGraph& m_graph;
    std::vector<Item> m_items;
    Reading m_reading;
    Index m_asked = none;  ///< the item that says what is asked for
    Index m_askCue = none;
    std::vector<ColumnRef> m_hinted = {};  ///< that a question word in its place asks for
    std::size_t m_picked = none;           ///< the token that picks one of several things
    std::string m_referred;                ///< the table of what "this X" stands for
    bool m_inherited = false;
    bool m_isFollowUp = false;
    double m_gained = 0;
    double m_placed = 0;  ///< of m_gained, what did not come from entities and values
};

}  // namespace tripletalk::answering::offline
