// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/schema/schemagraph.h"
#include "language/wording.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace tripletalk::answering::reading {

using language::Token;
using language::Wording;

/// A table (column empty) or column that some words of the question may name.
struct NameMatch {
    std::size_t first = 0;  ///< tokens [first, last)
    std::size_t last = 0;
    ColumnRef ref;
    ColumnRef via =
        {};            ///< the foreign key that was named, where `ref` is the quantity it leads to
    double score = 0;  ///< share of the name's words that were said, rare words counting more
    bool taught = false;        ///< by a name that a person gave
    bool commented = false;     ///< by a word of what the vocabulary says of a class
    bool headless = false;      ///< its head was not said: "size" of "team size"
    std::size_t unsaid = 0;     ///< words that were not said here and are no general ones
    std::size_t elsewhere = 0;  ///< of these, words that stand elsewhere in the question
};

/// Where tables and columns have their names from: what an IRI ends in is a name in another
/// language than the labels' at best.
enum class NamesOf { Labels, LabelsAndIris };

/// Matches a question's words with the labels and names of tables and columns: same stems,
/// synonyms, shared beginnings. Borrows schema and wording.
class SchemaNames {
  public:
    SchemaNames(const SchemaGraph& graph, const Wording& wording, NamesOf from = NamesOf::Labels);

    /// Another name that a person gave to a table or column. All of it must be said; of a table of
    /// links or of several values it names what that tells.
    void teach(const std::string& word, ColumnRef ref);

    /// Names found among the tokens, one match for a run of tokens and a name; at least half of a
    /// name said.
    [[nodiscard]] std::vector<NameMatch> match(const std::vector<Token>& tokens) const;

    /// Columns (not tables) that an attribute's name stands for, best first; earlier attributes
    /// count more.
    [[nodiscard]] std::vector<NameMatch> columns(const std::vector<std::string>& attributes) const;
    /// The same for tables: who "works" is an employee.
    [[nodiscard]] std::vector<NameMatch> tables(const std::vector<std::string>& attributes) const;

  private:
    struct Name {
        ColumnRef ref;
        ColumnRef via = {};
        std::vector<std::string> words = {};    ///< folded
        std::vector<std::string> stems = {};    ///< one a word
        std::vector<std::string> fillers = {};  ///< folded function words that stand inside
        double factor = 1;                      ///< below 1 for names that are only hinted at
        bool taught = false;

        void add(const Token& token) {
            words.push_back(token.folded);
            stems.push_back(token.stem);
        }
    };
    void addColumn(const induction::Table& table, const induction::Column& column,
                   const SchemaGraph& graph);
    void addInlined(const induction::Table& table, const induction::Column& link);
    void addComment(const induction::Table& table);
    /// "club name" for "clubname", where both words are known from names.
    void divideCompounds();
    void index(std::size_t name);
    void add(const Name& name, const std::string& text, const std::string& unit = {});
    void addWords(Name name, const std::string& text, const std::string& unit);
    [[nodiscard]] std::vector<NameMatch> matchAll(const std::vector<Token>& tokens,
                                                  double least) const;
    [[nodiscard]] std::vector<NameMatch> named(const std::vector<std::string>& attributes,
                                               bool tables) const;
    [[nodiscard]] double weight(const std::string& stem) const;
    [[nodiscard]] double likeness(const Token& token, const Name& name, std::size_t i) const;
    /// The word of a name that two words of the question are, "post code" for "postcode"; past the
    /// end if none is.
    [[nodiscard]] static std::size_t wholeOf(const Name& name, const std::vector<Token>& tokens,
                                             std::size_t at);
    /// "active to date" was said, and this is "active from date".
    [[nodiscard]] static bool hasOtherFillers(const Name& name, const std::vector<Token>& tokens,
                                              const NameMatch& match);
    /// Whether a word of a name stands outside the match.
    [[nodiscard]] bool isElsewhere(const Name& name, std::size_t word,
                                   const std::vector<Token>& tokens, const NameMatch& match) const;
    [[nodiscard]] NameMatch matchAt(const Name& name, const std::vector<Token>& tokens,
                                    std::size_t first) const;

    const SchemaGraph* m_graph;
    const Wording* m_wording;
    NamesOf m_from;
    std::vector<Name> m_names;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byStem;
    std::unordered_map<std::string, double> m_uses;  ///< of a stem in names proper
    std::unordered_map<std::string, std::vector<std::string>>
        m_byPrefix;  ///< first four bytes -> stems
    std::unordered_map<std::string, std::vector<std::string>> m_byRoot;
};

}  // namespace tripletalk::answering::reading
