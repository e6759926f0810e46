// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "answering/reading/schemanames.h"
#include "base/result.h"
#include "language/wording.h"
#include "retrieval/valueindex.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

class OtherWords;

enum class EvidenceKind { Class, Property, Value, Number, Cue };

/// Better, and a Class, Property or Value is what its words name.
inline constexpr double namedWell = 0.85;

/// How a Value was found that is said to be part of a text.
inline constexpr const char* partOfText = "part of text";

/// How a Class or Property was found by a name that a person gave.
inline constexpr const char* taughtName = "taught";

/// What a stretch of a question may stand for: tokens [first, last).
struct Evidence {
    std::size_t first = 0;
    std::size_t last = 0;
    EvidenceKind kind = EvidenceKind::Cue;
    Place place = {};                      ///< of Class, Property and Value
    Operand value = {};                    ///< of Value and Number
    std::vector<Operand> others = {};      ///< of Value: what is meant beside it ("these")
    std::shared_ptr<const Term> set = {};  ///< of Value: all its rows are meant instead
    const language::Cue* cue = nullptr;
    double quality = 1;      ///< how well the words fit, in (0, 1]
    std::string how = {};    ///< of Value: how it was found; "synonym", "translated"
    std::string other = {};  ///< the word that was found instead of the question's
    double rival = 0;        ///< how much better the same words fit something else
    bool within = false;     ///< more words together fit something as well
    bool quoted = false;     ///< stands between quotation marks
    bool capital = false;    ///< begins with a capital letter inside the sentence
    bool isTerm = false;     ///< of Value: a class or property that the schema itself is made of
    bool isOf = false;       ///< of Property: a link that what has it is named by, "sub class of"
    Place through = {};      ///< of Property: the link that is named, where what has it is meant
    bool headless = false;   ///< of Class and Property: the name's head is not said
    bool unsaid = false;     ///< a word of the name is said nowhere in the question
    bool elsewhere = false;  ///< a word of the name is said elsewhere in the question
};

/// Finds all evidence for the words of a question; what overlaps is left to the reader. Borrows its
/// arguments.
class EvidenceFinder {
  public:
    /// Without `others` a word is looked up as it is said alone.
    EvidenceFinder(const retrieval::ValueIndex& values, const SchemaNames& names,
                   const SchemaGraph& graph, const language::Wording& wording,
                   const OtherWords* others = nullptr)
        : m_values(values), m_names(names), m_graph(graph), m_wording(wording), m_others(others) {}

    /// The question's words; compounds that are known by their parts alone are two.
    Result<std::vector<language::Token>> words(std::string_view question) const;

    Result<std::vector<Evidence>> find(std::string_view question,
                                       const std::vector<language::Token>& tokens) const;

    /// Columns of time, best first.
    [[nodiscard]] std::vector<Evidence> times() const;
    /// Whether a column is one of those that an attribute's names stand for.
    [[nodiscard]] bool speaksOf(const language::Cue& cue, bool inverse, const Place& place) const;

    /// Columns that an attribute's names stand for, best first.
    [[nodiscard]] std::vector<Evidence> columns(const language::Cue& cue, bool inverse) const;

  private:
    /// "yes" and "no" of columns that hold truth values.
    void addTruths(const std::vector<language::Token>& tokens, std::vector<Evidence>& all) const;
    Result<std::vector<Evidence>> said(std::string_view question,
                                       const std::vector<language::Token>& tokens) const;
    [[nodiscard]] Place placeOf(const ColumnRef& ref) const;
    Result<void> addValues(std::string_view question, const std::vector<language::Token>& tokens,
                           std::vector<Evidence>& all) const;
    void addShortValues(const std::vector<language::Token>& tokens,
                        std::vector<Evidence>& all) const;
    void addCodes(std::vector<Evidence>& all) const;
    void addNames(const std::vector<language::Token>& tokens, std::vector<Evidence>& all) const;
    /// What has a link that is named after it: the sub-classes of a class, by "sub class of".
    [[nodiscard]] std::optional<Evidence> turned(const Evidence& named) const;
    /// A name that several things of a table bear means any of them.
    void uniteBearers(std::vector<Evidence>& values) const;
    void addCues(const std::vector<language::Token>& tokens, std::vector<Evidence>& all) const;
    static void heedTaught(std::vector<Evidence>& all);
    void turnTaught(const std::vector<language::Token>& tokens, std::vector<Evidence>& all) const;
    /// What is said of a class is no name of it where another class is called so.
    static void dropHints(std::vector<Evidence>& all);
    /// "top" before a number ranks, and is not the "maximum" in a column's name.
    static void dropRanked(std::vector<Evidence>& all);
    static void compareRivals(std::vector<Evidence>& all);
    void addQuoted(std::string_view question, const std::vector<language::Token>& tokens,
                   std::vector<Evidence>& all) const;

    const retrieval::ValueIndex& m_values;
    const SchemaNames& m_names;
    const SchemaGraph& m_graph;
    const language::Wording& m_wording;
    const OtherWords* m_others;
};

}  // namespace tripletalk::answering::reading
