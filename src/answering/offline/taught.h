// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/taughtmatch.h"
#include "answering/reading/querytemplate.h"
#include "answering/reading/questionreader.h"
#include "base/cancel.h"
#include "knowledge/examples.h"
#include "knowledge/languages/sqlconnection.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// A question answered by what a person said of one that says the same.
struct TaughtAnswer {
    std::string query;
    std::string question;            ///< that was taught
    std::vector<std::string> put{};  ///< "Paris": values in the place of the taught ones
    bool truth = false;              ///< asked for yes or no
};

/// The examples of a base, as far as they tell how other questions are answered: one that says the
/// same in other words, or that differs in the values alone. Every content word counts. One thread.
/// Borrows its arguments.
class Taught {
  public:
    Taught(const knowledge::KnowledgeBase& base, const reading::QuestionReader& reader,
           knowledge::SqlConnection& tables)
        : m_base(base), m_reader(reader), m_tables(tables) {}

    /// Errors: those of the base's files, Cancelled.
    Result<std::optional<TaughtAnswer>> find(const std::string& question,
                                             const CancelToken& cancel) const;

  private:
    /// A value of the query that the taught question names.
    struct Slot {
        std::size_t value = 0;
        Run said;
        bool strict = false;  ///< the words around it say which of several columns is meant
    };
    struct Lesson {
        const knowledge::Example& example;
        reading::QueryTemplate query;
        std::vector<language::Token> tokens;
        std::vector<Slot> slots = {};
    };
    struct Asked {
        std::string text;
        std::vector<language::Token> tokens;
        std::vector<retrieval::ValueLink> links = {};
    };
    /// Words of the question that may stand for a slot's value.
    struct Candidate {
        Run said;
        std::vector<std::string> texts;  ///< how the column may write it
    };
    struct Found {
        std::size_t difference = 0;
        TaughtAnswer answer;
    };

    Result<void> findSlots(Lesson& lesson) const;
    [[nodiscard]] Result<std::optional<Run>> nameOf(
        const reading::QueryValue& value, const Lesson& lesson,
        const std::vector<retrieval::ValueLink>& links) const;
    [[nodiscard]] std::vector<Candidate> candidates(const reading::QueryValue& value,
                                                    const Asked& asked) const;
    [[nodiscard]] std::optional<std::string> written(const reading::QueryValue& value,
                                                     const Candidate& candidate,
                                                     const CancelToken& cancel) const;
    [[nodiscard]] std::optional<Found> match(const Lesson& lesson, const Asked& asked,
                                             const CancelToken& cancel) const;
    void fill(const Lesson& lesson, const Asked& asked, std::vector<Candidate>& chosen,
              std::optional<Found>& best, const CancelToken& cancel) const;
    [[nodiscard]] std::optional<Found> filled(const Lesson& lesson, const Asked& asked,
                                              const std::vector<Candidate>& chosen,
                                              const CancelToken& cancel) const;
    [[nodiscard]] bool standsAlike(const Lesson& lesson, const Slot& slot, const Asked& asked,
                                   Run said) const;

    const knowledge::KnowledgeBase& m_base;
    const reading::QuestionReader& m_reader;
    knowledge::SqlConnection& m_tables;
};

}  // namespace tripletalk::answering::offline
