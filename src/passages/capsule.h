// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "graph/triplestore.h"
#include "naming/labels.h"
#include "passages/phrases.h"

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace tripletalk::passages {

/// The facts of one predicate about one entity, worded as values.
struct Facts {
    Phrase phrase;
    std::vector<std::string> values;  ///< or, of a reverse fact, the subjects
    std::int64_t more = 0;            ///< values beyond the cap
};

/// What the graph says of one entity.
struct Capsule {
    std::vector<std::string> types;
    std::vector<std::string> otherNames;
    std::vector<std::string> descriptions;
    std::vector<Facts> facts;
    std::vector<Facts> reverse;
};

/// Reads capsules from the union of all graphs. Blank nodes are written out inside their owner. One
/// thread.
class CapsuleReader {
  public:
    CapsuleReader(const graph::TripleStore& store, std::string_view language);
    /// Errors: those of the store.
    Result<void> prepare();

    Result<Capsule> read(graph::TermId entity, const std::string& title, bool reverseFacts);
    std::string label(graph::TermId id) { return m_labels.label(id); }
    [[nodiscard]] bool isEnglish() const { return m_english; }
    /// True for a blank node that some other node refers to: it is part of that node's capsule.
    Result<bool> hasOwner(graph::TermId blank);

  private:
    struct Predicate {
        enum class Use {
            Fact,
            Type,
            Name,
            OtherName,
            Description,
            ListFirst,
            ListRest
        } use = Use::Fact;
        std::string label;
        std::string localName;
    };
    struct Object {
        graph::TermId id = 0;
        int kind = 0;
        std::string lexical;
        std::string language;
    };
    using Objects = std::vector<std::pair<graph::TermId, std::vector<Object>>>;  ///< by predicate

    const Predicate& predicate(graph::TermId id);
    Result<Objects> objectsOf(graph::TermId subject);
    void keepBestLanguage(std::vector<Object>& objects) const;
    Result<std::string> written(const Object& object, int depth);
    Result<std::string> nested(graph::TermId node, int depth);
    Result<std::optional<Facts>> facts(graph::TermId predicateId,
                                       const std::vector<Object>& objects);
    Result<std::vector<Facts>> reverseOf(graph::TermId entity);
    Result<std::string> ownerOf(graph::TermId blank);

    const graph::TripleStore& m_store;
    std::string m_language;
    bool m_english;
    naming::Labels m_labels;
    std::set<graph::TermId> m_nameIds;
    std::unordered_map<graph::TermId, Predicate> m_predicates;
    std::optional<sqlite::Statement> m_forward, m_backward, m_backwardOf, m_owner;
};

}  // namespace tripletalk::passages
