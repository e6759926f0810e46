// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/declared.h"
#include "induction/classes/kindsapart.h"
#include "induction/classes/shapes.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tripletalk::induction {

/// The last word of an IRI's path before its name: "river" of "http://x/river/12"; empty if that is
/// a number or the host.
std::string pathWordOf(std::string_view iri);

/// Parts entities without a type into groups and names them, as Untyped::group says. How those are
/// parted that only their predicates tell apart stands in shapegroupersimilarity.cpp, their names
/// in shapegroupernames.cpp.
class ShapeGrouper {
  public:
    /// Different sets of predicates that are told apart.
    static constexpr std::size_t mostSets = 20'000;

    ShapeGrouper(const Workbench& bench, Untyped& untyped, std::vector<std::uint32_t>& incoming);

    Result<void> run();

  private:
    using TermId = graph::TermId;
    static constexpr std::int64_t fewEntities = 5;
    static constexpr std::int64_t smallShare = 100;  ///< one in so many

    enum class Kind { List, Declared, Nested, Similar };
    struct Draft {
        Kind kind = Kind::Similar;
        TermId by = 0;  ///< predicate or class
        std::int32_t pathWord = 0;
        std::vector<TermId> leader = {};  ///< the predicates that others are compared with
        std::vector<int> shapes = {};
        std::int64_t entities = 0;
        std::map<TermId, std::int64_t> incoming = {};
    };

    template <typename Counts>
    static auto mostFrequent(const Counts& counts) {
        return std::max_element(counts.begin(), counts.end(),
                                [](const auto& a, const auto& b) { return a.second < b.second; });
    }
    [[nodiscard]] const std::vector<TermId>& setOf(const Shape& shape) const {
        return m_untyped.m_sets[static_cast<std::size_t>(shape.predicates)];
    }
    Result<void> followLists();
    Result<void> followItems();
    Result<void> readVocabulary();
    [[nodiscard]] bool isWithoutClasses() const;
    Result<void> readLinks();
    [[nodiscard]] std::int32_t withLink(std::int32_t links, TermId predicate);
    Result<void> formShapes();
    void keepTellingWords(const std::map<std::string, std::int32_t>& words, std::int64_t total);
    void put(int shape, Draft& draft);
    void partPlain();
    [[nodiscard]] bool isBare(std::int32_t predicates) const;
    [[nodiscard]] std::vector<TermId> weighty(const Shape& shape) const;
    static std::int64_t likeness(const std::vector<TermId>& a, const std::vector<TermId>& b);
    static bool belongs(const std::vector<TermId>& set, const std::vector<TermId>& leader);
    Draft* nearest(const std::vector<TermId>& set, std::int32_t pathWord, const Draft* besides,
                   bool mustBelong);
    void partSimilar();
    Draft& linkedLike(const Shape& shape);
    static TermId usualLink(const Draft& draft);
    void joinLinked();
    void join(Draft& from, Draft& to);
    [[nodiscard]] std::vector<TermId> usual(const Draft& draft) const;
    void joinAlike();
    static bool sameKind(const std::vector<TermId>& larger, const std::vector<TermId>& smaller);
    void joinSmall();
    [[nodiscard]] std::vector<TermId> relationsOf(const Shape& shape) const;
    [[nodiscard]] RelationUse useOf(const Draft& draft) const;
    void joinUnclear();
    void joinSilent();
    [[nodiscard]] std::string attribute(TermId predicate) const;
    [[nodiscard]] std::string nounOf(TermId link) const;
    [[nodiscard]] std::map<TermId, std::int64_t> linksTo(const Draft& draft) const;
    [[nodiscard]] std::string nameByLink(const Draft& draft) const;
    [[nodiscard]] std::string nameByRelations(const Draft& draft) const;
    [[nodiscard]] bool isToldByPath(const Draft& draft) const;
    [[nodiscard]] std::string nameOf(const Draft& draft) const;
    [[nodiscard]] std::set<TermId> predicatesOf(const Draft& draft) const;
    [[nodiscard]] std::vector<std::string> toldApart(const std::string& name,
                                                     const std::vector<std::size_t>& alike,
                                                     std::size_t own) const;
    void publish();

    const Workbench& m_bench;
    Untyped& m_untyped;
    std::vector<std::uint32_t>& m_incoming;
    TermId m_first;
    TermId m_rest;
    DeclaredClasses m_declared;
    std::set<TermId> m_weightless;
    std::map<std::int32_t, std::string> m_words;
    std::map<TermId, std::string> m_pathOf;              ///< the path word of a predicate
    std::vector<std::vector<TermId>> m_linkSets = {{}};  ///< predicates with a minus, sorted
    std::map<std::vector<TermId>, std::int32_t> m_knownLinkSets = {{{}, 0}};
    std::unordered_map<TermId, std::int32_t> m_linksOf;  ///< of what has but names
    std::vector<Shape> m_shapes;
    std::vector<std::int64_t> m_counts;  ///< entities by shape
    std::vector<int> m_left;             ///< shapes that only their predicates can part
    std::vector<Draft> m_similar;
    std::vector<Draft> m_drafts;
};

}  // namespace tripletalk::induction
