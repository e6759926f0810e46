// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/graphathand.h"
#include "answering/grasp/searchedplace.h"
#include "answering/grasp/seeniris.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::answering::grasp {

/// Searches what may stand at a place of a triple, and says it in the words that the model reads:
/// a part for each sort of thing (entities, properties, other IRIs, literals), ten finds each, best
/// first. One search an object, any thread.
class PlaceSearch {
  public:
    /// More values than these are not looked through one by one.
    static constexpr std::size_t mostValues = 65'536;

    PlaceSearch(GraphAtHand& graph, SeenIris& seen, Place place, std::string query,
                const CancelToken& cancel)
        : m_graph(graph),
          m_seen(seen),
          m_place(place),
          m_query(std::move(query)),
          m_cancel(cancel) {}

    /// In the whole index. Errors: Cancelled.
    Result<std::string> everywhere();
    /// Among what ?search of `pattern` may be. Where that cannot be told, in the whole index, with
    /// a notice; where it is more than can be looked through, among what fits best in the whole
    /// index, of which that stays which the pattern allows. Errors: Cancelled.
    Result<std::string> among(const sparql::Query& pattern);

  private:
    struct Values {
        lookup::Rows rows;                ///< of the index of the place's sort
        std::vector<std::string> others;  ///< IRIs that the index does not have
        std::vector<rdf::Term> literals;
    };
    [[nodiscard]] lookup::ItemKind kind() const;
    [[nodiscard]] Values sorted(const sparql::QueryAnswer& answer) const;
    Result<std::string> among(Values values);
    Result<std::string> amongTooMany(const sparql::Query& pattern);
    Result<std::string> fallBack(const std::string& reason);
    Result<std::vector<std::uint32_t>> allowed(const std::vector<std::uint32_t>& rows,
                                               const sparql::Query& pattern);
    Result<std::vector<rdf::Term>> literalsWithWords(const sparql::Query& pattern);

    std::string itemsText(const std::vector<std::uint32_t>& rows);
    std::string othersText(std::vector<std::string> iris);
    std::string literalsText(const std::vector<rdf::Term>& literals);
    [[nodiscard]] std::string nothing() const;

    GraphAtHand& m_graph;
    SeenIris& m_seen;
    Place m_place;
    std::string m_query;
    const CancelToken& m_cancel;
};

}  // namespace tripletalk::answering::grasp
