// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "graph/triplestore.h"
#include "naming/labels.h"
#include "passages/factstream.h"
#include "passages/phrases.h"
#include "passages/subjects.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tripletalk::passages {

/// The facts of one predicate about one thing, worded as values.
struct Facts {
    const Phrase* phrase = nullptr;   ///< the reader's
    std::vector<std::string> values;  ///< or, of a reverse fact, the subjects
    std::int64_t more = 0;            ///< values beyond the cap
    bool areThings = false;           ///< not literals
};

/// What the graph says of one thing.
struct Capsule {
    graph::TermId id = 0;
    bool blank = false;
    std::string iri;  ///< or "_:" and the label of a blank node
    std::string title;
    std::string type;  ///< the label of the type that says most; empty if it has none
    std::vector<std::string> types;
    std::vector<std::string> otherNames;
    std::vector<std::string> descriptions;
    std::vector<Facts> facts;
    std::vector<Facts> reverse;
};

/// Reads the capsules of all things from the union of all graphs, in the order of their numbers.
/// Blank nodes are written out inside their owner. One thread.
class CapsuleReader {
  public:
    /// Errors: those of the store; Cancelled.
    static Result<CapsuleReader> open(const graph::TripleStore& store, std::string_view language,
                                      bool reverseFacts, const CancelToken& cancel);

    /// To be called before the first next(): facts of these predicates, and things of these
    /// classes, are told nowhere.
    void leaveOut(std::set<std::string> predicates, std::set<std::string> classes);

    /// Reads the next capsule; false behind the last one.
    Result<bool> next(Capsule& capsule);
    /// In which the passages are worded.
    [[nodiscard]] const language::Language& wording() const { return *m_wording; }
    [[nodiscard]] std::int64_t quadsRead() const { return m_stream.quadsRead(); }

  private:
    struct Predicate {
        enum class Use {
            Fact,
            Type,
            Name,
            OtherName,
            Description,
            ListFirst,
            ListRest,
            Hidden
        } use = Use::Fact;
        std::string attribute;  ///< its label without helper words
        Phrase toLiterals, toThings;
    };
    struct Object {
        graph::TermId id = 0;
        rdf::TermKind kind = rdf::TermKind::Iri;
        std::string lexical, language;  ///< of a literal
    };
    using FactRange =
        std::pair<std::vector<Fact>::const_iterator, std::vector<Fact>::const_iterator>;

    CapsuleReader(const graph::TripleStore& store, std::string_view language, bool reverseFacts,
                  Subjects subjects, FactStream stream);
    Result<void> prepare(const CancelToken& cancel);

    const Predicate& predicate(graph::TermId id);
    [[nodiscard]] Predicate described(graph::TermId id);
    Result<std::vector<Object>> objects(FactRange facts);
    Result<void> readLexical(Object& object);
    void keepBestLanguage(std::vector<Object>& objects) const;
    std::string name(const Object& object);
    Result<std::string> written(const Object& object, int depth);
    Result<std::string> nested(graph::TermId node, int depth);
    Result<std::string> nestedOnce(graph::TermId node, int depth);
    Result<std::vector<Fact>> factsOf(graph::TermId subject);
    void spend(std::int64_t inside) {
        m_inside -= inside;
        m_insideInAll -= inside;
    }
    /// No more unnamed things are written out here.
    [[nodiscard]] bool isSpent() const { return m_inside <= 0 || m_insideInAll <= 0; }
    bool isHidden(const std::vector<Fact>& facts);
    Result<void> nameThing(Capsule& capsule);
    Result<void> addFacts(FactRange range, Capsule& capsule);
    Result<void> addReverse(Capsule& capsule);
    Result<std::string> ownerOf(graph::TermId blank);

    const graph::TripleStore& m_store;
    std::string m_language;
    const language::Language* m_wording;
    bool m_reverseFacts;
    Subjects m_subjects;
    FactStream m_stream;
    naming::Labels m_labels;
    std::set<graph::TermId> m_nameIds;
    std::set<std::string> m_hiddenPredicates, m_hiddenClasses;
    std::unordered_map<graph::TermId, bool> m_hiddenTypes;
    std::unordered_map<graph::TermId, Predicate> m_predicates;
    std::unordered_map<graph::TermId, std::string> m_nested;  ///< of named nodes, read lately
    std::size_t m_nestedBytes = 0;
    std::int64_t m_inside = 0, m_insideInAll = 0;  ///< what may yet be written out
    CancelToken m_cancel;
    std::optional<sqlite::Statement> m_lexical, m_factsOf, m_owner;
};

}  // namespace tripletalk::passages
