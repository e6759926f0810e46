// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/relationpath.h"
#include "language/wording.h"
#include "learning/questionfeatures.h"
#include "lookup/graphindex.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// What words of a script without blanks say beside themselves: a synonym, or what "where" asks
/// for.
struct OtherCharacters {
    std::vector<std::u32string> words = {};  ///< folded, any of these
    double sure = 0;
    std::size_t first = 0;  ///< characters of the question that say it: [first, last)
    std::size_t last = 0;
};

/// The words of a question, but for those of its mention.
struct AskedWords {
    std::map<std::string, double> stems = {};  ///< also of other words for them; how sure they are
    std::vector<std::string> own = {};         ///< stems of the question's own content words
    std::vector<std::string> written = {};     ///< these words, folded
    std::u32string characters = {};            ///< of scripts without blanks, folded; else a blank
    std::vector<bool> content = {};            ///< of each: no function word, nor what only asks
    std::vector<OtherCharacters> others = {};
};

/// How well relations are said by the words of a question, by the names of the relations alone:
/// what ranks paths where nothing was learned. One thread.
class RelationWords {
  public:
    /// `index`: nothing where the graph has none; then the words of an IRI's local name count.
    RelationWords(std::optional<lookup::GraphIndex> index, const language::Wording& wording)
        : m_index(std::move(index)), m_wording(wording) {}

    [[nodiscard]] AskedWords asked(std::string_view question,
                                   const learning::Mention& mention) const;

    /// 0 to 1: the share of a relation's name that the question has, of the best of its names.
    double said(const AskedWords& asked, const std::string& relation);

    /// 0 to 1: how well all of a path is said, and how much of the question it explains.
    double said(const AskedWords& asked, const RelationPath& path);

    /// Whether a relation of the path is named by the question's own word of this number.
    bool names(const AskedWords& asked, std::size_t word, const RelationPath& path);

    /// For people: "director", "^member" for the way back.
    std::string name(const PathStep& step);
    std::string name(const RelationPath& path);

  private:
    struct Name {
        std::vector<std::string> stems = {};
        std::u32string characters = {};
    };
    const std::vector<Name>& namesOf(const std::string& relation);
    [[nodiscard]] Name nameOf(std::string_view text) const;
    void addCues(std::string_view text, AskedWords& asked) const;
    void addCharacters(std::string_view text, AskedWords& asked) const;
    void addCharactersOfCues(const std::vector<language::Token>& tokens, AskedWords& asked) const;
    [[nodiscard]] double share(const AskedWords& asked, const Name& name) const;
    [[nodiscard]] static std::vector<double> covered(const AskedWords& asked, const Name& name);
    static void explain(const AskedWords& asked, const Name& name, std::vector<double>& explained);
    [[nodiscard]] double explained(const AskedWords& asked, const RelationPath& path);

    std::optional<lookup::GraphIndex> m_index;
    const language::Wording& m_wording;
    std::map<std::string, std::vector<Name>> m_names;
};

}  // namespace tripletalk::answering
